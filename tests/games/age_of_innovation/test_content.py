"""The maps, the boards and the tiles, against the printed numbers."""

from boardwright.games.age_of_innovation.content.boards import BOARDS
from boardwright.games.age_of_innovation.content.factions import FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.map import NAMES, PAIR_NAMES, SIDES, Side
from boardwright.games.age_of_innovation.rules.vocabulary import DISCIPLINES, TERRAINS
from boardwright.parts.hexgrid import bits

SMALL_SITES = (
    "A7:B5 A10:B11 B9:C11 B9:D9 C5:D6 C8:D6 C8:D9 C8:E8 D3:F3 D4:E6 D4:F4 E6:F4 F6:G5 F6:H6 F7:H7 F9:H9 F10:H10"
)
LARGE_SITES = (
    "A3:B1 A3:C3 A9:B7 A12:B13 B4:C3 B11:C13 B11:D11 C5:D3 C7:D8 C10:D11 C10:D8 C10:E10 D5:E4 D5:F5 D6:E8 D6:F6 E3:G3"
    " E4:F5 E4:G4 E8:F6 F1:G3 F5:G4 F8:G7 F8:H8 F9:H9 F11:H11 F12:H12 G1:H2 G1:I1 G4:H5 H3:I5"
)


def counts(side: Side) -> list[int]:
    return [mask.bit_count() for mask in side.lands]


def ends(names: str) -> set[frozenset[str]]:
    return {frozenset(name.split(":")) for name in names.split()}


def test_the_small_side() -> None:
    side = SIDES[0]
    assert counts(side) == [9, 8, 8, 8, 9, 9, 8] and side.rivers.bit_count() == 32
    assert side.border.bit_count() == 22
    assert {frozenset(PAIR_NAMES[pair].split(":")) for pair in side.sites} == ends(SMALL_SITES)


def test_the_large_side() -> None:
    side = SIDES[1]
    assert counts(side) == [11, 12, 12, 12, 11, 11, 12] and side.rivers.bit_count() == 36
    assert side.border.bit_count() == 33
    assert {frozenset(PAIR_NAMES[pair].split(":")) for pair in side.sites} == ends(LARGE_SITES)


def test_land_beside_a_river_is_a_shore() -> None:
    names = {NAMES[h] for h in bits(SIDES[0].shore)}
    assert {"A2", "C8", "H7", "I3", "I11"} <= names and not {"A3", "E10", "H4", "I7"} & names


def test_how_many_of_everything() -> None:
    assert [len(each) for each in (BOARDS, FACTIONS, PALACES, INNOVATIONS, COMPETENCIES)] == [7, 12, 17, 18, 12]
    assert [len(each) for each in (ROUND_BONUSES, CITIES, SCORING_TILES, FINAL_TILES)] == [10, 7, 12, 4]
    assert [len(each) for each in (POWER_ACTIONS, BOOK_ACTIONS)] == [6, 6]


def test_each_discipline_is_on_three_round_tiles() -> None:
    for discipline in range(len(DISCIPLINES)):
        assert [tile.discipline for tile in SCORING_TILES].count(discipline) == 3


def test_boards_are_in_the_order_of_the_wheel() -> None:
    assert tuple(board.id for board in BOARDS) == TERRAINS


def test_what_power_and_books_pay() -> None:
    assert [action.power for action in POWER_ACTIONS] == [3, 3, 4, 4, 4, 6]
    assert [action.books for action in BOOK_ACTIONS] == [1, 1, 2, 2, 2, 3]


def test_what_the_automa_scores_when_it_passes() -> None:
    pairs = [tile.automa for tile in SCORING_TILES]
    assert pairs == [
        (3, 5),
        (3, 5),
        (2, 5),
        (2, 5),
        (3, 7),
        (4, 4),
        (4, 4),
        (3, 5),
        (3, 5),
        (0, 4),
        (2, 5),
        (4, 4),
    ]
    assert [tile.automa for tile in FINAL_TILES] == [8, 7, 6, 7]
