"""Many tables side by side are so many single ones."""

from random import Random

import pytest

import boardwright
from tests.missing import needs

pytestmark = needs("numpy")

GAMES = [game.name for game in boardwright.games()]


@pytest.mark.parametrize("game", GAMES)
def test_tables_side_by_side_are_what_they_are_alone(game: str) -> None:
    import numpy as np

    from boardwright.study.episode import Episode
    from boardwright.study.vector import Tables

    tables = Tables(game, 3, reward="points")
    tables.reset(7)
    luck = Random(7)
    alone = [Episode(game, tables.players, reward="points") for _ in range(3)]
    for episode in alone:
        episode.reset(luck.getrandbits(64))
    choices = np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        for number, episode in enumerate(alone):
            assert tables.seats[number] == episode.seat
            assert bytes(tables.masks[number]) == bytes(episode.mask())
            assert bytes(tables.observations[number]) == bytes(episode.observe(episode.seat))
        actions = tables.random_actions(choices)
        tables.step(actions)
        for number, (episode, action) in enumerate(zip(alone, actions.tolist(), strict=True)):
            episode.step(action)
            assert bool(tables.over[number]) == episode.over
            assert tables.rewards[number].tolist() == pytest.approx(episode.rewards())
            if episode.over:
                ended += 1
                episode.reset()
        if ended > 3:
            return
    assert ended or game != "planetfall"


def test_the_arrays_stay_the_same_ones() -> None:
    from boardwright.study.vector import Tables

    tables = Tables("planetfall", 2, players=2)
    observations, masks = tables.observations, tables.masks
    before = observations.copy()
    for _ in range(30):
        tables.step(masks.argmax(axis=1))
    assert tables.observations is observations and tables.masks is masks
    assert (observations != before).any()


def test_no_tables_are_refused() -> None:
    from boardwright.study.vector import Tables

    with pytest.raises(ValueError, match="give 1 or more"):
        Tables("planetfall", 0)


@pytest.mark.parametrize("game", ["terra_mystica", "age_of_innovation", "santa_maria"])
def test_planes_show_what_the_vector_says(game: str) -> None:
    import numpy as np

    from boardwright.study.planes import planes
    from boardwright.study.vector import Tables

    tables = Tables(game, 2)
    tables.reset(3)
    choices = np.random.default_rng(1)
    for _ in range(120):
        tables.step(tables.random_actions(choices))
    for name, board in planes(game).items():
        nodes, grid = board.nodes(tables.observations), board.grid(tables.observations)
        assert np.shares_memory(nodes, tables.observations), "A copy was made."
        assert nodes.shape == (2, len(board.names), len(board.channels))
        for place, (row, column) in enumerate(board.places):
            assert (grid[:, :, row, column] == nodes[:, place]).all()
        assert grid.sum() == pytest.approx(nodes.sum())
        linked = {(int(one), int(other)) for one, other in board.edges.T}
        assert all((other, one) in linked for one, other in linked)
        assert name.endswith("colony") or max(sum(one == place for one, _ in linked) for place in range(20)) <= 6
    assert nodes.any() or name != "hexes"
