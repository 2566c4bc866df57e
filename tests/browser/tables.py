"""Tables brought at once to where a test begins, always the same: by a person without a browser, who has brought the
beginning of a record. A visitor then takes the person's cookie."""

from pathlib import Path

from boardwright.kernel.record import Record
from tests.server.live import Person

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
GAME = PICTURES / "game.record"
MIDDLE = 63  # moves: the second flight of the fourth seat on planet 2, after everybody else's
MEETING = 65  # moves: the ship of the fourth seat has come to a unit, which it can defeat or recruit
LATE = 185  # moves: the second flight of the first seat on planet 7
MYSTICA = PICTURES / "mystica.record"
MYSTICA_MIDDLE = 333  # moves: a turn of the witches in round 5, with towns and bridges
INNOVATION = PICTURES / "innovation.record"
INNOVATION_MIDDLE = 192  # moves: a turn in round 4 of who may fly, with a city, bridges and innovations taken
SANTA_MARIA = PICTURES / "santa_maria.record"
SECOND_YEAR = 254  # moves: a turn of the second seat in the middle of year 2, which can build and use dice


def begun(person: Person, moves: int = MIDDLE, game: Path = GAME, **options: str) -> str:
    """A table after so many moves, where the person is asked and bots have the other seats."""
    record = Record.loads(game.read_text(encoding="utf-8"))
    asked = record.moves[moves].seat
    beginning = Record(record.game, record.players, {**record.options, **options}, record.moves[:moves], record.names)
    table = str(person.post("/api/records", {"record": beginning.dumps()})["id"])
    person.sit(table, asked)
    for seat in set(range(record.players)) - {asked}:
        person.post(f"/api/tables/{table}/seats", {"seat": seat, "kind": "bot", "bot": "random"})
    return table


def finished(person: Person, game: Path = GAME) -> str:
    """The same game, over."""
    record = Record.loads(game.read_text(encoding="utf-8"))
    table = begun(person, len(record.moves) - 1, game)
    line = person.look(table, confirm=False)
    line.do("act", action=record.moves[-1].action.text)
    line.close()
    return table
