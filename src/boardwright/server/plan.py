"""What a bot has in mind: an action of several answers is thought through once."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.record import Move


@dataclass(frozen=True)
class Plan:
    answers: list[str]
    made_at: int  # moves that had been made

    def holds(self, seat: int, moves: Sequence[Move], legal: Sequence[Action]) -> bool:
        """Whether its next answer is still what was meant: nobody else has moved, nothing was taken back."""
        since = moves[self.made_at :]
        undisturbed = len(moves) >= self.made_at and all(move.seat in (seat, CHANCE) for move in since)
        return bool(self.answers) and undisturbed and self.answers[0] in [action.text for action in legal]

    def rest(self) -> "Plan":
        return Plan(self.answers[1:], self.made_at + 1)
