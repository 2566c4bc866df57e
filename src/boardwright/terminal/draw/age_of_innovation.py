"""Age of Innovation in the terminal: the tiles, the actions, science, the factions and the Automa, the map."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.games.age_of_innovation.table.naming import say as told
from boardwright.games.age_of_innovation.table.pieces import pieces
from boardwright.terminal.draw.hexmap import RIVER, Hex, HexMap, letter_of, marker
from boardwright.terminal.draw.layout import (
    amounts,
    answer,
    by_seat,
    by_thing,
    in_a_row,
    listed,
    numbered,
    on_spaces,
    plain_table,
    rounds,
    titled,
    track,
)
from boardwright.terminal.draw.mystica import MysticaDrawing
from boardwright.terminal.words import say
from boardwright.words import Reader

# On the map and where buildings are counted; neutral ones in small letters.
CODES: Final = {
    "workshop": "WO",
    "guild": "GU",
    "school": "SC",
    "palace": "PA",
    "university": "UN",
    "tower": "TO",
    "monument": "MO",
}
# The innovations whose special actions are told apart.
TILES_WITH_ACTIONS: Final = ("deus-ex-machina", "professors")
# Where nobody's marker or scholar stands.
NEUTRAL_MARKER: Final = Text("n", style="dim")


def draw(
    view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> RenderableType:
    """What is looked at most stands lowest, next to the question."""
    return _Drawing(view, names, language, numbers).drawn()


_reader: Final = cache(Reader)


@cache
def _pieces(language: str, edition: str) -> Mapping[str, Any]:
    told_pieces = _reader(language).everything(pieces(edition))
    assert isinstance(told_pieces, dict)
    return told_pieces


class _Drawing(MysticaDrawing):
    def __init__(
        self, view: Mapping[str, Any], names: Sequence[str], language: str, numbers: Mapping[str, int]
    ) -> None:
        homes = [seat["board"] for seat in view["seats"]]
        everybody = [*names, say("automa", language)][: len(homes)]
        super().__init__(view, everybody, language, numbers, _pieces(language, view["edition"]), homes)

    def drawn(self) -> RenderableType:
        parts: list[RenderableType] = []
        if self._view["palaces"]:
            parts += titled(self._section("palaces"), self._palaces())
        if self._view["innovations"]:
            parts += titled(self._innovations_title(), self._innovations())
        if self._view["competencies"]:
            parts += titled(self._section("competencies"), self._competencies())
        parts += titled(self._section("cities"), in_a_row(self._cities()))
        if self._view["bundles"]:
            parts += titled(self._say("sets"), self._bundles())
        if self._view["bonuses"] or any(seat["bonus"] for seat in self._seats):
            parts += titled(self._section("bonuses"), self._bonuses())
        parts += titled(self._section("scoring-tiles"), self._rounds())
        parts += titled(self._section("power-actions"), in_a_row(self._actions("power_actions", "power", "pw")))
        parts += titled(self._section("book-actions"), in_a_row(self._actions("book_actions", "books", "b")))
        parts += titled(self._say("science"), self._science())
        parts += titled(self._say("factions"), self._factions())
        if self._view["automa"] and self._view["automa"]["deck"]:
            parts.append(self._automa(self._view["automa"]))
        parts += titled(self._heading(), self._map())
        return Group(*parts)

    def _heading(self) -> str:
        if self._view["phase"] in ("setup", "over"):
            return self._told(f"phase-{self._view['phase']}")
        now = self._told("progress", round=self._view["round"], rounds=self._pieces["numbers"]["rounds"])
        stage = self._told("phase-actions") if self._view["phase"] == "actions" else ""
        return listed([now, stage])

    def _section(self, kind: str) -> str:
        """The heading of a kind of pieces."""
        return self._told(f"section-{kind}")

    def _told(self, id: str, **parts: int) -> str:
        """In the words of the game."""
        return _reader(self._language)(told(id, **parts))

    # --- tiles

    def _palaces(self) -> Table:
        table = plain_table("", "", "")
        for id in self._view["palaces"]:
            palace = self._pieces["palaces"][id]
            number = answer(self._numbers, f"palace {id}") or answer(self._numbers, f"draft palace-{id}")
            table.add_row(number, Text(palace["name"]), Text(palace["text"]))
        return table

    def _innovations_title(self) -> str:
        price = self._say(
            "innovation-price", books=self._pieces["innovation_books"], coins=self._pieces["innovation_coins"]
        )
        return f"{self._section('innovations')} ({price})"

    def _innovations(self) -> Table:
        table = plain_table("", "", "", "")
        for place in self._view["innovations"]:
            tile = self._pieces["innovations"][place["id"]]
            number = answer(self._numbers, f"develop {place['id']}")
            table.add_row(number, Text(tile["name"]), Text(self._books(place["books"])), Text(tile["text"]))
        return table

    def _books(self, books: Sequence[int]) -> str:
        """'2 law, 2 medicine'."""
        return ", ".join(f"{n} {self._disciplines()[discipline]}" for discipline, n in enumerate(books) if n)

    def _competencies(self) -> Table:
        """A column for each discipline; a row says how many steps and books come with its tiles."""
        table = plain_table("", *self._disciplines())
        for row, brings in enumerate(self._pieces["competency_rows"]):
            steps, books = f"+{brings['steps']}", f"{brings['books']}b" if brings["books"] else ""
            places = self._view["competencies"][4 * row : 4 * row + 4]
            table.add_row(Text(" ".join((steps, books)).strip(), style="dim"), *[self._competency(p) for p in places])
        return table

    def _competency(self, place: Mapping[str, Any]) -> Text:
        name, left = self._pieces["competencies"][place["id"]]["name"], place["left"]
        text = Text(f"{name} ×{left}", style="" if left else "dim")
        return numbered(self._numbers, f"competency {place['id']}", text)

    def _cities(self) -> list[Text]:
        found: list[Text] = []
        for id, tile in self._pieces["cities"].items():
            left = self._view["cities"][id]
            text = Text(f"{tile['name']} {self._city(tile['now'])} ×{left}", style="" if left else "dim")
            found.append(numbered(self._numbers, f"city {id}", text))
        return found

    def _city(self, now: Mapping[str, Any]) -> str:
        spades = self._spades(now["spades"]) if now["spades"] else ""
        steps = f"+{now['each_discipline']} {self._say('each-discipline')}" if now["each_discipline"] else ""
        return " ".join(part for part in (amounts(now["gain"]), spades, steps) if part)

    def _spades(self, number: int) -> str:
        return self._told("spades", n=number)

    def _bundles(self) -> Table:
        """Sets of a board, a faction and a round bonus; in a draft each by itself."""
        table = plain_table("", "", "", "")
        for bundle in self._view["bundles"]:
            board, faction, bonus = bundle["board"], bundle["faction"], bundle["bonus"]
            ways = (f"choose {board}", f"draft {board}", f"draft {faction}")
            number = next((answer(self._numbers, way) for way in ways if way in self._numbers), Text())
            table.add_row(
                number,
                Text.assemble(marker(board, 0), f" {self._pieces['boards'][board]['name']}") if board else Text(),
                Text(self._pieces["factions"][faction]["name"] if faction else ""),
                Text(self._pieces["bonuses"][bonus]["name"] if bonus else ""),
            )
        return table

    def _bonuses(self) -> Table:
        """Those that lie open with their coins, and those that are held."""
        table = plain_table("", "", "", "")
        for tile in self._view["bonuses"]:
            offered = answer(self._numbers, f"pass {tile['id']}") or answer(self._numbers, f"bonus {tile['id']}")
            self._add_bonus(table, offered, tile["id"], Text(f"+{tile['coins']}c" if tile["coins"] else ""))
        for number, seat in enumerate(self._seats):
            if seat["bonus"]:
                self._add_bonus(table, Text(), seat["bonus"], self._who(number))
        return table

    def _add_bonus(self, table: Table, number: Text, id: str, where: Text) -> None:
        tile = self._pieces["bonuses"][id]
        table.add_row(number, Text(tile["name"]), where, Text(tile["text"]))

    def _rounds(self) -> RenderableType:
        tiles = [self._pieces["scoring"][id] for id in self._view["scoring"]]
        table = rounds(
            self._view["round"],
            [(tile["name"], f"{tile['points']}vp", self._science_bonus(tile)) for tile in tiles],
        )
        if self._view["final"]:
            final = self._pieces["final"][self._view["final"]]
            table.add_row("", "+6", Text(final["name"]), f"{final['points']}vp", "")
        if self._view["territory"]:
            return Group(table, Text(self._say("territory", name=self._view["territory"])))
        return table

    def _science_bonus(self, tile: Mapping[str, Any]) -> str:
        """'3 law → 1s'."""
        brings = amounts(tile["gain"]) or self._spades(tile["spades"])
        return f"{tile['levels']} {self._discipline(tile['discipline'])} → {brings}"

    # --- science

    def _science(self) -> Table:
        about = self._pieces["science_track"]
        notes = {level: f"+{power}" for level, power in enumerate(about["power"]) if power}
        rows = [
            (self._disciplines()[n], self._slots(science["scholars"]), self._levels(n, science["levels"]))
            for n, science in enumerate(self._view["science"].values())
        ]
        return track(range(about["top"] + 1), notes | {about["key_level"]: self._say("key")}, rows)

    def _levels(self, discipline: int, levels: Sequence[int]) -> dict[int, list[Text]]:
        found = on_spaces(levels, self._markers)
        if self._view["neutral_science"]:
            found.setdefault(self._view["neutral_science"][discipline], []).append(NEUTRAL_MARKER)
        return found

    def _slots(self, owners: Sequence[int | None]) -> Text:
        """The slots for scholars: their steps, or whose scholar lies there."""
        slots = zip(self._pieces["science_track"]["slots"], owners, strict=True)
        return Text(" ").join([self._slot(steps, owner) for steps, owner in slots])

    def _slot(self, steps: int, owner: int | None) -> Text:
        if owner is None:
            return Text(str(steps))
        return NEUTRAL_MARKER if owner < 0 else self._markers[owner]

    def _disciplines(self) -> list[str]:
        return [str(discipline["name"]) for discipline in self._pieces["disciplines"]]

    def _discipline(self, id: str) -> str:
        return next(str(each["name"]) for each in self._pieces["disciplines"] if each["id"] == id)

    # --- factions

    def _factions(self) -> Table:
        seats, language = self._seats, self._language
        letters = {resource["id"]: str(resource["name"]) for resource in self._pieces["resources"]}
        codes = " ".join(code for id, code in CODES.items() if self._pieces["buildings"][id]["number"])
        headings = [Text.assemble(self._markers[n], " ", (name, "bold")) for n, name in enumerate(self._names)]
        return by_seat(
            headings,
            [
                ("", [self._faction(seat) for seat in seats]),
                (say("order", language), [self._place(number) for number in range(len(seats))]),
                (f"{letters['vp']} vp", [str(seat["points"]) for seat in seats]),
                *self._stocks(letters),
                (say("shipping", language), [str(seat["shipping"]) for seat in seats]),
                (say("left", language, codes=codes), [self._left(seat) for seat in seats]),
                (say("bridges", language), self._of_people("bridges")),
                (say("annexes", language), [str(seat["annexes"] or "") for seat in seats]),
                (say("territories", language), [str(seat["area"]) for seat in seats]),
                (say("keys", language), [str(seat["keys"] or "") for seat in seats]),
                (self._section("bonuses").lower(), [self._name("bonuses", seat["bonus"]) for seat in seats]),
                (self._section("palaces").lower(), [self._palace(seat) for seat in seats]),
                (self._section("competencies").lower(), [self._all("competencies", seat) for seat in seats]),
                (self._section("innovations").lower(), [self._all("innovations", seat) for seat in seats]),
                (self._section("cities").lower(), [self._all("cities", seat) for seat in seats]),
                (say("used", language), [self._used(seat) for seat in seats]),
            ],
        )

    def _stocks(self, letters: Mapping[str, str]) -> list[tuple[str, list[str]]]:
        """What the Automa has none of."""
        people = [seat for seat in self._seats if not seat["automa"]]
        return [
            (f"{letters['c']} c", self._of_people("coins")),
            (f"{letters['t']} t", self._of_people("tools")),
            (f"{letters['s']} s", [f"{seat['scholars']} ({seat['scholars_left']})" for seat in self._seats]),
            (f"{letters['b']} b", [self._books(list(seat["books"].values())) for seat in people]),
            (f"{letters['pw']} pw", ["/".join(str(bowl) for bowl in seat["bowls"]) for seat in people]),
            (self._say("income"), [amounts(seat["income"]) for seat in people]),
            (self._say("spade"), [f"{seat['terraforming']}t" for seat in people]),
        ]

    def _of_people(self, stock: str) -> list[str]:
        return [str(seat[stock]) for seat in self._seats if not seat["automa"]]

    def _faction(self, seat: Mapping[str, Any]) -> str:
        return self._name("automa" if seat["automa"] else "factions", seat["faction"])

    def _place(self, number: int) -> str:
        """The place in the turn order of this round, and whether one has passed."""
        place = str(self._view["order"].index(number) + 1) if number in self._view["order"] else ""
        return listed([place, self._say("passed") if self._seats[number]["passed"] else ""])

    def _left(self, seat: Mapping[str, Any]) -> str:
        """Buildings that are still on the board."""
        all = self._pieces["buildings"]
        return "/".join(str(all[id]["number"] - seat["pieces"][id]) for id in CODES if all[id]["number"])

    def _used(self, seat: Mapping[str, Any]) -> str:
        """Special actions, by the tile that they stand on."""
        innovations = self._pieces["innovations"]
        return ", ".join(
            innovations[id]["name"] if id in TILES_WITH_ACTIONS else self._say(f"special-{id}") for id in seat["used"]
        )

    def _palace(self, seat: Mapping[str, Any]) -> str:
        """The one that is built, or that was drafted and is still to be built."""
        if seat["palace"] is None and seat["drafted_palace"] is not None:
            return f"({self._name('palaces', seat['drafted_palace'])})"
        return self._name("palaces", seat["palace"])

    def _all(self, kind: str, seat: Mapping[str, Any]) -> str:
        return ", ".join(self._name(kind, id) for id in seat[kind])

    def _name(self, kind: str, id: str | None) -> str:
        return "" if id is None else str(self._pieces[kind][id]["name"])

    def _automa(self, automa: Mapping[str, Any]) -> Text:
        action, support = [(automa[which] or "–").rstrip("s") for which in ("top", "support")]
        left = len(automa["pile"]) + (automa["top"] is not None)
        words = self._say("automa-cards", level=automa["level"], action=action, support=support, left=left)
        return Text(f"{self._say('automa')}: {words}")

    # --- the map

    def _map(self) -> HexMap:
        about = self._pieces["maps"][self._view["map"]]
        hexes = {name: self._hex(name, place) for name, place in about["hexes"].items()}
        bridges = {
            (ends[0], ends[1]): letter_of(self._seats[self._view["bridges"][site]]["board"])
            for site, ends in self._pieces["bridges"].items()
            if site in self._view["bridges"]
        }
        return HexMap(hexes, bridges, by_thing(self._numbers), self._legend())

    def _hex(self, name: str, place: Mapping[str, Any]) -> Hex:
        now = self._view["hexes"].get(name, {})
        code = CODES.get(now.get("building"), "")
        return Hex(
            place["row"],
            place["column"],
            RIVER if place["river"] else letter_of(now["terrain"]),
            code.lower() if now.get("neutral") else code,
            "!" if now.get("marked") else "+" if now.get("annex") else "",
            "*" if now.get("city") else "",
        )

    def _legend(self) -> list[Text]:
        terrains = [Text.assemble(marker(each["id"], 0), f" {each['name']}") for each in self._pieces["terrains"]]
        buildings = [Text(f"{CODES[id]} {each['name']}") for id, each in self._pieces["buildings"].items()]
        marks = {"wo": "neutral", "*": "in-a-city", "+": "annexed", "!": "marked", "(7)": "answer"}
        if not self._view["automa"]:
            del marks["!"]
        if self._view["neutral_science"]:
            marks["n"] = "nobodys"
        return [*terrains, *buildings, *[Text(f"{mark} {self._say(key)}") for mark, key in marks.items()]]
