"""What is answered automatically: bots think and answer, auto-answers answer for people.

What is due at a table stands in the database with a lease (`Due`): the process that committed last does it. If that
process dies, the lease ends and another one claims it.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from boardwright.kernel.errors import Refusal
from boardwright.lobby.broadcast import broadcast_soon
from boardwright.lobby.errors import Busy, Stale
from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.log_context import at_table
from boardwright.lobby.storage import NO_STATS, Stats
from boardwright.lobby.table import Draft, LiveTable

LOGGER = logging.getLogger(__name__)

PACES: Final = {"instant": 0.0, "brisk": 0.7, "calm": 2.0}  # seconds that a bot takes at least
PAUSE_AFTER_FAILURE: Final = 5.0


class Autoplay:
    def __init__(self, jobs: Jobs, stats: Stats = NO_STATS) -> None:
        self._jobs = jobs
        self._stats = stats
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("work in the background failed", exc_info=task.exception())

    def after(self, table: LiveTable) -> None:
        """Something has happened: who is asked next answers, and everybody sees it."""
        self.drive(table)
        broadcast_soon(table)

    def drive(self, table: LiveTable) -> None:
        """Do what is due at a table, if this process does it. Bots alone play for whoever watches."""
        match = table.match
        if match is None or not table.is_ours or (table.row.is_left_to_bots and not table.presence.is_watched):
            return
        for seat in match.waiting:
            if table.row.seats[seat].is_played_by_bot and seat not in table.thinking:
                table.thinking.add(seat)
                self.start(self._think(table, seat))
            elif table.preferred(seat) is not None:
                self.start(self._answer_as_preferred(table, seat))

    async def _answer_as_preferred(self, table: LiveTable, seat: int) -> None:
        """Answer for a person who does not want to be asked this, unless they changed their mind meanwhile."""

        def answer(draft: Draft) -> None:
            action = table.preferred(seat)
            if draft.match is None or seat not in draft.match.waiting or action is None:
                raise Stale
            # If there is nothing to take back, this answer is the whole turn.
            by_hand = table.presence.ends_turns_by_hand(table.row.seats[seat].person)
            draft.play.play_macro(seat, [action], end=not draft.match.can_undo(seat) or not by_hand)

        try:
            await table.change(answer)
        except Stale:
            return
        except Refusal as refusal:
            LOGGER.warning("an auto-answer of seat %s at %s waits: %s", seat + 1, table.row.id, refusal)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        self.after(table)

    async def _think(self, table: LiveTable, seat: int) -> None:
        try:
            with at_table(table.row.id):
                await self._answer_as_bot(table, seat)
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
        self.after(table)

    async def _answer_as_bot(self, table: LiveTable, seat: int) -> None:
        """Think, take as long as the table's pace asks, and answer with everything up to the end of the action, unless
        what the bot has seen was taken back or a person took its seat meanwhile."""
        begun = time.monotonic()
        if table.match is None or not _is_asked(table, seat):
            return
        seen, sitter = list(table.match.record.moves), table.row.seats[seat]
        answers = await self._jobs.think(table.match.record, seat, sitter.stand_in or sitter.bot, _asker(table))
        self._stats.thought(time.monotonic() - begun)
        await asyncio.sleep(max(PACES[table.row.pace] - (time.monotonic() - begun), 0))

        def answer(draft: Draft) -> None:
            if draft.match is None or draft.match.record.moves[: len(seen)] != seen or not _is_asked(table, seat):
                raise Stale
            draft.play.play_macro(seat, [table.game.book[text] for text in answers])

        await table.change(answer)
        self._stats.moved("bot")


def _is_asked(table: LiveTable, seat: int) -> bool:
    return table.match is not None and seat in table.match.waiting and table.row.seats[seat].is_played_by_bot


def _asker(table: LiveTable) -> Person:
    """For whom the bots of a table think: whoever opened it, from where somebody looks at it."""
    addresses = {viewer.person: viewer.address for viewer in table.presence.viewers}
    return Person(table.row.host, addresses.get(table.row.host) or next(iter(addresses.values()), ""))
