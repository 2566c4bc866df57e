"""Nomads: with the stronghold, a sandstorm a round."""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kinds
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from ..ability import Ability
from ..dwellings import OnLand, Settle
from ..map import GRID, LAND
from ..moves import DIG, DIG_ON
from ..power import CONVERTING, Boon, Drop
from ..reach import HOME_ALREADY, Reach, taken_by
from ..state import State
from ..vocabulary import Source

NOT_BESIDE: Final = Reason("reason-not-beside")  # an own building


class Nomads(Ability):
    def boon(self, number: int) -> Decision[State]:
        return Sandstorm(number)


class Sandstorm(Boon):
    """A neighbouring hex becomes home without spades."""

    def kinds(self) -> Kinds:
        return _SANDSTORM


class Storm(OnLand[Sandstorm]):
    """Land beside an own building, bridges and rivers not counted, that is not home yet."""

    lead = True

    def reach(self, state: State, asked: Sandstorm) -> Reach:
        seat = state.seats[asked.seat]
        return Reach(state, seat, GRID.around(seat.buildings), flying=False)

    def why_not_there(self, state: State, asked: Sandstorm, reach: Reach, hex: int) -> Reason | None:
        if reach.taken >> hex & 1:
            return taken_by(state, hex)
        if state.terrain[hex] == state.seats[asked.seat].faction.home:
            return HOME_ALREADY
        return None if reach.near >> hex & 1 else NOT_BESIDE

    def do(self, state: State, asked: Sandstorm, hex: int) -> None:
        state.transform(hex, state.seats[asked.seat].faction.home, Source.STRONGHOLD)
        state.pending.append(Settle(asked.seat, 1 << hex))

    def words(self, state: State, asked: Sandstorm, hex: int) -> Words:
        return "storm", {"hex": hex}

    def legal(self, state: State, asked: Sandstorm, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for hex in bits(GRID.around(seat.buildings) & LAND & ~state.occupied()):
            if state.terrain[hex] != seat.faction.home:
                answers.append(DIG_ON[hex])


_SANDSTORM: Final = Kinds(Storm(DIG, "dig"), Drop("storm"), *CONVERTING)
