"""The engine of Planetfall against a second opinion: the same questions, answers, tables and points in whole games.

`SECOND_OPINION=200` plays so many times as many games, with other seeds: for hunting.
"""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from boardwright.bots.greedy import GreedyBot
from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import catalogue
from boardwright.games.planetfall.rules.state import State
from boardwright.kernel.decision import Step, frames_of
from tests.records.make_records import CORRECTIONS
from tests.second_opinion.course import hold_against
from tests.second_opinion.planetfall import Course, Player

HUNT = int(os.environ.get("SECOND_OPINION", "1"))
KINDS = ("unit", "outpost", "technology", "cache", "sector")


def options_of(seed: int) -> dict[str, str]:
    """Every combination in turn; one game in five with an owner's corrections."""
    return {
        "commanders": ("chosen", "random")[seed // 5 % 2],
        "sides": ("free", "free", "A")[seed // 10 % 3],
        "content": GAME.corrected(CORRECTIONS) if seed % 7 == 6 else "built-in",
    }


def outposts_told(course: Course, me: Player, *, over: bool) -> list[dict[str, Any]]:
    """Two and two of a symbol in the order of the first; a single one with the planets still to come."""
    found: list[dict[str, Any]] = []
    owned = [card for card in me.laid if card.kind == "outpost"]
    for card in owned:
        same = [other for other in owned if other.symbol == card.symbol]
        rank = [each.id for each in same].index(card.id)
        if rank % 2:
            continue
        if rank + 1 < len(same):
            second = same[rank + 1]
            found.append({"cards": [card.id, second.id], "open": [], "points": [card.pair + second.pair]})
        else:
            later = [each for each in course.cards if each.symbol == card.symbol and each.planet > card.planet]
            later = [] if over else [each for each in later if each.planet >= course.planet]
            points = [card.pair + each.pair for each in later]
            found.append({"cards": [card.id], "open": [each.planet for each in later], "points": points})
    return found


def seat_told(course: Course, me: Player, phase: str) -> dict[str, Any]:
    """A seat in the words of the view."""
    return {
        "commander": me.side or None,
        "points": sum(me.points.values()),
        "experience": me.stock["x"],
        "strength": me.stock["s"],
        "energy": me.stock["e"],
        "cards": [{"id": card.id, "lies_as": me.kind(card)} for card in me.laid],
        "outposts": outposts_told(course, me, over=phase == "over"),
        "next_income": None
        if phase != "discovery" and course.planet == 7
        else {letter: number for letter, number in course.income_of(me).items() if number},
        "counts": {kind: me.count(kind) for kind in KINDS},
        "scored": {source: points for source, points in me.points.items() if points},
        "goals_now": course.goal_points(me),
        "technologies_now": course.technology_points(me),
    }


def check_table(course: Course, state: State) -> None:
    seen: dict[str, Any] = dict(GAME.view(state, None))
    assert (seen["planet"], seen["goal"], seen["track"]) == (course.planet, course.goal, course.track)
    assert (seen["restrained"] or "") == course.restrained
    places = [place for row in seen["rows"] for place in row["places"]]
    assert [place["ship"] for place in places] == course.ships
    assert [place["thing"] or "" for place in places] == course.lies
    for me in course.players:
        own = dict(seen["seats"][me.number])
        own["scored"] = {source: points for source, points in own["scored"].items() if points}
        assert own == seat_told(course, me, seen["phase"])


def held(players: int, seed: int, bots: list[GreedyBot]) -> Counter[str]:
    """Play a game, and count also the cards and the commanders in it."""
    options = options_of(seed)
    state = GAME.new(players, options)
    course = Course(catalogue(options["content"]), players, options)
    random = Random(seed)

    def choose(who: int, legal: list[str]) -> str:
        return bots[who].choose(GAME, state, who).text if bots else random.choice(legal)

    def check(who: int, legal: list[str]) -> None:
        check_table(course, state)

    met = hold_against(GAME, course, state, random, choose, check)
    check_table(course, state)
    assert list(GAME.winners(state)) == course.winners()
    met.update(card.id for me in course.players for card in me.laid)
    met.update(me.side for me in course.players)
    return met


@pytest.mark.parametrize("seed", range(10))
def test_a_game_at_random(seed: int) -> None:
    held(2 + seed % 5, seed, [])


@pytest.mark.full
def test_games_at_random_and_everything_is_met_in_them() -> None:
    met: Counter[str] = Counter()
    for seed in range(70 * HUNT):
        met += held(2 + seed % 5, seed, [])
    content = catalogue("built-in")
    # Who can go nowhere passes: that is never a question.
    frames = frames_of("boardwright.games.planetfall")
    assert {name for name, frame in frames.items() if not issubclass(frame, Step)} <= set(met)
    assert {action.verb for action in GAME.book} - {"pass"} <= set(met)
    assert {f"goal {goal.id}" for goal in content.goals} <= set(met)
    assert {card.id for card in content.cards} | {side.id for side in content.sides} <= set(met)


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_of_bots(players: int) -> None:
    for seed in range(2 * HUNT):
        number = 100 + 7 * players + 9 * seed
        held(players, number, [GreedyBot(Random(number + seat)) for seat in range(players)])
