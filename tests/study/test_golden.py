"""Golden traces: a learner trained on an environment finds the same one under the same id."""

import json
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.kernel.decision import CHANCE
from boardwright.study.episode import Episode
from tests.study.golden import path_of, trace

pytestmark = pytest.mark.both

GAMES = [game for game in boardwright.games() if game.study.layout.length > len(game.players) * 2]
RAISE = "raise the version of the game's Study, then `python -m tests.study.golden`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_was_learned_still_fits(game: Any) -> None:
    assert path_of(game).exists(), f"There is no trace of {game.name}: {RAISE}."
    kept, now = json.loads(path_of(game).read_text(encoding="utf-8")), trace(game)
    assert kept["actions"] == now["actions"], f"The indices of answers have changed: {RAISE}."
    assert kept["numbers"] == now["numbers"], f"The places of numbers have changed: {RAISE}."
    assert kept["answers"] == now["answers"], f"The rules give another game: {RAISE}."
    assert kept["seen"] == now["seen"], f"Tables look otherwise: {RAISE}."
    assert kept["rewards"] == pytest.approx(now["rewards"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_chance_alone_answers_has_the_last_indices(game: Any) -> None:
    """So nothing that learners choose moves when a piece is added."""
    for players in game.players:
        episode, luck, asked = Episode(game.name, players), Random(players), set[int]()
        while not episode.over:
            asked.update(action.index for action in episode.legal())
            episode.step(luck.choice(episode.legal()).index)
        assert max(asked) < min(move.action.index for move in episode.moves if move.seat == CHANCE)
