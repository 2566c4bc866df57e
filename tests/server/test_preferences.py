"""What is answered for a person without asking: by the server, with a page open or not."""

from collections.abc import Callable

import pytest

from tests.server.live import Line, Person

MakePerson = Callable[[str], Person]
FIRST_GAME = {"factions": "first-game"}  # for two: the witches, then the nomads


def settled(person: MakePerson, **wishes: str) -> tuple[str, Line, Line, Person]:
    """Terra Mystica for two on the first turn of the witches; the nomads have said what they wish."""
    anna, bert = person("Anna"), person("Bert")
    id = anna.create("open", game="terra_mystica", options=FIRST_GAME)
    bert.sit(id, 1)
    witches, nomads = anna.look(id, confirm=False), bert.look(id, confirm=False)
    if wishes:
        nomads.send("prefer", confirm=False, preferences=wishes)
        nomads.ping()
    for line, action in ((nomads, "pass BON1"), (witches, "pass BON3")):
        version = line.do("act", action=action)["version"]
        for each in (witches, nomads):
            each.hear_version(version)
    return id, witches, nomads, bert


def log(line: Line) -> list[str]:
    line.ping()
    return [step["action"] for turn in line.state["log"] for step in turn["steps"]]


def test_free_power_is_taken_by_default(person: MakePerson) -> None:
    _, witches, nomads, _ = settled(person)
    assert nomads.state["preferences"] == {"power": "free"}
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    nomads.hear_version(version + 1)
    assert log(nomads)[-1] == "take 1"
    assert nomads.state["table"]["waiting"] == [1] and "take 1" not in nomads.actions


def test_who_wants_to_be_asked_is_asked(person: MakePerson) -> None:
    _, witches, nomads, _ = settled(person, power="ask")
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    nomads.hear_version(version)
    assert nomads.actions == ["take 1", "decline"]


def test_power_may_always_be_declined(person: MakePerson) -> None:
    _, witches, nomads, _ = settled(person, power="never")
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    nomads.hear_version(version + 1)
    assert log(nomads)[-1] == "decline"


def test_it_works_while_the_page_is_closed(person: MakePerson) -> None:
    id, witches, nomads, bert = settled(person, power="never")
    nomads.close()
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    witches.hear_version(version + 1)
    assert log(witches)[-1] == "decline"
    # It is kept, and at every table of the game.
    assert bert.look(id).state["preferences"] == {"power": "never"}
    other = bert.create("random", game="terra_mystica", options=FIRST_GAME)
    assert bert.look(other).state["preferences"] == {"power": "never"}


def test_a_wish_that_comes_while_one_is_asked_answers(person: MakePerson) -> None:
    _, witches, nomads, _ = settled(person, power="ask")
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    nomads.hear_version(version)
    nomads.send("prefer", confirm=False, preferences={"power": "all"})
    nomads.hear_version(version + 1)
    assert log(nomads)[-1] == "take 1"


def test_who_takes_the_answer_back_is_asked(person: MakePerson) -> None:
    """Of two answers in a row only the one that was given by itself."""
    _, witches, nomads, _ = settled(person)
    version = witches.do("act", action="upgrade F4 trading-house", then=["done"])["version"]
    nomads.hear_version(version + 1)
    assert nomads.state["can_undo"]
    nomads.do("undo", course=True)
    assert nomads.actions == ["take 1", "decline"]


@pytest.mark.parametrize("wishes", [{"power": "9"}, {"nothing": "x"}, {}])
def test_what_is_no_wish_is_left_out(person: MakePerson, wishes: dict[str, str]) -> None:
    _, _, nomads, _ = settled(person)
    nomads.send("prefer", confirm=False, preferences=wishes)
    nomads.ping()
    assert nomads.state["preferences"] == {"power": "free"}


def test_a_spectator_has_none(person: MakePerson) -> None:
    id, *_ = settled(person)
    eve = person("Eve").look(id)
    eve.send("prefer", confirm=False, preferences={"power": "never"})
    eve.ping()
    assert eve.state["preferences"] == {}
