"""Bad input, command by command: a sentence and an exit code, never a traceback."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import ENVIRONMENT, process, random_game, run_main, saved

# Names in braces are the files of `files`. What is not refused by a sentence of ours is refused by the parser.
BAD = {
    "frobnicate": "No such command 'frobnicate'",
    "--frobnicate": "No such option: --frobnicate",
    "games extra": "unexpected extra argument",
    "games -l xx": "There is no language 'xx'; write one of en, ru, uk.",
    "describe": "Missing argument 'GAME'",
    "describe chess": "There is no game 'chess'; there is: age_of_innovation, planetfall",
    "describe ../planetfall": "There is no game '../planetfall'",
    "describe planetfall -l EN": "There is no language 'EN'",
    "describe planetfall --content {none}": "none: No such file or directory.",
    "describe planetfall --content {folder}": "Is a directory.",
    "describe planetfall --content {binary}": "is not text in UTF-8",
    "describe planetfall --content {record}": "is not TOML",
    "describe planetfall --content {deep}": "nests brackets too deeply",
    "describe planetfall --content {long}": "is not TOML",
    "describe planetfall --content {wrong}": "cards.voradonn",
    "play planetfall": "to play in the terminal, add --terminal.",
    "play --seats Anna,Bert": "to play in the terminal, add --terminal.",
    "play --port 0": "'--port': 0 is not in the range",
    "play --terminal chess": "There is no game 'chess'",
    "play --terminal -p 1": "is for 2 to 6 players, not 1.",
    "play --terminal -p 7": "is for 2 to 6 players, not 7.",
    "play --terminal -p -3": "is for 2 to 6 players, not -3.",
    "play --terminal -p many": "'many' is not a valid int",
    "play --terminal --seats Anna": "is for 2 to 6 players, not 1.",
    "play --terminal --seats Anna,,Bert": "--seats has an empty name",
    "play --terminal --seats Anna,Anna": "--seats names somebody twice",
    "play --terminal --seats 'greedy 1,greedy'": "--seats names somebody twice",
    "play --terminal --seats a,b,c -p 2": "--seats names 3 and --players says 2",
    "play --terminal --seats a,b,c,d,e,f,g": "is for 2 to 6 players, not 7.",
    "play --terminal -p 2 -o sides": "'sides' is not an option; write NAME=VALUE, as in commanders=random.",
    "play --terminal -p 2 -o sides=B": "Option 'sides' cannot be 'B'; write one of A, free.",
    "play --terminal -p 2 -o colour=red": "has no option 'colour'; it has commanders, sides, content.",
    "play --terminal -p 2 -o content=nonsense": "content",
    "play --terminal -p 2 --content {none}": "No such file or directory.",
    "play --terminal --seed x": "'x' is not a valid int",
    "play --terminal --resume {none}": "No such file or directory.",
    "play --terminal --resume {folder}": "Is a directory.",
    "play --terminal --resume {binary}": "is not text in UTF-8",
    "play --terminal --resume {wrong}": "This is not a record",
    "play --terminal --resume {empty}": "This is not a record: it is empty",
    "play --terminal --resume {illegal}": "is not legal now; legal: ",
    "play --terminal --resume {record} --players 3": "A saved game goes on as it was set up",
    "simulate": "Missing argument 'GAME'",
    "simulate chess": "There is no game 'chess'",
    "simulate planetfall -p 9": "is for 2 to 6 players, not 9.",
    "simulate planetfall -n 0": "0 is not in the range x>=1",
    "simulate planetfall -b genius": "There is no bot 'genius'; there is random, novice, greedy, casual, strong.",
    "simulate planetfall -p 3 -b greedy,random": "--bots names 2 bots for 3 players; name one for each",
    "simulate planetfall -p 2 -b greedy,": "There is no bot ''",
    "simulate planetfall -w -1": "-1 is not in the range x>=0",
    "simulate planetfall -o sides": "write NAME=VALUE",
    "simulate planetfall --seed 1.5": "'1.5' is not a valid int",
    "replay": "Missing argument 'FILE'",
    "replay {none}": "No such file or directory.",
    "replay {folder}": "Is a directory.",
    "replay {binary}": "is not text in UTF-8",
    "replay {empty}": "This is not a record: it is empty",
    "replay {illegal}": "Line ",
    "replay {damaged}": "Line ",
    "replay {record} --to 99999": "moves; --to 99999 is beyond its end.",
    "replay {record} --to -1": "-1 is not in the range x>=0",
    "replay {record} -l xx": "There is no language 'xx'",
    "perft": "Perft needs a game, as in `boardwright perft planetfall`, or --record FILE.",
    "perft chess": "There is no game 'chess'",
    "perft planetfall -d 0": "0 is not in the range x>=1",
    "perft planetfall -p 8": "is for 2 to 6 players, not 8.",
    "perft planetfall --to 3": "--to counts the moves of a record; give it with --record FILE.",
    "perft --record {record} --to 99999": "--to 99999 is beyond its end.",
    "perft --record {binary}": "is not text in UTF-8",
    "perft --record {illegal}": "is not legal now; legal: ",
    "diff": "Missing argument 'RECORD...'",
    "diff {record}": "Diff needs another engine: --against DIR",
    "diff {record} --against {folder}": "holds no `boardwright` package; give the folder above it, such as src.",
    "diff {record} --against {none}": "holds no `boardwright` package",
    "diff {none} --against {folder}": "No such file or directory.",
    "diff - --against {folder}": "give files, not standard input.",
    "bench chess": "There is no game 'chess'",
    "bench planetfall -p 1": "is for 2 to 6 players, not 1.",
    "bench planetfall --seconds 0": "0.0 is not in the range x>=0.1",
    "bench planetfall --rounds none": "'none' is not a valid int",
    "content frobnicate": "No such command 'frobnicate'",
    "content export": "Missing argument 'GAME'",
    "content export chess": "There is no game 'chess'",
    "content export planetfall {record}": "exists already; give the name of a new file.",
    "content export planetfall {none}/file": "No such file or directory.",
    "content check planetfall": "Missing argument 'FILE'",
    "content check chess {wrong}": "There is no game 'chess'",
    "content check planetfall {none}": "No such file or directory.",
    "content check planetfall {folder}": "Is a directory.",
    "content check planetfall {binary}": "is not text in UTF-8",
    "content check planetfall {deep}": "nests brackets too deeply",
    "content check planetfall {wrong}": "1 thing to put right.",
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("bad")
    texts = {
        "record": random_game().dumps(),
        "illegal": random_game().dumps().replace(": fly ", ": restrain ", 1),
        "damaged": random_game().dumps().replace("chance", "chanxe"),
        "empty": "",
        "wrong": '[cards]\nvoradonn.reward = "9p"\n',
        "deep": "a = " + "[" * 100_000,
        "long": "a = " + "9" * 10_000,
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "binary").write_bytes(bytes(range(256)))
    return {name: folder / name for name in (*texts, "binary", "none")} | {"folder": folder}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_told_in_a_sentence(line: str, files: dict[str, Path]) -> None:
    done = run_main(*shlex.split(line.format(**files)))
    assert (done.returncode, done.stdout) == (2, "")
    assert BAD[line] in _unboxed(done.stderr)


def _unboxed(text: str) -> str:
    """Without the box that the parser draws around its sentence."""
    return " ".join(word for word in text.split() if word != "│")


@pytest.mark.parametrize("line", ["frobnicate", "replay {illegal}"])
def test_so_it_is_in_a_process_of_its_own(line: str, files: dict[str, Path]) -> None:
    done = process(*shlex.split(line.format(**files)))
    assert (done.returncode, done.stdout) == (2, "")
    assert BAD[line] in _unboxed(done.stderr)


def test_a_record_with_a_content_option_of_brackets_is_refused(tmp_path: Path) -> None:
    file = saved(random_game(), tmp_path)
    text = file.read_text(encoding="utf-8").replace("content: built-in", "content: " + "[" * 100_000)
    file.write_text(text, encoding="utf-8")
    done = run_main("replay", file)
    assert done.returncode == 2
    assert "content" in done.stderr


def test_a_reader_that_stops_reading_is_no_trouble() -> None:
    command = [sys.executable, "-m", "boardwright.cli.main", "describe", "planetfall"]
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout is not None and writer.stderr is not None
        writer.stdout.readline()
        writer.stdout.close()
        assert writer.stderr.read() == b""


def test_refusals_are_told_in_the_language_asked_for() -> None:
    assert run_main("describe", "chess", "-l", "ru").stderr.startswith("Игры 'chess' нет; есть: ")
    assert process("perft", "chess", BOARDWRIGHT_LANGUAGE="uk").stderr.startswith("Гри 'chess' немає; є: ")
    assert run_main("games", "-l", "xx", BOARDWRIGHT_LANGUAGE="uk").stderr == "Мови 'xx' немає; є: en, ru, uk.\n"
