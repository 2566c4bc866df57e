"""`snellman`: real games row by row, and ours in their notation."""

import json
from pathlib import Path
from random import Random

import pytest

import boardwright
from boardwright import Record
from boardwright.bots import bot
from boardwright.games.terra_mystica.exchange.notation import read_commands
from boardwright.kernel.playout import play_out
from tests.cli.commands import give, random_game, run_main, saved, told

OWN = Path(__file__).parents[1] / "records" / "terra_mystica" / "own_game.txt"
GAME = boardwright.game("terra_mystica")


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """Our own game in the JSON of real games."""
    file = tmp_path / "real.json"
    file.write_text(json.dumps(read_commands(OWN.read_text(encoding="utf-8"))), encoding="utf-8")
    return file


def played() -> Record:
    random = Random(7)
    options = GAME.full_options({"factions": "random", "promo": "all"})
    state = GAME.new(3, options)
    moves = play_out(GAME, state, [bot("random", random) for _ in range(3)], random)
    return Record(GAME, 3, options, moves, ["Anna", "Bert", "Cora"], GAME.scores(state))


def changed(file: Path, folder: Path, old: str, new: str) -> Path:
    other = folder / f"changed-{file.name}"
    text = file.read_text(encoding="utf-8")
    assert old in text
    other.write_text(text.replace(old, new), encoding="utf-8")
    return other


# --- replaying


def test_games_that_match(real: Path) -> None:
    assert told("snellman", real, OWN) == "2 of 2 games match"


def test_the_first_difference_is_shown_with_both_sides(real: Path, tmp_path: Path) -> None:
    game = json.loads(real.read_text(encoding="utf-8"))
    game["rows"][0] |= {"VP": 20, "C": 15, "W": 9, "P": 0, "PW": [5, 7, 0], "CULT": [0, 0, 0, 2]}
    real.write_text(json.dumps(game), encoding="utf-8")
    done = run_main("snellman", real, OWN)
    assert (done.returncode, done.stdout) == (1, "1 of 2 games match\n")
    assert done.stderr == f"{real}: Row 1, witches: 'build C3': W ours 3, the log's 9.\n"


def test_wrong_final_points_are_a_difference(tmp_path: Path) -> None:
    other = changed(OWN, tmp_path, "# Final points: witches 122", "# Final points: witches 123")
    done = run_main("snellman", other)
    assert done.returncode == 1
    assert "Final points: ours {'witches': 122, 'nomads': 118}, the log's {'witches': 123" in done.stderr


def test_a_list_without_final_points_is_replayed_all_the_same(tmp_path: Path) -> None:
    assert told("snellman", changed(OWN, tmp_path, "# Final points:", "# ")) == "1 of 1 games match"


def test_letter_case_says_nothing(tmp_path: Path) -> None:
    other = tmp_path / "loud.txt"
    lines = OWN.read_text(encoding="utf-8").splitlines()
    other.write_text("\n".join(line if line.startswith("#") else line.upper() for line in lines), encoding="utf-8")
    assert told("snellman", other) == "1 of 1 games match"


def test_a_list_can_come_through_a_pipe() -> None:
    assert run_main("snellman", "-", typed=OWN.read_bytes()).stdout == "1 of 1 games match\n"


# --- exporting


def test_a_game_of_ours_is_written_as_commands_that_read_back(tmp_path: Path) -> None:
    record = played()
    file = saved(record, tmp_path)
    text = give("snellman", "--export", file).stdout
    assert text.startswith("option strict-leech\n") and "\noption mini-expansion-1\n" in text
    written = tmp_path / "game.txt"
    assert give("snellman", "--export", file, "--output", written).stdout == ""
    assert written.read_text(encoding="utf-8") == text
    assert told("snellman", written) == "1 of 1 games match"
    assert record.result is not None
    assert list(read_commands(text)["final_vp"].values()) == record.result


# --- what cannot be done


def refusal(*words: str | Path) -> str:
    done = run_main("snellman", *words)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.strip()


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    other_game = saved(random_game(), tmp_path)
    assert refusal("--export", other_game) == (
        f"{other_game} is a game of Age of Wonders: Planetfall; only Terra Mystica has this notation."
    )
    unfinished = saved(played(), tmp_path, 40)
    assert refusal("--export", unfinished) == (
        f"{unfinished} is not finished; only a whole game can be written as commands."
    )
    assert refusal("--export", tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory."


def test_what_does_not_go_together(tmp_path: Path) -> None:
    assert refusal() == "Give games to replay, or --export RECORD."
    assert refusal(OWN, "--export", OWN) == "Either replay FILE... or --export RECORD, not both at once."
    assert refusal(OWN, "--output", tmp_path / "x") == (
        "--output says where --export RECORD writes; there is nothing to export."
    )


@pytest.mark.parametrize(
    ("content", "told_why"),
    [
        ("nonsense", "Line 1: 'nonsense' is neither a set-up line nor 'faction: command'."),
        ("{", "The file is not JSON: "),
        ("[1]", "A real game has options, factions, round_scoring, bonus_in_play, rows, final_vp; "),
        ("", "The list has no line 'score SCOREa,SCOREb,...'."),
    ],
)
def test_what_is_no_game_does_not_match(content: str, told_why: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text(content, encoding="utf-8")
    done = run_main("snellman", bad, OWN)
    assert (done.returncode, done.stdout) == (1, "1 of 2 games match\n")
    assert done.stderr.startswith(f"{bad}: {told_why}") and done.stderr.endswith(".\n")


def test_an_unknown_command_is_named(tmp_path: Path) -> None:
    done = run_main("snellman", changed(OWN, tmp_path, "witches: build C3", "witches: dance C3"))
    assert done.returncode == 1 and "the command 'dance c3' is not understood." in done.stderr


def test_binary_files_and_missing_ones(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "is not text in UTF-8; give a text file." in run_main("snellman", binary).stderr
    assert refusal(tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory."
