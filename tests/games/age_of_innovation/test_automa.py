"""The solo game: a human against the Automa. What is known of it comes from a public helper application.

Unless told otherwise the human plays forest on C5 and H10, and the Automa, Simpletons of the desert on level 2, stands
on H4 (marked) and I9 (not marked). What lies around the two is made so that every rule of choosing leads elsewhere."""

from importlib.resources import files
from itertools import pairwise
from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.deck import Automaton
from boardwright.games.age_of_innovation.rules.map import BY_NAME, NAMES
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import BUILDINGS, TERRAINS
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw, random_walk
from boardwright.parts.hexgrid import bits
from tests.games.age_of_innovation.tables import Table

ALL = ["1s", "2s", "3s", "4s", "5s", "6s", "7", "8", "9", "10", "11", "12", "13", "14"]
HUMAN, AUTOMA = 1, 2


class Solo(Table):
    """A table at which the human, on seat 1, is about to take the first turn."""

    def __init__(
        self,
        faction: str = "simpletons",
        *,
        level: int = 2,
        home: str = "desert",
        card: str = "1s",
        human: str = "forest goblins C5 H10",
        **options: str,
    ) -> None:
        self._card = card
        board, people = human.split()[:2]
        self._dealt = {"board": board, "faction": people}
        answers = [f"automa {level}", f"automa {faction}", f"automa {home}", "bonus coins"]
        options.setdefault("books", "power coins guild")
        super().__init__(human, answers=answers, **options)

    def _chance(self) -> str:
        legal = [action.text for action in GAME.legal(self.state, CHANCE)]
        verb, kind = legal[0].split()[:2]
        if verb == "card":
            return f"card {self._card}" if len(legal) == len(ALL) else legal[0]
        if kind == "bonus":
            row = ["power-and-coins", "coins", "pass-school", "spade", "bridge"]
            return next(f"deal bonus {each}" for each in row if f"deal bonus {each}" in legal)
        if kind in self._dealt:
            wish = f"deal {kind} {self._dealt[kind]}"
            return wish if wish in legal else legal[0]
        return super()._chance()

    @property
    def automa(self) -> Automaton:
        return automa(self.state)

    def settle(self, marked: str = "H4", unmarked: str = "I9", building: str = "workshop") -> None:
        """Where the Automa's buildings stand."""
        seat = self.seat(AUTOMA)
        seat.structures, seat.buildings = (0,) * len(BUILDINGS), 0
        self.put(AUTOMA, building, f"{marked} {unmarked}")
        self.automa.marked = sum(1 << BY_NAME[name] for name in marked.split())

    def turn(self, support: str, action: str, *, below: int = 2) -> None:
        """The human passes, then the Automa turns up these two cards, so many others being left in its pile."""
        others = [each for each in ALL if each not in (support, action)]
        self.pile(support, action, *others[:below])
        self.play(f"chance: card {support}")
        self.play(f"chance: card {action}")

    def pile(self, *cards: str) -> None:
        """The human passes; the Automa still has these cards in this round."""
        self.automa.pile = tuple(sorted(ALL.index(card) for card in cards))
        self.play(f"{HUMAN}: {next(text for text in self.legal(HUMAN) if text.startswith('pass'))}")
        self.finish()

    def points(self) -> int:
        return self.seat(AUTOMA).points

    def marked(self) -> set[str]:
        return {NAMES[h] for h in bits(self.automa.marked)}

    def blocked(self) -> tuple[list[str], list[str]]:
        """The power actions and the book actions that nobody may use any more in this round."""
        return (
            [POWER_ACTIONS[n].id for n, user in enumerate(self.state.power_used) if user != NONE],
            [BOOK_ACTIONS[n].id for n, user in enumerate(self.state.books_used) if user != NONE],
        )


def laboratory(faction: str = "simpletons", level: int = 2, **options: str) -> Solo:
    """Desert people prefer wasteland in row A, plains in row B. Both lie twice beside each kind of building: once
    closer to the other kind, once closer to the human."""
    solo = Solo(faction, level=level, **options)
    solo.settle()
    solo.turn_to("G4 H5 H8 H9", "wasteland")
    solo.turn_to("G5 I5 I8 I10", "plains")
    solo.turn_to("H3 I4", "forest")
    solo.science(HUMAN, 5, 1, 6, 9)
    return solo


