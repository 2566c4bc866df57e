"""Liar's dice, an old game of nobody's, chapter by chapter.

| chapter | where |
|---|---|
| Rolling, bidding, doubting | rules.py |
| What the rest of Boardwright sees | game.py |
| What people are told | telling.py, words/en.ftl |
"""

from liars_dice.game import GAME

__all__ = ["GAME"]
