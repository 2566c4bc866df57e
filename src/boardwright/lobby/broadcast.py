"""Sending: what has changed at a table goes to everybody who looks at it."""

import asyncio
from collections.abc import Iterable
from typing import Final
from weakref import ref

import msgspec

from boardwright.lobby import messages
from boardwright.lobby.presence import Viewer
from boardwright.lobby.storage import PresenceUpdate
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import common_state, encode, log_from, state_of, views

LONGEST_WATCH: Final = 3600  # seconds that somebody may look on and wait for another to come back


def broadcast_soon(table: LiveTable) -> None:
    """Send the state to everybody when the event loop comes round: once, whatever else changes until then."""
    if not table.broadcast_is_due:
        table.broadcast_is_due = True
        asyncio.get_running_loop().call_soon(broadcast, table)


def broadcast(table: LiveTable, viewers: Iterable[Viewer] | None = None) -> None:
    """Send the fresh state to everybody who looks, or to some of them. Who sees the same is sent the same bytes."""
    if viewers is None:
        table.broadcast_version, table.broadcast_is_due = table.row.version, False
    moves = 0 if table.match is None else len(table.match.record.moves)
    told: dict[object, bytes] = {}
    # What is the same for all is found once, and what is new in the log is written once.
    host, common = table.presence.host(table.row), common_state(table)
    logs: dict[int, tuple[int, msgspec.Raw]] = {}
    reached = table.presence.viewers if viewers is None else viewers
    looking = [(each, table.row.seat_of(each.person)) for each in reached]
    seen = views(table, {seat for _, seat in looking})
    for viewer, seat in looking:
        # After an undo the turn that is left is told again: it was longer.
        after = viewer.known if viewer.known <= moves else max(moves - 1, 0)
        viewer.known = moves
        is_host = bool(viewer.person) and viewer.person == host
        previews = viewer.previews or not table.game.all_open
        same = (seat, is_host, after, previews)
        if same not in told:
            if after not in logs:
                first, log = log_from(table, after)
                logs[after] = (first, msgspec.Raw(encode(log)))
            told[same] = encode(state_of(table, common, seen[seat], seat, is_host, previews, *logs[after]))
        viewer.send(told[same])


def viewers_changed(table: LiveTable, new: Viewer | None = None) -> None:
    """Who looks on has changed, or what they are to the table."""
    if table.store.bus.name:
        table.store.bus.send(table.presence.update(table.row))
    send_watchers(table, new)


def hear_presence(table: LiveTable, process: str, here: PresenceUpdate | None) -> None:
    """Who looks at it through another process has changed; None: nothing is known of them any more."""
    before = table.presence.elsewhere.pop(process, None)
    table.presence.heard_at.pop(process, None)
    if here is not None and (here.people or here.watchers):
        table.presence.elsewhere[process], table.presence.heard_at[process] = here, table.clock()
    for person in [] if before is None else before.people:
        table.presence.saw(person)
        broadcast_when_away(table, person)
    send_watchers(table)
    if (before.people if before else {}) != (here.people if here else {}):
        broadcast(table)


def broadcast_when_away(table: LiveTable, person: str) -> None:
    """Those who are still there learn when a bot may play for who has gone."""
    here, away = ref(table), table.row.away

    def tell() -> None:
        live = here()
        if live is not None:
            broadcast(live)

    if 0 < away <= LONGEST_WATCH and table.row.seat_of(person) is not None and not table.presence.is_here(person):
        asyncio.get_running_loop().call_later(away + 1, tell)


def send_watchers(table: LiveTable, new: Viewer | None = None) -> None:
    """Say to everybody who looks how many watch, if that has changed; else to one who has just come."""
    watchers = table.presence.watchers(table.row)
    changed, table.presence.sent_watchers = watchers != table.presence.sent_watchers, watchers
    heard = encode(messages.Watchers(count=watchers))
    for viewer in list(table.presence.viewers) if changed else [new] if new and watchers else []:
        viewer.send(heard)


def send_chat(table: LiveTable, *, whole: bool = False) -> None:
    """Send the lines of chat that are new to everybody who looks, or all that are shown."""
    lines = table.chat_lines(0 if whole else table.sent_line)
    table.sent_line = table.last_line
    heard = encode(messages.Chat(lines=lines))
    for viewer in list(table.presence.viewers) if lines else []:
        viewer.send(heard)
