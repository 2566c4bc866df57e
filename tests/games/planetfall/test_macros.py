"""A flight, with what the ship will do there: each way with what it pays and brings, before the click."""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.state import State
from boardwright.kernel.action import Action
from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import balance, differences
from tests.games.planetfall.tables import Table
from tests.games.words import READERS

RECORDS = sorted((Path(__file__).parents[2] / "records" / "planetfall").glob("*.record"))


def macros(table: Table, number: int, thing: str, language: str = "en") -> list[str]:
    """Every macro-action to a thing: 'Fly and storm it: pay 5 strength; gain 7 empire points'."""
    state, seat, read = table.state, number - 1, READERS[language]
    found = [macro for macro in GAME.macros(state, seat) if macro.answers[0].text == f"fly {thing}"]
    return [
        f"{read(GAME.telling.intention(state, seat, macro.answers, beside=True))}:"
        f" {read(GAME.telling.outcome(seat, macro.entries))}"
        for macro in found
    ]


@pytest.fixture
def planet_2() -> Table:
    """One card of each kind before gelder-a, who has no ability that touches them, and one network already."""
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.deal("synthesis-network-2 combat-analysis", "government-palace-2", "sabretooth-jumper supply-stash")
    table.stocks(1, "1x 5s 5e")
    table.give(1, "synthesis-network-1")
    return table


@pytest.mark.parametrize(
    ("language", "ways"),
    [
        (
            "en",
            [
                "Fly and occupy it peacefully: pay 5 energy; gain 7 empire points",
                "Fly and storm it: pay 5 strength; gain 7 empire points",
            ],
        ),
        (
            "ru",
            [
                "Лететь и захватить мирно: заплатить 5 энергии; получить 7 очков империи",
                "Лететь и отвоевать: заплатить 5 силы; получить 7 очков империи",
            ],
        ),
        (
            "uk",
            [
                "Летіти й захопити мирно: заплатити 5 енергії; отримати 7 очок імперії",
                "Летіти й відвоювати: заплатити 5 сили; отримати 7 очок імперії",
            ],
        ),
    ],
)
def test_an_outpost_by_either_way(planet_2: Table, language: str, ways: list[str]) -> None:
    assert macros(planet_2, 1, "government-palace-2", language) == ways


def test_a_cache_whose_sector_yields_later(planet_2: Table) -> None:
    assert macros(planet_2, 1, "supply-stash") == [
        "Fly and take the energy: gain 6 energy",
        "Fly and annex the sector: 1 energy more in every income phase",
    ]


def test_where_there_is_one_way_the_flight_says_all(planet_2: Table) -> None:
    """Nor are operation points shared out before."""
    for thing in ("sabretooth-jumper", "synthesis-network-2", "combat-analysis", "operations-II"):
        assert macros(planet_2, 1, thing) == []


def test_a_unit_by_either_way() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "5x 6s 4e")
    assert macros(table, 1, "imperial-guards") == [
        "Fly and defeat it: pay 6 strength; gain 5 empire points, 1 experience and 4 energy",
        "Fly and recruit it: pay 4 energy; gain 5 empire points, 1 experience and 3 strength",
    ]


def test_strength_in_the_place_of_energy() -> None:
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis elysium-parks-2")
    table.play("2: fly operations-III")
    table.stocks(1, "1s 4e")
    assert macros(table, 1, "combat-analysis") == [
        "Fly and learn it: pay energy alone: pay 4 energy; gain 4 empire points and 1 experience",
        "Fly and learn it: pay 1 strength in the place of energy: pay 1 strength and 3 energy; gain 4 empire points and"
        " 1 experience",
    ]
    assert [line.partition(";")[0] for line in macros(table, 1, "elysium-parks-2", "ru")] == [
        "Лететь и захватить мирно: заплатить только энергией: заплатить 4 энергии",
        "Лететь и захватить мирно: заплатить 1 силу вместо энергии: заплатить 1 силу и 3 энергии",
    ]


def test_who_must_pay_in_strength_is_not_asked() -> None:
    """Frankov B has 2 of the 4 energy: the rest can only be strength."""
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis")
    table.play("2: fly operations-III")
    table.stocks(1, "2s 2e")
    assert macros(table, 1, "combat-analysis") == []
    entries = try_out(GAME, table.state, 0, [GAME.book["fly combat-analysis"]]).entries
    assert GAME.telling.paid(0, entries) == {"strength": 2, "energy": 2}


def test_the_way_is_asked_for_only_when_the_ship_acts(planet_2: Table) -> None:
    """A macro-action is a preview: on the table the others fly first."""
    [macro, _] = [each for each in GAME.macros(planet_2.state, 0) if each.answers[0].text == "fly supply-stash"]
    GAME.apply(planet_2.state, 0, macro.answers[0])
    assert planet_2.waiting() == 2 and not planet_2.legal(1)


# --- wherever the records go


def flights(file: Path) -> Iterator[tuple[State, int, Action]]:
    """Every flight that a seat could choose in a recorded game, with the table before it."""
    record = Record.loads(file.read_text(encoding="utf-8"))
    state = GAME.new(record.players, record.options)
    for move in record.moves:
        if move.seat >= 0:
            for action in GAME.legal(state, move.seat):
                if action.verb == "fly":
                    yield state, move.seat, action
        GAME.apply(state, move.seat, move.action)


def test_the_books_of_a_flight_that_is_looked_at_balance() -> None:
    for state, seat, action in itertools.chain.from_iterable(flights(file) for file in RECORDS):
        tried = try_out(GAME, state, seat, [action])
        assert balance(tried.entries) == differences(GAME.books(state), GAME.books(tried.after))
        assert {entry.seat for entry in tried.entries} <= {seat, -2}, "Nobody else acts."


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_who_has_exactly_what_a_way_pays_can_go_it_and_who_has_one_less_cannot(file: Path) -> None:
    for state, seat, _ in flights(file):
        for macro in GAME.macros(state, seat):
            if state.seats[seat].powers.strength_as_energy:
                continue  # one stock stands for the other
            paid = GAME.telling.paid(seat, macro.entries)
            for stock, number in paid.items():
                assert can_go(state, seat, macro.answers, stock, number)
                assert not can_go(state, seat, macro.answers, stock, number - 1)


def can_go(state: State, number: int, answers: Sequence[Action], stock: str, amount: int) -> bool:
    """Whether the seat could go this way if it had so much of one stock, and nothing of the other: it is asked, or the
    card is taken so without asking."""
    other = GAME.clone(state)
    seat = other.seats[number]
    seat.strength, seat.energy = (amount, 0) if stock == "strength" else (0, amount)
    tried = GAME.clone(other)
    tried.answers = tried.pending[-1].legal(tried)  # also where only one flight is left: it is not flown yet
    if answers[0] not in GAME.legal(tried, number):
        return False
    entries = try_out(GAME, tried, number, answers).entries
    return GAME.telling.paid(number, entries) == {stock: amount}
