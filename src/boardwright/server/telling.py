"""Games, rules, positions and histories as messages."""

from typing import Any

from boardwright.bots import LEVELS, USUAL
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal
from boardwright.kernel.game import Game
from boardwright.kernel.option import Option
from boardwright.kernel.text import common
from boardwright.server import messages
from boardwright.server.table import LiveTable


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


def position(table: LiveTable, moves: int, holder: str) -> messages.Position:
    """The table as it was after so many moves, as the asking seat may see it."""
    match = _begun(table)
    last = len(match.record.moves)
    if not 0 <= moves <= last:
        raise CannotParse(common("no-move", moves=last))
    game, state = table.game, match.record.replay(moves)
    line = table.log_step(moves) if moves else None
    return messages.Position(
        moves=moves,
        last=last,
        view=dict(game.view(state, table.seat_of(holder))),
        words=line.words if line else "",
        seat=line.seat if line else None,
        scores=list(game.scores(state)) if match.over else [],
        progress=game.telling.progress(state),
    )


def history(table: LiveTable) -> messages.History:
    """Who had how many points when, as far as everybody may know; all of it when the game is over."""
    match = _begun(table)
    game = table.game
    points: list[messages.ScorePoint] = []
    marks: list[messages.ScorePoint] = []
    round_before = 0
    for number, (move, state) in enumerate(match.record.steps(), 1):
        if move.seat == CHANCE and game.waiting(state):
            continue
        known = state if match.over else game.public(state)
        now = game.round(state)
        point = messages.ScorePoint(
            moves=number,
            scores=list(game.scores(known)),
            rivals=[rival.points for rival in game.rivals(known)],
            round=now,
            part=game.telling.part(now) if now else game.telling.progress(state),
        )
        points.append(point)
        if now != round_before:
            round_before = now
            marks.append(point)
    sheet = [list(row) for row in game.score_sheet(game.public(match.state))]
    return messages.History(points=points, marks=marks, sources=list(game.telling.sources()), sheet=sheet)


def _begun(table: LiveTable) -> Any:
    if table.match is None:
        raise NotLegal(common("not-begun"))
    return table.match
