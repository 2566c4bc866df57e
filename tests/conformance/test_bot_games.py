"""However a table is set up, a bot that looks ahead plays legally and to the end. It stands where random players
seldom come: in cities, on tops of tracks, with everything built; there too the game's invariants hold."""

from random import Random

import pytest

from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw
from tests.conformance.tables import examined

pytestmark = pytest.mark.both

EXAMINED = examined()


@pytest.mark.parametrize("number", range(len(EXAMINED)), ids=[str(table) for table in EXAMINED])
def test_a_bot_plays_to_the_end(number: int) -> None:
    """One seat looks ahead, another one at each table, and by turns in either way; the others play at random."""
    table = EXAMINED[number]
    random = Random(str(table))
    ahead = ("greedy", "casual")[number // table.players % 2]
    names = [ahead if seat == number % table.players else "random" for seat in range(table.players)]
    players = [bot(name, random) for name in names]
    game, state = table.game, table.new()
    while seats := game.waiting(state):
        seat = seats[0]
        action = draw(game, state, random) if seat == CHANCE else players[seat].choose(game, state, seat)
        game.apply(state, seat, action)
        table.holds(state)
    assert len(game.scores(state)) == table.players
