"""Learns a correction of a game's value from what the search thought of the ways: so the fast bot, whom everybody
plays in a rollout, plays a little more like the search that was made with it.

    python -m tools.fit_correction GAME GAMES.jsonl ... --out src/boardwright/games/GAME/study/correction.json

At every choice the ways differ in their own features and in how their rollouts ended. What the value does not tell of
the second is fitted to the first, by a ridge regression for each round; how strongly it is held back is chosen on a
fifth of the games. A correction that is in the file already is moved; a round with hardly any choices keeps its own.
The file says how many points a choice by the value costs against the best way, before and after. What a correction is
worth only games between bots can tell: it is taken when `casual` makes more points with it.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from boardwright.kernel.game import Game
from boardwright.kernel.registry import game as game_by_name
from boardwright.training.fit import RIDGES, Ridge, short
from tools.search_games import after, games, replayed

HELD_OUT = 5  # every so manieth game

# The round, the own features of every way, what it looked like without any correction, and its rollout.
Choice = tuple[int, Any, Any, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = game_by_name(asked.game)
    played = [choices(game, each) for each in games(asked.games)]
    kept: dict[str, Any] = {"made by": [], "rounds": {}}
    if asked.out.exists():
        kept = json.loads(asked.out.read_text(encoding="utf-8"))
    names, rounds = game.study.own_names, kept["rounds"]
    for number in sorted({choice[0] for found in played for choice in found}):
        with_choices = [[each for each in found if each[0] == number] for found in played]
        with_choices = [found for found in with_choices if found]
        if len(with_choices) >= HELD_OUT:
            before = rounds.get(str(number), {"weights": {}})["weights"]
            start = np.array([before.get(name, 0.0) for name in names])
            rounds[str(number)] = fit(number, names, with_choices, start)
    made_by = f"python -m tools.fit_correction {asked.game} {' '.join(path.name for path in asked.games)}"
    made = {"made by": [*kept["made by"], f"{made_by} ({len(played)} games)"], "rounds": rounds}
    asked.out.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def choices(game: Game[Any], played: dict[str, Any]) -> list[Choice]:
    """Those of one game, from its first round on."""
    noted = {number: (seat, ways) for number, seat, ways in played["notes"]}
    found: list[Choice] = []
    for number, state in replayed(game, played):
        if number in noted and game.round(state):
            seat, ways = noted[number]
            tables = [after(game, state, seat, answers) for answers, _ in ways]
            features = np.array([game.study.own_features(table, seat) for table in tables])
            looks = np.array([_plain(game, table, seat) for table in tables])
            found.append((game.round(state), features, looks, np.array([forecast for _, forecast in ways])))
    return found


def _plain(game: Game[Any], table: Any, seat: int) -> float:
    named = zip(game.study.term_names, game.study.terms(table, seat), strict=True)
    return sum(term for name, term in named if name not in game.study.unestimated)


def fit(number: int, names: Sequence[str], played: Sequence[Sequence[Choice]], start: Any) -> dict[str, object]:
    learned = [each for place, found in enumerate(played) if place % HELD_OUT for each in found]
    held_out = [each for found in played[::HELD_OUT] for each in found]
    elsewhere = Ridge(*_differences(learned, start))
    best = min(RIDGES, key=lambda ridge: float(np.mean(elsewhere.left(*_differences(held_out, start), ridge) ** 2)))
    _, more = elsewhere.solved(best)
    costs = {"before": _cost(held_out, start), "after": _cost(held_out, start + more)}
    print(f"round {number}: {len(learned) + len(held_out)} choices, ridge {best}, a choice costs {costs}", flush=True)
    _, more = Ridge(*_differences([*learned, *held_out], start)).solved(best)
    by_name = {name: short(weight) for name, weight in zip(names, start + more, strict=True) if weight}
    return {"a choice costs": costs, "ridge": best, "bias": 0.0, "weights": by_name}


def _differences(found: Sequence[Choice], weights: Any) -> tuple[Any, Any]:
    """Each way beside the mean of its choice: what all have in common decides nothing."""
    x = [features - features.mean(axis=0) for _, features, _, _ in found]
    left = [forecasts - looks - features @ weights for _, features, looks, forecasts in found]
    return np.concatenate(x), np.concatenate([each - each.mean() for each in left])


def _cost(found: Sequence[Choice], weights: Any) -> float:
    """How far the way that looks best stays behind the best one, by the rollouts, which are noisy themselves."""
    behind = [f.max() - f[(looks + features @ weights).argmax()] for _, features, looks, f in found]
    return round(float(np.mean(behind)), 2)


if __name__ == "__main__":
    main()
