"""Terra Mystica in the terminal: the tiles, the cults, the factions, the map."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.games.terra_mystica.rules.vocabulary import CULT_TOP, ROUNDS
from boardwright.games.terra_mystica.table.naming import say as named
from boardwright.games.terra_mystica.table.pieces import pieces
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

# On the map and where buildings are counted.
CODES: Final = {"dwelling": "DW", "trading-house": "TH", "temple": "TE", "stronghold": "SH", "sanctuary": "SA"}


def draw(
    view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> RenderableType:
    """What is looked at most stands lowest, next to the question."""
    return _Drawing(view, names, language, numbers).drawn()


@cache
def _pieces(language: str) -> Mapping[str, Any]:
    told: Mapping[str, Any] = Reader(language).everything(pieces())
    return told


class _Drawing(MysticaDrawing):
    def __init__(
        self, view: Mapping[str, Any], names: Sequence[str], language: str, numbers: Mapping[str, int]
    ) -> None:
        super().__init__(view, names, language, numbers, _pieces(language), [seat["colour"] for seat in view["seats"]])
        self._read: Final = Reader(language)

    def drawn(self) -> RenderableType:
        parts = [
            *titled(self._read(named("section-favors")), in_a_row(self._favors())),
            *titled(self._read(named("section-towns")), in_a_row(self._towns())),
            *titled(self._read(named("section-cards")), self._cards()),
            *titled(self._read(named("section-scoring")), self._rounds()),
            *titled(
                self._read(named("section-power-actions")), in_a_row(self._actions("power_actions", "power", "pw"))
            ),
            *titled(self._say("cults"), self._cults()),
            *titled(self._say("factions"), self._factions()),
            *titled(self._heading(), self._map()),
        ]
        return Group(*parts)

    def _heading(self) -> str:
        stage = self._read(named(f"phase-{self._view['phase']}"))
        if self._view["phase"] in ("setup", "over"):
            return stage
        return listed([self._read(named("progress", round=self._view["round"], rounds=ROUNDS)), stage])

    # --- tiles

    def _favors(self) -> list[Text]:
        return [
            self._supply("favor", id, tile["name"], self._favor(tile), self._view["favors"][id])
            for id, tile in self._pieces["favors"].items()
        ]

    def _towns(self) -> list[Text]:
        return [
            self._supply("town", id, tile["name"], self._town(tile), self._view["towns"][id])
            for id, tile in self._pieces["towns"].items()
            if id in self._view["towns"] and (self._view["towns"][id] or not tile["promo"])
        ]

    def _favor(self, tile: Mapping[str, Any]) -> str:
        """'Earth 2, +1w 1pw'."""
        brings = [
            f"{self._cult(tile['cult'])} {tile['steps']}",
            f"+{amounts(tile['income'])}" if tile["income"] else "",
            f"{self._say('town')} {tile['town_power']}" if tile["town_power"] else "",
            self._say("special") if tile["special"] else "",
            *[f"{CODES[id]} {points}vp" for id, points in tile["whenever"].items()],
        ]
        if tile["on_pass"]:
            by_number = "/".join(str(points) for points in tile["on_pass"][1:])
            brings.append(f"{self._say('on-pass')}: {CODES['trading-house']} {by_number}vp")
        return ", ".join(part for part in brings if part)

    def _supply(self, verb: str, id: str, name: str, brings: str, left: int) -> Text:
        """A tile of the supply, dim when none is left."""
        return numbered(self._numbers, f"{verb} {id}", Text(f"{name}: {brings} ×{left}", style="" if left else "dim"))

    def _town(self, tile: Mapping[str, Any]) -> str:
        steps = f"+{tile['steps']} {self._say('each-cult')}" if tile["steps"] else ""
        shipping = f"+1 {self._say('shipping')}" if tile["shipping"] else ""
        return " ".join(part for part in (amounts(tile["gain"]), steps, shipping) if part)

    def _cards(self) -> Table:
        """Those of this game: free with their coins, or held."""
        table = plain_table("", "", "", "")
        holders = {seat["card"]: number for number, seat in enumerate(self._seats) if seat["card"]}
        for id, card in self._pieces["cards"].items():
            if id in holders:
                where: Text = self._who(holders[id])
            elif id in self._view["cards"]:
                where = Text(f"+{self._view['cards'][id]}c" if self._view["cards"][id] else "")
            else:
                continue
            table.add_row(answer(self._numbers, f"pass {id}"), Text(card["name"]), where, Text(card["text"]))
        return table

    def _rounds(self) -> Table:
        return rounds(
            self._view["round"],
            [
                (tile["name"], f"{tile['points']}vp", self._cult_bonus(tile))
                for tile in (self._pieces["scoring"][id] for id in self._view["scoring"])
            ],
        )

    def _cult_bonus(self, tile: Mapping[str, Any]) -> str:
        """'4 Fire → 1p'."""
        brings = amounts(tile["gain"]) or self._read(named("spades", n=tile["spades"]))
        of = self._read(named("round-tile-priests")) if tile["cult"] is None else self._cult(tile["cult"])
        return f"{tile['steps']} {of} → {brings}"

    # --- cults

    def _cults(self) -> Table:
        power = {step: f"+{n}" for step, n in enumerate(self._pieces["cult_track"]["power"]) if n}
        rows = [
            (self._cult(id), self._order(cult["priests"]), self._steps(cult["steps"]))
            for id, cult in self._view["cults"].items()
        ]
        return track(range(CULT_TOP + 1), power, rows)

    def _steps(self, steps: Sequence[int]) -> dict[int, list[Text]]:
        """The markers of those who have chosen a faction."""
        chosen = [number for number, seat in enumerate(self._seats) if seat["faction"]]
        return on_spaces([steps[number] for number in chosen], [self._markers[number] for number in chosen])

    def _order(self, owners: Sequence[int | None]) -> Text:
        """The spaces for priests: their steps, or whose priest lies there."""
        spaces = zip(self._pieces["cult_track"]["spaces"], owners, strict=True)
        return Text(" ").join([Text(str(steps)) if owner is None else self._markers[owner] for steps, owner in spaces])

    def _cult(self, id: str) -> str:
        return next(str(cult["name"]) for cult in self._pieces["cults"] if cult["id"] == id)

    # --- factions

    def _factions(self) -> Table:
        seats, language = self._seats, self._language
        letters = {resource["id"]: str(resource["name"]) for resource in self._pieces["resources"]}
        codes = " ".join(CODES.values())
        headings = [Text.assemble(self._markers[n], " ", (name, "bold")) for n, name in enumerate(self._names)]
        return by_seat(
            headings,
            [
                ("", self._of_chosen(lambda seat: str(self._pieces["factions"][seat["faction"]]["name"]))),
                (say("order", language), [self._place(number) for number in range(len(seats))]),
                (f"{letters['vp']} vp", [str(seat["points"]) for seat in seats]),
                (f"{letters['c']} c", self._of_chosen(lambda seat: str(seat["coins"]))),
                (f"{letters['w']} w", self._of_chosen(lambda seat: str(seat["workers"]))),
                (f"{letters['p']} p", self._of_chosen(lambda seat: f"{seat['priests']} ({seat['priests_left']})")),
                (f"{letters['pw']} pw", self._of_chosen(lambda seat: "/".join(map(str, seat["bowls"])))),
                (say("income", language), [amounts(seat["income"]) for seat in seats]),
                (say("spade", language), self._of_chosen(self._spade)),
                (say("shipping", language), self._of_chosen(lambda seat: str(seat["shipping"]))),
                (say("left", language, codes=codes), self._of_chosen(self._left)),
                (say("bridges", language), self._of_chosen(lambda seat: str(seat["bridges"]))),
                (say("area", language), self._of_chosen(lambda seat: str(seat["area"]))),
                (say("keys", language), [str(seat["keys"] or "") for seat in seats]),
                (
                    self._read(named("section-cards")).lower(),
                    [self._names_of("cards", [seat["card"]] if seat["card"] else []) for seat in seats],
                ),
                (
                    self._read(named("section-favors")).lower(),
                    [self._names_of("favors", seat["favors"]) for seat in seats],
                ),
                (
                    self._read(named("section-towns")).lower(),
                    [self._names_of("towns", seat["towns"]) for seat in seats],
                ),
                (say("used", language), [self._used(seat) for seat in seats]),
            ],
        )

    def _of_chosen(self, stock: Callable[[Mapping[str, Any]], str]) -> list[str]:
        """A stock of everybody who has chosen a faction: it is the faction that brings the first stocks."""
        return [stock(seat) if seat["faction"] else "" for seat in self._seats]

    def _place(self, number: int) -> str:
        """The place in the turn order of this round, and whether one has passed or left."""
        seat = self._seats[number]
        place = str(self._view["order"].index(number) + 1) if number in self._view["order"] else ""
        state = self._say("gone") if seat["gone"] else self._say("passed") if seat["passed"] else ""
        return listed([place, state])

    def _spade(self, seat: Mapping[str, Any]) -> str:
        digging = self._pieces["factions"][seat["faction"]]["digging"]
        return f"{digging['costs'][min(seat['digging'], len(digging['costs']) - 1)]}{digging['pays']}"

    def _left(self, seat: Mapping[str, Any]) -> str:
        """Buildings that are still on the board."""
        all = self._pieces["structures"]
        return "/".join(str(all[id]["number"] - built) for id, built in seat["structures"].items())

    def _used(self, seat: Mapping[str, Any]) -> str:
        """Special actions, by the tile that they stand on."""
        tiles = {**self._pieces["structures"], **self._pieces["cards"], **self._pieces["favors"]}
        return ", ".join(tiles[id]["name"] for id in seat["used"])

    def _names_of(self, kind: str, ids: Sequence[str]) -> str:
        return ", ".join(self._pieces[kind][id]["name"] for id in ids)

    # --- the map

    def _map(self) -> HexMap:
        hexes = {name: self._hex(name, place) for name, place in self._pieces["hexes"].items()}
        bridges = {
            (ends[0], ends[1]): letter_of(self._seats[self._view["bridges"][site]]["colour"])
            for site, ends in self._pieces["bridges"].items()
            if site in self._view["bridges"]
        }
        return HexMap(hexes, bridges, by_thing(self._numbers), self._legend())

    def _hex(self, name: str, place: Mapping[str, Any]) -> Hex:
        now = self._view["hexes"].get(name, {})
        return Hex(
            place["row"],
            place["column"],
            RIVER if place["river"] else letter_of(now["terrain"]),
            CODES.get(now.get("structure") or "", ""),
            after="*" if now.get("town") else "",
        )

    def _legend(self) -> list[Text]:
        terrains = [Text.assemble(marker(each["id"], 0), f" {each['name']}") for each in self._pieces["terrains"]]
        structures = [Text(f"{CODES[id]} {each['name']}") for id, each in self._pieces["structures"].items()]
        return [*terrains, *structures, Text(f"* {self._say('in-a-town')}"), Text(f"(7) {self._say('answer')}")]
