"""The outlook: what a table would pay as it stands. Who leads in what the end rewards, what the end of the round and
the next income bring, and which answers are worth most points.

Every number comes from the functions with which the rules pay; a game says which (`Telling.contests`, `round_end`,
`next_income`). It is worked out when somebody looks at it, never while a move is told.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from boardwright.kernel.text import Text


class Standing(TypedDict):
    """Where one seat stands."""

    amount: int | None
    """How far it has come: steps, buildings; none where only the points count."""
    points: int
    """What that brings if it ended now."""
    shared: bool
    """Whether it shares its place."""


class Race(TypedDict):
    """One thing in which seats are compared, or counted."""

    sign: str
    """For drawing."""
    name: Text
    standings: list[Standing | None]
    """By seat; none where it is hidden."""


class Contest(TypedDict):
    """Races that are paid alike."""

    title: Text
    rule: Text
    """What is paid, in short."""
    counted: bool
    """Whether answers are weighed by it; not by what may only come."""
    races: list[Race]


class Amount(TypedDict):
    """So much of something."""

    what: str
    """For drawing."""
    number: int
    words: Text


class RoundEnd(TypedDict):
    """What the end of the round pays."""

    title: Text
    rule: Text
    pays: list[list[Amount]]
    """By seat."""


class Income(TypedDict):
    """The next income with one card, or without any."""

    card: str
    name: Text
    """'' where no card makes a difference."""
    brings: list[Amount]
    """The part of the card."""
    income: list[Amount]
    """All of it."""


class NextIncome(TypedDict):
    incomes: list[Income]
    """The first is what comes as things stand; those after it, with each card that may still be taken."""


class Choice(TypedDict):
    """Something that the seat may do now, and its points: at once and at the end."""

    answers: list[str]
    words: Text
    points: int
    alike: int
    """So many others of the kind bring as much."""


class Outlook(TypedDict):
    contests: list[Contest]
    round_end: RoundEnd | None
    next_income: NextIncome | None
    """Of the seat that looks."""
    choices: list[Choice]
    """The best ones of the seat that looks, the first most."""


def contest(title: Text, rule: Text, races: list[Race], *, weighed: bool = True) -> Contest:
    return {"title": title, "rule": rule, "counted": weighed, "races": races}


def amounts_of(numbers: Mapping[str, int], words: Callable[[str, int], Text]) -> list[Amount]:
    """Of each stock how much; what there is none of is left out."""
    return [
        {"what": what, "number": number, "words": words(what, number)} for what, number in numbers.items() if number
    ]


def race(sign: str, name: Text, amounts: Sequence[int], points: Sequence[int]) -> Race:
    """A race by places. There may be more amounts than seats: those of factions that nobody plays take places too."""
    standings: list[Standing | None] = []
    for amount, won in zip(amounts, points, strict=False):
        standings.append({"amount": amount, "points": won, "shared": won > 0 and list(amounts).count(amount) > 1})
    return {"sign": sign, "name": name, "standings": standings}


def counted(sign: str, name: Text, points: Sequence[int | None], amounts: Sequence[int] = ()) -> Race:
    """What every seat has for itself; None is hidden."""
    standings: list[Standing | None] = []
    for number, won in enumerate(points):
        if won is None:
            standings.append(None)
        else:
            standings.append({"amount": amounts[number] if amounts else None, "points": won, "shared": False})
    return {"sign": sign, "name": name, "standings": standings}
