"""The slowest `legal`: tables late in the game, where most is to be searched, each asked for all its answers.

Mean speed hides a search that explodes on one table in a thousand, and that is the table at which people wait. So the
positions come from games at random and from games of bots, who build what the search has to look through.
"""

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE, Decision, question
from boardwright.kernel.game import Game
from boardwright.kernel.playout import play_out
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game as game_by_name

MOST_PLAYERS = 5
PLAYED_BY = ("random", "greedy")
LATE_ROUNDS = 2  # the last of the game
TRIES = 3  # the quickest counts: the others tell of the machine


def late_games(name: str, positions: int) -> list[str]:
    """Records of games with so many late positions: as many of each bot's games as are needed."""
    game = game_by_name(name)
    players = min(MOST_PLAYERS, game.players[-1])
    options = game.varied_options()
    records: list[str] = []
    for player in PLAYED_BY:
        found = number = 0
        while found < positions:
            random = Random(f"{player} {number}")
            state = game.new(players, options)
            moves = play_out(game, state, [bot(player, random)] * players, random)
            record = Record(game, players, options, moves)
            records.append(record.dumps())
            found += len(list(_late_questions(record)))
            number += 1
    return records


def slowest(records: Sequence[str]) -> float:
    """Milliseconds of the slowest late question."""
    worst = 0.0
    for text in records:
        for asked, state in _late_questions(Record.loads(text)):
            worst = max(worst, min([_seconds(asked, state) for _ in range(TRIES)]))
    return worst * 1000


def _late_questions(record: Record) -> Iterator[tuple[Decision[Any], Any]]:
    """Each question to a seat in the last rounds, with the table as it is then."""
    game: Game[Any] = record.game
    last = game.round(record.replay())
    for _, state in record.steps():
        if game.round(state) > last - LATE_ROUNDS:
            for seat in game.waiting(state):
                asked = question(state, seat)
                if asked is not None and seat != CHANCE:
                    yield asked, state


def _seconds(asked: Decision[Any], state: Any) -> float:
    started = time.perf_counter()
    asked.legal(state)
    return time.perf_counter() - started
