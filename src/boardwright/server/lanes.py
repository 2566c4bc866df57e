"""Which processes do the jobs of a server."""

from typing import Final

from boardwright.lobby.executor import Executor
from boardwright.lobby.jobs import Jobs
from boardwright.server.process_pool import ProcessPool, default_bot_processes

QUICK: Final = 1  # processes for bots that answer at once, and for hints
VIEWS: Final = 1  # for plans, positions, histories and outlooks: a few milliseconds each
IMPORTS: Final = 1  # for records, which take up to seconds


def server_jobs(bot_processes: int | None = None, bots_on: str = "") -> Jobs:
    """`bots_on`: the address of the Ray cluster on which strong bots think. What the others do is over before a record
    has travelled there."""
    strong: Executor = ProcessPool(bot_processes or default_bot_processes())
    if bots_on:
        from boardwright.server.ray_executor import RayExecutor

        strong = RayExecutor(bots_on, strong)
    return Jobs(strong, ProcessPool(QUICK), ProcessPool(VIEWS), ProcessPool(IMPORTS))
