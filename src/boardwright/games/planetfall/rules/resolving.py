"""What ends every action: the ship returns to the turn order track, the card is laid. (Rulebook: First exploration)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.kind import Question

from .catalogue import Card
from .seat import Seat
from .state import NONE, State
from .vocabulary import LAID_SECTOR, Source


class Visit(Question[State]):
    """A ship acts where it stands."""

    abstract: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def card(self, state: State) -> Card:
        return card_at(state, self.place)

    def level(self, state: State) -> int:
        return state.level(state.seats[self.seat], self.place)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


def card_at(state: State, place: int) -> Card:
    return state.catalogue.cards[state.cards[place]]


def leave(state: State, seat: int, place: int) -> None:
    """The ship flies back to the turn order track."""
    state.take_off(seat, place)
    return_to_track(state, seat)


def return_to_track(state: State, seat: int) -> None:
    """On the topmost free space; who is always last, on the last one. [A4]"""
    last = state.seats[seat].powers.always_last
    state.stand(seat, len(state.track) - 1 if last else state.track.index(NONE), Source.ACTION)


def take_card(state: State, seat: int, place: int, happenings: int) -> None:
    """Fly back, lay the card, and apply what reacts to it. A technology works from the next phase on, so it does not
    react to its own laying. [A12]"""
    leave(state, seat, place)
    card = state.take(place)
    if state.restrained == card:
        state.restrain(NONE, Source.ACTION)
    player: Seat = state.seats[seat]
    player.react(happenings)
    if happenings & LAID_SECTOR:
        player.annex(card)
    else:
        player.lay(card, state.catalogue)
