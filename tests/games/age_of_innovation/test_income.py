"""Rulebook: Phase I, income; and the income that every tile of the appendices brings.

Income is looked at as the difference that one thing makes at the start of round 2: '2c 1t 2pw' are two coins, a tool
and two power."""

from collections.abc import Callable

import pytest

from boardwright.games.age_of_innovation.content.tiles import COMPETENCIES, INNOVATIONS, PALACES, ROUND_BONUSES
from boardwright.games.age_of_innovation.rules.rounds import board_income
from tests.games.age_of_innovation.tables import Table, alone, difference, forest, goods

Change = Callable[[Table], object]
FREE = ["A2", "A8", "B11", "C5", "D6", "F9", "H4", "H10", "I3"]  # and far from everybody


def round_two(change: Change, player: str = "forest goblins H7 H10") -> tuple[int, ...]:
    table = alone(player)
    table.science(2)
    change(table)
    table.stocks(2, "0c 0t 0s 12/0/0 0+0+0+0")
    table.pass_until(2)
    return goods(table)


def income(change: Change, without: Change = lambda table: None) -> str:
    """What a change of the table brings at the start of the next round."""
    return difference(round_two(change), round_two(without))


# --- planning boards


def test_the_example_of_a_planning_board() -> None:
    """With two workshops and a guild built, 1 power, 2 coins and 3 tools lie open."""
    table = alone("desert goblins D4 C8")
    table.put(2, "guild", "I3")
    gain = board_income(table.seat(2))
    assert (gain.power, gain.coins, gain.tools, gain.scholars) == (1, 2, 3, 0)


@pytest.mark.parametrize(
    ("workshops", "tools"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)]
)
def test_tools_of_workshops(workshops: int, tools: int) -> None:
    """One always; the fifth workshop uncovers none."""

    def with_them(table: Table) -> None:
        seat = table.seat(2)
        seat.structures, seat.buildings = (0,) * 7, 0
        table.put(2, "tower", "H7")
        table.put(2, "workshop", " ".join(FREE[:workshops]))

    def without(table: Table) -> None:
        seat = table.seat(2)
        seat.structures, seat.buildings = (0,) * 7, 0
        table.put(2, "tower", "H7")

    assert round_two(with_them)[1] - round_two(without)[1] == tools - 1


@pytest.mark.parametrize(("guilds", "gain"), [(1, "2c 1pw"), (2, "4c 2pw"), (3, "6c 4pw"), (4, "8c 6pw")])
def test_power_and_coins_of_guilds(guilds: int, gain: str) -> None:
    assert income(lambda table: table.put(2, "guild", " ".join(FREE[:guilds]))) == gain


