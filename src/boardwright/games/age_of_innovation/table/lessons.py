"""The guided first game: three ready-made sets, and what is told about it. Words: `lesson-…`."""

from typing import Final

from boardwright.kernel.lesson import Idea, Lesson

from ..rules.beginning import FirstBuilding
from ..rules.power import TakePower
from ..rules.rewards import TakeCompetency
from ..rules.setup import ChooseBundle
from ..rules.turn import Turn

LESSON: Final = Lesson(
    3,
    {"setup": "sets"},
    25,
    (
        Idea("goal", "board", (ChooseBundle,)),
        Idea("set", "board", (ChooseBundle,), ["choose"]),
        Idea("first", "land", (FirstBuilding,), ["build", "place"]),
        Idea("turn", "bar", (Turn,)),
        Idea("terraform", "land", (Turn,), ["dig"]),
        Idea("offer", "bowls", (TakePower,), ["take"]),
        Idea("competency", "competencies", (TakeCompetency,), ["competency"]),
        Idea("round", "rounds", (Turn,)),
        Idea("upgrade", "land", (Turn,), ["upgrade guild"]),
        Idea("power", "actions", (Turn,), ["power"]),
        Idea("school", "land", (Turn,), ["upgrade school"]),
        Idea("send", "tracks", (Turn,), ["send"]),
        Idea("innovation", "innovations", (Turn,), since=2),
        Idea("pass", "cards", (Turn,), ["pass"], best=True),
        Idea("city", "cities", (Turn,), since=3),
        Idea("end", "tracks", (Turn,), since=5),
    ),
)
