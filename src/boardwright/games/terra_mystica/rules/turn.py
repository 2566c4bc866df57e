"""A turn: one action, with free conversions before and after it. (Rulebook: Actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, NumberedStep
from boardwright.kernel.kind import Always, Kinds
from boardwright.kernel.verdict import Reason, Verdict, Words

from .ability import ability
from .cults import SENDING
from .dwellings import BUILDING
from .moves import DONE, LEAVE, PASS, POWER, SHIP, SHOVEL, SPECIAL
from .passing import LEAVING, PASSING, passes
from .power import CONVERTING, MakeOffers, OwnDecision, Priced
from .seat import NONE
from .specials import UsePower, UseSpecial
from .state import State
from .structures import CONNECTING, advance_shipping
from .terraform import DIGGING, add_land
from .tile import Special
from .upgrades import UPGRADING
from .vocabulary import DIGGING as DIGGING_TRACK
from .vocabulary import SHIPPING as SHIPPING_TRACK
from .vocabulary import TRACKS, Gain, Source

SHIPPING_COST: Final = Gain.read("4c 1p")
DIGGING_POINTS: Final = 6

NO_TRACK: Final = Reason("reason-no-such-track")
FULLY_ADVANCED: Final = Reason("reason-fully-advanced")


class NextTurn(NumberedStep[State]):
    """The next faction that has not passed; when all have, the round is over."""

    def run(self, state: State) -> None:
        number = state.next_after(self.number)
        state.acting = number
        if number != NONE:
            state.seats[number].blocked = 0
            state.pending.append(NextTurn(number))
            state.pending.append(Turn(number))


class Turn(OwnDecision):
    """One of the actions, or passing. Free conversions ask again. An action that has no effect now is an action all the
    same: so one waits for the others. `more` turns follow it at once, unless it passes or leaves."""

    def __init__(self, seat: int, more: int = 0) -> None:
        super().__init__(seat)
        self.more: Final[int] = more

    def kinds(self) -> Kinds:
        return _TURN

    def surely_asks(self, state: State) -> bool:
        return len(passes(state)) > 1

    def apply(self, state: State, action: Action) -> None:
        if not self.kinds().of(action).free and action.of is not PASS and action.of is not LEAVE:
            if self.more:
                state.pending.append(Turn(self.seat, self.more - 1))
            if action is not _STRONGHOLD or not ability(state.seats[self.seat]).double_turn:
                state.pending.append(MakeOffers())
                state.pending.append(AfterAction(self.seat))
        super().apply(state, action)

    def legal(self, state: State) -> Sequence[Action]:
        answers: list[Action] = []
        add_land(state, state.seats[self.seat], answers)
        for kind in _BESIDE_LAND:
            kind.legal(state, self, answers)
        return answers

    def verdicts(self, state: State) -> Sequence[Verdict]:
        """Dwellings and spades go by hex, as they do in `legal`."""
        found = [*BUILDING.verdicts(state, self), *DIGGING.verdicts(state, self)]
        found.sort(key=lambda verdict: verdict.action.place if verdict.action else NONE)
        for kind in _BESIDE_LAND:
            found.extend(kind.verdicts(state, self))
        return found

    def args(self) -> Sequence[int]:
        return (self.seat, self.more)


class AdvanceShipping(Priced[Decision[State], int]):
    what = SHIPPING_TRACK

    def why_not(self, state: State, asked: Decision[State], option: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if not seat.faction.shipping_maximum:
            return NO_TRACK
        return FULLY_ADVANCED if seat.shipping >= seat.faction.shipping_maximum else None

    def prices(self, state: State, asked: Decision[State], option: int) -> Sequence[Gain]:
        return (SHIPPING_COST,)

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(SHIPPING_COST, Source.PRICE)
        advance_shipping(seat, Source.ACTION)

    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        level = state.seats[asked.seat].shipping
        return "ship", {"level": level, "next": level + 1}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.shipping < seat.faction.shipping_maximum and seat.can_pay(SHIPPING_COST):
            answers.append(self.verb.actions[0])


class AdvanceDigging(Priced[Decision[State], int]):
    what = DIGGING_TRACK

    def why_not(self, state: State, asked: Decision[State], option: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if not seat.faction.digging:
            return NO_TRACK
        return FULLY_ADVANCED if seat.digging + 1 >= len(seat.faction.digging) else None

    def prices(self, state: State, asked: Decision[State], option: int) -> Sequence[Gain]:
        return (state.seats[asked.seat].faction.digging_upgrade,)

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(seat.faction.digging_upgrade, Source.PRICE)
        seat.advance_digging(Source.ACTION)
        seat.score(DIGGING_POINTS, TRACKS, Source.DIGGING)

    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        level = state.seats[asked.seat].digging
        return "shovel", {"level": level, "next": level + 1}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.digging + 1 < len(seat.faction.digging) and seat.can_pay(seat.faction.digging_upgrade):
            answers.append(self.verb.actions[0])


ADVANCING_SHIPPING: Final = AdvanceShipping(SHIP, "ship")
ADVANCING_DIGGING: Final = AdvanceDigging(SHOVEL, "shovel")
_TURN: Final = Kinds(
    BUILDING,
    DIGGING,
    UPGRADING,
    ADVANCING_SHIPPING,
    ADVANCING_DIGGING,
    SENDING,
    UsePower(POWER, "power"),
    UseSpecial(SPECIAL, "special"),
    CONNECTING,
    PASSING,
    *CONVERTING,
    LEAVING,
)
_BESIDE_LAND: Final = _TURN.all[2:]
_STRONGHOLD: Final = SPECIAL[Special.STRONGHOLD]


class AfterAction(OwnDecision):
    """The action is done: conversions may still follow, then the turn ends."""

    def kinds(self) -> Kinds:
        return _AFTER_ACTION


class Done(Always[State, AfterAction]):
    aside = True
    declines = True
    ends = True


_AFTER_ACTION: Final = Kinds(Done(DONE), CONNECTING, *CONVERTING)
