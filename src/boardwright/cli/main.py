"""The `boardwright` command. Whatever goes wrong is told in a sentence; a traceback is a bug."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import boardwright
from boardwright.cli import (
    arena,
    backup,
    bench,
    content,
    describe,
    diff,
    perft,
    play,
    replay,
    serve,
    simulate,
    site,
    snellman,
    study,
    train,
)
from boardwright.cli.common import complaints, explained
from boardwright.kernel.errors import Refusal

app = typer.Typer(
    name="boardwright",
    help="Play, host and study heavy eurogames.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("games")(describe.games)
app.command("describe")(describe.describe)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("perft")(perft.perft)
app.command("bench")(bench.bench)
app.command("diff")(diff.diff)
app.command("snellman")(snellman.snellman)
app.add_typer(content.app, name="content")
app.add_typer(study.app, name="study")


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if boardwright.__compiled__ else "interpreted"
        typer.echo(f"boardwright {boardwright.__version__} ({build} engine)")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and the build.")
    ] = False,
) -> None:
    """Play, host and study heavy eurogames."""


def main() -> None:
    _write_what_can_be_written()
    try:
        app()
    except Refusal as refusal:
        _fail(explained(refusal))
    except (OSError, UnicodeDecodeError) as error:
        _fail(_about_file(error))
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)


def _write_what_can_be_written() -> None:
    """A terminal that lacks a letter shows ? for it; that is no reason to stop a game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _about_file(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "The file is not text in UTF-8; give a text file."
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}."


def _fail(sentence: str) -> None:
    complaints.print(sentence, style="red", markup=False)
    sys.exit(2)


if __name__ == "__main__":
    main()
