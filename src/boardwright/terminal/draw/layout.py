"""What the drawings of several games share: tables, tracks, lists that fill a line, the numbers of answers."""

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


def plain_table(*headings: str) -> Table:
    """A table without lines, its headings dim."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=any(headings))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def titled(title: str, drawn: RenderableType) -> list[RenderableType]:
    """A drawing below its title, with an empty line before both."""
    return [Text(f"\n{title}", style="bold"), drawn]


def in_a_row(items: Sequence[Text]) -> Columns:
    """As many beside each other as the line holds."""
    return Columns(items, padding=(0, 2))


def by_seat(headings: Sequence[Text], rows: Sequence[tuple[str, Sequence[str]]]) -> Table:
    """A column for each seat and a row for each thing it has; a thing that nobody has is left out."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column("", style="dim", overflow="fold")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for label, cells in rows:
        if any(cells):
            table.add_row(Text(label), *[Text(cell) for cell in cells])
    return table


def track(
    spaces: range, notes: Mapping[int, str], rows: Sequence[tuple[str, Text | str, Mapping[int, Sequence[Text]]]]
) -> Table:
    """Tracks below each other: a name, what stands beside it, and the markers on the spaces. `notes` stand below
    the numbers of the spaces."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for _ in range(2):
        table.add_column("")
    for space in spaces:
        table.add_column(Text(str(space)), justify="center", min_width=2)
    if notes:
        table.add_row("", "", *[Text(notes.get(space, ""), style="dim") for space in spaces])
    for name, beside, markers in rows:
        table.add_row(
            Text(name),
            beside,
            *[Text("").join(markers[space]) if space in markers else Text("·", style="dim") for space in spaces],
        )
    return table


def rounds(current: int, tiles: Sequence[tuple[str, str, str]]) -> Table:
    """The tiles of the rounds: what they count, its points, the bonus at the end; the current one is marked."""
    table = plain_table("", "", "", "", "")
    for number, (name, points, bonus) in enumerate(tiles, 1):
        style = "bold" if number == current else "dim" if number < current else ""
        row = ("▸" if number == current else "", str(number), name, points, bonus)
        table.add_row(*[Text(cell, style=style) for cell in row])
    return table


def on_spaces(steps: Sequence[int], markers: Sequence[Text]) -> dict[int, list[Text]]:
    """The markers of the seats, by the space on which they stand."""
    found: dict[int, list[Text]] = {}
    for step, marker in zip(steps, markers, strict=True):
        found.setdefault(step, []).append(marker)
    return found


def answer(numbers: Mapping[str, int], text: str) -> Text:
    """The number of the answer with this text, to stand before what it names; nothing if there is none."""
    return Text(str(numbers.get(text, "")), style="bold")


def numbered(numbers: Mapping[str, int], text: str, item: Text) -> Text:
    """A thing in a list, after the number of its answer."""
    return Text.assemble((f"{numbers[text]} ", "bold"), item) if text in numbers else item


def by_thing(numbers: Mapping[str, int]) -> dict[str, int]:
    """Numbers of answers by what the answer names, whatever its verb."""
    return {text.partition(" ")[2]: number for text, number in numbers.items()}


def amounts(numbers: Mapping[str, int]) -> str:
    """'2w 5c', as records and data files write amounts."""
    return " ".join(f"{number}{letter}" for letter, number in numbers.items() if number)


def listed(items: Sequence[str]) -> str:
    return " · ".join(item for item in items if item)