@pytest.mark.parametrize(("guilds", "coins"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_the_first_guild_of_the_mountain_brings_three_coins(guilds: int, coins: int) -> None:
    def with_them(table: Table) -> None:
        table.put(2, "guild", " ".join(FREE[:guilds]))

    player = "mountain goblins I5 I11"
    assert round_two(with_them, player)[0] - round_two(lambda table: None, player)[0] == coins


def test_the_mountain_brings_two_coins_more() -> None:
    mountain = round_two(lambda table: None, "mountain goblins I5 I11")
    assert mountain[0] - round_two(lambda table: None)[0] == 2


def test_schools_and_the_university_bring_scholars() -> None:
    def schools(table: Table) -> None:
        table.put(2, "school", "I3 I4")
        table.put(2, "university", "I5")

    assert income(schools) == "3s"


def test_neutral_buildings_uncover_nothing() -> None:
    def neutral(table: Table) -> None:
        for building, hex in (("workshop", "I3"), ("guild", "I4"), ("school", "I5"), ("university", "I6")):
            table.put(2, building, hex, neutral=True)

    assert income(neutral) == ""


def test_scholars_beyond_the_supply_are_lost() -> None:
    def one_left(table: Table) -> None:
        table.put(2, "school", "I3 I4 I5")
        table.seat(2).scholars_sent = 6

    assert income(one_left) == "1s"


def test_omar_have_an_income() -> None:
    omar = round_two(lambda table: None, "forest omar H7 H10 place=D6")
    assert difference(omar, round_two(lambda table: None)) == "2c 2pw"


# --- round bonuses

BONUSES = {
    "river-workshop": "",
    "send-scholar": "1s",
    "build-guild": "3pw",
    "pass-palace-university": "1t",
    "spade": "1b",
    "bridge": "1b",
    "science-step": "2t",
    "pass-school": "4c",
    "power-and-coins": "2c 4pw",
    "coins": "6c",
}


@pytest.mark.parametrize("id", [bonus.id for bonus in ROUND_BONUSES])
def test_income_of_round_bonuses(id: str) -> None:
    def round_one(held: str) -> tuple[int, ...]:
        other = "coins" if id == "power-and-coins" else "power-and-coins"
        return goods(Table("wasteland felines B5 A10", "forest goblins H7 H10", bonuses=f"{other} {held}"))

    assert difference(round_one(id), round_one("river-workshop")) == BONUSES[id]


# --- competencies, innovations, palaces

COMPETENCY = {"tool-and-step": "1t", "vp-and-coins": "2c 3vp", "book-and-power": "1b 1pw", "tower": "2c 2pw"}
INNOVATION = {"workshop": "3t", "guild": "5c", "university": "2vp", "palace": "4pw"}
PALACE = {
    "1": "5pw",
    "2": "",
    "3": "2pw",
    "4": "2pw",
    "5": "4pw",
    "6": "1b 2pw",
    "7": "4pw",
    "8": "2c 1t 2pw",
    "9": "1s",
    "10": "6c",
    "11": "1t",
    "12": "8pw",
    "13": "",
    "14": "6pw",
    "15": "6pw",
    "16": "1b 2pw",
    "17": "2pw",
}


@pytest.mark.parametrize("id", [tile.id for tile in COMPETENCIES])
def test_income_of_competencies(id: str) -> None:
    assert income(lambda table: table.competency(2, id)) == COMPETENCY.get(id, "")


@pytest.mark.parametrize("id", [tile.id for tile in INNOVATIONS])
def test_income_of_innovations(id: str) -> None:
    assert income(lambda table: table.innovation(2, id)) == INNOVATION.get(id, "")


@pytest.mark.parametrize("id", [tile.id for tile in PALACES])
def test_income_of_palaces(id: str) -> None:
    assert income(lambda table: table.palace(2, id, "I3"), lambda table: table.put(2, "palace", "I3")) == PALACE[id]


# --- science


@pytest.mark.parametrize(
    ("discipline", "gain"), [("banking", "3c"), ("law", "6pw"), ("engineering", "1t"), ("medicine", "3vp")]
)
def test_income_from_level_9_on(discipline: str, gain: str) -> None:
    """Once for a discipline: levels 10 and 11 bring no more."""

    def at(level: int) -> Change:
        def change(table: Table) -> None:
            table.city(2, "tools")
            table.science(2, **{discipline: level})

        return change

    assert income(at(9), at(8)) == gain
    assert income(at(11), at(10)) == ""


def test_a_level_9_reached_in_the_action_phase_pays_with_the_next_income() -> None:
    """A93."""
    table = forest("goblins")
    table.city(2, "tools")
    table.science(2, banking=8)
    coins = table.seat(2).coins
    table.play("2: send banking 1")
    assert table.level(2, "banking") == 9 and table.seat(2).coins == coins


def test_steps_of_the_income_do_not_score() -> None:
    """A81: round tiles are for the action phase."""
    table = forest("goblins", scoring="innovation-law science-medicine")
    table.competency(2, "tool-and-step")
    table.science(2)
    table.pass_until(2)
    assert sum(table.seat(2).science) == 1 and table.scored(2, "round-tiles") == 0
