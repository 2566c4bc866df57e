"""Games of earlier versions of the rules, as they were kept then."""

from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue, of_version_2
from boardwright.games.santa_maria.rules.market import Rearrange

HERE = Path(__file__).parent
FIRST_RULES = (HERE / "first_rules.record").read_text(encoding="utf-8")


def test_a_game_of_the_first_rules_is_the_same_game_now() -> None:
    """Dice could not be moved in the middle of a line, and the order of sales left one answer here and there: both are
    answered as they were taken for granted."""
    record = Record.loads(FIRST_RULES)
    assert record.rules == GAME.version == 3
    kept = [line for line in FIRST_RULES.splitlines() if line[:1].isdigit() or line.startswith("chance")]
    moves = [str(move) for move in record.moves]
    added = list(moves)
    for line in kept:
        added.remove(line)
    assert set(added) == {"1: decline", "2: enough", "3: enough", "4: enough"}
    assert len(added) == len(moves) - len(kept) > 20
    assert list(GAME.scores(record.replay())) == record.result


def test_only_what_those_rules_did_not_ask_is_answered_for_them() -> None:
    record = Record.loads(FIRST_RULES)
    state = record.replay(0)
    asked = 0
    for move in record.moves:
        if move.seat >= 0 and isinstance(state.pending[-1], Rearrange):
            asked += 1
            assert GAME.unasked(state, move.seat, 1) is move.action
            assert GAME.unasked(state, move.seat, 2) is None
        GAME.apply(state, move.seat, move.action)
    assert asked > 20


@pytest.mark.parametrize("name", ["second_rules", "second_rules_corrected"])
def test_a_game_of_the_second_rules_keeps_the_values_that_it_was_begun_with(name: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.rules == GAME.version == 3
    assert list(GAME.scores(record.replay())) == record.result
    assert [str(move) for move in record.moves] == text.split("\n\n")[1].splitlines()[:-1]


def test_what_an_owner_corrected_goes_before_the_values_of_then() -> None:
    then = catalogue(of_version_2(BUILT_IN))
    own = GAME.corrected({"ships": {"S30": {"points": 9}}})
    assert {ship.id: ship.points for ship in catalogue(of_version_2(own)).ships}["S30"] == 9
    assert {ship.id: ship.points for ship in then.ships}["S30"] == 8
