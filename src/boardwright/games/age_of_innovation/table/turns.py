"""Turns, for the log: which answers belong together, what their line is made of, what they did to others."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import question
from boardwright.kernel.ledger import POINTS, TRACK, Entry
from boardwright.kernel.text import Text
from boardwright.parts.prizes import loses

from ..rules.automa import AUTOMA, GoOn, TurnUp
from ..rules.beginning import AutomaBuildings, FirstBuilding
from ..rules.laying import ChooseBonus
from ..rules.power import TakePower
from ..rules.scoring import SCIENCE_POINTS, levels
from ..rules.setup import ChooseBundle, Draft
from ..rules.solo import (
    ChooseAutomaFaction,
    ChooseAutomaLevel,
    ChooseAutomaTerrain,
    ChooseSoloBoard,
    ChooseSoloFaction,
)
from ..rules.state import State
from ..rules.turn import Turn
from ..rules.vocabulary import (
    AREA,
    CATEGORIES,
    DISCIPLINES,
    RESOURCES,
    SCIENCE_PRIZES,
    Source,
)
from .naming import say

_BEGINNINGS: Final = (
    TurnUp,
    AutomaBuildings,
    FirstBuilding,
    ChooseBundle,
    Draft,
    ChooseBonus,
    ChooseSoloBoard,
    ChooseSoloFaction,
    ChooseAutomaLevel,
    ChooseAutomaFaction,
    ChooseAutomaTerrain,
)
# What only the end of the game brings.
_FINAL: Final = (CATEGORIES[SCIENCE_PRIZES], CATEGORIES[AREA], CATEGORIES[RESOURCES])


def turn_of(state: State, seat: int) -> int:
    asked = question(state, seat)
    if isinstance(asked, TurnUp | AutomaBuildings):
        return AUTOMA
    return asked.builder if isinstance(asked, TakePower) else seat


def begins(state: State, seat: int) -> bool:
    asked = question(state, seat)
    if isinstance(asked, Turn):
        return not asked.second
    return isinstance(asked, _BEGINNINGS)


def only_supports(state: State, seat: int) -> bool:
    """Whether the next card of the Automa is the first of a round, which only supports the one that acts."""
    return isinstance(question(state, seat), TurnUp) and isinstance(state.pending[-2], GoOn)


def touched(state: State, seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Somebody went past the seat in a discipline, and its place pays less now."""
    told: list[Text] = []
    moved = [entry for entry in entries if entry.kind == TRACK and entry.source != Source.SETUP]
    for discipline, track in enumerate(DISCIPLINES):
        if not any(entry.what == track for entry in moved):
            continue
        standing = levels(state, discipline)
        steps = [
            sum([entry.amount for entry in moved if (entry.seat, entry.what) == (number, track)])
            for number in range(len(standing))
        ]
        if not loses(standing, steps, SCIENCE_POINTS, seat):
            continue
        own = standing[seat]
        for number, level in enumerate(standing):
            if number != seat and level - steps[number] <= own < level:
                told.append(say("line-overtaken", discipline=say(f"discipline-{track}"), level=level, own=own))
    return told


def final_source(entry: Entry) -> int:
    return CATEGORIES.index(entry.place) if entry.kind == POINTS and entry.place in _FINAL else -1
