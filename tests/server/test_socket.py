"""The socket, against a real server: what is told when, and who may do what."""

import socket
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Line, Person, Server, open_line, play_to_the_end

MakePerson = Callable[[str], Person]
FREE = {"sides": "free"}  # the first turn of a seat is then two answers: a commander and its side


def two(person: MakePerson, *, confirm: bool = True) -> tuple[str, Line, Line]:
    """A table of two people in play, and their lines."""
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", options=FREE)
    bert.sit(table, 1)
    return table, anna.look(table, confirm=confirm), bert.look(table, confirm=confirm)


# --- being told


def test_on_connecting_the_whole_state_and_the_chat_are_told(person: MakePerson) -> None:
    _, anna, bert = two(person)
    state = anna.state
    assert (state["log_from"], state["log"][-1]["last"]) == (1, state["table"]["moves"])
    assert (state["table"]["you"], state["table"]["host"], state["table"]["status"]) == (0, True, "playing")
    assert state["question"] and state["actions"]
    assert all(action["short"] for action in state["actions"])
    assert (bert.state["table"]["you"], bert.state["question"], bert.state["actions"]) == (1, "", [])
    assert bert.state["table"]["waiting"] == [0]


def test_done_comes_before_the_state_and_the_others_hear_only_what_is_new(person: MakePerson) -> None:
    _, anna, bert = two(person)
    bert.ping()
    anna.ping()
    key = anna.send("act", action=anna.actions[0])
    done, state = anna.hear(), anna.hear()
    assert (done["type"], done["key"]) == ("done", key)
    assert (state["type"], state["version"]) == ("state", done["version"])
    told = bert.hear()
    assert (told["type"], told["version"]) == ("state", done["version"])
    (turn,) = told["log"]
    assert told["log_from"] == turn["first"] == turn["last"] == told["table"]["moves"]
    assert turn["seat"] == 0 and turn["words"]


def test_what_an_action_changes_is_what_it_then_changes(person: MakePerson) -> None:
    _, anna, _ = two(person, confirm=False)
    offered = anna.state["actions"][-1]
    gained = {entry["what"]: entry["amount"] for entry in offered["entries"] if entry["kind"] == "stock"}
    assert gained and not any(anna.state["view"]["seats"][0][stock] for stock in gained)
    anna.send("act", action=offered["action"])
    anna.hear_version(anna.hear_of("done")["version"])
    assert {stock: anna.state["view"]["seats"][0][stock] for stock in gained} == gained


def test_a_flight_tells_what_it_does_or_has_courses_that_do(person: MakePerson) -> None:
    _, anna, bert = two(person, confirm=False)
    begun, flights, courses = set[str](), list[Any](), list[Any]()
    # What can be paid in two ways is dealt sooner or later, in this game or in the next.
    while not begun:
        if anna.state["table"]["status"] == "over":
            _, anna, bert = two(person, confirm=False)
        play_to_the_end([anna, bert], Random(3), 1)
        flights = flights_of(anna) + flights_of(bert)
        courses = anna.state["courses"] + bert.state["courses"] if flights else []
        begun = {course["answers"][0] for course in courses}
    assert begun < {flight["action"] for flight in flights}
    for told in [*courses, *[flight for flight in flights if flight["action"] not in begun]]:
        assert told["outcome"] and any(entry["what"] == "ship" for entry in told["entries"])


def flights_of(line: Line) -> list[Any]:
    return [action for action in line.state["actions"] if action["action"].startswith("fly ")]


