"""Rulebook: Action 4, upgrading a building; Action 2 and 3, the tracks; appendix II, favor tiles."""

import pytest

from tests.games.terra_mystica.tables import Table, alone


def rich(player: str, **options: str) -> Table:
    table = alone(player, **options)
    table.stocks(2, "60c 60w 5p 0/12/0")
    return table


def spent(table: Table) -> tuple[int, int]:
    return 60 - table.seat(2).workers, 60 - table.seat(2).coins


# --- prices in workers and coins; a trading house is near a rival or far from all

ORDINARY = {
    "dwelling": (1, 2),
    "near": (2, 3),
    "far": (2, 6),
    "temple": (2, 5),
    "stronghold": (4, 6),
    "sanctuary": (4, 6),
}
PRICES: dict[str, dict[str, tuple[int, int]]] = {
    "alchemists": {},
    "auren": {"sanctuary": (4, 8)},
    "chaosmagicians": {"stronghold": (4, 4), "sanctuary": (4, 8)},
    "cultists": {"stronghold": (4, 8), "sanctuary": (4, 8)},
    "darklings": {"sanctuary": (4, 10)},
    "dwarves": {},
    "engineers": {
        "dwelling": (1, 1),
        "near": (1, 2),
        "far": (1, 4),
        "temple": (1, 4),
        "stronghold": (3, 6),
        "sanctuary": (3, 6),
    },
    "fakirs": {"stronghold": (4, 10)},
    "giants": {},
    "halflings": {"stronghold": (4, 8)},
    "mermaids": {"sanctuary": (4, 8)},
    "nomads": {"stronghold": (4, 8)},
    "swarmlings": {
        "dwelling": (2, 3),
        "near": (3, 4),
        "far": (3, 8),
        "temple": (3, 6),
        "stronghold": (5, 8),
        "sanctuary": (5, 8),
    },
    "witches": {},
}
STARTS = {
    "alchemists": "alchemists E5 G5",
    "auren": "auren C3 F4",
    "chaosmagicians": "chaosmagicians D4",
    "cultists": "cultists E6 H3",
    "darklings": "darklings E5 G5",
    "dwarves": "dwarves E7 H6",
    "engineers": "engineers E7 H6",
    "fakirs": "fakirs E8 F3",
    "giants": "giants D4 G2",
    "halflings": "halflings E6 H3",
    "mermaids": "mermaids D5 H2",
    "nomads": "nomads E8 F3 G4",
    "swarmlings": "swarmlings D5 H2",
    "witches": "witches C3 F4",
}
BESIDE = {"C3": "D4", "D4": "E7", "D5": "E7", "E5": "E6", "E6": "E7", "E7": "D4", "E8": "E7"}


@pytest.mark.parametrize("faction", PRICES)
def test_what_every_building_costs(faction: str) -> None:
    """A4, A5: the prices of engineers and swarmlings differ for every building; the coins of a trading house double
    where no opponent is near."""
    prices = ORDINARY | PRICES[faction]
    home = STARTS[faction].split()[1]
    table = rich(STARTS[faction])
    table.act(2, f"upgrade {home} trading-house")
    assert spent(table) == prices["far"]
    table = rich(STARTS[faction])
    table.put(2, "trading-house", home)
    table.play(f"2: upgrade {home} stronghold")
    assert spent(table) == prices["stronghold"]
    table = rich(STARTS[faction])
    table.put(2, "trading-house", home)
    table.play(f"2: upgrade {home} temple")
    assert spent(table) == prices["temple"]
    table = rich(STARTS[faction])
    table.put(2, "temple", home)
    table.play(f"2: upgrade {home} sanctuary")
    assert spent(table) == prices["sanctuary"]
    table = rich(STARTS[faction])
    table.turn_to(BESIDE[home], table.terrain(home))
    table.play(f"2: build {BESIDE[home]}")
    assert spent(table) == prices["dwelling"]


@pytest.mark.parametrize("faction", PRICES)
def test_a_neighbour_halves_the_coins_of_a_trading_house(faction: str) -> None:
    """A5"""
    home = STARTS[faction].split()[1]
    table = rich(STARTS[faction])
    table.put(1, "dwelling", BESIDE[home])
    table.play(f"2: upgrade {home} trading-house")
    assert spent(table) == (ORDINARY | PRICES[faction])["near"]


