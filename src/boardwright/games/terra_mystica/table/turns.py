"""Turns, for the log: which answers belong together, what their line is made of, what they did to others."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import question
from boardwright.kernel.ledger import POINTS, TRACK, Entry
from boardwright.kernel.text import Text
from boardwright.parts.prizes import loses

from ..rules.power import TakePower
from ..rules.scoring import CULT_POINTS
from ..rules.setup import ChooseFaction, FirstCard, FirstDwelling
from ..rules.state import State
from ..rules.turn import Turn
from ..rules.vocabulary import AREA, CATEGORIES, CULT_PRIZES, CULTS, RESOURCES, Source
from . import naming
from .naming import say

# What only the end of the game brings.
_FINAL: Final = (CATEGORIES[CULT_PRIZES], CATEGORIES[AREA], CATEGORIES[RESOURCES])


def turn_of(state: State, seat: int) -> int:
    asked = question(state, seat)
    return asked.builder if isinstance(asked, TakePower) else seat


def begins(state: State, seat: int) -> bool:
    asked = question(state, seat)
    if isinstance(asked, Turn):
        return not asked.more
    return isinstance(asked, ChooseFaction | FirstDwelling | FirstCard)


def touched(state: State, seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Somebody went past the seat in a cult, and its place pays less now."""
    told: list[Text] = []
    moved = [entry for entry in entries if entry.kind == TRACK and entry.source != Source.SETUP]
    for cult, track in enumerate(CULTS):
        if not any(entry.what == track for entry in moved):
            continue
        levels = [other.cults[cult] for other in state.seats]
        steps = [
            sum([entry.amount for entry in moved if (entry.seat, entry.what) == (number, track)])
            for number in range(len(levels))
        ]
        if not loses(levels, steps, CULT_POINTS, seat):
            continue
        own = levels[seat]
        for number, level in enumerate(levels):
            if number != seat and level - steps[number] <= own < level:
                told.append(say("line-overtaken", cult=naming.cult_name(cult), level=level, own=own))
    return told


def final_source(entry: Entry) -> int:
    return CATEGORIES.index(entry.place) if entry.kind == POINTS and entry.place in _FINAL else -1
