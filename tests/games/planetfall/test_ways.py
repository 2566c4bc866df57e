"""What an answer pays and gains, told as data: the same as its words say, and as the rules take."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.state import State
from boardwright.kernel.action import Action
from boardwright.kernel.game import Way
from boardwright.kernel.language import LANGUAGES
from tests.games.planetfall.tables import Table, corrected

RECORDS = sorted((Path(__file__).parents[2] / "records" / "planetfall").glob("*.record"))

Told = tuple[str, str, dict[str, int], str, bool]


def as_data(ways: list[Way]) -> list[Told]:
    return [(way.name, way.pay, dict(way.paid), way.gain, way.at_once) for way in ways]


def ways(table: Table, number: int, text: str, language: str = "en") -> list[Way]:
    return list(GAME.ways(table.state, number - 1, GAME.book[text], language))


def taken(table: Table, number: int, text: str) -> dict[str, int]:
    """What is foreseen to be less after an answer."""
    before = GAME.stocks(table.state)[number - 1]
    after = GAME.stocks(GAME.foresee(table.state, number - 1, GAME.book[text]))[number - 1]
    return {stock: before[stock] - after[stock] for stock in before if after[stock] < before[stock]}


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
    ("language", "way"),
    [
        (
            "en",
            ("defeat it", "3 strength (2, and 1 for missing experience)", "3 empire points, 1 experience and 2 energy"),
        ),
        ("ru", ("победить", "3 силы (2 и 1 за недостающий опыт)", "3 очка империи, 1 опыт и 2 энергии")),
        ("uk", ("перемогти", "3 сили (2 і 1 за досвід, якого бракує)", "3 очки імперії, 1 досвід і 2 енергії")),
    ],
)
def test_a_unit_with_the_surcharge_for_missing_experience(
    planet_2: Table, language: str, way: tuple[str, str, str]
) -> None:
    name, pay, gain = way
    assert as_data(ways(planet_2, 1, "fly sabretooth-jumper", language)) == [(name, pay, {"strength": 3}, gain, True)]
    assert taken(planet_2, 1, "fly sabretooth-jumper") == {"strength": 3}


@pytest.mark.parametrize(
    ("language", "names", "pays", "gain"),
    [
        ("en", ("occupy it peacefully", "storm it"), ("5 energy", "5 strength"), "7 empire points"),
        ("ru", ("захватить мирно", "отвоевать"), ("5 энергии", "5 силы"), "7 очков империи"),
        ("uk", ("захопити мирно", "відвоювати"), ("5 енергії", "5 сили"), "7 очок імперії"),
    ],
)
def test_an_outpost_by_either_way(
    planet_2: Table, language: str, names: tuple[str, str], pays: tuple[str, str], gain: str
) -> None:
    assert as_data(ways(planet_2, 1, "fly government-palace-2", language)) == [
        (names[0], pays[0], {"energy": 5}, gain, True),
        (names[1], pays[1], {"strength": 5}, gain, True),
    ]


def test_an_outpost_with_what_the_pair_brings(planet_2: Table) -> None:
    assert as_data(ways(planet_2, 1, "fly synthesis-network-2")) == [
        (
            "occupy it peacefully",
            "5 energy",
            {"energy": 5},
            "5 empire points, 1 experience and 4 empire points for the pair",
            True,
        )
    ]
    assert taken(planet_2, 1, "fly synthesis-network-2") == {"energy": 5}


@pytest.mark.parametrize(
    ("language", "take", "annex"),
    [
        ("en", ("take the energy", "6 energy"), ("annex the sector", "1 energy in every income phase")),
        ("ru", ("взять энергию", "6 энергии"), ("присоединить сектор", "1 энергия в каждой фазе дохода")),
        ("uk", ("взяти енергію", "6 енергії"), ("приєднати сектор", "1 енергія у кожній фазі доходу")),
    ],
)
def test_a_cache_has_no_price_and_its_sector_yields_later(
    planet_2: Table, language: str, take: tuple[str, str], annex: tuple[str, str]
) -> None:
    assert as_data(ways(planet_2, 1, "fly supply-stash", language)) == [
        (take[0], "", {}, take[1], True),
        (annex[0], "", {}, annex[1], False),
    ]


@pytest.mark.parametrize(
    ("language", "way"),
    [
        ("en", ("learn it", "4 energy", "4 empire points and 1 experience")),
        ("ru", ("изучить", "4 энергии", "4 очка империи и 1 опыт")),
        ("uk", ("вивчити", "4 енергії", "4 очки імперії і 1 досвід")),
    ],
)
def test_a_technology(planet_2: Table, language: str, way: tuple[str, str, str]) -> None:
    name, pay, gain = way
    assert as_data(ways(planet_2, 1, "fly combat-analysis", language)) == [(name, pay, {"energy": 4}, gain, True)]
    assert taken(planet_2, 1, "fly combat-analysis") == {"energy": 4}


@pytest.mark.parametrize(
    ("language", "gain"),
    [
        ("en", "8 operation points for empire points (at most 2), experience and strength"),
        ("ru", "8 очков операций на очки империи (не больше 2), опыт и силу"),
        ("uk", "8 очок операцій на очки імперії (не більше 2), досвід і силу"),
    ],
)
def test_operations_have_one_way_without_a_name_to_be_shared_out_later(
    planet_2: Table, language: str, gain: str
) -> None:
    assert as_data(ways(planet_2, 1, "fly operations-II", language)) == [("", "", {}, gain, False)]


def test_an_answer_that_is_a_way_tells_itself_as_its_words_begin() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "5x 6s 4e")
    table.visit(1, "imperial-guards")
    gains = ("5 empire points, 1 experience and 4 energy", "5 empire points, 1 experience and 3 strength")
    assert as_data(ways(table, 1, "defeat")) == [("Defeat it", "6 strength", {"strength": 6}, gains[0], True)]
    assert as_data(ways(table, 1, "recruit")) == [("Recruit it", "4 energy", {"energy": 4}, gains[1], True)]
    assert (taken(table, 1, "defeat"), taken(table, 1, "recruit")) == ({"strength": 6}, {"energy": 4})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_that_has_come_down_to_nothing_is_no_words(language: str) -> None:
    content = corrected(cards={"xenolinguistics": {"effects": ["cheaper diplomacy: 9e"]}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.skip_to(3)
    table.deal("imperial-guards")
    table.give(1, "xenolinguistics")
    table.stocks(1, "5x 6s")
    table.visit(1, "imperial-guards")
    [way] = ways(table, 1, "recruit", language)
    assert (way.pay, way.paid) == ("", {"energy": 0})
    assert taken(table, 1, "recruit") == {}


def test_energy_that_must_be_paid_in_strength_is_still_the_price() -> None:
    """Frankov B has 2 of the 4 energy: the rest can only be strength, so nothing is asked."""
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis")
    table.play("2: fly operations-III")
    table.stocks(1, "2s 2e")
    [way] = ways(table, 1, "fly combat-analysis")
    assert (way.pay, way.paid) == ("4 energy", {"energy": 4})
    assert taken(table, 1, "fly combat-analysis") == {"strength": 2, "energy": 2}


def test_other_answers_have_no_ways() -> None:
    table = Table("frankov-b", "ardelli-a")
    assert ways(table, 1, "goal conquest") == []
    table.skip_to(2)
    table.deal("combat-analysis")
    table.stocks(1, "2s 4e")
    table.visit(1, "combat-analysis")
    assert [ways(table, 1, text) for text in table.legal(1)] == [[]] * 3


# --- wherever the records go


def answers(file: Path) -> Iterator[tuple[State, int, Action]]:
    """Every answer that a seat could give in a recorded game, with the table before it."""
    record = Record.loads(file.read_text(encoding="utf-8"))
    state = GAME.new(record.players, record.options)
    for move in record.moves:
        if move.seat >= 0:
            for action in GAME.legal(state, move.seat):
                yield state, move.seat, action
        GAME.apply(state, move.seat, move.action)


def test_the_words_of_an_answer_are_those_of_its_ways() -> None:
    """In their order and to the end: nothing is said after the last."""
    verbs = set()
    for state, seat, action in itertools.chain.from_iterable(answers(file) for file in RECORDS):
        for language in LANGUAGES:
            rest = phrase = GAME.phrase(state, seat, action, language)
            told = GAME.ways(state, seat, action, language)
            for way in told:
                for words in filter(None, (way.name, way.pay, way.gain)):
                    assert words in rest, phrase
                    rest = rest.partition(words)[2]
            if told:
                verbs.add(action.verb)
                assert rest == "", phrase
    assert verbs == {"fly", "defeat", "recruit", "occupy", "storm", "take", "annex"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_who_has_exactly_what_a_way_pays_can_go_it_and_who_has_one_less_cannot(file: Path) -> None:
    for state, seat, action in answers(file):
        if action.verb != "fly":
            continue
        for way in GAME.ways(state, seat, action, "en"):
            for stock, number in way.paid.items():
                assert way.name in names_with(state, seat, action, stock, number)
                assert not number or way.name not in names_with(state, seat, action, stock, number - 1)


def names_with(state: State, number: int, action: Action, stock: str, amount: int) -> list[str]:
    """The ways of a flight if the seat had so much of one stock, and nothing that could be paid in its place."""
    other = GAME.clone(state)
    seat = other.seats[number]
    seat.strength, seat.energy = (amount, 0) if stock == "strength" else (0, amount)
    return [way.name for way in GAME.ways(other, number, action, "en")]
