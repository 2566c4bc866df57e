"""What players read, in tests: Texts rendered."""

from collections.abc import Mapping
from functools import cache

from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.decision import S
from boardwright.kernel.game import Game
from boardwright.words import Reader


@cache
def reader(language: str) -> Reader:
    return Reader(language)


def told(game: Game[S], state: S, seat: int, action: Action, language: str = "en") -> str:
    """A legal action with what it pays and brings."""
    entries = course(game, state, seat, [action]).entries
    return reader(language)(game.telling.phrase(state, seat, action, entries))


def asked(game: Game[S], state: S, seat: int, language: str = "en") -> str:
    return reader(language)(game.telling.prompt(state, seat))


def reasons(game: Game[S], state: S, seat: int, language: str = "en") -> Mapping[str, str]:
    return {name: reader(language)(why) for name, why in game.telling.reasons(state, seat).items()}
