"""Games of ours as command rows: what a row says where our rules and those of the site keep different books, and that
whatever is written is read back equal.

To hunt, set BOARDWRIGHT_SEEDS: with 25 of them, 600 random, 600 busy and 200 greedy games go out and come back.
"""

from typing import Any

import pytest

from boardwright import Record
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, SCORING_TILES
from boardwright.games.terra_mystica.exchange.notation import Writer, export, read_commands
from boardwright.games.terra_mystica.exchange.snellman import Replay
from boardwright.games.terra_mystica.rules.seat import NONE
from boardwright.games.terra_mystica.rules.state import State
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import play_out
from tests.games.terra_mystica.players import A_THIRD, SEEDS, SET_UPS, set_up
from tests.games.terra_mystica.tables import Table, alone


def seen(state: State) -> dict[str, Any]:
    """Everything on the table, and what is going on."""
    return {
        **GAME.view(state, None),
        "pending": state.pending.copy(),
        "blocked": [seat.blocked for seat in state.seats],
    }


# --- there and back


def there_and_back(name: str, number: int, seed: int) -> None:
    """Whatever is played, written and read: the tables are equal at the beginning of every turn, and at the end."""
    seats, options, random = set_up(name, number, seed)
    state = GAME.new(len(seats), options)
    record = Record(GAME, len(seats), options, play_out(GAME, state, seats, random))
    turns: dict[int, dict[str, Any]] = {}
    text = export(record, lambda table, rows: turns.update({rows: seen(table)}))
    replay = Replay(read_commands(text))
    for row in range(len(replay.rows)):
        replay.play_row(row)
        assert row + 1 not in turns or seen(replay.state) == turns[row + 1], replay.rows[row]
    assert seen(replay.state) == seen(state)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("number", SET_UPS)
@pytest.mark.parametrize("name", ["random", "busy"])
def test_a_game_is_read_back_as_it_was_written(name: str, number: int, seed: int) -> None:
    there_and_back(name, number, seed)


@pytest.mark.parametrize(("number", "seed"), A_THIRD)
def test_a_game_of_the_bot_is_read_back_as_it_was_written(number: int, seed: int) -> None:
    there_and_back("greedy", number, seed)


# --- what rows say


def written(table: Table, *moves: str) -> Writer:
    """The moves of whoever is asked, made at the table and written down; and read back, from the same position."""
    before = GAME.clone(table.state)
    writer = Writer(table.record)
    writer.follow(table.state, [GAME.book[move] for move in moves])
    assert seen(read_back(before, writer.rows(table.state))) == seen(table.state)
    return writer


def rows(table: Table, *moves: str) -> list[str]:
    return written(table, *moves).rows(table.state)


def read_back(position: State, lines: list[str]) -> State:
    """The table after the rows."""
    cards = [n for n, coins in enumerate(position.bonus_coins) if coins != NONE]
    cards += [seat.bonus for seat in position.seats if seat.bonus != NONE]
    game = {
        "options": ["variable-turn-order"],
        "factions": [seat.faction.id for seat in position.seats],
        "round_scoring": [SCORING_TILES[tile].id for tile in position.scoring],
        "bonus_in_play": [BONUS_CARDS[card].id for card in cards],
        "rows": [{"faction": who, "cmd": what} for who, what in (line.split(": ") for line in lines)],
        "final_vp": {},
    }
    replay = Replay(game)
    replay.stand_at(position)
    for row in range(len(lines)):
        replay.play_row(row)
    return replay.state


def test_darklings_who_ordain_nobody_give_up_the_whole_right() -> None:
    table = alone("darklings E5 G5")
    table.put(2, "trading-house", "E5")
    table.rich(2)
    assert rows(table, "upgrade E5 stronghold", "convert w c", "ordain 0", "done") == [
        "darklings: upgrade E5 to SH. -3CONVERT_W_TO_P. convert 1W to 1C"
    ]


def test_what_was_converted_before_the_ordination_goes_before_the_upgrade() -> None:
    """There any conversion after the upgrade ends the right to ordain."""
    table = alone("darklings E5 G5")
    table.put(2, "trading-house", "E5")
    table.stocks(2, "20c 4w 1p 0/2/5")
    assert rows(table, "upgrade E5 stronghold", "burn", "convert pw w", "ordain 1", "done") == [
        "darklings: burn 1. convert 3PW to 1W. upgrade E5 to SH. convert 1W to 1P"
    ]