def prepared(level: int = 2, faction: str = "simpletons") -> State:
    return Solo(faction, level=level).state


def automa(state: State) -> Automaton:
    assert state.automa is not None
    return state.automa


# --- preparation


def test_the_automa_takes_a_seat_but_scores_are_the_humans() -> None:
    state = prepared()
    assert len(state.seats) == 2 and len(GAME.scores(state)) == 1 and state.map.id == "1-3"


def test_palaces_and_round_bonuses_of_the_solo_game() -> None:
    """S1."""
    state = prepared()
    assert len(state.palaces) == 3 and 16 in state.palaces, "palace 17 and one for each of the two"
    assert ROUND_BONUSES[state.seats[1].bonus].id == "power-and-coins", "the leftmost"
    assert [ROUND_BONUSES[n].id for n in state.bonus_row] == ["pass-school", "spade", "bridge"]
    assert [state.bonus_coins[n] for n in state.bonus_row] == [1, 1, 1]
    assert state.neutral_science == (), "the faction of two players does not play"
    assert sum(place >= 0 for place in state.display) == 6, "innovations as for two"


def test_three_boards_with_two_factions_each() -> None:
    state, random = GAME.new(1, {}), Random(1)
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, draw(GAME, state, random))
    boards = [action.args[0] for action in GAME.legal(state, 0)]
    assert len(boards) == 3
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert len(GAME.legal(state, 0)) == 2


@pytest.mark.parametrize(
    ("cards", "marked", "other"), [(ALL[:5], "D4", "E9"), (ALL[5:10], "C8", "H6"), (ALL[10:], "C11", "H6")]
)
def test_first_workshops_stand_where_the_letters_of_a_card_say(cards: list[str], marked: str, other: str) -> None:
    """A and B, C and D, or E and F; the first is marked."""
    for card in cards:
        solo = Solo(card=card)
        assert set(solo.built(AUTOMA, "workshop")) == {marked, other} and solo.marked() == {marked}


def test_letters_name_a_hex_of_each_terrain_on_the_map() -> None:
    state = prepared()
    hexes = state.map.letters["A"]
    names = {NAMES[h]: TERRAINS[n] for n, h in enumerate(hexes)}
    assert names == {
        "D4": "desert",
        "D10": "plains",
        "B7": "swamp",
        "B3": "lake",
        "F9": "forest",
        "C4": "mountain",
        "H5": "wasteland",
    }


def test_the_human_goes_first_in_round_1() -> None:
    assert prepared().order == (0, 1)


# --- the five levels


@pytest.mark.parametrize(
    ("level", "surely", "more"),
    [
        (1, "1s 2s 4s 5s 6s", 0),
        (2, "1s 2s 3s 4s 5s 6s", 0),
        (3, "1s 2s 3s 4s 5s 6s", 1),
        (4, "1s 2s 3s 4s 5s 6s", 2),
        (5, "1s 2s 3s 4s 5s 6s 13", 1),
    ],
)
def test_the_deck_of_the_first_round(level: int, surely: str, more: int) -> None:
    deck = [CARDS[n].id for n in automa(prepared(level)).deck]
    assert set(surely.split()) <= set(deck) and len(deck) == len(surely.split()) + more
    assert "3s" in deck or level == 1


def test_the_third_starter_comes_first_at_the_lowest_level() -> None:
    solo = Solo(level=1)
    solo.pass_until(2)
    assert [CARDS[n].id for n in solo.automa.deck] == ["1s", "2s", "3s", "4s", "5s", "6s"]


@pytest.mark.parametrize(("level", "sizes"), [(1, [5, 6, 7, 8, 9, 10]), (5, [8, 9, 10, 11, 12, 13])])
def test_one_card_more_each_round(level: int, sizes: list[int]) -> None:
    solo = Solo(level=level)
    seen = []
    for number in range(1, 7):
        solo.pass_until(number)
        seen.append(len(solo.automa.deck))
    assert seen == sizes


