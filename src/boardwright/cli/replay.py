"""`replay`: a record step by step, at one position, or as data."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from boardwright.cli.common import (
    Language,
    check_position,
    chosen_language,
    console,
    move_in_words,
    moves_in_words,
    names_of,
    read_record,
)
from boardwright.kernel.record import Record
from boardwright.terminal.draw import draw
from boardwright.terminal.words import say


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
    check_position(record, to)
    state = record.replay(to)
    if as_json:
        typer.echo(json.dumps(_as_data(record, state, to), ensure_ascii=False, indent=1))
    elif to is not None:
        _show(record, to, language)
    elif all_moves or not sys.stdin.isatty():
        _print_all(record, language)
    else:
        _step_through(record, language)


def _print_all(record: Record, language: str) -> None:
    for number, words in moves_in_words(record, language):
        console.print(f"{number:4} {words}", markup=False, soft_wrap=True)
    _show(record, len(record.moves), language)


def _show(record: Record, to: int, language: str) -> None:
    state = record.replay(to)
    view = record.game.view(state, None)
    options = record.game.full_options(record.options)
    console.print(draw(record.game.name, view, options, names_of(record, language), language))
    scores = " ".join(str(score) for score in record.game.scores(record.game.public(state)))
    position = say("position", language, made=to, all=len(record.moves), points=scores)
    console.print(f"\n{position}", style="bold", markup=False)


def _step_through(record: Record, language: str) -> None:
    position: int | None = 0
    while position is not None:
        _show(record, position, language)
        if position < len(record.moves):
            words = move_in_words(record, record.replay(position), record.moves[position], language)
            console.print(say("next-move", language, words=words), markup=False)
        position = _ask_position(position, len(record.moves), language)


def _ask_position(position: int, last: int, language: str) -> int | None:
    """Where to go from here; None to end."""
    while True:
        try:
            text = console.input(say("go-where", language)).strip().lower()
        except EOFError:
            console.print()
            return None
        if text == "q" or (not text and position == last):
            return None
        steps = {"": position + 1, "b": max(position - 1, 0), "e": last}
        if text in steps:
            return steps[text]
        if text in map(str, range(last + 1)):
            return int(text)
        console.print(say("go-help", language, last=last))


def _as_data(record: Record, state: Any, to: int | None) -> dict[str, object]:
    moves = record.moves[:to]
    return {
        "game": record.game.name,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "moves": [str(move) for move in moves],
        "over": not record.game.waiting(state),
        "scores": list(record.game.scores(record.game.public(state))),
        "winners": [seat + 1 for seat in record.game.winners(record.game.public(state))],
        "view": record.game.view(state, None),
    }
