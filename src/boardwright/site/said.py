"""What is told to everybody alike, as files: the games there are, and all words.

The page reads them while Python starts, so that it has drawn everything but the tables when that answers. They are what
the routes of the same names answer.
"""

import msgspec

from boardwright.kernel.registry import games, home_of
from boardwright.kernel.text import COMMON
from boardwright.server.telling import game_info
from boardwright.words import LANGUAGES, catalogue, guide_of

OURS = "boardwright.games."


def said() -> dict[str, bytes]:
    """By the addresses of the routes. As `.txt`, which every host compresses."""
    ours = [game for game in games() if home_of(game.name).startswith(OURS)]  # those that are in the pack
    texts = {"games": msgspec.json.encode([game_info(game) for game in ours])}
    for language in LANGUAGES:
        for name in (COMMON, *(game.name for game in ours)):
            texts[f"words/{language}/{name}.ftl"] = catalogue(name, language).encode()
        for game in ours:
            texts[f"words/{language}/{game.name}.md"] = guide_of(game.name, language).encode()
    return {f"{address}.txt": text for address, text in texts.items()}