@pytest.mark.parametrize(
    ("level", "points", "shipping"),
    [
        (1, (0, 1, 1), (0, 1, 2)),
        (2, (1, 2, 3), (0, 1, 2)),
        (3, (2, 2, 3), (1, 2, 2)),
        (4, (2, 3, 3), (1, 2, 2)),
        (5, (3, 4, 4), (1, 2, 3)),
    ],
)
def test_points_and_shipping_of_the_level_in_rounds_1_3_and_5(
    level: int, points: tuple[int, int, int], shipping: tuple[int, int, int]
) -> None:
    for number, gained, reach in zip((1, 3, 5), points, shipping, strict=True):
        solo = Solo(level=level)
        solo.pass_until(number)
        before = solo.points()
        solo.turn("6s", "12")
        assert solo.points() - before == gained and solo.seat(AUTOMA).shipping == reach


def test_the_level_counts_two_rounds_alike() -> None:
    solo = Solo(level=2)
    solo.pass_until(4)
    before = solo.points()
    solo.turn("6s", "12")
    assert solo.points() - before == 2


# --- every card as the action card; the support card counts one in reading order


def effect(solo: Solo) -> tuple[int, str]:
    """Points, and what was done in the laboratory."""
    done = []
    new = set(solo.built(AUTOMA, "workshop")) - {"H4", "I9"}
    done += [f"build {hex}" for hex in sorted(new)]
    done += [f"guild {hex}" for hex in solo.built(AUTOMA, "guild")]
    power, books = solo.blocked()
    done += [f"block {each}" for each in [*power, *books]]
    done += [f"law {solo.level(AUTOMA, 'law') - 1}" for _ in range(solo.level(AUTOMA, "law") > 1)]
    done += [f"scholar {7 - solo.seat(AUTOMA).scholars}" for _ in range(solo.seat(AUTOMA).scholars < 7)]
    return solo.points() - 20, ", ".join(done)


EFFECTS = {
    "1s": (1, "guild H4"),
    "2s": (1, "block bridge, block power"),
    "3s": (0, "law 3, scholar 1"),
    "4s": (0, "build H9"),
    "5s": (1, "build H9"),  # the Simpletons' own action
    "6s": (0, "law 1"),  # no innovation before round 3
    "7": (1, "build H9"),
    "8": (3, "law 3, scholar 1"),
    "9": (3, "law 3, scholar 1"),
    "10": (2, "guild H4"),
    "11": (1, "guild H4"),
    "12": (1, "block bridge, block power"),
    "13": (3, "build H9"),
    "14": (1, "block bridge, block power"),
}


@pytest.mark.parametrize("card", ALL)
def test_what_every_card_does(card: str) -> None:
    solo = laboratory()
    solo.turn("8" if card == "6s" else "6s", card)
    assert effect(solo) == EFFECTS[card]


# --- every card as the support card

LANDS = {
    "1s": ("G4", True),
    "2s": ("G5", True),
    "3s": ("I8", False),
    "4s": ("I10", False),
    "5s": ("H5", True),
    "6s": ("H9", False),
    "7": ("I8", False),
    "8": ("H5", True),
    "9": ("H5", True),
    "10": ("I8", False),
    "11": ("H8", False),
    "12": ("H8", False),
    "13": ("I5", True),
    "14": ("I5", True),
}


@pytest.mark.parametrize("card", ALL)
def test_where_the_automa_builds_with_every_support_card(card: str) -> None:
    """Beside marked or unmarked buildings, towards the others or not, by row A or row B."""
    solo = laboratory()
    solo.turn(card, "13" if card == "4s" else "4s")
    hex, marked = LANDS[card]
    assert hex in solo.built(AUTOMA, "workshop") and solo.terrain(hex) == "desert"
    assert (hex in solo.marked()) is marked


BLOCKS = {
    "1s": ("scholar", "coins"),
    "2s": ("two-spades", "guild"),
    "3s": ("tools", "guild"),
    "4s": ("coins", "power"),
    "5s": ("one-spade", "coins"),
    "6s": ("bridge", "power"),
    "7": ("coins", "power"),  # the fourth of three is the first
    "8": ("bridge", "power"),
    "9": ("scholar", "coins"),
    "10": ("tools", "guild"),  # backwards, the fourth of three is the last
    "11": ("one-spade", "coins"),
    "12": ("coins", "power"),
    "13": ("two-spades", "guild"),
    "14": ("tools", "guild"),
}


