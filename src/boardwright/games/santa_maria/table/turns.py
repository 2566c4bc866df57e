"""Turns, for the log: which answers belong together, what their line is made of, what they did to others."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.ledger import POINTS, Entry
from boardwright.kernel.text import Text

from ..rules.setup import ChooseColony, ChooseHall
from ..rules.state import State
from ..rules.turn import NextTurn, Turn
from ..rules.vocabulary import CATEGORIES, MONEY, Source
from .naming import say

# What only the end of the game brings.
_FINAL: Final = CATEGORIES[MONEY:]


def turn_of(state: State, seat: int) -> int:
    """What is drawn and rolled in the middle of a turn belongs to it; before a year nobody's turn has come."""
    if seat != CHANCE:
        return seat
    turns = [frame for frame in state.pending if isinstance(frame, NextTurn)]
    return turns[-1].after if turns else CHANCE


def begins(state: State, seat: int) -> bool:
    return isinstance(question(state, seat), Turn | ChooseColony | ChooseHall)


def touched(seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Coins for a monk who was there before."""
    paid = any(entry.seat == seat and entry.source == Source.FEE and entry.amount > 0 for entry in entries)
    return [say("line-fee")] if paid else []


def final_source(entry: Entry) -> int:
    return CATEGORIES.index(entry.place) if entry.kind == POINTS and entry.place in _FINAL else -1
