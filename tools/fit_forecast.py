"""Learns a game's forecast: the points at the end from the features of a table at the beginning of a round.

    python -m tools.fit_forecast GAME --games 3000 --seed 1 --out src/boardwright/games/GAME/study/forecast.json

Bots play each other like the casual bot, but each value is a little off, so that the tables differ more; at the
beginning of every round the features of every seat are noted, at the end its points. A ridge regression is fitted for
each round; how strongly it is held back is chosen by games that it has not seen, each fifth in turn. One worker or
many, the same seed gives the same file.

With `--records`, games of the search (tools/search_games.py), nothing is played: the forecast that is in the file
already is moved by what it leaves over in these games. So many cheap games give the shape, and fewer dear ones the
level of play; and what a search finds too good at one forecast, the next one knows better.
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

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.ways import likely_way
from tools.search_games import games, replayed

# By how many points a value is off, as a standard deviation; while the game is prepared, so much that every faction and
# every place comes up.
NOISE = 0.7
NOISE_BEFORE = 15.0
# Chosen from, in parts of what the features vary.
RIDGES = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
HELD_OUT = 5  # every so manieth game, in turn

# The round, the features, the value as the bot adds it up, and the points at the end.
Row = tuple[int, list[float], float, int]
# Bias and weights.
Fitted = tuple[float, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--records", type=Path, nargs="*", default=[], help="Games of the search.")
    asked = parser.parse_args()
    game = game_by_name(asked.game)
    made_by = [f"python -m tools.fit_forecast {asked.game}"]
    kept: dict[str, Any] = {}
    if asked.records:
        found = [noted(game, each) for each in games(asked.records)]
        kept = json.loads(asked.out.read_text(encoding="utf-8"))
        made_by[0] += f" --records {' '.join(path.name for path in asked.records)}"
        made_by = [*kept["made by"], *made_by]
    else:
        with ProcessPoolExecutor(asked.workers) as pool:
            found = list(
                pool.map(partial(play, asked.game, asked.players, asked.seed), range(asked.games), chunksize=10)
            )
        made_by[0] += f" --players {asked.players} --games {asked.games} --seed {asked.seed}"
    names = game.study.feature_names
    rounds: dict[str, object] = {}
    for number in sorted({row[0] for rows in found for row in rows}):
        before: dict[str, Any] = kept["rounds"][str(number)] if kept else {"bias": 0.0, "weights": {}}
        start = float(before["bias"]), np.array([before["weights"].get(name, 0.0) for name in names])
        rounds[str(number)] = fit(number, names, [[row for row in rows if row[0] == number] for rows in found], start)
    written = json.dumps({"made by": made_by, "games": len(found), "rounds": rounds}, indent=1)
    asked.out.write_text(written + "\n", encoding="utf-8")


def play(name: str, players: int, seed: int, number: int) -> list[Row]:
    """One game: what was noted in it."""
    game, random = game_by_name(name), Random(f"{name} {seed} {number}")
    state = game.new(players, game.varied_options())
    found: list[tuple[int, int, list[float], float]] = []
    round = game.round(state)
    while waiting := game.waiting(state):
        if game.round(state) != round:
            round = game.round(state)
            for seat in range(players):
                seen = game.resample(state, seat)
                found.append((seat, round, list(game.study.features(seen, seat)), game.study.value(seen, seat)))
        if waiting[0] == CHANCE:
            game.apply(state, CHANCE, draw(game, state, random))
        else:
            noise = NOISE if game.round(state) else NOISE_BEFORE
            seen = game.resample(state, waiting[0])
            for action in likely_way(game, seen, waiting[0], random, noise, game.study.narrow).answers:
                # What the seat could not see may be otherwise.
                if action not in game.legal(state, waiting[0]):
                    break
                game.apply(state, waiting[0], action)
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
                seen = game.resample(state, seat)
                found.append((round, list(game.study.features(seen, seat)), game.study.value(seen, seat), points))
    return found


# --- the regression


def fit(number: int, names: Sequence[str], games: Sequence[Sequence[Row]], start: Fitted) -> dict[str, object]:
    """The forecast of one round, and how far it is off in games that it has not seen."""
    errors = {ridge: _unseen_error(games, start, ridge) for ridge in RIDGES}
    best = min(errors, key=lambda ridge: errors[ridge])
    rows = [row for each in games for row in each]
    x, y = _table(rows)
    off = {
        "forecast": round(errors[best], 2),
        "before": round(_root(y - _points(start, x)), 2),
        "value": round(_root(y - np.array([row[2] for row in rows])), 2),
        "mean": round(float(y.std()), 2),
    }
    print(f"round {number}: {len(games)} games, ridge {best}, off by {off}", flush=True)
    bias, weights = _moved(start, rows, best)
    by_name = {name: short(weight) for name, weight in zip(names, weights, strict=True) if weight}
    return {"off by": off, "ridge": best, "bias": short(bias), "weights": by_name}


def _unseen_error(games: Sequence[Sequence[Row]], start: Fitted, ridge: float) -> float:
    left: list[float] = []
    for fold in range(HELD_OUT):
        learned = [row for place, rows in enumerate(games) if place % HELD_OUT != fold for row in rows]
        x, y = _table([row for rows in games[fold::HELD_OUT] for row in rows])
        left += list(y - _points(_moved(start, learned, ridge), x))
    return _root(np.array(left))


def _moved(start: Fitted, rows: Sequence[Row], ridge: float) -> Fitted:
    """A forecast begun elsewhere, and moved by what it leaves over in these games."""
    bias, weights = start
    x, y = _table(rows)
    more_bias, more_weights = ridge_regression(x, y - _points(start, x), ridge)
    return bias + more_bias, weights + more_weights


def _table(rows: Sequence[Row]) -> tuple[Any, Any]:
    return np.array([row[1] for row in rows]), np.array([float(row[3]) for row in rows])


def ridge_regression(x: Any, y: Any, ridge: float) -> Fitted:
    """Bias and weights of the plain features; those that never vary weigh nothing."""
    mean, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = (x - mean) / spread
    solved = np.linalg.solve(scaled.T @ scaled / len(y) + ridge * np.eye(len(mean)), scaled.T @ (y - y.mean()) / len(y))
    weights = solved / spread
    return float(y.mean() - weights @ mean), weights


def _points(fitted: Fitted, x: Any) -> Any:
    bias, weights = fitted
    return x @ weights + bias


def _root(left: Any) -> float:
    """How far it is off, as the root of the mean square."""
    return float(np.sqrt(np.mean(left**2)))


def short(number: float) -> float:
    return float(f"{number:.6g}")


if __name__ == "__main__":
    main()
