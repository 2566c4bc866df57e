"""Records as arrays: every decision of a seat with what it saw, what it might answer, what it did, how the game ended.

    boardwright study dataset games.npz game-1.record game-2.record ...
    boardwright study dataset games.parquet --game planetfall --games 500 --bots casual

A row is a decision; where a question had one answer nobody was asked, and there is none. The columns:

| column | what |
|---|---|
| `observation` | the vector (`boardwright study describe GAME`), in half precision: every value is exact to 0.1 % |
| `mask` | the legal answers, a bit each (`unpacked`) |
| `action` | what was answered, by its index in the Book |
| `seat`, `players` | who was asked, of how many |
| `game` | which game of the set, and `move`, how many answers and outcomes of chance it had by then |
| `points`, `best` | those of the seat at the end, and of the best of the others |
| `won` | 1, shared among those who win |
"""

import importlib.util
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import boardwright
from boardwright.bots import bot
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.observation import observation
from boardwright.kernel.playout import play_out
from boardwright.kernel.record import FIRST_LINE, Record
from boardwright.study.episode import WIN, rewards_of

Array = np.ndarray[Any, Any]
NPZ: Final = ".npz"
PARQUET: Final = ".parquet"
COLUMNS: Final = ("observation", "mask", "action", "seat", "players", "game", "move", "points", "best", "won")


@dataclass(frozen=True)
class Decision:
    """One answer of one seat, with what stood before it."""

    seat: int
    move: int
    observation: Array
    mask: Array
    action: int


@dataclass(frozen=True)
class Played:
    """A finished game, decision by decision."""

    game: Game[Any]
    decisions: list[Decision]
    points: list[int]
    won: list[float]


class _Notes:
    """Writes down what is decided at a table."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.decisions: list[Decision] = []

    def note(self, state: Any, seat: int, action: Action, move: int) -> None:
        if seat == CHANCE:
            return
        seen = np.frombuffer(observation(self._game).encode(state, seat), np.float32).astype(np.float16)
        mask = np.packbits(np.frombuffer(self._game.book.mask(self._game.legal(state, seat)), np.uint8))
        self.decisions.append(Decision(seat, move, seen, mask, action.index))


def of_record(record: Record) -> Played:
    """A finished game of ours."""
    game = record.game
    state = game.new(record.players, record.options)
    notes = _Notes(game)
    for number, move in enumerate(record.moves):
        notes.note(state, move.seat, move.action, number)
        game.apply(state, move.seat, move.action)
    if game.waiting(state):
        raise CannotParse("The record breaks off; only a finished game tells how its decisions ended.")
    return Played(game, notes.decisions, list(game.scores(state)), rewards_of(game, state, WIN))


def of_real_game(text: str) -> Played:
    """A real game of Terra Mystica, in the JSON in which others recorded it, or as rows of commands."""
    from boardwright.games.terra_mystica.exchange.notation import read_commands
    from boardwright.games.terra_mystica.exchange.snellman import Replay

    game = boardwright.game("terra_mystica")
    notes = _Notes(game)

    def watch(state: Any, seat: int, action: Action) -> None:
        if len(state.answers) > 1:
            notes.note(state, seat, action, len(notes.decisions))

    replay = Replay(json.loads(text) if text.lstrip().startswith("{") else read_commands(text), watch)
    replay.run()
    state = replay.state
    return Played(game, notes.decisions, list(game.scores(state)), rewards_of(game, state, WIN))


def read(path: Path) -> Played:
    """Any of the forms, told apart by how they begin."""
    text = path.read_text(encoding="utf-8")
    try:
        return of_record(Record.loads(text)) if text.startswith(FIRST_LINE) else of_real_game(text)
    except (CannotParse, json.JSONDecodeError) as error:
        raise CannotParse(f"{path}: {error}") from error


def played_by_bots(
    name: str, players: int, games: int, level: str, seed: int, options: dict[str, str]
) -> Iterator[Played]:
    """Games of bots among themselves, each with luck of its own."""
    game = boardwright.game(name)
    for number in range(games):
        random = Random(f"{seed} {number}")
        state = game.new(players, options)
        moves = play_out(game, state, [bot(level, random) for _ in range(players)], random)
        yield of_record(Record(game, players, options, moves))


def as_columns(games: Iterable[Played]) -> dict[str, Array]:
    """All decisions of games of one kind, column by column."""
    rows: dict[str, list[Any]] = {column: [] for column in COLUMNS}
    kind = ""
    for number, played in enumerate(games):
        if kind not in ("", played.game.name):
            raise CannotParse(f"A set holds one game: this one began with {kind}, and game {number + 1} is another.")
        kind = played.game.name
        for each in played.decisions:
            others = [*played.points[: each.seat], *played.points[each.seat + 1 :]]
            rows["observation"].append(each.observation)
            rows["mask"].append(each.mask)
            rows["action"].append(each.action)
            rows["seat"].append(each.seat)
            rows["players"].append(len(played.points))
            rows["game"].append(number)
            rows["move"].append(each.move)
            rows["points"].append(played.points[each.seat])
            rows["best"].append(max(others, default=0))
            rows["won"].append(played.won[each.seat])
    if not kind:
        raise CannotParse("No games were given; name records, or --game with --games.")
    types = {"observation": np.float16, "mask": np.uint8, "won": np.float32}
    found = {column: np.array(rows[column], types.get(column, np.int32)) for column in COLUMNS}
    game = boardwright.game(kind)
    return {**found, "environment": np.array(f"{kind}-v{game.study.version}")}


def unpacked(mask: Array, actions: int) -> Array:
    """The masks of a set, one number an action."""
    return np.unpackbits(mask, axis=-1, count=actions)


def checked_target(path: Path) -> Path:
    """Asked before games are played or read: whether a set can be written there."""
    if path.suffix not in (NPZ, PARQUET):
        raise CannotParse(f"{path.name}: a set is written as {NPZ} or {PARQUET}.")
    if not path.absolute().parent.is_dir():
        raise CannotParse(f"{path}: there is no such folder; make it first.")
    if path.suffix == PARQUET and importlib.util.find_spec("pyarrow") is None:
        raise CannotParse(f"Parquet needs pyarrow: pip install 'boardwright[study]', or write an {NPZ}.")
    return path


def write(path: Path, columns: dict[str, Array]) -> None:
    """As the ending says. What was there stays until the new set is whole."""
    beside = checked_target(path).with_name(path.name + ".part")
    try:
        if path.suffix == NPZ:
            with beside.open("wb") as file:
                np.savez_compressed(file, **columns)  # type: ignore[arg-type]
        else:
            _write_parquet(beside, columns)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _write_parquet(path: Path, columns: dict[str, Array]) -> None:
    """A row a decision; observations and masks are lists of a fixed length, in types that every reader knows."""
    import pyarrow
    from pyarrow import parquet

    def column(values: Array) -> Any:
        if values.ndim == 1:
            return pyarrow.array(values)
        known = values.astype(np.float32) if values.dtype == np.float16 else values
        return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(known.ravel()), values.shape[1])

    table = pyarrow.table({name: column(columns[name]) for name in COLUMNS})
    told = {"environment": str(columns["environment"])}
    parquet.write_table(table.replace_schema_metadata(told), path, compression="zstd")
