"""A little of everything the engine does, with the standard library alone, so that any Python can do it without an
environment. `./run smoke` lets the oldest and the newest Python of the machine do it: both must print the same.
"""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import boardwright  # noqa: E402  # found only now
from boardwright.kernel.digest import digest  # noqa: E402
from boardwright.kernel.playout import random_walk  # noqa: E402

RECORDS = ROOT / "tests" / "records"
SEED = 7


def main() -> None:
    for game in boardwright.games():
        for players in game.players:
            state = game.new(players, {})
            answers = random_walk(game, state, Random(SEED))
            print(f"{game.name}: {answers} answers of {players}, {list(game.scores(state))}, {digest(game, state)}")
        for file in sorted((RECORDS / game.name).glob("*.record")):
            record = boardwright.Record.loads(file.read_text(encoding="utf-8"))
            print(f"{game.name}: {file.stem}, {digest(game, record.replay())}")


if __name__ == "__main__":
    main()
