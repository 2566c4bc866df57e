"""`play`: the web table in a browser, or a table in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from boardwright.bots import BOTS, USUAL
from boardwright.cli.common import ContentFile, Language, Options
from boardwright.cli.serve import Data, Host, Site, run
from boardwright.cli.terminal import play_in_terminal
from boardwright.kernel.errors import CannotParse

IN_THE_TERMINAL = "In the terminal"


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="With --terminal: the game; the lightest when not told.")
    ] = "",
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help="Play in the terminal instead.")] = False,
    host: Host = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=1, max=65535, help="The port; the next free one when it is taken.")
    ] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    data: Data = None,
    players: Annotated[
        int, typer.Option("--players", "-p", help="Number of players.", rich_help_panel=IN_THE_TERMINAL)
    ] = 0,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            "-s",
            metavar="a,b,...",
            help=f"Who sits where: a bot ({', '.join(BOTS)}) or the name of a person. Default: you and {USUAL} bots.",
            rich_help_panel=IN_THE_TERMINAL,
        ),
    ] = "",
    option: Options = None,
    content: ContentFile = None,
    language: Language = "",
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="Make chance and bots repeatable.", rich_help_panel=IN_THE_TERMINAL),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a saved game.", rich_help_panel=IN_THE_TERMINAL),
    ] = None,
) -> None:
    """Start the web table and open it in a browser: play with bots, send friends a link."""
    if terminal:
        play_in_terminal(game, players, seats, option, content, language, seed, resume)
    elif game or players or seats or option or content or seed is not None or resume:
        raise CannotParse("In the browser a game is set up on its page; to play in the terminal, add --terminal.")
    else:
        run(Site(host, port, any_port=True), data, browser=not no_browser)