def test_a_neighbour_across_a_bridge_counts() -> None:
    """C1: anybody's bridge."""
    table = rich("witches C3 F4")
    table.put(1, "dwelling", "G3")
    table.span(1, "F4:G3")
    table.play("2: upgrade F4 trading-house")
    assert spent(table) == (2, 3)


def test_a_neighbour_across_a_river_does_not_count() -> None:
    table = rich("witches C3 F4")
    table.seat(2).shipping = 3
    table.put(1, "dwelling", "G3")
    table.play("2: upgrade F4 trading-house")
    assert spent(table) == (2, 6)


def test_a_neighbour_who_can_take_no_power_counts_too() -> None:
    """C12"""
    table = rich("witches C3 F4")
    table.put(1, "dwelling", "E7")
    table.stocks(1, "0/0/12")
    table.act(2, "upgrade F4 trading-house")
    assert spent(table) == (2, 3)


# --- steps and limits


def test_the_four_upgrades() -> None:
    table = rich("witches C3 F4")
    assert table.may(2, "upgrade") == ["C3 trading-house", "F4 trading-house"]
    table.put(2, "trading-house", "C3")
    assert table.may(2, "upgrade") == ["F4 trading-house", "C3 temple", "C3 stronghold"]
    table.put(2, "temple", "C3")
    assert table.may(2, "upgrade") == ["F4 trading-house", "C3 sanctuary"]


