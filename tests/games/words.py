"""What players read of a table, in words: for tests."""

from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.game import Game
from boardwright.words import LANGUAGES, Reader

READERS = {language: Reader(language) for language in LANGUAGES}


def told(game: Game[Any], state: Any, seat: int, action: Action, language: str) -> str:
    """A legal answer with what it pays and brings."""
    entries = course(game, state, seat, [action]).entries
    return READERS[language](game.telling.phrase(state, seat, action, entries))
