"""What the galleries of boards are fed with: a table as the server would send it, for `make_samples.py` of a game."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardwright.kernel.difference import difference
from boardwright.kernel.game import Game
from boardwright.kernel.language import LANGUAGES

NAMES = ["Лев", "Anna", "Astrolabe", "Oleh", "Sextant", "Наталья Викторовна"]
BOTS = [2, 4]

# Any: a sample is taken of any game.
News = Sequence[Mapping[str, object]]


def write(folder: Path, name: str, game: Game[Any], state: Any, you: int | None, news: News) -> None:
    """One file a language."""
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        text = json.dumps(sample(game, state, you, language, news), ensure_ascii=False)
        (folder / f"{name}.{language}.json").write_text(text, encoding="utf-8")


def sample(game: Game[Any], state: Any, you: int | None, language: str, news: News) -> Mapping[str, object]:
    waiting = list(game.waiting(state))
    legal = game.legal(state, you) if you is not None and you in waiting else []
    view = game.view(state, you)
    return {
        "view": view,
        "pieces": game.pieces(language, {}),
        "table": {
            "id": "quiet-harbour-41",
            "game": game.name,
            "title": game.title[language],
            "status": "playing" if waiting else "over",
            "private": True,
            "pace": "brisk",
            "options": {},
            "option_words": [],
            "you": you,
            "host": True,
            "waiting": waiting,
            "moves": 10,
            "seats": [
                {
                    "kind": "bot" if number in BOTS else "person",
                    "name": NAMES[number],
                    "bot": "greedy" if number in BOTS else "",
                    "connected": True,
                    "left": False,
                    "role": role,
                }
                for number, role in enumerate(game.roles(state, language))
            ],
            "progress": game.progress(state, language),
            "scores": list(game.scores(state)),
            "winners": [] if waiting else list(game.winners(state)),
            "rivals": [],
            "updated": 0.0,
            "next_table": "",
        },
        "actions": [
            {
                "action": action.text,
                "words": game.phrase(state, you, action, language),
                "short": game.label(state, you, action, language),
                "changes": difference(view, game.view(game.foresee(state, you, action), you)),
            }
            for action in legal
            if you is not None
        ],
        "obstacles": game.obstacles(state, you, language) if legal and you is not None else {},
        "question": game.prompt(state, you, language) if legal and you is not None else "",
        "news": news,
        "language": language,
    }
