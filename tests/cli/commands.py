"""Giving commands: quickly in this process, or as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from typer.testing import CliRunner, Result

import boardwright
from boardwright import Record
from boardwright.bots import bot
from boardwright.cli.main import app, main
from boardwright.kernel.playout import play_out

PACKAGE = Path(boardwright.__file__).parent
GAME = boardwright.game("planetfall")

# The build under test, English whatever the system speaks, and a width that does not depend on the terminal.
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "BOARDWRIGHT_HOME"},
    "PYTHONPATH": str(PACKAGE.parent),
    "PYTHONUTF8": "1",
    "BOARDWRIGHT_LANGUAGE": "en",
    "COLUMNS": "120",
}


def give(*words: str | Path, typed: Sequence[str] = ()) -> Result:
    """A command in this process; `typed` are the lines at its keyboard."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, [str(word) for word in words], input=lines, env={"BOARDWRIGHT_LANGUAGE": "en"})


def told(*words: str | Path, typed: Sequence[str] = ()) -> str:
    """What a command that must succeed prints, its lines joined: how they break depends on the terminal."""
    result = give(*words, typed=typed)
    assert result.exit_code == 0, (result.output, result.exception)
    return " ".join(result.stdout.split())


def run_main(*words: str | Path, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in this process, with all that `main` does around it: refusals and the exit code."""
    line = ["boardwright", *map(str, words)]
    environment = {"BOARDWRIGHT_LANGUAGE": "en", **environment}
    with CliRunner().isolation(typed, environment) as (out, err, _), patch.object(sys, "argv", line):
        with pytest.raises(SystemExit) as end:
            main()
        code = end.value.code if isinstance(end.value.code, int) else 0
        return subprocess.CompletedProcess(line, code, out.getvalue().decode(), err.getvalue().decode())


def process(
    *words: str | Path, typed: bytes = b"", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "boardwright.cli.main", *map(str, words)],
        input=typed,
        cwd=folder,
        env={**ENVIRONMENT, **environment},
        capture_output=True,
        check=False,
    )
    out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    assert "Traceback" not in out + err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def at_a_terminal(typed: str, *words: str | Path) -> str:
    """What is printed when the keyboard is a real terminal, on which all of this has been typed."""
    master, slave = os.openpty()
    try:
        os.write(master, typed.encode())
        command = [sys.executable, "-m", "boardwright.cli.main", *map(str, words)]
        done = subprocess.run(command, stdin=slave, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    finally:
        os.close(master)
        os.close(slave)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def random_game(players: int = 2, seed: int = 1) -> Record:
    """A whole game between random bots, with its result."""
    random = Random(seed)
    options = GAME.full_options(GAME.varied_options())
    state = GAME.new(players, options)
    moves = play_out(GAME, state, [bot("random", random) for _ in range(players)], random)
    return Record(GAME, players, options, moves, ["Anna", "Bert"][:players], GAME.scores(state))


def saved(record: Record, folder: Path, moves: int | None = None) -> Path:
    """The record, or its first moves, in a file."""
    if moves is not None:
        record = Record(record.game, record.players, record.options, record.moves[:moves], record.names)
    file = folder / "game.record"
    file.write_text(record.dumps(), encoding="utf-8")
    return file
