"""What spades are used for, and the workshop on land made home. (Rulebook: Terraform and build)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Always, Kind, Kinds, Question
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from .buildings import FOREIGN, NO_PIECE, build_workshop, pay_and_build, reach, short_for, why_unreached
from .faction import WORKSHOP_COST
from .flights import FLIGHT_OVER, FLIGHT_SCHOLARS, FLOWN, pay_flight, targets
from .moves import BUILD, DROP_WORKSHOP, FLY
from .state import State
from .tile import NONE
from .vocabulary import WORKSHOP, Gain, price

# What spades are used for.
ACTION: Final = 0  # of a power, book or special action: something must come of it
GIFT: Final = 1  # of a reward: it may be given up
SETTLERS: Final = 2  # a faction's reward: with a free workshop, which may stand elsewhere
BONUS: Final = 3  # of the science bonus and the desert: nothing is built or bought, no hex is tunnelled to
FIRST: Final = 4  # of a competency in the preparation: a gift, but nothing is built [A11]


def builds(kind: int) -> bool:
    """Whether a workshop may come of the spades."""
    return kind not in (BONUS, FIRST)


class Settle(Question[State]):
    """A workshop on the hex made home, for its price; settlers' is free and may stand on any home hex in reach."""

    def __init__(self, seat: int, hex: int, kind: int, flown: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.kind: Final[int] = kind
        self.flown: Final[int] = flown

    def made(self) -> int:
        """The hex made home, as a set."""
        return 1 << self.hex if self.hex != NONE else 0

    def kinds(self) -> Kinds:
        return _SETTLE

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.kind, self.flown)


class DropWorkshop(Always[State, Settle]):
    aside = True

    def words(self, state: State, asked: Settle, option: int) -> Words:
        return "drop-workshop", {}


class SettleThere(Kind[State, Settle, int]):
    noun = "hex"

    def options(self, state: State, asked: Settle) -> Sequence[int]:
        return list(bits(state.map.land)) if asked.kind == SETTLERS else [asked.hex]

    def why_none(self, state: State, asked: Settle) -> Reason | None:
        return None if state.seats[asked.seat].has_piece(WORKSHOP) else NO_PIECE[WORKSHOP]

    def why_not(self, state: State, asked: Settle, hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        why = None if asked.made() >> hex & 1 else why_unreached(state, seat, hex)
        return why if why is not None or state.lands[seat.terrain] >> hex & 1 else FOREIGN

    def prices(self, state: State, asked: Settle, hex: int) -> Sequence[Gain]:
        return () if asked.kind == SETTLERS else (WORKSHOP_COST,)

    def why_short(self, state: State, asked: Settle, hex: int, missing: Mapping[str, int]) -> Reason:
        return short_for(WORKSHOP, missing)

    def do(self, state: State, asked: Settle, hex: int) -> None:
        if asked.kind == SETTLERS:
            build_workshop(state, asked.seat, hex)
        else:
            pay_and_build(state, asked.seat, hex)

    def legal(self, state: State, asked: Settle, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if not seat.has_piece(WORKSHOP):
            return
        if asked.kind != SETTLERS:
            if seat.can_pay(WORKSHOP_COST):
                answers.append(BUILD.actions[asked.hex])
            return
        for h in bits(reach(state, seat) & state.lands[seat.terrain] & ~state.occupied() | asked.made()):
            answers.append(BUILD.actions[h])


class SettleByFlight(Kind[State, Settle, int]):
    """The free workshop of settlers."""

    noun = "hex"

    def options(self, state: State, asked: Settle) -> Sequence[int]:
        seat = state.seats[asked.seat]
        if asked.kind != SETTLERS or asked.flown & FLOWN or not seat.has_flight():
            return []
        return list(bits(targets(state, seat, FLIGHT_OVER) & state.lands[seat.terrain] & ~asked.made()))

    def why_none(self, state: State, asked: Settle) -> Reason | None:
        return None if state.seats[asked.seat].has_piece(WORKSHOP) else NO_PIECE[WORKSHOP]

    def prices(self, state: State, asked: Settle, hex: int) -> Sequence[Gain]:
        return (price(scholars=FLIGHT_SCHOLARS),)

    def do(self, state: State, asked: Settle, hex: int) -> None:
        pay_flight(state.seats[asked.seat])
        build_workshop(state, asked.seat, hex)


_SETTLE: Final = Kinds(DropWorkshop(DROP_WORKSHOP), SettleThere(BUILD), SettleByFlight(FLY))
