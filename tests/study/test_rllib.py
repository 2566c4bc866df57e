"""RLlib's form of a table; where Ray is installed, which the tests' environment leaves out for its size."""

from random import Random

import pytest

from tests.study.peers import needs

pytestmark = needs("ray")


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