@pytest.mark.parametrize("card", ALL)
def test_how_far_every_support_card_counts(card: str) -> None:
    """Six power actions lie out, and the book actions power, coins and guild in this order."""
    solo = laboratory()
    solo.turn(card, "12" if card == "2s" else "2s")
    power, books = BLOCKS[card]
    assert solo.blocked() == ([power], [books])


def test_what_is_used_already_is_not_counted() -> None:
    solo = laboratory()
    solo.rich(HUMAN)
    solo.automa.pile = tuple(ALL.index(card) for card in ("6s", "2s", "1s", "3s"))
    solo.act(HUMAN, "power bridge")
    if solo.waiting() == HUMAN:
        solo.play(f"{HUMAN}: {solo.legal(HUMAN)[0]}")
        solo.finish()
    solo.play("chance: card 6s", "chance: card 2s")
    assert solo.blocked() == (["bridge", "scholar"], ["power"])


@pytest.mark.parametrize("card", ALL)
def test_where_a_scholar_goes_with_every_support_card(card: str) -> None:
    """Cards 1 and 3 say the discipline of the round's tile, banking; the others where the human is nearest, law."""
    solo = laboratory(scoring="school-banking")
    solo.turn(card, "8" if card == "3s" else "3s")
    expected = (4, 1, 1, 1) if card in ("1s", "3s") else (1, 4, 1, 1)
    assert solo.seat(AUTOMA).science == expected


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        (["1s", "4s", "7", "10", "13"], "pass-school"),
        (["2s", "5s", "8", "11", "14"], "spade"),
        (["3s", "6s", "9", "12"], "bridge"),
    ],
)
def test_which_round_bonus_every_support_card_takes(cards: list[str], bonus: str) -> None:
    """The left, the middle or the right one of the three; its coins go to nobody, and the old one lies in its place."""
    for card in cards:
        solo = laboratory()
        row = solo.may(HUMAN, "pass")
        solo.pile(card)  # it turns this card up, and no action card is left
        taken = solo.seat(AUTOMA)
        left = [ROUND_BONUSES[n].id for n in solo.state.bonus_row]
        # The human took pass-school, so that coins lie there now.
        expected = "coins" if bonus == "pass-school" else bonus
        assert row == ["pass-school", "spade", "bridge"] and ROUND_BONUSES[taken.bonus].id == expected
        assert taken.coins == 0 and left[["pass-school", "spade", "bridge"].index(bonus)] == "power-and-coins"


# --- building


def test_the_best_terrain_then_the_closest_then_by_direction() -> None:
    """All four hexes around I9 are wasteland and the human is far from all: the first and the last in reading order."""
    for support, hex in (("6s", "H8"), ("4s", "H9")):  # the first; the third from the end
        solo = Solo(human="forest goblins A2 A8")
        solo.settle()
        solo.turn_to("H8 H9", "wasteland")
        solo.turn_to("I8 I10", "forest")
        solo.turn(support, "13")
        assert hex in solo.built(AUTOMA, "workshop")


@pytest.mark.parametrize(
    ("support", "order"),
    [
        ("6s", "desert wasteland plains mountain lake swamp forest"),
        ("4s", "desert plains wasteland swamp forest mountain lake"),
    ],
)
def test_the_two_rows_of_terrains(support: str, order: str) -> None:
    """Row A and row B as desert people read them: each terrain is taken before the one that follows it."""
    for better, worse in pairwise(order.split()):
        solo = Solo()
        solo.settle()
        solo.turn_to("H8", better)
        solo.turn_to("H9 I8 I10", worse)
        solo.turn(support, "13")
        assert "H8" in solo.built(AUTOMA, "workshop"), f"{better} before {worse}"


def test_the_rows_begin_with_the_home_of_the_automa() -> None:
    """Row A of the lake: lake, swamp, forest, plains, wasteland, mountain, desert."""
    order = ["lake", "swamp", "forest", "plains", "wasteland", "mountain", "desert"]
    for better, worse in pairwise(order):
        solo = Solo(home="lake")
        solo.settle()
        solo.turn_to("H8", better)
        solo.turn_to("H9 I8 I10", worse)
        solo.turn("6s", "4s")
        assert "H8" in solo.built(AUTOMA, "workshop"), f"{better} before {worse}"


