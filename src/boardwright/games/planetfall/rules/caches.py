"""Action 4, finding a cache: take its energy, or annex its sector for an income. (Rulebook: Searching a cache)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

from .moves import ANNEX, TAKE
from .resolving import card_at, take_card
from .state import State
from .vocabulary import CACHES, LAID_CACHE, LAID_SECTOR


class OpenCache(Decision[State]):
    """An annexed sector gives nothing now: neither the energy nor the printed point."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        return _TAKE_OR_ANNEX if card_at(state, self.place).sector else _TAKE

    def apply(self, state: State, action: Action) -> None:
        if action is ANNEX:
            take_card(state, self.seat, self.place, LAID_SECTOR)
            return
        seat, card = state.seats[self.seat], card_at(state, self.place)
        seat.gain_energy(card.energy[state.level(seat, self.place)], card.id)
        seat.gain(card.gain, CACHES, card.id)
        take_card(state, self.seat, self.place, LAID_CACHE)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


_TAKE: Final[tuple[Action, ...]] = (TAKE,)
_TAKE_OR_ANNEX: Final[tuple[Action, ...]] = (TAKE, ANNEX)
