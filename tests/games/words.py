"""What players read of a table, rendered: for tests."""

from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game, try_out
from boardwright.words import LANGUAGES, Reader

READERS = {language: Reader(language) for language in LANGUAGES}


# Any: whatever the game.
def told(game: Game[Any], state: Any, seat: int, action: Action, language: str = "en") -> str:
    """A legal action with what it pays and brings, as the ledger has it."""
    entries = try_out(game, state, seat, [action]).entries
    return READERS[language](game.telling.phrase(state, seat, action, entries))


def labelled(game: Game[Any], state: Any, seat: int, action: Action, language: str = "en") -> str:
    return READERS[language](game.telling.label(state, seat, action))


def logged(game: Game[Any], state: Any, seat: int, action: Action, language: str = "en") -> str:
    return READERS[language](game.telling.line(state, seat, action))


def asked(game: Game[Any], state: Any, seat: int, language: str = "en") -> str:
    return READERS[language](game.telling.prompt(state, seat))


def reasons(game: Game[Any], state: Any, seat: int, language: str = "en") -> dict[str, str]:
    return {name: READERS[language](why) for name, why in game.telling.reasons(state, seat).items()}