def test_shipping_lengthens_the_reach() -> None:
    """From E9, desert on the other bank: with shipping 1 the Automa crosses a river hex to C8."""
    for level, hex in ((2, "E10"), (3, "C8")):
        solo = Solo(level=level)
        solo.settle("D4", "E9")
        solo.turn("6s", "4s")
        assert hex in solo.built(AUTOMA, "workshop")


def test_where_nothing_of_the_told_kind_is_in_reach_any_building_serves() -> None:
    solo = laboratory()
    solo.settle("H4", "A2")
    solo.put(HUMAN, "workshop", "A3 B2")
    solo.turn("6s", "4s")
    assert "H5" in solo.built(AUTOMA, "workshop") or "G4" in solo.built(AUTOMA, "workshop")


def test_towards_the_others_only_until_they_are_in_reach() -> None:
    """I4 and I5 are in reach of each other: `toward` asks for nothing more, so row A decides."""
    solo = laboratory()
    solo.settle("H4", "I5")
    solo.turn("5s", "4s")
    assert "G4" in solo.built(AUTOMA, "workshop")


def test_without_a_workshop_it_upgrades_instead() -> None:
    solo = laboratory()
    solo.settle("H4", "I9")
    solo.put(AUTOMA, "workshop", "A4 C11 E9 F11 H3 H6 I6")
    solo.turn("6s", "4s")
    assert len(solo.built(AUTOMA, "workshop")) == 8 and solo.built(AUTOMA, "guild") == ["A4"]


def test_the_human_gains_power_from_its_buildings() -> None:
    solo = laboratory()
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "4s")
    assert solo.legal(HUMAN) == ["take 1", "decline"]


def test_a_guild_beside_the_automa_costs_three_coins() -> None:
    solo = laboratory()
    solo.put(HUMAN, "workshop", "I8")
    solo.stocks(HUMAN, "2t 3c")
    assert solo.may(HUMAN, "upgrade") == ["I8 guild"]


# --- upgrading


def test_a_workshop_beside_the_human_becomes_a_guild_first() -> None:
    """Though it offers power, and others would not."""
    solo = laboratory()
    solo.settle("H4 H9", "I9")
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "guild") == ["H9"] and solo.legal(HUMAN) == ["take 1", "decline"]


def test_otherwise_what_gives_the_human_least_power() -> None:
    solo = laboratory()
    solo.settle("H9", "I9", building="guild")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "palace") == ["I9"] and solo.built(AUTOMA, "guild") == ["H9"]


@pytest.mark.parametrize(
    ("before", "built", "after"),
    [("guild", "", "palace"), ("guild", "palace", "school"), ("school", "", "university"), ("workshop", "", "guild")],
)
def test_it_becomes_the_strongest_building_that_it_can(before: str, built: str, after: str) -> None:
    solo = laboratory()
    solo.settle("H4", "", building=before)
    if built:
        solo.put(AUTOMA, built, "A4")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, after) == ["H4"] and solo.built(AUTOMA, before) == []


def test_where_nothing_can_be_upgraded_nothing_happens() -> None:
    solo = laboratory()
    solo.settle("H4", "", building="palace")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "palace") == ["H4"] and solo.points() == 21, "the points of the level come all the same"


# --- science


def test_a_discipline_that_was_not_begun_comes_first() -> None:
    """Kuddlers begin with banking and law: engineering is the first of the two others, medicine the last."""
    for support, science in (("6s", (1, 1, 3, 0)), ("2s", (1, 1, 0, 3))):
        solo = laboratory("kuddlers")
        solo.turn(support, "3s")
        assert solo.seat(AUTOMA).science == science


def test_catching_up_counts_above_and_below_alike() -> None:
    solo = laboratory()
    solo.science(AUTOMA, 8, 5, 3, 5)
    solo.science(HUMAN, 4, 6, 4, 9)
    solo.turn("9", "3s")  # law and engineering are one apart: the second of them
    assert solo.seat(AUTOMA).science == (8, 5, 6, 5)


def test_the_round_tile_is_left_where_no_step_can_be_made() -> None:
    solo = laboratory(scoring="school-banking")
    solo.science(AUTOMA, 12, 1, 1, 1)
    solo.turn("1s", "3s")
    assert solo.seat(AUTOMA).science == (12, 4, 1, 1)


