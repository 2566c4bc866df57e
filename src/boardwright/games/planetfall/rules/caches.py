"""Action 4, finding a cache: take its energy, or annex its sector for an income. (Rulebook: Searching a cache)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Always, Kind, Kinds

from .moves import ANNEX, TAKE
from .resolving import Visit, take_card
from .state import State
from .vocabulary import CACHES, LAID_CACHE, LAID_SECTOR


class OpenCache(Visit):
    def kinds(self) -> Kinds:
        return _WAYS


class Take(Always[State, OpenCache]):
    button = True

    def do(self, state: State, asked: OpenCache, option: int) -> None:
        seat, card = state.seats[asked.seat], asked.card(state)
        seat.gain_energy(card.energy[asked.level(state)], card.id)
        seat.gain(card.gain, CACHES, card.id)
        take_card(state, asked.seat, asked.place, LAID_CACHE)


class Annex(Kind[State, OpenCache, int]):
    """An annexed sector gives nothing now: neither the energy nor the printed point."""

    button = True

    def options(self, state: State, asked: OpenCache) -> Sequence[int]:
        return self.verb.values if asked.card(state).sector else ()

    def do(self, state: State, asked: OpenCache, option: int) -> None:
        take_card(state, asked.seat, asked.place, LAID_SECTOR)

    def legal(self, state: State, asked: OpenCache, answers: list[Action]) -> None:
        if asked.card(state).sector:
            answers.append(ANNEX.action)


_WAYS: Final = Kinds(Take(TAKE), Annex(ANNEX))
