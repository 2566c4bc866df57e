"""Witches: with the stronghold, a ride a round."""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kinds
from boardwright.kernel.verdict import Reason

from ..ability import Ability
from ..dwellings import OnLand, why_no_dwelling
from ..map import LANDS
from ..moves import BUILD, BUILD_ON
from ..power import CONVERTING, Boon, Drop
from ..reach import NOT_HOME, Reach, taken_by
from ..state import State
from ..structures import place_dwelling
from ..vocabulary import Source


class Witches(Ability):
    def boon(self, number: int) -> Decision[State]:
        return WitchesRide(number)


class WitchesRide(Boon):
    """A dwelling for nothing on any free home hex."""

    def kinds(self) -> Kinds:
        return _WITCHES_RIDE


class Ride(OnLand[WitchesRide]):
    """Free home land, wherever it lies."""

    def why_not_there(self, state: State, asked: WitchesRide, reach: Reach, hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if reach.taken >> hex & 1:
            return taken_by(state, hex)
        if state.terrain[hex] != seat.faction.home:
            return NOT_HOME[seat.faction.home]
        return why_no_dwelling(seat)

    def do(self, state: State, asked: WitchesRide, hex: int) -> None:
        place_dwelling(state, asked.seat, hex, Source.STRONGHOLD)

    def legal(self, state: State, asked: WitchesRide, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if why_no_dwelling(seat) is None:
            taken, home = state.occupied(), seat.faction.home
            for hex in LANDS:
                if state.terrain[hex] == home and not taken >> hex & 1:
                    answers.append(BUILD_ON[hex])


_WITCHES_RIDE: Final = Kinds(Ride(BUILD, "build"), Drop("dwelling"), *CONVERTING)