def darklings_before_a_town() -> Table:
    table = alone("darklings E5 G5")
    table.put(2, "trading-house", "E5 E6")
    table.put(2, "dwelling", "E7 E8")
    table.stocks(2, "20c 6w 1p 4/4/0")
    return table


def test_what_was_converted_after_a_town_tile_goes_after_the_ordination() -> None:
    assert rows(darklings_before_a_town(), "upgrade E5 stronghold", "town TW4", "convert pw c", "ordain 2", "done") == [
        "darklings: upgrade E5 to SH. +TW4. convert 2W to 2P. convert 1PW to 1C"
    ]


def test_workers_of_a_town_tile_are_ordained_by_hand() -> None:
    table = darklings_before_a_town()
    writer = written(table, "upgrade E5 stronghold", "town TW4", "convert pw w", "ordain 3", "done")
    assert writer.rows(table.state) == ["darklings: upgrade E5 to SH. +TW4. convert 3PW to 1W. -3W. +3P"]
    assert "option loose-adjust-resource\n" in writer.text(table.state)


def test_who_has_full_bowls_declines() -> None:
    """There everybody with neighbours is asked."""
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.stocks(2, "0/0/12")
    assert rows(table, "upgrade F4 trading-house", "done") == [
        "witches: upgrade F4 to TP",
        "nomads: decline 1 from witches",
    ]


@pytest.mark.parametrize(
    ("left", "moves", "row"),
    [
        (1, ["favor FAV12"], "upgrade D4 to TE. -GAIN_FAVOR. +FAV12"),
        (0, [], "upgrade D4 to TE. -2GAIN_FAVOR"),
    ],
)
def test_a_favor_tile_that_nobody_can_give_is_given_up(left: int, moves: list[str], row: str) -> None:
    table = alone("chaosmagicians D4")
    table.put(2, "trading-house", "D4")
    table.rich(2)
    table.state.favors = [0] * 11 + [left]
    assert rows(table, "upgrade D4 temple", *moves, "done") == [f"chaosmagicians: {row}"]


def two_towns_with_favor_5() -> Table:
    table = alone("chaosmagicians D4")
    table.put(2, "trading-house", "A1 A2 D4")
    table.put(2, "dwelling", "A3 A4 E1 E3")
    table.put(2, "trading-house", "E2 D1")
    table.rich(2)
    return table


def test_a_town_for_which_there_is_no_tile_is_given_up() -> None:
    """Two arise, and one tile is left."""
    table = two_towns_with_favor_5()
    table.state.towns = [1, 0, 0, 0, 0, 0, 0, 0]
    table.state.favors = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert rows(table, "upgrade D4 temple", "favor FAV5", "town TW1", "favor FAV12", "done") == [
        "chaosmagicians: upgrade D4 to TE. +FAV5. +TW1. -GAIN_TW. +FAV12"
    ]


# --- the double turn


def chaos_magicians() -> Table:
    table = alone("chaosmagicians D4", cards="BON5 BON2")
    table.put(2, "stronghold", "D4")
    table.rich(2)
    return table


def test_the_halves_of_a_double_turn_are_rows_of_their_own() -> None:
    """So is what the first half offers answered before the second."""
    table = Table("swarmlings D5 A4", "chaosmagicians D4", cards="BON5 BON2")
    table.put(2, "stronghold", "D4")
    table.rich(2)
    table.act(1, "upgrade A4 trading-house")
    assert rows(
        table,
        *("special stronghold", "dig E7", "to wasteland", "build E7", "done", "take 1"),
        *("special BON2", "cult fire", "done"),
    ) == [
        "chaosmagicians: action ACTC. dig 1. transform E7 to red. build E7",
        "swarmlings: leech 1 from chaosmagicians",
        "chaosmagicians: action BON2. +FIRE",
    ]


def test_a_second_half_that_would_be_a_part_of_the_first_gives_up_the_action_that_remains() -> None:
    table = chaos_magicians()
    writer = written(table, "special stronghold", "dig E7", "to wasteland", "drop", "done", "build E7", "done")
    assert writer.rows(table.state) == [
        "chaosmagicians: action ACTC. dig 1. transform E7 to red",
        "chaosmagicians: build E7. done",
    ]
    assert "option loose-done\n" in writer.text(table.state)


def test_what_is_built_elsewhere_is_a_second_half_by_itself() -> None:
    table = chaos_magicians()
    table.put(2, "dwelling", "I1")
    table.turn_to("I2", "wasteland")
    writer = written(table, "special stronghold", "dig E7", "to wasteland", "drop", "done", "build I2", "done")
    assert writer.rows(table.state)[-1] == "chaosmagicians: build I2"
    assert "loose" not in writer.text(table.state)


