"""The decision stack.

`state.pending` is a list of immutable frames; the top one is what happens next. A `Step` does its part of the rules and
asks nothing. A `Decision` asks one seat. Precedence is push order: first what comes after, then the interruptions.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from boardwright.kernel.action import Action
from boardwright.kernel.ledger import Ledger
from boardwright.kernel.plain import Plain, frozen
from boardwright.kernel.verdict import BUTTON, Reason, Verdict, Words

# A game's own State class. (The bound is recursive: a State holds frames that work on that very State, which the type
# system can only say with Any; nothing is ever read through it.)
S = TypeVar("S", bound="State[Any]")

# The seat that answers chance decisions, and the one that is never asked.
CHANCE: Final = -1
NOBODY: Final = -2


class Decision(Generic[S]):
    """One question to one seat, together with its answers."""

    # A base of several questions is none itself. It says so in its own class.
    abstract: ClassVar[bool] = False
    # Its old name, if its class was called otherwise once: dumps, messages and observations know it by that.
    id: ClassVar[str] = ""
    # Frames of one simultaneous choice: all seats of the topmost unordered run may answer, in any order.
    unordered: bool = False
    # Put even where one answer is left: for questions in which something is given up, which nobody does unasked.
    always_asked: bool = False

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def why_none(self, state: S) -> Reason | None:
        """The reason that rules out every answer."""
        return None

    def legal(self, state: S) -> Sequence[Action]:
        """Every answer the rules allow now. A question without an answer is skipped."""
        raise AssertionError(f"{self!r} does not say what is legal.")

    def apply(self, state: S, action: Action) -> None:
        """What the answer does. The frame has left the stack already."""
        raise AssertionError(f"{self!r} does not say what an answer does.")

    # --- what people read; a decision without kinds of answers (kernel/kind.py) says nothing of its own

    def verdicts(self, state: S) -> Sequence[Verdict]:
        """Everything that the question is about, legal or not, in the order of the answers."""
        return [Verdict(action, (), None) for action in self.legal(state)]

    def targets_of(self, state: S, action: Action) -> Sequence[str]:
        """The things on the board that a legal action concerns."""
        return ()

    def tool_of(self, action: Action) -> str:
        """The tool of the action bar that leads to a legal action, '' if there is none."""
        return ""

    def role_of(self, state: S, action: Action) -> str:
        """Where a player finds a legal action: BOARD, BUTTON, END or ASIDE."""
        return BUTTON

    def words_of(self, state: S, action: Action) -> Words | None:
        """A legal action as the id of a message with its arguments; None if the question does not say."""
        return None

    def is_aside(self, action: Action) -> bool:
        """Return True if the log may leave the answer out."""
        return False

    def is_lead(self, action: Action) -> bool:
        """Return True if another answer completes what this one begins."""
        return False

    def declining_answer(self) -> Action | None:
        """The answer that declines what is offered, if the question has one."""
        return None

    def passing_answer(self, state: S) -> Action | None:
        """The first legal answer with which the seat passes, if the question has one."""
        return None

    # --- how it is resolved

    def weights(self, state: S) -> Sequence[int]:
        """For chance: how likely each legal answer is, relative to the others."""
        return [1] * len(state.answers)

    def auto(self, state: S) -> bool:
        """Resolve the frame without asking, if it can be. A question with one answer is not asked, unless it is
        `always_asked`; one without an answer changes nothing."""
        if self.unordered:
            return False
        answers = self.legal(state)
        state.answers = answers
        if len(answers) > 1 or (answers and self.always_asked):
            return False
        state.pending.pop()
        if answers:
            self.apply(state, answers[0])
        return True

    def surely_asks(self, state: S) -> bool:
        """Whether there are several answers, where that is known without working all of them out."""
        return False

    def args(self) -> Sequence[int]:
        """What the frame was made from: `type(frame)(*frame.args())` makes it again."""
        return (self.seat,)

    @property
    def name(self) -> str:
        """Its name in dumps, messages and observations."""
        return self.id or type(self).__name__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(arg) for arg in self.args())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and type(self) is type(other) and list(self.args()) == list(other.args())

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.args())))


class Step(Decision[S]):
    """A part of the rules that asks nothing: a phase, a reveal, a scoring."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: S) -> None:
        raise AssertionError(f"{self!r} does not say what it does.")

    def auto(self, state: S) -> bool:
        state.pending.pop()
        self.run(state)
        return True

    def args(self) -> Sequence[int]:
        return ()


