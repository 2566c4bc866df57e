"""The decision stack: precedence is push order, a single answer resolves itself, a Step asks nobody."""

from collections.abc import Sequence

import pytest

from boardwright.kernel.action import Action, Book, numbered, single
from boardwright.kernel.decision import CHANCE, NOBODY, Decision, State, Step, advance, question, waiting

BOOK = Book("stack", [numbered("say", ["a", "b"]), single("go")])
A, B, GO = BOOK.actions


class Told(State["Told"]):
    """A table that only remembers what happened."""

    def __init__(self, pending: list[Decision["Told"]]) -> None:
        super().__init__(pending)
        self.told: list[str] = []


class Say(Decision[Told]):
    def legal(self, state: Told) -> Sequence[Action]:
        return (A, B)

    def apply(self, state: Told, action: Action) -> None:
        state.told.append(f"{self.seat} says {action.args[0]}")


class Go(Say):
    """There is only one way to go."""

    def legal(self, state: Told) -> Sequence[Action]:
        return (GO,)

    def apply(self, state: Told, action: Action) -> None:
        state.told.append(f"{self.seat} goes")


class Ask(Step[Told]):
    """Asks seats 0 and 1, and first lets seat 2 go."""

    def run(self, state: Told) -> None:
        state.told.append("ask")
        state.pending.extend((Say(1), Say(0), Go(2)))


def test_steps_and_single_answers_resolve_themselves() -> None:
    state = Told([Ask()])
    advance(state)
    assert state.told == ["ask", "2 goes"]
    assert waiting(state) == (0,)


class Nothing(Say):
    """There is nothing to say."""

    always_asked = True

    def legal(self, state: Told) -> Sequence[Action]:
        return ()


def test_a_question_without_an_answer_is_skipped() -> None:
    state = Told([Say(1), Nothing(0)])
    advance(state)
    assert state.told == [] and waiting(state) == (1,)


class GiveUp(Go):
    """What nobody does unasked."""

    always_asked = True


def test_a_question_may_be_put_for_the_sake_of_its_single_answer() -> None:
    state = Told([GiveUp(2)])
    advance(state)
    assert state.told == [] and waiting(state) == (2,) and state.answers == (GO,)


def test_what_was_pushed_last_comes_first() -> None:
    state = Told([Go(5), Go(4)])
    advance(state)
    assert state.told == ["4 goes", "5 goes"]


def test_the_answers_of_the_question_are_kept() -> None:
    state = Told([Say(3)])
    advance(state)
    assert state.answers == (A, B)


def test_an_empty_stack_waits_for_nobody() -> None:
    state = Told([])
    advance(state)
    assert waiting(state) == () and question(state, 0) is None


def test_only_the_topmost_question_is_asked() -> None:
    state = Told([Say(1), Say(0)])
    assert question(state, 0) == Say(0)
    assert question(state, 1) is None


def test_repr_is_code_and_tells_frames_apart() -> None:
    assert repr(Say(1)) == "Say(1)" and repr(Ask()) == "Ask()"
    assert Say(1) == Say(1) and Say(1) != Say(2) and Say(1) != Go(1) and Say(1) != "Say(1)"
    assert len({Say(1), Say(1), Go(1)}) == 2


def test_frames_are_made_again_from_their_arguments() -> None:
    for frame in (Say(1), Go(2), Ask()):
        assert type(frame)(*frame.args()) == frame


def test_steps_belong_to_nobody_not_even_to_chance() -> None:
    assert Ask().seat == NOBODY
    assert Ask().seat != CHANCE


def test_chance_weighs_alike_when_not_told() -> None:
    state = Told([Say(CHANCE)])
    advance(state)
    assert Say(CHANCE).weights(state) == [1, 1]


@pytest.mark.parametrize("frame", [Decision[Told](0), Step[Told]()], ids=repr)
def test_a_frame_must_say_what_it_does(frame: Decision[Told]) -> None:
    with pytest.raises(AssertionError, match="does not say"):
        advance(Told([frame]))
    with pytest.raises(AssertionError, match="does not say"):
        frame.apply(Told([]), A)
