"""Phases 3 and 4, exploration: ships fly out in turn order, then act row by row. (Rulebook: First exploration)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step

from . import caches, operations, outposts, technologies, units
from .moves import FLY, PASS, THING_IDS
from .reasons import FINE, NOTHING_THERE, RESTRAINED, SHIP_THERE, TOO_DEAR
from .resolving import return_to_track
from .seat import Seat
from .state import CELLS, NONE, State
from .vocabulary import CACHE, OUTPOST, UNIT


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


class Fly(Decision[State]):
    """A free face-up card whose cost can be paid now, in any way it allows, or a free operations cell.

    Who can go nowhere passes."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = []
        for place, thing in enumerate(state.cards):
            if why_not_fly(state, seat, thing, place) == FINE:
                answers.append(FLY[thing])
        return answers if answers else _PASSING

    def apply(self, state: State, action: Action) -> None:
        state.leave_track(self.seat)
        if action is PASS:
            return_to_track(state, self.seat)
            return
        thing = action.index - FLY[0].index
        state.land(self.seat, state.cards.index(thing))
        if state.ledger is not None and thing >= CELLS:
            seat = state.seats[self.seat]
            seat.offer("operation points", operations.points_at(seat, thing - CELLS), THING_IDS[thing])


def why_not_fly(state: State, seat: Seat, thing: int, place: int) -> int:
    """Why a ship cannot fly to what lies at a place, as one of the codes of reasons.py. Affordability is tested when
    choosing. Nothing can take from a stock before the ship acts. [A10]"""
    if thing == NONE:
        return NOTHING_THERE
    if state.ships[place] != NONE:
        return SHIP_THERE
    if thing == state.restrained and not seat.powers.restrains:
        return RESTRAINED
    if thing >= CELLS:
        return FINE
    card = state.catalogue.cards[thing]
    kind = card.kind
    if kind == CACHE:
        return FINE
    level = state.level(seat, place)
    if kind == UNIT:
        pays = units.can_defeat(seat, card, level) or units.can_recruit(seat, card, level)
    elif kind == OUTPOST:
        pays = outposts.can_occupy(seat, card, level) or outposts.can_storm(seat, card)
    else:
        pays = technologies.can_learn(seat, card, level)
    return FINE if pays else TOO_DEAR


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


_PASSING: Final[tuple[Action, ...]] = (PASS,)
_FLIES: Final = tuple(Fly(seat) for seat in range(6))
_RESOLVES: Final = tuple(Resolve(number) for number in range(3))