class NumberedStep(Step[S]):
    """A step about something that has a number: a round, a seat."""

    abstract: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def args(self) -> Sequence[int]:
        return (self.number,)


class State(Generic[S]):
    """What every game's table has: the frames still to be resolved."""

    def __init__(self, pending: list[Decision[S]]) -> None:
        self.pending: Final[list[Decision[S]]] = pending
        # The legal answers to the top question, kept because `advance` had to work them out anyway; () after
        # `Game.step`, which leaves the next question as it is.
        self.answers: Sequence[Action] = ()
        # Where changes are noted while somebody listens. A copy begins without: nobody listens to it yet.
        self.ledger: Ledger | None = None
        # On a copy that is only looked at nobody answers: where it is sure that somebody is asked next, the answers
        # need not be worked out. (Nor does a copy of it begin so.)
        self.unasked: bool = False

    def clone(self) -> S:
        """An independent copy, which hands the cached `answers` along."""
        raise AssertionError("The state does not say how it is copied.")

    def dump(self) -> list[Plain]:
        """All of it as one plain list (`kernel/archive.py`)."""
        raise AssertionError("The state does not say how it is written down.")

    def key(self) -> tuple[object, ...]:
        """Equal for tables between which nothing that matters differs."""
        return frozen(self.dump())

    # Any: each game has its own type of price.
    def can_pay(self, seat: int, price: Any) -> bool:
        return not self.missing(seat, price)

    def missing(self, seat: int, price: Any) -> Mapping[str, int]:
        """What a seat lacks of a price; empty if it can pay."""
        raise AssertionError("The state does not say what is missing of a price.")

    def weigh(self, missing: Mapping[str, int]) -> int:
        """How large a shortage is, compared with others."""
        return sum(missing.values())

    def listen(self, ledger: Ledger | None) -> None:
        """Note every change from now on; with None, no more. A game whose seats note their own changes hands it on."""
        self.ledger = ledger


def advance(state: S) -> None:
    """Resolve frames until somebody has to be asked, or the game is over."""
    pending = state.pending
    while pending:
        top = pending[-1]
        if state.unasked and top.surely_asks(state):
            state.answers = ()
            return
        if not top.auto(state):
            return


def give(state: S, frame: Decision[S], action: Action) -> None:
    """Answer a question that waits, and nothing more."""
    if frame.unordered:
        withdraw(state, frame)
    else:
        state.pending.pop()
    frame.apply(state, action)


def answered(state: S, action: Action) -> S:
    """A copy of the table after an answer to the question on top."""
    after: S = state.clone()
    after.pending.pop().apply(after, action)
    advance(after)
    return after


def waiting(state: S) -> tuple[int, ...]:
    """The seats whose answer is awaited; several only in a simultaneous choice, none when the game is over."""
    pending = state.pending
    if not pending:
        return ()
    top = pending[-1]
    if not top.unordered:
        return (top.seat,)
    return tuple(frame.seat for frame in _simultaneous(state))


def question(state: S, seat: int) -> Decision[S] | None:
    """The frame that waits for this seat, if one does."""
    pending = state.pending
    if not pending:
        return None
    top = pending[-1]
    if top.seat == seat:
        return top
    if top.unordered:
        return next((frame for frame in _simultaneous(state) if frame.seat == seat), None)
    return None


def withdraw(state: S, frame: Decision[S]) -> None:
    """Take a frame out of the topmost run of unordered ones. An equal frame may wait further down, so look from the
    top."""
    place = len(state.pending) - 1
    while state.pending[place] is not frame:
        place -= 1
    del state.pending[place]


def _simultaneous(state: S) -> list[Decision[S]]:
    """The topmost run of unordered frames, topmost first."""
    run: list[Decision[S]] = []
    for place in range(len(state.pending) - 1, -1, -1):
        if not state.pending[place].unordered:
            break
        run.append(state.pending[place])
    return run


def frames_of(game: str) -> dict[str, type[Decision[Any]]]:
    """Every frame of a game by its name in dumps. `game` is its package, whose modules are all imported; nobody keeps a
    list."""
    found: dict[str, type[Decision[Any]]] = {}
    kinds: list[Any] = [Decision]
    while kinds:
        for kind in kinds.pop().__subclasses__():
            kinds.append(kind)
            if f"{kind.__module__}.".startswith(f"{game}.") and not kind.__dict__.get("abstract", False):
                name = kind.id or kind.__name__
                assert name not in found, f"{game} has two frames that are called {name}."
                found[name] = kind
    return found
