"""Planetfall in the terminal: three rows of cards, the commanders, the goals."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.games.planetfall.rules.catalogue import catalogue
from boardwright.games.planetfall.table.pieces import pieces
from boardwright.terminal.draw.layout import by_thing
from boardwright.terminal.words import say
from boardwright.words import Reader

STOCKS = {"points": "p", "experience": "x", "strength": "s", "energy": "e"}
KIND_STYLES = {"unit": "red", "outpost": "magenta", "technology": "cyan", "cache": "yellow"}


def draw(
    view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> RenderableType:
    """What is looked at most stands lowest, next to the question."""
    content = _pieces(options["content"], language)
    parts: list[RenderableType] = [Text()]
    if view["goal"]:
        parts += [_goals(view, content, names, language), Text()]
    parts += [_commanders(view, content, names, language), Text(say("legend", language), style="dim")]
    heading = say(f"phase-{view['phase'].replace(' ', '-')}", language)
    if view["planet"]:
        heading = f"{say('planet', language, number=view['planet'])} · {heading}"
    parts.append(Text(f"\n{heading}", style="bold"))
    if view["planet"] and view["phase"] != "over":
        parts.append(_places(view, content, names, language, by_thing(numbers)))
    return Group(*parts)


@cache
def _pieces(content: str, language: str) -> Mapping[str, Any]:
    read: Mapping[str, Any] = Reader(language).everything(pieces(catalogue(content)))
    return read


def _places(
    view: Mapping[str, Any],
    content: Mapping[str, Any],
    names: Sequence[str],
    language: str,
    numbers: Mapping[str, int],
) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", justify="right", no_wrap=True)
    for column in ("level", "place", "kind", "printed-cost", "brings"):
        table.add_column(say(column, language), overflow="fold")
    for level, row in enumerate(view["rows"]):
        for place in row["places"]:
            thing = place["thing"]
            if thing is None:
                continue
            number = Text(str(numbers.get(thing, "")), style="bold")
            marks = Text(_marks(view, place, names, language), style="bold")
            card = content["cards"].get(thing)
            if card is None:
                cells = _cell(content["cells"][thing], language)
            else:
                cells = _card(card, content["kinds"], level, language)
            table.add_row(number, row["level"], cells[0] + marks, *cells[1:])
    return table


def _cell(cell: Mapping[str, Any], language: str) -> tuple[Text, ...]:
    name = Text(f"{say('operations', language)} {cell['level']}", style="bold")
    return name, Text(), Text(), Text(f"{cell['points']} → p x s")


def _card(card: Mapping[str, Any], kinds: Mapping[str, str], level: int, language: str) -> tuple[Text, ...]:
    style = KIND_STYLES[card["kind"]]
    return (
        Text(card["name"], style=f"bold {style}"),
        Text(kinds[card["kind"]], style=style),
        Text(_cost(card, level, language)),
        Text(_brings(card, level, language)),
    )


def _marks(view: Mapping[str, Any], place: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """Whose ship stands there, and whether the place is restrained."""
    ship = "" if place["ship"] is None else f" ◀ {names[place['ship']]}"
    restrained = f" ⊘ {say('restrained', language)}" if place["thing"] == view["restrained"] else ""
    return ship + restrained


def _cost(card: Mapping[str, Any], level: int, language: str) -> str:
    if card["yields"]:
        return ""
    other = {"unit": card["diplomacy"], "outpost": card["aggression"]}.get(card["kind"])
    text = _amounts(card["levels"][level])
    if other is None:
        return text
    return f"{text} {say('or', language)} {other}{'e' if card['kind'] == 'unit' else 's'}"


def _brings(card: Mapping[str, Any], level: int, language: str) -> str:
    reward = _amounts(card["reward"])
    if card["yields"]:
        text = f"{_amounts(card['levels'][level])} {reward}".strip()
        return f"{text} {say('annex', language, gain='+{}e'.format(card['sector']))}" if card["sector"] else text
    if card["kind"] == "outpost":
        return f"{reward}, {say('pair', language, points='{}p'.format(card['pair']))}"
    return f"{reward}. {card['effect']}" if card["effect"] else reward


def _amounts(amounts: Mapping[str, int]) -> str:
    return " ".join(f"{number}{letter}" for letter, number in amounts.items())


def _commanders(view: Mapping[str, Any], content: Mapping[str, Any], names: Sequence[str], language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("order", "player", "commander"):
        table.add_column(say(column, language), overflow="fold")
    for stock in STOCKS:
        table.add_column(STOCKS[stock], justify="right")
    table.add_column(say("cards", language), overflow="fold")
    for number, seat in enumerate(view["seats"]):
        side = content["commanders"].get(seat["commander"])
        table.add_row(
            _space(view, number),
            Text(names[number], style="bold"),
            Text("" if side is None else f"{side['name']} {side['side']}"),
            *(str(seat[stock]) for stock in STOCKS),
            ", ".join(f"{content['kinds'][kind]} {count}" for kind, count in seat["counts"].items() if count),
        )
    return table


def _space(view: Mapping[str, Any], number: int) -> str:
    """The space on the turn order track, or that the ship has flown."""
    if number in view["track"]:
        return str(view["track"].index(number) + 1)
    return "✈" if any(place["ship"] == number for row in view["rows"] for place in row["places"]) else ""


def _goals(view: Mapping[str, Any], content: Mapping[str, Any], names: Sequence[str], language: str) -> Table:
    goal = content["goals"][view["goal"]]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), style="dim")
    table.add_column(Text(f"{say('goal', language)}: {goal['name']}", style="bold"))
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    for number, condition in enumerate(goal["conditions"]):
        table.add_row(condition["text"], *[str(seat["goals_now"][number]) for seat in view["seats"]])
    return table
