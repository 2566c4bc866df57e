"""Positions of whole games, and what the rules really pay there: for holding the outlook against it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from boardwright.kernel.decision import CHANCE, Step, waiting
from boardwright.kernel.game import Game
from boardwright.kernel.ledger import POINTS, Entry, Ledger
from boardwright.kernel.outlook import Contest
from boardwright.kernel.playout import draw
from boardwright.kernel.weighing import choices
from tests.second_opinion.busy import Busy

SELDOM = ("pass", "convert", "burn", "drop", "decline", "done", "leave", "enough", "sell", "buy")


def positions(game: Game[Any], players: int, options: dict[str, str], seed: int, every: int) -> Iterator[Any]:
    """Every so many answers of a game, the table at a question to a seat."""
    random = Random(seed)
    busy, state, count = Busy(random, SELDOM), game.new(players, options), 0
    while waiting(state):
        seat = waiting(state)[0]
        if seat == CHANCE:
            game.apply(state, seat, draw(game, state, random))
            continue
        if count % every == 0:
            yield state
        count += 1
        game.apply(state, seat, busy.choose(game, state, seat))


def entries_of(game: Game[Any], state: Any, step: Step[Any]) -> list[Entry]:
    """What a step of the rules notes on a copy."""
    after, ledger = game.clone(state), Ledger()
    after.listen(ledger)
    step.run(after)
    return ledger.entries


def points_of(entries: list[Entry], seat: int, sources: tuple[str, ...]) -> int:
    return sum(each.amount for each in entries if each.kind == POINTS and each.seat == seat and each.source in sources)


def told(contest: Contest, seat: int) -> list[int]:
    """The points of a seat, race by race."""
    standings = [race["standings"][seat] for race in contest["races"]]
    return [0 if each is None else each["points"] for each in standings]


def check_choices(game: Game[Any], state: Any, seat: int, step: Step[Any], left_out: tuple[str, ...]) -> int:
    """Hold the points of the best options against what is really paid: at once, and when the final scoring, which is
    `step`, comes after it; without what comes from some sources. How many there were."""
    before = worth_when_ended(game, state, seat, step, left_out)
    found = choices(game, state, seat)
    for choice in found:
        after = game.clone(state)
        for answer in choice["answers"]:
            game.apply(after, seat, game.book[answer])
        assert choice["points"] == worth_when_ended(game, after, seat, step, left_out) - before > 0, choice
    return len(found)


def worth_when_ended(game: Game[Any], state: Any, seat: int, step: Step[Any], left_out: tuple[str, ...]) -> int:
    """The points of a seat when the final scoring is really done now, or has been."""
    if not waiting(state):
        return game.scores(state)[seat]
    after, ledger = game.clone(state), Ledger()
    after.listen(ledger)
    step.run(after)
    return game.scores(after)[seat] - points_of(ledger.entries, seat, left_out)
