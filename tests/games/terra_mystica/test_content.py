"""The map, the faction boards and the tiles, against the printed numbers."""

import pytest

from boardwright.games.terra_mystica.content.board import ROWS
from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.faction import Faction
from boardwright.games.terra_mystica.rules.factions import ABILITIES
from boardwright.games.terra_mystica.rules.map import BY_NAME, GRID, LAND, NAMES, RIVERS, SITE_NAMES, TERRAIN
from boardwright.games.terra_mystica.rules.seat import faction_named
from boardwright.games.terra_mystica.rules.vocabulary import (
    CULT_POWER,
    CULTS,
    NUMBERS,
    ORDER_SPACES,
    POWER_VALUES,
    PRIESTS,
    SCORED,
    STRUCTURES,
    TERRAINS,
)
from boardwright.parts.hexgrid import bits

# --- the map

MAP = {
    "A": "plains mountains forest lakes desert wasteland plains swamp wasteland forest lakes wasteland swamp",
    "B": "desert river river plains swamp river river desert swamp river river desert",
    "C": "river river swamp river mountains river forest river forest river mountains river river",
    "D": "forest lakes desert river river wasteland lakes river wasteland river wasteland plains",
    "E": "swamp plains wasteland lakes swamp plains mountains desert river river forest swamp lakes",
    "F": "mountains forest river river desert forest river river river plains mountains plains",
    "G": "river river river mountains river wasteland river forest river desert swamp lakes desert",
    "H": "desert lakes plains river river river lakes swamp river mountains plains mountains",
    "I": "wasteland swamp mountains lakes wasteland forest desert plains mountains river lakes forest wasteland",
}


def test_the_map_row_by_row() -> None:
    words = dict(zip("DPSLFMW.", [*TERRAINS, "river"], strict=True))
    assert [" ".join(words[letter] for letter in row) for row in ROWS] == list(MAP.values())


def test_the_map_has_113_hexes_11_of_each_terrain() -> None:
    assert len(GRID) == 113 and RIVERS.bit_count() == 36 and LAND.bit_count() == 77
    assert [TERRAIN.count(terrain) for terrain in range(7)] == [11] * 7


def test_hexes_are_named_by_row_and_land_and_rivers_by_one_number() -> None:
    assert NAMES[0] == "A1" and NAMES[12] == "A13" and NAMES[13] == "B1" and NAMES[14] == "r0" and NAMES[16] == "B2"
    assert NAMES[-1] == "I12" and "r35" in NAMES and "r36" not in NAMES


@pytest.mark.parametrize(
    ("hex", "around"),
    [
        ("A1", "A2 B1"),
        ("B1", "A1 A2 r0 r6 r7"),
        ("E6", "r15 D4 E5 E7 F3 F4"),
        ("G5", "F5 F6 G4 G6 H6 H7"),
        ("I12", "H8 I11"),
    ],
)
def test_who_is_beside_whom(hex: str, around: str) -> None:
    assert {NAMES[h] for h in bits(GRID.neighbours[BY_NAME[hex]])} == set(around.split())


def test_every_bridge_site_joins_land_across_two_river_hexes() -> None:
    assert len(SITE_NAMES) == 29
    for site in SITE_NAMES:
        a, b = (BY_NAME[name] for name in site.split(":"))
        between = GRID.neighbours[a] & GRID.neighbours[b]
        assert between.bit_count() == 2 and between & RIVERS == between


# --- the factions: home, coins, workers, priests, bowls, cults, first dwellings

START = """
alchemists     swamp      15  3 0  5/7  1100 2
auren          forest     15  3 0  5/7  0101 2
chaosmagicians wasteland  15  4 0  5/7  2000 1
cultists       plains     15  3 0  5/7  1010 2
darklings      swamp      15  1 1  5/7  0110 2
dwarves        mountains  15  3 0  5/7  0020 2
engineers      mountains  10  2 0  3/9  0000 2
fakirs         desert     15  3 0  7/5  1001 2
giants         wasteland  15  3 0  5/7  1001 2
halflings      plains     15  3 0  3/9  0011 2
mermaids       lakes      15  3 0  3/9  0200 2
nomads         desert     15  2 0  5/7  1010 3
swarmlings     lakes      20  8 0  3/9  1111 2
witches        forest     15  3 0  5/7  0002 2
"""


