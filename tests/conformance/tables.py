"""Tables to examine: every way to set a game up, and random games at each, the same every time."""

import itertools
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import boardwright
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from tests.builds import INTERPRETED
from tests.conformance.invariants import INVARIANTS

# No game here comes near so many answers; one that does will not end.
ENDLESS = 20_000

# So many positions of a random game are looked at closely, besides the first and the last.
SAMPLE = 12


class Table:
    """What is examined: a game as it is set up."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, str],
        holds: Callable[[Any], None] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        # The game's own invariants.
        self.holds = holds or INVARIANTS[game.name]
        # What its checks share: random games by their seeds, and the positions that are looked at closely.
        self.games: dict[str, list[Move]] = {}
        self.positions: list[Any] = []

    def __str__(self) -> str:
        return " ".join([self.game.name, str(self.players), *self.options.values()])

    def new(self) -> Any:
        return self.game.new(self.players, self.options)


def tables(game: Game[Any], holds: Callable[[Any], None] | None = None) -> list[Table]:
    """Every number of players with every combination of option values. An option that takes free text comes with its
    declared values only."""
    names = [option.name for option in game.options]
    choices = itertools.product(*[option.values for option in game.options])
    sets = [dict(zip(names, values, strict=True)) for values in choices]
    return [Table(game, players, options, holds) for players in game.players for options in sets]


def in_pairs(tables: Sequence[Table], *, at_any_number: bool = False) -> list[Table]:
    """Some of the tables, such that for every number of players any two values of two options meet in one: where
    options multiply, what goes wrong goes wrong between two of them. `at_any_number`: each two meet at least once,
    and each value meets every number of players."""
    return _covering(tables, lambda table: _pairs(table, at_any_number))


def examined() -> list[Table]:
    """The tables that every game is examined at: on the interpreted build each value of each option is at one of them,
    on the compiled build, which is faster, any two values of two options."""
    every = [table for game in boardwright.games() for table in tables(game)]
    return each_value(every) if INTERPRETED else in_pairs(every, at_any_number=True)


def each_value(tables: Sequence[Table]) -> list[Table]:
    """Fewer still: every number of players and every value of every option at least once."""
    return _covering(tables, lambda table: {(table.game.name, *value) for value in _values(table)})


Shown = set[tuple[object, ...]]


def _covering(tables: Sequence[Table], shown: Callable[[Table], Shown]) -> list[Table]:
    """Some of the tables that together show all that there is to see; first those that show most."""
    pairs = {str(table): shown(table) for table in tables}
    chosen: list[Table] = []
    met: Shown = set()
    left = list(tables)
    while left:
        best = max(left, key=lambda table: len(pairs[str(table)] - met))
        if pairs[str(best)] <= met:
            break
        met |= pairs[str(best)]
        left.remove(best)
        chosen.append(best)
    return chosen


def _pairs(table: Table, at_any_number: bool) -> Shown:
    number = 0 if at_any_number else table.players
    return {(table.game.name, number, *pair) for pair in itertools.combinations(_values(table), 2)}


def _values(table: Table) -> list[tuple[str, object]]:
    return [("", table.players), *table.options.items()]


# --- playing at random, the same way every time


def answer(game: Game[Any], state: Any, random: Random) -> Move:
    """Somebody who is waited for answers anything, chance by its weights."""
    seat = random.choice(game.waiting(state))
    action = draw(game, state, random) if seat == CHANCE else random.choice(game.legal(state, seat))
    game.apply(state, seat, action)
    return Move(seat, action)


def walk(table: Table, seed: str = "") -> Iterator[tuple[Move | None, Any]]:
    """A random game: the new table, then each move with the table after it (one state, changed in place). It is thought
    up once, and played again where it is asked for again."""
    if seed not in table.games:
        table.games[seed] = yield from _think_up(table, seed)
        return
    state = table.new()
    yield None, state
    for move in table.games[seed]:
        table.game.apply(state, move.seat, move.action)
        yield move, state


def _think_up(table: Table, seed: str) -> Generator[tuple[Move | None, Any], None, list[Move]]:
    """A game that nobody has played yet, and in the end its moves."""
    state, moves = table.new(), list[Move]()
    yield None, state
    random = Random(f"{table} {seed}")
    for _ in range(ENDLESS):
        if not table.game.waiting(state):
            return moves
        moves.append(answer(table.game, state, random))
        yield moves[-1], state
    raise AssertionError(f"{table}: no end after {ENDLESS} answers.")


def positions(table: Table) -> Iterator[Any]:
    """Some positions of a random game: the first, the last, a SAMPLE of those between, in their order. Whoever asks may
    change them: everybody gets clones of his own."""
    if not table.positions:
        table.positions.extend(replayed(table))
    yield from map(table.game.clone, table.positions)


def replayed(table: Table) -> Iterator[Any]:
    """The same positions, each played from the beginning: for who examines clones and what is made of a state."""
    moves = [move for move, _ in walk(table) if move is not None]
    between = range(1, len(moves))
    sample = Random(f"{table} sample").sample(between, min(SAMPLE, len(between)))
    for number in (0, *sorted(sample), len(moves)):
        yield Record(table.game, table.players, table.options, moves).replay(number)


def play_on(table: Table, state: Any, seed: str) -> list[Move]:
    """Play to the end, in place."""
    random = Random(f"{table} {seed}")
    moves: list[Move] = []
    while table.game.waiting(state):
        moves.append(answer(table.game, state, random))
    return moves


def seats(table: Table) -> range:
    return range(table.players)
