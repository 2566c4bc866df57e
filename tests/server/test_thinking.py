"""Bots think in processes of their own: the server goes on, and a process that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.kernel.registry import game
from boardwright.lobby.executor import JobTimeout
from boardwright.lobby.identity import STRANGER
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.match import Match
from boardwright.server.process_pool import ProcessPool
from tests.server.live import PATIENCE, Person, running_server

T = TypeVar("T")


def new_match() -> Match:
    return Match.new(game("planetfall"), 2, {}, [], Random(1))


def workers_of(process: int) -> list[psutil.Process]:
    """The living processes in which bots think."""
    return [child for child in psutil.Process(process).children(recursive=True) if is_worker(child)]


def is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:  # it has just died
        return False


def test_a_bot_chooses_a_legal_answer_in_another_process() -> None:
    async def run() -> None:
        jobs, match = Jobs(ProcessPool(1)), new_match()
        for bot in ("random", "greedy", "novice"):
            first, *_ = await jobs.think(match.record, match.waiting[0], bot, STRANGER)
            assert first in [action.text for action in match.legal(match.waiting[0])]
        jobs.close()

    asyncio.run(run())


def test_the_loop_goes_on_while_bots_think() -> None:
    """As long as the answers are under way, the loop has time for everything else."""

    async def run() -> None:
        jobs, match = Jobs(ProcessPool(2)), new_match()
        thoughts = [asyncio.ensure_future(jobs.think(match.record, 0, "greedy", STRANGER)) for _ in range(20)]
        turns = 0
        while not all(thought.done() for thought in thoughts):
            await asyncio.sleep(0)
            turns += 1
        assert turns > 100
        jobs.close()

    asyncio.run(run())


@pytest.mark.full
def test_workers_that_die_are_replaced_for_all_who_wait() -> None:
    async def run() -> None:
        jobs, match = Jobs(ProcessPool(2)), new_match()
        await jobs.think(match.record, 0, "random", STRANGER)
        for _ in range(2):
            thoughts = [asyncio.ensure_future(jobs.think(match.record, 0, "greedy", STRANGER)) for _ in range(8)]
            await asyncio.sleep(0)
            for worker in workers_of(os.getpid()):
                worker.kill()
            assert len(await asyncio.gather(*thoughts)) == 8
        jobs.close()

    asyncio.run(run())


def test_a_thought_outlives_two_deaths() -> None:
    """The pool breaks before a thought comes to it, and the next pool while it starts."""

    async def run() -> None:
        jobs, match = Jobs(ProcessPool(1)), new_match()
        await jobs.think(match.record, 0, "random", STRANGER)
        for worker in workers_of(os.getpid()):
            worker.kill()
        await asyncio.sleep(0.5)  # long enough for the pool to know
        thought = asyncio.ensure_future(jobs.think(match.record, 0, "greedy", STRANGER))
        await asyncio.sleep(0)
        while not (workers := workers_of(os.getpid())):
            await asyncio.sleep(0.01)
        for worker in workers:
            worker.kill()
        assert await thought
        jobs.close()

    asyncio.run(run())


def test_a_bot_that_does_not_answer_in_its_time_is_replaced() -> None:
    """Another bot answers."""

    class Held(ProcessPool):
        async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
            if "greedy" in given:
                raise JobTimeout
            return await super().run(limit, work, *given)

    async def run() -> None:
        jobs, match = Jobs(Held(1)), new_match()
        first, *_ = await jobs.think(match.record, 0, "greedy", STRANGER)
        assert first in [action.text for action in match.legal(0)]
        jobs.close()

    asyncio.run(run())


def test_a_bot_that_cannot_think_says_why() -> None:
    async def run() -> None:
        jobs, match = Jobs(ProcessPool(1)), new_match()
        with pytest.raises(Exception, match="There is no bot 'nobody'"):
            await jobs.think(match.record, 0, "nobody", STRANGER)
        jobs.close()

    asyncio.run(run())


@pytest.mark.full
def test_the_server_answers_while_bots_think(tmp_path: Path) -> None:
    """The bots' processes are held in mid-thought, as by a very long one: the server still answers."""
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        seats = [{"kind": "bot", "bot": "greedy"}] * 6
        table = anna.post("/api/tables", {"game": "planetfall", "seats": seats, "pace": "instant"})["id"]
        line = anna.look(table)
        while not (workers := workers_of(server.process.pid)) or line.state["table"]["moves"] < 3:
            line.hear()
        for worker in workers:
            worker.suspend()
        answered = 0
        while answered < 3:
            before = line.state["version"]
            line.ping()
            answered += line.state["thinking"] != [] and line.state["version"] == before
        for worker in workers:
            worker.resume()
        line.hear_version(line.state["version"] + 1)
        anna.close()


@pytest.mark.full
def test_a_game_goes_on_when_the_bots_process_is_killed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        seats = [{"kind": "bot", "bot": "random"}] * 6
        table = anna.post("/api/tables", {"game": "planetfall", "seats": seats, "pace": "instant"})["id"]
        line = anna.look(table)
        killed = 0
        while line.state["table"]["status"] == "playing":
            line.hear_version(line.state["version"] + 1)
            if line.state["table"]["moves"] > 60 * (killed + 1) and killed < 2:
                for worker in workers_of(server.process.pid):
                    worker.kill()
                    killed += 1
        assert killed
        assert line.state["table"]["status"] == "over"
        anna.close()


@pytest.mark.full
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_process_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        line = anna.look(anna.create("random", pace="instant"), confirm=False)
        while line.state["table"]["waiting"] != [0] or not line.actions:
            line.hear()
        line.do("act", action=line.actions[0])
        while line.state["table"]["waiting"] != [0]:
            line.hear()
        workers = workers_of(server.process.pid)
        assert workers
        anna.close()
        server.process.send_signal(how)
        server.process.communicate(timeout=PATIENCE)
    assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == []
