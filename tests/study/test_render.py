"""What tables look like to learners, by the examiners of PettingZoo and Gymnasium: in letters, and as pictures of the
real board where there is a Chromium."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

import boardwright
from boardwright.study.episode import environment_id
from boardwright.study.picture import BROWSERS, CAMERA
from boardwright.study.render import MODES
from tests.missing import is_here, needs

pytestmark = [pytest.mark.full, needs("pettingzoo", "gymnasium"), pytest.mark.xdist_group("pictures for learners")]

GAMES = [game.name for game in boardwright.games()]
TABLES = [(game.name, players) for game in boardwright.games() for players in game.players]
SEEING = is_here("playwright", "PIL") and any(map(shutil.which, BROWSERS))


@pytest.fixture(scope="module", autouse=True)
def one_browser() -> Iterator[None]:
    """For all of these tests: it stays open as long as somebody uses it."""
    CAMERA.take_part(GAMES)
    yield
    CAMERA.release(GAMES)


def fewest(game: str) -> int:
    return int(boardwright.game(game).players[0])


def is_a_board(picture: Any) -> bool:
    """Of a page that has not been drawn, all points have a few colours."""
    return len({*map(tuple, picture[::20, ::20].reshape(-1, 3).tolist())}) > 40


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_look_at_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    from boardwright.study import aec

    def made(render_mode: str) -> Any:
        environment: Any = aec.env(game=game, players=fewest(game), render_mode=render_mode)
        environment.unwrapped.metadata["render_modes"] = [mode for mode in MODES if SEEING or mode != "rgb_array"]
        return environment

    render_test(made, {"rgb_array": is_a_board, "ansi": lambda drawn: "player_0" in drawn})
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    """Once for each game with every way to render, where it can be had."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import boardwright.study.gym  # registers the games

    made = gymnasium.make(
        environment_id(boardwright.game(game)), players=players, opponents="random", render_mode="ansi"
    )
    check_env(made.unwrapped, skip_render_check=not SEEING or players != fewest(game))


@pytest.mark.skipif(not SEEING, reason="missing: Chromium on the PATH, or Pillow. `apt install chromium`")
def test_two_environments_are_looked_at_in_turn() -> None:
    from boardwright.study import aec

    one, other = (aec.env(game="planetfall", players=players, render_mode="rgb_array") for players in (2, 3))
    for environment in (one, other):
        environment.reset(seed=1)
    first, second = one.render(), other.render()
    one.close()
    assert (other.render() == second).all()
    assert first.shape != second.shape or (first != second).any()
    other.close()
