"""Games of earlier versions of the rules, as they were kept then."""

from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, LIBRARY, catalogue
from boardwright.games.santa_maria.rules.market import Rearrange

HERE = Path(__file__).parent
FIRST_RULES = (HERE / "first_rules.record").read_text(encoding="utf-8")
THIRD_RULES = (HERE / "third_rules.record").read_text(encoding="utf-8")


def test_a_game_of_the_first_rules_is_the_same_game_now() -> None:
    """Dice could not be moved in the middle of a line, and the order of sales left one answer here and there: both are
    answered as they were taken for granted."""
    record = Record.loads(FIRST_RULES)
    assert record.rules == GAME.version == 4
    then = kept(FIRST_RULES)
    moves = [str(move) for move in record.moves]
    added = list(moves)
    for line in then:
        added.remove(line)
    assert set(added) == {"1: decline", "2: enough", "3: enough", "4: enough"}
    assert len(added) == len(moves) - len(then) > 20
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
    assert record.rules == GAME.version == 4
    assert list(GAME.scores(record.replay())) == record.result
    assert sorted(str(move) for move in record.moves) == sorted(kept(text))


def test_a_tile_that_was_paid_for_after_it_lay_is_paid_for_before() -> None:
    """Ruling 48. Several answers of the payment, and those of the other seat, stay in their order."""
    record = Record.loads(THIRD_RULES)
    assert record.rules == GAME.version
    assert list(GAME.scores(record.replay())) == record.result
    then, now = kept(THIRD_RULES), [str(move) for move in record.moves]
    late = [at for at, line in enumerate(then) if " place " in line and then[at + 1].split()[1] in ("pay", "gold-for")]
    assert {then[at + 1].split()[1] for at in late} == {"pay", "gold-for"}
    for at in late:
        assert " expand " in now[at - 1] and now[at].split()[1] in ("pay", "gold-for")
    assert now != then and sorted(now) == sorted(then)


def test_a_tile_that_lay_unpaid_is_in_the_hand_again() -> None:
    """Ruling 48: a game of version 3 that was left between the tile and its payment."""
    whole = THIRD_RULES.split("result")[0].splitlines()
    place = next(at for at, line in enumerate(whole) if " place " in line and "gold-for" in whole[at + 1])
    record = Record.loads("\n".join(whole[: place + 1]))
    assert record.rules == GAME.version
    assert "expand" in str(record.moves[-1])
    state = record.replay()
    assert [action.text for action in GAME.legal(state, record.moves[-1].seat)] == ["pay", "gold-for wood"]


def test_what_was_declined_though_no_storage_could_hold_its_price_is_not_asked_any_more() -> None:
    """Ruling 49: ships here cost up to 5 of a good."""
    text = (HERE / "third_rules_corrected.record").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.rules == GAME.version
    assert list(GAME.scores(record.replay())) == record.result
    gone = kept(text)
    for move in record.moves:
        gone.remove(str(move))
    assert gone and {line.split()[1] for line in gone} == {"decline"}


def kept(text: str) -> list[str]:
    """The moves of a record as they stand there."""
    return [line for line in text.splitlines() if line[:1].isdigit() or line.startswith("chance")]


def test_what_an_owner_corrected_goes_before_the_values_of_then() -> None:
    then = catalogue(LIBRARY.as_before(BUILT_IN, "version_2"))
    own = GAME.corrected({"ships": {"S30": {"points": 9}}})
    assert {ship.id: ship.points for ship in catalogue(LIBRARY.as_before(own, "version_2")).ships}["S30"] == 9
    assert {ship.id: ship.points for ship in then.ships}["S30"] == 8
