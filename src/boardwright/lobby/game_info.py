"""Games, rules and their example as messages."""

from functools import cache
from typing import Any, cast

from boardwright.bots import LEVELS, USUAL
from boardwright.kernel.game import Game
from boardwright.kernel.option import Option
from boardwright.kernel.record import Record
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.match import Match
from boardwright.lobby.storage import SeatRow, TableRow, TableSnapshot, TableStore
from boardwright.lobby.table import LiveTable, describe, moves_of
from boardwright.lobby.table_state import state_for
from boardwright.words import example_of


def game_info(game: Game[Any]) -> messages.GameInfo:
    return messages.GameInfo(
        name=game.name,
        title=game.telling.title(),
        tagline=game.telling.tagline(),
        players=list(game.players),
        minutes=game.minutes,
        weight=game.weight,
        options=[_option_info(game, option) for option in game.options],
        preferences=[_option_info(game, preference) for preference in game.preferences],
        bots=[
            messages.BotInfo(
                id=id,
                name=common(f"bot-{id}"),
                text=common(f"bot-{id}-text"),
                points=game.study.usual_points.get(id),
            )
            for id in LEVELS
        ],
        usual_bot=USUAL,
        lesson=_lesson_info(game),
    )


def _lesson_info(game: Game[Any]) -> messages.LessonInfo | None:
    lesson = game.lesson
    if lesson is None:
        return None
    return messages.LessonInfo(minutes=lesson.minutes, ideas=len(lesson.ideas), bots=lesson.players - 1)


def _option_info(game: Game[Any], option: Option) -> messages.OptionInfo:
    return messages.OptionInfo(
        name=option.name,
        title=game.telling.option(option),
        default=option.default,
        values=[
            messages.OptionValue(value=value, words=game.telling.option_value(option, value)) for value in option.values
        ],
    )


def rules_info(game: Game[Any]) -> messages.RulesInfo:
    return messages.RulesInfo(
        title=game.telling.title(),
        notice=common("unofficial"),
        sections=[
            messages.SectionInfo(
                title=section.title,
                entries=[
                    messages.EntryInfo(id=piece.id, name=piece.name, text=piece.text, source=piece.source)
                    for piece in section.pieces
                ],
            )
            for section in game.telling.describe(game.full_options({}))
        ],
    )


# Whoever reads the rules sits where the record stops.
READER = "reader"


@cache
def example(game: str) -> messages.TableState | None:
    """None where a game has no such table."""
    text = example_of(game)
    if not text:
        return None
    record = Record.loads(text)
    match = Match(record)
    seats = [SeatRow("person", name) for name in record.names]
    seats[match.waiting[0]].person = READER
    options = record.game.full_options(record.options)
    row = TableRow("", game, options, seats, "", True, "brisk", "playing", 0, 0.0, rules=record.rules)
    describe(row, match)
    # Nobody changes this table, so it needs no place to be kept.
    table = LiveTable(TableSnapshot(row, moves_of(match)), cast(TableStore, None))
    return state_for(table, READER, len(record.moves))
