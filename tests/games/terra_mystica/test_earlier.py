"""Records of earlier rules: what version 1 answered by itself."""

from pathlib import Path
from typing import Any

import pytest

from boardwright import Record
from boardwright.games.terra_mystica import GAME
from boardwright.kernel.language import LANGUAGES
from tests.games.terra_mystica.tables import Table, alone
from tests.games.terra_mystica.test_cults import two_tops_closed
from tests.games.terra_mystica.test_factions import chaos
from tests.games.terra_mystica.test_terraform import NEAR, WITCHES, cult_spades
from tests.games.words import READERS

ROOT = Path(__file__).parents[3]
FILES = [
    *(ROOT / "tests" / "records" / "terra_mystica").glob("*.record"),
    ROOT / "docs" / "pictures" / "mystica.record",
]


def unasked(table: Table, number: int) -> str | None:
    action = GAME.unasked(table.state, number - 1, 1)
    assert action is None or action.text in table.legal(number)
    return None if action is None else action.text


def test_version_2_is_told_in_every_language() -> None:
    assert GAME.version == 2
    assert len({READERS[language](GAME.changes_since(1)) for language in LANGUAGES}) == 3


def test_cult_spades_that_fitted_nowhere_were_given_up() -> None:
    assert unasked(cult_spades("giants D4 D6", 1), 2) == "drop"
    assert unasked(cult_spades(WITCHES, 1), 2) is None


def test_after_a_foreign_hex_cult_spades_made_home_or_were_given_up() -> None:
    table = cult_spades(WITCHES, 2)
    table.transform(2, "E6", "swamp")
    assert unasked(table, 2) is None  # E7 and D5 could become forest
    table.play("2: dig E7")
    assert unasked(table, 2) == "to forest"
    table = cult_spades(WITCHES, 2)
    for hex in NEAR - {"E6", "F3"}:
        table.put(1, "dwelling", hex)
    table.transform(2, "E6", "swamp")
    assert table.may(2, "dig") and unasked(table, 2) == "drop"


def test_the_rest_of_a_flight_that_could_not_be_paid_again_was_given_up() -> None:
    table = alone("dwarves F6 A2", against="witches C3 G3")
    table.put(1, "dwelling", "E9 E10 F5 F7 G5 G6 A1 A3 B1")
    table.turn_to("D7", "desert")
    table.stocks(2, "0c 2w 0p 0/0/6")
    table.play("2: power ACT6", "2: dig D7", "2: to wasteland")
    assert table.legal(2) == ["dig D7", "drop"] and unasked(table, 2) == "drop"


@pytest.mark.parametrize(("workers", "asked"), [(0, False), (1, True)])
def test_the_only_target_of_a_free_action_was_taken(workers: int, asked: bool) -> None:
    """Who could convert was asked."""
    table = alone(WITCHES)
    table.put(2, "stronghold", "C3")
    for hex in ("A3", "A10", "C4", "D1", "E9", "F2", "H5", "I6", "I11"):
        table.turn_to(hex, "plains")
    table.stocks(2, f"{workers}w 0p 12/0/0")
    table.play("2: special stronghold")
    assert table.may(2, "build") == ["G3"] and unasked(table, 2) == (None if asked else "build G3")


def test_the_first_of_two_closed_tops_took_the_key() -> None:
    table = two_tops_closed()
    table.play("2: town TW1")
    assert unasked(table, 2) == "cult fire"
    table = two_tops_closed()
    table.cults(2, fire=4, water=9, earth=9)
    table.play("2: town TW5")
    assert unasked(table, 2) == "cult water"  # earth had not been closed in this turn


def test_who_could_only_pass_in_the_last_round_passed() -> None:
    table = alone(WITCHES)
    table.pass_until(6)
    table.pass_before(2)
    table.put(2, "stronghold", "C3")
    table.put(2, "dwelling", "A3 A10 C4 D1 E9 F2 G3")
    table.seat(2).bonus = -1
    table.stocks(2, "0w 0p 12/0/0")
    assert table.legal(2) == ["special stronghold", "pass"] and unasked(table, 2) == "pass"
    table.stocks(2, "1w")
    assert unasked(table, 2) is None


def test_records_of_version_1_are_completed() -> None:
    """Whole games without what version 1 did not ask, as games of version 1, are the same games."""
    left_out = 0
    for file in FILES:
        now = Record.loads(file.read_text(encoding="utf-8"))
        state = GAME.new(now.players, now.options)
        moves = []
        for move in now.moves:
            if GAME.unasked(state, move.seat, 1) is move.action:
                left_out += 1
            else:
                moves.append(move)
            GAME.apply(state, move.seat, move.action)
        then = Record(GAME, now.players, now.options, moves, now.names, now.result, rules=1)
        assert then.renewed() == now, file.name
    assert left_out


def test_a_double_turn_was_dumped_as_two_turns() -> None:
    for moves in (["1: special stronghold"], ["1: special stronghold", "1: burn"]):
        table = chaos()
        table.stocks(1, "9c 9w 5p 0/4/0")
        table.play(*moves)
        now: list[Any] = [*table.state.dump()]
        place = now.index(["Turn", 0, 1])
        frames = now.index([type(table.state.pending[0]).__name__]) - 1
        then = [*now[:place], ["Turn", 0], ["Turn", 0], *now[place + 1 :]]
        assert now[frames] == len(table.state.pending)
        then[frames] = len(table.state.pending) + 1
        assert GAME.dump(GAME.load(then)) == now
