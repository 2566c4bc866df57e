"""Rulebook: Developing an innovation; appendix III, innovations."""

import pytest

from boardwright.games.age_of_innovation.content.tiles import INNOVATIONS
from tests.games.age_of_innovation.tables import Table, alone, forest


def developed(id: str, faction: str = "felines", **options: str) -> Table:
    """An innovation is taken, paid with any books."""
    first = id if id in ("libraries", "census") else f"libraries census {id}"
    return forest(faction, innovations=first, **options)


def develop(table: Table, id: str) -> None:
    table.play(f"2: develop {id}")
    while table.may(2, "pay"):
        table.play(f"2: pay {table.may(2, 'pay')[-1]}")


# --- prices


def test_a_column_wants_two_of_its_books_and_three_more() -> None:
    """The third innovation laid out for two players lies in the column of banking."""
    table = developed("sewers")
    table.stocks(2, "9c 1+9+9+9")
    assert "sewers" not in table.may(2, "develop")
    table.stocks(2, "2+1+1+0")
    assert table.may(2, "develop") == []
    table.stocks(2, "5c 2+1+1+1")
    assert "sewers" in table.may(2, "develop")
    table.play("2: develop sewers")
    assert table.seat(2).books == (0, 0, 0, 0) and table.seat(2).coins == 0


def test_a_wide_place_wants_two_of_each_of_its_disciplines() -> None:
    """The example of the rulebook: two banking, two law and one more."""
    table = developed("sewers")
    table.stocks(2, "5c 2+2+1+0")
    assert {"libraries", "sewers"} <= set(table.may(2, "develop"))
    table.stocks(2, "2+1+2+0")
    assert "libraries" not in table.may(2, "develop")


PLAYERS = [
    "forest goblins A1 B4",
    "lake blessed A3 A9",
    "swamp philosophers A4 A10",
    "mountain felines A7 B1",
    "plains psychics A5 A11",
]


@pytest.mark.parametrize(("players", "wide", "rows"), [(2, 2, 1), (3, 0, 2), (4, 2, 2), (5, 0, 3)])
def test_the_price_of_every_place(players: int, wide: int, rows: int) -> None:
    """Above, with two and four players, two wide places: two banking, two law, one more; two engineering, two medicine,
    one more. Below in every row a place for each discipline: two of it, three more."""
    homes = PLAYERS if players > 2 else ["forest goblins H7 H10", "lake blessed B3 E8"]
    table = Table(*homes[:players])
    prices = [(2, 2, 0, 0), (0, 0, 2, 2)][:wide] + [(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)] * rows
    tiles = [INNOVATIONS[n].id for n in table.state.display if n >= 0]
    assert len(tiles) == len(prices)
    for tile, price in zip(tiles, prices, strict=True):
        another = price.index(0)
        exact = [5 - sum(price) if n == another else books for n, books in enumerate(price)]
        assert can_develop(table, tile, exact)
        assert not can_develop(table, tile, [books - (n == another) for n, books in enumerate(exact)]), "five at least"
        for short in (n for n in range(4) if price[n]):
            assert not can_develop(table, tile, [1 if n == short else 9 for n in range(4)])


def can_develop(table: Table, tile: str, books: list[int]) -> bool:
    """Whether the first player may take an innovation with these books and five coins."""
    table.stocks(1, "5c " + "+".join(map(str, books)))
    return tile in table.may(1, "develop")


def test_the_surcharge_is_paid_in_any_colour() -> None:
    """A107, A108: the third innovation of a column costs two of its books and five more."""
    table = developed("sewers")
    table.innovation(2, "trade-routes", "professors")
    table.stocks(2, "3+1+2+3")
    table.play("2: develop sewers")
    assert table.may(2, "pay") == ["banking 0", "banking 1"], "what is left of the column pays too"
    table.play("2: pay banking 1", "2: pay law 1", "2: pay engineering 2")
    assert table.seat(2).books == (0, 0, 0, 2)


