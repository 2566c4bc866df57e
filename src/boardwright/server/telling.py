"""Games, rules, positions and histories as messages."""

from typing import Any, Final

from boardwright.bots import BOTS
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal
from boardwright.kernel.game import Game, Option
from boardwright.kernel.language import LANGUAGES
from boardwright.server import messages
from boardwright.server.table import LiveTable

_BOT_NAMES: Final = {
    "random": ("random", "случайный", "випадковий"),
    "greedy": ("greedy", "жадный", "жадібний"),
}
_NOTICE: Final = (
    "Unofficial, with words and drawings of our own. Every entry says where its values come from; reconstructed values"
    " are ours and not the printed ones.",
    "Неофициально, слова и рисунки наши. У каждой записи указано, откуда её значения; реконструированные значения —"
    " наши, а не печатные.",
    "Неофіційно, слова й малюнки наші. Біля кожного запису вказано, звідки його значення; реконструйовані значення —"
    " наші, а не друковані.",
)


def game_info(game: Game[Any], language: str) -> messages.GameInfo:
    return messages.GameInfo(
        name=game.name,
        title=game.title[language],
        tagline=game.tagline[language],
        players=list(game.players),
        minutes=game.minutes,
        weight=game.weight,
        options=[_option_info(option, language) for option in game.options],
        preferences=[_option_info(preference, language) for preference in game.preferences],
        bots=[messages.BotInfo(id=id, name=_BOT_NAMES[id][LANGUAGES.index(language)]) for id in BOTS],
    )


def _option_info(option: Option, language: str) -> messages.OptionInfo:
    return messages.OptionInfo(
        name=option.name,
        title=option.title[language],
        default=option.default,
        values=[messages.OptionValue(value=value, words=words[language]) for value, words in option.values.items()],
    )


def rules_info(game: Game[Any], language: str) -> messages.RulesInfo:
    return messages.RulesInfo(
        title=game.title[language],
        notice=_NOTICE[LANGUAGES.index(language)],
        chapters=[
            messages.Chapter(title=chapter.title, paragraphs=list(chapter.paragraphs))
            for chapter in game.rules(language)
        ],
        sections=[
            messages.SectionInfo(
                title=section.title,
                entries=[
                    messages.EntryInfo(id=entry.id, name=entry.name, text=entry.text, source=entry.source)
                    for entry in section.entries
                ],
            )
            for section in game.describe(language, {})
        ],
    )


def position(table: LiveTable, moves: int, holder: str, language: str) -> messages.Position:
    """The table as it was after so many moves, as the asking seat may see it."""
    match = _begun(table)
    last = len(match.record.moves)
    if not 0 <= moves <= last:
        raise CannotParse(f"The table has had {last} moves; ask for a number from 0 to {last}.")
    game, state = table.game, match.record.replay(moves)
    line = table.log_lines(moves - 1, language)[0] if moves else None
    return messages.Position(
        moves=moves,
        last=last,
        view=dict(game.view(state, table.seat_of(holder))),
        words=line.words if line else "",
        seat=line.seat if line else None,
        scores=list(game.scores(state)) if match.over else [],
        progress=game.progress(state, language),
    )


def history(table: LiveTable, language: str) -> messages.History:
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
        point = messages.ScorePoint(
            moves=number,
            scores=list(game.scores(known)),
            rivals=[rival.points for rival in game.rivals(known, language)],
            progress=game.progress(state, language),
        )
        points.append(point)
        if game.round(state) != round_before:
            round_before = game.round(state)
            marks.append(point)
    sources, sheet = game.score_sheet(game.public(match.state), language)
    return messages.History(points=points, marks=marks, sources=list(sources), sheet=[list(row) for row in sheet])


def _begun(table: LiveTable) -> Any:
    if table.match is None:
        raise NotLegal("The game has not begun yet.")
    return table.match
