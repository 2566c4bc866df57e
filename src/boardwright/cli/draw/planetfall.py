"""Planetfall in the terminal: three rows of cards, the commanders, the goals."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.words import say
from boardwright.games.planetfall.catalogue import Card, Catalogue, catalogue
from boardwright.games.planetfall.operations import OPERATION_POINTS
from boardwright.games.planetfall.vocabulary import CACHE, KINDS, LEVELS, OUTPOST, TECHNOLOGY, UNIT
from boardwright.games.planetfall.words import KIND_NAMES, describe_condition, describe_effects, side_name

KIND_STYLES = {UNIT: "red", OUTPOST: "magenta", TECHNOLOGY: "cyan", CACHE: "yellow"}


def draw(view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str) -> RenderableType:
    content = catalogue(options["content"])
    heading = say(view["phase"], language)
    if view["planet"]:
        heading = f"{say('planet', language, view['planet'])} · {heading}"
    parts: list[RenderableType] = [Text(f"\n{heading}", style="bold")]
    if view["planet"] and view["phase"] != "over":
        parts += [_places(view, content, names, language), Text(say("legend", language), style="dim")]
    parts.append(_commanders(view, content, names, language))
    if view["goal"]:
        parts.append(_goals(view, content, names, language))
    return Group(*parts)


def _places(view: Mapping[str, Any], content: Catalogue, names: Sequence[str], language: str) -> Table:
    table = _table((say("level", language), "place", "kind", "cost", "brings", "ship"), language)
    cards = {card.id: card for card in content.cards}
    for level, row in enumerate(view["rows"]):
        for place in row["places"]:
            if place["thing"] is None:
                continue
            ship = "" if place["ship"] is None else f"◀ {names[place['ship']]}"
            if place["thing"] == view["restrained"]:
                ship += f" ⊘ {say('restrained', language)}"
            card = cards.get(place["thing"])
            if card is None:
                points = OPERATION_POINTS[level]
                cell = Text(f"{say('operations', language)} {LEVELS[level]}", style="bold")
                table.add_row(LEVELS[level], cell, "", "", f"{points} → p x s", ship)
            else:
                style = KIND_STYLES[card.kind]
                name = Text(card.name[language], style=f"bold {style}")
                kind = Text(KIND_NAMES[language][card.kind], style=style)
                table.add_row(
                    LEVELS[level], name, kind, _cost(card, level, language), _brings(card, level, language), ship
                )
        table.add_section()
    return table


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
    table = _table((say("order", language), "player", "commander", "p", "x", "s", "e", "cards"), language)
    sides = {side.id: side for side in content.sides}
    for number, seat in enumerate(view["seats"]):
        space = view["track"].index(number) + 1 if number in view["track"] else "✈"
        side = sides.get(seat["commander"])
        kinds = [
            f"{KIND_NAMES[language][kind]} {seat['counts'][name]}"
            for kind, name in enumerate(KINDS)
            if seat["counts"][name]
        ]
        table.add_row(
            str(space),
            Text(names[number], style="bold"),
            "" if side is None else side_name(side, language),
            *(str(seat[stock]) for stock in ("points", "experience", "strength", "energy")),
            ", ".join(kinds),
        )
    return table


def _goals(view: Mapping[str, Any], content: Catalogue, names: Sequence[str], language: str) -> Table:
    goal = next(goal for goal in content.goals if goal.id == view["goal"])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(f"{say('goal', language)}: {goal.name[language]}", style="dim")
    for name in names:
        table.add_column(name, justify="right", style="dim")
    for number, condition in enumerate(goal.conditions):
        now = [str(seat["goals now"][number]) for seat in view["seats"]]
        table.add_row(describe_condition(condition, language), *now)
    return table


def _table(columns: Sequence[str], language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        number = column in ("p", "x", "s", "e")
        table.add_column(
            column if number or column == columns[0] else say(column, language), justify="right" if number else "left"
        )
    return table
