"""The guided first games: whoever plays them, each idea is told once, when the game comes to it, and what the coach
shows can be done."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.playout import Player
from boardwright.kernel.record import Record
from boardwright.lobby.advice import coaching
from boardwright.lobby.lobby import LESSON_BOT
from boardwright.lobby.match import Match
from boardwright.lobby.messages import CoachInfo
from boardwright.lobby.storage import MoveRow, SeatRow, TableRow, TableSnapshot
from boardwright.lobby.table import LiveTable
from boardwright.server.sql_store import SqlStore
from boardwright.words import LANGUAGES, Reader
from tests.server.live import Line, Person

GAMES = [game for game in boardwright.games() if game.lesson]
WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
RECORDS = Path(__file__).resolve().parent.parent / "records"
MakePerson = Callable[[str], Person]

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def lessons(game: Game[Any], seed: int, learner: str) -> Iterator[tuple[Any, CoachInfo]]:
    """A whole guided game against the weakest bots: what the coach says, and the table at which it is said. The learner
    does as the coach shows ('follows'), or what a bot thinks."""
    lesson = game.lesson
    assert lesson is not None
    random = Random(seed)
    match = Match.new(game, lesson.players, lesson.options, random=random)
    others = bot("random", random)
    mind: Player = bot("greedy" if learner == "follows" else learner, random)
    told: list[str] = []
    while not match.over:
        seat = match.waiting[0]
        said = coaching(game, match.state, 0, told) if seat == 0 else None
        if said:
            yield match.state, said
            told.append(said.idea)
        if said and not said.answers:
            continue  # it is only told: the next idea may be due at the same question
        if said and learner == "follows":
            match.play_macro(0, [game.book.parse(answer) for answer in said.answers])
        else:
            match.play(seat, (others if seat else mind).choose(game, match.state, seat))


def test_every_game_has_a_guided_first_game() -> None:
    assert {game.name for game in GAMES} == {"terra_mystica", "age_of_innovation", "santa_maria", "planetfall"}


@each_game
def test_a_first_game_tells_a_dozen_ideas(game: Game[Any]) -> None:
    assert game.lesson is not None
    names = [idea.name for idea in game.lesson.ideas]
    assert len(set(names)) == len(names) and 12 <= len(names) <= 16
    game.new(game.lesson.players, game.lesson.options)


@each_game
@pytest.mark.parametrize("learner", ["follows", "greedy", "random"])
def test_each_idea_is_told_once_and_none_is_forgotten(game: Game[Any], learner: str) -> None:
    assert game.lesson is not None
    every = {idea.name for idea in game.lesson.ideas}
    heard: set[str] = set()
    for seed in range(12):
        told = [said.idea for _, said in lessons(game, seed, learner)]
        assert len(told) == len(set(told))
        assert len(told) > len(every) / 2
        heard |= set(told)
        if heard == every:
            break
    assert heard == every


@each_game
def test_what_the_coach_shows_can_be_done(game: Game[Any]) -> None:
    assert game.lesson is not None
    ideas = {idea.name: idea for idea in game.lesson.ideas}
    for state, said in lessons(game, 1, "follows"):
        idea = ideas[said.idea]
        shown = [game.book.parse(answer) for answer in said.answers]
        assert bool(shown) == bool(idea.answers) == bool(said.show)
        assert try_out(game, state, 0, shown).answers == shown, f"{said.idea}: {said.answers}"
        assert not shown or any(map(idea.fits, shown))


@each_game
def test_what_the_coach_points_at_is_there(game: Game[Any]) -> None:
    """A thing that the question is about; or else a part of the table that the client has drawn under this name."""
    folders = [WEB / "games" / game.name, WEB / "lib" / "board", WEB / "table"]
    drawn = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.svelte"))
    for state, said in lessons(game, 2, "follows"):
        *things, panel = said.at
        assert re.search(rf'\bat="{panel}"', drawn), f"{said.idea} points at {panel!r}"
        first, legal = said.answers[:1], game.legal(state, 0)
        if first and things[0] == first[0]:
            assert game.book.parse(things[0]) in legal
            assert set(things[1:]) <= set(game.telling.things(state, 0)), f"{said.idea}: {things}"


@each_game
def test_what_the_coach_says_can_be_read(game: Game[Any]) -> None:
    readers = [Reader(language, strict=True) for language in LANGUAGES]
    for _, said in lessons(game, 3, "follows"):
        for read in readers:
            assert all(read(text) for text in (said.title, said.what, said.why))
            assert bool(read(said.show)) == bool(said.answers)


@pytest.mark.parametrize("record", ["terra_mystica/4-dealt", "age_of_innovation/4-sets"])
def test_what_the_coach_speaks_of_is_left_to_the_learner(record: str) -> None:
    """Power that costs nothing is taken without asking, but not before the coach has said what it is."""
    played = Record.loads((RECORDS / f"{record}.record").read_text(encoding="utf-8"))
    game, wishes = played.game, played.game.full_preferences({})
    state, before = game.new(played.players, played.options), 0
    while not game.preferred(state, max(0, played.moves[before].seat), wishes):
        game.apply(state, played.moves[before].seat, played.moves[before].action)
        before += 1
    seats = [SeatRow("person", name, person=name) for name in "ABCD"]
    moves = [MoveRow(move.seat, move.action.text) for move in played.moves[:before]]

    def is_answered(told: list[str]) -> bool:
        row = TableRow(
            "", game.name, game.full_options(played.options), seats, "", True, "brisk", "playing", 0, 0.0,
            rules=played.rules, lesson=told,
        )  # fmt: skip
        table = LiveTable(TableSnapshot(row, moves), cast(SqlStore, None))
        return table.preferred(played.moves[before].seat) is not None

    assert game.lesson is not None
    ideas = [idea.name for idea in game.lesson.ideas]
    assert is_answered(ideas)
    assert not is_answered([each for each in ideas if each != "offer"])


# --- at the server


def begun(person: MakePerson) -> tuple[Person, str, Line]:
    anna = person("Anna")
    id = anna.post("/api/lessons", {"game": "planetfall", "name": "Anna"})["id"]
    line = anna.look(id, confirm=False)
    while line.state["coach"] is None:
        line.hear_of("state")
    return anna, id, line


def test_the_table_is_laid_as_the_lesson_says(person: MakePerson) -> None:
    _, _, line = begun(person)
    table = line.state["table"]
    assert table["lesson"] and table["private"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert {seat["bot"] for seat in table["seats"][1:]} == {LESSON_BOT}
    assert table["options"]["sides"] == "A" and table["options"]["commanders"] == "random"


def test_ideas_follow_one_another_and_are_kept(person: MakePerson) -> None:
    anna, id, line = begun(person)
    assert [line.state["coach"][part] for part in ("idea", "number", "answers")] == ["goal", 1, []]
    line.do("learn", idea="goal")
    assert [line.state["coach"][part] for part in ("idea", "number")] == ["stocks", 2]
    # After a reload the coach goes on where it was.
    again = anna.look(id, confirm=False)
    assert again.state["coach"]["idea"] == "stocks"
    while not line.state["coach"]["answers"]:
        line.do("learn", idea=line.state["coach"]["idea"])
    shown = line.state["coach"]
    assert shown["number"] > 2 and shown["answers"][0] in line.actions
    line.do("act", action=shown["answers"][0], then=shown["answers"][1:])
    assert line.state["table"]["moves"] > 0


def test_any_answer_goes_on(person: MakePerson) -> None:
    _, _, line = begun(person)
    line.do("act", action=line.actions[-1])
    while line.state["coach"] is None:
        line.hear_of("state")
    assert line.state["coach"]["idea"] != "goal" and line.state["coach"]["number"] == 2


def test_an_answer_that_is_refused_has_told_nothing(person: MakePerson) -> None:
    _, _, line = begun(person)
    line.refused("act", action="goal harmony")
    line.ping()
    assert line.state["coach"]["idea"] == "goal"


def test_who_knows_the_game_is_left_alone(person: MakePerson) -> None:
    _, _, line = begun(person)
    line.do("learn", idea="")
    assert line.state["coach"] is None and line.actions
    line.do("act", action=line.actions[0])
    line.ping()
    assert line.state["coach"] is None


def test_other_tables_have_no_coach(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("random"), confirm=False)
    assert line.state["coach"] is None and not line.state["table"]["lesson"]
    assert line.refused("learn", idea="goal")["problem"] == "This is no guided first game."


def test_who_looks_on_hears_nothing_of_it(person: MakePerson) -> None:
    _, id, line = begun(person)
    other = person("Bert").look(id)
    assert other.state["coach"] is None
    assert other.refused("learn", idea="goal")["kind"] == "not-your-turn"
    assert line.refused("learn", idea="nonsense")["problem"] == "The lesson has no idea 'nonsense'."
