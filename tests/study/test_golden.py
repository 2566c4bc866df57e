"""Golden traces: a learner trained on an environment finds the same one under the same id."""

import json
from typing import Any

import pytest

import boardwright
from tests.study.golden import path_of, trace

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
    from boardwright.kernel.decision import CHANCE

    state = game.new(game.players[-1], {})
    said = {action.index for action in game.legal(state, CHANCE)} if game.waiting(state) == (CHANCE,) else set()
    last = len(game.book) - len(game.book.verb(list(game.book.verbs())[-1]))
    assert not said or max(said) < len(game.book)
    assert min(said, default=last) > len(game.book) // 2