@pytest.mark.parametrize("line", START.strip().splitlines())
def test_what_a_faction_begins_with(line: str) -> None:
    name, home, coins, workers, priests, bowls, cults, dwellings = line.split()
    faction = faction_named(name)
    assert TERRAINS[faction.home] == home
    assert (faction.coins, faction.workers, faction.priests) == (int(coins), int(workers), int(priests))
    assert faction.bowls == tuple(map(int, bowls.split("/"))) and sum(faction.bowls) == 12
    assert faction.cults == tuple(map(int, cults))
    assert faction.start_dwellings == int(dwellings)


def test_there_are_14_factions_two_of_each_colour() -> None:
    assert len(FACTIONS) == 14 and len({faction.id for faction in FACTIONS}) == 14
    homes = [faction.home for faction in FACTIONS]
    assert [homes.count(home) for home in range(7)] == [2] * 7


def test_who_acts_with_the_stronghold_has_a_class_and_no_class_is_left_over() -> None:
    assert {faction.id for faction in FACTIONS if faction.acts} <= ABILITIES.keys()
    assert ABILITIES.keys() <= {faction.id for faction in FACTIONS}


# Workers and coins of dwelling, trading house beside an opponent, temple, stronghold, sanctuary.
COSTS = {
    "alchemists": "1/2 2/3 2/5 4/6 4/6",
    "auren": "1/2 2/3 2/5 4/6 4/8",
    "chaosmagicians": "1/2 2/3 2/5 4/4 4/8",
    "cultists": "1/2 2/3 2/5 4/8 4/8",
    "darklings": "1/2 2/3 2/5 4/6 4/10",
    "dwarves": "1/2 2/3 2/5 4/6 4/6",
    "engineers": "1/1 1/2 1/4 3/6 3/6",
    "fakirs": "1/2 2/3 2/5 4/10 4/6",
    "giants": "1/2 2/3 2/5 4/6 4/6",
    "halflings": "1/2 2/3 2/5 4/8 4/6",
    "mermaids": "1/2 2/3 2/5 4/6 4/8",
    "nomads": "1/2 2/3 2/5 4/8 4/6",
    "swarmlings": "2/3 3/4 3/6 5/8 5/8",
    "witches": "1/2 2/3 2/5 4/6 4/6",
}


@pytest.mark.parametrize("name", COSTS)
def test_what_buildings_cost(name: str) -> None:
    """A4"""
    assert " ".join(f"{cost.workers}/{cost.coins}" for cost in faction_named(name).costs) == COSTS[name]


def tracks(faction: Faction) -> tuple[tuple[int, int], tuple[int, ...]]:
    return (faction.shipping, faction.shipping_maximum), faction.digging


@pytest.mark.parametrize("name", COSTS)
def test_shipping_and_digging_tracks(name: str) -> None:
    """A3: fakirs dig for 3 and 2 workers only; dwarves and fakirs have no shipping, darklings no digging."""
    shipping = {"dwarves": (0, 0), "fakirs": (0, 0), "mermaids": (1, 5)}.get(name, (0, 3))
    digging = {"fakirs": (3, 2), "darklings": ()}.get(name, (3, 2, 1))
    assert tracks(faction_named(name)) == (shipping, digging)


@pytest.mark.parametrize("name", COSTS)
def test_what_better_digging_costs(name: str) -> None:
    cost = faction_named(name).digging_upgrade
    assert (cost.workers, cost.coins, cost.priests) == (2, 1 if name == "halflings" else 5, 1)


def test_how_many_pieces_a_faction_has() -> None:
    assert dict(zip(STRUCTURES, NUMBERS, strict=True)) == {
        "dwelling": 8,
        "trading-house": 4,
        "temple": 3,
        "stronghold": 1,
        "sanctuary": 1,
    }
    assert PRIESTS == 7
    assert POWER_VALUES == (1, 2, 2, 3, 3)


