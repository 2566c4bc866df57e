"""Records of earlier rules: the same game under today's wherever that is possible, a clear word where it is not."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision
from boardwright.kernel.errors import NotLegal
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.record import Move, Record
from boardwright.kernel.telling import Telling
from boardwright.kernel.text import Text
from tests.kernel.toys.bids import BOOK, Bids, State


class Stake(Decision[State]):
    """Version 2 asks for a stake, which version 1 took to be 1."""

    def legal(self, state: State) -> Sequence[Action]:
        return BOOK.verb("stake")

    def apply(self, state: State, action: Action) -> None:
        state.points[self.seat] += int(action.args[0]) - 1


class StakedTelling(Telling[State]):
    def amended(self, version: int) -> Text:
        return ("A stake is asked for.", "One round is played.")[version - 1]


class StakedBids(Bids):
    """Bids at version 3: version 2 asks every seat for a stake at the end, version 3 plays one round by default."""

    def __init__(self) -> None:
        super().__init__(
            options=[Option("rounds", ["one", "two"])],
            amendments=[Amendment(), Amendment({"rounds": "two"})],
            telling=StakedTelling("bids"),
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = super().start(players, options)
        state.pending[:0] = [Stake(seat) for seat in range(players)]
        return state

    def unasked(self, state: State, seat: int, version: int, before: Sequence[Action] = ()) -> Action | None:
        return BOOK["stake 1"] if version == 1 and isinstance(state.pending[-1], Stake) else None

    def rearranged(self, state: State, seat: int, answers: Sequence[Action], version: int) -> Sequence[Action]:
        """Version 1 asked for a stake before the bid, which counted for nothing."""
        return answers[1:] if version == 1 and answers[0].verb == "stake" else answers


GAME = StakedBids()


def moves(*texts: str) -> list[Move]:
    return [Move(CHANCE if seat == "c" else int(seat) - 1, BOOK[text]) for seat, text in (t.split(": ") for t in texts)]


ROUND = ("c: prize 5", "1: bid 1", "2: bid 2")
BEFORE = Record(GAME, 2, {}, moves(*ROUND, *ROUND), result=[0, 10], rules=1)


def test_the_version_counts_the_amendments() -> None:
    assert Bids().version == 1 and GAME.version == 3
    assert "rules" not in Record(Bids(), 2).dumps() and "\nrules: 3\n" in Record(GAME, 2).dumps()


def test_answers_that_were_given_unasked_are_put_in() -> None:
    now = BEFORE.renewed()
    assert now.rules == 3 and now.moves == [*BEFORE.moves, *moves("2: stake 1", "1: stake 1")]
    assert list(GAME.scores(now.replay())) == [0, 10]


def test_an_answer_that_nobody_asks_for_any_more_is_left_out() -> None:
    asked = moves(ROUND[0], "1: stake 2", *ROUND[1:], *ROUND)
    now = Record(GAME, 2, {}, asked, result=[0, 10], rules=1).renewed()
    assert now.moves == BEFORE.renewed().moves


def test_defaults_of_that_time_are_written_out() -> None:
    assert BEFORE.renewed().options == {"rounds": "two"}
    assert Record(GAME, 2, {"rounds": "one"}, rules=1).renewed().options == {"rounds": "one"}
    assert Record(GAME, 2, {}).renewed().options == {}


def test_a_game_in_play_is_asked_what_is_asked_today() -> None:
    running = Record(GAME, 2, {}, BEFORE.moves, rules=1).renewed()
    assert running.rules == 3 and running.moves == BEFORE.moves
    assert GAME.waiting(running.replay()) == (1,)


def test_where_the_rules_lead_elsewhere_the_record_stays_and_says_why() -> None:
    later = Record(GAME, 2, {}, BEFORE.moves, result=[0, 10], rules=2)  # that version would have asked for the stakes
    assert later.renewed().rules == 2 and later.renewed().moves == later.moves
    for record, words in (
        (later.renewed(), "but the game is not over"),
        (Record(GAME, 2, {}, moves("c: prize 5", "1: stake 2"), rules=2).renewed(), "'1: stake 2' stands there."),
        (Record(GAME, 2, {}, BEFORE.moves, result=[5, 5], rules=1).renewed(), "the replay ends with 0 10"),
    ):
        sentence = refusal(record)
        assert words in sentence and sentence.startswith("The record was made under version ")
        assert sentence.count("One round is played.") == 1
        assert ("A stake is asked for." in sentence) == (record.rules == 1)


def refusal(record: Record) -> Any:
    with pytest.raises(NotLegal) as refused:
        record.replay()
    return str(refused.value)
