"""Several seats choose at once: a run of unordered frames above a Step."""

import pytest

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import NotLegal, NotYourTurn
from boardwright.kernel.game import try_out
from boardwright.kernel.perft import divide, perft
from tests.kernel.toys.bids import BID, BOOK, GAME, MakeBid, Reveal, State, TurnUpPrize


def bidding(players: int = 3) -> State:
    """A table at which the prize 5 waits for bids."""
    state = GAME.new(players, {})
    GAME.apply(state, CHANCE, BOOK["prize 5"])
    return state


def test_all_seats_of_the_run_are_waited_for() -> None:
    assert GAME.waiting(bidding()) == (0, 1, 2)


def test_a_bid_of_the_next_round_is_not_waited_for_yet() -> None:
    state = bidding(2)
    assert [type(frame) for frame in state.pending] == [Reveal, MakeBid, MakeBid, TurnUpPrize, Reveal, MakeBid, MakeBid]
    assert GAME.waiting(state) == (0, 1)


def test_seats_answer_in_any_order() -> None:
    state = bidding()
    for seat, text, left in ((2, "bid 2", (0, 1)), (0, "bid 1", (1,)), (1, "bid 3", (CHANCE,))):
        GAME.apply(state, seat, BOOK[text])
        assert GAME.waiting(state) == left
    assert state.points == [0, 5, 0]


def test_an_answer_takes_its_own_frame_and_leaves_an_equal_one_further_down() -> None:
    state = bidding()
    GAME.apply(state, 1, BOOK["bid 1"])
    later, now = state.pending[:5], state.pending[5:]
    assert later == [Reveal(), MakeBid(2), MakeBid(1), MakeBid(0), TurnUpPrize()]
    assert now == [Reveal(), MakeBid(2), MakeBid(0)]


def test_nothing_is_revealed_before_the_last_has_answered() -> None:
    state = bidding()
    GAME.apply(state, 0, BOOK["bid 3"])
    GAME.apply(state, 1, BOOK["bid 1"])
    assert (state.bids, state.points) == ([3, 1, 0], [0, 0, 0])
    GAME.apply(state, 2, BOOK["bid 1"])
    assert (state.bids, state.points) == ([0, 0, 0], [5, 0, 0])


def test_who_has_answered_is_not_asked_again() -> None:
    state = bidding()
    GAME.apply(state, 1, BOOK["bid 1"])
    assert not GAME.legal(state, 1)
    with pytest.raises(NotYourTurn, match=r"Seat 2 is not asked now; waiting for seat 1 and seat 3\."):
        GAME.apply(state, 1, BOOK["bid 2"])


def test_an_illegal_bid_names_the_legal_ones() -> None:
    with pytest.raises(NotLegal, match=r"'stake 1' is not legal now; legal: bid 1, bid 2, bid 3\."):
        GAME.apply(bidding(), 2, BOOK["stake 1"])


def test_each_seat_has_answers_of_its_own() -> None:
    state = bidding()
    assert [GAME.legal(state, seat) for seat in (0, 1, 2, CHANCE)] == [BID.actions] * 3 + [()]


def test_perft_asks_the_first_of_several() -> None:
    assert perft(GAME, bidding(2), 2) == 9
    assert divide(GAME, bidding(2), 2) == {"bid 1": 3, "bid 2": 3, "bid 3": 3}


def test_what_can_be_foreseen_is_only_the_own_bid() -> None:
    state = bidding(2)
    GAME.apply(state, 0, BOOK["bid 1"])
    after = try_out(GAME, state, 1, [BOOK["bid 3"]]).after
    assert (after.bids, after.points) == ([1, 3], [0, 0])
    assert (state.bids, GAME.waiting(state)) == ([1, 0], (1,))
