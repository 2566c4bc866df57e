"""Questions, and the kinds of answers that they take.

A rulebook describes an action once: what it may be about, what prevents it, what it costs, what it does. A `Kind` says
the same in the file of that chapter. The kernel derives from it what is legal, what is missing and why something is
unavailable, and the action's label and log line. A `Question` has several kinds of answers. A `Sole` question has one
and says all of this itself.

Kinds are constants without any state. Their methods receive the state, the question and the option.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from boardwright.kernel.action import Action, V, Verb
from boardwright.kernel.decision import Decision, S, State
from boardwright.kernel.verdict import (
    ASIDE,
    BOARD,
    BUTTON,
    END,
    NOTHING,
    RULES_OUT_ALL,
    RULES_OUT_ONE,
    Reason,
    Verdict,
    Words,
)

Q = TypeVar("Q", bound="Decision[Any]")


class Kind(Generic[S, Q, V]):
    """One kind of answer. An option is what one answer of this kind is about: a hex, a pair of numbers."""

    free: bool = False  # the question is asked again afterwards
    aside: bool = False  # the log may leave it out
    lead: bool = False  # the beginning of something that another answer completes
    declines: bool = False  # it declines what is offered
    ends: bool = False  # it ends the turn and does nothing else
    passes: bool = False  # after it the seat is done with the round
    button: bool = False  # it is a button, although it has targets
    noun: str = ""  # the argument of its message that names the option

    def __init__(self, verb: Verb[V], tool: str = "") -> None:
        self.verb: Final[Verb[V]] = verb
        self.tool: Final[str] = tool  # its button in the action bar

    # --- what the rulebook says

    def options(self, state: S, asked: Q) -> Sequence[V]:
        """Everything of this kind that the board shows, legal or not, in the order of the answers."""
        return self.verb.values

    def why_none(self, state: S, asked: Q) -> Reason | None:
        """The reason that rules out every option."""
        return None

    def why_not(self, state: S, asked: Q, option: V) -> Reason | None:
        """The reason that rules out this option, apart from its price."""
        return None

    def prices(self, state: S, asked: Q, option: V) -> Sequence[Any]:
        """Alternative prices; any one of them pays. Empty if the option costs nothing. Each game has its own type."""
        return ()

    def why_short(self, state: S, asked: Q, option: V, missing: Mapping[str, int]) -> Reason:
        """The reason that tells what is missing of the cheapest price."""
        return Reason("short-of", missing=missing)

    def do(self, state: S, asked: Q, option: V) -> None:
        """Carry it out. Declining changes nothing, for example."""

    # --- what people read

    def targets(self, state: S, asked: Q, option: V) -> Sequence[str]:
        """The things on the board that the option concerns."""
        return self.verb.targets[self.verb[option].place]

    def words(self, state: S, asked: Q, option: V) -> Words:
        return self.verb.word, {self.noun: option} if self.noun else {}

    # --- what follows from it

    def legal(self, state: S, asked: Q, answers: list[Action]) -> None:
        """Add the legal actions. A kind that is asked often overrides this with a faster version in the same class; the
        conformance suite compares the two."""
        if self.why_none(state, asked) is None:
            for option in self.options(state, asked):
                if self.why_not(state, asked, option) is None and self.can_be_paid(state, asked, option):
                    answers.append(self.verb[option])

    def can_be_paid(self, state: S, asked: Q, option: V) -> bool:
        prices = self.prices(state, asked, option)
        for price in prices:
            if state.can_pay(asked.seat, price):
                return True
        return not prices

    def verdicts(self, state: S, asked: Q) -> list[Verdict]:
        none = self.why_none(state, asked)
        found = (
            [Verdict(None, (), none, rank(state, none, RULES_OUT_ALL), self.tool)]
            if none is not None and self.tool
            else []
        )
        for option in self.options(state, asked):
            own = self.why_not(state, asked, option) or none
            if own is None:
                found.append(self.if_paid(state, asked, option, self.prices(state, asked, option)))
            else:
                found.append(self.ruled_out(state, asked, option, own, RULES_OUT_ALL if own is none else RULES_OUT_ONE))
        return found

    def ruled_out(self, state: S, asked: Q, option: V, reason: Reason, otherwise: int = RULES_OUT_ONE) -> Verdict:
        """The verdict on an option that has a reason apart from its price; `otherwise`: its rank, if no amount is
        missing."""
        targets = self.targets(state, asked, option)
        return Verdict(self.verb[option], targets, reason, rank(state, reason, otherwise), self.tool)

    def if_paid(self, state: S, asked: Q, option: V, prices: Sequence[Any]) -> Verdict:
        """The verdict on an option that only its prices can rule out."""
        lacking = [state.missing(asked.seat, price) for price in prices]
        least = min(lacking, key=state.weigh, default=NOTHING)
        reason = self.why_short(state, asked, option, least) if least else None
        targets = self.targets(state, asked, option)
        return Verdict(self.verb[option], targets, reason, state.weigh(least), self.tool)


def rank(state: State[Any], reason: Reason, otherwise: int) -> int:
    """How near a reason is: a shortage by its size; one that has a reason behind it like one that rules out all."""
    if reason.missing:
        return state.weigh(reason.missing)
    return otherwise if reason.because is None else RULES_OUT_ALL


class Always(Kind[S, Q, int]):
    """Its only action is always legal."""

    def legal(self, state: S, asked: Q, answers: list[Action]) -> None:
        answers.append(self.verb.actions[0])


class Declining(Always[Any, Any]):
    """Declines what is offered; nothing else happens."""

    aside = True
    declines = True


# Any: a question only hands its kinds on; what their options are it does not read.
AnyKind: TypeAlias = Kind[Any, Any, Any]


@final
class Kinds:
    """The kinds of answers to a question, in the order of the rulebook's list."""

    def __init__(self, *kinds: AnyKind) -> None:
        self.all: Final[list[AnyKind]] = list(kinds)
        # By the index of an action, which is faster than by its verb. The gaps are never asked for.
        self._by_index: Final[list[AnyKind]] = []
        for kind in kinds:
            assert kind.verb.actions, f"The Book of {kind.verb.word!r} is made before its kinds."
            for action in kind.verb.actions:
                while len(self._by_index) <= action.index:
                    self._by_index.append(kind)
                self._by_index[action.index] = kind

    def of(self, action: Action) -> AnyKind:
        return self._by_index[action.index]


