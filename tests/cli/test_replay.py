"""`replay`: a record step by step, at one position, or as data."""

import json
from pathlib import Path

import pytest

from boardwright.terminal.words import reader
from tests.cli.commands import GAME, at_a_terminal, give, random_game, run_main, saved, told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(random_game(), tmp_path)


def test_a_pipe_gets_every_move_and_the_last_table(file: Path) -> None:
    record = random_game()
    text = told("replay", file)
    assert text == told("replay", file, "--all")
    state = GAME.new(2, record.options)
    for number, move in enumerate(record.moves, 1):
        who = "·" if move.seat < 0 else record.names[move.seat]
        words = reader("en")(GAME.telling.line(state, move.seat, move.action))
        assert f"{number} {who}: {' '.join(words.split())}" in text
        GAME.apply(state, move.seat, move.action)
    scores = " ".join(map(str, GAME.scores(state)))
    assert text.endswith(f"After {len(record.moves)} of {len(record.moves)} moves. Points: {scores}")


def test_the_table_after_some_moves(file: Path) -> None:
    moves = len(random_game().moves)
    assert f"preparation After 0 of {moves} moves. Points: 0 0" in told("replay", file, "--to", "0")
    assert f"После 30 из {moves} ходов" in told("replay", file, "--to", "30", "-l", "ru")


def test_as_data(file: Path) -> None:
    record = random_game()
    data = json.loads(give("replay", file, "--json").stdout)
    assert data["moves"] == [str(move) for move in record.moves]
    assert (data["names"], data["over"], data["scores"]) == (["Anna", "Bert"], True, record.result)
    assert data["winners"] == [seat + 1 for seat in GAME.winners(record.replay())]
    data = json.loads(give("replay", file, "--json", "--to", "30").stdout)
    assert (len(data["moves"]), data["over"], data["view"]["planet"]) == (30, False, 2)


def test_a_record_can_come_through_a_pipe(file: Path) -> None:
    done = run_main("replay", "-", "--json", typed=file.read_bytes())
    assert json.loads(done.stdout)["over"]


def test_a_byte_order_mark_is_forgiven(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert json.loads(give("replay", file, "--json").stdout)["over"]


def test_an_unnamed_seat_is_called_by_its_number(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("seat 2: Bert\n", ""), encoding="utf-8")
    assert "seat 2: " in told("replay", file)
    assert "место 2: " in told("replay", file, "-l", "ru")


def positions(output: str) -> list[int]:
    return [int(line.split()[1]) for line in output.splitlines() if line.startswith("After ")]


def test_stepping_at_a_terminal(file: Path) -> None:
    last = len(random_game().moves)
    output = at_a_terminal("\n\n7\nb\nb\nnonsense\n99999\ne\nq\n", "replay", file)
    assert positions(output) == [0, 1, 2, 7, 6, 5, last]
    assert output.count(f"type a number from 0 to {last}") == 2
    assert "Next ▸ ·: Goal board" in output


def test_stepping_ends_with_enter_after_the_last_move_and_with_the_end_of_input(file: Path) -> None:
    last = len(random_game().moves)
    assert positions(at_a_terminal("b\ne\n\n", "replay", file)) == [0, 0, last]
    assert positions(at_a_terminal("\n\x04", "replay", file)) == [0, 1]


# --- what cannot be replayed


def refusal(*words: str | Path) -> str:
    done = run_main("replay", *words)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.strip()


def test_an_illegal_line_is_named_with_what_would_be_legal(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if ": fly " in line)
    state = random_game().replay(place - lines.index("") - 1)
    seat = GAME.waiting(state)[0]
    lines[place] = f"{seat + 1}: fly voradon"
    file.write_text("\n".join(lines), encoding="utf-8")
    legal = ", ".join(action.text for action in GAME.legal(state, seat))
    refused = refusal(file)
    assert f"Line {place + 1}: '{seat + 1}: fly voradon' stands there." in refused
    assert f"legal: {legal}." in refused


def test_a_damaged_line_is_named(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[12] = lines[12][:-2] + "\x00"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"{file}: Line 13: " in refusal(file)


def test_a_wrong_result_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: text.index("result:")] + "result: 1 2\n", encoding="utf-8")
    assert "gives the result 1 2, but the replay ends with" in refusal(file)


def test_what_is_no_record(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert refusal(binary) == f"{binary} is not text in UTF-8; give a text file."
    assert refusal(tmp_path) == f"{tmp_path}: Is a directory."
    assert refusal(tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory."