def test_in_the_last_round_the_final_tile_says_the_discipline() -> None:
    """Workshops go with medicine, guilds with banking, schools with law, border workshops with engineering."""
    tiles = {"workshop": "medicine", "guild": "banking", "school": "law", "edge-workshop": "engineering"}
    for final, discipline in tiles.items():
        solo = laboratory()
        solo.pass_until(6)
        solo.state.final_tile = [tile.id for tile in FINAL_TILES].index(final)
        solo.science(AUTOMA, 1, 1, 1, 1)
        solo.state.slots = [-1] * 16
        solo.turn("1s", "3s")
        assert solo.level(AUTOMA, discipline) == 4


def test_the_best_free_slot_then_one_step() -> None:
    """A123: it needs no key."""
    solo = laboratory()
    solo.science(AUTOMA, 1, 6, 1, 1)
    solo.science(HUMAN, 9, 7, 9, 9)
    solo.state.slots[4] = 0  # the slot for 3 of law
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 8 and solo.seat(AUTOMA).scholars == 6
    solo = laboratory()
    solo.state.slots[4:8] = [0, 0, 0, 0]
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 2 and solo.seat(AUTOMA).scholars == 7, "no slot"
    solo = laboratory()
    solo.seat(AUTOMA).scholars = 0
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 2, "no scholar"


def test_level_12_is_for_one_marker_of_the_two() -> None:
    """A123."""
    solo = laboratory()
    solo.science(HUMAN, 0, 12, 0, 0)
    solo.science(AUTOMA, 12, 10, 11, 12)
    solo.turn("6s", "3s")
    assert solo.seat(AUTOMA).science == (12, 11, 11, 12)


def test_the_automa_takes_innovations_from_round_3_on_without_effect() -> None:
    """The second of those that lie out, and then a step: banking and law are level with the human, and law is the
    second of them."""
    solo = laboratory(innovations="census libraries monument")
    solo.pass_until(3)
    before = solo.points()
    solo.science(AUTOMA, 5, 1, 5, 5)
    solo.turn("9", "6s")
    assert [INNOVATIONS[n].id for n in solo.seat(AUTOMA).innovations] == ["libraries"]
    assert solo.points() == before and solo.seat(AUTOMA).science == (5, 2, 5, 5)
    assert [INNOVATIONS[n].id for n in solo.state.display if n >= 0][:2] == ["census", "monument"]


def test_the_automa_takes_three_innovations_at_most() -> None:
    solo = laboratory()
    solo.pass_until(3)
    solo.innovation(AUTOMA, *[INNOVATIONS[n].id for n in solo.state.display if n >= 0][:3])
    solo.turn("9", "6s")
    assert len(solo.seat(AUTOMA).innovations) == 3


# --- passing


def test_it_passes_when_no_card_is_left() -> None:
    solo = laboratory()
    solo.pile("6s")
    assert solo.state.round == 2 and solo.built(AUTOMA, "workshop") == ["H4", "I9"]


@pytest.mark.parametrize("card", ALL)
def test_one_of_the_last_two_cards_with_the_mark_ends_the_round(card: str) -> None:
    """The starters 1, 3, 5 and 6 bear no mark and are played; the others are not. Passing brings 4 points here. The
    very last card always bears it in this test."""
    solo = laboratory()
    support, last = "8" if card == "6s" else "6s", "13" if card == "14" else "14"
    solo.pile(support, card, last)
    solo.play(f"chance: card {support}", f"chance: card {card}")
    solo.finish()
    points, done = EFFECTS[card] if card in ("1s", "3s", "5s", "6s") else (0, "")
    assert solo.state.round == 2 and effect(solo) == (points + 4, done)


def test_the_last_card_without_the_mark_is_played_too() -> None:
    """Then no card is left to act."""
    solo = laboratory()
    solo.pile("6s", "3s", "1s")
    solo.play("chance: card 6s", "chance: card 3s")
    assert solo.state.round == 2 and effect(solo) == (5, "guild H4, law 3, scholar 1")


def test_the_mark_does_not_count_before_the_last_two_cards() -> None:
    solo = laboratory()
    solo.turn("6s", "2s", below=2)
    assert solo.state.round == 1 and solo.points() == 21


