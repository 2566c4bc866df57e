"""Rulebook: Phase I, income."""

import pytest

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS
from boardwright.games.terra_mystica.rules.rounds import income_of, receive_income
from boardwright.games.terra_mystica.rules.seat import Seat, faction_named
from boardwright.games.terra_mystica.rules.vocabulary import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    Source,
)
from tests.games.terra_mystica.tables import Table, alone


def income(faction: str, **built: int) -> dict[str, int]:
    """Coins, workers, priests and power with so many of each structure."""
    seat = Seat(faction_named(faction), 0)
    kinds = {"d": DWELLING, "h": TRADING_HOUSE, "t": TEMPLE, "s": STRONGHOLD, "a": SANCTUARY}
    place = 0
    for letter, number in built.items():
        for _ in range(number):
            seat.place(kinds[letter], place, Source.SETUP)
            place += 1
    return dict(zip(("c", "w", "p", "pw"), income_of(seat), strict=True))


ORDINARY_DWELLINGS = [1, 2, 3, 4, 5, 6, 7, 8, 8]
DWELLINGS = {"engineers": [0, 1, 2, 2, 3, 4, 4, 5, 6], "swarmlings": [2, 3, 4, 5, 6, 7, 8, 9, 9]}
ORDINARY_HOUSES = [(0, 0), (2, 1), (4, 2), (6, 4), (8, 6)]
HOUSES = {
    "alchemists": [(0, 0), (2, 1), (4, 2), (7, 3), (11, 4)],
    "nomads": [(0, 0), (2, 1), (4, 2), (7, 3), (11, 4)],
    "dwarves": [(0, 0), (3, 1), (5, 2), (7, 4), (10, 6)],
    "swarmlings": [(0, 0), (2, 2), (4, 4), (6, 6), (9, 8)],
}
STRONGHOLDS = {
    "alchemists": {"c": 6},
    "chaosmagicians": {"w": 2},
    "fakirs": {"p": 1},
    "giants": {"pw": 4},
    "mermaids": {"pw": 4},
    "swarmlings": {"pw": 4},
}
NAMES = [faction.id for faction in FACTIONS]


@pytest.mark.parametrize("faction", NAMES)
def test_dwellings_bring_workers(faction: str) -> None:
    """A8: the eighth dwelling brings none; of the engineers' the third and the sixth do not, the eighth does."""
    workers = [income(faction, d=number)["w"] for number in range(9)]
    assert workers == DWELLINGS.get(faction, ORDINARY_DWELLINGS)


@pytest.mark.parametrize("faction", NAMES)
def test_trading_houses_bring_coins_and_power(faction: str) -> None:
    found = [income(faction, h=number) for number in range(5)]
    assert [(each["c"], each["pw"]) for each in found] == HOUSES.get(faction, ORDINARY_HOUSES)


@pytest.mark.parametrize("faction", NAMES)
def test_temples_bring_priests(faction: str) -> None:
    """The second temple of the engineers brings 5 power instead."""
    found = [income(faction, t=number) for number in range(4)]
    engineers = faction == "engineers"
    assert [each["p"] for each in found] == ([0, 1, 1, 2] if engineers else [0, 1, 2, 3])
    assert [each["pw"] for each in found] == ([0, 0, 5, 5] if engineers else [0, 0, 0, 0])


@pytest.mark.parametrize("faction", NAMES)
def test_a_stronghold_brings_2_power_or_what_the_board_says(faction: str) -> None:
    bare, built = income(faction), income(faction, s=1)
    gained = {key: built[key] - bare[key] for key in built if built[key] != bare[key]}
    assert gained == STRONGHOLDS.get(faction, {"pw": 2})


@pytest.mark.parametrize("faction", NAMES)
def test_a_sanctuary_brings_a_priest_or_two(faction: str) -> None:
    assert income(faction, a=1)["p"] == (2 if faction in ("darklings", "swarmlings") else 1)


CARDS = {
    "BON1": "2c",
    "BON2": "4c",
    "BON3": "6c",
    "BON4": "3pw",
    "BON5": "1w 3pw",
    "BON6": "2w",
    "BON7": "1w",
    "BON8": "1p",
    "BON9": "2c",
    "BON10": "3pw",
}


@pytest.mark.parametrize("card", CARDS)
def test_every_bonus_card_brings_its_income(card: str) -> None:
    seat = Seat(faction_named("witches"), 0)
    before = income_of(seat)
    seat.bonus = next(n for n, each in enumerate(BONUS_CARDS) if each.id == card)
    gained = [after - now for after, now in zip(income_of(seat), before, strict=True)]
    said = dict.fromkeys(("c", "w", "p", "pw"), 0) | {
        part.lstrip("0123456789"): int(part.rstrip("cwp")) for part in CARDS[card].split()
    }
    assert gained == list(said.values())


def test_favor_tiles_add_to_the_income() -> None:
    """FAV7 a worker and a power, FAV8 4 power, FAV9 3 coins."""
    table = Table("witches C3 F4", "giants D4 D6", cards="BON3 BON8 BON5 BON2 BON6")
    before = table.seat(1)
    before_income = income_of(before)
    table.favor(1, "FAV7", "FAV8", "FAV9")
    gained = [after - now for after, now in zip(income_of(table.seat(1)), before_income, strict=True)]
    assert gained == [3, 1, 0, 5]


def test_example_of_three_dwellings_on_the_map() -> None:
    """The player gets 3 workers as the dwelling row shows: with two dwellings off the board."""
    assert income("witches", d=2)["w"] == 3


def test_income_of_a_whole_board_comes_together() -> None:
    """C7: card, buildings and favor tiles at once, so power fills the bowls in one go."""
    table = alone("witches C3 F4", cards="BON3 BON5")
    table.put(2, "trading-house", "F4")
    table.put(2, "temple", "G3")
    table.put(2, "stronghold", "E7")
    table.favor(2, "FAV8")
    table.stocks(2, "0c 0w 0p 2/0/0")
    receive_income(table.seat(2))
    # 1 dwelling: 2 workers, and 1 of the card; 2 coins; 1 priest; 1 + 2 + 4 + 3 power.
    assert table.has(2) == "20vp 2c 3w 1p 0/0/2"


def test_a_priest_comes_from_the_own_seven() -> None:
    """A7: those on the cult board are gone for good, and what goes above the limit is lost."""
    table = alone("witches C3 F4")
    table.put(2, "temple", "C3 F4")
    table.stocks(2, "6p")
    receive_income(table.seat(2))
    assert table.seat(2).priests == 7
    table.seat(2).priests_sent = 3
    table.stocks(2, "3p")
    receive_income(table.seat(2))
    assert table.seat(2).priests == 4


def test_no_limit_on_coins_and_workers() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "100c 100w")
    receive_income(table.seat(2))
    assert table.seat(2).workers == 103


def test_an_upgraded_building_goes_back_and_lowers_the_income() -> None:
    """Rulebook: upgrading a dwelling covers a worker again."""
    table = alone("witches C3 F4")
    before = income_of(table.seat(2))
    table.rich(2)
    table.act(2, "upgrade C3 trading-house")
    after = income_of(table.seat(2))
    assert (after[0] - before[0], after[1] - before[1], after[3] - before[3]) == (2, -1, 1)
