"""The guided first game: three commanders at random, all on side A, and what is told about it. Words: `lesson-…`."""

from typing import Final

from boardwright.games.planetfall.rules.caches import OpenCache
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.planetfall.rules.exploration import Fly
from boardwright.games.planetfall.rules.moves import CELL_IDS
from boardwright.games.planetfall.rules.operations import GainPoints
from boardwright.games.planetfall.rules.vocabulary import CACHE, OUTPOST, TECHNOLOGY, UNIT
from boardwright.kernel.lesson import Idea, Lesson


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
