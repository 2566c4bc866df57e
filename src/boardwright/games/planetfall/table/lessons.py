"""The guided first game: three commanders at random, all on side A, and what is told about it. Words: `lesson-…`."""

from typing import Final

from boardwright.kernel.lesson import Idea, Lesson

from ..rules.caches import OpenCache
from ..rules.catalogue import BUILT_IN, catalogue
from ..rules.exploration import Fly
from ..rules.moves import CELL_IDS
from ..rules.operations import GainPoints
from ..rules.vocabulary import CACHE, OUTPOST, TECHNOLOGY, UNIT


def _to(kind: int) -> list[str]:
    """Flights to cards of a kind."""
    return [f"fly {card.id}" for card in catalogue(BUILT_IN).cards if card.kind == kind]


LESSON: Final = Lesson(
    3,
    {"commanders": "random", "sides": "A"},
    10,
    (
        Idea("goal", "planet", (Fly,)),
        Idea("stocks", "own", (Fly,)),
        Idea("unit", "planet", (Fly,), _to(UNIT)),
        Idea("order", "order", (Fly,)),
        Idea("outpost", "planet", (Fly,), _to(OUTPOST)),
        Idea("operations", "planet", (Fly,), [f"fly {cell}" for cell in CELL_IDS]),
        Idea("points", "bar", (GainPoints,), ["points"]),
        Idea("income", "own", (Fly,), since=2),
        Idea("technology", "planet", (Fly,), _to(TECHNOLOGY)),
        Idea("goals", "goals", (Fly,), since=2),
        Idea("cache", "planet", (Fly,), _to(CACHE)),
        Idea("sector", "bar", (OpenCache,), ["take", "annex"]),
        Idea("later", "planet", (Fly,), since=5),
        Idea("end", "goals", (Fly,), since=7),
    ),
)
