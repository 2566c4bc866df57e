"""Playing a table on."""

from collections import Counter
from random import Random

import pytest

import boardwright
from boardwright.bots import QUICK, bot
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import Others, draw, play_out, random_walk, round_played_out
from boardwright.kernel.record import Record

pytestmark = pytest.mark.both

GAME = boardwright.game("planetfall")


def test_chance_draws_every_outcome() -> None:
    state, random = GAME.new(2, {}), Random(1)
    drawn = Counter(draw(GAME, state, random).text for _ in range(800))
    assert set(drawn) == {action.text for action in GAME.legal(state, CHANCE)}
    # 100 of each are expected; so far off is one in ten thousand.
    assert all(60 < times < 140 for times in drawn.values())


@pytest.mark.parametrize("name", QUICK)
def test_a_game_of_bots_is_a_record(name: str) -> None:
    state = GAME.new(3, {})
    random = Random(1)
    moves = play_out(GAME, state, [bot(name, random)] * 3, random)
    assert not GAME.waiting(state)
    assert GAME.dump(Record(GAME, 3, moves=moves).replay()) == GAME.dump(state)


def test_the_same_seed_plays_the_same_game() -> None:
    games = [
        play_out(GAME, GAME.new(2, {}), [bot("greedy", random), bot("random", random)], random)
        for random in (Random(1), Random(1), Random(2))
    ]
    assert games[0] == games[1] != games[2]


def test_a_random_walk_counts_the_answers_of_seats_only() -> None:
    state = GAME.new(2, {"commanders": "random"})
    # The goal board and two commanders are drawn, nine cards dealt; then the first seat flies.
    assert random_walk(GAME, state, Random(1), steps=12) == 0
    assert random_walk(GAME, state, Random(1), steps=1) == 1
    assert random_walk(GAME, state, Random(1)) > 20
    assert not GAME.waiting(state)


def test_rounds_are_played_out_one_by_one_to_the_end() -> None:
    state, random = GAME.new(2, {}), Random(1)
    for number in range(1, 8):
        state = round_played_out(GAME, state, random)
        assert GAME.round(state) == number
        assert GAME.waiting(state)
    assert not GAME.waiting(round_played_out(GAME, state, random))


def test_the_others_do_again_what_they_did() -> None:
    """Whatever their luck: so that the ways of who thinks differ by themselves alone."""
    game, nobody = boardwright.game("terra_mystica"), 2
    state = round_played_out(game, game.new(2, {"factions": "random"}), Random(1))

    def played(luck: int, others: Others | None) -> object:
        return game.dump(round_played_out(game, game.clone(state), Random(luck), 5.0, None, others))

    others = Others(nobody)
    assert played(1, others) == played(2, others) == played(1, None)
    assert played(1, None) != played(2, None)


def test_who_cannot_do_the_same_again_does_something_else() -> None:
    """What was noted of one table is told at another one: everything stays legal, and the round comes to its end."""
    game, others = boardwright.game("terra_mystica"), Others(0)
    for luck in range(3):
        state = round_played_out(game, game.new(3, {"factions": "random"}), Random(luck))
        assert game.round(round_played_out(game, state, Random(1), 0.7, None, others)) == 2
