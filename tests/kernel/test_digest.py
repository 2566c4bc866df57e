"""Digests tell tables apart and are the same everywhere."""

import boardwright
from boardwright import Record
from boardwright.kernel.digest import digest, digests
from boardwright.kernel.record import Move

GAME = boardwright.game("planetfall")
MOVES = [(-1, "goal harmony"), (0, "command katla"), (1, "command proton"), (-1, "deal field-training")]


def record(*texts: tuple[int, str]) -> Record:
    return Record(GAME, 2, {}, [Move(seat, GAME.book[text]) for seat, text in texts])


def test_there_is_a_digest_after_every_move() -> None:
    found = list(digests(record(*MOVES)))
    assert len(found) == len(MOVES) and found[-1] == digest(GAME, record(*MOVES).replay())


def test_equal_tables_have_equal_digests() -> None:
    assert digest(GAME, GAME.new(2, {})) == digest(GAME, GAME.clone(GAME.new(2, {})))
    assert list(digests(record(*MOVES))) == list(digests(Record.loads(record(*MOVES).dumps())))


def test_every_move_changes_the_digest() -> None:
    found = [digest(GAME, GAME.new(2, {})), *digests(record(*MOVES))]
    assert len(set(found)) == len(found)


def test_records_that_part_have_the_same_digests_up_to_there() -> None:
    one = list(digests(record(*MOVES)))
    other = list(digests(record(*MOVES[:2], (1, "command gelder"), MOVES[3])))
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, True, False, False]


def test_a_digest_is_short() -> None:
    assert len(digest(GAME, GAME.new(6, {}))) == 12
