"""The question about power that a building offers to its neighbours: Terra Mystica and Age of Innovation. It is taken
whole, as far as the bowls and the points allow, and costs one point less than the power."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeVar

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Question
from boardwright.parts.board import Board
from boardwright.parts.table import Table

# Any: the table of either game, with its own boards.
T = TypeVar("T", bound=Table[Any, Any])


def power_to_take(seat: Board, offered: int) -> int:
    return min(offered, seat.bowls.room(), seat.points + 1)


class PowerOffer(Question[T]):
    abstract: ClassVar[bool] = True

    def __init__(self, seat: int, builder: int, amount: int) -> None:
        super().__init__(seat)
        self.builder: Final[int] = builder
        self.amount: Final[int] = amount

    def args(self) -> Sequence[int]:
        return (self.seat, self.builder, self.amount)


class Taking(Kind[T, PowerOffer[T], int]):
    aside = True

    def options(self, state: T, asked: PowerOffer[T]) -> Sequence[int]:
        moved = power_to_take(state.seats[asked.seat], asked.amount)
        return [moved] if moved else []

    def legal(self, state: T, asked: PowerOffer[T], answers: list[Action]) -> None:
        moved = power_to_take(state.seats[asked.seat], asked.amount)
        if moved:
            answers.append(self.verb.actions[moved - 1])
