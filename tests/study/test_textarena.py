"""TextArena's own loop, wrappers and agents."""

import copy
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.study.episode import environment_id
from boardwright.study.language import LONGEST, summary_of
from tests.missing import needs
from tests.study.models import listed

# In one process: it takes seconds to import.
pytestmark = [pytest.mark.full, needs("textarena"), pytest.mark.xdist_group("textarena")]

GAMES = boardwright.games()


@pytest.fixture
def arena() -> Any:
    import textarena

    import boardwright.study.textarena  # noqa: F401  # registers the games

    return textarena


def player(arena: Any, seed: int, longest: int = 1_000_000) -> Any:
    """An agent of TextArena that takes one of the listed answers."""

    class Guessing(arena.Agent):
        def __init__(self) -> None:
            self.luck = Random(seed)

        def __call__(self, observation: str) -> str:
            assert len(observation) <= longest
            return f"I have thought about it. [{self.luck.choice(listed(observation))}]"

    return Guessing()


def played(environment: Any, agents: dict[int, Any], seed: int = 3, most: int = 100_000) -> tuple[Any, Any]:
    """As TextArena's page has it."""
    environment.reset(num_players=len(agents), seed=seed)
    done = False
    while not done and most:
        player_id, observation = environment.get_observation()
        done, _ = environment.step(action=agents[player_id](observation))
        most -= 1
    rewards, told = environment.close()
    return rewards, told


def test_a_game_goes_to_its_end_in_its_loop(arena: Any) -> None:
    environment = arena.make("boardwright/planetfall-v2")
    agents = {seat: player(arena, seat) for seat in range(2)}
    rewards, told = played(environment, agents)
    points = boardwright.Record.loads(environment.episode.record().dumps()).result
    assert [told[seat]["points"] for seat in range(2)] == points
    assert all(told[seat]["turn_count"] > 5 and not told[seat]["invalid_move"] for seat in range(2))
    assert sum(reward + 1 for reward in rewards.values()) == pytest.approx(2)
    again = {seat: player(arena, seat) for seat in range(2)}
    assert played(arena.make("boardwright/planetfall-v2"), again) == (rewards, told), "A seed decides it."


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_a_model_reads_stays_short_in_every_game(arena: Any, game: Any) -> None:
    environment = arena.make(f"boardwright/{game.name}-v{game.study.version}")
    agents = {seat: player(arena, seat, LONGEST + len(summary_of(game)) + 1_000) for seat in range(game.players[-1])}
    played(environment, agents, most=12)
    assert len(environment.episode.moves) >= 12


def test_raw_everything_is_read_and_its_wrappers_fit(arena: Any) -> None:
    environment = arena.wrappers.LLMObservationWrapper(arena.make("boardwright/planetfall-v2-raw"))
    environment.reset(num_players=2, seed=1)
    seat, said = environment.get_observation()
    assert said.startswith("\n[GAME] The rules of ") and "You may answer:" in said
    twin = copy.deepcopy(environment)
    twin.step(f"[{listed(said)[0]}]")
    assert not [move for move in environment.episode.moves if move.seat == seat]


def test_a_wrong_answer_is_told_and_who_goes_on_so_loses(arena: Any) -> None:
    environment = arena.make("boardwright/planetfall-v2", tries=3)
    environment.reset(num_players=2, seed=3)
    seat, said = environment.get_observation()
    first = listed(said)[0]
    for wrong in ("?", "hm"):
        done, told = environment.step(wrong)
        assert not done and "is not an answer" in told["invalid"]
        asked, said = environment.get_observation()
        assert asked == seat and f"{wrong!r} is not an answer of this game. You may answer: " in said
    assert environment.step(f"[{first}]") == (False, {"answer": first})
    seat, _ = environment.get_observation()
    ended = [environment.step("?")[0] for _ in range(3)]
    assert ended == [False, False, True]
    rewards, info = environment.close()
    assert rewards == {seat: -1.0, 1 - seat: 0.0} and info[seat]["invalid_move"]
    assert "3 answers in a row" in info[seat]["reason"]


def test_what_another_thinks_is_told_to_nobody(arena: Any) -> None:
    from boardwright.study.textarena import RAW

    environment = arena.make(environment_id(boardwright.game("santa_maria")) + RAW)
    environment.reset(num_players=2, seed=1)
    heard = {0: "", 1: ""}
    for _ in range(14):
        seat, messages = environment.get_observation()
        heard[seat] += "".join(message for _, message, _ in messages)
        environment.step(f"My secret is {seat}{seat}{seat}. [{listed(messages[-1][1])[0]}]")
    assert all(heard.values()) and "My secret" not in "".join(heard.values())
