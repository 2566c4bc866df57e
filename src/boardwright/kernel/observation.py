"""What a learner sees of a table: the game's own numbers, and what is asked.

The mask of legal answers alone does not tell what a question is about: which hex is transformed, how many spades are
left. So the kind of the own question and the numbers that it was made from are in the vector too.
"""

from array import array
from typing import Any, Final, final

from boardwright.kernel.decision import Step, question, waiting
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout, Numbers, counted

# Of a question's numbers so many are told, each by so many of its bits.
MOST_NUMBERS: Final = 6
BITS: Final = 7


@final
class Observation:
    """One vector for every table of a game, whatever the number of players."""

    # Any: the game of some State.
    def __init__(self, game: Game[Any]) -> None:
        self.game: Final[Game[Any]] = game
        own = game.study.layout
        kinds = sorted([name for name, frame in game.frames().items() if not issubclass(frame, Step)])
        self._kinds: Final[dict[str, int]] = {kind: place for place, kind in enumerate(kinds)}
        self.layout: Final[Layout] = Layout()
        self.layout.blocks.extend(own.blocks)
        self.layout.length = own.length
        seats = [f"seat {seat}" for seat in range(game.players[-1])]
        self._asked_at: Final[int] = self.layout.add("asked", "1 for each seat whose answer is awaited", seats)
        self._kinds_at: Final[int] = self.layout.add("question", "1 for the kind of what is asked of me", kinds)
        self._numbers_at: Final[int] = self.layout.add(
            "question numbers",
            "what that question was made from, each number in bits; of a set of hexes, its first",
            counted(MOST_NUMBERS),
            [f"bit {1 << bit}" for bit in range(BITS)],
        )
        self.length: Final[int] = self.layout.length

    def encode(self, state: Any, seat: int) -> "array[float]":
        numbers = array("f", bytes(4 * self.length))
        self.write(state, seat, numbers)
        return numbers

    def write(self, state: Any, seat: int, numbers: Numbers) -> None:
        """Into anything of the right length that is all 0."""
        self.game.study.write(state, seat, numbers)
        players = len(self.game.scores(state))
        for other in waiting(state):
            if other >= 0:
                numbers[self._asked_at + (other - seat) % players] = 1.0
        asked = question(state, seat)
        if asked is None:
            return
        numbers[self._kinds_at + self._kinds[asked.name]] = 1.0
        at = self._numbers_at
        for number in asked.args()[1 : 1 + MOST_NUMBERS]:
            rest = number + 1 if number < 0 else number  # -1 stands for none
            if rest >= 1 << BITS:
                rest = (rest & -rest).bit_length() - 1
            for bit in range(BITS):
                if rest >> bit & 1:
                    numbers[at + bit] = 1.0
            at += BITS


_observations: Final[dict[str, Observation]] = {}


def observation(game: Game[Any]) -> Observation:
    """The one of a game, made when it is first asked for: all of the game's frames must be there by then."""
    found = _observations.get(game.name)
    if found is None or found.game is not game:
        found = Observation(game)
        _observations[game.name] = found
    return found