def test_coming_and_going_is_seen(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open")
    bert.sit(table, 1)
    line = anna.look(table)
    assert [seat["connected"] for seat in line.state["table"]["seats"]] == [True, False]
    first = bert.look(table)
    assert line.hear()["table"]["seats"][1]["connected"]
    second = bert.look(table)
    first.close()
    line.ping()
    assert line.state["table"]["seats"][1]["connected"], "a second window is still open"
    second.close()
    while line.state["table"]["seats"][1]["connected"]:  # as each process hears of it
        line.hear()


# --- versions, races, keys


def test_an_old_version_is_refused_and_the_fresh_state_follows(person: MakePerson) -> None:
    _, anna, _ = two(person)
    anna.do("act", action=anna.actions[0])
    refused = anna.refused("act", action=anna.actions[0], version=anna.state["version"] - 1)
    assert refused["kind"] == "stale"
    assert anna.hear()["type"] == "state"


def test_of_two_windows_that_answer_at_once_exactly_one_wins(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", options=FREE)
    bert.sit(table, 1)
    windows = [anna.look(table), anna.look(table)]
    for round in range(4):
        version, moves = windows[0].state["version"], windows[0].state["table"]["moves"]
        assert windows[1].state["version"] == version
        if round % 2:
            keys = [window.send("undo") for window in windows]
        else:
            keys = [window.send("act", action=window.actions[n]) for n, window in enumerate(windows)]
        answers = [window.hear_of("done", "refused") for window in windows]
        assert [answer["key"] for answer in answers] == keys
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        (lost,) = (answer for answer in answers if answer["type"] == "refused")
        assert lost["kind"] == "stale"
        for window in windows:
            window.ping()
        assert windows[0].state == windows[1].state | {
            "log_from": windows[0].state["log_from"],
            "log": windows[0].state["log"],
        }
        assert windows[0].state["version"] == version + 1
        assert windows[0].state["table"]["moves"] == moves + (-1 if round % 2 else 1)


def test_what_is_sent_again_after_a_broken_line_is_applied_once(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", options=FREE)
    bert.sit(table, 1)
    line = anna.look(table)
    version, action = line.state["version"], line.actions[0]
    line.send("act", action=action, key="once")
    line.close()
    again = anna.look(table)
    again.do("act", action=action, version=version, key="once")
    again.do("act", action=action, version=version, key="once")
    assert again.state["table"]["moves"] == 2
    assert [step["action"] for turn in anna.look(table).state["log"] for step in turn["steps"]][1:] == [action]


# --- who may do what


def test_nobody_acts_for_another_seat(person: MakePerson) -> None:
    table, anna, bert = two(person)
    action, version = anna.actions[0], anna.state["version"]
    refused = bert.refused("act", action=action)
    assert (refused["kind"], "Seat 2 is not asked now" in refused["problem"]) == ("not-your-turn", True)
    cora = person("Cora").look(table)
    for stranger in (cora, open_line(person("Nobody").address, table)):
        for kind, fields in (("act", {"action": action}), ("undo", {}), ("end", {})):
            refused = stranger.refused(kind, version=version, **fields)
            assert refused["kind"] == "not-your-turn"
            assert refused["problem"] == "You do not sit at this table; you may watch and chat."
        stranger.close()
    anna.ping()
    assert anna.state["version"] == version


def test_a_made_up_cookie_holds_no_seat(person: MakePerson, server: Server) -> None:
    table, _, _ = two(person)
    for cookie in ("boardwright=" + "x" * 43, "boardwright=", "boardwright=" + "é" * 30):
        line = open_line(server.address, table, headers={"Cookie": cookie})
        assert line.state["table"]["you"] is None
        line.close()


def test_spectators_see_the_table_and_are_asked_nothing(person: MakePerson) -> None:
    table, anna, _ = two(person)
    watcher = person("Cora").look(table)
    assert (watcher.state["table"]["you"], watcher.state["table"]["host"]) == (None, False)
    assert (watcher.state["actions"], watcher.state["question"], watcher.state["can_undo"]) == ([], "", False)
    assert watcher.state["view"]["seats"]
    anna.do("act", action=anna.actions[0])
    assert watcher.hear_of("state")["version"] == anna.state["version"]


def test_everybody_hears_how_many_watch(person: MakePerson) -> None:
    table, anna, _ = two(person)
    cora, dan = person("Cora"), person("Dan")
    cora.get(f"/api/tables/{table}")  # brings her cookie
    first = cora.look(table)
    assert [line.hear_of("watchers")["count"] for line in (anna, first)] == [1, 1]
    second = cora.look(table)  # another window of the same person
    assert second.hear_of("watchers")["count"] == 1
    third = dan.look(table)
    assert [line.hear_of("watchers")["count"] for line in (anna, first, third)] == [2, 2, 2]
    third.close()
    assert [line.hear_of("watchers")["count"] for line in (anna, first)] == [1, 1]


def test_what_is_not_legal_is_refused_with_what_is(person: MakePerson) -> None:
    _, anna, _ = two(person)
    assert anna.refused("act", action="side A")["kind"] == "not-legal"
    assert anna.refused("act", action="dance")["kind"] == "cannot-parse"
    assert anna.refused("act", action="")["kind"] == "cannot-parse"
    assert anna.refused("end")["problem"] == "There is no turn of yours to end."


def test_before_the_game_nobody_acts(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    assert line.state["view"] == {}
    assert line.refused("act", action="pass", version=0)["problem"] == "The game has not begun yet."


# --- turns


def test_a_turn_is_taken_back_step_by_step_until_it_is_ended(person: MakePerson) -> None:
    _, anna, bert = two(person)
    start = anna.state
    assert not start["can_undo"]
    anna.do("act", action=anna.actions[0])
    middle = anna.state
    assert middle["can_undo"]
    anna.do("act", action=anna.actions[0])
    assert (anna.state["holding"], anna.state["table"]["waiting"], anna.state["actions"]) == (0, [], [])
    bert.hear_version(anna.state["version"])
    assert bert.refused("act", action="command katla")["problem"] == "Seat 1 has not ended the turn yet."
    for before in (middle, start):
        back = anna.do("undo")
        assert (back["view"], back["actions"]) == (before["view"], before["actions"])
        assert (back["log_from"], back["log"][-1]["last"]) == (back["log"][0]["first"], back["table"]["moves"])
    assert anna.refused("undo")["kind"] == "not-legal"
    anna.do("act", action=anna.actions[1])
    anna.do("act", action=anna.actions[0])
    ended = anna.do("end")
    assert (ended["holding"], ended["table"]["waiting"], ended["can_undo"]) == (None, [1], False)
    assert anna.refused("undo")["kind"] == "not-legal"


def test_without_confirmation_the_turn_ends_by_itself(person: MakePerson) -> None:
    _, anna, bert = two(person, confirm=False)
    anna.do("act", action=anna.actions[0])
    anna.do("act", action=anna.actions[0])
    assert (anna.state["holding"], anna.state["table"]["waiting"]) == (None, [1])
    bert.hear_version(anna.state["version"])
    bert.send_raw('{"type":"prefer","confirm":true}')
    bert.do("act", action=bert.actions[0])
    bert.do("act", action=bert.actions[0])
    assert bert.state["holding"] == 1, "preferences may change on the way"
    assert bert.state["ends_with_reveal"]


def test_bots_wait_for_the_end_of_the_turn(person: MakePerson) -> None:
    anna = person("Anna")
    table = anna.create("random", options=FREE, pace="instant")
    line = anna.look(table)
    line.do("act", action=line.actions[0])
    line.do("act", action=line.actions[0])
    moves = line.state["table"]["moves"]
    assert (line.state["holding"], line.state["thinking"]) == (0, [])
    line.do("undo")
    line.do("act", action=line.actions[0])
    assert line.state["table"]["moves"] == moves
    version = line.do("end")["version"]
    while line.state["table"]["waiting"] != [0] or line.state["thinking"]:
        line.hear()
    assert line.state["version"] > version
    assert line.state["table"]["moves"] > moves
    assert line.refused("undo")["kind"] == "not-legal"


def test_an_answer_is_taken_back_while_the_bot_thinks(person: MakePerson) -> None:
    """What the bot has thought of is then no answer to the table as it is."""
    anna = person("Anna")
    line = anna.look(anna.create("random", options=FREE, pace="brisk"), confirm=False)
    line.do("act", action=line.actions[0])
    line.do("act", action="side A")
    assert line.state["thinking"] == [1]
    line.do("undo")
    line.do("act", action="side B")
    moves = line.state["table"]["moves"]
    while line.state["table"]["waiting"] != [0] or not line.actions:
        line.hear()
    record = record_of(anna, line.state["table"]["id"]).splitlines()
    assert "1: side A" not in record
    assert line.state["table"]["moves"] > moves


def test_a_whole_game_against_bots(person: MakePerson) -> None:
    anna, random = person("Anna"), Random(5)
    line = anna.look(anna.create("greedy", "random", pace="instant"), confirm=False)
    while line.state["table"]["status"] == "playing":
        if line.actions:
            line.do("act", action=random.choice(line.actions))
        else:
            line.hear()
    assert len(line.state["table"]["scores"]) == 3
    assert line.state["table"]["winners"]
    assert line.state["thinking"] == []


# --- chat


def test_chat_is_heard_by_all_and_kept(person: MakePerson) -> None:
    table, anna, bert = two(person)
    watcher = person("Cora").look(table)
    watcher.send_raw('{"type":"prefer","confirm":true,"name":"<b>Cora</b>\\u0000"}')
    anna.send("say", text="hello <script>alert(1)</script>", key="a")
    assert bert.hear_of("chat")["lines"][0]["text"] == "hello <script>alert(1)</script>"
    watcher.hear_of("chat")
    watcher.send("say", text="nice table", key="a")
    for line in (anna, bert, watcher):
        while len(line.chat) < 2:
            line.hear()
        assert [(each["number"], each["seat"], each["name"]) for each in line.chat] == [
            (1, 0, "Anna"),
            (2, None, "<b>Cora</b>"),
        ]
    assert person("Dora").look(table).chat == anna.chat


def test_chat_sent_twice_is_said_once(person: MakePerson) -> None:
    table, anna, _ = two(person)
    for _ in range(2):
        anna.send("say", text="hello", key="same")
        assert anna.hear_of("done")["key"] == "same"
    anna.ping()
    assert len(anna.chat) == 1
    assert len(person("Dora").look(table).chat) == 1


def test_chat_has_limits(person: MakePerson) -> None:
    _, anna, _ = two(person)
    assert "at most 500 letters" in anna.refused("say", text="x" * 501)["problem"]
    assert "says nothing" in anna.refused("say", text=" \n\t ")["problem"]
    assert "A key has 1 to 80 letters" in refused_with_key(anna, "x" * 200)


def refused_with_key(line: Line, key: str) -> str:
    line.send("say", text="hello", key=key)
    refused = line.hear_of("refused")
    assert len(refused["key"]) <= 80
    return str(refused["problem"])


# --- strange messages


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("\x00\x01", "not JSON"),
        ("[]", "right form"),
        ("{}", "right form"),
        ("17", "right form"),
        ('{"type":"dance"}', "right form"),
        ('{"type":"act"}', "right form"),
        ('{"type":"act","version":"1","action":"x","key":"k"}', "right form"),
        ('{"type":"act","version":1e99,"action":"x","key":"k"}', "right form"),
        ('{"type":"prefer","confirm":"yes"}', "right form"),
        ('{"type":"say","text":"\\ud800","key":"k"}', "not JSON"),
        ("[" * 5000, "right form"),
    ],
)
@pytest.mark.parametrize("binary", [False, True])
def test_what_cannot_be_read_is_answered_with_a_sentence(
    person: MakePerson, text: str, problem: str, binary: bool
) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    line.send_raw(text.encode() if binary else text)
    refused = line.hear_of("refused")
    assert refused["kind"] == "cannot-parse"
    assert problem in refused["problem"]
    line.ping()


def test_bytes_that_are_no_text_are_answered_too(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    line.send_raw(b'{"type":"say","key":"k","text":"\xff\xfe"}')
    assert line.hear_of("refused")["kind"] == "cannot-parse"


def test_a_message_that_is_too_large_closes_the_line(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    line.send_raw('"' + "x" * 20_000 + '"')
    assert line.hear_until_closed() == 1009


def test_too_many_messages_are_refused(person: MakePerson) -> None:
    _, anna, _ = two(person)
    for _ in range(80):
        anna.send("undo", key="flood")
    kinds = [anna.hear_of("refused")["kind"] for _ in range(80)]
    assert {"not-legal", "too-fast"} == set(kinds)
    assert kinds.count("not-legal") >= 40


def test_the_server_hears_a_ping(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    line.send_raw('{"type":"ping"}')
    assert line.hear() == {"type": "pong"}


# --- the door


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1", "x" * 2000])
def test_another_site_is_kept_out(person: MakePerson, origin: str) -> None:
    anna = person("Anna")
    table = anna.create("open")
    with pytest.raises(InvalidStatus) as refused:
        anna.look(table, Origin=origin)
    assert refused.value.response.status_code == 403
    assert msgspec.json.decode(refused.value.response.body or b"") == {
        "problem": {"say": "boardwright/socket-elsewhere"}
    }
    answer = anna.http.post(f"/api/tables/{table}/leave", headers={"Origin": origin})
    assert (answer.status_code, answer.json()) == (403, {"problem": {"say": "boardwright/request-elsewhere"}})


def test_the_own_site_is_let_in(person: MakePerson) -> None:
    anna = person("Anna")
    table = anna.create("open")
    assert anna.look(table, Origin=anna.address).state["table"]["id"] == table
    assert anna.http.post(f"/api/tables/{table}/leave", headers={"Origin": anna.address}).status_code == 200


def test_a_table_that_is_not_there_is_told_at_the_door(person: MakePerson) -> None:
    anna = person("Anna")
    for name in ("no-such-table", "%00", "x" * 300, "%2e%2e"):
        with pytest.raises(InvalidStatus) as refused:
            anna.look(name)
        assert refused.value.response.status_code == 404


# --- seats, rematch


def test_who_leaves_is_replaced_by_a_bot_or_by_somebody_else(person: MakePerson) -> None:
    anna, bert, cora = person("Anna"), person("Bert"), person("Cora")
    table = anna.create("open", options=FREE, pace="instant")
    bert.sit(table, 1)
    line, other = anna.look(table, confirm=False), bert.look(table)
    line.do("act", action=line.actions[0])
    line.do("act", action=line.actions[0])
    bert.post(f"/api/tables/{table}/leave")
    other.hear_version(line.state["version"] + 1)
    assert (other.state["table"]["you"], other.state["actions"]) == (None, [])
    assert other.refused("act", action="command katla")["kind"] == "not-your-turn"

    assert cora.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot"}, 403)
    anna.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    while line.state["table"]["waiting"] != [0]:
        line.hear()
    assert line.state["table"]["seats"][1]["kind"] == "bot"

    anna.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "open"})
    assert cora.sit(table, 1)["you"] == 1
    assert "taken by Cora" in bert.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bert"}, 400)
    fresh = cora.look(table, confirm=False)
    play_to_the_end([line, fresh], Random(1), 3)
    assert fresh.state["table"]["seats"][1]["name"] == "Cora"


def test_a_rematch_is_one_table_for_all(person: MakePerson) -> None:
    anna, bert, cora = person("Anna"), person("Bert"), person("Cora")
    table = anna.create("open")
    bert.sit(table, 1)
    assert "when the game is over" in anna.post(f"/api/tables/{table}/rematch", status=400)
    lines = [anna.look(table, confirm=False), bert.look(table, confirm=False)]
    play_to_the_end(lines, Random(2))
    cora.post(f"/api/tables/{table}/rematch", status=403)
    assert anna.post(f"/api/tables/{table}/rematch") == {"id": "", "waiting": [1]}
    again = [each.post(f"/api/tables/{table}/rematch")["id"] for each in (bert, anna)]
    assert again[0] == again[1] != table
    lines[0].hear_of("state")
    assert lines[0].hear_of("state")["table"]["next_table"] == again[0]
    info = bert.get(f"/api/tables/{again[0]}")
    assert [seat["name"] for seat in info["seats"]] == ["Bert", "Anna"]
    assert (info["status"], info["you"]) == ("playing", 0)


def test_a_record_goes_out_and_comes_back(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open")
    assert "not begun" in anna.get(f"/api/tables/{table}/record", 409)
    bert.sit(table, 1)
    lines = [anna.look(table, confirm=False), bert.look(table, confirm=False)]
    play_to_the_end(lines, Random(4), 20)
    unfinished = anna.http.get(f"/api/tables/{table}/record").text
    play_to_the_end(lines, Random(4))
    finished = record_of(anna, table)
    for record in (unfinished, finished):
        copy = bert.post("/api/records", {"record": record})["id"]
        assert record_of(bert, copy) == record
    info = anna.get(f"/api/tables/{copy}")
    assert (info["status"], info["private"], info["scores"]) == ("over", True, lines[0].state["table"]["scores"])
    assert "This is not a record" in anna.post("/api/records", {"record": "nonsense"}, 400)


def record_of(person: Person, table: str) -> str:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="planetfall-{table}.record"'
    return answer.text


def test_a_table_of_bots_plays_itself_and_is_watched(person: MakePerson) -> None:
    anna = person("Anna")
    seats = [{"kind": "bot", "bot": "random"}] * 3
    table = anna.post("/api/tables", {"game": "planetfall", "seats": seats, "pace": "instant"})["id"]
    line = anna.look(table)
    while line.state["table"]["status"] == "playing":
        line.hear()
    assert (line.state["table"]["you"], line.state["table"]["host"]) == (None, True)
    *_, last = (turn for turn in line.state["log"] if turn["steps"])
    assert last["last"] == line.state["table"]["moves"]


def test_a_line_outlives_a_request_that_breaks_off(person: MakePerson) -> None:
    anna = person("Anna")
    line = anna.look(anna.create("open"))
    where = urlsplit(anna.address)
    for _ in range(2):
        with socket.create_connection((where.hostname or "", where.port or 80)) as hasty:
            hasty.sendall(b"GET /api/games/planetfall/rules HTTP/1.1\r\nHost: here\r\n\r\n")
    line.ping()
