"""Innovations, and paying with books. (Rulebook: Developing an innovation; Power actions and book actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Sole
from boardwright.kernel.verdict import Reason, Words

from ..content.tiles import BOOK_ACTIONS, COINS_WITHOUT_PALACE, COLUMN_BOOKS, INNOVATION_BOOKS, INNOVATIONS
from .buildings import has_palace
from .moves import DEVELOP, PAY
from .rewards import grant, perform
from .science import score
from .seat import Seat
from .state import WIDE, State
from .tile import NONE, BookAction, Innovation
from .vocabulary import DISCIPLINES, INNOVATION, MOST_INNOVATIONS, Gain, Source, price

THREE_INNOVATIONS: Final = Reason("three-innovations")

# In earlier dumps book actions are numbered from here on.
_ACTIONS_FROM: Final = 32


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


class Develop(Kind[State, Decision[State], int]):
    """The told books and the coins are paid at once, then the others by choice."""

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        return [innovation for innovation in state.display if innovation != NONE]

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return THREE_INNOVATIONS if len(state.seats[asked.seat].innovations) >= MOST_INNOVATIONS else None

    def prices(self, state: State, asked: Decision[State], innovation: int) -> tuple[Gain, ...]:
        seat, told = state.seats[asked.seat], FIXED_BOOKS[state.display.index(innovation)]
        return (price(coins=innovation_coins(seat), books=all_books(seat), told=told),)

    def do(self, state: State, asked: Decision[State], innovation: int) -> None:
        seat = state.seats[asked.seat]
        told = FIXED_BOOKS[state.display.index(innovation)]
        seat.add(-innovation_coins(seat), 0, 0, Source.PRICE)
        for discipline, books in enumerate(told):
            if books:
                seat.add_books(discipline, -books, Source.PRICE)
        state.pending.append(PayBooks(asked.seat, all_books(seat) - sum(told), 0, innovation, NONE))

    def targets(self, state: State, asked: Decision[State], innovation: int) -> Sequence[str]:
        return (f"innovation {INNOVATIONS[innovation].id}",)

    def words(self, state: State, asked: Decision[State], innovation: int) -> Words:
        return "develop", {"name": INNOVATIONS[innovation]}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if len(seat.innovations) >= MOST_INNOVATIONS or sum(seat.books) < all_books(seat):
            return
        if seat.coins >= innovation_coins(seat):
            for place, innovation in enumerate(state.display):
                if innovation != NONE and _has_books_of(seat, place):
                    answers.append(DEVELOP.actions[innovation])


def _has_books_of(seat: Seat, place: int) -> bool:
    """Whether there are books of the disciplines that a place tells."""
    banking, law, engineering, medicine = FIXED_BOOKS[place]
    a, b, c, d = seat.books
    return a >= banking and b >= law and c >= engineering and d >= medicine


def _take_innovation(state: State, number: int, innovation: int) -> None:
    state.hand_innovation(number, innovation)
    score(state, number, INNOVATION)
    grant(state, number, INNOVATIONS[innovation].now, INNOVATIONS[innovation].origin)


def pay_for_action(state: State, number: int, which: int) -> None:
    """A book action is performed when its books are paid."""
    state.pending.append(PayBooks(number, BOOK_ACTIONS[which].books, 0, NONE, which))


class PayBooks(Sole[State, tuple[int, int]]):
    """Books of any disciplines, for an innovation or an action: how many of each, one discipline after the other."""

    verb: Verb[tuple[int, int]] = PAY
    aside = True

    def __init__(self, seat: int, books: int, discipline: int, innovation: int, action: int) -> None:
        super().__init__(seat)
        self.books: Final[int] = books  # still to be paid
        self.discipline: Final[int] = discipline
        self.innovation: Final[int] = innovation  # NONE for an action
        self.action: Final[int] = action  # NONE for an innovation

    def options(self, state: State) -> Sequence[tuple[int, int]]:
        books = state.seats[self.seat].books
        least = max(0, self.books - sum(books[self.discipline + 1 :]))
        most = min(self.books, books[self.discipline])
        return [(self.discipline, paid) for paid in range(least, most + 1)]

    def do(self, state: State, option: tuple[int, int]) -> None:
        paid = option[1]
        state.seats[self.seat].add_books(self.discipline, -paid, Source.PRICE)
        if paid < self.books:
            left = self.books - paid
            state.pending.append(PayBooks(self.seat, left, self.discipline + 1, self.innovation, self.action))
        elif self.action == NONE:
            _take_innovation(state, self.seat, self.innovation)
        else:
            perform(state, self.seat, BOOK_ACTIONS[self.action].effect, BOOK_ACTIONS[self.action].origin)

    def bought(self) -> Innovation | BookAction:
        """What is paid for."""
        return INNOVATIONS[self.innovation] if self.action == NONE else BOOK_ACTIONS[self.action]

    def words(self, state: State, option: tuple[int, int]) -> Words:
        discipline, paid = option
        return ("pay", {"books": option, "of": discipline}) if paid else ("pay-none", {"of": discipline})

    def args(self) -> Sequence[int]:
        return (self.seat, self.books, self.discipline, self.innovation, self.action)


def dumped_pay_books(seat: int, books: int, discipline: int, innovation: int, action: int = NONE) -> PayBooks:
    """The frame as it was dumped; in earlier dumps one number told what was paid for."""
    if innovation < _ACTIONS_FROM:
        return PayBooks(seat, books, discipline, innovation, action)
    return PayBooks(seat, books, discipline, NONE, innovation - _ACTIONS_FROM)
