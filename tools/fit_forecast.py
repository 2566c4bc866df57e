"""Learns a game's forecast: the points at the end from the features of a table at the beginning of a round.

    python -m tools.fit_forecast GAME --games 3000 --seed 1 --out src/boardwright/games/GAME/study/forecast.json

Bots play each other like the casual bot, but each value is a little off, so that the tables differ more; at the
beginning of every round the features of every seat are noted, at the end its points. A ridge regression is fitted for
each round; how strongly it is held back is chosen on a fifth of the games. One worker or many, the same seed gives the
same file.

With `--records`, games of the search (tools/search_games.py), the forecast is then moved towards them: what it leaves
over there is fitted once more. So many cheap games give the shape, and fewer dear ones the level of play.
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
from boardwright.kernel.ways import likely_way
from tools.search_games import games, replayed

PLAYERS = 4
# By how many points a value is off, as a standard deviation; while the game is prepared, so much that every faction and
# every place comes up.
NOISE = 0.7
NOISE_BEFORE = 15.0
# Chosen from, in parts of what the features vary.
RIDGES = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
HELD_OUT = 5  # every so manieth game

# The round, the features, the value as the bot adds it up, and the points at the end.
Row = tuple[int, list[float], float, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--records", type=Path, nargs="*", default=[], help="Games of the search.")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        played = list(pool.map(partial(play, asked.game, asked.seed), range(asked.games), chunksize=10))
    game = game_by_name(asked.game)
    searched = [noted(game, each) for each in games(asked.records)]
    rounds: dict[str, object] = {}
    for number in sorted({row[0] for rows in played for row in rows}):
        rounds[str(number)] = fit(
            number, game.study.feature_names, of_round(number, played), of_round(number, searched)
        )
    made_by = f"python -m tools.fit_forecast {asked.game} --games {asked.games} --seed {asked.seed}"
    if asked.records:
        made_by += f" --records {' '.join(path.name for path in asked.records)}"
    written = json.dumps({"made by": made_by, "games of the search": len(searched), "rounds": rounds}, indent=1)
    asked.out.write_text(written + "\n", encoding="utf-8")


def play(name: str, seed: int, number: int) -> list[Row]:
    """One game: what was noted in it."""
    game, random = game_by_name(name), Random(f"{name} {seed} {number}")
    state = game.new(PLAYERS, game.varied_options())
    found: list[tuple[int, int, list[float], float]] = []
    round = game.round(state)
    while waiting := game.waiting(state):
        if game.round(state) != round:
            round = game.round(state)
            for seat in range(PLAYERS):
                found.append((seat, round, list(game.study.features(state, seat)), game.study.value(state, seat)))
        if waiting[0] == CHANCE:
            game.apply(state, CHANCE, draw(game, state, random))
        else:
            noise = NOISE if game.round(state) else NOISE_BEFORE
            state = likely_way(game, game.resample(state, waiting[0]), waiting[0], random, noise).after
            advance(state)
    points = game.scores(state)
    return [(round, features, value, points[seat]) for seat, round, features, value in found]


def noted(game: Game[Any], played: dict[str, Any]) -> list[Row]:
    """The same of a game of the search."""
    found: list[Row] = []
    round = 0
    for _, state in replayed(game, played):
        if game.round(state) != round:
            round = game.round(state)
            for seat, points in enumerate(played["scores"]):
                value = game.study.value(state, seat)
                found.append((round, list(game.study.features(state, seat)), value, points))
    return found


# --- the regression


def of_round(number: int, games: Sequence[Sequence[Row]]) -> list[list[Row]]:
    return [[row for row in rows if row[0] == number] for rows in games]


def fit(
    number: int, names: Sequence[str], games: Sequence[Sequence[Row]], searched: Sequence[Sequence[Row]]
) -> dict[str, object]:
    """The forecast of one round, and how far it is off."""
    start = 0.0, np.zeros(len(names))
    fitted, ridge, off = _fitted(games, start)
    found: dict[str, object] = {"off by": off, "ridge": ridge}
    print(f"round {number}: {len(games)} games, ridge {ridge}, off by {off}", flush=True)
    if searched:
        before = _error(fitted, *_table([row for rows in searched[::HELD_OUT] for row in rows]))
        fitted, ridge, off = _fitted(searched, fitted)
        off["forecast of the others"] = round(before, 2)
        found |= {"off by in games of the search": off, "ridge there": ridge}
        print(f"round {number}: {len(searched)} games of the search, ridge {ridge}, off by {off}", flush=True)
    bias, weights = fitted
    by_name = {name: short(weight) for name, weight in zip(names, weights, strict=True) if weight}
    return {**found, "bias": short(bias), "weights": by_name}


def _fitted(
    games: Sequence[Sequence[Row]], start: tuple[float, Any]
) -> tuple[tuple[float, Any], float, dict[str, float]]:
    """A forecast begun elsewhere, and moved by what it leaves over in these games; the ridge; how far it is off."""
    learned = [row for place, rows in enumerate(games) if place % HELD_OUT for row in rows]
    held_out = [row for place, rows in enumerate(games) if not place % HELD_OUT for row in rows]
    x_out, y_out = _table(held_out)
    errors = {ridge: _error(_moved(start, learned, ridge), x_out, y_out) for ridge in RIDGES}
    best = min(errors, key=lambda ridge: errors[ridge])
    plain = float(np.sqrt(np.mean([(points - value) ** 2 for _, _, value, points in held_out])))
    off = {"forecast": round(errors[best], 2), "value": round(plain, 2), "mean": round(float(y_out.std()), 2)}
    return _moved(start, [*learned, *held_out], best), best, off


def _moved(start: tuple[float, Any], rows: Sequence[Row], ridge: float) -> tuple[float, Any]:
    bias, weights = start
    x, y = _table(rows)
    more_bias, more_weights = ridge_regression(x, y - (x @ weights + bias), ridge)
    return bias + more_bias, weights + more_weights


def _table(rows: Sequence[Row]) -> tuple[Any, Any]:
    return np.array([row[1] for row in rows]), np.array([float(row[3]) for row in rows])


def ridge_regression(x: Any, y: Any, ridge: float) -> tuple[float, Any]:
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


def short(number: float) -> float:
    return float(f"{number:.6g}")


if __name__ == "__main__":
    main()
