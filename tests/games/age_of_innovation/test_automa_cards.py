"""The solo game: what every card of the Automa does, as the action card and as the support card, and when it passes.

On what table: solo.py."""

import pytest

from boardwright.games.age_of_innovation.content.tiles import FINAL_TILES, ROUND_BONUSES, SCORING_TILES
from tests.games.age_of_innovation.solo import ALL, AUTOMA, HUMAN, Solo, laboratory

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
