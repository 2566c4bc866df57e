"""The solo game, a human against the Automa: preparation, levels, factions, the end. On what table: solo.py."""

from importlib.resources import files
from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS
from boardwright.games.age_of_innovation.content.tiles import ROUND_BONUSES
from boardwright.games.age_of_innovation.rules.map import NAMES
from boardwright.games.age_of_innovation.rules.vocabulary import TERRAINS
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw, random_walk
from tests.games.age_of_innovation.solo import ALL, AUTOMA, HUMAN, Solo, automa, laboratory, prepared

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


def between_four_lands(faction: str) -> Solo:
    """Around I9 lie wasteland on H8, mountain on H9, forest on I8 and lake on I10; the human is closest to H9 and I10
    and would gain power from these two."""
    solo = Solo(faction)
    solo.settle()
    solo.turn_to("H8", "wasteland")
    solo.turn_to("H9", "mountain")
    solo.turn_to("I8", "forest")
    solo.turn_to("I10", "lake")
    return solo


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_own_action_of_every_faction(faction: str) -> None:
    """Simpletons look at the terrain they like best; Kuddlers at what is closest, then at what the human likes; Mimics
    at what the human likes; Powermongers at power; Wanderers go anywhere, here to the desert beside C5."""
    science, hex, points = FACTIONS[faction]
    solo = between_four_lands(faction)
    assert solo.seat(AUTOMA).science == science
    solo.turn("6s", "7")
    assert set(solo.built(AUTOMA, "workshop")) == {"H4", "I9", hex} and solo.points() == 20 + points


@pytest.mark.parametrize(("card", "points"), [("4s", 0), ("13", 3)])
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_build_that_is_not_the_own_action_follows_the_ordinary_order(faction: str, card: str, points: int) -> None:
    """S4: the own row of terrains, the closest, the direction; nor does the faction's action lend its points or its
    reach."""
    solo = between_four_lands(faction)
    solo.turn("6s", card)
    assert set(solo.built(AUTOMA, "workshop")) == {"H4", "I9", "H8"} and solo.points() == 20 + points


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
    ("card", "building", "answer", "steps"),
    [
        ("4s", "guild", "take 2", 1),
        ("4s", "guild", "decline", 0),
        ("4s", "workshop", "take 1", 0),
        ("7", "guild", "take 2", 1),
    ],
)
def test_powermongers_learn_when_the_human_takes_two_power_of_their_buildings(
    card: str, building: str, answer: str, steps: int
) -> None:
    """A124: taken, not only offered, of any build, their own action (7) or not (4s). The step is made where they
    have not begun."""
    solo = Solo("powermongers")
    solo.settle()
    solo.put(HUMAN, building, "H10")
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", card)
    solo.play(f"{HUMAN}: {answer}")
    assert solo.seat(AUTOMA).science == (steps, 0, 1, 1)


def test_powermongers_learn_from_an_upgrade_too() -> None:
    """A124, S4."""
    solo = Solo("powermongers")
    solo.settle()
    solo.put(HUMAN, "guild", "H9")
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "10")
    solo.play(f"{HUMAN}: take 2")
    assert solo.built(AUTOMA, "guild") == ["I9"] and solo.seat(AUTOMA).science == (1, 0, 1, 1)


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
