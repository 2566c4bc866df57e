"""Which processes do the jobs of a server."""

import os
from typing import Final

from boardwright.lobby.executor import Executor
from boardwright.lobby.jobs import Jobs
from boardwright.server.process_pool import ProcessPool

QUICK: Final = 1  # processes for bots that answer at once, and for hints
VIEWS: Final = 1  # for plans, positions, histories and outlooks: a few milliseconds each
IMPORTS: Final = 1  # for records, which take up to seconds


def bot_process_count() -> int:
    """So many processes think for the strong bots of this one: several server processes share the cores."""
    return max(max((os.cpu_count() or 2) - 1, 1) // int(os.environ.get("BOARDWRIGHT_WORKERS", "1")), 1)


def server_jobs(bots_on: str = "") -> Jobs:
    """`bots_on`: the address of the Ray cluster on which strong bots think. What the others do is over before a record
    has travelled there."""
    strong: Executor = ProcessPool(bot_process_count())
    if bots_on:
        from boardwright.server.ray_executor import RayExecutor

        strong = RayExecutor(bots_on, strong)
    return Jobs(strong, ProcessPool(QUICK), ProcessPool(VIEWS), ProcessPool(IMPORTS))
