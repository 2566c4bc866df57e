"""Phases 3 and 4, exploration: ships fly out in turn order, then act row by row. (Rulebook: First exploration)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Kind, Kinds, Question
from boardwright.kernel.verdict import Reason

from . import caches, operations, outposts, technologies, units
from .catalogue import Card
from .moves import FLY, PASS, THING_IDS
from .resolving import return_to_track
from .seat import Seat
from .state import CELLS, NONE, State
from .vocabulary import CACHE, OUTPOST, UNIT, Price

ANOTHER_SHIP: Final = Reason("another-ship")
RESTRAINED: Final = Reason("restrained")
CAN_FLY: Final = Reason("can-fly")


class Exploration(Step[State]):
    """All choose in turn order; when every ship has flown (or passed), the actions are carried out."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        state.pending.append(_RESOLVES[self.number])
        state.pending.extend([_FLIES[seat] for seat in reversed(state.track)])

    def args(self) -> Sequence[int]:
        return (self.number,)


class Fly(Question[State]):
    """Where a ship flies to."""

    def kinds(self) -> Kinds:
        return _FLY

    def legal(self, state: State) -> Sequence[Action]:
        answers: list[Action] = []
        _FLYING.legal(state, self, answers)
        return answers if answers else PASS.actions

    def skip(self, state: State) -> None:
        """Keep the ship on the track, on its topmost free space. Plans of other seats assume this."""
        state.leave_track(self.seat)
        return_to_track(state, self.seat)


class FlyTo(Kind[State, Fly, int]):
    """A free face-up card whose cost can be paid now, in any way it allows, or a free operations cell. Nothing can take
    from a stock before the ship acts. [A10]"""

    noun = "thing"

    def options(self, state: State, asked: Fly) -> Sequence[int]:
        return [thing for thing in state.cards if thing != NONE]

    def why_not(self, state: State, asked: Fly, thing: int) -> Reason | None:
        if state.ships[state.cards.index(thing)] != NONE:
            return ANOTHER_SHIP
        restrained = thing == state.restrained and not state.seats[asked.seat].powers.restrains
        return RESTRAINED if restrained else None

    def prices(self, state: State, asked: Fly, thing: int) -> Sequence[Price]:
        if thing >= CELLS:
            return ()
        seat = state.seats[asked.seat]
        return prices(seat, state.catalogue.cards[thing], state.level(seat, state.cards.index(thing)))

    def do(self, state: State, asked: Fly, thing: int) -> None:
        state.leave_track(asked.seat)
        state.land(asked.seat, state.cards.index(thing))
        if state.ledger is not None and thing >= CELLS:
            seat = state.seats[asked.seat]
            seat.offer("operation points", operations.points_at(seat, thing - CELLS), THING_IDS[thing])

    def legal(self, state: State, asked: Fly, answers: list[Action]) -> None:
        seat, cards, ships = state.seats[asked.seat], state.catalogue.cards, state.ships
        levels, actions = state.levels(seat), FLY.actions
        held_back = NONE if seat.powers.restrains else state.restrained
        for place, thing in enumerate(state.cards):
            if thing != NONE and thing != held_back and ships[place] == NONE:
                if thing < CELLS and not _can_take(seat, cards[thing], levels[place]):
                    continue
                answers.append(actions[thing])


class Pass(Kind[State, Fly, int]):
    """A ship passes if it can go nowhere."""

    def why_none(self, state: State, asked: Fly) -> Reason | None:
        return None if PASS.action in asked.legal(state) else CAN_FLY

    def do(self, state: State, asked: Fly, option: int) -> None:
        asked.skip(state)


_FLYING: Final = FlyTo(FLY)
_FLY: Final = Kinds(_FLYING, Pass(PASS))


def prices(seat: Seat, card: Card, level: int) -> list[Price]:
    """Every way to pay for a card: defeat or recruit, occupy or storm, learn. A cache is free."""
    if card.kind == UNIT:
        return units.prices(seat, card, level)
    if card.kind == OUTPOST:
        return outposts.prices(seat, card, level)
    return [] if card.kind == CACHE else [technologies.price(seat, card, level)]


def _can_take(seat: Seat, card: Card, level: int) -> bool:
    """Return True if one of the prices can be paid. This is faster than making them."""
    if card.kind == UNIT:
        return units.can_defeat(seat, card, level) or units.can_recruit(seat, card, level)
    if card.kind == OUTPOST:
        return outposts.can_occupy(seat, card, level) or outposts.can_storm(seat, card)
    return card.kind == CACHE or technologies.can_learn(seat, card, level)


class Resolve(Step[State]):
    """Level I from left to right, then its operations cell, then level II and III likewise. [A11]"""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        for place, seat in enumerate(state.ships):
            if seat != NONE:
                state.pending.append(self)
                state.pending.append(action_at(state, seat, place))
                return

    def args(self) -> Sequence[int]:
        return (self.number,)


def action_at(state: State, seat: int, place: int) -> Decision[State]:
    """The question that the place a ship stands on puts to its owner."""
    thing = state.cards[place]
    if thing >= CELLS:
        return operations.begin(state, seat, place)
    kind = state.catalogue.cards[thing].kind
    if kind == UNIT:
        return units.MeetUnit(seat, place)
    if kind == OUTPOST:
        return outposts.CaptureOutpost(seat, place)
    if kind == CACHE:
        return caches.OpenCache(seat, place)
    return technologies.LearnTechnology(seat, place)


_FLIES: Final = tuple(Fly(seat) for seat in range(6))
_RESOLVES: Final = tuple(Resolve(number) for number in range(3))
