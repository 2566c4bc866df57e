"""The process pool: what overruns or is given up loses its own process, and nobody else's."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.lobby.executor import JobTimeout
from boardwright.server.process_pool import NICENESS, ProcessPool
from tests.server.live import PATIENCE
from tests.server.work import TICK, hold, worker

MOMENT = 0.1  # seconds for a job that is meant to overrun
LONG = 1000.0


def with_pool(number: int, do: Callable[[ProcessPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = ProcessPool(number)
        try:
            async with asyncio.timeout(PATIENCE):
                await do(pool)
        finally:
            pool.close()

    asyncio.run(run())


async def begun(sign: Path) -> int:
    """The process that works on a held job, as soon as it does."""
    while not sign.exists() or not sign.read_text():
        await asyncio.sleep(TICK)
    return int(sign.read_text().split()[-1])


async def gone(process: int) -> None:
    while psutil.pid_exists(process) and psutil.Process(process).status() != psutil.STATUS_ZOMBIE:
        await asyncio.sleep(TICK)


def test_a_job_that_overruns_loses_its_own_process_only(tmp_path: Path) -> None:
    async def do(pool: ProcessPool) -> None:
        other = asyncio.create_task(pool.run(LONG, hold, str(tmp_path / "other"), str(tmp_path / "go")))
        working = await begun(tmp_path / "other")
        with pytest.raises(JobTimeout):
            await pool.run(MOMENT, hold, str(tmp_path / "too-long"))
        await gone(await begun(tmp_path / "too-long"))
        (tmp_path / "go").touch()
        assert await other == working
        assert (tmp_path / "other").read_text() == f"{working}\n"  # it was not begun a second time

    with_pool(2, do)


def test_a_job_that_is_cancelled_frees_its_process(tmp_path: Path) -> None:
    async def do(pool: ProcessPool) -> None:
        given_up = asyncio.create_task(pool.run(LONG, hold, str(tmp_path / "held")))
        held = await begun(tmp_path / "held")
        given_up.cancel()
        await gone(held)
        assert (await pool.run(LONG, worker))[0] != held

    with_pool(1, do)


def test_the_time_of_a_job_does_not_count_while_its_process_starts_or_others_are_before_it(tmp_path: Path) -> None:
    """A process needs longer to start and to read all games than this job may take."""

    async def do(pool: ProcessPool) -> None:
        first = asyncio.create_task(pool.run(LONG, hold, str(tmp_path / "first"), str(tmp_path / "go")))
        second = asyncio.create_task(pool.run(MOMENT, hold, str(tmp_path / "second"), str(tmp_path / "go")))
        await begun(tmp_path / "first")
        await asyncio.sleep(2 * MOMENT)
        (tmp_path / "go").touch()
        assert await first == await second

    with_pool(1, do)


def test_a_process_that_is_killed_is_replaced_and_its_job_done_by_another(tmp_path: Path) -> None:
    async def do(pool: ProcessPool) -> None:
        job = asyncio.create_task(pool.run(LONG, hold, str(tmp_path / "job"), str(tmp_path / "go")))
        killed = await begun(tmp_path / "job")
        psutil.Process(killed).kill()
        await gone(killed)
        (tmp_path / "go").touch()
        assert await job != killed

    with_pool(1, do)


def test_a_process_that_is_killed_while_it_has_nothing_to_do_is_replaced() -> None:
    async def do(pool: ProcessPool) -> None:
        for _ in range(2):
            process, _, _ = await pool.run(LONG, worker)
            psutil.Process(process).kill()
            await gone(process)
        await pool.run(LONG, worker)

    with_pool(1, do)


def test_a_worker_knows_the_games_and_lets_the_server_go_first() -> None:
    async def do(pool: ProcessPool) -> None:
        process, niceness, knows_games = await pool.run(LONG, worker)
        assert knows_games and process != os.getpid()
        assert niceness == min(os.nice(0) + NICENESS, 19)

    with_pool(1, do)


def test_what_a_job_raises_is_raised_here() -> None:
    async def do(pool: ProcessPool) -> None:
        with pytest.raises(FileNotFoundError):
            await pool.run(LONG, hold, "/no/such/folder/sign")
        await pool.run(LONG, worker)

    with_pool(1, do)
