"""What a question lists: each action with the things on the board that it concerns, and why it is unavailable.

The list of verdicts is what everybody outside the rules reads: the board, tooltips, hints, the tutorial. Nobody else
takes the text of an action apart.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, final

from boardwright.kernel.action import Action

# The id of a message with its arguments: numbers and pieces of the rules, which the game's `table/` can name.
Words: TypeAlias = tuple[str, Mapping[str, Any]]

NOTHING: Final[Mapping[str, int]] = {}

# Where a player finds an option: on the board or in a tool of the action bar, as a button, as the button that ends the
# turn, as a button beside what matters.
BOARD: Final = "board"
BUTTON: Final = "button"
END: Final = "end"
ASIDE: Final = "aside"

# The ranks of reasons that no amount measures. Every shortage ranks below them.
RULES_OUT_ALL: Final = 1000
RULES_OUT_ONE: Final = 1001


@final
class Reason:
    """Why an action is unavailable. It is a constant of its rulebook chapter, unless it carries an amount. Its id is
    the id of its message."""

    def __init__(
        self, id: str, number: int = 0, missing: Mapping[str, int] = NOTHING, because: "Reason | None" = None
    ) -> None:
        self.id: Final[str] = id
        self.number: Final[int] = number  # an amount or a piece that the message names
        self.missing: Final[Mapping[str, int]] = missing  # what is missing of the cheapest price
        self.because: Final[Reason | None] = because  # the reason behind it

    def __repr__(self) -> str:
        return f"Reason({self.id!r})"


@final
class Verdict:
    """An action with its targets and the reason why it is unavailable; `reason` is None if it is legal.

    A target is the name of a thing on the board; the tool is a button of the action bar that leads to several actions.
    Without an action the verdict is about a whole kind of answer.
    """

    def __init__(
        self, action: Action | None, targets: Sequence[str], reason: Reason | None, rank: int = 0, tool: str = ""
    ) -> None:
        self.action: Final[Action | None] = action
        self.targets: Final[Sequence[str]] = targets
        self.tool: Final[str] = tool
        self.reason: Final[Reason | None] = reason
        # If several reasons concern one target, the one with the lowest rank is shown.
        self.rank: Final[int] = rank


def nearest(verdicts: Sequence[Verdict]) -> dict[str, Reason | None]:
    """Each target and each tool with the reason why it cannot be chosen, None if it can. Of several reasons with the
    same rank the first one counts."""
    found: dict[str, Verdict] = {}
    for verdict in verdicts:
        for target in [*verdict.targets, verdict.tool] if verdict.tool else verdict.targets:
            known = found.get(target)
            if known is None or verdict.rank < known.rank:
                found[target] = verdict
    return {target: verdict.reason for target, verdict in found.items()}
