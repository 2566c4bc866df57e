"""When somebody is asked: what the table says above its question, and what is revealed in the middle of a turn."""

from pathlib import Path
from typing import Any

import pytest

from boardwright import Record
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.occasion import ANSWER, SETUP, STEP, TURN, Occasion
from boardwright.lobby.match import Match
from boardwright.words import Reader

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
READ = Reader("en")


def record(name: str) -> Record:
    return Record.loads((PICTURES / f"{name}.record").read_text(encoding="utf-8"))


def before(name: str, moves: int) -> tuple[Any, Occasion]:
    """The table before a move of a record, and the occasion of that move."""
    known = record(name)
    beginning = Record(known.game, known.players, known.options, known.moves[:moves], known.names)
    state = beginning.replay()
    return state, known.game.telling.occasion(state, known.moves[moves].seat)


@pytest.mark.parametrize(
    ("name", "moves", "kind", "words"),
    [
        ("mystica", 13, SETUP, "you choose first of 4"),
        ("mystica", 17, SETUP, "your first dwelling of 2"),
        ("mystica", 21, SETUP, "your second dwelling of 2"),
        ("mystica", 25, SETUP, "your third dwelling of 3"),
        ("mystica", 26, SETUP, ""),
        ("mystica", 30, TURN, ""),
        ("mystica", 34, TURN, ""),  # the action is done
        ("mystica", 39, ANSWER, "Nomads built beside you"),
        ("mystica", 118, STEP, ""),  # a favor tile
        ("innovation", 49, SETUP, ""),
        ("innovation", 52, SETUP, ""),
        ("innovation", 57, STEP, ""),
        ("innovation", 59, TURN, ""),
        ("innovation", 186, ANSWER, "Philosophers built beside you"),
        ("santa_maria", 38, TURN, ""),
        ("santa_maria", 41, STEP, ""),
        ("game", 1, SETUP, ""),
        ("game", 21, TURN, ""),
        ("game", 25, STEP, ""),
    ],
)
def test_a_question_says_when_it_is_asked(name: str, moves: int, kind: str, words: str) -> None:
    _, occasion = before(name, moves)
    assert (occasion.kind, READ(occasion.words)) == (kind, words)


def test_an_offer_says_whose_building_calls_for_it_and_how_many_wait() -> None:
    state, occasion = before("mystica", 39)
    known = record("mystica")
    assert occasion.by == known.moves[38].seat != known.moves[39].seat
    assert occasion.waiting == 1
    state.pending.insert(0, type(state.pending[-1])(*state.pending[-1].args()))
    assert known.game.telling.occasion(state, known.moves[39].seat).waiting == 2


def test_everybody_is_told_that_who_is_waited_for_answers_another() -> None:
    known = record("mystica")
    game = known.game
    for moves, answering in ((38, False), (39, True), (40, False)):
        beginning = Record(game, known.players, known.options, known.moves[:moves], known.names)
        assert Match(beginning).answering == answering, moves
    assert not Match(beginning, holding=known.moves[39].seat).answering


def test_the_set_up_says_which_of_its_stages_goes_on() -> None:
    stages = [before("mystica", moves)[1] for moves in (13, 17, 26)]
    assert [READ(each.stages[each.stage]) for each in stages] == ["Factions", "Dwellings", "Bonus cards"]
    assert READ(stages[0].stages[-1]) == "Round 1"


@pytest.mark.parametrize("name", ["santa_maria", "game"])
def test_a_turn_goes_on_after_a_reveal_where_the_same_seat_is_asked_within_it(name: str) -> None:
    known = record(name)
    game, state = known.game, known.game.new(known.players, known.options)
    found = {True: 0, False: 0}
    for number, move in enumerate(known.moves):
        game.apply(state, move.seat, move.action)
        if move.seat == CHANCE or game.waiting(state) != (CHANCE,):
            continue
        beginning = Record(game, known.players, known.options, known.moves[: number + 1], known.names)
        match = Match(beginning, holding=move.seat, state=game.clone(state))
        after = game.clone(state)
        for later in known.moves[number + 1 :]:
            if later.seat != CHANCE:
                break
            game.apply(after, CHANCE, later.action)
        asked = game.waiting(after) == (move.seat,)
        goes_on = asked and game.telling.occasion(after, move.seat).kind == STEP
        assert match.ends_with_reveal and match.goes_on == goes_on, number
        found[goes_on] += 1
    assert found[False] and (found[True] or name != "santa_maria"), found


def test_what_is_revealed_in_the_middle_of_a_turn_has_a_name() -> None:
    known = record("santa_maria")
    names = set()
    state = known.game.new(known.players, known.options)
    for move in known.moves:
        if move.seat == CHANCE:
            names.add(READ(known.game.telling.reveal(state)))
        known.game.apply(state, move.seat, move.action)
    assert names == {"Roll the die", "Draw the next ship", "See what comes"}
