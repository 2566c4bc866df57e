"""Past positions: what the replay slider shows."""

from pathlib import Path

import pytest

from boardwright.kernel.record import Record
from boardwright.lobby.game_log import Log
from boardwright.lobby.history import position

RECORDS = Path(__file__).parent.parent / "records"
STEP = 7  # of some hundred moves, every seventh and the last


@pytest.mark.parametrize(
    "path",
    [min((RECORDS / game.name).glob("*.record")) for game in RECORDS.iterdir() if game.is_dir()],
    ids=lambda path: path.parent.name,
)
def test_a_position_is_that_of_the_record_and_its_words_are_those_of_the_log(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))
    last = len(record.moves)
    names = [""] * record.players
    log = Log(record.game, record.players, record.options)
    for moves in {*range(1, last, STEP), last}:
        shown = position(record, moves, 0, over=True)
        line = log.step(record.moves[:moves], moves, names)
        assert (shown.words, shown.seat) == (line.words, line.seat)
        assert shown.view == dict(record.game.view(record.replay(moves), 0))
        assert shown.scores == list(record.game.scores(record.replay(moves)))


def test_before_the_first_move_nobody_has_done_anything() -> None:
    record = Record.loads((RECORDS / "planetfall" / "2-first-game.record").read_text(encoding="utf-8"))
    shown = position(record, 0, None, over=False)
    assert (shown.moves, shown.last, shown.words, shown.seat) == (0, len(record.moves), "", None)
