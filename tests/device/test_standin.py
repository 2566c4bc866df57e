"""What stands in for msgspec in the browser writes and reads as msgspec does, on real messages of real games."""

import importlib.util
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from boardwright.bots import bot
from boardwright.kernel.registry import games
from boardwright.lobby import game_info, messages
from boardwright.lobby.match import Match
from boardwright.lobby.storage import SeatRow, TableRow, TableSnapshot
from boardwright.lobby.table import LiveTable, moves_of
from boardwright.lobby.table_state import state_for
from boardwright.site import standin
from boardwright.site.shelf import DeviceStore

SOURCE = Path(messages.__file__)


@contextmanager
def in_its_place() -> Iterator[None]:
    """The stand-in for whoever imports msgspec meanwhile."""
    kept = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "msgspec"}
    for name in kept:
        del sys.modules[name]
    standin.install()
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "msgspec"]:
            del sys.modules[name]
        sys.modules.update(kept)


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The messages, made with the stand-in."""
    spec = importlib.util.spec_from_file_location("plain_messages", SOURCE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with in_its_place():
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    return module


def twin(value: Any, plain: ModuleType) -> Any:
    """The same message, made with the stand-in."""
    if isinstance(value, messages.Message):
        fields = {name: twin(getattr(value, name), plain) for name in value.__struct_fields__}
        return getattr(plain, type(value).__name__)(**fields)
    if isinstance(value, list):
        return [twin(each, plain) for each in value]
    if isinstance(value, msgspec.Raw):  # by the other hand
        return standin.Raw(standin.encode(json.loads(bytes(value))))
    return value


class Nowhere:
    async def put(self, name: str, text: str) -> str:
        return ""

    async def remove(self, name: str) -> str:
        return ""

    async def all(self) -> list[tuple[str, str]]:
        return []


def states() -> Iterator[messages.TableState]:
    """What tables tell, early and late in a game of each."""
    for game in games():
        match = Match.new(game, max(2, game.players[0]), None, ["Anna", "Bert"], Random(3))
        player = bot("novice", Random(3))
        for number in range(60):
            if match.over:
                break
            seat = match.waiting[0]
            match.play(seat, player.choose(game, match.state, seat))
            if number % 20 == 5:
                seats = [SeatRow("person", "Anna", person="a"), SeatRow("person", "Bert", person="b")]
                row = TableRow("t", game.name, match.record.options, seats, "a", True, "brisk", "playing", 3, 0.5)
                row.rules = match.record.rules
                table = LiveTable(TableSnapshot(row, moves_of(match)), DeviceStore(Nowhere()))
                for holder in ("a", "b", ""):
                    yield state_for(table, holder)


def test_it_writes_what_msgspec_writes(plain: ModuleType) -> None:
    told = [
        *states(),
        *[game_info.game_info(game) for game in games()],
        *[game_info.rules_info(game) for game in games()],
    ]
    assert len(told) > 40
    for message in told:
        assert json.loads(standin.encode(twin(message, plain))) == json.loads(msgspec.json.encode(message))
        assert standin.encode(twin(message, plain)) == msgspec.json.encode(message)


def test_what_is_written_already_stands_as_it_is(plain: ModuleType) -> None:
    view = {"a": [1, 2.5, None, True], "b": "«é»\x7fraw 0\x7f"}
    assert standin.encode({"x": standin.Raw(standin.encode(view))}) == msgspec.json.encode({"x": view})


GOOD: list[tuple[str, dict[str, Any]]] = [
    ("Act", {"type": "act", "version": 3, "action": "build E5", "key": "k", "then": ["a", "b"], "end": True}),
    ("Act", {"type": "act", "version": 3, "action": "", "key": "k", "unknown": 1}),
    ("Undo", {"type": "undo", "version": 0, "key": "k", "course": False}),
    ("Prefer", {"type": "prefer", "confirm": True, "preferences": None}),
    ("Prefer", {"type": "prefer", "confirm": True, "preferences": {"a": "b"}}),
    ("Ping", {"type": "ping"}),
]


@pytest.mark.parametrize(("kind", "data"), GOOD)
def test_it_reads_what_msgspec_reads(kind: str, data: dict[str, Any], plain: ModuleType) -> None:
    text = json.dumps(data).encode()
    real = msgspec.json.decode(text, type=messages.FromClient)
    read = standin.decode(text, type=plain.FromClient)
    assert type(read).__name__ == type(real).__name__ == kind
    assert standin.encode(read) == msgspec.json.encode(real)


BAD: list[tuple[str, str]] = [
    ("FromClient", '{"type": "act", "version": "3", "action": "x", "key": "k"}'),
    ("FromClient", '{"type": "act", "version": true, "action": "x", "key": "k"}'),
    ("FromClient", '{"type": "act", "version": 3, "key": "k"}'),
    ("FromClient", '{"type": "act", "version": 3, "action": "x", "key": "k", "then": [1]}'),
    ("FromClient", '{"type": "act", "version": 3, "action": null, "key": "k"}'),
    ("FromClient", '{"type": "dance"}'),
    ("FromClient", '{"type": 7}'),
    ("FromClient", "{}"),
    ("FromClient", "[]"),
    ("FromClient", "7"),
    ("NewTable", '{"game": "planetfall", "seats": {}}'),
    ("NewTable", '{"game": "planetfall", "seats": [{"kind": "ghost"}]}'),
    ("NewTable", '{"game": "planetfall", "seats": [{"kind": 3}]}'),
    ("NewTable", '{"game": "planetfall", "seats": [], "options": {"a": 1}}'),
    ("NewTable", '{"game": "planetfall", "seats": [], "away": 1.5}'),
    ("PlanAhead", '{"steps": [["a"], "b"]}'),
]


@pytest.mark.parametrize(("kind", "text"), BAD)
def test_it_refuses_what_msgspec_refuses_in_the_same_words(kind: str, text: str, plain: ModuleType) -> None:
    with pytest.raises(msgspec.ValidationError) as real:
        msgspec.json.decode(text, type=getattr(messages, kind))
    with pytest.raises(standin.ValidationError) as told:
        standin.decode(text, type=getattr(plain, kind))
    assert str(told.value) == str(real.value)


@pytest.mark.parametrize("text", ["", "{", "NaN", "nonsense", '{"type": "ping"} more'])
def test_what_is_no_json_is_told_apart(text: str, plain: ModuleType) -> None:
    with pytest.raises(msgspec.DecodeError) as real:
        msgspec.json.decode(text, type=messages.FromClient)
    assert not isinstance(real.value, msgspec.ValidationError)
    with pytest.raises(standin.DecodeError) as told:
        standin.decode(text, type=plain.FromClient)
    assert not isinstance(told.value, standin.ValidationError)
