"""One table that is stepped by numbers: answers by their index in the Book, chance by a seed."""

from array import array
from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from random import Random
from typing import Any, Final

import boardwright
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Numbers
from boardwright.kernel.observation import Observation, observation
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record

NOBODY: Final = -1
# What an illegal answer costs whoever gave it, where tools answer without a look at the mask; it ends the game.
ILLEGAL: Final = -1.0
# Of the options that tools give to `reset`, those of the game stand under this name. Others are not ours.
GAME_OPTIONS: Final = "game_options"

# What a seat gets when the game is over.
WIN: Final = "win"  # 1, shared among those who win; 0 for all others
POINTS: Final = "points"  # the points, in hundreds
MARGIN: Final = "margin"  # the points above the best of the others, in hundreds; alone, the points
REWARDS: Final = (WIN, POINTS, MARGIN)


def environment_id(game: Game[Any]) -> str:
    """The name by which tools that keep registers find a game."""
    return f"boardwright/{game.name}-v{game.study.version}"


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise ValueError(f"There is no reward {reward!r}; there is {', '.join(REWARDS)}.")
    return reward


def rewards_of(game: Game[Any], state: Any, reward: str) -> list[float]:
    """What every seat gets for how the game has ended."""
    points = game.scores(state)
    if reward == POINTS:
        return [each / 100 for each in points]
    if reward == MARGIN:
        others = [[*points[:seat], *points[seat + 1 :]] for seat in range(len(points))]
        return [(own - max(rest, default=0)) / 100 for own, rest in zip(points, others, strict=True)]
    winners = game.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]


class Episode:
    """A game from its set-up to its end. `seat` is whose answer is awaited, NOBODY when it is over; one seat may be
    asked many times in a row. Of a choice that several make at once, they are asked one after the other."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
    ) -> None:
        self.game: Final[Game[Any]] = boardwright.game(game)
        self.players: Final[int] = _usual(self.game) if players is None else players
        self.options: Mapping[str, str] = self.game.full_options(options or {})
        self.reward: Final[str] = checked_reward(reward)
        self.observation: Final[Observation] = observation(self.game)
        self.actions: Final[Sequence[Action]] = self.game.book.actions
        self.moves: list[Move] = []
        self.reset(0)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; without a seed, the luck goes on as it was. `{"game_options": {...}}` are those of the game, and
        stay until others are given."""
        if options is not None and GAME_OPTIONS in options:
            self.options = self.game.full_options(options[GAME_OPTIONS])
        if seed is not None:
            self.random = Random(seed)
        self.state = self.game.new(self.players, self.options)
        self.moves = []
        self._go_on()

    def _go_on(self) -> None:
        """Chance answers until a seat is asked."""
        game, state = self.game, self.state
        seats = game.waiting(state)
        while seats and seats[0] == CHANCE:
            action = draw(game, state, self.random)
            game.apply(state, CHANCE, action)
            self.moves.append(Move(CHANCE, action))
            seats = game.waiting(state)
        self.seat: int = seats[0] if seats else NOBODY

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def legal(self) -> Sequence[Action]:
        """What the seat may answer."""
        return () if self.over else self.game.legal(self.state, self.seat)

    def step(self, index: int) -> None:
        """Answer for the seat that is asked."""
        action = self.actions[index]
        self.game.apply(self.state, self.seat, action)
        self.moves.append(Move(self.seat, action))
        self._go_on()

    def rewards(self) -> list[float]:
        """What everybody gets: nothing until the game is over."""
        return rewards_of(self.game, self.state, self.reward) if self.over else [0.0] * self.players

    def observe(self, seat: int) -> "array[float]":
        return self.observation.encode(self.state, seat)

    def write_observation(self, seat: int, numbers: Numbers) -> None:
        """Into a row that is all 0."""
        self.observation.write(self.state, seat, numbers)

    def mask(self) -> bytearray:
        """1 for each answer of the Book that the seat may give."""
        return self.game.book.mask(self.legal())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """The same table with the same luck to come. The game itself is one for all."""
        twin = copy(self)
        twin.state = self.game.clone(self.state)
        twin.random = deepcopy(self.random, memo)
        twin.moves = self.moves[:]
        return twin

    def record(self) -> Record:
        result = list(self.game.scores(self.state)) if self.over else None
        return Record(self.game, self.players, self.options, self.moves, (), result)


def _usual(game: Game[Any]) -> int:
    """Three, or as near to it as the game allows."""
    return min(max(3, game.players[0]), game.players[-1])
