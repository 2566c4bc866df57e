"""The log: which moves make a turn, what its line says, and what is told anew."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.games.terra_mystica.rules.turn import Turn
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import common
from boardwright.server.log import Log
from boardwright.server.messages import LogTurn
from boardwright.words.render import Reader
from tests.conformance.tables import Table, tables, walk

MYSTICA = Path(__file__).parent.parent / "records" / "terra_mystica"
NAMES = ["Anna", "Bert", "Chen", "Dara", "Eve", "Finn"]
FIRST_GAME = {"factions": "first-game"}  # of Terra Mystica for two: the witches, then the nomads
OPEN = {"santa_maria": {"happiness": "open"}}  # what lies face down is no part of the sums
english = Reader("en", strict=True)


def played(game: Game[Any], players: int, options: dict[str, str], seed: int = 1) -> list[Move]:
    """A whole game of greedy bots."""
    random = Random(seed)
    state, moves, greedy = game.new(players, options), [], bot("greedy", random)
    while waiting := game.waiting(state):
        seat = waiting[0]
        action = draw(game, state, random) if seat == CHANCE else greedy.choose(game, state, seat)
        moves.append(Move(seat, action))
        game.apply(state, seat, action)
    return moves


def told(game: Game[Any], players: int, options: dict[str, str], moves: Sequence[Move]) -> list[LogTurn]:
    return Log(game, players, options).turns(moves, 0, NAMES)


class Mystica:
    """A game of Terra Mystica for two after the set-up: what was answered, and the log of it."""

    def __init__(self) -> None:
        self.game = game_by_name("terra_mystica")
        self.options = self.game.full_options(FIRST_GAME)
        self.state = self.game.new(2, self.options)
        self.moves: list[Move] = []
        self.log = Log(self.game, 2, self.options)
        random = Random(2)
        while not self.state.round:
            (seat,) = self.game.waiting(self.state)
            answer = draw(self.game, self.state, random) if seat == CHANCE else self.game.legal(self.state, seat)[0]
            self.do(answer.text)
        self.begun = len(self.moves)

    def do(self, *answers: str) -> None:
        for text in answers:
            (seat,) = self.game.waiting(self.state)
            move = Move(seat, self.game.book[text])
            self.game.apply(self.state, seat, move.action)
            self.moves.append(move)

    def asked(self, *verbs: str) -> str:
        """The first legal answer of one of these verbs."""
        (seat,) = self.game.waiting(self.state)
        return next(action.text for action in self.game.legal(self.state, seat) if action.verb in verbs)

    def finish(self) -> None:
        """Everything that is asked before the next turn is declined."""
        while not isinstance(self.state.pending[-1], Turn):
            self.do(self.asked("done", "decline"))

    def turns(self, after: int | None = None) -> list[LogTurn]:
        return self.log.turns(self.moves, self.begun if after is None else after, NAMES)


# --- every game


EACH = {(game.name, table.players): table for game in boardwright.games() for table in tables(game)}


@pytest.mark.parametrize("table", EACH.values(), ids=str)
def test_every_move_is_in_one_turn_and_all_words_are_there(table: Table) -> None:
    moves = [move for move, _ in walk(table, "log") if move]
    turns = told(table.game, table.players, table.game.full_options(table.options), moves)
    steps = [step for turn in turns for step in turn.steps]
    assert [(step.number, step.action) for step in steps] == [
        (number, move.action.text) for number, move in enumerate(moves, 1)
    ]
    for turn in turns:
        words = english(turn.words)
        assert words and (turn.seat is not None or turn.rival or turn.steps)
        for text in (
            turn.sums.words,
            *turn.events,
            *turn.sources,
            *[word for touch in turn.touched for word in touch.words],
        ):
            english(text)
        for step in turn.steps:
            assert turn.seat is not None or turn.rival or step.seat is None


@pytest.mark.parametrize("name", ["planetfall", "santa_maria", "terra_mystica", "age_of_innovation"])
def test_sums_of_the_turns_and_the_final_scoring_come_to_the_score(name: str) -> None:
    """Points that a turn brings are told once: to whom it belongs, to whom it touched, or in the final scoring."""
    game = game_by_name(name)
    options = game.full_options(OPEN.get(name, {}))
    moves = played(game, 2, options)
    turns = told(game, 2, options, moves)
    state = game.new(2, options)
    points = list(game.scores(state))
    for move in moves:
        game.apply(state, move.seat, move.action)
    for turn in turns:
        if turn.seat is not None:
            points[turn.seat] += turn.sums.points
        for touch in turn.touched:
            points[touch.seat] += touch.sums.points
    assert points == list(game.scores(state))
    final = [turn for turn in turns if turn.words == common("final-scoring")]
    assert {turn.seat for turn in final} == {0, 1}
    assert all(turn.sources and turn.sums.points and turn.first == len(moves) + 1 for turn in final)
    assert not any(turn.steps for turn in final)


@pytest.mark.parametrize("name", [game.name for game in boardwright.games()])
def test_what_is_told_in_pieces_is_what_is_told_at_once(name: str) -> None:
    """Also of what nobody was asked for, which begins where the turn after it does."""
    game = game_by_name(name)
    options = game.full_options({})
    moves = played(game, 3, options)
    whole = told(game, 3, options, moves)
    log, joined = Log(game, 3, options), list[LogTurn]()
    for number in range(1, len(moves) + 1):
        fresh = log.turns(moves[:number], number - 1, NAMES)
        assert any(turn.last == number for turn in fresh)
        joined = [turn for turn in joined if turn.first < fresh[0].first] + fresh
    assert joined == whole


# --- Terra Mystica


def test_conversions_and_the_end_of_the_turn_are_folded_in() -> None:
    table = Mystica()
    table.do("burn", "convert pw c", table.asked("upgrade"), "done")
    (turn,) = table.turns()[:1]
    assert english(turn.words).startswith("built a trading house on ")
    assert [step.action for step in turn.steps][:2] == ["burn", "convert pw c"]
    assert turn.seat == 0 and [amount.what for amount in turn.sums.paid] == ["power", "workers", "coins"]


def test_a_turn_of_conversions_before_a_pass_that_nobody_is_asked_for_is_a_pass() -> None:
    """In the last round, with nothing left to do or to convert, there is no choice."""
    record = Record.loads((MYSTICA / "2-mermaids-connect-and-darklings-ordain.record").read_text(encoding="utf-8"))
    turns = told(record.game, record.players, dict(record.options), record.moves)
    last = next(turn for turn in reversed(turns) if turn.steps)
    assert [step.action for step in last.steps] == ["convert w c", "convert w c"]
    assert english(last.words) == "passed"


def test_a_pass_that_nobody_is_asked_for_is_a_turn() -> None:
    """With what it brought; it is told again with the move that follows, and taken back with the one before."""
    record = Record.loads((MYSTICA / "3-chaos-magicians-and-engineers.record").read_text(encoding="utf-8"))
    log = Log(record.game, record.players, dict(record.options))
    before = 197  # moves: in the last round the first seat has nothing left
    [*_, turn, unasked] = log.turns(record.moves[:before], 0, NAMES)
    assert turn.steps and turn.last == before and turn.seat == 1
    assert (unasked.seat, english(unasked.words), unasked.sums.points, unasked.steps) == (0, "passed", 7, [])
    assert (unasked.first, unasked.last) == (before + 1, before)
    assert not any(touch.seat == 0 for touch in turn.touched)
    assert log.turns(record.moves[: before + 1], before, NAMES)[0] == unasked
    assert log.turns(record.moves[: before - 1], 0, NAMES)[-1].last == before - 1
    assert log.turns(record.moves[:before], before, NAMES) == [unasked]


def test_the_final_scoring_is_told_again_to_who_has_heard_it() -> None:
    """Turns replace all that begin where they do, or later: it begins after the last move."""
    record = Record.loads((MYSTICA / "2-first-game.record").read_text(encoding="utf-8"))
    log = Log(record.game, record.players, dict(record.options))
    whole = log.turns(record.moves, 0, NAMES)
    assert log.turns(record.moves, len(record.moves), NAMES) == [
        turn for turn in whole if turn.first > len(record.moves)
    ]


def test_offers_are_answered_within_the_turn_and_touch_whoever_was_offered() -> None:
    game = game_by_name("terra_mystica")
    options = game.full_options({})
    turns = told(game, 3, options, played(game, 3, options))
    touches = [(turn, touch) for turn in turns for touch in turn.touched]
    answers = {english(word).split()[0] for _, touch in touches for word in touch.words}
    assert {"Took", "Declined", "Overtaken"} <= answers
    for turn in turns:
        for step in turn.steps:
            if step.action == "decline" or step.action.startswith("take "):
                assert step.seat != turn.seat
                assert any(touch.seat == step.seat for touch in turn.touched)


def test_who_is_alone_in_a_round_takes_turns_that_are_told_apart() -> None:
    table = Mystica()
    table.do(table.asked("upgrade"))
    table.finish()
    table.do(table.asked("pass"))
    alone = len(table.moves)
    table.do("burn", "burn", "burn", "power ACT2")
    table.finish()
    middle = len(table.moves)
    table.do(table.asked("convert"))
    table.do(table.asked("pass"))
    first, second = table.turns(alone)[:2]
    assert (first.seat, first.first, first.last) == (0, alone + 1, middle)
    assert (second.seat, second.first, second.last) == (0, middle + 1, middle + 2)
    assert english(first.words).startswith("used the power action")
    assert english(second.words).startswith("passed and took")


def test_power_is_shown_as_the_bowls_after_the_move_and_never_as_a_difference() -> None:
    table = Mystica()
    before = table.game.telling.gauges(table.state, 0).values
    table.do("burn", "burn", "burn", "power ACT2")
    [*_, turn] = table.turns()
    first, last = turn.steps[0], turn.steps[3]
    one, two, three = (before[f"bowl {bowl}"] for bowl in (1, 2, 3))
    [burnt] = first.levels
    assert [(level.what, level.number, level.by) for level in burnt.levels] == [
        ("bowl 1", one, 0),
        ("bowl 2", two - 2, -2),
        ("bowl 3", three + 1, 1),
    ]
    assert english(burnt.words) == f"bowls of power: {one}, {two - 2}, {three + 1}"
    [spent] = last.levels
    assert [level.by for level in spent.levels] == [3, 0, -3]
    assert [level.by for level in turn.sums.levels] == [3, -6, 0]
    assert not [change for step in turn.steps for change in step.changes if "power" in english(change)]


def test_a_turn_that_is_taken_back_is_told_anew() -> None:
    table = Mystica()
    fresh = Mystica()
    table.do("burn", table.asked("upgrade"))
    assert english(table.turns()[-1].words).startswith("built a trading house")
    del table.moves[-1:]
    fresh.do("burn")
    (turn,) = table.turns()
    assert (turn.last, english(turn.words)) == (len(table.moves), "burnt power")
    assert turn == fresh.turns()[-1]
    del table.moves[-1:]
    assert table.turns() == [] and table.turns(table.begun - 1)[-1].last == table.begun


# --- the Automa, and secrets


def test_the_automa_has_turns_of_its_own() -> None:
    game = game_by_name("age_of_innovation")
    options = game.full_options({})
    turns = told(game, 1, options, played(game, 1, options))
    rivals = [turn for turn in turns if turn.rival]
    assert {english(turn.rival) for turn in rivals} == {"Automa"}
    acted = [turn for turn in rivals if turn.steps]
    assert all(english(turn.words).startswith("turned up card ") for turn in acted)
    assert english(acted[0].words).count("workshop on ") == 2  # where it begins
    assert not any("turned up card" in english(turn.words) for turn in turns if not turn.rival)
    assert any(entry.kind == "piece" and entry.place for turn in acted for entry in turn.entries)
    # One line for each card that acts: that it does so again while you have passed makes another turn.
    places = [turns.index(turn) for turn in acted]
    assert any(later == place + 1 for place, later in pairwise(places))
    assert any(step.seat == 0 for turn in acted for step in turn.steps)  # power of its buildings
    assert next(turn for turn in rivals if not turn.steps).sums.points > 0


def test_what_lies_face_down_is_in_no_sum_of_the_log_before_the_end() -> None:
    """Of a move that brings happiness everybody may know what was done, not how much it brought."""
    game = game_by_name("santa_maria")
    moves = played(game, 3, game.full_options({"happiness": "hidden"}))[:-1]
    points: dict[str, list[int]] = {}
    for happiness in ("hidden", "open"):
        turns = told(game, 3, game.full_options({"happiness": happiness}), moves)
        sums = [*[turn.sums for turn in turns], *[touch.sums for turn in turns for touch in turn.touched]]
        points[happiness] = [each.points for each in sums]
        changes = [english(text) for turn in turns for step in turn.steps for text in step.changes]
        words = [*changes, *[english(each.words) for each in sums]]
        words += [english(text) for turn in turns for text in (*turn.events, *turn.sources)]
        said = [text for text in words if "happiness" in text]
        assert (said == []) == (happiness == "hidden"), said
    assert set(points["hidden"]) == {0} and sum(map(bool, points["open"])) > 20


def test_dice_and_ships_of_a_turn_belong_to_it_and_those_of_a_year_do_not() -> None:
    game = game_by_name("santa_maria")
    options = game.full_options({})
    turns = told(game, 3, options, played(game, 3, options))
    assert any(step.seat is None for turn in turns if turn.seat is not None for step in turn.steps)
    years = [turn for turn in turns if turn.seat is None]
    assert len(years) >= 3
    news = [english(turn.words) for turn in years]
    assert all(re.search(r"^new on the table: .*\b9 white dice, .*\d blue dice$", words) for words in news), news
