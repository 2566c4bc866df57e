"""Digests: a whole table in twelve letters, to see whether two engines replay a record alike."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from boardwright.kernel.game import Game
from boardwright.kernel.record import Record


# Any: tables of any game have a digest.
def digest(game: Game[Any], state: Any) -> str:
    """The same on every machine, in every process and on both builds, as long as the dump is the same."""
    dumped = json.dumps(game.dump(state), separators=(",", ":"))
    return hashlib.sha256(dumped.encode()).hexdigest()[:12]


def digests(record: Record) -> Iterator[str]:
    """The digest of the table after each move."""
    for _, state in record.steps():
        yield digest(record.game, state)
