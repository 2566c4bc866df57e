"""Tells how bots play Terra Mystica: points by source and by round, how round 1 begins, which offers are taken.

    boardwright simulate terra_mystica --bots strong --games 60 --out GAMES.jsonl
    python -m tools.portrait GAMES.jsonl ...

The measure beside it is how strong people play, told of in the same terms.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.seat import Seat
from boardwright.games.terra_mystica.rules.vocabulary import (
    CATEGORIES,
    DWELLING,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
)
from boardwright.kernel.record import Record

# In round 1 the first of these that a seat has; none of them: it has settled, or traded.
OPENINGS = ("temple or sanctuary", "stronghold", "four dwellings or more", "none of these")


class Portrait:
    """Sums over all seats of all games."""

    def __init__(self) -> None:
        self.seats = 0
        self.sources = [0] * len(CATEGORIES)
        self.after = [0] * ROUNDS  # the points after rounds 0 to 5
        self.openings: Counter[str] = Counter()
        self.offered: Counter[tuple[int, int]] = Counter()  # by round and size
        self.taken: Counter[tuple[int, int]] = Counter()
        self.founded = 0
        self.favors = 0

    def add(self, record: Record) -> None:
        round, state = 0, GAME.new(record.players, record.options)
        for move in record.moves:
            if state.round != round:
                self._round_begins(state.round, state.seats)
                round = state.round
            asked = move.action.verb in ("take", "decline")
            legal = [action.text for action in GAME.legal(state, move.seat)] if asked else []
            if legal and legal[0].startswith("take"):
                offer = (round, int(legal[0].split()[1]))
                self.offered[offer] += 1
                self.taken[offer] += move.action.verb == "take"
            GAME.apply(state, move.seat, move.action)
        for seat in range(len(state.seats)):
            self.seats += 1
            for source, points in enumerate(GAME.score_sheet(state)[seat]):
                self.sources[source] += points
            self.founded += len(state.seats[seat].town_tiles)
            self.favors += len(state.seats[seat].favors)

    def _round_begins(self, round: int, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self.after[round - 1] += seat.points
            if round == 2:
                self.openings[_opening(seat)] += 1

    def lines(self) -> Iterable[str]:
        yield f"{self.seats} seats, {sum(self.sources) / self.seats:.1f} points each"
        for source, points in sorted(zip(CATEGORIES, self.sources, strict=True), key=lambda each: -each[1]):
            yield f"  {source}: {points / self.seats:.1f}"
        yield f"  towns founded: {self.founded / self.seats:.1f}, favor tiles: {self.favors / self.seats:.1f}"
        yield "points after rounds 0 to 5: " + ", ".join(f"{points / self.seats:.1f}" for points in self.after)
        yield "after round 1: " + ", ".join(f"{name} {self.openings[name] / self.seats:.0%}" for name in OPENINGS)
        for round in range(1, ROUNDS + 1):
            shares = [
                f"{size}: {self.taken[round, size] / self.offered[round, size]:.2f} of {self.offered[round, size]}"
                for size in range(1, 5)
                if self.offered[round, size]
            ]
            yield f"offers taken in round {round}, by size: " + ", ".join(shares)


def _opening(seat: Seat) -> str:
    if seat.count(TEMPLE) or seat.count(SANCTUARY):
        return OPENINGS[0]
    if seat.count(STRONGHOLD):
        return OPENINGS[1]
    return OPENINGS[2] if seat.count(DWELLING) >= 4 else OPENINGS[3]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path, nargs="+")
    portrait = Portrait()
    for file in parser.parse_args().games:
        for line in file.read_text(encoding="utf-8").splitlines()[1:]:  # the first says what they are
            portrait.add(Record.loads(json.loads(line)["record"]))
    print("\n".join(portrait.lines()))


if __name__ == "__main__":
    main()
