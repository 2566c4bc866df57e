"""Planetfall in the terminal: three rows of cards, the commanders, the goals."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.draw.layout import by_thing
from boardwright.cli.words import say
from boardwright.games.planetfall.rules.catalogue import Card, Catalogue, catalogue
from boardwright.games.planetfall.rules.operations import OPERATION_POINTS
from boardwright.games.planetfall.rules.vocabulary import CACHE, KINDS, LEVELS, OUTPOST, TECHNOLOGY, UNIT
from boardwright.games.planetfall.table.words import KIND_NAMES, describe_condition, describe_effects, side_name

STOCKS = {"points": "p", "experience": "x", "strength": "s", "energy": "e"}
KIND_STYLES = {UNIT: "red", OUTPOST: "magenta", TECHNOLOGY: "cyan", CACHE: "yellow"}


def draw(
    view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> RenderableType:
    """What is looked at most stands lowest, next to the question."""
    content = catalogue(options["content"])
    parts: list[RenderableType] = [Text()]
    if view["goal"]:
        parts += [_goals(view, content, names, language), Text()]
    parts += [_commanders(view, content, names, language), Text(say("legend", language), style="dim")]
    heading = say(view["phase"], language)
    if view["planet"]:
        heading = f"{say('planet', language, view['planet'])} · {heading}"
    parts.append(Text(f"\n{heading}", style="bold"))
    if view["planet"] and view["phase"] != "over":
        parts.append(_places(view, content, names, language, by_thing(numbers)))
    return Group(*parts)


def _places(
    view: Mapping[str, Any], content: Catalogue, names: Sequence[str], language: str, numbers: Mapping[str, int]
) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", justify="right", no_wrap=True)
    for column in ("level", "place", "kind", "printed cost", "brings"):
        table.add_column(say(column, language), overflow="fold")
    cards = {card.id: card for card in content.cards}
    for level, row in enumerate(view["rows"]):
        for place in row["places"]:
            thing = place["thing"]
            if thing is None:
                continue
            number = Text(str(numbers.get(thing, "")), style="bold")
            marks = Text(_marks(view, place, names, language), style="bold")
            card = cards.get(thing)
            cells = _cell(level, language) if card is None else _card(card, level, language)
            table.add_row(number, LEVELS[level], cells[0] + marks, *cells[1:])
    return table


def _cell(level: int, language: str) -> tuple[Text, ...]:
    name = Text(f"{say('operations', language)} {LEVELS[level]}", style="bold")
    return name, Text(), Text(), Text(f"{OPERATION_POINTS[level]} → p x s")


def _card(card: Card, level: int, language: str) -> tuple[Text, ...]:
    style = KIND_STYLES[card.kind]
    return (
        Text(card.name[language], style=f"bold {style}"),
        Text(KIND_NAMES[language][card.kind], style=style),
        Text(_cost(card, level, language)),
        Text(_brings(card, level, language)),
    )


def _marks(view: Mapping[str, Any], place: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """Whose ship stands there, and whether the place is restrained."""
    ship = "" if place["ship"] is None else f" ◀ {names[place['ship']]}"
    restrained = f" ⊘ {say('restrained', language)}" if place["thing"] == view["restrained"] else ""
    return ship + restrained


def _cost(card: Card, level: int, language: str) -> str:
    if card.kind == CACHE:
        return ""
    if card.kind == UNIT:
        text = f"{card.strength[level]}s {card.experience[level]}x"
        return f"{text} {say('or', language)} {card.diplomacy}e" if card.diplomacy >= 0 else text
    text = f"{card.energy[level]}e"
    return f"{text} {say('or', language)} {card.aggression}s" if card.aggression >= 0 else text


def _brings(card: Card, level: int, language: str) -> str:
    if card.kind == CACHE:
        text = f"{card.energy[level]}e {card.reward}".strip()
        return f"{text} {say('annex', language, f'+{card.sector}e')}" if card.sector else text
    if card.kind == OUTPOST:
        return f"{card.reward}, {say('pair', language, f'{card.pair}p')}"
    if card.kind == TECHNOLOGY:
        return f"{card.reward}. {describe_effects(card.effects, language)}"
    return str(card.reward)


def _commanders(view: Mapping[str, Any], content: Catalogue, names: Sequence[str], language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("order", "player", "commander"):
        table.add_column(say(column, language), overflow="fold")
    for stock in STOCKS:
        table.add_column(STOCKS[stock], justify="right")
    table.add_column(say("cards", language), overflow="fold")
    sides = {side.id: side for side in content.sides}
    for number, seat in enumerate(view["seats"]):
        side = sides.get(seat["commander"])
        table.add_row(
            _space(view, number),
            Text(names[number], style="bold"),
            Text("" if side is None else side_name(side, language)),
            *(str(seat[stock]) for stock in STOCKS),
            _laid(seat, language),
        )
    return table


def _space(view: Mapping[str, Any], number: int) -> str:
    """The space on the turn order track, or that the ship has flown."""
    if number in view["track"]:
        return str(view["track"].index(number) + 1)
    return "✈" if any(place["ship"] == number for row in view["rows"] for place in row["places"]) else ""


def _laid(seat: Mapping[str, Any], language: str) -> str:
    counts = [(KIND_NAMES[language][kind], seat["counts"][name]) for kind, name in enumerate(KINDS)]
    return ", ".join(f"{name} {count}" for name, count in counts if count)


def _goals(view: Mapping[str, Any], content: Catalogue, names: Sequence[str], language: str) -> Table:
    goal = next(goal for goal in content.goals if goal.id == view["goal"])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), style="dim")
    table.add_column(Text(f"{say('goal', language)}: {goal.name[language]}", style="bold"))
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    for number, condition in enumerate(goal.conditions):
        now = [str(seat["goals now"][number]) for seat in view["seats"]]
        table.add_row(describe_condition(condition, language), *now)
    return table
