"""Reasons: why something cannot be done.

A predicate that `legal` uses answers with a small code, and 0 says that it can be done: so what is told cannot disagree
with what is offered. The codes are each game's own (`rules/reasons.py`); the amounts that go with one are worked out
only when somebody asks, by `Telling.reasons`.
"""

from collections.abc import Mapping
from typing import Final

FINE: Final = 0


def missing(price: Mapping[str, int], held: Mapping[str, int]) -> dict[str, int]:
    """By how much a price goes beyond what is held."""
    return {what: number - held.get(what, 0) for what, number in price.items() if number > held.get(what, 0)}
