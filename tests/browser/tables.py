"""Tables brought quickly to where a test begins: by a person without a browser, whose cookie a visitor then takes."""

from random import Random

from tests.server.live import Line, Person


def begun(person: Person, answers: int = 12) -> str:
    """A table against bots after so many answers of the person, who is asked something again."""
    table = person.create("random", "random", pace="instant")
    line = person.look(table, confirm=False)
    random = Random(5)
    for _ in range(answers):
        wait_to_be_asked(line)
        line.do("act", action=random.choice(line.actions))
    wait_to_be_asked(line)
    line.close()
    return table


def finished(person: Person) -> str:
    table = person.create("random", "random", pace="instant")
    line = person.look(table, confirm=False)
    random = Random(5)
    while wait_to_be_asked(line):
        line.do("act", action=random.choice(line.actions))
    line.close()
    return table


def wait_to_be_asked(line: Line) -> bool:
    """False when the game is over instead."""
    while not line.actions and line.state["table"]["status"] == "playing":
        line.hear()
    return bool(line.actions)
