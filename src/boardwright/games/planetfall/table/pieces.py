"""The pieces as data for drawing them, and all of them in words. Numbers are numbers, names and texts are Texts."""

from typing import Literal, TypedDict, cast

from boardwright.kernel.telling import Piece, Section
from boardwright.kernel.text import Text, sentences
from boardwright.parts.level import UNJUDGED, LevelPiece, level, told

from ..rules.catalogue import Card, Catalogue, Goal, Side
from ..rules.moves import CELL_IDS
from ..rules.operations import EXPERIENCE_PRICE, OPERATION_POINTS
from ..rules.vocabulary import (
    CACHE,
    ENERGY_MAXIMUM,
    EXPERIENCE_MAXIMUM,
    KINDS,
    LETTERS,
    LEVELS,
    RESOURCES,
    STRENGTH_MAXIMUM,
    UNIT,
    Letter,
    Source,
)
from . import naming
from .naming import Amounts, Part, say

Kind = Literal["unit", "outpost", "technology", "cache", "sector"]


CardKind = Literal["unit", "outpost", "technology", "cache"]


class CardPiece(TypedDict):
    kind: CardKind
    planet: int
    name: Text
    # By level: what it costs; of a cache, what it yields.
    levels: list[Amounts]
    yields: bool
    reward: Amounts
    # Unit: energy to recruit it; outpost: strength to storm it; None where the card does not offer it.
    diplomacy: int | None
    aggression: int | None
    # Points of this outpost in a pair; its equals by the symbol, and the planets where those lie that come after it.
    pair: int
    symbol: str | None
    later: list[int]
    # Energy in every income phase, if it is annexed.
    sector: int
    # The effects of a technology: all in words, and each part by part, without a full stop.
    effect: Text
    effects: list[list[Part]]
    text: Text
    source: Text


class CommanderPiece(TypedDict):
    """A side of a commander board."""

    board: str
    side: str
    name: Text
    faction: Text
    initiative: int
    start: Amounts
    ability: Text
    level: LevelPiece
    source: Text


class ConditionPiece(TypedDict):
    """So many points, and what they are for."""

    points: int
    parts: list[Part]
    text: Text


class GoalPiece(TypedDict):
    name: Text
    conditions: list[ConditionPiece]
    source: Text


class CellPiece(TypedDict):
    """An operations cell."""

    level: str
    points: int


class Rates(TypedDict):
    """Operation points for one of each."""

    points: int
    strength: int
    experience: int


class Maxima(TypedDict):
    """Where the tracks end."""

    experience: int
    strength: int
    energy: int


class Pieces(TypedDict):
    cards: dict[str, CardPiece]
    commanders: dict[str, CommanderPiece]
    goals: dict[str, GoalPiece]
    cells: dict[str, CellPiece]
    rates: Rates
    maxima: Maxima
    kinds: dict[Kind, Text]
    resources: dict[Letter, Text]
    # Where amounts come from that neither a card nor a commander brings, by the source of the ledger's entry.
    origins: dict[str, Text]


def pieces(catalogue: Catalogue) -> Pieces:
    return {
        "cards": {card.id: _card(card, catalogue) for card in catalogue.cards},
        "commanders": {side.id: _side(side, catalogue) for side in catalogue.sides},
        "goals": {goal.id: _goal(goal) for goal in catalogue.goals},
        "cells": {
            id: {"level": level, "points": points}
            for id, level, points in zip(CELL_IDS, LEVELS, OPERATION_POINTS, strict=True)
        },
        "rates": {"points": 1, "strength": 1, "experience": EXPERIENCE_PRICE},
        "maxima": {"experience": EXPERIENCE_MAXIMUM, "strength": STRENGTH_MAXIMUM, "energy": ENERGY_MAXIMUM},
        "kinds": dict(zip(KINDS, [naming.kind_name(kind) for kind in range(len(KINDS))], strict=True)),
        "resources": dict(zip(LETTERS, [say(f"name-{name}") for name in RESOURCES], strict=True)),
        "origins": {Source.MISSING: say("origin-missing-experience"), Source.PAIR: say("origin-pair")},
    }


def _card(card: Card, catalogue: Catalogue) -> CardPiece:
    return {
        "kind": cast(CardKind, KINDS[card.kind]),  # no card is printed as a sector
        "planet": card.planet,
        "name": card.name,
        "levels": [
            {"s": card.strength[level], "x": card.experience[level]} if card.kind == UNIT else {"e": card.energy[level]}
            for level in range(len(LEVELS))
        ],
        "yields": card.kind == CACHE,
        "reward": naming.by_letter(card.reward),
        "diplomacy": card.diplomacy if card.diplomacy >= 0 else None,
        "aggression": card.aggression if card.aggression >= 0 else None,
        "pair": card.pair,
        "symbol": catalogue.symbols[card.symbol] if card.symbol >= 0 else None,
        "later": naming.later_planets(card, catalogue),
        "sector": card.sector,
        "effect": naming.effects_text(card.effects),
        "effects": [naming.effect_parts(effect) for effect in card.effects],
        "text": naming.card_text(card, catalogue),
        "source": naming.source(card.sources),
    }


def _side(side: Side, catalogue: Catalogue) -> CommanderPiece:
    return {
        "board": catalogue.boards[side.board],
        "side": side.letter,
        "name": side.name,
        "faction": side.faction,
        "initiative": side.initiative,
        "start": {"x": side.start.experience, "s": side.start.strength, "e": side.start.energy},
        "ability": naming.effects_text(side.ability),
        "level": _level(side),
        "source": naming.source(side.sources),
    }


def _level(side: Side) -> LevelPiece:
    """For a first game the rulebook gives everybody side A. [Components]"""
    return level(UNJUDGED, first=side.letter == "A")


def _goal(goal: Goal) -> GoalPiece:
    return {
        "name": goal.name,
        "conditions": [
            {
                "points": condition.points,
                "parts": naming.condition_parts(condition),
                "text": naming.condition_text(condition),
            }
            for condition in goal.conditions
        ],
        "source": naming.source(goal.sources),
    }


# --- all of them in words


def describe(catalogue: Catalogue) -> list[Section]:
    sections = [
        Section(say("section-commanders"), [_commander(side) for side in catalogue.sides]),
        Section(
            say("section-goals"),
            [
                Piece(goal.id, goal.name, naming.goal_text(goal), naming.source(goal.sources))
                for goal in catalogue.goals
            ],
        ),
        Section(say("section-cells"), [_cell(level) for level in range(len(LEVELS))]),
    ]
    for planet in range(1, len(catalogue.decks)):
        cards = [_described(catalogue.cards[card], catalogue) for card in catalogue.decks[planet]]
        sections.append(Section(say("section-planet", planet=planet), cards))
    return sections


def _commander(side: Side) -> Piece:
    name = say("piece-commander", name=side.name, side=side.letter, faction=side.faction)
    text = sentences([naming.side_text(side), told(_level(side))])
    return Piece(side.id, name, text, naming.source(side.sources))


def _cell(level: int) -> Piece:
    text = say("cell-text", points=naming.operation_points(OPERATION_POINTS[level]))
    return Piece(CELL_IDS[level], say("piece-cell", level=LEVELS[level]), text, naming.source({"": "rulebook"}))


def _described(card: Card, catalogue: Catalogue) -> Piece:
    name = say("piece-card", name=card.name, kind=naming.kind_name(card.kind))
    return Piece(card.id, name, naming.card_text(card, catalogue), naming.source(card.sources))
