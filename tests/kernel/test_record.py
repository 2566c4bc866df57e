"""Records: what they look like, how they are read, and every way in which they are refused."""

from random import Random

import pytest

import boardwright
from boardwright import Record
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.playout import random_walk
from boardwright.kernel.record import Move
from tests.conformance.tables import Table, walk

GAME = boardwright.game("planetfall")

BEGINNING = """\
boardwright record 1
game: planetfall
rules: 3
players: 2
option commanders: chosen
option sides: free
seat 1: Anna
seat 2: Boris the Blade

chance: goal harmony
1: command katla
1: side A
2: command proton
2: side B
"""
HEADER = BEGINNING.partition("chance")[0]


def refusal(text: str) -> str:
    """Why a record cannot be read."""
    with pytest.raises(CannotParse) as refused:
        Record.loads(text)
    return str(refused.value)


def replay_refusal(text: str, kind: type[Refusal]) -> str:
    """Why a record that can be read cannot be replayed: told by `replay` and `steps` alike."""
    record = Record.loads(text)
    with pytest.raises(kind) as refused:
        record.replay()
    with pytest.raises(kind) as again:
        list(record.steps())
    assert str(refused.value) == str(again.value)
    return str(refused.value)


def whole_game() -> Record:
    table = Table(GAME, 2, {})
    steps = list(walk(table))
    return Record(GAME, 2, {}, [move for move, _ in steps if move], result=GAME.scores(steps[-1][1]))


# --- reading and writing


def test_a_record_reads_as_it_was_written() -> None:
    record = Record.loads(BEGINNING)
    assert record.dumps() == BEGINNING
    assert (record.game.name, record.players, record.names) == ("planetfall", 2, ["Anna", "Boris the Blade"])
    assert record.options == {"commanders": "chosen", "sides": "free"}
    assert record.moves[0] == Move(CHANCE, GAME.book["goal harmony"])
    assert record.moves[1] == Move(0, GAME.book["command katla"])
    assert record.result is None


def test_moves_are_written_as_people_count_seats() -> None:
    move = Move(1, GAME.book["side B"])
    assert str(move) == "2: side B" and repr(move) == "Move(1, Action('side B'))"
    assert str(Move(CHANCE, GAME.book["goal harmony"])) == "chance: goal harmony"
    assert move == Move(1, GAME.book["side B"], line=7) and hash(move) == hash(Move(1, GAME.book["side B"]))
    assert move != Move(0, GAME.book["side B"]) and move != Move(1, GAME.book["side A"]) and move != "2: side B"


def test_blank_lines_comments_spaces_case_and_line_ends_do_not_matter() -> None:
    loose = BEGINNING.replace("1: side A", "\n# a comment: 1\n  1 :  SIDE   a ").replace("players", "Players")
    for text in (loose, f"# first of all\n\n{loose}", loose.replace("\n", "\r\n"), f"\ufeff{loose}", loose.rstrip()):
        assert Record.loads(text) == Record.loads(BEGINNING)


def test_equal_records_are_equal() -> None:
    one, other = Record.loads(BEGINNING), Record.loads(BEGINNING)
    assert one == other and hash(one) == hash(other) and one != BEGINNING
    other.moves.pop()
    assert one != other


def test_names_keep_to_their_line_and_their_seat() -> None:
    record = Record.loads(Record(GAME, 3, names=["", "  Anna\nresult: 9 9 9 "]).dumps())
    assert record.names == ["", "Anna result: 9 9 9", ""]
    assert Record.loads(Record(GAME, 2).dumps()).names == []


def test_there_are_no_more_names_than_seats() -> None:
    with pytest.raises(AssertionError, match="3 names for 2 players"):
        Record(GAME, 2, names=["Anna", "Boris", "Clara"])


def test_corrected_content_travels_with_the_record() -> None:
    """Also a name with what Unicode takes for a line break."""
    content = GAME.corrected({"cards": {"voradon": {"name": {"en": "Vora\u2028don\x85 the 2nd"}}}})
    record = Record.loads(Record(GAME, 2, {"content": content}).dumps())
    assert record.options == {"content": content}
    assert GAME.dump(record.replay()) == GAME.dump(GAME.new(2, {"content": content}))


# --- replay