def test_five_coins_more_without_a_palace() -> None:
    table = developed("sewers")
    table.stocks(2, "4c 9+9+9+9")
    assert table.may(2, "develop") == []
    table.put(2, "palace", "I3")
    assert "sewers" in table.may(2, "develop")
    develop(table, "sewers")
    assert table.seat(2).coins == 4


def test_the_neutral_palace_spares_the_coins_too() -> None:
    """A70."""
    table = developed("sewers")
    table.put(2, "palace", "I3", neutral=True)
    table.stocks(2, "0c")
    assert "sewers" in table.may(2, "develop")


@pytest.mark.parametrize(("before", "books"), [(0, 5), (1, 6), (2, 7)])
def test_the_second_and_the_third_cost_more_books(before: int, books: int) -> None:
    table = developed("sewers")
    for id in ("trade-routes", "professors")[:before]:
        table.innovation(2, id)
    table.stocks(2, f"{books - 1}+0+0+0")
    assert "sewers" not in table.may(2, "develop")
    table.stocks(2, f"{books}+0+0+0")
    assert "sewers" in table.may(2, "develop")


@pytest.mark.parametrize(("before", "books"), [(1, 5), (2, 7)])
def test_the_wasteland_pays_nothing_more_for_the_second(before: int, books: int) -> None:
    table = alone("wasteland felines I3 I10", innovations="libraries census sewers")
    table.rich(2)
    for id in ("trade-routes", "professors")[:before]:
        table.innovation(2, id)
    table.stocks(2, f"{books - 1}+0+0+0")
    assert "sewers" not in table.may(2, "develop")
    table.stocks(2, f"{books}+0+0+0")
    assert "sewers" in table.may(2, "develop")


def test_three_innovations_are_all() -> None:
    table = developed("sewers")
    table.innovation(2, "trade-routes", "professors", "steelworks")
    assert table.may(2, "develop") == []


# --- what they bring


def test_libraries_count_the_two_highest() -> None:
    """The example of the rulebook: 9, 7, 7 and 2 are 16 points."""
    table = developed("libraries")
    table.city(2, "tools")
    table.science(2, banking=9, law=7, engineering=2, medicine=7)
    develop(table, "libraries")
    assert table.scored(2, "innovations") == 16


@pytest.mark.parametrize(
    ("buildings", "points"), [(2, 0), (5, 0), (6, 0), (7, 8), (8, 8), (9, 12), (10, 12), (11, 18), (12, 18)]
)
def test_census(buildings: int, points: int) -> None:
    """Neutral buildings count, annexes do not (A101)."""
    table = developed("census")
    hexes = "A2 A8 B11 C5 D6 F9 H4 I3 I5 I7"
    table.put(2, "workshop", " ".join(hexes.split()[: min(buildings - 2, 7)]))
    if buildings > 9:
        table.put(2, "guild", " ".join(hexes.split()[7 : buildings - 2]), neutral=True)
    table.seat(2).annexed = table.seat(2).structures[0]
    develop(table, "census")
    assert table.scored(2, "innovations") == points


@pytest.mark.parametrize(("groups", "points"), [(2, 0), (3, 0), (4, 8), (5, 12), (6, 18), (7, 18)])
def test_communications_count_groups(groups: int, points: int) -> None:
    table = developed("communications")
    table.put(2, "workshop", " ".join(["A2", "C5", "F9", "I3", "D3"][: groups - 2]))
    develop(table, "communications")
    assert table.scored(2, "innovations") == points


def test_bridges_join_groups_for_communications() -> None:
    """A102."""
    table = developed("communications")
    table.put(2, "workshop", "A2 F7")
    table.span(2, "F7:H7")
    develop(table, "communications")
    assert table.scored(2, "innovations") == 0


@pytest.mark.parametrize(("bridges", "points"), [(0, 0), (1, 8), (2, 12), (3, 18)])
def test_steelworks_count_own_bridges(bridges: int, points: int) -> None:
    """A103: also those with an own building at one end only; nobody else's."""
    table = developed("steelworks")
    table.span(1, "B9:C11")
    table.span(2, *("F7:H7", "F10:H10", "F9:H9")[:bridges])
    develop(table, "steelworks")
    assert table.scored(2, "innovations") == points


