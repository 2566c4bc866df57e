"""Playing a table on: chance drawn by its weights, seats by whoever sits there."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, advance
from boardwright.kernel.game import Game
from boardwright.kernel.record import Move
from boardwright.kernel.ways import likely_way


class Player(Protocol):
    """Somebody who answers questions: a bot, a person at a keyboard, a stored preference."""

    # Any: a player sits down at any game.
    def choose(self, game: Game[Any], state: Any, seat: int) -> Action: ...


def draw(game: Game[Any], state: Any, random: Random) -> Action:
    """What chance answers: each legal outcome as likely as its weight says."""
    outcomes = game.legal(state, CHANCE)
    weights = game.weights(state)
    total = sum(weights)
    point = int(random.random() * total)
    if total == len(outcomes):  # weights are positive, so all of them are 1
        return outcomes[point]
    for outcome, weight in zip(outcomes, weights, strict=True):
        point -= weight
        if point < 0:
            return outcome
    raise AssertionError("The weights of chance are positive.")


def play_out(game: Game[Any], state: Any, players: list[Player], random: Random) -> list[Move]:
    """Play to the end, in place; the moves made."""
    moves: list[Move] = []
    seats = game.waiting(state)
    while seats:
        seat = seats[0]
        action = draw(game, state, random) if seat == CHANCE else players[seat].choose(game, state, seat)
        game.apply(state, seat, action)
        moves.append(Move(seat, action))
        seats = game.waiting(state)
    return moves


def round_played_out(
    game: Game[Any], state: Any, random: Random, noise: float = 0.0, late: Callable[[], bool] | None = None
) -> Any:
    """The table when the next round begins, or the game is over; everybody takes the way that looks best, with values
    that may be a little off. None if it becomes late before that. What is given is played on with, and may be
    changed."""
    advance(state)
    round = game.round(state)
    while seats := game.waiting(state):
        if game.round(state) != round:
            break
        if late is not None and late():
            return None
        seat = seats[0]
        if seat == CHANCE:
            game.apply(state, seat, draw(game, state, random))
        else:
            state = likely_way(game, state, seat, random, noise).after
            advance(state)
    return state


def random_walk(game: Game[Any], state: Any, random: Random, steps: int = 1_000_000) -> int:
    """Answer at random, every legal action equally likely, for so many steps or to the end. Returns how many answers
    were given by seats (chance not counted): the measure of `bench`."""
    answered = 0
    while steps:
        seats = game.waiting(state)
        if not seats:
            return answered
        seat = seats[0]
        if seat == CHANCE:
            action = draw(game, state, random)
        else:
            legal = game.legal(state, seat)
            action = legal[int(random.random() * len(legal))]
            answered += 1
        game.apply(state, seat, action)
        steps -= 1
    return answered
