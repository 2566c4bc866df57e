"""Games, records, moves and content that nobody would think of."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import boardwright
from boardwright import Record
from boardwright.kernel.errors import CannotParse, Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.record import FIRST_LINE
from tests.conformance.tables import Table, play_on, tables
from tests.conformance.wording import READERS, entries_of, told

pytestmark = pytest.mark.both

GAMES = boardwright.games()
TABLES = [table for game in GAMES for table in tables(game)]
RECORDS = [
    file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent.parent / "records").glob("*/*.record"))
]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def check_sentence(refusal: Refusal) -> None:
    text = str(refusal)
    assert text and text[-1] in ".?", f"Not a sentence: {text!r}"


# --- play


@given(st.sampled_from(TABLES), st.lists(st.integers(0, 999), min_size=40, max_size=300))
def test_whatever_is_played_the_table_stays_sound(table: Table, numbers: list[int]) -> None:
    game, state = table.game, table.new()
    for number in numbers:
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[number % len(legal)])
        table.holds(state)
        dumped = game.dump(state)
        assert game.dump(game.load(dumped)) == game.dump(game.clone(state)) == dumped
        scores = game.scores(state)
        assert all(scores[winner] == max(scores) for winner in game.winners(state))
        json.dumps(game.view(state, number % table.players))


@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_any_game_can_be_recorded(table: Table, seed: int) -> None:
    game, state = table.game, table.new()
    moves = play_on(table, state, str(seed))
    record = Record(game, table.players, table.options, moves, result=game.scores(state))
    assert game.dump(Record.loads(record.dumps()).replay()) == game.dump(state)


# --- records


def replay_or_refuse(text: str) -> None:
    """A record is replayed or refused with a sentence; nothing else may happen."""
    try:
        record = Record.loads(text)
        assert Record.loads(record.dumps()) == record
        record.replay()
    except Refusal as refusal:
        check_sentence(refusal)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A stored record in which some lines are missing, doubled, exchanged, moved or scribbled over."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        here, there = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        damage = draw(st.sampled_from(["delete", "double", "exchange", "scribble", "replace", "cut", "glue"]))
        if damage == "delete" and len(lines) > 1:
            del lines[here]
        elif damage == "double":
            lines.insert(there, lines[here])
        elif damage == "exchange":
            lines[here], lines[there] = lines[there], lines[here]
        elif damage == "scribble":
            at = draw(st.integers(0, len(lines[here])))
            lines[here] = lines[here][:at] + draw(st.text(max_size=5)) + lines[here][at + draw(st.integers(0, 3)) :]
        elif damage == "replace":
            lines[here] = draw(st.text(max_size=30))
        elif damage == "cut":
            lines[here + 1 :] = []
        elif damage == "glue":
            lines[here : here + 2] = [" ".join(lines[here : here + 2])]
    return "\n".join(lines)


@given(damaged())
def test_a_damaged_record_is_replayed_or_refused(text: str) -> None:
    replay_or_refuse(text)


@given(st.text())
def test_any_text_is_refused_as_a_record(text: str) -> None:
    replay_or_refuse(text)
    replay_or_refuse(f"{FIRST_LINE}\n{text}")
    replay_or_refuse(f"{RECORDS[0]}{text}")


@given(
    st.sampled_from(["game", "players", "option content", "option sides", "seat 1", "1", "chance", "result"]),
    st.one_of(st.text(max_size=20), st.from_regex(r"\A[0-9]{1,30}\Z"), st.integers().map(str)),
)
def test_any_header_is_read_or_refused(key: str, value: str) -> None:
    replay_or_refuse(f"{FIRST_LINE}\ngame: planetfall\n{key}: {value}\nplayers: 2")
    replay_or_refuse(f"{FIRST_LINE}\n{key}: {value}")


# --- moves


@each_game
@given(text=st.text())
def test_any_text_is_an_action_or_refused(game: Game[Any], text: str) -> None:
    try:
        action = game.book.parse(text)
        assert action.text.casefold() == " ".join(text.split()).casefold()
    except CannotParse as refusal:
        check_sentence(refusal)


@each_game
@given(data=st.data())
def test_a_misspelt_action_is_another_one_or_refused(game: Game[Any], data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(game.book.actions)).text
    at = data.draw(st.integers(0, len(text)))
    misspelt = text[:at] + data.draw(st.text("abc -123IVX", max_size=3)) + text[at + data.draw(st.integers(0, 2)) :]
    try:
        assert game.book.parse(misspelt).text.casefold() == " ".join(misspelt.split()).casefold()
    except CannotParse as refusal:
        check_sentence(refusal)


# --- content


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def shipped(game: Game[Any]) -> dict[str, dict[str, dict[str, object]]]:
    """The game's data, if it may be corrected."""
    try:
        return {section: entries for section, entries in tomllib.loads(game.template()).items() if entries}
    except CannotParse:
        return {}


