"""What a table was: its positions, move by move, and who had how many points when."""

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record
from boardwright.kernel.text import Text, common
from boardwright.lobby import messages


def position(record: Record, moves: int, seat: int | None, *, over: bool) -> messages.Position:
    """The table as it was after so many moves, as a seat may see it."""
    last = len(record.moves)
    if not 0 <= moves <= last:
        raise CannotParse(common("no-move", moves=last))
    game, state = record.game, record.replay(max(moves - 1, 0))
    words: Text = ""
    seat_of_move = None
    if moves:  # its words are those that the log has for it, found on the same replay
        move = record.moves[moves - 1]
        words = game.telling.line(state, move.seat, move.action)
        seat_of_move = None if move.seat == CHANCE else move.seat
        game.apply(state, move.seat, move.action)
    return messages.Position(
        moves=moves,
        last=last,
        view=dict(game.view(state, seat)),
        words=words,
        seat=seat_of_move,
        scores=list(game.scores(state)) if over else [],
        progress=game.telling.progress(state),
        phase=game.telling.phase(state),
    )


def history(record: Record, *, over: bool) -> messages.History:
    """Who had how many points when, as far as everybody may know; all of it when the game is over."""
    game = record.game
    points: list[messages.ScorePoint] = []
    marks: list[messages.ScorePoint] = []
    round_before = 0
    state = record.game.new(record.players, record.options)
    for number, (move, state) in enumerate(record.steps(), 1):
        if move.seat == CHANCE and game.waiting(state):
            continue
        known = state if over else game.public(state)
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
    sheet = [list(row) for row in game.score_sheet(game.public(state))]
    return messages.History(points=points, marks=marks, sources=list(game.telling.sources()), sheet=sheet)
