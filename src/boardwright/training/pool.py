"""Who works: this process, all cores of this machine, or the machines of a Ray cluster. All do the same jobs and give
the results in the order of the jobs, so what comes out does not depend on who worked."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from boardwright.kernel.errors import CannotParse
from boardwright.training.cluster import connect

J = TypeVar("J")
R = TypeVar("R")

# So many jobs a worker lie ready in a cluster: enough that nobody waits, few enough that weights are not sent for all.
AHEAD: Final = 3


class Pool(Protocol):
    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """The result of every job, in order. `work` is a function of a module, jobs and results are plain data."""


def pool(workers: int = 0, ray: bool = False, address: str = "") -> Pool:
    """`workers` are processes, 0 stands for one a core. An address is that of a running Ray cluster; `ray` without one
    starts Ray on this machine."""
    if address and workers:
        raise CannotParse("A cluster has as many workers as its machines have cores; leave out --workers or --address.")
    if ray or address:
        return RayPool(workers, address)
    return LocalPool(workers or os.cpu_count() or 1)


class LocalPool:
    """Processes of this machine; a single worker is this process itself."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        workers = min(self._workers, len(jobs))
        if workers <= 1:
            yield from map(work, jobs)
            return
        executor = ProcessPoolExecutor(workers)
        try:
            yield from executor.map(work, jobs)
        finally:
            # Who stops in the middle does not wait for what nobody will read.
            executor.shutdown(cancel_futures=True)


class RayPool:
    """Ray's workers. Each machine has Boardwright installed; functions travel by name."""

    def __init__(self, workers: int, address: str) -> None:
        self._ray: Any = connect(address, workers)  # it brings no types that hold for all versions

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        remote = self._ray.remote(work)
        ahead = AHEAD * max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        left = iter(jobs)
        given = deque(remote.remote(job) for job in islice(left, ahead))
        try:
            while given:
                result: R = self._ray.get(given[0])
                given.popleft()
                given.extend(remote.remote(job) for job in islice(left, 1))
                yield result
        finally:
            for each in given:
                self._ray.cancel(each)
