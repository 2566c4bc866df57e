"""Courses: several answers as one, on a copy."""

from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import POINTS, STOCK, Entry, Ledger, balance, differences
from tests.kernel.toys.bids import BOOK, GAME, State


def begun() -> State:
    state = GAME.new(2, {})
    GAME.apply(state, -1, BOOK["prize 5"])
    return state


def test_of_a_simultaneous_choice_only_the_own_part_is_done() -> None:
    state = begun()
    GAME.apply(state, 0, BOOK["bid 1"])
    before = GAME.dump(state)
    tried = try_out(GAME, state, 1, [BOOK["bid 2"], BOOK["bid 3"]])
    assert tried.answers == [BOOK["bid 2"]] and tried.entries == []
    assert tried.after.bids == [1, 2] and tried.after.points == [0, 0]
    assert GAME.dump(state) == before


def test_answers_are_given_as_far_as_they_are_legal() -> None:
    assert try_out(GAME, begun(), 0, [BOOK["stake 1"], BOOK["bid 1"]]).answers == []


def test_entries_balance_account_by_account() -> None:
    entries = [Entry(POINTS, 0, "points", 3, "prize", ""), Entry(POINTS, 0, "points", -1, "tax", "")]
    assert balance(entries) == {(0, "points", ""): 2}
    assert balance([*entries, Entry("offer", 1, "points", 9, "prize", "")]) == {(0, "points", ""): 2}
    assert differences({(0, "points", ""): 5, (1, "coins", ""): 2}, {(0, "points", ""): 7}) == {
        (0, "points", ""): 2,
        (1, "coins", ""): -2,
    }


def test_the_same_change_is_the_same_entry() -> None:
    one, other = Ledger(), Ledger()
    one.note(POINTS, 0, "points", 3, "prize")
    other.note(STOCK, 0, "coins", 3, "prize")
    other.note(POINTS, 0, "points", 3, "prize")
    other.note(POINTS, 1, "points", 3, "prize")
    other.note(POINTS, 0, "points", 0, "prize")
    assert one.entries == [Entry(POINTS, 0, "points", 3, "prize", "")]
    assert [entry is one.entries[0] for entry in other.entries] == [False, True, False]
