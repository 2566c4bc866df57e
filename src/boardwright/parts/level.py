"""How hard something is to play with, for whoever chooses it: a faction, a board, a commander.

What a rulebook recommends for the first game is a fact; how hard something is besides is our own judgement, and each
game's content says so.
"""

from typing import Final, TypedDict

from boardwright.kernel.text import Text, common

UNJUDGED: Final = 0
EASY: Final = 1
MIDDLING: Final = 2
HARD: Final = 3
_NAMES: Final = ("", "level-easy", "level-middling", "level-hard")


class LevelPiece(TypedDict):
    difficulty: int
    """1 easy, 2 middling, 3 hard; 0 where nobody has judged it."""
    short: Text
    """Without what is said about a first game, where there is little room."""
    words: Text


def level(difficulty: int, *, first: bool) -> LevelPiece:
    """`first`: recommended for a first game."""
    tag = common("level-first" if first else "level-experienced")
    if difficulty == UNJUDGED:
        return {"difficulty": difficulty, "short": tag, "words": tag}
    name = common(_NAMES[difficulty])
    words = common("level-both", level=name, first=tag) if first else name
    return {"difficulty": difficulty, "short": name, "words": words}


def told(piece: LevelPiece) -> Text:
    """As a sentence of its own."""
    return common("level-judged" if piece["difficulty"] else "level-told", level=piece["words"])
