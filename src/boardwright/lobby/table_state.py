"""What a table is, as messages: the whole state for one seat, or for somebody who has none."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace as replace_fields

from boardwright.bots import patience
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.identity import told_name
from boardwright.lobby.options import bare_choices, choices, occasion_info
from boardwright.lobby.presence import Presence
from boardwright.lobby.storage import TableRow
from boardwright.lobby.table import LiveTable

encode: Final = msgspec.json.Encoder().encode


def state_for(table: LiveTable, person: str, log_after: int = 0) -> messages.TableState:
    """The whole table for one person, with the log of what came after so many moves."""
    seat, (first, log) = table.row.seat_of(person), log_from(table, log_after)
    view, is_host = views(table, {seat})[seat], table.presence.is_host(table.row, person)
    return state_of(table, common_state(table), view, seat, is_host, True, first, log)


def log_from(table: LiveTable, after: int) -> tuple[int, list[messages.LogTurn]]:
    """The turns that go beyond so many moves, and the move with which they begin."""
    log = table.log_turns(after)
    return log[0].first if log else after + 1, log


def views(table: LiveTable, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any] | msgspec.Raw]:
    """What each seat sees, and who has none (None); where all see the same, it is written once."""
    match, watchers = table.match, list(seats)
    if match is None:
        return {seat: {} for seat in watchers}
    if table.game.all_open:
        return dict.fromkeys(watchers, msgspec.Raw(encode(match.view(None))))
    return {seat: dict(view) for seat, view in zip(watchers, match.views(watchers), strict=True)}


def common_state(table: LiveTable) -> messages.TableState:
    """What everybody is told alike, as somebody is told it who has no seat."""
    match = table.match
    return messages.TableState(
        version=table.row.version,
        table=live_info(table, ""),
        view={},
        holding=None if match is None or table.stopped else match.holding,
        thinking=[seat for seat in match.waiting if table.row.seats[seat].is_played_by_bot] if match else [],
        question="",
        occasion=messages.OccasionInfo(),
        answering=match is not None and match.answering,
        previews=True,
        actions=[],
        courses=[],
        obstacles={},
        preferences={},
        can_undo=False,
        ends_with_reveal=match is not None and match.ends_with_reveal,
        coach=None,
        reveal="",
        log_from=0,
        log=[],
    )


def state_of(
    table: LiveTable,
    common: messages.TableState,
    view: dict[str, Any] | msgspec.Raw,
    you: int | None,
    is_host: bool,
    previews: bool,
    log_from: int,
    log: list[messages.LogTurn] | msgspec.Raw,
) -> messages.TableState:
    """What one seat is told, or who has none."""
    info = replace_fields(common.table, you=you, host=is_host)
    state = replace_fields(common, table=info, view=view, log_from=log_from, log=log)
    match, telling = table.match, table.game.telling
    if you is None:
        return state
    state.preferences, state.coach = table.preferences_of(table.row.seats[you].person), table.coach(you)
    if match is None:
        return state
    state.can_undo = match.can_undo(you)
    if match.holding == you and match.goes_on:
        state.reveal = telling.reveal(match.state)
    if you in match.waiting:
        state.occasion = occasion_info(telling.occasion(match.state, you))
        state.question = telling.prompt(match.state, you)
        asked = (choices if previews else bare_choices)(table.game, match.state, you)
        state.actions, state.courses, state.obstacles = asked.actions, asked.courses, asked.obstacles
        state.previews = previews
    return state


def table_info(row: TableRow, person: str, presence: Presence | None = None) -> messages.TableInfo:
    """A table as one person sees it in lists; nobody is known to be there without a `presence`. No game is
    rebuilt for it."""
    game, host, summary = game_by_name(row.game), row.host if presence is None else presence.host(row), row.summary
    return messages.TableInfo(
        id=row.id,
        game=row.game,
        title=game.telling.title(),
        status=row.status,  # type: ignore[arg-type]  # the store knows only these three
        private=row.private,
        pace=row.pace,  # type: ignore[arg-type]  # the store knows only these three
        options=row.options,
        option_words=[
            game.telling.option_value(option, row.options[option.name])
            for option in game.options
            if row.options[option.name] in option.values
        ],
        seats=[_seat_info(row, number, host, presence) for number in range(len(row.seats))],
        you=row.seat_of(person),
        host=bool(person) and person == host,
        away=row.away,
        waiting=summary.waiting,
        moves=summary.moves,
        progress=summary.progress,
        phase=summary.phase,
        scores=summary.scores,
        winners=summary.winners,
        rivals=summary.rivals,
        updated=row.updated,
        hints=row.allows_hints,
        next_table=row.next_table,
        lesson=row.lesson is not None,
        open=game.all_open,
    )


def live_info(table: LiveTable, person: str) -> messages.TableInfo:
    """A table in memory as one person sees it."""
    info = table_info(table.row, person, table.presence)
    if table.stopped:
        info.status, info.waiting = "playing", []
        info.stopped = common("stopped", since=table.game.changes_since(table.row.rules))
    return info


def _seat_info(row: TableRow, number: int, host: str, presence: Presence | None) -> messages.SeatInfo:
    seat, summary = row.seats[number], row.summary
    return messages.SeatInfo(
        kind=seat.kind,  # type: ignore[arg-type]  # the store knows only these three
        name=told_name(seat.name),
        bot=seat.bot,
        patience=patience(seat.stand_in or seat.bot),
        connected=seat.kind == "bot" if presence is None else presence.is_connected(seat),
        left=seat.left,
        away=presence is not None and presence.may_be_stood_in_for(row, number),
        stand_in=seat.stand_in,
        ready=seat.ready,
        again=seat.again,
        host=seat.is_held and seat.person == host,
        role=summary.roles[number] if summary.roles else "",
        disc=summary.discs[number] if summary.discs else "",
    )
