"""A little of everything the engine does, with the standard library alone, so that any Python can do it without an
environment. `./run smoke` lets the oldest and the newest Python of the machine do it: both must print the same.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if (ROOT / "src").exists():  # a browser has the engine elsewhere
    sys.path.insert(0, str(ROOT / "src"))

import boardwright  # noqa: E402  # found only now
from boardwright.bots import bot  # noqa: E402
from boardwright.bots.limit import Limit  # noqa: E402
from boardwright.bots.planner import drawn_seed  # noqa: E402
from boardwright.bots.strong import NOISE  # noqa: E402
from boardwright.kernel.decision import CHANCE  # noqa: E402
from boardwright.kernel.digest import digest  # noqa: E402
from boardwright.kernel.game import Game  # noqa: E402
from boardwright.kernel.playout import play_out, random_walk, round_played_out  # noqa: E402

RECORDS = ROOT / "tests" / "records"
SEED = 7
# Tables that bots look at, and how many answers lie between them.
LOOKS, APART = 16, 12
# Where a bot that searches is asked too, and how long it thinks.
SEARCHED, ROLLOUTS = (1, 2), Limit(0.0, rollouts=4)


def main() -> None:
    for game in boardwright.games():
        for players in game.players:
            state = game.new(players, {})
            answers = random_walk(game, state, Random(SEED))
            print(f"{game.name}: {answers} answers of {players}, {list(game.scores(state))}, {digest(game, state)}")
        for file in sorted((RECORDS / game.name).glob("*.record")):
            record = boardwright.Record.loads(file.read_text(encoding="utf-8"))
            print(f"{game.name}: {file.stem}, {digest(game, record.replay())}")
        for told in thoughts(game):
            print(f"{game.name}: {told}")


def thoughts(game: Game[Any]) -> Iterator[str]:
    """What bots think of some tables, to the last digit, and a game between them: neither sums of floats nor luck may
    depend on the Python that adds and draws, nor on the machine under it."""
    random, players = Random(SEED), max(2, min(game.players))
    state = game.new(players, {})
    for look in range(LOOKS):
        random_walk(game, state, random, APART)
        while CHANCE in game.waiting(state):
            random_walk(game, state, random, 1)
        for seat in range(players):
            features = sha256(repr([float(each) for each in game.study.features(state, seat)]).encode()).hexdigest()
            value, forecast = game.study.value(state, seat), game.study.forecast(state, seat)
            yield f"table {look}, seat {seat}: value {value!r}, forecast {forecast!r}, features {features[:12]}"
        if look in SEARCHED:
            answer = bot("strong", random, ROLLOUTS).choose(game, state, game.waiting(state)[0])
            end = round_played_out(game, game.clone(state), Random(drawn_seed(random)), NOISE)
            yield f"table {look}: the search answers {answer.text}; a rollout comes to {digest(game, end)}"
    state = game.new(players, {})
    play_out(game, state, [bot("casual", random) for _ in range(players)], random)
    yield f"casual against itself, {list(game.scores(state))}, {digest(game, state)}"


if __name__ == "__main__":
    main()
