"""Turns, for the log: which answers belong together, what their line is made of, what they did to others."""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.activation import PayForChange
from boardwright.games.santa_maria.rules.setup import ChooseColony, ChooseHall
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import NextTurn, Turn
from boardwright.games.santa_maria.rules.vocabulary import CATEGORIES, MONEY, Source
from boardwright.games.santa_maria.table.naming import say
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.ledger import POINTS, Entry
from boardwright.kernel.telling import ASIDE, TOLD
from boardwright.kernel.text import Text

# Free actions, payment, and where a die comes to lie.
_ASIDES: Final = ("sell", "buy", "gold-for", "pay", "move", "to", "lay", "decline", "stay", "enough")
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


def weight(state: State, seat: int, action: Action) -> int:
    return ASIDE if action.verb in _ASIDES or isinstance(question(state, seat), PayForChange) else TOLD


def touched(seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Coins for a monk who was there before."""
    paid = any(entry.seat == seat and entry.source == Source.FEE and entry.amount > 0 for entry in entries)
    return [say("line-fee")] if paid else []


def final_source(entry: Entry) -> int:
    return CATEGORIES.index(entry.place) if entry.kind == POINTS and entry.place in _FINAL else -1