PASSING = {
    "workshop-law": (3, 5),
    "workshop-banking": (3, 5),
    "guild-law": (2, 5),
    "guild-medicine": (2, 5),
    "school-banking": (3, 7),
    "palace-university-medicine": (4, 4),
    "palace-university-banking": (4, 4),
    "spade-engineering": (3, 5),
    "science-medicine": (3, 5),
    "city-engineering": (0, 4),
    "track-engineering": (2, 5),
    "innovation-law": (4, 4),
}


@pytest.mark.parametrize("tile", PASSING)
def test_points_of_passing_by_round_tile(tile: str) -> None:
    """In rounds 1 to 3, and from round 4 on."""
    number = [each.id for each in SCORING_TILES].index(tile)
    for round, expected in zip((1, 3, 4), (PASSING[tile][0], *PASSING[tile]), strict=True):
        solo = Solo()
        solo.pass_until(round)
        solo.state.scoring = (number,) * 6
        before = solo.points()
        solo.pile("6s")
        assert solo.points() - before == expected


@pytest.mark.parametrize(("tile", "points"), [("workshop", 8), ("guild", 7), ("school", 6), ("edge-workshop", 7)])
def test_points_of_passing_in_the_last_round(tile: str, points: int) -> None:
    """Of the final tile, not of the round's."""
    solo = Solo()
    solo.pass_until(6)
    solo.state.final_tile = [each.id for each in FINAL_TILES].index(tile)
    before = solo.scored(AUTOMA, "round-tiles")
    solo.pile("6s")
    assert solo.scored(AUTOMA, "round-tiles") - before == points


def test_who_passes_first_begins_the_next_round() -> None:
    solo = laboratory()
    solo.rich(HUMAN)
    solo.automa.pile = (5,)
    solo.act(HUMAN, "power coins")
    solo.play(f"{HUMAN}: {next(text for text in solo.legal(HUMAN) if text.startswith('pass'))}")
    solo.finish()
    assert solo.state.round == 2 and solo.order() == [AUTOMA, HUMAN]


# --- the seven factions


FACTIONS = {
    "simpletons": ((1, 1, 1, 1), "H8", 1),
    "kuddlers": ((1, 1, 0, 0), "I10", 2),
    "druids": ((0, 0, 0, 2), "H8", 0),
    "racelings": ((0, 1, 0, 1), "H8", 0),
    "wanderers": ((1, 0, 1, 0), "D4", 0),
    "mimics": ((0, 1, 1, 0), "I8", 2),
    "powermongers": ((0, 0, 1, 1), "H9", 1),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_own_action_of_every_faction(faction: str) -> None:
    """Around I9 lie wasteland on H8, mountain on H9, forest on I8 and lake on I10; the human is closest to H9 and I10
    and would gain power from these two. Simpletons look at the terrain they like best; Kuddlers at what is closest,
    then at what the human likes; Mimics at what the human likes; Powermongers at power; Wanderers go anywhere, here to
    the desert beside C5."""
    science, hex, points = FACTIONS[faction]
    solo = Solo(faction)
    assert solo.seat(AUTOMA).science == science
    solo.settle()
    solo.turn_to("H8", "wasteland")
    solo.turn_to("H9", "mountain")
    solo.turn_to("I8", "forest")
    solo.turn_to("I10", "lake")
    solo.turn("6s", "7")
    assert set(solo.built(AUTOMA, "workshop")) == {"H4", "I9", hex} and solo.points() == 20 + points


def test_druids_make_two_steps_in_one_discipline_without_a_scholar() -> None:
    solo = laboratory("druids")
    solo.turn("6s", "7")
    assert solo.seat(AUTOMA).science == (2, 0, 0, 2) and solo.seat(AUTOMA).scholars == 7


@pytest.mark.parametrize(("first", "points"), [(False, 4), (True, 8)])
def test_racelings_gain_the_points_of_passing_twice_if_they_pass_first(first: bool, points: int) -> None:
    solo = laboratory("racelings")
    if first:
        solo.rich(HUMAN)
        solo.automa.pile = (5,)
        solo.act(HUMAN, "power coins")
    else:
        solo.pile("6s")
    assert solo.points() == 20 + points


@pytest.mark.parametrize(("level", "points"), [(1, 0), (3, 1), (5, 2)])
def test_wanderers_gain_one_point_less_but_never_lose_one(level: int, points: int) -> None:
    """At level 1 it would be 0 - 1."""
    solo = laboratory("wanderers", level=level)
    solo.turn("6s", "7")
    assert solo.points() == 20 + points


def test_wanderers_score_their_buildings_at_the_end() -> None:
    solo = Solo("wanderers")
    solo.to_end()
    buildings = solo.seat(AUTOMA).buildings.bit_count()
    assert buildings > 2 and solo.scored(AUTOMA, "abilities") == 2 * buildings


@pytest.mark.parametrize(
    ("building", "answer", "steps"), [("guild", "take 2", 1), ("guild", "decline", 0), ("workshop", "take 1", 0)]
)
def test_powermongers_learn_when_the_human_takes_two_power_of_their_buildings(
    building: str, answer: str, steps: int
) -> None:
    """A124: taken, not only offered. The step is made where they have not begun."""
    solo = Solo("powermongers")
    solo.settle()
    solo.put(HUMAN, building, "H10")
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "4s")
    solo.play(f"{HUMAN}: {answer}")
    assert solo.seat(AUTOMA).science == (steps, 0, 1, 1)


