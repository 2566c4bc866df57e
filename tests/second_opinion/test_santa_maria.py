"""The engine of Santa Maria against a second opinion: the same questions, answers, tables and points in whole games.

`SECOND_OPINION=200` plays so many times as many games, with other seeds: for hunting.
"""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from boardwright.bots.greedy import GreedyBot
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import catalogue
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.decision import Step, frames_of
from tests.records.make_records import COLONY_CORRECTIONS
from tests.second_opinion.course import hold_against
from tests.second_opinion.santa_maria.game import Course
from tests.second_opinion.santa_maria.player import Player
from tests.second_opinion.santa_maria.printed import CELLS, GOODS

HUNT = int(os.environ.get("SECOND_OPINION", "1"))
COLONIES = ("dealt", "chosen", "advanced")
# With prices of more goods than can be stored.
CORRECTIONS = {**COLONY_CORRECTIONS, "start-ships": {"SS1": {"cost": "4w"}, "SS2": {"cost": "1g 5s"}}}


def options_of(seed: int) -> dict[str, str]:
    """Every combination in turn; one game in four with an owner's corrections."""
    return {
        "colonies": COLONIES[seed // 4 % 3],
        "blue": ("own", "shared")[seed // 12 % 2],
        "happiness": ("hidden", "open")[seed // 2 % 2],
        "content": GAME.corrected(CORRECTIONS) if seed % 5 == 4 else "built-in",
    }


def seat_told(course: Course, me: Player) -> dict[str, Any]:
    """A seat in the words of its owner's view."""
    return {
        "colony": me.home or None,
        "cells": [me.colony.get(cell) for cell in CELLS],
        "lying": [me.lying.get(cell) for cell in CELLS],
        "goods": {good: me.stock[letter] for good, letter in GOODS.items()},
        "coins": me.stock["c"],
        "dice": [me.dice.count(pips) for pips in range(1, 7)],
        "blue_dice": course.unlocked(me),
        "white_taken": me.white_taken,
        "blue_taken": me.blue_taken,
        "next_building": me.bought + 1,
        "religion": me.religion,
        "conquest": me.conquest,
        "monks_left": 6 - len(me.monks),
        "scholars": sorted(me.scholars),
        "bishops": sorted(place for place in me.monks if place in course.data.bishops),
        "ships": list(me.harbour.values()),
        "space": me.space or None,
        "scored": {source: points for source, points in me.points.items() if points},
        "final_now": course.final(me) if course.year and not course.over else None,
    }


def seat_seen(course: Course, seen: dict[str, Any]) -> dict[str, Any]:
    """The same of the engine's view."""
    told = {name: seen[name] for name in seat_told(course, course.players[0])}
    told["cells"] = [None if space is None else course.data.spaces[space] for space in seen["cells"]]
    told["lying"] = [
        thing and " ".join(f"{name} {number}" for name, number in thing.items()) for thing in seen["lying"]
    ]
    told["scholars"], told["bishops"] = sorted(seen["scholars"]), sorted(seen["bishops"])
    told["scored"] = {source: points for source, points in seen["scored"].items() if points}
    return told


def check_table(course: Course, state: State, seats: list[int]) -> None:
    seen: dict[str, Any] = dict(GAME.view(state, seats[0]))
    assert seen["year"] == course.year and seen["over"] == course.over
    assert seen["white"] == [course.white.count(pips) for pips in range(1, 7)]
    assert seen["blue"] == [course.common_blue.count(pips) for pips in range(1, 7)]
    assert [dock or "" for dock in seen["docks"]] == list(course.docks.values())
    assert (seen["ships_left"], seen["roads"]) == (len(course.stack), course.roads)
    assert sorted(seen["expansions"]) == sorted(course.shown)
    monks = {place["id"]: place["monks"] for place in seen["places"]}
    assert monks == {place: [me.number for me in course.players if place in me.monks] for place in course.offered}
    if course.year and not course.over:
        assert [(each["seat"], each["points"]) for each in seen["conquest_now"]] == course.conquest_now()
    assert seen["achievements"] == (course.achievements() if len(course.players) == 1 else None)
    for seat in seats:
        own: Any = GAME.view(state, seat)["seats"]
        assert seat_seen(course, own[seat]) == seat_told(course, course.players[seat])


def some(legal: list[str], random: Random, *, eager: bool) -> str:
    """An answer at random. An eager player seldom passes or declines, so that much is built, shipped and prayed."""
    weights = [SELDOM.get(text.split()[0], 1.0) if eager else 1.0 for text in legal]
    return random.choices(legal, weights)[0]


SELDOM = {"pass": 0.02, "decline": 0.1, "enough": 0.3, "stay": 0.1, "sell": 0.1, "buy": 0.4, "move": 0.3}


def held(players: int, seed: int, bots: list[GreedyBot]) -> Counter[str]:
    """Play a game; by `SELDOM` two of three random ones are eager."""
    options = options_of(seed)
    state = GAME.new(players, options)
    course = Course(catalogue(options["content"]), players, options)
    random = Random(seed)

    def choose(who: int, legal: list[str]) -> str:
        return bots[who].choose(GAME, state, who).text if bots else some(legal, random, eager=seed % 3 > 0)

    def check(who: int, legal: list[str]) -> None:
        turn = any(text.startswith("pass") for text in legal)
        check_table(course, state, list(range(players)) if turn else [who])

    met = hold_against(GAME, course, state, random, choose, check)
    check_table(course, state, list(range(players)))
    assert list(GAME.winners(state)) == course.winners()
    assert list(GAME.scores(state)) == [sum(me.points.values()) for me in course.players]
    return met


@pytest.mark.parametrize("seed", range(12))
def test_a_game_at_random(seed: int) -> None:
    held(1 + seed % 4, seed, [])


@pytest.mark.full
def test_games_at_random_and_everything_is_met_in_them() -> None:
    met: Counter[str] = Counter()
    for seed in range(96 * HUNT):
        met += held(1 + seed % 4, seed, [])
    questions = {
        name for name, frame in frames_of("boardwright.games.santa_maria").items() if not issubclass(frame, Step)
    }
    assert questions <= set(met)
    assert {action.verb for action in GAME.book} <= set(met)
    assert {action.text for action in GAME.book.verb("monk")} <= set(met)


@pytest.mark.full
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_of_bots(players: int) -> None:
    for seed in range(HUNT):
        number = 100 + 7 * players + 9 * seed
        held(players, number, [GreedyBot(Random(number + seat)) for seat in range(players)])
