"""Rewards that are owed. (Rulebook: Upgrading a building; Founding a city; the appendices)

A reward is one number, so that a frame can be made of several: its kind and how many of it. Only this file takes it
apart.
"""

from typing import Final

from .moves import REWARDS
from .state import State

_SIZE: Final = 16  # kind * _SIZE + number


class Reward:
    """The kinds, in the order of moves.REWARDS; books come last by themselves."""

    COMPETENCY: Final = 0
    CITY: Final = 1
    STEPS: Final = 2  # in one or several disciplines
    SPADES: Final = 3  # terraforming and building with so many free ones
    SETTLE: Final = 4  # one free spade, a free workshop
    BRIDGES: Final = 5
    BUILDING: Final = 6  # a neutral one, of this kind
    GUILD: Final = 7  # palace 16
    PARTS: Final = 8  # palace 15
    BOOKS: Final = 9


def reward(kind: int, number: int) -> int:
    assert 0 <= number < _SIZE, f"{number} do not fit into a reward."
    return kind * _SIZE + number


def kind_of(reward: int) -> int:
    return reward // _SIZE


def number_of(reward: int) -> int:
    return reward % _SIZE


def owe(state: State, number: int, kind: int, amount: int, source: str) -> None:
    """What an action brings is asked about when what is asked now has been answered: the `Rewards` of the action, which
    wait on the stack, take it up."""
    state.owed = (*state.owed, reward(kind, amount))
    if state.ledger is not None:
        counted = kind in (Reward.STEPS, Reward.SPADES, Reward.BRIDGES, Reward.BOOKS)
        state.seats[number].offer(REWARDS[kind], amount if counted else 1, source)


def with_reward(due: tuple[int, ...], more: int) -> tuple[int, ...]:
    """Rewards in order, with one more. Any number of books or steps may be taken as one."""
    kind, number, rest = kind_of(more), number_of(more), list(due)
    if kind in (Reward.BOOKS, Reward.STEPS):
        for each in due:
            if kind_of(each) == kind:
                rest.remove(each)
                number += number_of(each)
    return tuple(sorted([*rest, reward(kind, number)]))
