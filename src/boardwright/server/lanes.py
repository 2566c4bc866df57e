"""Which processes do the jobs of a server."""

from typing import Final

from boardwright.lobby.executor import Executor
from boardwright.lobby.jobs import Jobs
from boardwright.server.process_pool import ProcessPool, default_bot_processes

QUICK: Final = 1  # processes for bots that answer at once, and for hints
VIEWS: Final = 1  # for plans, positions, histories and outlooks: a few milliseconds each
IMPORTS: Final = 1  # for records, which take up to seconds


def server_jobs(bot_processes: int | None = None, bots: Executor | None = None) -> Jobs:
    """`bots`: where strong bots think, if not in processes of this machine."""
    strong = bots or ProcessPool(bot_processes or default_bot_processes())
    return Jobs(strong, ProcessPool(QUICK), ProcessPool(VIEWS), ProcessPool(IMPORTS))
