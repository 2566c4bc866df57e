"""What a server has loaded stays: the collector need not look through it again and again.

Rules, tables of moves and words are hundreds of thousands of objects, and a look through all of them held up the event
loop for 40 ms.
"""

import gc

from boardwright.kernel.registry import games


def settle() -> None:
    """Load every game, then set what is there apart for good."""
    games()
    gc.collect()
    gc.freeze()
