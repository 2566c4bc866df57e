"""Santa Maria in the terminal: places for monks, tiles, ships, dice, tracks, the players and their colonies.

A cell of a colony is five columns wide: the letter of its terrain and what lies on it, below them what it brings.

      1     2     3
    1 F     ·     W [4]      a farm that brings a grain and a coin, an empty space, a forest with a white 4
      1g 1c       2w
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.games.santa_maria.rules.catalogue import YEARS, catalogue
from boardwright.games.santa_maria.rules.colony import SIDE
from boardwright.games.santa_maria.table.pieces import pieces
from boardwright.kernel.text import Argument
from boardwright.terminal.draw.layout import (
    amounts,
    answer,
    by_seat,
    in_a_row,
    listed,
    numbered,
    on_spaces,
    plain_table,
    titled,
    track,
)
from boardwright.terminal.words import say
from boardwright.words import Reader

CODES: Final = {"farm": "F", "forest": "W", "mountain": "M", "city": "C", "town-hall": "H", "road": "="}
STYLES: Final = {
    "F": "black on color(186)",
    "W": "bright_white on color(28)",
    "M": "black on color(248)",
    "C": "bright_white on color(131)",
    "H": "bright_white on color(97)",
    "=": "color(180)",
}
COLONIST: Final = "i"
# Effects that are no amounts.
SYMBOLS: Final = {"religion": "R", "conquistador": "Q", "shipping": "S", "road": "="}
SEATS: Final = (
    ("A", "bold bright_red"),
    ("B", "bold bright_cyan"),
    ("C", "bold bright_yellow"),
    ("D", "bold bright_magenta"),
)
CELL: Final = 5
# Of a track, in one line of 80 columns.
SPACES: Final = 20


def draw(
    view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> RenderableType:
    """What is looked at most stands lowest, next to the question."""
    return _Drawing(view, _pieces(options["content"], language), names, language, numbers).drawn()


@cache
def _pieces(content: str, language: str) -> Mapping[str, Any]:
    read: Mapping[str, Any] = Reader(language).everything(pieces(catalogue(content)))
    return read


class _Drawing:
    def __init__(
        self,
        view: Mapping[str, Any],
        about: Mapping[str, Any],
        names: Sequence[str],
        language: str,
        numbers: Mapping[str, int],
    ) -> None:
        self._view: Final = view
        self._seats: Final = view["seats"]
        self._pieces: Final = about
        self._names: Final = names
        self._language: Final = language
        self._numbers: Final = numbers
        self._markers: Final = [Text(letter, style=style) for letter, style in SEATS[: len(self._seats)]]

    def drawn(self) -> RenderableType:
        parts: list[RenderableType] = []
        if self._view["achievements"] is not None:
            parts += titled(self._say("achievements"), self._achievements())
        if self._view["places"]:
            parts += titled(self._say("monks"), self._places())
        if self._view["halls"]:
            parts += titled(self._pieces["sections"]["halls"], self._halls())
        parts += titled(self._tiles_title(), in_a_row(self._tiles()))
        parts += titled(self._ships_title(), self._ships())
        parts += titled(self._pieces["sections"]["passing"], in_a_row(self._passing()))
        parts += titled(self._say("tracks"), self._tracks())
        parts += titled(self._say("players"), self._stocks())
        parts += titled(self._say("colonies"), Columns(self._colonies(), padding=(0, 2)))
        parts.append(in_a_row(self._legend()))
        parts += titled(self._heading(), self._dice())
        return Group(*parts)

    def _heading(self) -> str:
        if self._view["over"]:
            return self._say("over")
        return self._say("year", number=self._view["year"], all=YEARS) if self._view["year"] else self._say("setup")

    # --- the common board

    def _achievements(self) -> Table:
        table = plain_table("", "", "")
        for id, about in self._pieces["achievements"].items():
            mark = "✓" if id in self._view["achievements"] else "·"
            table.add_row(mark, Text(about["name"]), Text(about["text"]))
        return table

    def _places(self) -> Table:
        table = plain_table("", "", "", "")
        for place in self._view["places"]:
            id, kind = place["id"], place["kind"]
            about = self._pieces[f"{kind}s"][id]
            text = amounts(about["gain"]) if kind == "mission" else about["short"]
            if kind == "scholar":
                text = listed([text, f"{about['points']}p"])
            monks = Text(" ").join([self._markers[seat] for seat in place["monks"]])
            table.add_row(answer(self._numbers, f"monk {id}"), Text(about["name"]), Text(text), monks)
        return table

    def _halls(self) -> Table:
        table = plain_table("", "", "", "")
        for place in self._view["halls"]:
            tile, scholar = self._tile(place["hall"]), self._pieces["scholars"][place["scholar"]]
            number = answer(self._numbers, f"hall {place['hall']}")
            table.add_row(number, tile, Text(scholar["name"]), Text(scholar["short"]))
        return table

    def _tiles_title(self) -> str:
        left = {"doubles": self._view["doubles_left"], "triples": self._view["triples_left"]}
        sections = self._pieces["sections"]
        prices = {tile["kind"]: amounts(tile["price"]) for tile in self._pieces["tiles"].values()}
        kinds = [
            f"{sections[kind]} {prices[kind]} ({self._say('in-the-pile', number=number)})"
            for kind, number in left.items()
        ]
        return listed([*kinds, f"{sections['roads']} ×{self._view['roads']}"])

    def _tiles(self) -> list[Text]:
        return [numbered(self._numbers, f"expand {id}", self._tile(id)) for id in self._view["expansions"]]

    def _tile(self, id: str) -> Text:
        """'M 3c / = ii + W Q': the rows of a tile, before it is turned."""
        tile = self._pieces["tiles"][id]
        rows: dict[int, list[str]] = {}
        for (row, _), space in zip(tile["shape"], tile["spaces"], strict=True):
            rows.setdefault(row, []).append(" ".join(self._space(space)))
        return Text(" / ".join(" + ".join(row) for row in rows.values()))

    def _ships_title(self) -> str:
        left = self._say("in-the-pile", number=self._view["ships_left"])
        return f"{self._say('docks')} ({left})"

    def _ships(self) -> Table:
        """What lies at each dock and what the dock brings for every ship that was loaded there."""
        table = plain_table("", "", "", "")
        for dock, id in zip(self._pieces["docks"], self._view["docks"], strict=True):
            ship = self._pieces["ships"].get(id)
            load = f"{amounts(ship['cost'])} → {ship['points']}p" if ship else ""
            income = Text(self._effect(dock["income"]), style="dim")
            table.add_row(answer(self._numbers, f"ship {dock['id']}"), Text(dock["symbol"]), income, Text(load))
        return table

    def _passing(self) -> list[Text]:
        found: list[Text] = []
        for space, seat in zip(self._pieces["passing"], self._view["passed"], strict=True):
            text = Text(f"{space['symbol']} {self._effect(space['effect'])}")
            if seat is not None:
                text = Text.assemble(text, " ", self._who(seat))
            found.append(numbered(self._numbers, f"pass {space['id']}", text))
        return found

    def _dice(self) -> Text:
        white = f"{self._say('white-dice')} {_dice(self._view['white'])}"
        if not self._view["shared"]:
            return Text(white)
        return Text(f"{white}   {self._say('blue-dice')} {_dice(self._view['blue'])}")

    # --- tracks

    def _tracks(self) -> Group:
        religion, conquest = self._pieces["tracks"]["religion"], self._pieces["tracks"]["conquest"]
        monks = {space: "m+" if space in religion["blue"] else "m" for space in religion["monks"]}
        gold = dict.fromkeys(conquest["gold"], "o")
        if len(self._seats) == 1:
            gold |= {tree: f"{gold.get(tree, '')}t" for tree in conquest["trees"]}
        parts = self._track("religion", religion["length"], monks) + self._track("conquest", conquest["length"], gold)
        if self._view["conquest_now"]:
            now = [
                Text.assemble(self._markers[one["seat"]], f" {one['points']}p") for one in self._view["conquest_now"]
            ]
            parts.append(Text.assemble(f"{self._say('conquest-now')}: ", Text("  ").join(now)))
        return Group(*parts)

    def _track(self, which: str, length: int, notes: Mapping[int, str]) -> list[RenderableType]:
        """In as many lines as it needs."""
        markers = on_spaces([seat[which] for seat in self._seats], self._markers)
        name = self._say(which)
        return [
            track(range(first, min(first + SPACES, length) + 1), notes, [(name, "", markers)])
            for first in range(0, length + 1, SPACES + 1)
        ]

    # --- the players

    def _stocks(self) -> Table:
        seats, letters = self._seats, self._pieces["letters"]
        headings = [Text.assemble(self._markers[n], " ", (name, "bold")) for n, name in enumerate(self._names)]
        goods = [letter for letter, good in letters.items() if good in seats[0]["goods"]]
        return by_seat(
            headings,
            [
                ("", [self._passed(number) for number in range(len(seats))]),
                (self._amount("p"), [self._happiness(seat["points"]) for seat in seats]),
                (self._say("final-now"), [self._final(seat) for seat in seats]),
                (self._amount("c"), [str(seat["coins"]) for seat in seats]),
                *[(self._amount(letter), [self._good(seat, letters[letter]) for seat in seats]) for letter in goods],
                (self._say("next-building"), [f"{seat['next_building']}c" for seat in seats]),
                (self._say("white-taken"), [str(seat["white_taken"]) for seat in seats]),
                (self._say("blue-taken"), [str(seat["blue_taken"]) for seat in seats]),
                (self._say("own-blue-dice"), [_dice(seat["dice"]) for seat in seats]),
                (self._say("monks-left"), [str(seat["monks_left"]) for seat in seats]),
                (self._say("scholars"), [self._monks("scholars", seat) for seat in seats]),
                (self._say("bishops"), [self._monks("bishops", seat) for seat in seats]),
                (self._harbour(), ["/".join(str(ships) for ships in seat["harbour"]) for seat in seats]),
            ],
        )

    def _passed(self, number: int) -> str:
        first = self._say("first") if number == self._view["first"] else ""
        return listed([first, self._say("passed") if self._seats[number]["space"] else ""])

    def _happiness(self, points: int | None) -> str:
        return self._say("hidden") if points is None else str(points)

    def _final(self, seat: Mapping[str, Any]) -> str:
        return f"+{sum(seat['final_now'].values())}" if seat["final_now"] else ""

    def _good(self, seat: Mapping[str, Any], good: str) -> str:
        """How many, and at what price more can be bought."""
        price = f" ({seat['buys'][good]}c)" if good in seat["buys"] else ""
        return f"{seat['goods'][good]}{price}"

    def _amount(self, letter: str) -> str:
        return f"{self._pieces['amounts'][letter]} {letter}"

    def _monks(self, kind: str, seat: Mapping[str, Any]) -> str:
        return ", ".join(self._pieces[kind][id]["name"] for id in seat[kind])

    def _harbour(self) -> str:
        docks = "/".join(self._effect(dock["income"]) for dock in self._pieces["docks"])
        return f"{self._say('harbour')} {docks}"

    # --- colonies

    def _colonies(self) -> list[RenderableType]:
        return [self._colony(number, seat) for number, seat in enumerate(self._seats)]

    def _colony(self, number: int, seat: Mapping[str, Any]) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", style="dim")
        for column in range(1, SIDE + 1):
            table.add_column(str(column), width=CELL)
        for row in range(SIDE):
            cells = range(SIDE * row, SIDE * (row + 1))
            table.add_row(str(row + 1), *[self._cell(seat["cells"][cell], seat["lying"][cell]) for cell in cells])
        name = self._pieces["colonies"][seat["colony"]]["name"] if seat["colony"] else ""
        return Group(Text.assemble(self._who(number), f" · {name}" if name else ""), table, Text())

    def _cell(self, space: int | None, lying: Mapping[str, int] | None) -> Text:
        if space is None:
            return Text("·\n", style="dim")
        letter, brings = self._space(space)
        lines = [f"{letter} {_lying(lying)}", *_broken(brings)]
        return Text("\n".join(line.ljust(CELL) for line in lines), style=STYLES[letter])

    def _space(self, number: int) -> tuple[str, str]:
        """The letter of a space and what it brings."""
        space = self._pieces["spaces"][number]
        if space["terrain"] == "road":
            return CODES["road"], COLONIST * space["colonists"]
        return CODES[space["terrain"]], " ".join(self._effect(effect) for effect in space["effects"])

    def _effect(self, effect: Mapping[str, Any]) -> str:
        """'2w', 'R' or 'w/e>3c'."""
        if effect["verb"] == "gain":
            return amounts(effect["gain"])
        if effect["verb"] == "trade":
            return ">".join("/".join(_short(way) for way in effect[side]) for side in ("prices", "gains"))
        return SYMBOLS[effect["verb"]]

    def _legend(self) -> list[Text]:
        terrains = [
            Text.assemble((CODES[id], STYLES[CODES[id]]), f" {name}") for id, name in self._pieces["terrains"].items()
        ]
        symbols = {
            "R": self._say("religion"),
            "Q": self._say("conquistador"),
            "S": self._say("loading"),
            COLONIST: self._say("colonist"),
            "w/e>3c": self._say("trade"),
            "[4]": self._say("white-die"),
            "<4>": self._say("blue-die"),
            "(2)": self._pieces["amounts"]["c"],
            "m": self._say("monk"),
            "m+": self._say("monk-and-die"),
            "o": self._pieces["amounts"]["o"],
        }
        if len(self._seats) == 1:
            symbols["t"] = self._say("tree")
        return [*terrains, *[Text(f"{symbol} {meaning}") for symbol, meaning in symbols.items()]]

    # --- words

    def _who(self, number: int) -> Text:
        return Text.assemble(self._markers[number], f" {self._names[number]}")

    def _say(self, id: str, **parts: Argument) -> str:
        return say(id, self._language, **parts)


def _dice(counts: Sequence[int]) -> str:
    """'1 1 4': dice, told by how many show each number."""
    return " ".join(str(pips) for pips, number in enumerate(counts, 1) for _ in range(number))


def _lying(thing: Mapping[str, int] | None) -> str:
    """What lies on a space: a white die, a blue one, coins."""
    if thing is None:
        return ""
    ((kind, number),) = thing.items()
    return {"white": "[{}]", "blue": "<{}>", "coins": "({})"}[kind].format(number)


def _short(way: Mapping[str, int]) -> str:
    """One side of a trade: a single good by its letter alone."""
    return "".join(letter if number == 1 else f"{number}{letter}" for letter, number in way.items())


def _broken(brings: str) -> list[str]:
    """What a space brings, in lines that a cell holds; a trade is broken before its gain."""
    lines = [""]
    for part in brings.split():
        line = f"{lines[-1]} {part}".strip()
        if len(line) <= CELL:
            lines[-1] = line
        else:
            pay, arrow, get = part.partition(">")
            halves = [part] if len(part) <= CELL else [pay, f"{arrow}{get}"]
            lines = [*[each for each in lines if each], *halves]
    return lines
