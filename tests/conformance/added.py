"""Random games of a changed copy of the sources, each position examined. `test_added.py` runs this as a process.

python -m tests.conformance.added GAME GAMES WANTED... < actions of the shipped game, one a line

Wanted are actions that somebody must have chosen, and questions that must have been asked, by their classes.
"""

import sys
from collections import Counter

import boardwright
from boardwright.kernel.decision import CHANCE
from tests.conformance.examiner import CHECKS, what_is_legal_follows_from_the_verdicts
from tests.conformance.invariants import INVARIANTS
from tests.conformance.tables import each_value, tables, walk


def main(name: str, games: int, wanted: list[str], known: list[str]) -> None:
    game = boardwright.game(name)
    assert [action.text for action in game.book][: len(known)] == known, "An index has moved."
    every = each_value(tables(game, INVARIANTS[name]))
    met: Counter[str] = Counter()
    for number in range(games):
        table = every[number % len(every)]
        for move, state in walk(table, f"added {number}"):
            table.holds(state)
            if move is not None and move.seat != CHANCE:
                met[move.action.text] += 1
            if state.pending:
                met[type(state.pending[-1]).__name__] += 1
        if number < len(every):
            what_is_legal_follows_from_the_verdicts(table)
        table.games.clear()
    missing = [text for text in wanted if not met[text]]
    assert not missing, f"Never met: {missing}"
    for check in CHECKS:
        check(every[-1])
    print(f"{games} games, {sum(met[text] for text in wanted)} times one of those wanted")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:], sys.stdin.read().splitlines())
