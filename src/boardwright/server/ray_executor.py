"""Jobs on the machines of a Ray cluster: records go in, texts come out.

A process of its own, the gateway, talks to the cluster: Ray ends a process whose cluster has gone, and that must not be
the server. While there is no cluster, the jobs are done by another executor, on this machine.
"""

import asyncio
import itertools
import logging
import os
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from boardwright.kernel.errors import CannotParse
from boardwright.lobby.executor import Executor, JobTimeout
from boardwright.server.process_pool import STARTING, end_with_parent
from boardwright.training.cluster import connect

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

RETRY: Final = 30.0  # seconds without a cluster before it is looked for again
GONE_AFTER: Final = 10  # seconds without the head of the cluster, after which Ray ends the gateway; 60 if not told
LOOKS_EVERY: Final = 10.0  # seconds: for machines that have come or gone
CONNECTING: Final = 60.0  # seconds for a gateway to start


class ClusterLost(Exception):
    """The gateway or the cluster went away before the job was done."""


class RayExecutor:
    def __init__(self, address: str, at_home: Executor) -> None:
        """`at_home` does the jobs while the cluster does not answer."""
        self._address = address
        self._at_home = at_home
        self._gateway: Gateway | None = None
        self._lost_at = -RETRY
        self._connecting = asyncio.Lock()

    @property
    def workers(self) -> int:
        gateway = self._gateway
        return gateway.workers if gateway and gateway.alive else self._at_home.workers

    async def start(self) -> None:
        await self._connected()

    # Any: what a worker is given is up to the job.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Do a job. Its time counts from when the cluster is given it, with some seconds for a process to start."""
        gateway = await self._connected()
        if gateway is not None:
            try:
                async with asyncio.timeout(limit + STARTING):
                    done: T = await gateway.run(work, given)
                    return done
            except TimeoutError as error:
                raise JobTimeout from error
            except ClusterLost:
                LOGGER.warning("%s was lost with the cluster at %s; it is done here", work.__name__, self._address)
        return await self._at_home.run(limit, work, *given)

    def close(self) -> None:
        if self._gateway is not None:
            self._gateway.close()
        self._at_home.close()

    async def _connected(self) -> "Gateway | None":
        async with self._connecting:
            if self._gateway is not None and self._gateway.alive:
                return self._gateway
            if time.monotonic() - self._lost_at < RETRY:
                return None
            gateway = Gateway(asyncio.get_running_loop())
            try:
                await asyncio.to_thread(gateway.open, self._address)
            except (CannotParse, ClusterLost) as error:
                self._lost_at = time.monotonic()
                LOGGER.warning("bots think on this machine: %s", error)
                return None
            self._gateway = gateway
            LOGGER.info("bots think on the cluster at %s, which has %s processors", self._address, gateway.workers)
            return gateway


class Gateway:
    """The server's end of a gateway process."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.alive = False
        self.workers = 1
        self._loop = loop
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        context = get_context("spawn")
        self._pipe, self._end = context.Pipe()
        self._process = context.Process(target=serve_jobs, args=(self._end,), daemon=True)

    def open(self, address: str) -> None:
        """Start the process and wait until it is connected. Takes seconds."""
        self._process.start()
        self._end.close()
        try:
            self._pipe.send(address)
            if not self._pipe.poll(CONNECTING):
                raise ClusterLost(f"no answer from the cluster at {address}")
            problem, self.workers = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise ClusterLost(f"the gateway to {address} ended") from error
        if problem:
            self.close()
            raise ClusterLost(problem)
        self.alive = True
        threading.Thread(target=self._listen, daemon=True).start()

    # Any: as `RayExecutor.run`.
    async def run(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        number = next(self._numbers)
        answer = self._asked[number] = self._loop.create_future()
        try:
            self._send(number, work, given)
            return await answer
        except asyncio.CancelledError:
            self._send(number, None, ())
            raise
        finally:
            del self._asked[number]

    def close(self) -> None:
        self._process.kill()

    def _send(self, number: int, work: Callable[..., Any] | None, given: tuple[Any, ...]) -> None:
        try:
            self._pipe.send((number, work, given))
        except OSError as error:
            raise ClusterLost from error

    def _listen(self) -> None:
        try:
            while True:
                answer = self._pipe.recv()
                self._loop.call_soon_threadsafe(self._hear, *answer)
        except (EOFError, OSError, RuntimeError):  # the last: the loop is closed
            self.alive = False
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._lose)

    def _hear(self, number: int, done: Any, error: Exception | None, workers: int) -> None:
        self.workers = workers
        answer = self._asked.get(number)
        if answer is None or answer.done():
            return
        if error is None:
            answer.set_result(done)
        else:
            answer.set_exception(error)

    def _lose(self) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ClusterLost())


# --- in the gateway process


def serve_jobs(pipe: Connection) -> None:
    end_with_parent()
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(GONE_AFTER))
    try:
        ray = connect(pipe.recv())
        cluster = Cluster(ray)
        pipe.send(("", cluster.workers))
    except CannotParse as error:
        pipe.send((str(error), 1))
        return
    sending = threading.Lock()
    running: dict[int, Any] = {}  # Any: Ray's references
    remote: dict[Callable[..., Any], Any] = {}

    # Any: a finished future of Ray.
    def answer(number: int, future: Any) -> None:
        running.pop(number, None)
        error, done = future.exception(), None
        if error is None:
            done = future.result()
        else:
            error = error.cause if isinstance(error, ray.exceptions.RayTaskError) else ClusterLost(str(error))
        with sending:
            pipe.send((number, done, error, cluster.workers))

    while True:
        try:
            number, work, given = pipe.recv()
        except EOFError:
            os._exit(0)  # the server has gone
        if work is not None:
            if work not in remote:
                remote[work] = ray.remote(work)
            running[number] = remote[work].remote(*given)
            running[number].future().add_done_callback(lambda future, number=number: answer(number, future))
        elif number in running:
            ray.cancel(running[number], force=True)


class Cluster:
    """How many processors all machines of the cluster have. Machines come and go."""

    # Any: the module, which brings no types.
    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self.workers = self._count()
        threading.Thread(target=self._watch, daemon=True).start()  # asking a cluster that has gone takes for ever

    def _watch(self) -> None:
        while True:
            time.sleep(LOOKS_EVERY)
            self.workers = self._count()

    def _count(self) -> int:
        return max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
