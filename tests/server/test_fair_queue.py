"""The fair queue before an executor: whoever asks for much waits longer, and nobody else does."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from boardwright.lobby import executor
from boardwright.lobby.errors import Busy, status_of
from boardwright.lobby.executor import FairQueue
from boardwright.lobby.identity import Person
from boardwright.words import LANGUAGES, Reader

T = TypeVar("T")

ANNA, BERT, CORA = Person("anna", "10.0.0.1"), Person("bert", "10.0.0.1"), Person("cora", "10.0.0.2")
TURNS = 50  # of the event loop, in which everything that can go on has gone on
FOR_EVER = 1000.0


class Stepwise:
    """Does a job only when the test says so. `given`: the names of jobs, in the order in which they were begun."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.begun: list[str] = []
        self.cancelled: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def start(self) -> None:
        pass

    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        (name,) = given
        self.begun.append(name)
        try:
            await self._go.acquire()
        except asyncio.CancelledError:
            self.cancelled.append(name)
            raise
        return work(*given)

    async def step(self, jobs: int = 1) -> None:
        """Let so many jobs come to their end."""
        for _ in range(jobs):
            self._go.release()
            await idle()

    def close(self) -> None:
        pass


async def idle() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


def same(name: str) -> str:
    return name


def queued(do: Callable[[FairQueue, Stepwise], Awaitable[None]], workers: int = 1, *, finish: bool = False) -> None:
    async def run() -> None:
        stepwise = Stepwise(workers)
        await do(FairQueue(stepwise, finish=finish), stepwise)

    asyncio.run(run())


async def ask(queue: FairQueue, person: Person, *names: str) -> "list[asyncio.Task[str]]":
    asked = [asyncio.create_task(queue.run(person, FOR_EVER, same, name)) for name in names]
    await idle()
    return asked


def test_people_take_turns_however_many_jobs_one_of_them_has() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        jobs = await ask(queue, ANNA, *(f"a{number}" for number in range(8)))
        jobs += await ask(queue, BERT, "b0", "b1")
        await stepwise.step(10)
        assert stepwise.begun == ["a0", "a1", "b0", "a2", "b1", "a3", "a4", "a5", "a6", "a7"]
        assert [await job for job in jobs][-2:] == ["b0", "b1"]

    queued(do)


def test_addresses_take_turns_however_many_people_come_from_one() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        for number in range(8):
            await ask(queue, Person(f"eve {number}", "10.6.6.6"), f"e{number}")
        await ask(queue, CORA, "c0", "c1")
        await stepwise.step(5)
        assert stepwise.begun[:5] == ["e0", "e1", "c0", "e2", "c1"]
        await stepwise.step(5)

    queued(do)


def test_there_are_as_many_jobs_at_once_as_there_are_workers() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        await ask(queue, ANNA, "a0", "a1", "a2")
        assert stepwise.begun == ["a0", "a1"]
        await stepwise.step()
        assert stepwise.begun == ["a0", "a1", "a2"]
        await stepwise.step(2)

    queued(do, workers=2)


def test_a_job_that_is_given_up_is_ended_and_the_next_one_begins() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        first, second, third = await ask(queue, ANNA, "a0", "a1", "a2")
        second.cancel()
        first.cancel()
        await idle()
        assert (stepwise.begun, stepwise.cancelled) == (["a0", "a2"], ["a0"])
        await stepwise.step()
        assert await third == "a2"

    queued(do)


def test_a_job_that_is_given_up_as_its_turn_comes_passes_it_on() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        first, second, third = await ask(queue, ANNA, "a0", "a1", "a2")
        stepwise._go.release()
        first.add_done_callback(lambda _: second.cancel())
        await idle()
        await stepwise.step()
        assert await third == "a2" and second.cancelled()
        await ask(queue, BERT, "b0")
        assert stepwise.begun[-1] == "b0"
        await stepwise.step()

    queued(do)


def test_a_short_job_that_has_begun_comes_to_its_end_and_holds_its_worker_until_then() -> None:
    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        first, _ = await ask(queue, ANNA, "a0", "a1")
        first.cancel()
        await idle()
        assert (stepwise.begun, stepwise.cancelled, first.cancelled()) == (["a0"], [], True)
        await stepwise.step()
        assert stepwise.begun == ["a0", "a1"]
        await stepwise.step()

    queued(do, finish=True)


@pytest.mark.parametrize(
    ("bound", "people", "sentence"),
    [
        ("MOST_OF_PERSON", [ANNA, ANNA, ANNA, ANNA], "Too many of your requests are waiting already (2)"),
        ("MOST_OF_ADDRESS", [ANNA, BERT, BERT, ANNA], "Too many of your requests are waiting already (2)"),
        ("MOST", [ANNA, BERT, CORA, CORA], "The server has too much to do"),
    ],
)
def test_of_too_many_that_wait_the_next_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, bound: str, people: list[Person], sentence: str
) -> None:
    """The first is begun, two wait."""
    monkeypatch.setattr(executor, bound, 2)

    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        for person in people[:3]:
            await ask(queue, person, person.id)
        with pytest.raises(Busy) as refused:
            await queue.run(people[3], FOR_EVER, same, "one more")
        assert status_of(refused.value) == 503
        assert Reader("en")(refused.value.text).startswith(sentence)
        assert len({Reader(language)(refused.value.text) for language in LANGUAGES}) == len(LANGUAGES)
        await stepwise.step(3)
        assert await asyncio.gather(*await ask_and_step(queue, stepwise, people[3])) == ["later"]

    queued(do)


async def ask_and_step(queue: FairQueue, stepwise: Stepwise, person: Person) -> "list[asyncio.Task[str]]":
    asked = await ask(queue, person, "later")
    await stepwise.step()
    return asked


def test_an_address_that_is_full_leaves_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "MOST_OF_ADDRESS", 2)

    async def do(queue: FairQueue, stepwise: Stepwise) -> None:
        for number in range(3):
            await ask(queue, Person(f"eve {number}", "10.6.6.6"), f"e{number}")
        (job,) = await ask(queue, CORA, "c")
        await stepwise.step(4)
        assert await job == "c"

    queued(do)
