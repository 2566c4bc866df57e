"""A match: one table with its record, seats and undo."""

from random import Random

import pytest

from boardwright import Record, game
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn
from boardwright.lobby.match import Match

GAME = game("planetfall")
FREE = {"sides": "free"}
NOTHING = "There is nothing to take back: since your last answer, chance or somebody else has spoken."


def new(players: int = 2, seed: int = 1) -> Match:
    return Match.new(GAME, players, FREE, ["Anna", "Bert"], Random(seed))


def action(text: str) -> Action:
    return GAME.book.parse(text)


def play(match: Match, *lines: str) -> None:
    """Answers as a record writes them: play(match, "1: command katla")."""
    for line in lines:
        who, _, what = line.partition(":")
        match.play(int(who) - 1, action(what))


def play_first(match: Match, answers: int = 1_000_000) -> None:
    """The first legal answer of whoever is asked, so many times or to the end."""
    while answers and not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        answers -= 1


def everything(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match, except for its version."""
    seats = [*range(match.record.players), None]
    legal = [[each.text for each in match.legal(seat)] for seat in range(match.record.players)]
    views = [match.view(seat) for seat in seats]
    return match.record.dumps(), match.waiting, match.over, legal, views, GAME.dump(match.state)


# --- playing


def test_a_new_match_has_heard_chance_and_waits_for_a_seat() -> None:
    match = new()
    (drawn,) = match.record.moves
    assert (drawn.seat, drawn.action.verb) == (CHANCE, "goal")
    assert (match.waiting, match.over, match.version) == ((0,), False, 1)
    assert match.record.names == ["Anna", "Bert"]
    assert match.record.options == {"commanders": "chosen", "sides": "free", "content": "built-in"}


def test_a_table_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(CannotParse, match="is for 2 to 6 players"):
        Match.new(GAME, 7)
    with pytest.raises(CannotParse, match="Option 'sides' cannot be 'B'"):
        Match.new(GAME, 2, {"sides": "B"})


def test_an_answer_goes_into_the_record() -> None:
    match = new()
    play(match, "1: command katla")
    assert str(match.record.moves[-1]) == "1: command katla"
    assert [each.text for each in match.legal(0)] == ["side A", "side B"]
    assert match.legal(1) == ()


def test_chance_speaks_at_once_and_is_recorded() -> None:
    match = new()
    play(match, "1: command katla", "1: side A", "2: command proton", "2: side A")
    dealt = match.record.moves[5:]
    assert [move.seat for move in dealt] == [CHANCE] * 9
    assert {move.action.verb for move in dealt} == {"deal"}
    assert match.waiting == (0,)


def test_the_record_rebuilds_the_table() -> None:
    match = new(4)
    while not match.over:
        play_first(match, 5)
        assert GAME.dump(match.record.replay()) == GAME.dump(match.state)
        assert Record.loads(match.record.dumps()) == match.record


def test_a_seed_decides_what_chance_says() -> None:
    first, same, other = new(seed=1), new(seed=1), new(seed=2)
    for match in (first, same, other):
        play_first(match)
    assert first.record == same.record
    assert first.record != other.record


def test_what_is_refused_changes_nothing() -> None:
    match = new()
    before, version = everything(match), match.version
    with pytest.raises(NotYourTurn, match=r"Seat 2 is not asked now; waiting for seat 1\."):
        match.play(1, action("command katla"))
    with pytest.raises(NotLegal, match="'side A' is not legal now; legal: command katla"):
        match.play(0, action("side A"))
    assert (everything(match), match.version) == (before, version)


def test_the_result_stands_in_the_record_at_the_end() -> None:
    match = new()
    play_first(match, 30)
    assert "result" not in match.record.dumps()
    play_first(match)
    assert match.over and match.waiting == ()
    assert match.record.result == list(GAME.scores(match.state))
    assert match.record.dumps().splitlines()[-1].startswith("result: ")
    with pytest.raises(NotYourTurn, match="The game is over"):
        match.play(0, action("keep"))


# --- taking back


def test_answers_are_taken_back_one_by_one_down_to_the_checkpoint() -> None:
    match = new()
    states: list[tuple[object, ...]] = []
    for line in ("1: command katla", "1: side B"):
        states.append(everything(match))
        play(match, line)
    for state in reversed(states):
        assert match.can_undo(0)
        match.undo(0)
        assert everything(match) == state
    assert not match.can_undo(0)  # chance has drawn the goal
    with pytest.raises(NotLegal) as refused:
        match.undo(0)
    assert str(refused.value) == NOTHING
    assert everything(match) == states[0]


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = new()
    play(match, "1: command katla", "1: side A")
    with pytest.raises(NotLegal, match="nothing to take back"):
        match.undo(1)
    play(match, "2: command proton")
    with pytest.raises(NotLegal, match="nothing to take back"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert str(match.record.moves[-1]) == "1: command katla"


def test_after_chance_nothing_is_taken_back() -> None:
    match = new()
    play(match, "1: command katla", "1: side A", "2: command proton", "2: side A")
    before = everything(match)
    for seat in (0, 1, CHANCE):
        assert not match.can_undo(seat)
        with pytest.raises(NotLegal, match="nothing to take back"):
            match.undo(seat)
    assert everything(match) == before


def test_every_answer_of_a_game_that_can_be_taken_back_gives_the_table_before() -> None:
    match = new(3, seed=4)
    undone = 0
    while not match.over:
        seat, before = match.waiting[0], everything(match)
        answer = match.legal(seat)[-1]
        match.play(seat, answer)
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert everything(match) == before
            match.play(seat, answer)
    assert undone > 50


def test_the_last_answer_of_a_game_can_be_taken_back_and_the_result_with_it() -> None:
    match = new()
    play_first(match)
    finished = everything(match)
    last = match.record.moves[-1]
    match.undo(last.seat)
    assert (match.over, match.record.result, match.waiting) == (False, None, (last.seat,))
    match.play(last.seat, last.action)
    assert everything(match) == finished


def test_the_version_grows_with_everything_that_happens() -> None:
    match = new()
    versions = [match.version]
    play(match, "1: command katla")
    versions.append(match.version)
    match.undo(0)
    versions.append(match.version)
    play(match, "1: command katla", "1: side A", "2: command proton")
    versions.append(match.version)
    play(match, "2: side A")  # and nine cards
    versions.append(match.version)
    assert versions == [1, 2, 3, 6, 16]


# --- going on


def test_a_half_played_record_goes_on() -> None:
    whole = new()
    play_first(whole)
    moves = whole.record.moves
    for length in range(0, len(moves), 13):
        half = Record(GAME, 2, whole.record.options, moves[:length], whole.record.names)
        match = Match(half, Random(5))
        assert match.record.moves[:length] == moves[:length]
        assert match.waiting != (CHANCE,)
        assert match.version == len(match.record.moves)
        play_first(match)
        assert match.record.result == list(GAME.scores(match.record.replay()))


def test_a_resumed_match_can_be_taken_back_as_the_one_before() -> None:
    match = new()
    play(match, "1: command katla")
    again = Match(Record.loads(match.record.dumps()))
    again.undo(0)
    match.undo(0)
    assert everything(again) == everything(match)


def test_a_finished_record_is_over() -> None:
    match = new()
    play_first(match)
    again = Match(Record.loads(match.record.dumps()))
    assert again.over
    assert everything(again) == everything(match)


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    text = new().record.dumps() + "1: fly voradon\n"
    line = text.count("\n")
    with pytest.raises(NotLegal, match=rf"Line {line}: '1: fly voradon' stands there\."):
        Match(Record.loads(text))


# --- what lies face down


def test_what_the_last_answer_turns_up_cannot_be_taken_back() -> None:
    """Else one could look at what lies face down, and then play something else."""
    hidden = finished_by_hand({"happiness": "hidden"})
    assert hidden.over and hidden.holding is None and not hidden.can_undo(hidden.record.moves[-1].seat)
    shown = finished_by_hand({"happiness": "open"})
    assert not shown.over and shown.holding is not None and shown.can_undo(shown.holding)


def finished_by_hand(options: dict[str, str]) -> Match:
    """A game of Santa Maria to its last answer; every turn is ended by hand."""
    random = Random(7)
    match = Match.new(game("santa_maria"), 2, options, random=random)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, random.choice(match.legal(seat)), end=False)
        if match.holding is not None and match.game.waiting(match.state):
            match.end_turn(match.holding)
    return match