# --- tiles


def test_power_actions() -> None:
    """A1"""
    found = {each.id: (each.power, str(each.gain), each.spades, each.bridge) for each in POWER_ACTIONS}
    assert found == {
        "ACT1": (3, "", 0, True),
        "ACT2": (3, "1p", 0, False),
        "ACT3": (4, "2w", 0, False),
        "ACT4": (4, "7c", 0, False),
        "ACT5": (4, "", 1, False),
        "ACT6": (6, "", 2, False),
    }


def test_favor_tiles() -> None:
    found = [(tile.id, CULTS[tile.cult], tile.steps, tile.number) for tile in FAVOR_TILES]
    steps = [3] * 4 + [2] * 4 + [1] * 4
    assert found == [
        (f"FAV{n + 1}", CULTS[n % 4], step, 1 if step == 3 else 3) for n, step in zip(range(12), steps, strict=True)
    ]
    assert sum(tile.number for tile in FAVOR_TILES) == 28


def test_town_tiles() -> None:
    found = [
        (
            t.id,
            t.gain.points,
            t.gain.coins,
            t.gain.workers,
            t.gain.priests,
            t.gain.power,
            t.cult_steps,
            t.keys,
            t.number,
        )
        for t in TOWN_TILES
    ]
    assert found == [
        ("TW1", 5, 6, 0, 0, 0, 0, 1, 2),
        ("TW2", 7, 0, 2, 0, 0, 0, 1, 2),
        ("TW3", 9, 0, 0, 1, 0, 0, 1, 2),
        ("TW4", 6, 0, 0, 0, 8, 0, 1, 2),
        ("TW5", 8, 0, 0, 0, 0, 1, 1, 2),
        ("TW6", 2, 0, 0, 0, 0, 2, 2, 1),
        ("TW7", 4, 0, 0, 0, 0, 0, 1, 2),
        ("TW8", 11, 0, 0, 0, 0, 0, 1, 1),
    ]
    assert sum(tile.number for tile in TOWN_TILES if not tile.promo) == 10
    assert [tile.shipping for tile in TOWN_TILES] == [0, 0, 0, 0, 0, 0, 1, 0]


SCORING = """
SCORE1 spade                2 earth 1 1c
SCORE2 town                 5 earth 4 spade
SCORE3 dwelling             2 water 4 1p
SCORE4 stronghold,sanctuary 5 fire  2 1w
SCORE5 dwelling             2 fire  4 4pw
SCORE6 trading-house        3 water 4 spade
SCORE7 stronghold,sanctuary 5 air   2 1w
SCORE8 trading-house        3 air   4 spade
SCORE9 temple               4 priests 1 2c
"""


@pytest.mark.parametrize("line", SCORING.strip().splitlines())
def test_scoring_tiles(line: str) -> None:
    """A15: town tiles are appendix V, scoring tiles III; nothing depends on it."""
    name, scores, points, cult, steps, gain = line.split()
    tile = next(tile for tile in SCORING_TILES if tile.id == name)
    assert [SCORED[what] for what in tile.scores] == scores.split(",")
    assert tile.points == int(points) and tile.steps == int(steps)
    assert ("priests" if tile.cult < 0 else CULTS[tile.cult]) == cult
    assert ("spade" if tile.spades else str(tile.gain)) == gain
    assert tile.promo == (name == "SCORE9")


def test_there_are_nine_bonus_cards_and_a_promo_one() -> None:
    assert [card.id for card in BONUS_CARDS] == [f"BON{n}" for n in range(1, 11)]


def test_the_cult_board() -> None:
    assert CULTS == ("fire", "water", "earth", "air")
    assert {step: power for step, power in enumerate(CULT_POWER) if power} == {3: 1, 5: 2, 7: 2, 10: 3}
    assert ORDER_SPACES == (3, 2, 2, 2)