@pytest.mark.parametrize(("id", "points"), [("sewers", 2 * 2), ("colleges", 5 * 2), ("league-of-cities", 5)])
def test_points_for_each(id: str, points: int) -> None:
    table = developed(id)
    table.put(2, "school", "I3")
    table.put(2, "school", "I4", neutral=True)
    table.city(2, "tools")
    develop(table, id)
    assert table.scored(2, "innovations") == points


def test_architecture_steps_for_every_shape() -> None:
    """A99, A100: workshop, guild, tower: three steps, and ten points."""
    table = developed("architecture")
    table.put(2, "guild", "I3")
    table.put(2, "guild", "I4", neutral=True)
    table.put(2, "tower", "I5")
    develop(table, "architecture")
    table.play("2: step law", "2: step law", "2: step banking")
    assert table.scored(2, "innovations") == 10 and table.level(2, "law") == 3
    assert table.may(2, "step") == []


def test_steam_power_advances_both_tracks_with_their_rewards() -> None:
    """A105."""
    table = developed("steam-power", scoring="track-engineering")
    table.stocks(2, "0s")
    develop(table, "steam-power")
    seat = table.seat(2)
    assert seat.shipping == 1 and seat.terraforming == 1 and seat.scholars == 1
    assert table.scored(2, "tracks") == 2 and table.scored(2, "round-tiles") == 6
    table.play("2: book law", "2: book law")


def test_deus_ex_machina() -> None:
    table = developed("deus-ex-machina")
    levels = table.seat(2).science
    table.stocks(2, "5+0+0+0")
    develop(table, "deus-ex-machina")
    table.act(2, "book law")
    assert table.seat(2).science == tuple(level + 1 for level in levels) and table.seat(2).books == (0, 1, 0, 0)
    table.play("2: special deus-ex-machina", "2: dig H8")
    assert table.terrain("H8") == "forest"


def test_professors() -> None:
    """The example of the rulebook: a scholar and three points, once a round."""
    table = developed("professors")
    table.innovation(2, "professors")
    table.stocks(2, "0s")
    table.act(2, "special professors")
    assert table.seat(2).scholars == 1 and table.scored(2, "innovations") == 3
    assert "professors" not in table.may(2, "special")


def test_trade_routes_score_guilds_when_passing() -> None:
    """The example of the rulebook."""
    table = developed("trade-routes")
    table.innovation(2, "trade-routes")
    table.put(2, "guild", "I3 I4")
    table.play("2: pass " + table.may(2, "pass")[0])
    assert table.scored(2, "innovations") == 4


@pytest.mark.parametrize(
    ("building", "points"), [("workshop", 0), ("guild", 0), ("university", 0), ("palace", 0), ("monument", 7)]
)
def test_innovations_with_a_building(building: str, points: int) -> None:
    table = developed(building)
    develop(table, building)
    table.play("2: place H8")
    assert table.built(2, building)[-1 if building != "workshop" else 1] == "H8"
    assert table.scored(2, "innovations") == points


def test_the_school_brings_a_competency_and_the_university_none() -> None:
    table = developed("school")
    develop(table, "school")
    assert table.may(2, "reward") == ["competency", "building"]
    table.play("2: reward building", "2: place H8")
    assert len(table.may(2, "competency")) == 12
    table = developed("university")
    develop(table, "university")
    table.play("2: place H8")
    assert table.may(2, "competency") == []


def test_the_palace_brings_two_tokens() -> None:
    table = developed("palace")
    table.stocks(2, "5/5/2")
    develop(table, "palace")
    assert table.bowls(2) == "5/5/4" and table.may(2, "palace") == [], "no palace tile"


def test_a_building_that_finds_no_place_is_lost_and_the_tile_stays() -> None:
    """A71."""
    table = developed("monument")
    table.stocks(2, "0t")
    develop(table, "monument")
    assert table.built(2, "monument") == [] and table.scored(2, "innovations") == 7
