"""Games begun under earlier rules (`Game.amendments`): the same game under today's, where that is possible."""

from pathlib import Path
from typing import Any

import pytest

from boardwright import Record
from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.kernel.errors import NotLegal
from tests.games.age_of_innovation.tables import Table
from tests.games.age_of_innovation.test_palaces import river_city, with_university
from tests.games.age_of_innovation.test_setup import tower_beside_felines

# Against the Kuddlers, who chose land in their own order for every build.
AGAINST_THE_AUTOMA = Path(__file__).parent / "version_2.record"


def desert_inventors(*answers: str) -> Table:
    """Inventors in the desert who have answered for their spades, and passed."""
    told = ["competency two-spades", *answers]
    table = Table("desert inventors D4 C8", "forest moles H7 H10", competencies="two-spades", answers=told)
    table.play(f"1: pass {table.may(1, 'pass')[0]}")
    return table


def as_before(table: Table, without: int) -> str:
    """The record as version 1 wrote it: a move from the end was not asked for."""
    moves = [move for place, move in enumerate(table.record.moves, -len(table.record.moves)) if place != without]
    return Record(GAME, table.record.players, table.record.options, moves, rules=1).dumps()


def test_spades_of_the_preparation_were_given_up_at_once() -> None:
    table = desert_inventors("drop spades", "drop spades")
    assert Record.loads(as_before(table, -2)) == table.record


def test_spades_that_were_spread_before_a_hex_was_home_are_another_game_now() -> None:
    """C4 and C5 stopped on the way, and the third spade went to B7."""
    table = desert_inventors("dig C4", "to wasteland", "dig C5")
    *before, last = as_before(table, 0).splitlines()
    text = "\n".join([*before, "1: dig B7", last])
    with pytest.raises(NotLegal, match=r"version 1 of the rules.*a first hex is made home before another"):
        Record.loads(text).replay()


def test_rewards_were_taken_and_steps_lost_before_a_city_across_the_river() -> None:
    table = with_university()
    assert GAME.unasked(table.state, 1, 1) is GAME.book["reward competency"]
    table.play("2: reward competency", "2: competency annexes")
    assert GAME.unasked(table.state, 1, 1) is GAME.book["drop key"]
    table.play("2: drop key")
    assert GAME.unasked(table.state, 1, 1) is None, "version 1 asked here too"


def test_the_last_pass_ended_the_turn() -> None:
    table = river_city()
    table.pass_until(6)
    while table.waiting() != 2:
        table._quiet_move()
    table.play("2: pass")
    assert GAME.unasked(table.state, 1, 1) is GAME.book["done"] and GAME.unasked(table.state, 1, 2) is None


def test_the_automa_chose_land_in_the_order_of_its_faction_for_every_build() -> None:
    """Where it stands elsewhere now, it is another game: it is shown as far as that, and nothing of it is lost."""
    text = AGAINST_THE_AUTOMA.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text and 0 < len(record.until_refused().moves) < len(record.moves)
    with pytest.raises(NotLegal, match=r"version 2 of the rules.*only in its own action"):
        record.replay()


def test_a_tower_in_the_preparation_offered_no_power() -> None:
    table = tower_beside_felines()
    table.play("1: place D3", "2: decline", "1: drop spades")
    old = table.record.dumps().replace("rules: 3", "rules: 2").replace("2: decline\n", "")
    assert Record.loads(old) == table.record


def test_earlier_dumps_are_read() -> None:
    """They end with the frames, and one number tells what is paid for with books."""
    for told in ("books", "develop"):
        table = Table("desert inventors D4 C8", "forest moles H7 H10")
        table.stocks(1, "9c 3+3+3+3")
        table.play(f"1: {told} {table.may(1, told)[0]}")
        now: list[Any] = [*table.state.dump()]
        assert now[-2:] == [[], []]
        [place] = [place for place, item in enumerate(now) if isinstance(item, list) and item[:1] == ["PayBooks"]]
        _, seat, books, discipline, innovation, action = now[place]
        assert (innovation == NONE) == (told == "books")
        purpose = innovation if action == NONE else action + 32
        then = [*now[:place], ["PayBooks", seat, books, discipline, purpose], *now[place + 1 : -2]]
        assert GAME.dump(GAME.load(then)) == now
