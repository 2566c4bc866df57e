"""Building a dwelling: on home terrain, or where an action has made land home. (Rulebook: Transform and build)"""

from collections.abc import Sequence
from typing import Final, TypeVar

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kinds
from boardwright.kernel.verdict import Reason, Verdict
from boardwright.parts.hexgrid import bits

from .map import LANDS
from .moves import BUILD, BUILD_ON
from .power import CONVERTING, NO_USE, Drop, OwnDecision, Priced, with_tool
from .reach import NONE_ON_BOARD, NOT_HOME, Reach, come_to, reach, toll_to
from .seat import Seat
from .state import State
from .structures import place_dwelling
from .vocabulary import DWELLING, NOTHING, NUMBERS, PRICES_OF, Gain, Source

NO_HOME_LAND: Final = Reason("reason-no-home-land")

Asked = TypeVar("Asked", bound=OwnDecision)


class OnLand(Priced[Asked, int]):
    """An answer about a hex. How far the seat reaches is worked out once for all of them."""

    noun = "hex"

    def reach(self, state: State, asked: Asked) -> Reach:
        seat = state.seats[asked.seat]
        return Reach(state, seat, reach(state, seat))

    def why_not_there(self, state: State, asked: Asked, reach: Reach, hex: int) -> Reason | None:
        raise AssertionError(f"{self!r} does not say where it cannot be done.")

    def prices_there(self, state: State, asked: Asked, reach: Reach, hex: int) -> Sequence[Gain]:
        return ()

    def why_useless(self, state: State, asked: Asked) -> Reason:
        """Why nothing can be done with its tool."""
        return NO_USE

    def options(self, state: State, asked: Asked) -> Sequence[int]:
        return LANDS

    def why_not(self, state: State, asked: Asked, hex: int) -> Reason | None:
        return self.why_not_there(state, asked, self.reach(state, asked), hex)

    def prices(self, state: State, asked: Asked, hex: int) -> Sequence[Gain]:
        return self.prices_there(state, asked, self.reach(state, asked), hex)

    def verdicts(self, state: State, asked: Asked) -> list[Verdict]:
        reach = self.reach(state, asked)
        found: list[Verdict] = []
        for hex in self.options(state, asked):
            why = self.why_not_there(state, asked, reach, hex)
            if why is None:
                found.append(self.if_paid(state, asked, hex, self.prices_there(state, asked, reach, hex)))
            else:
                found.append(self.ruled_out(state, asked, hex, why))
        return with_tool(found, self.tool, self.why_useless(state, asked))


class Build(OnLand[OwnDecision]):
    """A dwelling on free home terrain within reach."""

    what = DWELLING

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        own = state.seats[asked.seat].buildings
        return [hex for hex in LANDS if not own >> hex & 1]

    def why_not_there(self, state: State, asked: OwnDecision, reach: Reach, hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        why = reach.why_not(state, seat, hex)
        if why is not None:
            return why
        if state.terrain[hex] != seat.faction.home:
            return NOT_HOME[seat.faction.home]
        return why_no_dwelling(seat)

    def prices_there(self, state: State, asked: OwnDecision, reach: Reach, hex: int) -> Sequence[Gain]:
        seat = state.seats[asked.seat]
        return (seat.faction.costs[DWELLING] + toll_to(seat, reach.near, hex),)

    def why_useless(self, state: State, asked: OwnDecision) -> Reason:
        seat = state.seats[asked.seat]
        missing = seat.missing(seat.faction.costs[DWELLING])
        return why_no_dwelling(seat) or (self.why_short(state, asked, 0, missing) if missing else NO_HOME_LAND)

    def do(self, state: State, asked: OwnDecision, hex: int) -> None:
        seat = state.seats[asked.seat]
        come_to(seat, reach(state, seat), hex)
        build_dwelling(state, asked.seat, hex)


BUILDING: Final = Build(BUILD, "build")


def can_build(seat: Seat, besides: Gain) -> bool:
    """Whether there is a dwelling left, and its price beside something else that is to be paid."""
    return why_no_dwelling(seat) is None and seat.can_pay(seat.faction.costs[DWELLING], besides)


def why_no_dwelling(seat: Seat) -> Reason | None:
    return NONE_ON_BOARD[DWELLING] if seat.count(DWELLING) >= NUMBERS[DWELLING] else None


def build_dwelling(state: State, number: int, hex: int) -> None:
    """For its price."""
    seat = state.seats[number]
    seat.pay(seat.faction.costs[DWELLING], PRICES_OF[DWELLING])
    place_dwelling(state, number, hex, Source.ACTION)


# --- at the end of an action


def settle(state: State, number: int, acting: int, homes: int) -> None:
    """The last part of an action: a dwelling."""
    if acting and homes:
        state.pending.append(Settle(number, homes))


class Settle(OwnDecision):
    """A dwelling, for its price, on one of the hexes that this action made home."""

    def __init__(self, seat: int, homes: int) -> None:
        super().__init__(seat)
        self.homes: Final[int] = homes

    def kinds(self) -> Kinds:
        return _SETTLE

    def args(self) -> Sequence[int]:
        return (self.seat, self.homes)


class BuildThere(OnLand[Settle]):
    what = DWELLING

    def options(self, state: State, asked: Settle) -> Sequence[int]:
        return list(bits(asked.homes))

    def why_not_there(self, state: State, asked: Settle, reach: Reach, hex: int) -> Reason | None:
        return why_no_dwelling(state.seats[asked.seat])

    def prices_there(self, state: State, asked: Settle, reach: Reach, hex: int) -> Sequence[Gain]:
        return (state.seats[asked.seat].faction.costs[DWELLING],)

    def do(self, state: State, asked: Settle, hex: int) -> None:
        build_dwelling(state, asked.seat, hex)

    def legal(self, state: State, asked: Settle, answers: list[Action]) -> None:
        if can_build(state.seats[asked.seat], NOTHING):
            for hex in bits(asked.homes):
                answers.append(BUILD_ON[hex])


_SETTLE: Final = Kinds(Drop("dwelling"), BuildThere(BUILD, "build"), *CONVERTING)
