"""`play`: a table in the terminal, against bots or hot-seat."""

import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from boardwright.bots import BOTS, bot
from boardwright.cli.common import ContentFile, Language, Options, chosen_language, console, game_options, read_record
from boardwright.cli.draw import draw
from boardwright.cli.words import say
from boardwright.kernel.action import Action
from boardwright.kernel.errors import CannotParse, Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Player
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import names as game_names
from boardwright.server.match import Match

COMMANDS = ("undo", "hint", "board", "log", "info", "save", "quit", "?")
DEFAULT_PLAYERS = 3
LOG_LENGTH = 30


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game; the first there is when not told.")] = "",
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 0,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            "-s",
            metavar="a,b,...",
            help=f"Who sits where: a bot ({', '.join(BOTS)}) or the name of a person. Default: you and greedy bots.",
        ),
    ] = "",
    option: Options = None,
    content: ContentFile = None,
    language: Language = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Make chance and bots repeatable.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, as always for now.")] = True,
) -> None:
    """Play in the terminal against bots, or with others at the same keyboard."""
    language = chosen_language(language)
    random = Random(seed)
    if resume is not None:
        match = Match(read_record(resume), random)
        names = match.record.names or [say("seat", language, n + 1) for n in range(match.record.players)]
    else:
        played = game_by_name(game or game_names()[0])
        options = game_options(played, option, content)
        names = _names(played, players, seats, language)
        match = Match.new(played, len(names), options, names, random)
    Terminal(match, names, random, language).run()


def _names(game: Game[Any], players: int, seats: str, language: str) -> list[str]:
    """Who sits where: bots keep their bot's name with a number, people their own."""
    if not seats:
        players = players or _ask_players(game, language)
        return [say("you", language)] + [f"greedy {n}" for n in range(1, players)]
    names = [name.strip() for name in seats.split(",")]
    if players and players != len(names):
        raise CannotParse(f"--seats names {len(names)} and --players says {players}; give one of the two.")
    if not all(names):
        raise CannotParse("--seats has an empty name; write it like --seats Anna,greedy,Bert.")
    return [f"{name} {names[:n].count(name) + 1}" if name in BOTS else name for n, name in enumerate(names)]


def _ask_players(game: Game[Any], language: str) -> int:
    fewest, most = game.players[0], game.players[-1]
    default = min(max(DEFAULT_PLAYERS, fewest), most)
    while sys.stdin.isatty():
        text = console.input(say("players?", language, fewest, most, default)).strip()
        if not text:
            break
        if text.isdecimal() and int(text) in game.players:
            return int(text)
        console.print(say("number please", language, fewest, most))
    return default