@pytest.mark.parametrize("faction", AUTOMA_FACTIONS, ids=lambda faction: faction.id)
def test_every_faction_plays_to_the_end(faction: object) -> None:
    state = prepared(4, next(each.id for each in AUTOMA_FACTIONS if each is faction))
    random_walk(GAME, state, Random(5))
    seat = state.seats[1]
    assert not GAME.waiting(state) and seat.points == sum(seat.scored) > 20
    assert seat.coins == seat.tools == sum(seat.books) == 0 and seat.cities == () and seat.competencies == ()


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Symbionts", "Blight", "Gognomes")),
        ("ru", ("Симбионты", "Скверна", "Гогномы")),
        ("uk", ("Симбіонти", "Скверна", "Гогноми")),
    ],
)
def test_the_rules_name_the_three_factions_that_are_left_out(language: str, names: tuple[str, ...]) -> None:
    guide = files("boardwright.games.age_of_innovation") / "words" / f"guide.{language}.md"
    text = guide.read_text(encoding="utf-8")
    assert all(name in text for name in names)


# --- points and the end


def test_the_automa_counts_as_a_player_for_illusionists_and_moles() -> None:
    """A43: as with two players, 1 point a power action and 4 points a tunnel."""
    solo = Solo(human="forest illusionists C5 H10")
    solo.rich(HUMAN)
    solo.play(f"{HUMAN}: power tools")
    assert solo.scored(HUMAN, "abilities") == 1
    solo = Solo(human="forest moles C5 H10")
    solo.rich(HUMAN)
    solo.play(f"{HUMAN}: tunnel {solo.may(HUMAN, 'tunnel')[0]}")
    assert solo.scored(HUMAN, "abilities") == 4


def test_the_automa_scores_nothing_of_the_round_tiles_but_when_passing() -> None:
    """S2: a workshop under a tile that scores workshops."""
    solo = laboratory(scoring="workshop-law")
    solo.turn("6s", "4s")
    assert "H9" in solo.built(AUTOMA, "workshop") and solo.points() == 20


def test_area_and_science_are_scored_against_the_automa() -> None:
    """By its shipping of round 6 the Automa's H7 and F7 are one area, the human's two buildings lie apart. It has no
    resources."""
    solo = laboratory()
    solo.pass_until(6)
    solo.settle("H7", "F7")
    solo.science(HUMAN, 0, 3, 4, 5)
    solo.science(AUTOMA, 2, 3, 9, 1)
    solo.pile("6s")
    assert solo.scored(AUTOMA, "area") == 18 and solo.scored(HUMAN, "area") == 12
    assert solo.scored(HUMAN, "science") == 0 + 6 + 4 + 8 and solo.scored(AUTOMA, "science") == 8 + 6 + 8 + 4
    assert solo.scored(AUTOMA, "resources") == 0


def test_the_human_may_lose() -> None:
    state = prepared(5)
    random_walk(GAME, state, Random(1))
    state.seats[0].points, state.seats[1].points = 10, 90
    assert GAME.winners(state) == []
    state.seats[0].points = 90
    assert GAME.winners(state) == [0], "a tie is shared"