def test_a_replay_can_stop_on_the_way() -> None:
    record = whole_game()
    state = GAME.new(2, {})
    assert GAME.dump(record.replay(0)) == GAME.dump(state)
    GAME.apply(state, CHANCE, record.moves[0].action)
    assert GAME.dump(record.replay(1)) == GAME.dump(state)
    assert [move for move, _ in record.steps(3)] == record.moves[:3]


def test_a_record_without_moves_is_a_new_table() -> None:
    assert GAME.dump(Record.loads(HEADER).replay()) == GAME.dump(GAME.new(2, {"sides": "free"}))


def test_the_result_is_checked_at_the_end_only() -> None:
    record = whole_game()
    assert record.result is not None
    record.result = [points + 1 for points in record.result]
    record.replay(len(record.moves) - 1)
    with pytest.raises(NotLegal):
        record.replay(len(record.moves))


# --- what cannot be read


@pytest.mark.parametrize("text", ["", "\n \n", "# only a comment"])
def test_nothing_is_not_a_record(text: str) -> None:
    assert refusal(text) == "This is not a record: it is empty, where a record begins with 'boardwright record 1'."


def test_something_else_is_not_a_record() -> None:
    right = "where a record begins with 'boardwright record 1'."
    assert refusal("PK\x03\x04 zip") == f"This is not a record: it begins with 'PK\\x03\\x04 zip', {right}"
    assert refusal("boardwright record 2") == f"This is not a record: it begins with 'boardwright record 2', {right}"
    assert len(refusal("x" * 10_000)) < 200


def test_the_first_line_stands_there_once() -> None:
    assert refusal(f"{BEGINNING}boardwright record 1").startswith("Line 15: 'boardwright record 1' stands there; ")


def test_a_damaged_line_is_refused_with_its_number() -> None:
    right = "a line is '1: fly voradon', 'chance: ...' or a header like 'players: 4'."
    assert refusal(BEGINNING.replace("1: side A", "1 side A")) == f"Line 12: '1 side A' stands there; {right}"


def test_an_unknown_header_is_refused_with_those_there_are() -> None:
    right = "headers are game, rules, players, option NAME, seat NUMBER; the last line is result."
    for header in ("date: today", "option: x", "seat: Anna", "seat one: Anna", "seat 0: Anna", ": x", "-1: side A"):
        assert refusal(HEADER + header) == f"Line 10: {header!r} stands there; {right}"


def test_the_version_of_the_rules_is_a_number_that_we_know() -> None:
    without = HEADER.replace("rules: 3\n", "")
    assert Record.loads(f"{without}rules: 1") == Record.loads(without), "It was not told from the beginning."
    assert refusal(f"{without}rules: new").endswith("the version of the rules is written like 'rules: 2'.")
    assert refusal(f"{without}rules: 9") == (
        "The record was made under version 9 of the rules of Age of Wonders: Planetfall; this Boardwright knows them"
        " up to version 3. Update Boardwright to read it."
    )


def test_a_header_given_twice_is_refused() -> None:
    assert refusal(f"{HEADER}players: 3") == "Line 10: 'players: 3' stands there; 'players' has been given already."
    assert refusal(f"{HEADER}Seat 1: Eve") == "Line 10: 'Seat 1: Eve' stands there; 'seat 1' has been given already."
    assert "'option sides' has been given" in refusal(f"{HEADER}option sides: A")


def test_a_header_after_the_first_move_is_refused() -> None:
    right = "after the first move only moves and the result may follow."
    assert refusal(f"{BEGINNING}players: 3") == f"Line 15: 'players: 3' stands there; {right}"


def test_nothing_follows_the_result() -> None:
    for more in ("1: side A", "result: 1 2", "seat 1: Eve"):
        assert (
            refusal(f"{BEGINNING}result: 1 2\n{more}")
            == f"Line 16: {more!r} stands there; the result is the last line."
        )


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    assert refusal(BEGINNING.replace("planetfall", "chess")).startswith("Line 2: There is no game 'chess'; there is: ")


def test_a_record_says_its_game() -> None:
    right = "The record does not say its game; write a line like 'game: planetfall' near the top."
    assert refusal(BEGINNING.replace("game: planetfall", "")) == right
    assert refusal("boardwright record 1") == right


def test_a_record_says_how_many_play() -> None:
    right = "The record does not say how many play; write a line like 'players: 4' near the top."
    assert refusal(BEGINNING.replace("players: 2", "")) == right
    assert refusal("boardwright record 1\ngame: planetfall") == right


