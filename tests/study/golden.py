"""What must not change under learners without a new version of the environment: the Book's indices, the places of the
numbers, and what a game looks like.

`python -m tests.study.golden` writes the traces anew, after a version was raised.
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import boardwright
from boardwright.kernel.game import Game
from boardwright.kernel.observation import observation
from boardwright.study.episode import Episode

FOLDER = Path(__file__).parent / "golden"


def path_of(game: Game[Any]) -> Path:
    return FOLDER / f"{game.name}-v{game.study.version}.json"


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def trace(game: Game[Any]) -> dict[str, Any]:
    """The lists that learners rely on, and one random game: every answer, and every tenth table as it is seen."""
    layout = observation(game).layout
    players = game.players[-1]
    episode = Episode(game.name, players, reward="points")
    episode.reset(1)
    luck = Random(1)
    answers: list[int] = []
    seen: list[str] = []
    while not episode.over:
        if len(answers) % 10 == 0:
            numbers = {place: round(number, 4) for place, number in enumerate(episode.observe(episode.seat)) if number}
            seen.append(digest(numbers, bytes(episode.mask())))
        action = luck.choice(list(episode.legal()))
        answers.append(action.index)
        episode.step(action.index)
    return {
        "actions": digest([action.text for action in game.book]),
        "numbers": digest([(n.block, n.name, f"{n.divisor:g}") for n in layout.numbers()]),
        "players": players,
        "seed": 1,
        "answers": answers,
        "seen": seen,
        "rewards": episode.rewards(),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in boardwright.games():
        path_of(game).write_text(json.dumps(trace(game)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
