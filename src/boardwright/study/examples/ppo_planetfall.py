"""A learner that comes to beat random players at Planetfall within minutes: MaskablePPO on one seat of two.

    pip install 'boardwright[study]' sb3-contrib
    python -m boardwright.study.examples.ppo_planetfall --steps 18000 --out curve.csv

Every few thousand steps it plays a hundred games against a random player, and a line is written: steps, share of games
won, mean lead in points. It begins as a random player does, at one half.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO

from boardwright.study.gym import make_env


def held_against_random(model: Any, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against a random player, and the mean lead."""
    environment = make_env("planetfall", players=2, seat=None, opponents="random")
    won = lead = 0.0
    for number in range(games):
        seen, _ = environment.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=environment.action_masks())
            seen, reward, over, _, told = environment.step(int(action))
        won += told["won"]
        lead += 100 * reward
    return won / games, lead / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=18_000, help="answers to learn from")
    parser.add_argument("--every", type=int, default=6_000, help="how often it is held against random")
    parser.add_argument("--games", type=int, default=100, help="in how many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve.csv"))
    given = parser.parse_args(arguments)
    learning = make_env("planetfall", players=2, seat=None, opponents="random")
    model = MaskablePPO(
        "MlpPolicy", learning, seed=given.seed, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, device="cpu"
    )
    with given.out.open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["steps", "won", "lead"])
        for steps in range(0, given.steps + 1, given.every):
            if steps:
                model.learn(given.every, reset_num_timesteps=False)
            won, lead = held_against_random(model, given.games, 1_000_000)
            curve.writerow([steps, f"{won:.2f}", f"{lead:.1f}"])
            file.flush()
            print(f"{steps:>8,} steps: {won:.0%} won, {lead:+.1f} points", flush=True)
    model.save(given.out.with_suffix(".zip"))
    print(f"The curve is in {given.out}, what was learned in {given.out.with_suffix('.zip')}.")


if __name__ == "__main__":
    main()