@pytest.mark.parametrize("players", ["two", "", "-2", "0", "2 or 3", "9" * 5000])
def test_the_number_of_players_is_a_number(players: str) -> None:
    told = refusal(BEGINNING.replace("players: 2", f"players: {players}"))
    assert told.startswith("Line 4: 'players:") and told.endswith("the number of players is written like 'players: 4'.")


def test_a_set_up_that_the_game_refuses_is_refused() -> None:
    said = "The record's set-up cannot be played: "
    title = "Age of Wonders: Planetfall"
    assert refusal(BEGINNING.replace("players: 2", "players: 7")) == f"{said}{title} is for 2 to 6 players, not 7."
    for old, new, why in (
        ("sides: free", "sides: both", "Option 'sides' cannot be 'both'; write one of A, free."),
        ("option sides", "option flanks", f"{title} has no option 'flanks'; it has commanders, sides, content."),
        ("sides: free", "content: junk", "The content option is 'built-in' or corrections that"),
    ):
        assert refusal(BEGINNING.replace(old, new)).startswith(said + why)


def test_nobody_sits_beside_the_table() -> None:
    right = "The record names who sits on seat 3; its seats are 1 to 2."
    assert refusal(BEGINNING.replace("seat 2", "seat 3")) == right


@pytest.mark.parametrize("seat", ["0", "3", "99999", "9" * 5000])
def test_a_move_of_nobody_is_refused(seat: str) -> None:
    told = refusal(BEGINNING.replace("1: side A", f"{seat}: side A"))
    assert told.startswith(f"Line 12: '{seat[:60]}") and told.endswith("stands there; seats are 1 to 2, or chance.")


def test_a_move_that_is_no_action_is_refused_with_what_was_meant() -> None:
    told = refusal(BEGINNING.replace("command katla", "command katya"))
    assert told.startswith("Line 11: 'command katya' is not an action of planetfall; did you mean 'command katla'")


@pytest.mark.parametrize("result", ["result: a lot", "result: 1.5 2", f"result: {'9' * 5000}"])
def test_a_result_is_numbers(result: str) -> None:
    told = refusal(BEGINNING + result)
    assert told.startswith("Line 15: 'result: ")
    assert told.endswith("stands there; a result is one number per seat, as in 'result: 91 88'.")


# --- what can be read, but not replayed


def test_an_answer_of_the_wrong_seat_is_refused_with_whose_turn_it_is() -> None:
    told = replay_refusal(BEGINNING.replace("1: side A", "2: side A"), NotYourTurn)
    assert told == "Line 12: '2: side A' stands there. Seat 2 is not asked now; waiting for seat 1."


def test_an_illegal_move_is_refused_with_what_would_be_legal() -> None:
    told = replay_refusal(BEGINNING.replace("1: side A", "1: storm"), NotLegal)
    assert told == "Line 12: '1: storm' stands there. 'storm' is not legal now; legal: side A, side B."


def test_a_move_after_the_end_is_refused() -> None:
    record = whole_game()
    record.result = None
    number = record.dumps().count("\n") + 1
    told = replay_refusal(f"{record.dumps()}1: side A", NotYourTurn)
    assert told == f"Line {number}: '1: side A' stands there. The game is over; 'side A' comes too late."


def test_a_move_that_was_never_in_a_file_is_refused_without_a_line() -> None:
    with pytest.raises(NotYourTurn, match=r"^'1: side A' stands there\. Seat 1 is not asked now"):
        Record(GAME, 2, moves=[Move(0, GAME.book["side A"])]).replay()


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    record = whole_game()
    assert record.result is not None
    right = " ".join(map(str, record.result))
    record.result = [0, 999]
    told = replay_refusal(record.dumps(), NotLegal)
    assert told == f"The record gives the result 0 999, but the replay ends with {right}."


def test_a_result_before_the_end_is_refused() -> None:
    told = replay_refusal(f"{BEGINNING}result: 0 0", NotLegal)
    assert told == "The record gives a result, but the game is not over: it waits for chance."


def test_the_right_result_is_accepted() -> None:
    record = Record.loads(whole_game().dumps())
    state = record.replay()
    assert record.result == list(GAME.scores(state)) and not GAME.waiting(state)
    assert random_walk(GAME, state, Random(1)) == 0
