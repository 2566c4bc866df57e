"""Bots at the table think beside it."""

from random import Random

from boardwright.bots import patience, thought
from boardwright.kernel.record import Record
from boardwright.server import messages
from boardwright.server.hints import hint
from boardwright.server.work import Hands, TooLong

# Beyond what a bot may think, for processes to start and for machines that are busy.
MARGIN = 30.0  # seconds
STAND_IN = "novice"  # answers for a bot that did not come to an end


class Thinkers:
    def __init__(self, workers: Hands, margin: float = MARGIN) -> None:
        """`margin`: seconds that a bot has beyond its patience."""
        self._workers = workers
        self._margin = margin

    async def choose(self, record: Record, seat: int, bot: str) -> list[str]:
        """The texts of the answers that a bot has in mind for a seat, up to the end of its action. Where it does not
        come to an end in its time, another answers in its place."""
        text = record.dumps()
        try:
            return await self._workers.run(patience(bot) + self._margin, think, text, seat, bot)
        except TooLong:
            return await self._workers.run(MARGIN, think, text, seat, STAND_IN)

    async def advise(self, record: Record, seat: int, version: int) -> messages.Hint:
        """What the house bot would do for a seat, with its reasons."""
        return await self._workers.run(MARGIN, hint, record.dumps(), seat, version)

    async def start(self) -> None:
        await self._workers.start()

    def close(self) -> None:
        self._workers.close()


def think(text: str, seat: int, bot: str) -> list[str]:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    return [action.text for action in thought(bot, record.game, record.replay(), seat, Random())]
