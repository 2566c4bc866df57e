"""Darklings: workers become priests when the stronghold is built."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Words

from ..ability import Ability
from ..moves import ORDAIN
from ..power import CONVERTING, OwnDecision
from ..state import State
from ..vocabulary import PRIESTS, Source


class Darklings(Ability):
    def stronghold_built(self, state: State, number: int) -> None:
        state.pending.append(Ordain(number))


class Ordain(OwnDecision):
    """Up to three workers become priests, once."""

    def kinds(self) -> Kinds:
        return _ORDAIN

    def is_aside(self, action: Action) -> bool:
        return action is ORDAIN[0] or super().is_aside(action)


class OrdainWorkers(Kind[State, Ordain, int]):
    def options(self, state: State, asked: Ordain) -> Sequence[int]:
        seat = state.seats[asked.seat]
        most = min(3, seat.workers, PRIESTS - seat.priests_sent - seat.priests)
        return range(most + 1)

    def do(self, state: State, asked: Ordain, number: int) -> None:
        state.seats[asked.seat].add(0, -number, number, Source.STRONGHOLD)

    def words(self, state: State, asked: Ordain, number: int) -> Words:
        return ("ordain", {"workers": number}) if number else ("ordain-nobody", {})


_ORDAIN: Final = Kinds(OrdainWorkers(ORDAIN), *CONVERTING)
