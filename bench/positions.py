"""What a step of the replay slider costs a worker process: a late position, from the text of the record to the answer
as JSON. Started by hand, a few seconds; with an older version in turn, by its sources:

    .boardwright/venv/bin/python bench/positions.py
    PYTHONPATH=CHECKOUT/src .boardwright/venv/bin/python bench/positions.py
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

import msgspec

import boardwright
from boardwright.kernel.record import Record
from boardwright.lobby.history import position

RECORDS = Path(__file__).parent.parent / "tests" / "records"
LATE, ROUNDS = 5, 5  # positions before the end, and how often each is looked at


def milliseconds(work: Callable[[int], object], numbers: Sequence[int]) -> float:
    """The median of a few turns with each number."""
    took = []
    for number in [*numbers] * ROUNDS:
        begin = time.perf_counter()
        work(number)
        took.append(1000 * (time.perf_counter() - begin))
    return median(took)


def longest(game: str) -> str:
    """The text of the longest record of a game."""
    texts = [path.read_text(encoding="utf-8") for path in (RECORDS / game).glob("*.record")]
    return max((Record.loads(text).dumps() for text in texts), key=lambda text: text.count("\n"))


def look(text: str, moves: int) -> bytes:
    return msgspec.json.encode(position(Record.loads(text), moves, 0, over=True))


def replayed(text: str, moves: int) -> object:
    return Record.loads(text).replay(moves)


def main() -> None:
    print(f"of {Path(boardwright.__file__).parent}")
    for game in sorted(game.name for game in boardwright.games()):
        text = longest(game)
        moves = len(Record.loads(text).moves)
        late = range(moves - LATE, moves)
        look(text, moves)  # words and tables that are made once
        whole, replay = milliseconds(partial(look, text), late), milliseconds(partial(replayed, text), late)
        print(f"{game:20} {moves:4} moves {whole:6.1f} ms a position, of which {replay:.1f} ms reading and replaying")


if __name__ == "__main__":
    main()
