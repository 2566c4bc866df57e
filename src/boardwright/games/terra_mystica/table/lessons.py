"""The guided first game: three factions as the rulebook lays them out, and what is told about it. Words: `lesson-…`."""

from typing import Final

from boardwright.kernel.lesson import Idea, Lesson

from ..rules.power import TakePower
from ..rules.setup import FirstCard
from ..rules.structures import Claim
from ..rules.turn import Turn

LESSON: Final = Lesson(
    3,
    {"factions": "first-game"},
    20,
    (
        Idea("goal", "points", (FirstCard, Turn)),
        Idea("home", "land", (FirstCard, Turn)),
        Idea("card", "cards", (FirstCard,), ["pass"]),
        Idea("turn", "bar", (Turn,)),
        Idea("terraform", "land", (Turn,), ["dig"]),
        Idea("offer", "bowls", (TakePower,), ["take"]),
        Idea("favor", "favors", (Claim,), ["favor"]),
        Idea("round", "rounds", (Turn,)),
        Idea("upgrade", "land", (Turn,), ["upgrade trading-house"]),
        Idea("power", "power", (Turn,), ["power"]),
        Idea("temple", "land", (Turn,), ["upgrade temple"]),
        Idea("priest", "tracks", (Turn,), ["priest"]),
        Idea("pass", "cards", (Turn,), ["pass"], best=True),
        Idea("income", "income", (Turn,), since=2),
        Idea("town", "towns", (Turn,), since=3),
        Idea("end", "tracks", (Turn,), since=5),
    ),
)