SHIPPED = {game.name: shipped(game) for game in GAMES}
CORRECTABLE = [game for game in GAMES if SHIPPED[game.name]]
# Values that stand in some field of the data already: mostly right words in a wrong place.
VALUES = {
    name: [value for entries in data.values() for fields in entries.values() for value in fields.values()]
    for name, data in SHIPPED.items()
}


# How many of the questions of a corrected game are told in words, with all their answers: it is what takes time.
TOLD = 0.1


def check_corrections(game: Game[Any], corrections: Mapping[str, object]) -> None:
    """Corrections are refused with sentences, or a game with them can be played, described and recorded."""
    try:
        content = game.corrected(corrections)
    except Refusal as refusal:
        check_sentence(refusal)
        return
    players = max(game.players)
    table = Table(game, players, {**game.varied_options(), "content": content})
    state = table.new()
    random = Random(content)
    while game.waiting(state):
        seat = game.waiting(state)[0]
        legal = game.legal(state, seat)
        if random.random() < TOLD:
            read = READERS[len(legal) % 3]
            told(game, read, game.telling.prompt(state, seat))
            for action in legal:
                told(game, read, game.telling.phrase(state, seat, action, entries_of(game, state, seat, action)))
        game.apply(state, seat, random.choice(legal))
        table.holds(state)
    record = Record(game, players, table.options, result=None)
    assert Record.loads(record.dumps()).options == table.options
    assert game.telling.describe(table.options)


@each_game
@given(corrections=st.dictionaries(st.text(max_size=8), junk, max_size=3), depth=st.integers(0, 2), data=st.data())
def test_junk_is_refused_as_content(
    game: Game[Any], corrections: dict[str, object], depth: int, data: st.DataObject
) -> None:
    """Junk as the whole, as a section, or as an entry."""
    known = SHIPPED[game.name]
    if known and depth:
        section = data.draw(st.sampled_from(sorted(known)))
        entry = data.draw(st.sampled_from(sorted(known[section])))
        corrections = {section: {entry: corrections} if depth == 2 else corrections}
    check_corrections(game, corrections)


@st.composite
def corrections_of(draw: st.DrawFn, name: str) -> dict[str, dict[str, dict[str, object]]]:
    """Corrections that name what there is, with values that may or may not make sense there."""
    corrections: dict[str, dict[str, dict[str, object]]] = {}
    for _ in range(draw(st.integers(1, 3))):
        section = draw(st.sampled_from(sorted(SHIPPED[name])))
        entry = draw(st.sampled_from(sorted(SHIPPED[name][section])))
        field = draw(st.sampled_from(sorted(SHIPPED[name][section][entry])))
        same_field = [fields[field] for fields in SHIPPED[name][section].values() if field in fields]
        likely = draw(st.integers(0, 3)) > 0
        value = draw(st.sampled_from(same_field) if likely else st.one_of(st.sampled_from(VALUES[name]), junk))
        corrections.setdefault(section, {}).setdefault(entry, {})[field] = value
    return corrections


@pytest.mark.parametrize("game", CORRECTABLE, ids=lambda game: game.name)
@given(data=st.data())
def test_corrections_are_refused_or_can_be_played(game: Game[Any], data: st.DataObject) -> None:
    check_corrections(game, data.draw(corrections_of(game.name)))


@pytest.mark.parametrize("game", CORRECTABLE, ids=lambda game: game.name)
@given(text=st.one_of(st.text(), junk.map(json.dumps)))
@example(text="[" * 100_000)
@example(text='{"cards":' * 50_000)
@example(text='{"cards": {"voradon": {"reward": "' + "9" * 5000 + 'p"}}}')
@example(text='{"commanders": {"gelder-a": {"ability": ["operations: ' + "9" * 5000 + '"]}}}')
@example(text='{"cards": {"voradon": {"planet": ' + "9" * 5000 + "}}}")
def test_any_text_is_refused_as_the_content_option(game: Game[Any], text: str) -> None:
    try:
        game.new(min(game.players), {"content": text})
    except Refusal as refusal:
        check_sentence(refusal)
