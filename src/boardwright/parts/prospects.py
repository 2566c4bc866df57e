"""What speaks for a thing that is chosen before the game, and what against it, as this table lies. What is told is
exact; how much it weighs beside the rest is each game's own judgement."""

from collections.abc import Sequence
from typing import Final, TypedDict

from boardwright.kernel.text import Text

FOR: Final = 2  # how many are told
AGAINST: Final = 1


class ProspectView(TypedDict):
    good: list[Text]
    bad: list[Text]


# What is told, and how much it weighs: more than 0 speaks for the thing, less against it.
Prospect = tuple[int, Text]


def weighed(found: Sequence[Prospect]) -> ProspectView:
    """The weightiest of each side; of those that weigh the same, what was found first."""
    good = sorted([each for each in found if each[0] > 0], key=_weight, reverse=True)
    bad = sorted([each for each in found if each[0] < 0], key=_weight, reverse=True)
    return {"good": [text for _, text in good[:FOR]], "bad": [text for _, text in bad[:AGAINST]]}


def rewarded(scored: Sequence[tuple[int, ...]]) -> list[tuple[int, list[int]]]:
    """What round tiles reward, given by round: where each thing is rewarded first, and all of its rounds, from 1 on.

    >>> rewarded([(5,), (3, 4), (5,)])
    [(0, [1, 3]), (1, [2])]
    """
    found: list[tuple[int, list[int]]] = []
    for at, what in enumerate(scored):
        if what not in scored[:at]:
            found.append((at, [round for round, other in enumerate(scored, 1) if other == what]))
    return found


def _weight(prospect: Prospect) -> int:
    return abs(prospect[0])