def test_a_stronghold_and_a_sanctuary_are_built_once() -> None:
    table = rich("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.put(2, "sanctuary", "F4")
    table.put(2, "trading-house", "G3")
    table.put(2, "temple", "C4")
    assert table.may(2, "upgrade") == ["G3 temple"]


def test_there_are_four_trading_houses_and_three_temples() -> None:
    table = rich("witches C3 F4")
    table.put(2, "trading-house", "A3 A10 C4 D1")
    assert not [text for text in table.may(2, "upgrade") if "trading-house" in text]
    table.put(2, "temple", "A3 A10 C4")
    assert "D1 temple" not in table.may(2, "upgrade") and "D1 stronghold" in table.may(2, "upgrade")


def test_an_upgrade_that_cannot_be_paid_is_not_offered() -> None:
    table = rich("witches C3 F4")
    table.stocks(2, "5c 60w")
    assert table.may(2, "upgrade") == []
    table.stocks(2, "6c 1w 0/12/0")
    assert table.may(2, "upgrade") == []
    table.stocks(2, "6c 2w")
    assert len(table.may(2, "upgrade")) == 2


# --- points for building


@pytest.mark.parametrize(
    ("tile", "structure", "points"),
    [
        ("SCORE3", "dwelling", 2),
        ("SCORE5", "dwelling", 2),
        ("SCORE6", "trading-house", 3),
        ("SCORE8", "trading-house", 3),
        ("SCORE4", "stronghold", 5),
        ("SCORE7", "stronghold", 5),
        ("SCORE4", "sanctuary", 5),
        ("SCORE7", "sanctuary", 5),
        ("SCORE2", "dwelling", 0),
        ("SCORE6", "temple", 0),
        ("SCORE9", "temple", 4),
    ],
)
def test_round_tiles_pay_for_their_building(tile: str, structure: str, points: int) -> None:
    """Examples of the rulebook: 2 for a dwelling, 3 for a trading house, 5 for stronghold or sanctuary."""
    table = rich("witches C3 F4", scoring=tile, promo="all")
    before = {"trading-house": "dwelling", "temple": "trading-house", "stronghold": "trading-house"}
    table.put(2, before.get(structure, "temple"), "C3")
    if structure == "dwelling":
        table.turn_to("E7", "forest")
        table.play("2: build E7")
    else:
        table.play(f"2: upgrade C3 {structure}")
    assert table.scored(2, "round-tiles") == points


def test_favor_11_pays_for_dwellings_and_favor_10_for_trading_houses() -> None:
    table = rich("witches C3 F4")
    table.favor(2, "FAV10", "FAV11")
    table.turn_to("E7", "forest")
    table.act(2, "build E7")
    assert table.scored(2, "favors") == 2
    table.act(2, "upgrade E7 trading-house")
    assert table.scored(2, "favors") == 5


# --- favor tiles


def test_a_temple_and_the_sanctuary_bring_a_favor_tile_at_once() -> None:
    table = rich("witches C3 F4")
    table.put(2, "trading-house", "C3")
    table.play("2: upgrade C3 temple")
    assert len(table.may(2, "favor")) == 12
    table.act(2, "favor FAV2")
    assert table.cult(2, "water") == 3
    table.play("2: upgrade C3 sanctuary")
    assert len(table.may(2, "favor")) == 11
    table.play("2: favor FAV11")
    assert table.cult(2, "earth") == 1


def test_no_favor_tile_is_taken_twice_and_only_while_there_are_any() -> None:
    """The four of 3 steps are single, the others lie three times."""
    table = rich("witches C3 F4")
    assert table.state.favors == [1] * 4 + [3] * 8
    table.favor(1, "FAV2", "FAV11")
    table.favor(2, "FAV11")
    table.put(2, "trading-house", "C3")
    table.play("2: upgrade C3 temple")
    assert "FAV2" not in table.may(2, "favor") and "FAV11" not in table.may(2, "favor")
    assert "FAV10" in table.may(2, "favor")


def test_a_stronghold_brings_no_favor_tile() -> None:
    table = rich("witches C3 F4")
    table.put(2, "trading-house", "C3")
    table.play("2: upgrade C3 stronghold")
    assert table.may(2, "favor") == []


@pytest.mark.parametrize(
    ("tile", "cult", "steps"),
    [
        *[(f"FAV{n}", cult, 3) for n, cult in enumerate(("fire", "water", "earth", "air"), 1)],
        *[(f"FAV{n}", cult, 2) for n, cult in enumerate(("fire", "water", "earth", "air"), 5)],
        *[(f"FAV{n}", cult, 1) for n, cult in enumerate(("fire", "water", "earth", "air"), 9)],
    ],
)
def test_every_favor_tile_brings_its_steps_once(tile: str, cult: str, steps: int) -> None:
    table = rich("engineers E7 H6")
    table.put(2, "trading-house", "E7")
    table.act(2, "upgrade E7 temple", f"favor {tile}")
    assert [table.cult(2, each) for each in ("fire", "water", "earth", "air")].count(0) == 3
    assert table.cult(2, cult) == steps


# --- the tracks


def test_shipping_costs_a_priest_and_4_coins_and_pays_2_3_4() -> None:
    """Example: auren get 3 points for the second step."""
    table = rich("auren C3 F4")
    for level, points in ((1, 2), (2, 5), (3, 9)):
        table.act(2, "ship")
        assert (table.seat(2).shipping, table.scored(2, "tracks")) == (level, points)
    assert (table.seat(2).priests, table.seat(2).coins) == (2, 48)
    assert "ship" not in table.legal(2)


def test_mermaids_ship_to_5_for_2_3_4_5() -> None:
    table = rich("mermaids D5 H2")
    for level, points in ((2, 2), (3, 5), (4, 9), (5, 14)):
        table.act(2, "ship")
        assert (table.seat(2).shipping, table.scored(2, "tracks")) == (level, points)
    assert "ship" not in table.legal(2)


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_dwarves_and_fakirs_do_not_ship(faction: str) -> None:
    assert "ship" not in rich(STARTS[faction]).legal(2)


def test_digging_costs_2_workers_5_coins_a_priest_and_pays_6() -> None:
    """Example: from now on auren pay 2 workers for a spade."""
    table = rich("auren C3 F4")
    table.act(2, "shovel")
    assert table.has(2) == "26vp 55c 58w 4p 0/12/0"
    table.transform(2, "E7", "forest")
    assert table.seat(2).workers == 56
    table.finish()
    table.act(2, "shovel")
    assert table.scored(2, "tracks") == 12
    assert "shovel" not in table.legal(2)


def test_halflings_dig_for_a_single_coin() -> None:
    table = rich("halflings E6 H3")
    table.act(2, "shovel")
    assert table.has(2) == "26vp 59c 58w 4p 0/12/0"


def test_fakirs_improve_digging_once_only() -> None:
    """A3"""
    table = rich("fakirs E8 F3")
    table.act(2, "shovel")
    assert "shovel" not in table.legal(2)
    table.transform(2, "D5", "plains")
    assert table.seat(2).workers == 60 - 2 - 2 * 2


def test_darklings_have_no_digging_track() -> None:
    assert "shovel" not in rich("darklings E5 G5").legal(2)


def test_tracks_are_refused_without_their_price() -> None:
    table = rich("auren C3 F4")
    table.stocks(2, "4c 60w 1p")
    assert "ship" in table.legal(2) and "shovel" not in table.legal(2)
    table.stocks(2, "3c")
    assert "ship" not in table.legal(2)
    table.stocks(2, "60c 0p")
    assert "ship" not in table.legal(2) and "shovel" not in table.legal(2)
