"""Executors do jobs outside the event loop. A fair queue before each of them gives everybody a turn."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from boardwright.kernel.text import common
from boardwright.lobby.errors import Busy
from boardwright.lobby.identity import Person

T = TypeVar("T")

# Jobs that may wait in one queue: of a person, of all at one address, of everybody.
MOST_OF_PERSON: Final = 20
MOST_OF_ADDRESS: Final = 60
MOST: Final = 400


class JobTimeout(Exception):
    """A job took longer than its limit and was ended."""


class Executor(Protocol):
    @property
    def workers(self) -> int:
        """How many jobs it does at once."""

    async def start(self) -> None:
        """Have a worker ready that knows the games: else the first job waits for that."""

    # Any: what a worker is given is up to the job; every method of `Jobs` says it in its own types.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Do a job within `limit` seconds of work, else raise JobTimeout. Cancelling it frees its worker."""

    def close(self) -> None: ...


Turns = dict[str, deque["asyncio.Future[None]"]]  # by person


class FairQueue:
    """Gives an executor as many jobs as it has workers. The others wait: addresses take turns, then the people of an
    address; the jobs of one person are done in their order. So whoever asks for much waits longer, and nobody else."""

    def __init__(self, executor: Executor, *, finish: bool = False) -> None:
        """`finish`: a job that has begun is not ended when nobody waits for it any more. Right for short jobs: to
        replace a process takes longer."""
        self.executor: Final = executor
        self._finish = finish
        self._running = 0
        self._waiting: dict[str, Turns] = {}  # by address; whose turn it is comes first

    # Any: as `Executor.run`.
    async def run(self, person: Person, limit: float, work: Callable[..., T], *given: Any) -> T:
        await self._turn(person)
        job = asyncio.ensure_future(self.executor.run(limit, work, *given))
        job.add_done_callback(self._done)
        return await (asyncio.shield(job) if self._finish else job)

    async def _turn(self, person: Person) -> None:
        if not self._waiting and self._running < self.executor.workers:
            self._running += 1
            return
        self._check_room(person)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person.address, {}).setdefault(person.id, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn had just come
                self._leave()
            else:
                self._remove(person, turn)
            raise

    def _check_room(self, person: Person) -> None:
        at_address = self._waiting.get(person.address, {})
        if len(at_address.get(person.id, ())) >= MOST_OF_PERSON:
            raise Busy(common("busy-with-yours", most=MOST_OF_PERSON))
        # Nobody knows who comes from '': everybody at this machine does.
        if person.address and sum(map(len, at_address.values())) >= MOST_OF_ADDRESS:
            raise Busy(common("busy-with-yours", most=MOST_OF_ADDRESS))
        if sum(len(turns) for people in self._waiting.values() for turns in people.values()) >= MOST:
            raise Busy(common("server-busy"))

    def _done(self, job: "asyncio.Future[Any]") -> None:
        if not job.cancelled():
            job.exception()  # looked at even if nobody waits for it any more
        self._leave()

    def _leave(self) -> None:
        self._running -= 1
        while self._waiting and self._running < self.executor.workers:
            address, people = next(iter(self._waiting.items()))
            person, turns = next(iter(people.items()))
            turn = turns.popleft()
            if not turn.cancelled():
                self._running += 1
                turn.set_result(None)
            # Whose turn it was comes last.
            del self._waiting[address], people[person]
            if turns:
                people[person] = turns
            if people:
                self._waiting[address] = people

    def _remove(self, person: Person, turn: "asyncio.Future[None]") -> None:
        people = self._waiting.get(person.address, {})
        turns = people.get(person.id, deque())
        if turn in turns:  # else it was passed over just now
            turns.remove(turn)
            if not turns:
                del people[person.id]
            if not people:
                del self._waiting[person.address]
