"""What a preview promises comes true, for every answer and every macro-action in games of players who like to act: the
points that it names are scored, and whom it names as receivers of power are those who are asked."""

import itertools
import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.ledger import OFFER, POINTS, Entry
from boardwright.kernel.playout import draw
from tests.second_opinion.busy import Busy

PLAYERS = 4
# Of each game; more of them for hunting.
WANTED = int(os.environ.get("PREVIEWS", "400"))
# Every so manieth question is looked at.
EVERY = 5
# What gives up whatever is still to come of a turn.
ENDS = ("done", "drop", "decline")
SELDOM = ("pass", "convert", "burn", "sell", "buy")
WITH_OFFERS = {"terra_mystica", "age_of_innovation"}


@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: game.name)
def test_what_is_promised_comes_true(game: Game[Any]) -> None:
    previews = offered = 0
    for seed in itertools.count():
        for state, seat in asked(game, Random(f"{game.name} {seed}")):
            for answers in offered_to(game, state, seat):
                offered += promise_is_kept(game, state, seat, answers)
                previews += 1
        if previews >= WANTED:
            break
    print(f"{game.name}: {previews} previews, {offered} of them with receivers of power")
    assert offered > WANTED // 60 or game.name not in WITH_OFFERS


def asked(game: Game[Any], random: Random) -> Iterator[tuple[Any, int]]:
    """Some questions of a game once it has begun, and whom they are put to."""
    state, player = game.new(PLAYERS, game.full_options({})), Busy(random, SELDOM)
    while seats := game.waiting(state):
        seat = seats[0]
        if seat != CHANCE and game.round(state) and random.randrange(EVERY) == 0:
            yield state, seat
        action = draw(game, state, random) if seat == CHANCE else player.choose(game, state, seat)
        game.apply(state, seat, action)


def promise_is_kept(game: Game[Any], state: Any, seat: int, answers: Sequence[Action]) -> bool:
    """Whether power is offered too."""
    told = try_out(game, state, seat, answers).entries
    # A game that looks ahead in its own way is asked to play so.
    play = game.apply if type(game).ahead is Game.ahead else game.ahead
    played = game.clone(state)
    game.veil(played)  # what the end would turn up is promised to nobody
    for action in answers:
        play(played, seat, action)
    gained = game.scores(played)[seat] - game.scores(state)[seat]
    named = sum(entry.amount for entry in told if entry.kind == POINTS and entry.seat == seat)
    assert named == gained, f"{answers} promises {named} points and brings {gained}"
    if game.name not in WITH_OFFERS or state.offers:
        return False
    receivers = receivers_of(told, seat)
    assert receivers == who_is_asked(game, played, seat), f"{answers}: {receivers}"
    return bool(receivers)


def offered_to(game: Game[Any], state: Any, seat: int) -> list[Sequence[Action]]:
    return [*[[action] for action in game.legal(state, seat)], *[macro.answers for macro in game.macros(state, seat)]]


def receivers_of(told: Sequence[Entry], seat: int) -> set[int]:
    return {entry.seat for entry in told if entry.kind == OFFER and entry.what == "power" and entry.seat != seat}


def who_is_asked(game: Game[Any], state: Any, builder: int) -> set[int]:
    """Who may take power when the builder does nothing more in this turn."""
    found = set[int]()
    while waiting := game.waiting(state):
        top = state.pending[-1]
        if type(top).__name__ == "TakePower" and top.builder == builder:
            found.add(top.seat)
        elif waiting[0] != builder or not state.offers:
            break
        legal = game.legal(state, waiting[0])
        game.apply(state, waiting[0], next((each for each in legal if each.text in ENDS), legal[0]))
    return found
