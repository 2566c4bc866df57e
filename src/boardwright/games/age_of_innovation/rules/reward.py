"""Rewards that wait to be taken. (Rulebook: Upgrading a building; Founding a city; the appendices)

A reward is one number, so that a frame can be made of several: its kind and how many of it. Only this file takes it
apart.
"""

from typing import Final

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


def is_counted(kind: int) -> bool:
    """Whether its number says how many, and not which."""
    return kind in (Reward.STEPS, Reward.SPADES, Reward.BRIDGES, Reward.BOOKS)


def with_reward(due: tuple[int, ...], more: int) -> tuple[int, ...]:
    """Rewards in order, with one more. Any number of books or steps may be taken as one."""
    kind, number, rest = kind_of(more), number_of(more), list(due)
    if kind in (Reward.BOOKS, Reward.STEPS):
        for each in due:
            if kind_of(each) == kind:
                rest.remove(each)
                number += number_of(each)
    return tuple(sorted([*rest, reward(kind, number)]))
