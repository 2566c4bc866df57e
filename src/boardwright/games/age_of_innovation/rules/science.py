"""The science display: steps, keys, scholars, books. (Rulebook: The science display; Sending a scholar)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Always, Kind, Kinds, Question, Sole
from boardwright.kernel.verdict import Reason, Words

from ..content.tiles import COMPETENCIES, FINAL_TILES, PALACES, ROUND_BONUSES, SCORING_TILES
from .moves import DROP_KEY, KEY, SEND, STEP, TAKE_BOOK
from .state import State
from .tile import NONE
from .vocabulary import DISCIPLINES, KEY_LEVEL, LEVEL_POWER, ROUNDS, SENT, SLOTS, TOP, Origins, Source
from .vocabulary import STEP as STEP_MOVED

NO_SCHOLAR: Final = Reason("no-scholar")
NO_SLOT: Final = Reason("no-slot")
NO_STEP: Final = Reason("no-step")  # in any discipline
KEY_MISSING: Final = Reason("key-missing")
KEY_ASKED: Final = Reason("key-asked")  # no obstacle: whether to use one is asked
TOP_TAKEN: Final = Reason("top-taken")
AT_THE_TOP: Final = Reason("at-the-top")


def score(state: State, number: int, what: int, times: int = 1) -> None:
    """What something done brings: points of tiles, then what the faction gains for it."""
    _score_tiles(state, number, what, times)
    seat = state.seats[number]
    gain = seat.people.brings(what, state.edition, len(state.seats))
    if gain is not None:
        for _ in range(times):
            seat.gain(gain, Origins.ABILITY)


def _score_tiles(state: State, number: int, what: int, times: int) -> None:
    """Points from the round's tile, in the last round from the final tile too, and from the own
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


def what_stops(state: State, number: int, discipline: int, steps: int) -> Reason | None:
    """What keeps a marker from going so many steps."""
    seat = state.seats[number]
    level = seat.science[discipline]
    if level < KEY_LEVEL <= level + steps:
        return KEY_ASKED if seat.free_keys() else KEY_MISSING
    if level == TOP:
        return AT_THE_TOP
    return TOP_TAKEN if level + steps >= TOP and top_taken(state, discipline) else None


def why_no_step(state: State, number: int, discipline: int) -> Reason | None:
    stop = what_stops(state, number, discipline, 1)
    return None if stop is KEY_ASKED else stop


class UseKey(Question[State]):
    """A key stays with its discipline for good; without one the rest of the steps is lost."""

    def __init__(self, seat: int, discipline: int, steps: int) -> None:
        super().__init__(seat)
        self.discipline: Final[int] = discipline
        self.steps: Final[int] = steps

    def kinds(self) -> Kinds:
        return _KEY

    def args(self) -> Sequence[int]:
        return (self.seat, self.discipline, self.steps)


class TurnKey(Kind[State, UseKey, int]):
    noun = "discipline"

    def options(self, state: State, asked: UseKey) -> Sequence[int]:
        return [asked.discipline] if state.seats[asked.seat].free_keys() else []

    def do(self, state: State, asked: UseKey, discipline: int) -> None:
        move_marker(state, asked.seat, discipline, KEY_LEVEL - 1 + asked.steps, Source.REWARD)


class KeepKey(Always[State, UseKey]):
    aside = True

    def words(self, state: State, asked: UseKey, option: int) -> Words:
        return "drop-key", {}


_KEY: Final = Kinds(TurnKey(KEY), KeepKey(DROP_KEY))


class Steps(Sole[State, int]):
    """So many steps in one discipline of choice."""

    verb: Verb[int] = STEP

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final[int] = steps

    def at_once(self) -> int:
        """How many of the steps are made in the chosen discipline."""
        return self.steps

    def why_none(self, state: State) -> Reason | None:
        closed = [why_no_step(state, self.seat, discipline) for discipline in range(len(DISCIPLINES))]
        return None if None in closed else NO_STEP

    def why_not(self, state: State, discipline: int) -> Reason | None:
        return why_no_step(state, self.seat, discipline)

    def do(self, state: State, discipline: int) -> None:
        advance(state, self.seat, discipline, self.steps, Source.REWARD)

    def words(self, state: State, discipline: int) -> Words:
        return "step", {"steps": self.at_once(), "discipline": discipline}

    def legal(self, state: State) -> Sequence[Action]:
        return [action for discipline, action in enumerate(STEP.actions) if self.why_not(state, discipline) is None]

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps)


class AnySteps(Steps):
    """So many steps, in one discipline or in several."""

    def at_once(self) -> int:
        return 1

    def do(self, state: State, discipline: int) -> None:
        if self.steps > 1:
            state.pending.append(AnySteps(self.seat, self.steps - 1))
        advance(state, self.seat, discipline, 1, Source.REWARD)


def step_in_each(state: State, number: int, steps: int, source: str) -> None:
    """In all four; which of them takes a key is decided one after the other."""
    for discipline in range(len(DISCIPLINES)):
        advance(state, number, discipline, steps, source)


# --- books


class GainBooks(Sole[State, int]):
    """Books of choice, one after the other."""

    verb: Verb[int] = TAKE_BOOK
    button = True

    def __init__(self, seat: int, books: int) -> None:
        super().__init__(seat)
        self.books: Final[int] = books

    def do(self, state: State, discipline: int) -> None:
        state.seats[self.seat].add_books(discipline, 1, Source.REWARD)
        if self.books > 1:
            state.pending.append(GainBooks(self.seat, self.books - 1))

    def words(self, state: State, discipline: int) -> Words:
        return "take", {"what": discipline}

    def legal(self, state: State) -> Sequence[Action]:
        return TAKE_BOOK.actions

    def args(self) -> Sequence[int]:
        return (self.seat, self.books)


# --- scholars


def free_slot(state: State, discipline: int, steps: int) -> int:
    """A free slot of a discipline that brings so many steps, or NONE."""
    for slot, brings in enumerate(SLOTS):
        if brings == steps and state.slots[len(SLOTS) * discipline + slot] == NONE:
            return len(SLOTS) * discipline + slot
    return NONE


class Send(Kind[State, Decision[State], tuple[int, int]]):
    """A scholar to a discipline. On a slot it stays for good; for one step it goes back to the own supply."""

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if state.seats[asked.seat].scholars else NO_SCHOLAR

    def why_not(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Reason | None:
        discipline, steps = option
        return NO_SLOT if steps > 1 and free_slot(state, discipline, steps) == NONE else None

    def do(self, state: State, asked: Decision[State], option: tuple[int, int]) -> None:
        discipline, steps = option
        state.seats[asked.seat].add(0, 0, -1, Source.PRICE)
        if steps > 1:
            state.keep_scholar(asked.seat, free_slot(state, discipline, steps))
        score(state, asked.seat, SENT)
        advance(state, asked.seat, discipline, steps, Source.SCHOLAR)

    def words(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Words:
        return "send", {"discipline": option[0], "steps": option[1]}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if state.seats[asked.seat].scholars:
            for place, option in enumerate(SEND.values):
                if option[1] == 1 or free_slot(state, option[0], option[1]) != NONE:
                    answers.append(SEND.actions[place])
