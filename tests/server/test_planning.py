"""Planning ahead, against a real server: what is tried touches nothing, is told to nobody, and is refused in words."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from boardwright.lobby.what_if import LONGEST_PLAN, LONGEST_STEP
from tests.server.live import Json, Line, Person

MakePerson = Callable[[str], Person]
FIRST_GAME = {"factions": "first-game"}  # for two: the witches, then the nomads


@dataclass
class Mystica:
    """A table of Terra Mystica for two, on the first turn of the witches."""

    id: str
    anna: Person
    bert: Person
    witches: Line
    nomads: Line

    def plan(self, *steps: str, who: Person | None = None, more: tuple[str, ...] = ()) -> Json:
        """Answers of one step are parted by commas."""
        told: Json = (who or self.anna).post(
            f"/api/tables/{self.id}/plan",
            {"steps": [step.split(", ") for step in steps], "more": list(more)},
        )
        return told

    def refused(self, body: object, status: int, who: Person | None = None) -> str:
        return str((who or self.anna).post(f"/api/tables/{self.id}/plan", body, status))

    def play(self, line: Line, *actions: str) -> None:
        for action in actions:
            version = line.do("act", action=action)["version"]
            for each in (self.witches, self.nomads):
                each.hear_version(version)


@pytest.fixture
def mystica(person: MakePerson) -> Mystica:
    anna, bert = person("Anna"), person("Bert")
    id = anna.create("open", game="terra_mystica", options=FIRST_GAME)
    bert.sit(id, 1)
    table = Mystica(id, anna, bert, anna.look(id, confirm=False), bert.look(id, confirm=False))
    table.nomads.send("prefer", confirm=False, preferences={"power": "ask"})
    table.nomads.ping()
    table.play(table.nomads, "pass BON1")
    table.play(table.witches, "pass BON3")
    assert table.witches.state["table"]["waiting"] == [0]
    return table


TWO_TURNS = ("upgrade F4 trading-house", "done", "upgrade C3 trading-house", "done")


# --- what a plan tells


def test_a_plan_over_several_turns_tells_what_is_left_after_each_step(mystica: Mystica) -> None:
    told = mystica.plan(*TWO_TURNS)
    assert [step["answers"] for step in told["steps"]] == [[action] for action in TWO_TURNS]
    assert [step["words"] for step in told["steps"][:2]] == [["Build a trading house on F4"], ["End turn"]]
    assert told["stocks"] == ["20 points", "21 coins", "6 workers", "0 priests", "0 power"]
    assert told["steps"][0]["stocks"] == ["20 points", "18 coins", "4 workers", "0 priests", "0 power"]
    assert told["steps"][0]["changes"] == ["−3 coins", "−2 workers"]
    assert told["steps"][2]["stocks"][1:3] == ["12 coins", "2 workers"]
    assert (told["ends"], told["missing"], told["version"]) == ("", "", mystica.witches.state["version"])
    assert told["view"]["seats"][0]["coins"] == 12
    assert told["question"] and told["actions"] and all(action["short"] for action in told["actions"])


def test_only_what_belongs_to_the_present_turn_can_be_played_now(mystica: Mystica) -> None:
    assert mystica.plan(*TWO_TURNS)["now"] == 2
    assert mystica.plan("upgrade F4 trading-house, done, upgrade C3 trading-house")["now"] == 0
    assert mystica.plan("upgrade I7 trading-house", who=mystica.bert)["now"] == 0


def test_an_empty_plan_shows_the_table_as_it_is(mystica: Mystica) -> None:
    told, state = mystica.plan(), mystica.witches.state
    for part in ("view", "question", "actions", "obstacles"):
        assert told[part] == state[part]
    for where in ("progress", "phase"):
        assert told[where] == state["table"][where]


def test_planning_is_possible_while_others_think(mystica: Mystica) -> None:
    told = mystica.plan("upgrade I7 trading-house", who=mystica.bert)
    assert len(told["steps"]) == 1 and told["actions"]


def test_a_step_to_add_leaves_out_what_is_not_asked(mystica: Mystica) -> None:
    told = mystica.plan(more=("dig D4", "to desert", "to forest", "drop"))
    assert told["steps"][0]["answers"] == ["dig D4", "to desert"]
    again = mystica.plan("dig D4, to desert")
    assert again["steps"] == told["steps"]


def test_a_step_is_done_whole_or_not_at_all(mystica: Mystica) -> None:
    told = mystica.plan("dig D4, to desert, ship", "done")
    assert told["steps"] == []
    assert told["view"] == mystica.witches.state["view"]


def test_a_plan_goes_on_over_passing_and_says_what_was_assumed(mystica: Mystica) -> None:
    told = mystica.plan(next(text for text in mystica.witches.actions if text.startswith("pass")))
    assert (told["ends"], told["view"]["round"], told["assumed"]) == ("", 2, [])
    [assumed] = told["steps"][0]["assumed"]
    assert assumed["seat"] == 1 and assumed["words"].startswith("Passed")
    assert told["question"] and told["actions"]


def test_a_plan_of_who_has_passed_begins_in_the_next_round(mystica: Mystica) -> None:
    mystica.play(mystica.witches, next(text for text in mystica.witches.actions if text.startswith("pass")))
    told = mystica.plan()
    assert (told["view"]["round"], told["now"], [each["seat"] for each in told["assumed"]]) == (2, 0, [1])


def test_a_plan_ends_where_it_would_depend_on_others(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    id = anna.create("open", game="terra_mystica")
    bert.sit(id, 1)
    told = anna.post(f"/api/tables/{id}/plan", {"steps": [["faction witches"]]})
    assert (told["ends"], told["question"], told["actions"]) == ("others", "", [])


def test_a_plan_ends_at_a_draw(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    id = anna.create("open", options={"commanders": "random"})
    bert.sit(id, 1)
    steps: list[list[str]] = []
    told = anna.post(f"/api/tables/{id}/plan", {"steps": steps})
    while told["actions"]:
        steps.append([told["actions"][0]["action"]])
        told = anna.post(f"/api/tables/{id}/plan", {"steps": steps})
    assert told["ends"] == "draw"
    assert len(told["steps"]) == len(steps) >= 2


# --- when the table goes on


def test_a_plan_is_told_where_it_breaks_and_what_is_missing(mystica: Mystica) -> None:
    told = mystica.plan("upgrade F4 trading-house", "done", "ship", "upgrade C3 trading-house")
    assert len(told["steps"]) == 2
    assert "1 priest" in told["missing"]
    assert told["actions"], "From there the plan can go on in another way."


def test_a_plan_is_tried_on_the_table_as_it_is_now(mystica: Mystica) -> None:
    mystica.play(mystica.witches, "upgrade F4 trading-house", "done")
    # Bert is offered power for the building beside him: out of his turn, so his plan lets it be.
    planned = "upgrade I7 trading-house"
    told = mystica.plan(planned, who=mystica.bert)
    assert [(step["answers"], step["let_be"]) for step in told["steps"]] == [([planned], True)]
    assert told["now"] == 0
    mystica.play(mystica.nomads, "decline")
    told = mystica.plan(planned, who=mystica.bert)
    assert (told["steps"][0]["let_be"], told["now"]) == (False, 1)
    assert mystica.plan("upgrade F4 trading-house")["steps"] == []


def test_what_is_held_must_be_ended_before_a_plan_is_played(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    id = anna.create("open", game="terra_mystica", options=FIRST_GAME)
    bert.sit(id, 1)
    line = bert.look(id, confirm=True)
    line.do("act", action="pass BON1")
    assert line.state["holding"] == 1
    told = anna.post(f"/api/tables/{id}/plan", {"steps": [["pass BON3"]]})
    assert (len(told["steps"]), told["now"]) == (1, 0)


# --- it touches nothing


def test_planning_changes_nothing_and_is_told_to_nobody(mystica: Mystica) -> None:
    record = mystica.anna.http.get(f"/api/tables/{mystica.id}/record").text
    before = [line.state for line in (mystica.witches, mystica.nomads)]
    for steps in (TWO_TURNS, TWO_TURNS[:1], ("ship",), ()):
        mystica.plan(*steps)
        mystica.plan("upgrade I7 trading-house", who=mystica.bert)
    for line in (mystica.witches, mystica.nomads):
        line.ping()
    assert [line.state for line in (mystica.witches, mystica.nomads)] == before
    assert mystica.anna.http.get(f"/api/tables/{mystica.id}/record").text == record


# --- refusals


def test_strangers_and_early_birds_have_nothing_to_plan(mystica: Mystica, person: MakePerson) -> None:
    cora = person("Cora")
    assert "do not sit" in mystica.refused({"steps": []}, 403, cora)
    gathering = cora.create("open")
    assert "not begun" in cora.post(f"/api/tables/{gathering}/plan", {"steps": []}, 403)
    cora.post("/api/tables/nowhere/plan", {"steps": []}, 404)


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"steps": [["fly away"]]}, 400, "not an action"),
        ({"steps": [[]]}, 400, "1 to"),
        ({"steps": [["done"] * (LONGEST_STEP + 1)]}, 400, f"1 to {LONGEST_STEP}"),
        ({"steps": [["done"]] * (LONGEST_PLAN + 1)}, 400, f"at most {LONGEST_PLAN}"),
        ({"steps": [["done"]] * LONGEST_PLAN, "more": ["done"]}, 400, f"this has {LONGEST_PLAN + 1}"),
        ({"steps": ["done"]}, 422, "right form"),
        ({}, 422, "right form"),
    ],
    ids=str,
)
def test_what_is_no_plan_is_refused_in_words(mystica: Mystica, body: object, status: int, said: str) -> None:
    assert said in mystica.refused(body, status)


# --- playing it


def steps(state: Json, *seats: int) -> list[str]:
    """What the log tells anew, move by move; of these seats, or of all."""
    lines = [line for turn in state["log"] for line in turn["steps"]]
    return [line["action"] for line in lines if not seats or line["seat"] in seats]


def test_several_answers_are_played_in_one_go(mystica: Mystica) -> None:
    before = mystica.witches.state
    state = mystica.witches.do("act", action="upgrade F4 trading-house", then=["done"])
    assert state["version"] == before["version"] + 1
    assert steps(state)[-2:] == ["upgrade F4 trading-house", "done"]


def test_they_are_played_as_far_as_they_are_legal_and_then_the_next_question_is_asked(mystica: Mystica) -> None:
    state = mystica.witches.do("act", action="burn", then=["burn", "convert p w", "burn"])
    assert steps(state)[-2:] == ["burn", "burn"]
    assert state["table"]["waiting"] == [0]


def test_what_is_no_answer_is_refused_with_all_that_goes_with_it(mystica: Mystica) -> None:
    before = mystica.witches.state
    for first, then in (("done", ["ship"]), ("burn", ["no such thing"]), ("burn", ["done"] * 101)):
        mystica.witches.refused("act", action=first, then=then)
    mystica.witches.ping()
    assert mystica.witches.state == before


def test_they_are_taken_back_together(mystica: Mystica) -> None:
    line = mystica.anna.look(mystica.id, confirm=True)
    before = line.state
    line.do("act", action="upgrade F4 trading-house", then=["done"])
    assert line.state["holding"] == 0
    after = line.do("undo", course=True)
    assert (after["actions"], after["view"], after["can_undo"]) == (
        before["actions"],
        before["view"],
        before["can_undo"],
    )


def test_a_turn_may_end_with_them(mystica: Mystica) -> None:
    line = mystica.anna.look(mystica.id, confirm=True)
    state = line.do("act", action="upgrade F4 trading-house", then=["done"], end=True)
    assert state["holding"] is None and 0 not in state["table"]["waiting"]


def test_they_are_taken_back_one_by_one(mystica: Mystica) -> None:
    line = mystica.anna.look(mystica.id, confirm=True)
    line.do("act", action="upgrade F4 trading-house", then=["done"])
    assert line.state["holding"] == 0
    assert "done" in [action["action"] for action in line.do("undo")["actions"]]
    assert "ship" not in line.actions
    assert "upgrade F4 trading-house" in [action["action"] for action in line.do("undo")["actions"]]


def test_no_answer_is_given_beyond_a_draw(person: MakePerson) -> None:
    """What is chosen before a draw cannot depend on it. Alone in Santa Maria, who passes is asked again when chance has
    rolled the dice of the next year."""
    anna = person("Anna")
    line = anna.look(anna.create(game="santa_maria"), confirm=False)
    while "pass coins" not in line.actions:
        line.do("act", action=line.actions[0])
    line.do("act", action="pass coins", then=["pass coins", "pass religion"])
    answers = steps(line.state, 0)
    assert answers[-1] == "pass coins" and answers.count("pass coins") == 1
