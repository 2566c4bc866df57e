"""Learns a game's forecast: the points at the end from the features of a table at the beginning of a round.

    python tools/fit_forecast.py GAME --games 3000 --seed 1 --out src/boardwright/games/GAME/study/forecast.json

Bots play each other like the casual bot, but each value is a little off, so that the tables differ more; at the
beginning of every round the features of every seat are noted, at the end its points. A ridge regression is fitted for
each round; how strongly it is held back is chosen on a fifth of the games. One worker or many, the same seed gives the
same file.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from boardwright.kernel.decision import CHANCE, advance
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.ways import ways

# By how many points a value is off, as a standard deviation; while the game is prepared, so much that every faction and
# every place comes up.
NOISE = 0.7
NOISE_BEFORE = 15.0
# Chosen from, in parts of what the features vary.
RIDGES = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
HELD_OUT = 5  # every so manieth game

# The round, the features, the value as the bot adds it up, and the points at the end.
Row = tuple[int, list[float], float, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        played = list(pool.map(partial(play, asked.game, asked.players, asked.seed), range(asked.games), chunksize=10))
    names = game_by_name(asked.game).study.feature_names
    rounds: dict[str, object] = {}
    for number in sorted({row[0] for rows in played for row in rows}):
        rounds[str(number)] = fit(number, names, [[row for row in rows if row[0] == number] for rows in played])
    made_by = f"tools/fit_forecast.py {asked.game} --players {asked.players} --games {asked.games} --seed {asked.seed}"
    written = json.dumps({"made by": made_by, "rounds": rounds}, indent=1)
    asked.out.write_text(written + "\n", encoding="utf-8")


def play(name: str, players: int, seed: int, number: int) -> list[Row]:
    """One game: what was noted in it."""
    game, random = game_by_name(name), Random(f"{name} {seed} {number}")
    state = game.new(players, game.varied_options())
    noted: list[tuple[int, int, list[float], float]] = []
    round = game.round(state)
    while waiting := game.waiting(state):
        if game.round(state) != round:
            round = game.round(state)
            for seat in range(players):
                noted.append((seat, round, list(game.study.features(state, seat)), game.study.value(state, seat)))
        if waiting[0] == CHANCE:
            game.apply(state, CHANCE, draw(game, state, random))
        else:
            state = _somehow(game, game.resample(state, waiting[0]), waiting[0], random)
            advance(state)
    points = game.scores(state)
    return [(round, features, value, points[seat]) for seat, round, features, value in noted]


def _somehow(game: Game[Any], state: Any, seat: int, random: Random) -> Any:
    """The table after a way that looks good to somebody who is a little off."""
    noise = NOISE if game.round(state) else NOISE_BEFORE
    found = ways(game, state, seat)
    values = [game.study.value(way.after, seat) + random.gauss(0.0, noise) for way in found]
    return found[values.index(max(values))].after


# --- the regression


def fit(number: int, names: Sequence[str], games: Sequence[Sequence[Row]]) -> dict[str, object]:
    """The forecast of one round, and how far it is off."""
    learned = [row for place, rows in enumerate(games) if place % HELD_OUT for row in rows]
    held_out = [row for place, rows in enumerate(games) if not place % HELD_OUT for row in rows]
    x, y = _table(learned)
    x_out, y_out = _table(held_out)
    errors = {ridge: _error(_ridge(x, y, ridge), x_out, y_out) for ridge in RIDGES}
    best = min(errors, key=lambda ridge: errors[ridge])
    bias, weights = _ridge(*_table([*learned, *held_out]), best)
    plain = float(np.sqrt(np.mean([(points - value) ** 2 for _, _, value, points in held_out])))
    off = {"forecast": round(errors[best], 2), "value": round(plain, 2), "mean": round(float(y_out.std()), 2)}
    print(f"round {number}: {len(learned) + len(held_out)} rows, ridge {best}, off by {off}", flush=True)
    by_name = {name: _short(weight) for name, weight in zip(names, weights, strict=True) if weight}
    return {"off by": off, "ridge": best, "bias": _short(bias), "weights": by_name}


def _table(rows: Sequence[Row]) -> tuple[Any, Any]:
    return np.array([row[1] for row in rows]), np.array([float(row[3]) for row in rows])


def _ridge(x: Any, y: Any, ridge: float) -> tuple[float, Any]:
    """Bias and weights of the plain features; those that never vary weigh nothing."""
    mean, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = (x - mean) / spread
    solved = np.linalg.solve(scaled.T @ scaled / len(y) + ridge * np.eye(len(mean)), scaled.T @ (y - y.mean()) / len(y))
    weights = solved / spread
    return float(y.mean() - weights @ mean), weights


def _error(fitted: tuple[float, Any], x: Any, y: Any) -> float:
    bias, weights = fitted
    return float(np.sqrt(np.mean((x @ weights + bias - y) ** 2)))


def _short(number: float) -> float:
    return float(f"{number:.6g}")


if __name__ == "__main__":
    main()
