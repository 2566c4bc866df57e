"""Innovations, and paying with books. (Rulebook: Developing an innovation; Power actions and book actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.reason import FINE

from ..content.tiles import (
    BOOK_ACTIONS,
    COINS_WITHOUT_PALACE,
    COLUMN_BOOKS,
    INNOVATION_BOOKS,
    INNOVATIONS,
)
from .buildings import has_palace
from .moves import DEVELOP, MOST_PAID, PAY
from .reasons import SHORT, THREE_INNOVATIONS
from .rewards import grant, perform
from .science import score
from .seat import Seat
from .state import WIDE, State
from .tile import NONE
from .vocabulary import (
    DISCIPLINES,
    INNOVATION,
    MOST_INNOVATIONS,
    Source,
)

# What is paid for: an innovation by its number, or a book action by its number and this.
FOR_ACTION: Final = 32


def fixed_books(place: int) -> tuple[int, ...]:
    """The books of told disciplines that an innovation on a place costs."""
    books = [0] * len(DISCIPLINES)
    if place < WIDE:
        books[2 * place] = books[2 * place + 1] = COLUMN_BOOKS
    else:
        books[(place - WIDE) % len(DISCIPLINES)] = COLUMN_BOOKS
    return tuple(books)


FIXED_BOOKS: Final[tuple[tuple[int, ...], ...]] = tuple([fixed_books(place) for place in range(14)])


def all_books(seat: Seat) -> int:
    """How many books an innovation costs in all, with the surcharge of the own slot."""
    return INNOVATION_BOOKS + seat.board.surcharges[len(seat.innovations)]


def innovation_coins(seat: Seat) -> int:
    return 0 if has_palace(seat) else COINS_WITHOUT_PALACE


def why_no_innovation(seat: Seat) -> int:
    """Wherever it lies."""
    if len(seat.innovations) >= MOST_INNOVATIONS:
        return THREE_INNOVATIONS
    return FINE if sum(seat.books) >= all_books(seat) and seat.coins >= innovation_coins(seat) else SHORT


def has_books_of(seat: Seat, place: int) -> bool:
    """Whether there are books of the disciplines that a place tells."""
    banking, law, engineering, medicine = FIXED_BOOKS[place]
    a, b, c, d = seat.books
    return a >= banking and b >= law and c >= engineering and d >= medicine


def innovations(state: State, number: int) -> list[Action]:
    """Those that can be paid."""
    seat = state.seats[number]
    if why_no_innovation(seat) != FINE:
        return []
    return [
        DEVELOP[innovation]
        for place, innovation in enumerate(state.display)
        if innovation != NONE and has_books_of(seat, place)
    ]


def develop(state: State, number: int, innovation: int) -> None:
    """The told books and the coins at once, then the others by choice."""
    seat = state.seats[number]
    fixed = FIXED_BOOKS[state.display.index(innovation)]
    others = all_books(seat) - sum(fixed)
    seat.add(-innovation_coins(seat), 0, 0, Source.PRICE)
    for discipline, books in enumerate(fixed):
        if books:
            seat.add_books(discipline, -books, Source.PRICE)
    state.pending.append(PayBooks(number, others, 0, innovation))


def _take_innovation(state: State, number: int, innovation: int) -> None:
    state.hand_innovation(number, innovation)
    score(state, number, INNOVATION)
    grant(state, number, INNOVATIONS[innovation].now, INNOVATIONS[innovation].origin)


class PayBooks(Decision[State]):
    """Books of any disciplines: how many of each, one discipline after the other."""

    def __init__(self, seat: int, books: int, discipline: int, purpose: int) -> None:
        super().__init__(seat)
        self.books: Final[int] = books  # still to be paid
        self.discipline: Final[int] = discipline
        self.purpose: Final[int] = purpose

    def legal(self, state: State) -> Sequence[Action]:
        books = state.seats[self.seat].books
        least = max(0, self.books - sum(books[self.discipline + 1 :]))
        most = min(self.books, books[self.discipline])
        start = self.discipline * (MOST_PAID + 1)
        return PAY[start + least : start + most + 1]

    def apply(self, state: State, action: Action) -> None:
        paid = (action.index - PAY[0].index) % (MOST_PAID + 1)
        state.seats[self.seat].add_books(self.discipline, -paid, Source.PRICE)
        if paid < self.books:
            state.pending.append(PayBooks(self.seat, self.books - paid, self.discipline + 1, self.purpose))
        elif self.purpose < FOR_ACTION:
            _take_innovation(state, self.seat, self.purpose)
        else:
            bought = BOOK_ACTIONS[self.purpose - FOR_ACTION]
            perform(state, self.seat, bought.effect, bought.origin)

    def args(self) -> Sequence[int]:
        return (self.seat, self.books, self.discipline, self.purpose)
