"""The outlook over the web: for whoever asks, as that one may know it."""

from collections.abc import Callable

from boardwright.kernel.record import Record
from tests.browser.tables import MYSTICA, MYSTICA_MIDDLE, SANTA_MARIA, SECOND_YEAR
from tests.server.live import Json, Person

MakePerson = Callable[[str], Person]


def brought(person: Person, game: str, moves: int, **options: str) -> str:
    """The middle of a game; nobody sits yet."""
    record = Record.loads(game)
    beginning = Record(record.game, record.players, {**record.options, **options}, record.moves[:moves], record.names)
    return str(person.post("/api/records", {"record": beginning.dumps()})["id"])


def asked(game: str, moves: int) -> int:
    return Record.loads(game).moves[moves].seat


def test_who_is_asked_sees_options_and_income_and_others_do_not(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    text = MYSTICA.read_text(encoding="utf-8")
    id = brought(anna, text, MYSTICA_MIDDLE)
    seat = asked(text, MYSTICA_MIDDLE)
    anna.sit(id, seat)
    line = anna.look(id)
    told: Json = anna.get(f"/api/tables/{id}/outlook")
    assert told["version"] == line.state["version"]
    assert 0 < len(told["outlook"]["choices"]) <= 5
    answers = {*line.actions}
    assert all(choice["answers"][0] in answers for choice in told["outlook"]["choices"])
    points = [choice["points"] for choice in told["outlook"]["choices"]]
    assert points == sorted(points, reverse=True)
    watching = bert.get(f"/api/tables/{id}/outlook")["outlook"]
    assert (watching["choices"], watching["next_income"]) == ([], None)
    assert watching["contests"] == told["outlook"]["contests"]


def test_hidden_happiness_stays_hidden(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    text = SANTA_MARIA.read_text(encoding="utf-8")
    id = brought(anna, text, SECOND_YEAR, happiness="hidden")
    seat = asked(text, SECOND_YEAR)
    anna.sit(id, seat)
    for who, known in ((anna, [seat]), (bert, [])):
        _, happiness = who.get(f"/api/tables/{id}/outlook")["outlook"]["contests"]
        for race in happiness["races"]:
            assert [number for number, each in enumerate(race["standings"]) if each is not None] == known


def test_a_table_that_has_not_begun_has_none(person: MakePerson) -> None:
    anna = person("Anna")
    id = anna.create("open")
    assert "not begun" in str(anna.get(f"/api/tables/{id}/outlook", 403))
