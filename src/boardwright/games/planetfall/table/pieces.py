"""The pieces as data for drawing them: numbers as numbers, names and texts in one language."""

from collections.abc import Mapping

from boardwright.games.planetfall.rules.catalogue import Card, Catalogue, Goal, Side
from boardwright.games.planetfall.rules.moves import CELL_IDS
from boardwright.games.planetfall.rules.operations import OPERATION_POINTS
from boardwright.games.planetfall.rules.vocabulary import (
    CACHE,
    ENERGY_MAXIMUM,
    EXPERIENCE_MAXIMUM,
    KINDS,
    LETTERS,
    LEVELS,
    STRENGTH_MAXIMUM,
    UNIT,
)
from boardwright.games.planetfall.table.words import (
    KIND_NAMES,
    RESOURCE_NAMES,
    describe_card,
    describe_condition,
    describe_effects,
    describe_source,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.plain import Plain


def pieces(catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "cards": {card.id: _card(card, catalogue, language) for card in catalogue.cards},
        "commanders": {side.id: _side(side, catalogue, language) for side in catalogue.sides},
        "goals": {goal.id: _goal(goal, language) for goal in catalogue.goals},
        "cells": {
            id: {"level": level, "points": points}
            for id, level, points in zip(CELL_IDS, LEVELS, OPERATION_POINTS, strict=True)
        },
        "maxima": {"experience": EXPERIENCE_MAXIMUM, "strength": STRENGTH_MAXIMUM, "energy": ENERGY_MAXIMUM},
        "kinds": dict(zip(KINDS, KIND_NAMES[language], strict=True)),
        "resources": dict(zip(LETTERS, RESOURCE_NAMES[language], strict=True)),
    }


def _card(card: Card, catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    same = [other.planet for other in catalogue.cards if other.symbol == card.symbol >= 0]
    return {
        "kind": KINDS[card.kind],
        "planet": card.planet,
        "name": card.name[language],
        # By level: what it costs; of a cache, what it yields.
        "levels": [
            {"s": card.strength[level], "x": card.experience[level]} if card.kind == UNIT else {"e": card.energy[level]}
            for level in range(len(LEVELS))
        ],
        "yields": card.kind == CACHE,
        "reward": _amounts(card.reward),
        "diplomacy": card.diplomacy if card.diplomacy >= 0 else None,
        "aggression": card.aggression if card.aggression >= 0 else None,
        "pair": card.pair,
        "symbol": catalogue.symbols[card.symbol] if card.symbol >= 0 else None,
        "later": [planet for planet in same if planet > card.planet],
        "sector": card.sector,
        "effect": describe_effects(card.effects, language),
        "text": describe_card(card, catalogue, language),
        "source": describe_source(card.sources, language),
    }


def _side(side: Side, catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "board": catalogue.boards[side.board],
        "side": side.letter,
        "name": side.name[language],
        "faction": side.faction[language],
        "initiative": side.initiative,
        "start": {"x": side.start.experience, "s": side.start.strength, "e": side.start.energy},
        "ability": describe_effects(side.ability, language),
        "source": describe_source(side.sources, language),
    }


def _goal(goal: Goal, language: str) -> Mapping[str, Plain]:
    return {
        "name": goal.name[language],
        "conditions": [describe_condition(condition, language) for condition in goal.conditions],
        "source": describe_source(goal.sources, language),
    }


def _amounts(bundle: Bundle) -> Mapping[str, Plain]:
    return {letter: bundle[letter] for letter in LETTERS if bundle[letter]}