def test_a_spade_is_given_up_in_the_other_half_of_a_turn_that_bought_some() -> None:
    table = chaos_magicians()
    writer = written(
        table, "special stronghold", "dig E7", "to wasteland", "drop", "done", "power ACT5", "drop", "done"
    )
    assert writer.rows(table.state)[-1] == "chaosmagicians: action ACT5. -1SPADE"
    assert "option loose-dig\n" in writer.text(table.state)


def test_both_halves_are_read_from_one_row() -> None:
    """The second one closes the first."""
    table = chaos_magicians()
    row = "chaosmagicians: action ACTC. dig 1. transform E7 to red. convert 1PW to 1C. action BON2. +FIRE"
    after = read_back(table.state, [row])
    table.act(2, "special stronghold", "dig E7", "to wasteland", "convert pw c", "drop", "done", "special BON2")
    table.act(2, "cult fire")
    assert seen(after) == seen(table.state)


# --- alone


def test_who_plays_on_alone_ends_an_action_before_building_on_its_land() -> None:
    """Two actions are two tunnels."""
    table = alone("dwarves E7 H6")
    table.rich(2)
    table.turn_to("E5", "wasteland")
    assert rows(table, "dig E5", "to mountains", "drop", "done", "build E5", "done") == [
        "dwarves: dig 1. transform E5 to gray. done",
        "dwarves: build E5",
    ]


def test_a_step_owed_to_cultists_who_play_on_alone_does_not_wait_for_a_key() -> None:
    """There their next turn has begun, and its key would open the top."""
    table = Table("nomads E8 F3 I7", "cultists E6 F5")
    table.put(2, "dwelling", "E7")
    table.rich(2)
    table.cults(2, fire=9)
    table.act(1, "pass BON5")
    assert rows(table, "upgrade E7 trading-house", "done", "take 1", "cult fire") == [
        "cultists: upgrade E7 to TP",
        "nomads: leech 1 from cultists",
        "cultists: -FIRE. +FIRE",
    ]


# --- given up


@pytest.mark.parametrize(
    ("player", "row"),
    [
        ("witches C3 F4", "witches: action ACTW. -FREE_D"),
        ("nomads E8 F3 I7", "nomads: action ACTN. -FREE_TF"),
        ("swarmlings D5 A4", "swarmlings: action ACTS. -FREE_TP"),
        ("giants D4 E3", "giants: action ACTG. -2SPADE"),
    ],
)
def test_what_a_stronghold_brings_may_be_given_up(player: str, row: str) -> None:
    table = alone(player)
    table.put(2, "stronghold", player.split()[1])
    table.rich(2)
    assert rows(table, "special stronghold", "drop", "done") == [row]


@pytest.mark.parametrize(("move", "action"), [("power ACT1", "ACT1"), ("special bridge", "ACTE")])
def test_a_bridge_may_be_given_up(move: str, action: str) -> None:
    table = alone("engineers E7 H6")
    table.rich(2)
    assert rows(table, move, "drop", "done") == [f"engineers: action {action}. -BRIDGE"]


def test_who_leaves_resigns() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4", leaving="yes")
    writer = Writer(table.record)
    writer.follow(table.state, [GAME.book["leave"]])
    assert writer.rows(table.state) == ["witches: resign"]


# --- towns, tops and keys


def test_what_swarmlings_convert_of_a_new_town_waits_for_its_tile() -> None:
    """Here the workers come when the town is founded, there with the tile."""
    table = alone("swarmlings D5 A4")
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "E5 E8")
    table.stocks(2, "40c 3w 0p 0/0/12")
    assert rows(table, "upgrade E5 trading-house", "convert w c", "convert pw c", "town TW1", "done") == [
        "swarmlings: upgrade E5 to TP. convert 1PW to 1C. +TW1. convert 1W to 1C"
    ]


def engineers_before_a_town(**cults: int) -> Table:
    table = alone("engineers E7 H6", promo="all")
    table.put(2, "trading-house", "E6 E8")
    table.put(2, "dwelling", "F4 E7")
    table.rich(2)
    table.cults(2, **cults)
    return table


def test_a_top_that_was_chosen_is_written_as_a_step_down() -> None:
    """One key, two tracks on 9: others step down on the track that they keep out of the top."""
    table = engineers_before_a_town(fire=9, water=9)
    assert rows(table, "upgrade E7 trading-house", "town TW5", "cult water", "done") == [
        "engineers: upgrade E7 to TP. -FIRE. +TW5"
    ]


