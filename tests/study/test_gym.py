"""Gymnasium's own checker, and one seat among bots."""

from random import Random
from typing import Any

import pytest

import boardwright
from tests.missing import needs

pytestmark = needs("gymnasium")

GAMES = [game.name for game in boardwright.games()]


def made(*arguments: Any, **more: Any) -> Any:
    from boardwright.study.gym import make_env

    return make_env(*arguments, **more)


def played(environment: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    random = Random(seed)
    _, told = environment.reset(seed=seed)
    answers, over, reward = [], False, 0.0
    while not over:
        answers.append(random.choice(environment.action_masks().nonzero()[0].tolist()))
        _, reward, over, _, told = environment.step(answers[-1])
    return answers, reward, told


@pytest.mark.parametrize("game", GAMES)
def test_a_game_among_bots_goes_to_its_end_and_a_seed_decides_it(game: str) -> None:
    environment = made(game, players=2 if game != "santa_maria" else 1, opponents="casual")
    one = played(environment, 3)
    assert one[0] == played(environment, 3)[0] != played(environment, 4)[0]
    points, won = one[2]["points"], one[2]["won"]
    assert one[1] == pytest.approx((points[0] - max(points[1:], default=0)) / 100)
    assert won in (True, False)


def test_the_seat_may_be_another_in_every_game() -> None:
    environment = made("planetfall", players=4, seat=None, opponents="random")
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_each_opponent_may_have_a_level_of_its_own_and_strong_ones_think_by_rollouts() -> None:
    environment = made("planetfall", players=3, seat=1, opponents=["novice", "strong"], rollouts=2)
    assert played(environment, 1)[0] == played(environment, 1)[0]


def test_it_is_found_by_its_id() -> None:
    import gymnasium

    import boardwright.study.gym  # noqa: F401

    environment = gymnasium.make("boardwright/planetfall-v2", players=2)
    assert environment.reset(seed=1)[0].shape == environment.observation_space.shape


def test_what_cannot_be_made_says_what_can() -> None:
    with pytest.raises(ValueError, match="no seat 3 among 3; they count from 0"):
        made("planetfall", players=3, seat=3)
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        made("planetfall", players=3, opponents=["novice"])
    with pytest.raises(Exception, match="no bot 'deep'"):
        made("planetfall", opponents="deep")


def test_an_illegal_answer_ends_the_game_and_says_what_was_legal() -> None:
    environment = made("planetfall", players=2)
    environment.reset(seed=1)
    _, reward, over, _, told = environment.step(int((environment.action_masks() == 0).argmax()))
    assert (reward, over) == (-1.0, True)
    assert environment.episode.legal()[0].text in told["illegal"]
