"""RLlib's form of a table."""

from random import Random

import pytest

import boardwright
from tests.missing import needs

# In one process: it takes seconds to import.
pytestmark = [pytest.mark.full, needs("ray", "gymnasium"), pytest.mark.xdist_group("ray")]

TABLES = [(game.name, players) for game in boardwright.games() for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_examiner_finds_nothing_wrong(game: str, players: int) -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from boardwright.study.rllib import TableEnv

    check_multiagent_environments(TableEnv({"game": game, "players": players}))


def test_only_who_is_asked_sees_and_everybody_is_paid_at_the_end() -> None:
    from boardwright.study.rllib import TableEnv

    table, luck = TableEnv({"game": "planetfall", "players": 3, "reward": "points"}), Random(1)
    seen, _ = table.reset(seed=4)
    over = False
    while not over:
        (agent,) = seen
        assert agent == f"player_{table.episode.seat}"
        legal = seen[agent]["action_mask"].nonzero()[0].tolist()
        seen, rewards, ended, _, _ = table.step({agent: luck.choice(legal)})
        over = ended["__all__"]
    assert set(seen) == set(rewards) == set(table.agents) and min(rewards.values()) > 0


def test_an_illegal_answer_ends_the_game() -> None:
    from boardwright.study.rllib import TableEnv

    table = TableEnv({"game": "planetfall", "players": 2})
    seen, _ = table.reset(seed=4)
    (agent,) = seen
    _, rewards, ended, _, told = table.step({agent: int((seen[agent]["action_mask"] == 0).argmax())})
    assert rewards[agent] == -1 and ended["__all__"] and "legal" in told[agent]["illegal"]
    with pytest.raises(ValueError, match="is asked, and nobody answered"):
        table.step({})
