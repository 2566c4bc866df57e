"""Courses: what a player means by one click is often several answers: transform, to forest, build.

A course is its answers, the things on the board that they concern, the entries of its ledger and the table that it
leaves, worked out on a copy. There is one meaning of several answers everywhere: they are played as far as they are
legal, and then the next question is asked.
"""

from collections.abc import Sequence
from typing import Final, Generic, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S, question
from boardwright.kernel.game import Game
from boardwright.kernel.ledger import Entry, Ledger
from boardwright.kernel.telling import ASIDE
from boardwright.kernel.verdict import BOARD, BUTTON


@final
class Course(Generic[S]):
    """Answers of one seat, tried on a copy."""

    def __init__(
        self, answers: Sequence[Action], things: Sequence[str], tool: str, role: str, entries: Sequence[Entry], after: S
    ) -> None:
        self.answers: Final[Sequence[Action]] = answers  # those that were legal
        self.things: Final[Sequence[str]] = things  # of all answers, each once
        self.tool: Final[str] = tool  # of the first answer that is no aside: power is burnt for an action
        self.role: Final[str] = role  # of the first answer; of several, BOARD if they have things
        self.entries: Final[Sequence[Entry]] = entries
        self.after: Final = after


def course(game: Game[S], state: S, seat: int, answers: Sequence[Action], *, then_asked: bool = True) -> Course[S]:
    """The answers as far as they are legal, each tried by `Game.ahead`. Chance is not looked at, nothing is turned up,
    and with a simultaneous choice a course ends: going on might reveal what the others chose. Unless `then_asked`, what
    is asked after it need not be worked out, which is a good part of the work."""
    after = game.clone(state)
    game.veil(after)
    ledger = Ledger()
    after.listen(ledger)
    telling = game.telling
    given: list[Action] = []
    things: dict[str, None] = {}
    tool, role, beside = "", BUTTON, True
    for action in answers:
        if action not in game.legal(after, seat):
            break
        asked = question(after, seat)
        assert asked is not None
        if beside:
            tool, beside = asked.tool_of(action), telling.weight(after, seat, action) == ASIDE
        things.update(dict.fromkeys(asked.targets_of(after, action)))
        role = BOARD if given and things else role if given else asked.role_of(after, action)
        given.append(action)
        after.unasked = not then_asked and len(given) == len(answers)
        game.ahead(after, seat, action)
        if asked.unordered:
            break
    return Course(given, list(things), tool, role, ledger.entries, after)
