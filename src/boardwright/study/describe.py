"""What the numbers mean: `describe_observation("planetfall")`, `describe_actions("planetfall")`.

Also as tables: `boardwright study describe planetfall`.
"""

from dataclasses import dataclass

import boardwright
from boardwright.kernel.action import Action
from boardwright.kernel.layout import Number
from boardwright.kernel.observation import observation


def describe_observation(game: str) -> list[Number]:
    """Every number of a game's vector in order: its index, block, name, meaning, and what it was divided by."""
    return list(observation(boardwright.game(game)).layout.numbers())


@dataclass(frozen=True)
class Factored:
    """An answer as verb and arguments: what a policy that chooses one after the other needs. `parts` are the indices of
    the verb among all verbs, and of each argument among all that stand at its place; -1 where there is none."""

    index: int
    text: str
    verb: str
    arguments: tuple[str, ...]
    parts: tuple[int, ...]


@dataclass(frozen=True)
class ActionStructure:
    verbs: tuple[str, ...]
    # By place: all arguments that stand there with some verb.
    arguments: tuple[tuple[str, ...], ...]
    actions: tuple[Factored, ...]


def describe_actions(game: str) -> ActionStructure:
    """The Book taken apart."""
    book = boardwright.game(game).book
    verbs = tuple(book.verbs())
    places = max(len(action.args) for action in book)
    arguments = tuple(_at(list(book), place) for place in range(places))
    numbers = [{argument: number for number, argument in enumerate(found)} for found in arguments]

    def factored(action: Action) -> Factored:
        parts = [numbers[place][action.args[place]] if place < len(action.args) else -1 for place in range(places)]
        return Factored(action.index, action.text, action.verb, action.args, (verbs.index(action.verb), *parts))

    return ActionStructure(verbs, arguments, tuple(factored(action) for action in book))


def _at(actions: list[Action], place: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(action.args[place] for action in actions if place < len(action.args)))