class Terminal:
    """One match in front of one keyboard."""

    def __init__(self, match: Match, names: Sequence[str], random: Random, language: str) -> None:
        self._match = match
        self._names = list(names)
        self._language = language
        self._bots: dict[int, Player] = {
            seat: bot(name.split()[0], random) for seat, name in enumerate(names) if name.split()[0] in BOTS
        }
        self._people = [seat for seat in range(len(names)) if seat not in self._bots]
        self._log: list[str] = []
        # Who has seen the table as it is now; None after it has changed.
        self._shown_to: int | None = None

    def run(self) -> None:
        self._welcome()
        try:
            while not self._match.over:
                seat = self._match.waiting[0]
                if seat in self._bots:
                    self._let_bot_play(seat)
                else:
                    self._let_person_play(seat)
        except (KeyboardInterrupt, EOFError):
            console.print()
            self._quit()
        self._show_result()

    # --- turns

    def _let_bot_play(self, seat: int) -> None:
        with console.status(self._say("thinks", self._names[seat])):
            action = self._bots[seat].choose(self._match.game, self._match.state, seat)
        self._play(seat, action)
        self._shown_to = None  # the table looks different now

    def _let_person_play(self, seat: int) -> None:
        if self._shown_to != seat:
            if len(self._people) > 1:
                console.input(self._say("pass the keyboard", self._names[seat]))
            self._show_board(seat)
            self._shown_to = seat
        actions = self._match.legal(seat)
        self._show_question(seat, actions)
        while True:
            action = self._read(seat, actions)
            if action is not None:
                self._play(seat, action)
                return
            if self._shown_to != seat:
                return

    def _play(self, seat: int, action: Action) -> None:
        words = self._match.game.phrase(self._match.state, seat, action, self._language)
        line = self._say("plays", self._names[seat], words)
        self._log.append(line)
        if seat in self._bots:
            console.print(line, style="dim", markup=False)
        before = len(self._match.record.moves)
        self._match.play(seat, action)
        if len(self._match.record.moves) > before + 1:
            self._shown_to = None  # chance has spoken

    # --- what a person types

    def _read(self, seat: int, actions: Sequence[Action]) -> Action | None:
        """The answer typed, or None when it was a command or not understood."""
        text = console.input(self._say("choose")).strip()
        if text.isdecimal():
            if 1 <= int(text) <= len(actions):
                return actions[int(text) - 1]
            console.print(self._say("no such number", len(actions), text))
            return None
        word, _, rest = text.partition(" ")
        if word in COMMANDS:
            self._command(word, rest.strip(), seat)
            return None
        return self._parsed(text, actions)

    def _parsed(self, text: str, actions: Sequence[Action]) -> Action | None:
        try:
            action = self._match.game.book.parse(text)
        except Refusal:
            action = None
        if action in actions:
            return action
        if text:
            console.print(self._say("not understood", text, ", ".join(COMMANDS)), markup=False)
        return None

    def _command(self, word: str, rest: str, seat: int) -> None:
        if word == "undo":
            self._undo(seat)
        elif word == "hint":
            action = BOTS["greedy"](Random(0)).choose(self._match.game, self._match.state, seat)
            words = self._match.game.phrase(self._match.state, seat, action, self._language)
            console.print(self._say("hint", words), markup=False)
        elif word == "board":
            self._show_board(seat)
            self._show_question(seat, self._match.legal(seat))
        elif word == "log":
            console.print("\n".join(self._log[-LOG_LENGTH:]), markup=False)
        elif word == "info":
            self._show_info(rest)
        elif word == "save":
            self._save(rest)
        elif word == "quit":
            self._quit()
        else:
            console.print(self._say("help"), markup=False)

    def _undo(self, seat: int) -> None:
        if not self._match.can_undo(seat):
            console.print(self._say("cannot undo"))
            return
        undone = self._match.record.moves[-1]
        self._match.undo(seat)
        console.print(self._say("undone", undone.action.text), markup=False)
        self._log.pop()
        self._shown_to = None

    def _show_info(self, word: str) -> None:
        found = False
        for section in self._match.game.describe(self._language, self._match.record.options):
            for entry in section.entries:
                if word and word.casefold() in f"{entry.name} {entry.id}".casefold():
                    console.print(f"{entry.name}: {entry.text} ({entry.source})", markup=False)
                    found = True
        if not found:
            console.print(self._say("info none", word), markup=False)

    def _save(self, name: str) -> bool:
        if not name:
            console.print(self._say("save where"))
            return False
        try:
            Path(name).write_text(self._match.record.dumps(), encoding="utf-8")
        except OSError as error:
            console.print(self._say("cannot save", name, error.strerror), markup=False)
            return False
        console.print(self._say("saved", name, name), markup=False)
        return True

    def _quit(self) -> None:
        """Nothing is lost: a game that was begun is kept in a file of its own."""
        if any(move.seat in self._people for move in self._match.record.moves):
            self._save(f"{self._match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")
        raise typer.Exit

    # --- what a person sees

    def _welcome(self) -> None:
        title = self._match.game.title[self._language]
        if len(self._people) == 1 and self._bots:
            others = ", ".join(self._names[seat] for seat in self._bots)
            console.print(self._say("welcome", title, others), style="bold", markup=False)
        else:
            console.print(self._say("welcome people", title, ", ".join(self._names)), style="bold", markup=False)
        console.print(self._say("reconstructed"), style="dim")

    def _show_board(self, seat: int | None) -> None:
        view = self._match.view(seat)
        options = self._match.record.options
        console.print(draw(self._match.game.name, view, options, self._names, self._language))

    def _show_question(self, seat: int, actions: Sequence[Action]) -> None:
        state, game = self._match.state, self._match.game
        question = self._say("turn", self._names[seat], game.prompt(state, seat, self._language))
        console.print(f"\n{question}", style="bold", markup=False)
        for number, action in enumerate(actions, 1):
            words = game.phrase(state, seat, action, self._language)
            console.print(f" {number:2} {words} [{action.text}]", markup=False)

    def _show_result(self) -> None:
        self._show_board(None)
        scores = self._match.game.scores(self._match.state)
        console.print(f"\n{self._say('result')}", style="bold")
        for score, name in sorted(zip(scores, self._names, strict=True), reverse=True):
            console.print(f" {score:4} {name}", markup=False)
        winners = [self._names[seat] for seat in self._match.game.winners(self._match.state)]
        console.print(self._say("won", ", ".join(winners)), style="bold", markup=False)
        self._save(f"{self._match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")

    def _say(self, key: str, *parts: object) -> str:
        return say(key, self._language, *parts)
