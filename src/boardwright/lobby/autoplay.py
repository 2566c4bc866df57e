"""What is answered automatically: bots think and answer, auto-answers answer for people."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Final

from boardwright.lobby.broadcast import broadcast
from boardwright.lobby.errors import Busy, Stale
from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.log_context import at_table
from boardwright.lobby.storage import NO_STATS, Bus, Stats
from boardwright.lobby.table import LiveTable, QueuedAnswers

LOGGER = logging.getLogger(__name__)

PACES: Final = {"instant": 0.0, "brisk": 0.7, "calm": 2.0}  # seconds a bot waits at least
PAUSE_AFTER_FAILURE: Final = 5.0


class Autoplay:
    def __init__(self, jobs: Jobs, bus: Bus, tally: Stats = NO_STATS) -> None:
        self._jobs = jobs
        self._bus = bus
        self._tally = tally
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Have something done in the background for as long as the server runs."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def after(self, table: LiveTable) -> None:
        """Something has happened: who is asked next answers, and everybody is told."""
        self.drive(table)
        broadcast(table)

    def drive(self, table: LiveTable) -> None:
        """Let every bot that is asked think. Bots alone play for whoever watches."""
        if table.match is None or (table.row.is_left_to_bots and not table.presence.viewers):
            return
        for seat in table.match.waiting:
            if table.row.seats[seat].is_played_by_bot and seat not in table.thinking:
                table.thinking.add(seat)
                self.start(self._think(table, seat))
            elif table.preferred(seat) is not None:
                self.start(self._answer_as_preferred(table, seat))

    async def _answer_as_preferred(self, table: LiveTable, seat: int) -> None:
        """Answer for a person who does not want to be asked this, unless the table has changed its mind meanwhile."""
        async with table.lock:
            match = table.match
            if match is None or seat not in match.waiting:
                return
            action = table.preferred(seat)
            if action is None:
                return
            # Where there is nothing to take back, this answer is the whole turn.
            end = not match.can_undo(seat) or not table.presence.ends_turns_by_hand(table.row.seats[seat].holder)
            try:
                await table.commit(lambda held: held.play_macro(seat, [action], end=end))
            except Stale:
                return
        self.after(table)

    async def _think(self, table: LiveTable, seat: int) -> None:
        goes_on = True
        try:
            with at_table(table.row.id):
                async with self._bus.owning(table.row.id) as owned:
                    if owned:
                        await self._answer_as_bot(table, seat)
                # Where another process does, that one goes on; should it die, its tables are looked for.
                goes_on = owned
        except Stale:
            LOGGER.debug("a bot's answer came too late at %s", table.row.id)
        except Busy:
            LOGGER.info("the bot of seat %s at %s waits: too many thoughts wait already", seat + 1, table.row.id)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Exception:
            LOGGER.exception("the bot of seat %s at %s failed; it will try again", seat + 1, table.row.id)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            table.thinking.discard(seat)
        if goes_on:
            self.after(table)

    async def _answer_as_bot(self, table: LiveTable, seat: int) -> None:
        """Think, wait as long as the table's pace asks, and answer, unless the table has changed its mind meanwhile."""
        if self._bus.name:
            async with table.lock:
                await table.catch_up()  # another process may have answered just now
        started = time.monotonic()
        if not self._is_asked(table, seat):
            return
        assert table.match is not None
        seen = list(table.match.record.moves)
        text = await self._next_answer(table, seat)
        await asyncio.sleep(max(PACES[table.row.pace] - (time.monotonic() - started), 0))
        async with table.lock:
            # What the bot has seen may have been taken back, or a person may have taken its seat.
            if table.match.record.moves[: len(seen)] == seen and self._is_asked(table, seat):
                await table.commit(lambda held: held.play(seat, table.game.book[text]))
                self._tally.moved("bot")

    @staticmethod
    def _is_asked(table: LiveTable, seat: int) -> bool:
        return table.match is not None and seat in table.match.waiting and table.row.seats[seat].is_played_by_bot

    async def _next_answer(self, table: LiveTable, seat: int) -> str:
        """The text of what a bot does next: the rest of what it had in mind, or else it thinks."""
        assert table.match is not None
        moves, sitter = table.match.record.moves, table.row.seats[seat]
        plan = table.plans.pop(seat, None)
        if plan is None or not plan.holds(seat, moves, table.match.legal(seat)):
            bot = sitter.stand_in or sitter.bot
            begun = time.monotonic()
            plan = QueuedAnswers(await self._jobs.think(table.match.record, seat, bot, _asker(table)), len(moves))
            self._tally.thought(time.monotonic() - begun)
        table.plans[seat] = plan.rest()
        return plan.answers[0]


def _asker(table: LiveTable) -> Person:
    """For whom the bots of a table think: whoever opened it, from where somebody looks at it."""
    addresses = {viewer.holder: viewer.address for viewer in table.presence.viewers}
    return Person(table.row.host, addresses.get(table.row.host) or next(iter(addresses.values()), ""))
