"""Auren: with the stronghold, two steps on one cult a round."""

from boardwright.kernel.decision import Decision

from ..ability import Ability
from ..power import grant_steps
from ..state import State
from ..tile import Special


class Auren(Ability):
    def use_stronghold(self, state: State, asked: Decision[State]) -> None:
        grant_steps(state, asked.seat, 2, Special.STRONGHOLD)
