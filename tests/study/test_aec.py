"""PettingZoo's own examiners on every game and every number of players."""

import copy
import itertools
from importlib import import_module
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.study.episode import environment_id
from tests.missing import needs

pytestmark = [
    needs("pettingzoo", "gymnasium"),
    # It knows by name which of its own games have masks, and wonders about all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # It asks those for a mask too whose turn it is not.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

GAMES = boardwright.games()
TABLES = [(game.name, players) for game in GAMES for players in game.players]


def made(game: str = "planetfall", players: int | None = None, **more: Any) -> Any:
    from boardwright.study import aec

    return aec.env(game=game, players=players, **more)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_api_is_kept(game: str, players: int) -> None:
    from pettingzoo.test import api_test

    api_test(made(game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seed_decides_everything(game: str, players: int) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: made(game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_benchmark_runs(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that strikes the end after the second look."""
    from pettingzoo.test import performance_benchmark

    ticks = itertools.count(0, 4)
    monkeypatch.setattr("time.time", lambda: next(ticks))
    performance_benchmark(made(game, players))


def test_games_are_found_by_their_id() -> None:
    import pettingzoo

    import_module("boardwright.study.aec")  # registers them
    for game in GAMES:
        environment = pettingzoo.make("aec", environment_id(game), players=game.players[0])
        environment.reset(seed=1)
        assert len(environment.agents) == game.players[0]
    assert pettingzoo.make("aec", "boardwright/planetfall-v2").metadata["name"] == "boardwright_planetfall_v2"


def played(environment: Any, random: Random, most: int = 100_000) -> dict[str, float]:
    """To the end, at random; what everybody got."""
    got = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter(most):
        seen, reward, over, _, _ = environment.last()
        got[agent] += reward
        environment.step(None if over else random.choice(seen["action_mask"].nonzero()[0].tolist()))
    return got


def test_one_agent_is_asked_several_times_in_a_row_and_the_end_pays() -> None:
    environment = made("terra_mystica", 2, reward="points")
    environment.reset(seed=5)
    asked: list[str] = []
    random = Random(1)
    step = environment.unwrapped.step

    def noting(action: int | None) -> None:
        asked.append(environment.agent_selection)
        step(action)

    environment.unwrapped.step = noting
    got = played(environment, random)
    assert any(one == other for one, other in itertools.pairwise(asked))
    episode = environment.unwrapped.episode
    assert got == {f"player_{seat}": pytest.approx(points / 100) for seat, points in enumerate(episode.record().result)}


def test_what_is_played_is_a_record_that_replays() -> None:
    environment = made("santa_maria", 2)
    environment.reset(seed=8)
    played(environment, Random(2))
    record = environment.unwrapped.episode.record()
    assert boardwright.Record.loads(record.dumps()).replay() is not None


def test_a_copy_goes_its_own_way_with_the_same_luck_to_come() -> None:
    environment = made("santa_maria", 3)
    environment.reset(seed=2)
    for _ in range(30):
        environment.step(int(environment.last()[0]["action_mask"].argmax()))
    twin = copy.deepcopy(environment)
    before = environment.last()[0]["observation"].tolist()
    ends = played(twin, Random(3))
    assert environment.last()[0]["observation"].tolist() == before
    assert played(environment, Random(3)) == ends
    assert environment.unwrapped.episode.moves == twin.unwrapped.episode.moves


def test_options_of_the_game_can_be_given_with_a_reset() -> None:
    environment = made("santa_maria", 2)
    environment.reset(seed=1, options={"game_options": {"happiness": "open"}, "somebody": "else's"})
    assert environment.unwrapped.episode.options["happiness"] == "open"
    with pytest.raises(Exception, match="has no option 'hapiness'; it has"):
        environment.reset(options={"game_options": {"hapiness": "open"}})


def test_an_illegal_answer_ends_the_game_and_costs_who_gave_it(caplog: pytest.LogCaptureFixture) -> None:
    environment = made("planetfall", 2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.last()[0]["action_mask"]
    environment.step(int((mask == 0).argmax()))
    assert "Illegal move made" in caplog.text
    assert environment.rewards[agent] == -1 and all(environment.terminations.values())


def test_what_cannot_be_made_says_what_can() -> None:
    with pytest.raises(ValueError, match="no reward 'gold'; there is win, points, margin"):
        made(reward="gold")
    with pytest.raises(ValueError, match="no render_mode 'film'; there is human, ansi, rgb_array"):
        made(render_mode="film")
    with pytest.raises(Exception, match="no game 'chess'"):
        made("chess")