def test_what_is_converted_before_the_top_is_chosen_goes_before_the_tile() -> None:
    table = engineers_before_a_town(fire=9, water=9)
    assert rows(table, "upgrade E7 trading-house", "town TW5", "convert pw c", "cult water", "done") == [
        "engineers: upgrade E7 to TP. convert 1PW to 1C. -FIRE. +TW5"
    ]


def test_a_track_that_the_key_would_lift_steps_down_twice() -> None:
    """It stopped in this turn for the lack of a key: fire, by the favor tile."""
    table = alone("engineers E7 H6")
    table.put(2, "trading-house", "E6 E8 E7")
    table.put(2, "dwelling", "F4")
    table.rich(2)
    table.cults(2, fire=8, water=9)
    table.state.favors = [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    moves = ("upgrade E7 temple", "favor FAV5", "town TW5", "cult water", "done")
    assert rows(table, *moves) == ["engineers: upgrade E7 to TE. +FAV5. -FIRE. -FIRE. +TW5"]


def test_the_track_that_takes_the_key_of_a_tile_without_steps_is_named() -> None:
    table = engineers_before_a_town(fire=8, water=8)
    table.seat(2).cults = (9, 9, 0, 0)
    table.seat(2).blocked = 0b0011
    assert rows(table, "upgrade E7 trading-house", "town TW1", "cult water", "done") == [
        "engineers: upgrade E7 to TP. +TW1. +WATER"
    ]


def refusal(table: Table, *moves: str) -> str:
    with pytest.raises(CannotParse) as refused:
        rows(table, *moves)
    return str(refused.value).removeprefix("This notation cannot say what happened in this game: ")


def test_what_the_notation_cannot_say_is_refused() -> None:
    """There a town tile, its key and all its steps are one."""
    table = engineers_before_a_town(fire=8, water=8, earth=8)
    moves = ("upgrade E7 trading-house", "town TW6", "cult water")
    assert refusal(table, *moves, "convert pw c") == "a conversion between two tops that one town tile opens."
    table = engineers_before_a_town(fire=9, water=9, earth=9)
    table.seat(2).blocked = 0b0001
    assert refusal(table, *moves, "cult earth") == "a top that is left closed though its key is there."
    table = two_towns_with_favor_5()
    table.cults(2, fire=7, water=9)
    both = ("upgrade D4 temple", "favor FAV5", "town TW5", "cult water", "town TW1")
    assert refusal(table, *both) == "a key that opens a top which another town tile left closed."


def test_spades_one_by_one_are_written_and_read() -> None:
    """The power of the first pays for the second."""
    table = alone("alchemists E5 G5")
    table.put(2, "stronghold", "A1")
    table.stocks(2, "5w 0/2/2")
    assert rows(table, "dig F3", "spade", "convert pw w", "to swamp", "drop", "done") == [
        "alchemists: dig 1. convert 3PW to 1W. dig 1. transform F3 to black"
    ]


# --- what rows are read as


def test_the_round_ends_when_what_is_open_has_been_answered() -> None:
    """The cultists' step counts for the cult bonus, though it is taken after the last pass."""
    table = Table("nomads E8 F3 I7", "cultists E6 F5", scoring="SCORE1")
    table.put(2, "dwelling", "E7")
    late = ("nomads: pass BON5", "cultists: upgrade E7 to TP", "cultists: pass BON6")
    after = read_back(table.state, [*late, "nomads: leech 1 from cultists", "cultists: +EARTH"])
    table.play("1: pass BON5", "2: upgrade E7 trading-house", "2: done", "1: take 1", "2: cult earth", "2: pass BON6")
    assert table.state.round == 2 and table.cult(2, "earth") == 2
    assert seen(after) == seen(table.state)


def test_one_of_several_spades_may_be_given_up() -> None:
    table = alone("halflings E6 F5")
    table.put(2, "trading-house", "E6")
    table.rich(2)
    table.turn_to("E5", "desert")
    table.turn_to("E7", "swamp")
    row = "halflings: upgrade E6 to SH. -SPADE. transform E5 to brown. transform E7 to brown"
    after = read_back(table.state, [row])
    table.act(2, "upgrade E6 stronghold", "dig E5", "to plains", "dig E7", "to plains", "drop", "drop", "done")
    assert seen(after) == seen(table.state)
