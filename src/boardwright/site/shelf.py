"""The tables of one device, kept by its browser: in memory as they are, and on the shelf as text after every event."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, Final, Protocol

import msgspec

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import common
from boardwright.lobby.errors import StorageUnavailable
from boardwright.lobby.identity import is_table_name
from boardwright.lobby.storage import (
    NEW,
    Bus,
    ChatRow,
    Commit,
    LocalBus,
    MoveRow,
    SeatRow,
    Summary,
    TableRow,
    TableSnapshot,
    VersionConflict,
)

FORMAT: Final = 1
PREFERENCES: Final = "preferences"  # under this name; tables are kept under theirs, and none is called so
LONGEST_FILE: Final = 50_000_000  # letters of what somebody brings


class Shelf(Protocol):
    """The browser's own store, on the other side of the worker."""

    async def put(self, name: str, text: str) -> str:
        """Keep a text, for good once this returns; '' or, in one word, why it cannot: 'full', 'refused'."""

    async def remove(self, name: str) -> str:
        """Keep a text no longer; '' or why it cannot be done, as above."""

    async def all(self) -> Sequence[Sequence[str]]:
        """Names and texts."""


def dumps(kept: TableSnapshot) -> str:
    row = kept.row
    summary = json.loads(msgspec.json.encode(row.summary))
    told = {
        "format": FORMAT,
        "row": {**row.__dict__, "seats": [asdict(seat) for seat in row.seats], "summary": summary},
        "moves": [[move.seat, move.action] for move in kept.moves],
        "keys": sorted(kept.keys),
        "chat": [asdict(line) for line in kept.chat],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> TableSnapshot:
    """Raises ValueError where it is none of ours, or was written by a later version."""
    try:
        told = json.loads(text)
        if told["format"] > FORMAT:
            raise ValueError(f"it was kept by a later version, in format {told['format']}")
        row = told["row"] | {
            "seats": [SeatRow(**_known(SeatRow, seat)) for seat in told["row"]["seats"]],
            "muted": dict(told["row"].get("muted", ())),
            "summary": msgspec.json.decode(json.dumps(told["row"].get("summary", {})), type=Summary),
        }
        return TableSnapshot(
            TableRow(**_known(TableRow, row)),
            [MoveRow(int(seat), str(action)) for seat, action in told["moves"]],
            set(told["keys"]),
            [ChatRow(**_known(ChatRow, line)) for line in told["chat"]],
        )
    except (KeyError, TypeError, AttributeError, RecursionError, msgspec.ValidationError) as error:
        raise ValueError(f"it is no table: {error}") from error


# Any: what JSON holds.
def _known(kind: type[Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """Without what another version has noted besides. Persons were holders once."""
    names = {each.name for each in fields(kind)}
    known = {name: value for name, value in told.items() if name in names}
    return known | {"person": told["holder"]} if "holder" in told else known


def _check(trouble: str) -> None:
    if trouble:
        raise StorageUnavailable(common(f"device-{trouble}"))


class DeviceStore:
    """A `Keeper` for the people at one device."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._tables: dict[str, TableSnapshot] = {}
        self._preferences: dict[str, dict[str, dict[str, str]]] = {}  # by person and game
        self.unreadable: list[str] = []  # names of what lies on the shelf and cannot be read; it stays there
        self.bus: Bus = LocalBus()

    async def open(self, patience: float = 0.0) -> None:
        for name, text in await self._shelf.all():
            try:
                if name == PREFERENCES:
                    self._preferences = json.loads(text)
                else:
                    self._tables[str(name)] = loads(str(text))
            except ValueError:
                self.unreadable.append(str(name))

    async def close(self) -> None:
        pass

    async def _put(self, name: str, text: str) -> None:
        _check(await self._shelf.put(name, text))

    async def _write(self, kept: TableSnapshot) -> None:
        """On the shelf first: what could not be kept has not happened."""
        await self._put(kept.row.id, dumps(kept))
        self._tables[kept.row.id] = kept

    async def remove(self, id: str) -> None:
        """At its owner's word; by itself a device forgets nothing."""
        _check(await self._shelf.remove(id))
        self._tables.pop(id, None)

    async def commit(self, *commits: Commit) -> None:
        for commit in commits:
            kept = self._tables.get(commit.table.id)
            version = NEW if kept is None else kept.row.version
            if version != commit.version or (kept is not None and commit.key in kept.keys):
                raise VersionConflict
        for commit in commits:
            kept = self._tables.get(commit.table.id) or TableSnapshot(commit.table, [])
            keys = kept.keys | ({commit.key} if commit.key else set())
            moves = [*kept.moves[: commit.keep], *commit.moves]
            await self._write(TableSnapshot(commit.table, moves, keys, kept.chat))

    async def say(self, id: str, line: ChatRow, key: str) -> int:
        kept = self._tables[id]
        await self._write(TableSnapshot(kept.row, kept.moves, kept.keys | {key}, [*kept.chat, line]))
        return len(kept.chat) + 1

    async def prefer(self, person: str, game: str, chosen: Mapping[str, str]) -> None:
        mine = {**self._preferences.get(person, {}), game: dict(chosen)}
        preferences = {**self._preferences, person: mine}
        await self._put(PREFERENCES, json.dumps(preferences))
        self._preferences = preferences

    async def preferences(self, persons: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        said = {person: self._preferences.get(person, {}) for person in persons}
        return {person: chosen[game] for person, chosen in said.items() if game in chosen}

    async def read(self, id: str) -> TableSnapshot | None:
        kept = self._tables.get(id)
        return None if kept is None else TableSnapshot(kept.row, kept.moves, set(kept.keys), list(kept.chat))

    async def since(self, id: str, moves: int) -> tuple[TableRow, list[MoveRow]] | None:
        kept = self._tables.get(id)
        return None if kept is None else (kept.row, kept.moves[moves:])

    async def latest(self, id: str) -> tuple[int, int]:
        kept = self._tables.get(id)
        return (-1, 0) if kept is None else (kept.row.version, len(kept.chat))

    async def has_key(self, id: str, key: str) -> bool:
        return key in self._tables[id].keys

    async def chat(self, id: str, after: int = 0, most: int | None = None) -> list[ChatRow]:
        return self._tables[id].chat[after : None if most is None else after + most]

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Everything on a device is its people's."""
        newest = sorted(self._tables.values(), key=lambda kept: -kept.row.updated)
        return [kept.row for kept in newest[:most]]

    async def gathering(self, most: int) -> list[TableRow]:
        return []

    async def bots_alone(self, host: str) -> int:
        return 0

    async def claim(self, now: float, until: float, id: str = "") -> list[str]:
        """When the page is opened: all tables in play at which people sit. Their bots may be asked."""
        going = [kept.row for kept in self._tables.values() if kept.row.status == "playing"]
        return [row.id for row in going if (row.id == id or not id) and any(seat.is_held for seat in row.seats)]

    async def renew(self, until: float, ids: Sequence[str]) -> None:
        pass

    async def expire(self, now: float, watched: Sequence[str]) -> list[str]:
        """A device forgets only what its owner removes."""
        return []

    async def saw(self, seen: Mapping[str, float]) -> None:
        pass

    async def person_of(self, secret_hash: str, *, create: bool) -> str:
        """A device knows its people without sessions."""
        return secret_hash

    # --- everything, as one file

    def dumps(self) -> str:
        told = {"boardwright": FORMAT, "tables": {name: dumps(kept) for name, kept in self._tables.items()}}
        return json.dumps(told, ensure_ascii=False)

    async def restore(self, text: str) -> int:
        """Put back what was taken out, on this device or another; a table that goes on here is kept where it is newer.
        How many there were; nothing is changed where the file is not whole."""
        if len(text) > LONGEST_FILE:
            raise CannotParse(common("device-file-long"))
        try:
            told = json.loads(text)
            tables = {name: loads(each) for name, each in told["tables"].items() if is_table_name(name)}
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise CannotParse(common("device-file")) from error
        newer = [
            kept
            for name, kept in tables.items()
            if name not in self._tables or self._tables[name].row.version < kept.row.version
        ]
        for kept in newer:
            await self._write(kept)
        return len(newer)
