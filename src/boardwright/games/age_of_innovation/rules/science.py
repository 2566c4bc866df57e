"""The science display: steps, keys, scholars, books. (Rulebook: The science display; Sending a scholar)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.reason import FINE

from ..content.tiles import (
    COMPETENCIES,
    FINAL_TILES,
    PALACES,
    ROUND_BONUSES,
    SCORING_TILES,
)
from .moves import DROP_KEY, KEY, STEP, TAKE_BOOK
from .reasons import (
    AT_THE_TOP,
    KEY_ASKED,
    KEY_MISSING,
    NO_SCHOLAR,
    TOP_TAKEN,
)
from .seat import Seat
from .state import State
from .tile import NONE
from .vocabulary import (
    DISCIPLINES,
    KEY_LEVEL,
    LEVEL_POWER,
    ROUNDS,
    SENT,
    SLOTS,
    TOP,
    Source,
)
from .vocabulary import STEP as STEP_MOVED


def score(state: State, number: int, what: int, times: int = 1) -> None:
    """Points for something done, from the round's tile, in the last round from the final tile too, and from the own
    tiles; in the action phase only, and never for the Automa."""
    if state.acting == NONE or state.is_automa(number):
        return
    seat = state.seats[number]
    tile = SCORING_TILES[state.scoring[state.round - 1]]
    if what in tile.scores:
        seat.score(tile.points * times, tile.origin)
    if state.round == ROUNDS:
        final = FINAL_TILES[state.final_tile]
        if what == final.scores:
            seat.score(final.points * times, final.origin)
    if seat.bonus != NONE and not seat.passed:  # who passes has given it back
        kind, points = ROUND_BONUSES[seat.bonus].whenever
        if kind == what:
            seat.score(points * times, ROUND_BONUSES[seat.bonus].origin)
    if seat.palace != NONE:
        kind, points = PALACES[seat.palace].whenever
        if kind == what:
            seat.score(points * times, PALACES[seat.palace].origin)
    for competency in seat.competencies:
        kind, points = COMPETENCIES[competency].whenever
        if kind == what:
            seat.score(points * times, COMPETENCIES[competency].origin)


# --- steps


def advance(state: State, number: int, discipline: int, steps: int, source: str) -> None:
    """Steps in a discipline. The key of a city, which stays there, opens level 8; whether to use one is asked."""
    seat = state.seats[number]
    level = seat.science[discipline]
    end = level + steps
    if level < KEY_LEVEL <= end:
        move_marker(state, number, discipline, KEY_LEVEL - 1, source)
        if seat.free_keys():
            state.pending.append(UseKey(number, discipline, end - KEY_LEVEL + 1))
    else:
        move_marker(state, number, discipline, end, source)


def move_marker(state: State, number: int, discipline: int, end: int, source: str) -> None:
    """To a level, the top for one marker only. Power comes with each mark that is entered."""
    seat = state.seats[number]
    level = seat.science[discipline]
    end = min(end, TOP - 1 if top_taken(state, discipline) else TOP)
    if end <= level:
        return
    seat.step(discipline, end - level, source)
    power = 0
    for reached in range(level + 1, end + 1):
        power += LEVEL_POWER[reached]
    if power:
        seat.gain_power(power, DISCIPLINES[discipline])
    score(state, number, STEP_MOVED, end - level)


def top_taken(state: State, discipline: int) -> bool:
    return any(seat.science[discipline] == TOP for seat in state.seats)


def what_stops(state: State, number: int, discipline: int, steps: int) -> int:
    """What keeps a marker from going so many steps."""
    seat = state.seats[number]
    level = seat.science[discipline]
    if level < KEY_LEVEL <= level + steps:
        return KEY_ASKED if seat.free_keys() else KEY_MISSING
    if level == TOP:
        return AT_THE_TOP
    return TOP_TAKEN if level + steps >= TOP and top_taken(state, discipline) else FINE


def open_disciplines(state: State, number: int) -> list[int]:
    """Where one step could be made."""
    disciplines = range(len(DISCIPLINES))
    return [each for each in disciplines if what_stops(state, number, each, 1) in (FINE, KEY_ASKED)]


class UseKey(Decision[State]):
    """A key stays with its discipline for good; without one the rest of the steps is lost."""

    def __init__(self, seat: int, discipline: int, steps: int) -> None:
        super().__init__(seat)
        self.discipline: Final[int] = discipline
        self.steps: Final[int] = steps

    def legal(self, state: State) -> Sequence[Action]:
        return (KEY[self.discipline], DROP_KEY) if state.seats[self.seat].free_keys() else (DROP_KEY,)

    def apply(self, state: State, action: Action) -> None:
        if action is not DROP_KEY:
            move_marker(state, self.seat, self.discipline, KEY_LEVEL - 1 + self.steps, Source.REWARD)

    def args(self) -> Sequence[int]:
        return (self.seat, self.discipline, self.steps)


class Gift(Decision[State]):
    """Something gained that asks a question; where there is no answer, it is lost."""

    def auto(self, state: State) -> bool:
        answers = self.legal(state)
        state.answers = answers
        if len(answers) > 1:
            return False
        state.pending.pop()
        if answers:
            self.apply(state, answers[0])
        return True


class Steps(Gift):
    """So many steps in one discipline of choice."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final[int] = steps

    def legal(self, state: State) -> Sequence[Action]:
        return [STEP[discipline] for discipline in open_disciplines(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        advance(state, self.seat, action.index - STEP[0].index, self.steps, Source.REWARD)

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps)


class AnySteps(Steps):
    """So many steps, in one discipline or in several."""

    def apply(self, state: State, action: Action) -> None:
        if self.steps > 1:
            state.pending.append(AnySteps(self.seat, self.steps - 1))
        advance(state, self.seat, action.index - STEP[0].index, 1, Source.REWARD)


def step_in_each(state: State, number: int, steps: int, source: str) -> None:
    """In all four; which of them takes a key is decided one after the other."""
    for discipline in range(len(DISCIPLINES)):
        advance(state, number, discipline, steps, source)


# --- books


class GainBooks(Decision[State]):
    """Books of choice, one after the other."""

    def __init__(self, seat: int, books: int) -> None:
        super().__init__(seat)
        self.books: Final[int] = books

    def legal(self, state: State) -> Sequence[Action]:
        return TAKE_BOOK

    def apply(self, state: State, action: Action) -> None:
        state.seats[self.seat].add_books(action.index - TAKE_BOOK[0].index, 1, Source.REWARD)
        if self.books > 1:
            state.pending.append(GainBooks(self.seat, self.books - 1))

    def args(self) -> Sequence[int]:
        return (self.seat, self.books)


# --- scholars


def free_slot(state: State, discipline: int, steps: int) -> int:
    """A free slot of a discipline that brings so many steps, or NONE."""
    for slot, brings in enumerate(SLOTS):
        if brings == steps and state.slots[len(SLOTS) * discipline + slot] == NONE:
            return len(SLOTS) * discipline + slot
    return NONE


def why_not_send(seat: Seat) -> int:
    """For one step; for more there must be a free slot too."""
    return FINE if seat.scholars else NO_SCHOLAR


def send_scholar(state: State, number: int, discipline: int, steps: int) -> None:
    """On a slot the scholar stays for good; for one step it goes back to the own supply."""
    state.seats[number].add(0, 0, -1, Source.PRICE)
    if steps > 1:
        state.keep_scholar(number, free_slot(state, discipline, steps))
    score(state, number, SENT)
    advance(state, number, discipline, steps, Source.SCHOLAR)
