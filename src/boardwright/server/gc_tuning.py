"""What a server holds stays for long: the collector need not look through it again and again.

Rules, words and tables in play are hundreds of thousands of objects. A look through all of them held up the event loop
for a quarter of a second with 300 tables, several times a minute, and found nothing: what is done with is freed at
once, and only what refers to itself in a circle waits for the collector. So whatever has stayed for some seconds is set
apart, which takes no time, and everything is looked through when nobody would notice.
"""

import asyncio
import gc
import time
from typing import Final

from boardwright.kernel.registry import games

# New objects from one look at the young ones to the next. A state is told by thousands of them, and most are freed at
# once: Python's own 700 would look several times for each move, and took 4 % of the processor.
YOUNG: Final = 20_000
EVERY: Final = 1.0  # second, from one setting apart to the next
QUIET: Final = 0.05  # of a core: who uses less has nothing to do
LOOK_EVERY: Final = 600.0  # seconds, from one look through everything to the next quiet moment
LOOK_AT_LATEST: Final = 86_400.0  # where it is never quiet


def freeze_loaded() -> None:
    """Load every game, then set what is there apart."""
    games()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    collect_and_freeze()


def collect_and_freeze() -> None:
    """Free what nobody can reach any more, and set the rest apart."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def run_periodically() -> None:
    """Goes on for as long as the server does."""
    looked = time.monotonic()
    while True:
        used = time.process_time()
        await asyncio.sleep(EVERY)
        waited = time.monotonic() - looked
        quiet = time.process_time() - used < QUIET * EVERY
        if waited >= LOOK_AT_LATEST or (quiet and waited >= LOOK_EVERY):
            collect_and_freeze()
            looked = time.monotonic()
        else:
            gc.freeze()
