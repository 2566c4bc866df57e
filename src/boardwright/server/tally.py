"""What is counted while games are played, for those who run a server."""

from typing import Final, Protocol


class Tally(Protocol):
    def moved(self, by: str) -> None:
        """An answer was written down, given by a person or a bot."""

    def thought(self, seconds: float) -> None:
        """A bot has come to an answer, waiting for its turn to think included."""

    def holds(self, tables: int) -> None:
        """So many tables are in memory."""


class Uncounted:
    """Nobody asks."""

    def moved(self, by: str) -> None:
        pass

    def thought(self, seconds: float) -> None:
        pass

    def holds(self, tables: int) -> None:
        pass


UNCOUNTED: Final = Uncounted()
