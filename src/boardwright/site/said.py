"""What is told to everybody alike, as files: the games there are, and all words.

The page reads them while Python starts, so that it has drawn everything but the tables when that answers. They are what
the routes of the same names answer.
"""

from typing import Any

import msgspec

from boardwright.kernel.game import Game
from boardwright.kernel.registry import games, home_of
from boardwright.kernel.text import COMMON
from boardwright.lobby.game_info import game_info
from boardwright.words import LANGUAGES, catalogue, guide_of

OURS = "boardwright.games."


def said() -> dict[str, bytes]:
    """By the addresses of the routes. As `.txt`, which every host compresses."""
    texts = {"games": msgspec.json.encode([game_info(game) for game in _ours()])}
    for language in LANGUAGES:
        for name in catalogues():
            texts[f"words/{language}/{name}.ftl"] = catalogue(name, language).encode()
        for game in _ours():
            texts[f"words/{language}/{game.name}.md"] = guide_of(game.name, language).encode()
    return {f"{address}.txt": text for address, text in texts.items()}


def catalogues() -> list[str]:
    """Of which words there are: the first page shows some of each."""
    return [COMMON, *(game.name for game in _ours())]


def _ours() -> list[Game[Any]]:
    """Those that are in the pack."""
    return [game for game in games() if home_of(game.name).startswith(OURS)]
