"""Plays games by the search that the strong bot makes, cheaply, and writes them down for learning.

    python -m tools.search_games GAME --games 100 --seed 1 --out games.jsonl

Every seat plays the round out once after each of the ways that look best, and after a few others, so that one learns of
them too; it takes the best. With `--one-of 1,1,2,3` it does so in one round of each game, drawn from these, and goes by
what looks best in the others, which costs a sixth: the table after that round is one that a search comes to, where a
forecast is most easily wrong. With `--drawn` what is chosen before the first round is drawn, so that every side of it
comes up equally often. Each line is a game: options, moves, points, and at every choice the ways with what their
rollouts came to. So another fit, with other features, needs no new games. What is there already is not played again.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Others, draw, round_played_out
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.ways import Way, likely_way, ways

BEST = 8
OTHERS = 2
# While the game is prepared a value is off by so many points, as a standard deviation: so every faction comes up.
NOISE_BEFORE = 8.0
NOISE = 0.5  # where nobody searches

# At which move, which seat, and its ways: answers and forecast of each.
Choice = tuple[int, int, list[tuple[list[str], float]]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--one-of", default="", metavar="ROUNDS")
    parser.add_argument("--drawn", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    there = len(asked.out.read_text(encoding="utf-8").splitlines()) if asked.out.exists() else 0
    numbers = range(there, asked.games)
    with ProcessPoolExecutor(asked.workers) as pool, asked.out.open("a", encoding="utf-8") as out:
        for number, played in zip(
            numbers,
            pool.map(partial(play, asked.game, asked.players, asked.seed, asked.one_of, asked.drawn), numbers),
            strict=True,
        ):
            print(json.dumps(played), file=out, flush=True)
            print(number, played["scores"], flush=True)


def play(name: str, players: int, seed: str, one_of: str, drawn: bool, number: int) -> dict[str, Any]:
    game, random = game_by_name(name), Random(f"{seed} {number}")
    options = options_of(game, number)
    state = game.new(players, options)
    searched = int(random.choice(one_of.split(","))) if one_of else None
    moves: list[tuple[int, str]] = []
    choices: list[Choice] = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            answers = [draw(game, state, random)]
        elif drawn and not game.round(state):
            answers = [random.choice(list(game.legal(state, seat)))]
        elif searched in (None, game.round(state)):
            tried = _tried(game, game.resample(state, seat, random), seat, random)
            forecasts = _played_out(game, tried, seat, random.random())
            answers = tried[forecasts.index(max(forecasts))].answers
            if len(tried) > 1:
                texts = [[action.text for action in way.answers] for way in tried]
                choices.append((len(moves), seat, list(zip(texts, forecasts, strict=True))))
        else:
            noise = NOISE if game.round(state) else NOISE_BEFORE
            answers = likely_way(game, game.resample(state, seat, random), seat, random, noise).answers
        for action in answers:
            game.apply(state, seat, action)
            moves.append((seat, action.text))
    return {"options": options, "moves": moves, "notes": choices, "scores": list(game.scores(state)), "number": number}


def options_of(game: Game[Any], number: int) -> dict[str, str]:
    """Those under which games differ most, and in every second game those of a plain game, as it is mostly played."""
    varied = game.varied_options()
    first = next(iter(game.options), None)
    return varied if first is None or number % 2 == 0 else varied | {first.name: first.default}


def _tried(game: Game[Any], state: Any, seat: int, random: Random) -> list[Way[Any]]:
    """The best by value, and some of the others."""
    found = ways(game, state, seat)
    values = [game.study.value(way.after, seat) for way in found]
    if not game.round(state):
        values = [value + random.gauss(0.0, NOISE_BEFORE) for value in values]
    order = sorted(range(len(found)), key=lambda place: -values[place])
    others = random.sample(order[BEST:], min(OTHERS, len(order[BEST:])))
    return [found[place] for place in (*order[:BEST], *others)]


def _played_out(game: Game[Any], tried: Sequence[Way[Any]], seat: int, luck: float) -> list[float]:
    if len(tried) == 1:
        return [0.0]
    others = Others(seat)
    ends = [round_played_out(game, game.clone(way.after), Random(luck), others=others) for way in tried]
    return [round(game.study.forecast(end, seat), 3) for end in ends]


# --- reading them again


def games(paths: Sequence[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)


def replayed(game: Game[Any], played: dict[str, Any]) -> Iterator[tuple[int, Any]]:
    """Every table of a game, with the number of the move that comes next. Not to be changed."""
    state = game.new(len(played["scores"]), played["options"])
    for number, (seat, text) in enumerate(played["moves"]):
        yield number, state
        game.apply(state, seat, game.book[text])


def after(game: Game[Any], state: Any, seat: int, answers: Sequence[str]) -> Any:
    """The settled table after a way."""
    table = game.clone(state)
    for text in answers[:-1]:
        game.apply(table, seat, game.book[text])
    game.step(table, seat, [game.book[answers[-1]]])
    return table


if __name__ == "__main__":
    main()