class Question(Decision[S]):
    """A decision with several kinds of answers."""

    def kinds(self) -> Kinds:
        raise AssertionError(f"{self!r} does not say what its answers are.")

    def again(self, action: Action) -> Decision[S]:
        """The same question, after a free action."""
        return self

    def legal(self, state: S) -> Sequence[Action]:
        answers: list[Action] = []
        for kind in self.kinds().all:
            kind.legal(state, self, answers)
        return answers

    def apply(self, state: S, action: Action) -> None:
        kind = self.kinds().of(action)
        if kind.free:
            state.pending.append(self.again(action))
        kind.do(state, self, kind.verb.values[action.place])

    def verdicts(self, state: S) -> Sequence[Verdict]:
        return [verdict for kind in self.kinds().all for verdict in kind.verdicts(state, self)]

    def targets_of(self, state: S, action: Action) -> Sequence[str]:
        kind = self.kinds().of(action)
        return kind.targets(state, self, kind.verb.value(action))

    def tool_of(self, action: Action) -> str:
        return self.kinds().of(action).tool

    def role_of(self, state: S, action: Action) -> str:
        kind = self.kinds().of(action)
        if kind.ends:
            return END
        if not kind.button and (kind.tool or self.targets_of(state, action)):
            return BOARD
        return ASIDE if kind.aside else BUTTON

    def words_of(self, state: S, action: Action) -> Words:
        kind = self.kinds().of(action)
        return kind.words(state, self, kind.verb.value(action))

    def is_aside(self, action: Action) -> bool:
        return self.kinds().of(action).aside

    def is_lead(self, action: Action) -> bool:
        return self.kinds().of(action).lead

    def declining_answer(self) -> Action | None:
        return next((kind.verb.action for kind in self.kinds().all if kind.declines), None)

    def passing_answer(self, state: S) -> Action | None:
        answers: list[Action] = []
        for kind in self.kinds().all:
            if kind.passes:
                kind.legal(state, self, answers)
        return answers[0] if answers else None


class Sole(Decision[S], Generic[S, V]):
    """A decision with one kind of answer; its methods are those of `Kind`. A chance decision overrides `legal`: nobody
    asks why a draw is unavailable."""

    verb: Verb[V]
    # Of the class, not of each frame: frames are made all the time.
    aside: ClassVar[bool] = False
    lead: ClassVar[bool] = False
    button: ClassVar[bool] = False
    tool: ClassVar[str] = ""
    noun: ClassVar[str] = ""

    def options(self, state: S) -> Sequence[V]:
        return self.verb.values

    def why_not(self, state: S, option: V) -> Reason | None:
        return None

    def do(self, state: S, option: V) -> None:
        raise AssertionError(f"{self!r} does not say what an answer does.")

    def targets(self, state: S, option: V) -> Sequence[str]:
        return self.verb.targets[self.verb[option].place]

    def words(self, state: S, option: V) -> Words:
        return self.verb.word, {self.noun: option} if self.noun else {}

    def legal(self, state: S) -> Sequence[Action]:
        if self.why_none(state) is not None:
            return []
        return [self.verb[option] for option in self.options(state) if self.why_not(state, option) is None]

    def apply(self, state: S, action: Action) -> None:
        self.do(state, self.verb.values[action.place])

    def verdicts(self, state: S) -> Sequence[Verdict]:
        found: list[Verdict] = []
        none = self.why_none(state)
        for option in self.options(state):
            reason = self.why_not(state, option)
            place = 0 if reason is None else rank(state, reason, RULES_OUT_ONE)
            if reason is None and none is not None:
                reason, place = none, rank(state, none, RULES_OUT_ALL)
            found.append(Verdict(self.verb[option], self.targets(state, option), reason, place, self.tool))
        return found

    def targets_of(self, state: S, action: Action) -> Sequence[str]:
        return self.targets(state, self.verb.value(action))

    def tool_of(self, action: Action) -> str:
        return self.tool

    def role_of(self, state: S, action: Action) -> str:
        if not self.button and (self.tool or self.targets_of(state, action)):
            return BOARD
        return ASIDE if self.aside else BUTTON

    def words_of(self, state: S, action: Action) -> Words:
        return self.words(state, self.verb.value(action))

    def is_aside(self, action: Action) -> bool:
        return self.aside

    def is_lead(self, action: Action) -> bool:
        return self.lead
