"""Actions are made once, by their Book, and read back from what a person types."""

import copy
import pickle

import pytest

from boardwright.kernel.action import Book, numbered, single
from boardwright.kernel.errors import CannotParse

BOOK = Book("tea", [numbered("pour", ["milk first", "tea first"]), numbered("stir", ["1", "2"]), single("drink")])


def test_an_action_knows_its_verb_its_arguments_and_its_place() -> None:
    action = BOOK["pour tea first"]
    assert (action.verb, action.args, action.index, action.book) == ("pour", ("tea", "first"), 1, "tea")


def test_a_verb_without_arguments_is_written_alone() -> None:
    assert BOOK["drink"].args == () and BOOK["drink"].text == "drink"


def test_actions_are_numbered_in_the_order_of_the_book() -> None:
    assert [action.index for action in BOOK] == list(range(len(BOOK))) == [0, 1, 2, 3, 4]
    assert [action.text for action in BOOK.verb("stir")] == ["stir 1", "stir 2"]
    assert BOOK.verbs() == ["pour", "stir", "drink"]


def test_repr_shows_the_text() -> None:
    assert repr(BOOK["stir 2"]) == "Action('stir 2')"


def test_a_copied_or_pickled_action_is_the_same_one() -> None:
    action = BOOK["stir 1"]
    assert pickle.loads(pickle.dumps(action)) is copy.copy(action) is copy.deepcopy(action) is action
    assert copy.deepcopy([action])[0] is action


@pytest.mark.parametrize("typed", ["stir 1", "STIR 1", "  stir \t 1\n", "Stir  1"])
def test_spaces_and_case_are_forgiven(typed: str) -> None:
    assert BOOK.parse(typed) is BOOK["stir 1"]


@pytest.mark.parametrize("typed", ["", "stir", "stir 11", "stir1", "drink up", "stir\u200b1"])
def test_nothing_else_is_forgiven(typed: str) -> None:
    with pytest.raises(CannotParse, match=r"is not an action of tea; .*[.?]$"):
        BOOK.parse(typed)


def test_a_near_miss_is_answered_with_what_was_meant() -> None:
    with pytest.raises(CannotParse, match=r"^'poor tea first' is not .* did you mean 'pour tea first'\?"):
        BOOK.parse("poor tea first")


def test_what_is_near_nothing_is_answered_with_the_verbs() -> None:
    with pytest.raises(CannotParse, match=r"actions begin with one of: pour, stir, drink\.$"):
        BOOK.parse("xyz")


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(CannotParse) as refused:
        BOOK.parse("x" * 100_000)
    assert len(str(refused.value)) < 200


def test_a_mask_has_a_bit_for_every_action() -> None:
    assert list(BOOK.mask([BOOK["drink"], BOOK["pour milk first"]])) == [1, 0, 0, 0, 1]
    assert list(BOOK.mask(())) == [0] * 5


def test_a_book_holds_no_action_twice() -> None:
    with pytest.raises(AssertionError, match="The book of twins holds an action twice"):
        Book("twins", [numbered("go", ["1", "1"])])
