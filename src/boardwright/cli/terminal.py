"""A table in the terminal, against bots or hot-seat: `play --terminal`."""

import re
import sys
from collections.abc import Sequence
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from boardwright.bots import BOTS, USUAL, bot
from boardwright.cli.common import chosen_language, console, game_options, moves_in_words, names_of, read_record
from boardwright.kernel.action import Action
from boardwright.kernel.errors import CannotParse, Refusal
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.playout import Player
from boardwright.kernel.record import FIRST_LINE
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games
from boardwright.kernel.text import Argument, common
from boardwright.lobby.match import Match
from boardwright.terminal.draw import draw
from boardwright.terminal.words import reader, say

COMMANDS = ("undo", "hint", "board", "log", "info", "save", "quit", "?")
DEFAULT_PLAYERS = 3
LOG_LENGTH = 30
# From this width on, the text of every answer stands beside its words.
WIDE = 110
# What bots are called at a table: "casual 2".
BOT_NAME = re.compile(rf"({'|'.join(BOTS)})( \d+)?")


def play_in_terminal(
    game: str,
    players: int,
    seats: str,
    option: list[str] | None,
    content: Path | None,
    language: str,
    seed: int | None,
    resume: Path | None,
) -> None:
    """Play a new game, or go on with a saved one."""
    language = chosen_language(language)
    random = Random(seed)
    _forgive_bytes_that_are_no_text()
    if resume is None:
        match = _new_match(game, players, seats, option, content, language, random)
    elif players or seats or option or content:
        raise CannotParse("A saved game goes on as it was set up; give --resume without players, seats and options.")
    else:
        match = Match(read_record(resume), random)
    Terminal(match, random, language).run()


def _forgive_bytes_that_are_no_text() -> None:
    """A stray byte on the keyboard is a wrong answer, not the end of the game."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _new_match(
    game: str,
    players: int,
    seats: str,
    option: list[str] | None,
    content: Path | None,
    language: str,
    random: Random,
) -> Match:
    played = game_by_name(game) if game else min(games(), key=lambda each: each.weight)
    options = game_options(played, option, content)
    if players and not seats:
        played.new(players, options)  # refuses a number that cannot play
    names = _seated(seats, players) if seats else _you_and_bots(played, players, language)
    return Match.new(played, len(names), options, names, random)


def _you_and_bots(game: Game[Any], players: int, language: str) -> list[str]:
    players = players or _ask_players(game, language)
    return [say("you", language)] + [f"{USUAL} {n}" for n in range(1, players)]


def _seated(seats: str, players: int) -> list[str]:
    """Who sits where: bots keep their bot's name with a number, people their own."""
    names = [" ".join(name.split()) for name in seats.split(",")]
    if players and players != len(names):
        raise CannotParse(f"--seats names {len(names)} and --players says {players}; give one of the two.")
    if not all(names):
        raise CannotParse("--seats has an empty name; write it like --seats Anna,casual,Bert.")
    names = [f"{name} {names[: n + 1].count(name)}" if name in BOTS else name for n, name in enumerate(names)]
    if len(set(names)) < len(names):
        raise CannotParse("--seats names somebody twice; give each person a name of their own.")
    return names


def _ask_players(game: Game[Any], language: str) -> int:
    fewest, most = game.players[0], game.players[-1]
    default = min(max(DEFAULT_PLAYERS, fewest), most)
    while sys.stdin.isatty():
        text = console.input(say("how-many-players", language, fewest=fewest, most=most, usual=default)).strip()
        if not text:
            break
        if text.isdecimal() and int(text) in game.players:
            return int(text)
        console.print(say("number-please", language, fewest=fewest, most=most))
    return default


