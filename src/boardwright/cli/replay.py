"""`replay`: a record step by step, at one position, or as data."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from boardwright.cli.common import Language, chosen_language, console, read_record
from boardwright.cli.draw import draw
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Move, Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads it from standard input.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Show the table after so many moves.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the table, moves and scores as JSON.")] = False,
    all_moves: Annotated[bool, typer.Option("--all", "-a", help="Print every move in words, without waiting.")] = False,
    language: Language = "",
) -> None:
    """Replay a record: step through it, or show the table after --to moves.

    At a terminal, Enter goes one move on, a number goes to that move, b goes back, e to the end, q ends."""
    language = chosen_language(language)
    record = read_record(file)
    if to is not None and to > len(record.moves):
        raise CannotParse(f"The record has {len(record.moves)} moves; --to {to} is beyond its end.")
    state = record.replay(to)
    if as_json:
        typer.echo(json.dumps(_as_data(record, state, to), ensure_ascii=False, indent=1))
    elif to is not None:
        _show(record, to, language)
    elif all_moves or not sys.stdin.isatty():
        _print_all(record, language)
    else:
        _step_through(record, language)


def _names(record: Record, language: str) -> list[str]:
    given = record.names or [""] * record.players
    return [name or f"{seat}" for seat, name in enumerate(given, 1)]


def _in_words(record: Record, state: Any, move: Move, language: str) -> str:
    words = record.game.phrase(state, move.seat, move.action, language)
    who = "·" if move.seat == CHANCE else _names(record, language)[move.seat]
    return f"{who}: {words}"


def _print_all(record: Record, language: str) -> None:
    state = record.game.new(record.players, record.options)
    for number, move in enumerate(record.moves, 1):
        console.print(f"{number:4} {_in_words(record, state, move, language)}", markup=False)
        record.game.apply(state, move.seat, move.action)
    _show(record, len(record.moves), language)


def _show(record: Record, to: int, language: str) -> None:
    state = record.replay(to)
    view = record.game.view(state, None)
    options = record.game.full_options(record.options)
    console.print(draw(record.game.name, view, options, _names(record, language), language))
    scores = " ".join(str(score) for score in record.game.scores(state))
    console.print(f"\n{to}/{len(record.moves)}  [{scores}]", style="bold", markup=False)


def _step_through(record: Record, language: str) -> None:
    position, last = 0, len(record.moves)
    while True:
        _show(record, position, language)
        if position < last:
            state = record.replay(position)
            console.print(f"▸ {_in_words(record, state, record.moves[position], language)}", markup=False)
        text = console.input("Enter, number, b, e, q: ").strip().lower()
        if text == "q" or (not text and position == last):
            return
        if not text:
            position += 1
        elif text == "b":
            position = max(position - 1, 0)
        elif text == "e":
            position = last
        elif text.isdecimal() and int(text) <= last:
            position = int(text)
        else:
            console.print(f"Enter goes on; a number from 0 to {last} goes there; b back, e end, q quit.")


def _as_data(record: Record, state: Any, to: int | None) -> dict[str, object]:
    moves = record.moves[:to]
    return {
        "game": record.game.name,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "moves": [str(move) for move in moves],
        "over": not record.game.waiting(state),
        "scores": list(record.game.scores(state)),
        "winners": [seat + 1 for seat in record.game.winners(state)],
        "view": record.game.view(state, None),
    }
