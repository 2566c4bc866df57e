"""Playing a table on: chance drawn by its weights, seats by whoever sits there."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol, final

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


# A question with fewer answers than this is quickly thought about.
MANY_ANSWERS: Final = 4


@final
class Others:
    """What the others do in a rollout of one who thinks. In the next one they do the same again as long as they can: so
    two ways of who thinks differ by themselves alone, and next to no time goes into the others."""

    def __init__(self, thinker: int) -> None:
        self.thinker: Final[int] = thinker
        # By seat, what it did each time when it had much to choose from.
        self.answers: Final[dict[int, list[list[Action]]]] = {}


def round_played_out(
    game: Game[Any],
    state: Any,
    random: Random,
    noise: float = 0.0,
    late: Callable[[], bool] | None = None,
    others: Others | None = None,
) -> Any:
    """The table when the next round begins, or the game is over; everybody takes the way that looks best, with values
    that may be a little off. None if it becomes late before that. What is given is played on with, and may be
    changed."""
    advance(state)
    round = game.round(state)
    narrow = game.study.narrow
    asked: dict[int, int] = {}
    while seats := game.waiting(state):
        if game.round(state) != round:
            break
        if late is not None and late():
            return None
        seat = seats[0]
        if seat == CHANCE:
            game.apply(state, seat, draw(game, state, random))
            continue
        if others is not None and seat != others.thinker and len(game.legal(state, seat)) >= MANY_ANSWERS:
            answers = others.answers.setdefault(seat, [])
            number = asked.get(seat, 0)
            asked[seat] = number + 1
            if number < len(answers):
                if _again(game, state, seat, answers[number]) or seat not in game.waiting(state):
                    continue
            else:
                way = likely_way(game, state, seat, random, noise, narrow)
                answers.append(way.answers)
                state = way.after
                advance(state)
                continue
        state = likely_way(game, state, seat, random, noise, narrow).after
        advance(state)
    return state


def _again(game: Game[Any], state: Any, seat: int, answers: list[Action]) -> bool:
    """The same answers as before, as far as they go; whether all of them did."""
    for action in answers:
        if action not in game.legal(state, seat):
            return False
        game.apply(state, seat, action)
    return True


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
