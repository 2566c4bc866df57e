"""The stored games of every registered game replay to their results, on every build, in every process."""

from pathlib import Path

import pytest

import boardwright
from boardwright import Record
from boardwright.kernel.digest import digests
from boardwright.kernel.record import FIRST_LINE
from tests.builds import interpreted
from tests.conformance.invariants import INVARIANTS

pytestmark = pytest.mark.both

HERE = Path(__file__).parent
GAMES = [game.name for game in boardwright.games()]
FILES = sorted(HERE.glob("*/*.record"))

# Verbs that no record can hold, since they are never one of several answers.
UNSPOKEN = {"planetfall": {"pass"}}

# What the process of `test_another_process_replays_alike` prints.
DIGESTS = """
import sys
from pathlib import Path
from boardwright import Record
from boardwright.kernel.digest import digests
for name in sys.argv[1:]:
    print(*digests(Record.loads(Path(name).read_text(encoding="utf-8"))))
"""


def read(file: Path) -> Record:
    return Record.loads(file.read_text(encoding="utf-8"))


def records_of(game: str) -> list[Record]:
    return [read(file) for file in FILES if file.parent.name == game]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_records_of_every_number_of_players(game: str) -> None:
    records = records_of(game)
    assert records, f"{game} has no records: let tests/records/make_records.py play some."
    assert {record.players for record in records} == set(boardwright.game(game).players)


@pytest.mark.parametrize("game", GAMES)
def test_records_know_every_option_value(game: str) -> None:
    for option in boardwright.game(game).options:
        values = {record.game.full_options(record.options)[option.name] for record in records_of(game)}
        assert set(option.values) <= values, f"No record of {game} is played with each value of {option.name}."


@pytest.mark.parametrize("game", GAMES)
def test_records_speak_every_verb(game: str) -> None:
    spoken = {move.action.verb for record in records_of(game) for move in record.moves}
    assert set(boardwright.game(game).book.verbs()) - spoken == UNSPOKEN.get(game, set())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_its_result(file: Path) -> None:
    record = read(file)
    assert file.parent.name == record.game.name
    assert record.result is not None
    for _, state in record.steps():
        INVARIANTS[record.game.name](state)
    assert not record.game.waiting(state)
    assert list(record.game.scores(state)) == record.result


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith(FIRST_LINE)
    assert read(file).dumps() == text


def test_another_process_replays_alike() -> None:
    """The interpreted build, in a process with another hash seed, comes to the same table after every line."""
    printed = interpreted("-c", DIGESTS, *map(str, FILES)).splitlines()
    assert printed == [" ".join(digests(read(file))) for file in FILES]


@pytest.mark.parametrize("game", ["planetfall", "santa_maria"])
def test_corrected_content_is_among_the_records(game: str) -> None:
    contents = {record.options["content"] for record in records_of(game)}
    assert len(contents) >= 2 and "built-in" in contents


@pytest.mark.parametrize(
    ("commander", "verb"), [("ardelli-b", "restrain"), ("proton-b", "exchange"), ("frankov-b", "strength")]
)
def test_special_abilities_are_among_the_records(commander: str, verb: str) -> None:
    users = set()
    for record in records_of("planetfall"):
        state = record.replay()
        sides = [seat.side.id for seat in state.seats]
        users |= {sides[move.seat] for move in record.moves if move.action.verb == verb}
    assert users == {commander}