class Terminal:
    """One match in front of one keyboard."""

    def __init__(self, match: Match, random: Random, language: str) -> None:
        self._match = match
        self._options = match.game.full_options(match.record.options)
        self._names = names_of(match.record, language)
        self._language = language
        self._read_out = reader(language)
        seated = {seat: BOT_NAME.fullmatch(name) for seat, name in enumerate(self._names)}
        self._bots: dict[int, Player] = {seat: bot(found[1], random) for seat, found in seated.items() if found}
        self._people = [seat for seat in seated if seat not in self._bots]
        self._at_keyboard: int | None = None
        # Whether the person at the keyboard has seen the table as it is now.
        self._table_seen = False

    def run(self) -> None:
        self._welcome()
        finished_before = self._match.over
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
        if not finished_before:
            self._save(self._new_file(), "finished")

    # --- turns

    def _let_bot_play(self, seat: int) -> None:
        with console.status(self._say("thinks", who=self._names[seat])):
            action = self._bots[seat].choose(self._match.game, self._match.state, seat)
        words = self._read_out(self._match.game.telling.line(self._match.state, seat, action))
        console.print(_set_in(f"{self._names[seat]}:", words), style="dim")
        self._match.play(seat, action)
        self._table_seen = False

    def _let_person_play(self, seat: int) -> None:
        if self._at_keyboard != seat:
            self._hand_keyboard_to(seat)
        if not self._table_seen:
            self._show_board(seat)
            self._table_seen = True
        actions = self._match.legal(seat)
        self._show_question(seat, actions)
        action = None
        while action is None and self._table_seen:
            action = self._read(seat, actions)
        if action is not None:
            before, round_before = len(self._match.record.moves), self._round()
            self._match.play(seat, action)
            # Or chance has spoken, or another round has begun.
            self._table_seen = len(self._match.record.moves) == before + 1 and self._round() == round_before

    def _round(self) -> int:
        return self._match.game.round(self._match.state)

    def _hand_keyboard_to(self, seat: int) -> None:
        if len(self._people) > 1:
            console.print(self._say("pass-the-keyboard", who=self._names[seat]), end="", markup=False)
            console.input()
        self._at_keyboard = seat
        self._table_seen = False

    # --- what a person types

    def _read(self, seat: int, actions: Sequence[Action]) -> Action | None:
        """The answer typed, or None when it was a command or not understood."""
        text = console.input(self._say("choose")).strip()
        numbers = [str(number) for number in range(1, len(actions) + 1)]
        if text in numbers:
            return actions[numbers.index(text)]
        word, _, rest = text.partition(" ")
        if word.lower() in COMMANDS:
            self._command(word.lower(), rest.strip(), seat, actions)
            return None
        if text.isdecimal():
            console.print(self._say("no-such-number", last=len(actions), typed=_shortened(text)))
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
            typed, example = repr(_shortened(text)), repr(actions[0].text)
            console.print(self._say("not-understood", typed=typed, example=example, commands=COMMANDS), markup=False)
        return None

    def _command(self, word: str, rest: str, seat: int, actions: Sequence[Action]) -> None:
        if word == "undo":
            self._undo(seat)
        elif word == "hint":
            self._show_hint(seat, actions)
        elif word == "board":
            self._show_board(seat)
            self._show_question(seat, actions)
        elif word == "log":
            self._show_log()
        elif word == "info":
            self._show_info(rest)
        elif word == "save":
            self._save(rest, "saved")
        elif word == "quit":
            self._quit()
        else:
            console.print(self._say("help", example=repr(actions[0].text)), markup=False)

    def _undo(self, seat: int) -> None:
        if not self._match.can_undo(seat):
            console.print(self._say("cannot-undo"))
            return
        undone = self._match.record.moves[-1]
        self._match.undo(seat)
        console.print(self._say("undone", answer=undone.action.text), markup=False)
        self._table_seen = False

    def _show_hint(self, seat: int, actions: Sequence[Action]) -> None:
        action = bot("greedy", Random(0)).choose(self._match.game, self._match.state, seat)
        words = self._phrase(seat, action)
        console.print(self._say("hint", number=actions.index(action) + 1, words=words), markup=False)

    def _show_log(self) -> None:
        for number, words in list(moves_in_words(self._match.record, self._language))[-LOG_LENGTH:]:
            console.print(_set_in(f"{number:4}", words))

    def _show_info(self, word: str) -> None:
        sections = self._match.game.telling.describe(self._options)
        read = self._read_out
        if not sections:
            console.print(self._say("info-none", word=repr(_shortened(word))), markup=False)
            return
        if not word:
            console.print(self._say("info-what", example=read(sections[0].pieces[0].name)), markup=False)
            return
        found = False
        for section in sections:
            for piece in section.pieces:
                name = read(piece.name)
                if word.casefold() in f"{name} {piece.id}".casefold():
                    console.print(f"{name}: {read(piece.text)} ({read(piece.source)})", markup=False)
                    found = True
        if not found:
            console.print(self._say("info-none", word=repr(_shortened(word))), markup=False)

    def _save(self, name: str, sentence: str) -> None:
        if not name:
            console.print(self._say("save-where"))
            return
        try:
            file = Path(name).expanduser()
            if file.exists() and not file.read_text(encoding="utf-8").startswith(FIRST_LINE):
                console.print(self._say("other-file", file=name), markup=False)
                return
            file.write_text(self._match.record.dumps(), encoding="utf-8")
        # ValueError: a name no file can have, or a file that is no text. RuntimeError: the home of nobody.
        except (OSError, ValueError, RuntimeError) as error:
            reason = (error.strerror or "") if isinstance(error, OSError) else str(error)
            console.print(self._say("cannot-save", file=_shortened(name), reason=reason), markup=False)
            return
        console.print(self._say(sentence, file=str(file)), markup=False, soft_wrap=True)

    def _quit(self) -> None:
        """Nothing is lost: a game that was begun is kept in a file of its own."""
        if any(move.seat in self._people for move in self._match.record.moves):
            self._save(self._new_file(), "saved")
        raise typer.Exit

    def _new_file(self) -> str:
        """A name that no file has yet."""
        stem = f"{self._match.game.name}-{datetime.now():%Y%m%d-%H%M%S}"
        name, again = f"{stem}.record", 1
        while Path(name).exists():
            again += 1
            name = f"{stem}-{again}.record"
        return name

    # --- what a person sees

    def _welcome(self) -> None:
        title = self._read_out(self._match.game.telling.title())
        if len(self._people) == 1 and self._bots:
            others = [self._names[seat] for seat in self._bots]
            console.print(self._say("welcome", game=title, others=others), style="bold", markup=False)
        else:
            console.print(self._say("welcome-people", game=title, players=self._names), style="bold", markup=False)
        if any(option.name == "content" for option in self._match.game.options):
            console.print(self._say("reconstructed"), style="dim")

    def _show_board(self, seat: int | None) -> None:
        view = self._match.view(seat)
        answers = () if seat is None else self._match.legal(seat)
        numbers = {action.text: number for number, action in enumerate(answers, 1)}
        console.print(draw(self._match.game.name, view, self._options, self._names, self._language, numbers))

    def _show_question(self, seat: int, actions: Sequence[Action]) -> None:
        state, game = self._match.state, self._match.game
        prompt, calls = game.telling.prompt(state, seat), game.telling.occasion(state, seat).words
        asked = common("at", place=calls, what=prompt) if calls else prompt
        question = self._say("turn", who=self._names[seat], what=self._read_out(asked))
        console.print(f"\n{question}", style="bold", markup=False)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right", no_wrap=True, style="bold", min_width=2)
        table.add_column()
        table.add_column(style="dim")
        for number, action in enumerate(actions, 1):
            words = Text(self._phrase(seat, action))
            table.add_row(str(number), words, *([Text(action.text)] if console.width >= WIDE else []))
        console.print(table)

    def _show_result(self) -> None:
        self._show_board(None)
        game, state = self._match.game, self._match.state
        rivals = game.rivals(state)
        called = [self._read_out(game.telling.rival(number)) for number in range(len(rivals))]
        places = [
            *zip(game.scores(state), self._names, strict=True),
            *[(rival.points, name) for rival, name in zip(rivals, called, strict=True)],
        ]
        console.print(f"\n{self._say('result')}", style="bold")
        for score, name in sorted(places, reverse=True):
            console.print(f" {score:4} {name}", markup=False)
        best = max(game.scores(state))
        winners = [self._names[seat] for seat in game.winners(state)]
        winners += [name for rival, name in zip(rivals, called, strict=True) if rival.points >= best]
        # Who plays alone for a goal may lose to nobody.
        words = self._say("won", winners=winners) if winners else self._say("lost", losers=self._names)
        console.print(words, style="bold", markup=False)

    def _phrase(self, seat: int, action: Action) -> str:
        """An answer in words, with what it pays and brings."""
        game, state = self._match.game, self._match.state
        return self._read_out(game.telling.phrase(state, seat, action, try_out(game, state, seat, [action]).entries))

    def _say(self, id: str, **parts: Argument) -> str:
        return say(id, self._language, **parts)


def _set_in(label: str, words: str) -> Table:
    """A label and words beside it, which stay beside it where they take several lines."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_row(Text(label), Text(words))
    return table


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]}…"
