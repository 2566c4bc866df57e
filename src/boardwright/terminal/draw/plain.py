"""A table that nobody has drawn: everything that can be seen, each thing on a line, and `seats` by their names."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


def draw(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    shown = dict(view)
    seats = dict(zip(names, shown.pop("seats", []), strict=False))
    return _things([*shown.items(), *seats.items()])


def _things(rows: Sequence[tuple[str, Any]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in rows:
        table.add_row(_spaced(name), _value(value))
    return table


def _value(value: Any) -> RenderableType:
    if isinstance(value, Mapping):
        return _things(list(value.items()))
    if isinstance(value, Sequence) and not isinstance(value, str):
        if any(isinstance(each, Mapping | list | tuple) for each in value):
            return _things([(str(number), each) for number, each in enumerate(value, 1)])
        return Text(" ".join(_word(each) for each in value) or "-")
    return Text(_word(value), style="bold")


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value in (None, "") else str(value)


def _spaced(name: str) -> str:
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
