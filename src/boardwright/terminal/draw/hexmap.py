"""A map of hexes in text, for the games that are played on one.

A hex is a brick of five columns and two lines; every second row stands half a hex to the right, as on the board:

    A1  P A2  M ~r0~~       above: the name and the letter of the terrain
          [DW]  ~~~~~       below: the building, or (7) the number of the answer that names the hex

A bridge is drawn in the gaps between the bricks: | / or \\ from corner to corner.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from boardwright.terminal.draw.layout import in_a_row

RIVER: Final = "~"
# By the letter of the terrain, which is that of its English name in both games.
STYLES: Final = {
    "D": "black on color(222)",
    "P": "bright_white on color(94)",
    "S": "bright_white on color(237)",
    "L": "bright_white on color(25)",
    "F": "bright_white on color(28)",
    "M": "black on color(248)",
    "W": "bright_white on color(124)",
    RIVER: "color(74)",
}
BUILT: Final = "bold black on color(255)"
NUMBER: Final = "bold reverse"

_WIDTH: Final = 6  # of a hex and the gap after it
_BRICK: Final = 5
# From this width on the legend stands beside the map.
_BESIDE: Final = 100


def letter_of(terrain: str) -> str:
    return terrain[0].upper()


def marker(terrain: str | None, number: int) -> Text:
    """What stands for a seat on tracks and in lists: the letter of its home; before it has one, its number."""
    if terrain is None:
        return Text(str(number + 1), style="bold")
    return Text(letter_of(terrain), style=STYLES[letter_of(terrain)])


class Hex:
    """What is drawn of one hex. `mark` stands after its name, `after` behind its building."""

    def __init__(
        self, row: int, column: int, terrain: str, building: str = "", mark: str = "", after: str = ""
    ) -> None:
        self.row: Final = row
        self.terrain: Final = terrain
        self.building: Final = building
        self.mark: Final = mark
        self.after: Final = after
        self.left: Final = column * _WIDTH + (row % 2) * _WIDTH // 2


class HexMap:
    """The map with its legend, which stands beside it where the terminal is wide enough, and below it elsewhere."""

    def __init__(
        self,
        hexes: Mapping[str, Hex],
        bridges: Mapping[tuple[str, str], str],
        numbers: Mapping[str, int],
        legend: Sequence[Text],
    ) -> None:
        """`bridges`: by the names of both ends, the letter of the owner."""
        self._drawn: Final = _draw(hexes, bridges, numbers)
        self._legend: Final = legend

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < _BESIDE:
            yield self._drawn
            yield in_a_row(self._legend)
            return
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(no_wrap=True)
        beside.add_row(self._drawn, Text("\n").join(self._legend))
        yield beside


def _draw(hexes: Mapping[str, Hex], bridges: Mapping[tuple[str, str], str], numbers: Mapping[str, int]) -> Text:
    canvas = _Canvas()
    for name, hex in hexes.items():
        _lay(canvas, name, hex, numbers.get(name))
    for (a, b), owner in bridges.items():
        upper, lower = sorted((hexes[a], hexes[b]), key=lambda hex: hex.row)
        _span(canvas, upper, lower, STYLES[owner])
    return canvas.text()


def _lay(canvas: "_Canvas", name: str, hex: Hex, number: int | None) -> None:
    style, line = STYLES[hex.terrain], 2 * hex.row
    if hex.terrain == RIVER:
        canvas.put(line, hex.left, f"{RIVER}{name}".ljust(_BRICK, RIVER), style)
        canvas.put(line + 1, hex.left, RIVER * _BRICK, style)
    else:
        canvas.put(line, hex.left, f"{name:<3}{hex.mark or ' '}{hex.terrain}", style)
        canvas.put(line + 1, hex.left, " " * _BRICK, style)
    if hex.building:
        canvas.put(line + 1, hex.left, f"[{hex.building}]", BUILT)
        canvas.put(line + 1, hex.left + 4, hex.after or " ", f"bold {style}")
    elif number is not None:
        canvas.put(line + 1, hex.left, f"({number})".ljust(4), NUMBER)


def _span(canvas: "_Canvas", upper: Hex, lower: Hex, style: str) -> None:
    """A bridge, in the colour of its owner. Straight down it has the whole row between the two for itself."""
    line, style = 2 * upper.row + 2, f"bold {style}"
    if lower.row - upper.row == 2:
        for each in (line, line + 1):
            canvas.put(each, upper.left + 2, "|", style)
    elif lower.left > upper.left:
        canvas.put(line - 1, upper.left + _BRICK, "\\", style)
        canvas.put(line, lower.left - 1, "\\", style)
    else:
        canvas.put(line - 1, upper.left - 1, "/", style)
        canvas.put(line, lower.left + _BRICK, "/", style)


class _Canvas:
    """Letters with their styles, by line and column."""

    def __init__(self) -> None:
        self._lines: dict[int, dict[int, tuple[str, str]]] = {}

    def put(self, line: int, column: int, letters: Iterable[str], style: str) -> None:
        for offset, letter in enumerate(letters):
            self._lines.setdefault(line, {})[column + offset] = letter, style

    def text(self) -> Text:
        lines = [self._line(self._lines[line]) for line in sorted(self._lines)]
        # A terminal narrower than the map shows its left part: broken lines would be no map.
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _line(self, letters: Mapping[int, tuple[str, str]]) -> Text:
        text = Text()
        filled = [letters.get(column, (" ", "")) for column in range(max(letters) + 1)]
        for style, run in groupby(filled, key=lambda each: each[1]):
            text.append("".join(letter for letter, _ in run), style)
        return text
