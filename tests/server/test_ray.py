"""Bots on other machines: two nodes of a Ray cluster on this one, the first without processors."""

import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.registry import game
from boardwright.lobby.identity import STRANGER
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.match import Match
from boardwright.server.process_pool import ProcessPool
from boardwright.server.ray_executor import RayExecutor
from tests.missing import needs
from tests.server.live import PATIENCE
from tests.server.test_process_pool import LONG, begun, gone
from tests.server.work import hold, worker

pytestmark = [pytest.mark.full, needs("ray"), pytest.mark.xdist_group("ray")]

PROCESSORS = 2
MEMORY = 80_000_000  # bytes for objects: the least that Ray takes


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster: a head without processors, and a second node with some. Without a token: a machine may have one of
    another cluster."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        head = f"127.0.0.1:{free.getsockname()[1]}"
    folder = tempfile.mkdtemp(prefix="ray")  # short: sockets lie in it
    with ExitStack() as nodes:
        nodes.enter_context(pytest.MonkeyPatch.context()).setenv("RAY_AUTH_MODE", "disabled")
        nodes.callback(shutil.rmtree, folder, ignore_errors=True)
        port = head.rpartition(":")[2]
        _start(nodes, ["--head", f"--port={port}", "--num-cpus=0", "--include-dashboard=false", f"--temp-dir={folder}"])
        _await_port(int(port))
        _start(nodes, [f"--address={head}", f"--num-cpus={PROCESSORS}"])
        yield head


def _start(nodes: ExitStack, words: list[str]) -> None:
    ray = [str(Path(sys.executable).parent / "ray"), "start", "--block", "--disable-usage-stats"]
    same = ["--node-ip-address=127.0.0.1", f"--object-store-memory={MEMORY}"]
    node = subprocess.Popen([*ray, *same, *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def end() -> None:
        processes = [psutil.Process(node.pid), *psutil.Process(node.pid).children(recursive=True)]
        for process in processes:
            process.kill()
        node.wait(PATIENCE)

    nodes.callback(end)


def _await_port(port: int) -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            pass


def on_cluster(address: str, do: Callable[[RayExecutor], Awaitable[None]]) -> None:
    async def run() -> None:
        executor = RayExecutor(address, ProcessPool(1))
        try:
            async with asyncio.timeout(PATIENCE):
                await executor.start()
                while executor.workers < PROCESSORS:  # the second node is still on its way
                    executor.close()
                    executor = RayExecutor(address, ProcessPool(1))
                    await executor.start()
                await do(executor)
        finally:
            executor.close()

    asyncio.run(run())


def is_of_cluster(process: int) -> bool:
    return any("raylet" in parent.name() for parent in psutil.Process(process).parents())


def test_bots_think_on_the_cluster_and_say_why_they_cannot(address: str) -> None:
    async def do(executor: RayExecutor) -> None:
        match = Match.new(game("planetfall"), 2, {}, [], Random(1))
        seat, jobs = match.waiting[0], Jobs(executor)
        first, *_ = await jobs.think(match.record, seat, "novice", STRANGER)
        assert first in [action.text for action in match.legal(seat)]
        with pytest.raises(CannotParse, match="There is no bot 'nobody'"):
            await jobs.think(match.record, seat, "nobody", STRANGER)
        process, _, _ = await executor.run(LONG, worker)
        assert is_of_cluster(process)

    on_cluster(address, do)


def test_a_job_that_is_cancelled_frees_its_processor(address: str, tmp_path: Path) -> None:
    async def do(executor: RayExecutor) -> None:
        held = [asyncio.create_task(executor.run(LONG, hold, str(tmp_path / str(n)))) for n in range(PROCESSORS)]
        processes = [await begun(tmp_path / str(number)) for number in range(PROCESSORS)]
        assert all(map(is_of_cluster, processes))
        for job in held:
            job.cancel()
        for process in processes:
            await gone(process)
        await executor.run(LONG, worker)

    on_cluster(address, do)


def test_a_job_that_is_lost_with_its_connection_is_done_here(address: str, tmp_path: Path) -> None:
    """As when the cluster goes away: Ray then ends the process that speaks with it."""

    async def do(executor: RayExecutor) -> None:
        job = asyncio.create_task(executor.run(LONG, hold, str(tmp_path / "job"), str(tmp_path / "go")))
        there = await begun(tmp_path / "job")
        assert executor._gateway is not None
        executor._gateway.close()
        (tmp_path / "go").touch()
        here = await job
        assert here != there and not is_of_cluster(here)
        assert is_of_cluster((await executor.run(LONG, worker))[0])  # it is connected again

    on_cluster(address, do)


def test_where_no_cluster_answers_jobs_are_done_here() -> None:
    async def run() -> None:
        executor = RayExecutor("127.0.0.1:1", ProcessPool(1))
        async with asyncio.timeout(PATIENCE):
            process, _, _ = await executor.run(LONG, worker)
            assert not is_of_cluster(process)
        executor.close()

    asyncio.run(run())
