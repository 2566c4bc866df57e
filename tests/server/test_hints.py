"""Hints, against a real server and on tables of every game: legal, explained, blind to what is hidden, and refused
where they are not allowed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.playout import draw
from boardwright.lobby.advice import hint_at
from boardwright.words import LANGUAGES, Reader
from tests.server.live import Json, Line, Person

MakePerson = Callable[[str], Person]
GAMES = {game.name: game for game in boardwright.games()}
READERS = [Reader(language) for language in LANGUAGES]


def questions(game: Game[Any], seed: str, share: float) -> list[tuple[Any, int]]:
    """Tables of a game between greedy bots, each with a seat that is asked there."""
    random = Random(seed)
    players = game.players[-1]
    state, bots, found = game.new(players, game.varied_options()), [bot("greedy", random)] * players, []
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, draw(game, state, random))
            continue
        if random.random() < share:
            found.append((game.clone(state), seat))
        game.apply(state, seat, bots[seat].choose(game, state, seat))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_legal_and_told_in_every_language(name: str) -> None:
    game = GAMES[name]
    asked = questions(game, f"hints at {name}", 0.02)
    assert asked
    for state, seat in asked:
        hint = hint_at(game, state, seat, 7)
        assert hint.version == 7
        for each in (hint.best, *hint.others):
            answers = [game.book.parse(text) for text in each.answers]
            assert answers and list(try_out(game, state, seat, answers).answers) == answers
            for read in READERS:
                assert read(each.short)
                assert "hint-" not in read(each.behind) + read(hint.why)
        # Two pieces of advice are two things to do.
        assert len({tuple(each.answers) for each in (hint.best, *hint.others)}) == 1 + len(hint.others)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_see(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what is hidden drawn anew at the table itself, and the same imagined, the bot says the same."""
    game, random = GAMES[name], Random(name)
    for state, seat in questions(game, f"hidden at {name}", 0.015):
        imagined = game.resample(state, seat, random)
        monkeypatch.setattr(game, "resample", lambda *_, table=imagined: game.clone(table))
        told = hint_at(game, state, seat, 1)
        monkeypatch.undo()
        other = game.resample(state, seat, random)
        monkeypatch.setattr(game, "resample", lambda *_, table=imagined: game.clone(table))
        assert hint_at(game, other, seat, 1) == told
        monkeypatch.undo()


# --- at a table


def ask(person: Person, line: Line, table: str) -> Json:
    told: Json = person.post(f"/api/tables/{table}/hint", {"version": line.state["version"]})
    return told


def asked_alone(person: Person, *others: str, game: str = "terra_mystica") -> tuple[str, Line]:
    table = person.create(*others, game=game, pace="instant", options={"factions": "first-game"})
    line = person.look(table, confirm=True)
    while not line.actions:
        line.hear()
    return table, line


def test_against_bots_a_hint_tells_what_to_do_and_why(person: MakePerson) -> None:
    anna = person("Anna")
    table, line = asked_alone(anna, "greedy")
    assert line.state["table"]["hints"]
    hint = ask(anna, line, table)
    assert hint["version"] == line.state["version"]
    assert hint["best"]["answers"][0] in line.actions
    assert hint["best"]["short"] and hint["why"].endswith(".")
    assert all(other["behind"] for other in hint["others"])
    first, *then = hint["best"]["answers"]
    line.do("act", action=first, then=then)


def test_who_has_nothing_to_answer_is_told_so(person: MakePerson) -> None:
    anna = person("Anna")
    table, line = asked_alone(anna, "greedy")
    stale = {"version": line.state["version"] - 1}
    assert "moved on" in anna.post(f"/api/tables/{table}/hint", stale, 409)
    while line.state["holding"] != 0:
        line.do("act", action=line.actions[0]) if line.actions else line.hear()
    here = {"version": line.state["version"]}
    assert "end the turn" in anna.post(f"/api/tables/{table}/hint", here, 400)


def test_a_watcher_is_given_no_hint(person: MakePerson) -> None:
    anna, dora = person("Anna"), person("Dora")
    table, line = asked_alone(anna, "greedy")
    dora.get("/api/games")
    assert "do not sit" in dora.post(f"/api/tables/{table}/hint", {"version": line.state["version"]}, 403)


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_hints_are_given_only_where_the_host_allowed_them(person: MakePerson, allowed: bool) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", game="planetfall", hints=allowed)
    bert.sit(table, 1)
    line, other = anna.look(table), bert.look(table)
    assert line.state["table"]["hints"] == allowed
    who, asked, idle = (anna, line, bert) if line.actions else (bert, other, anna)
    here = {"version": asked.state["version"]}
    if allowed:
        assert who.post(f"/api/tables/{table}/hint", here)["best"]["answers"][0] in asked.actions
        assert "not you who is asked" in idle.post(f"/api/tables/{table}/hint", here, 400)
    else:
        assert "host has not allowed" in who.post(f"/api/tables/{table}/hint", here, 403)


def test_who_is_left_alone_with_bots_may_ask(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", game="planetfall")
    bert.sit(table, 1)
    line = anna.look(table)
    assert not line.state["table"]["hints"]
    bert.post(f"/api/tables/{table}/leave")
    while not line.state["table"]["hints"]:
        line.hear()
