"""When a question is asked: what stands above it, so that nobody has to guess why they are asked."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import NOBODY
from boardwright.kernel.text import Text

TURN: Final = "turn"  # it begins a turn of one's own, or is what a turn comes back to
STEP: Final = "step"  # within one's own turn, after something that was done
ANSWER: Final = "answer"  # what another has done calls for it: nothing of one's own follows
SETUP: Final = "setup"  # before the first turn


class Occasion:
    def __init__(
        self,
        kind: str = TURN,
        words: Text = "",
        *,
        by: int = NOBODY,
        waiting: int = 1,
        stages: Sequence[Text] = (),
        stage: int = 0,
    ) -> None:
        self.kind: Final[str] = kind
        self.words: Final = words  # what calls for the question, where that is not what one has just done
        self.by: Final[int] = by  # whose doing it is
        self.waiting: Final[int] = waiting  # so many questions of this kind wait for the seat, this one among them
        self.stages: Final[Sequence[Text]] = stages  # of the set-up, the first turn last
        self.stage: Final[int] = stage  # the one that goes on now
