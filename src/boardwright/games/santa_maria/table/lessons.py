"""The guided first game: two dealt colonies, happiness face up, and what is told about it. Words: `lesson-…`."""

from typing import Final

from boardwright.kernel.lesson import Idea, Lesson

from ..rules.buildings import Trade
from ..rules.expansion import PlaceTile
from ..rules.religion import GrainStep, ReachSymbol, Recruit
from ..rules.shipping import Ship
from ..rules.turn import Turn

LESSON: Final = Lesson(
    2,
    {"colonies": "dealt", "happiness": "open"},
    15,
    (
        Idea("goal", "stock", (Turn,)),
        Idea("turn", "bar", (Turn,)),
        Idea("expand", "offer", (Turn,), ["expand"]),
        Idea("place", "colony", (PlaceTile,), ["place"]),
        Idea("white", "dice", (Turn,), ["white"]),
        Idea("trade", "colony", (Trade,), ["trade"]),
        Idea("ship", "docks", (Ship,), ["ship"]),
        Idea("religion", "tracks", (GrainStep, ReachSymbol), ["grain", "step"]),
        Idea("monk", "monks", (Recruit,), ["monk"]),
        Idea("blue", "blue", (Turn,), ["blue"]),
        Idea("coins", "colony", (Turn,), ["activate"]),
        Idea("market", "stock", (Turn,)),
        Idea("conquest", "tracks", (Turn,)),
        Idea("pass", "passing", (Turn,), ["pass"], best=True),
        Idea("year", "dice", (Turn,), since=2),
        Idea("end", "colony", (Turn,), since=3),
    ),
)
