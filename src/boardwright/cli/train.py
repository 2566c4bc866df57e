"""`train`: a game's forecast learned in generations of games."""

import json
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from boardwright.bots import BOTS, USUAL, bot
from boardwright.cli.arena import Address, WithRay, Workers, progress_bar, ratings_table
from boardwright.cli.common import ContentFile, GameName, Options, Seed, console, game_options
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.registry import game as game_by_name
from boardwright.training.arena import Row
from boardwright.training.pool import pool


def train(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", "-f", metavar="FOLDER", help="Where all is kept. Default: training/GAME."),
    ] = None,
    generations: Annotated[int, typer.Option("--generations", "-g", min=1, help="How many there shall be.")] = 3,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players at a table.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="Games that a generation learns from.")] = 400,
    deals: Annotated[
        int, typer.Option("--deals", "-d", min=1, help="Deals that judge it; at each, every two meet twice.")
    ] = 200,
    anchor: Annotated[
        str, typer.Option("--anchor", help=f"Against whom every generation is measured: {', '.join(BOTS)}.")
    ] = USUAL,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin from nothing, not from what the game has learned.")
    ] = False,
    searched: Annotated[
        int,
        typer.Option("--searched", min=0, help="One round in so many is searched, the others played fast; 0: none."),
    ] = 3,
    margin: Annotated[
        float, typer.Option("--margin", min=0, help="How much the margin to the table counts beside the own points.")
    ] = 0.0,
    network: Annotated[
        bool, typer.Option("--network", help="Teach a small network what the linear forecast leaves over.")
    ] = False,
    trace: Annotated[
        float,
        typer.Option(
            "--trace",
            min=0,
            max=1,
            help="How much the points at the end count, beside what the forecast said a round later: TD(λ).",
        ),
    ] = 1.0,
    playouts: Annotated[
        int,
        typer.Option("--playouts", min=0, help="Games played out from each table to learn from; 0: only its own."),
    ] = 0,
    seed: Seed = 1,
    option: Options = None,
    content: ContentFile = None,
    workers: Workers = 0,
    ray: WithRay = False,
    address: Address = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Teach the forecast of a game: play, learn from it, judge what was learned, again and again.

    A generation is taken if it beats the one before and the anchor over paired games, and makes more points among its
    own kind than the one before. Whenever it is stopped, the same
    command goes on from there; when it is done, the same command with more generations goes on too. The same seed gives
    the same weights."""
    try:
        from boardwright.training.train import Course, Training
    except ImportError:
        raise CannotParse("Learning needs numpy: pip install 'boardwright[study]'.") from None
    played = game_by_name(game)
    options = game_options(played, option, content, played.varied_options())
    played.new(players, options)
    bot(anchor, Random())
    course = Course(
        game,
        players,
        tuple(options.items()),
        seed,
        games,
        deals,
        anchor,
        anew,
        searched,
        margin,
        network,
        trace,
        playouts,
    )
    training = Training(folder or Path("training") / game, course)
    workforce = pool(workers, ray, address)
    with progress_bar() as progress:
        while len(training.generations) < generations:
            told = training.go_on(workforce, progress)
            if not as_json:
                _print(told)
    if as_json:
        typer.echo(json.dumps(training.state, ensure_ascii=False, indent=1))
    else:
        taken = [each["generation"] for each in training.generations if each["taken"]]
        best = f"the best is generation {taken[-1]}: {training.folder / 'forecast.json'}" if taken else "none was taken"
        console.print(f"{len(training.generations)} generations; {best}.", soft_wrap=True)


# Any: a generation as `Training` notes it.
def _print(told: dict[str, Any]) -> None:
    off = ", ".join(f"round {round} {each['forecast']}" for round, each in told["off by"].items() if each)
    verdict = "taken" if told["taken"] else "not taken"
    console.print(f"generation {told['generation']}: {verdict}; {told['games']} games, off by: {off}", soft_wrap=True)
    if own := told.get("at own tables"):
        console.print(
            f"among its own kind {own['candidate']} points, the present one {own['present']}: a difference of"
            f" {own['difference']} ± {own['95 %']}",
            soft_wrap=True,
        )
    if told["arena"]:
        console.print(ratings_table([Row(**row) for row in told["arena"]]))
