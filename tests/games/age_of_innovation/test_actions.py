"""Rulebook: book actions, special actions, round bonuses, passing, the order of turns."""

import pytest

from tests.games.age_of_innovation.tables import Table, difference, forest, goods

# --- book actions


def test_a_book_brings_five_power() -> None:
    table = forest(books="power")
    table.stocks(2, "12/0/0 1+0+0+0")
    table.play("2: books power")
    assert table.bowls(2) == "7/5/0" and sum(table.seat(2).books) == 0


def test_two_books_bring_six_coins() -> None:
    table = forest(books="coins")
    table.stocks(2, "0c 1+1+0+0")
    table.play("2: books coins")
    assert table.seat(2).coins == 6


def test_two_books_make_a_guild() -> None:
    """The example of the rulebook: two books of choice, a workshop becomes a guild."""
    table = forest(books="guild", scoring="guild-law")
    table.stocks(2, "0c 0t 2+0+1+0")
    table.play("2: books guild", "2: pay banking 1")
    assert table.seat(2).books == (1, 0, 0, 0)
    table.play("2: upgrade H7 guild")
    assert table.built(2, "guild") == ["H7"] and table.scored(2, "round-tiles") == 3


def test_two_points_for_each_guild() -> None:
    table = forest(books="guild-vp")
    table.put(2, "guild", "I3 I4")
    table.put(2, "guild", "I5", neutral=True)
    table.stocks(2, "0+2+0+0")
    table.play("2: books guild-vp")
    assert table.scored(2, "actions") == 6


def test_a_guild_for_books_needs_a_workshop() -> None:
    """A36."""
    table = forest(books="guild")
    table.put(2, "guild", "H7 H10")
    assert "guild" not in table.may(2, "books")


def test_points_for_guilds_need_a_guild() -> None:
    """A36: a neutral one will do."""
    table = forest(books="guild-vp")
    assert "guild-vp" not in table.may(2, "books")
    table.put(2, "guild", "I5", neutral=True)
    assert "guild-vp" in table.may(2, "books")


@pytest.mark.parametrize("action", ["books power", "special competency"])
def test_an_action_that_brings_only_power_needs_room_in_the_bowls(action: str) -> None:
    """A36: any room, though a part of the power is lost."""
    table = forest(books="power")
    table.competency(2, "power-action")
    table.stocks(2, "0/0/12")
    assert action not in table.legal(2)
    table.stocks(2, "0/1/11")
    table.act(2, action, *["pay banking 1"] * (action == "books power"))
    assert table.bowls(2) == "0/0/12"


def test_power_that_comes_with_a_second_action_needs_no_room() -> None:
    """A36: the psychics' action leads to something."""
    table = forest("psychics")
    table.stocks(2, "0/0/12")
    assert "special faction" in table.legal(2)


def test_each_book_action_once_a_round_for_all() -> None:
    table = forest(books="coins")
    table.act(2, "books coins", "pay banking 2")
    assert "coins" not in table.may(2, "books")


def test_books_are_paid_in_any_mix() -> None:
    table = forest(books="coins")
    table.stocks(2, "1+1+0+2")
    table.play("2: books coins")
    assert table.may(2, "pay") == ["banking 0", "banking 1"]
    table.play("2: pay banking 0")
    assert table.may(2, "pay") == ["law 0", "law 1"]
    table.play("2: pay law 1")
    assert table.seat(2).books == (1, 0, 0, 1)


def test_three_book_actions_are_in_play() -> None:
    assert len(forest().state.book_actions) == 3


# --- free spades, whatever brings them


def spades_for(source: str) -> Table:
    """Forest people without a tool have just gained spades."""
    if source == "city":
        table = forest("goblins")
        table.put(2, "guild", "H7 I7 H6")
        table.put(2, "workshop", "I6")
        table.play("2: upgrade I6 guild", "2: city spades")
        assert table.scored(2, "cities") == 5
    elif source == "lizards":
        table = forest("lizards")
        table.put(2, "guild", "H7 I7 H6")
        table.put(2, "workshop", "I6")
        table.play("2: upgrade I6 guild", "2: city coins")
    elif source == "competency":
        table = forest("goblins")
        table.put(2, "guild", "H7")
        table.play("2: upgrade H7 school", "2: competency two-spades")
    elif source == "palace 15":
        table = forest("goblins", palaces="15")
        table.put(2, "guild", "H7")
        table.play("2: upgrade H7 palace", "2: palace 15", "2: reward spades")
    else:
        table = forest("goblins", books="three-spades", bonuses="coins spade")
        table.palace(2, "2", "H7")
        table.innovation(2, "deus-ex-machina")
        table.play(f"2: {source}")
        if source.startswith("books"):
            table.play("2: pay banking 3")
    table.stocks(2, "0t 0c")
    return table


@pytest.mark.parametrize(
    ("source", "spades"),
    [
        ("power one-spade", 1),
        ("power two-spades", 2),
        ("books three-spades", 3),
        ("special bonus", 1),
        ("special palace", 2),
        ("special deus-ex-machina", 1),
        ("competency", 2),
        ("city", 2),
        ("palace 15", 2),
        ("lizards", 1),
    ],
)
def test_how_many_free_spades(source: str, spades: int) -> None:
    """From plains to forest there are three: swamp, lake, forest."""
    table = spades_for(source)
    table.play("2: dig I8")
    if spades > 1:
        assert len(table.may(2, "to")) == spades
        table.play(f"2: to {table.may(2, 'to')[-1]}")
    assert table.terrain("I8") == ["swamp", "lake", "forest"][spades - 1]


# --- round bonuses


def bonus(id: str, **options: str) -> Table:
    return forest(bonuses=f"coins {id}", **options)


def test_the_ferry_reaches_one_river_hex_further_in_the_action_phase() -> None:
    table = bonus("river-workshop")
    assert "F7" in table.may(2, "dig") and "E8" not in table.may(2, "dig"), "across one river hex, not two"
    table.turn_to("F7", "forest")
    table.play("2: build F7")
    assert table.scored(2, "round-bonuses") == 2, "beside a river"


def test_sending_scholars_scores_however_they_are_sent() -> None:
    table = bonus("send-scholar")
    table.act(2, "send law 3")
    table.act(2, "send law 1")
    assert table.scored(2, "round-bonuses") == 4


def test_building_guilds_scores() -> None:
    table = bonus("build-guild")
    table.play("2: upgrade H7 guild")
    assert table.scored(2, "round-bonuses") == 3


def test_passing_with_palace_and_university() -> None:
    """The example of the rulebook; neutral ones count too."""
    table = bonus("pass-palace-university")
    table.put(2, "palace", "I3")
    table.put(2, "university", "I4", neutral=True)
    table.play(f"2: pass {table.may(2, 'pass')[0]}")
    assert table.scored(2, "round-bonuses") == 8


def test_the_spade_of_the_round_bonus() -> None:
    table = bonus("spade")
    table.play("2: special bonus", "2: dig H8")
    assert table.terrain("H8") == "forest"


def test_the_step_of_the_round_bonus() -> None:
    table = bonus("science-step")
    table.play("2: special bonus", "2: step law")
    assert table.level(2, "law") == 2


def test_passing_with_schools() -> None:
    table = bonus("pass-school", scoring="science-medicine")
    table.put(2, "school", "I3 I4")
    table.play(f"2: pass {table.may(2, 'pass')[0]}", "2: step law", "2: step medicine")
    assert table.level(2, "law") == 2 and table.scored(2, "round-tiles") == 2, "it is still the action phase"


@pytest.mark.parametrize("id", ["spade", "bridge"])
def test_round_bonuses_that_bring_a_book(id: str) -> None:
    table = Table(
        "desert felines D4 C8", "forest philosophers H7 H10", bonuses=f"coins {id}", answers=["drop spades", "book law"]
    )
    assert table.seat(2).books == (0, 1, 0, 0)


# --- passing


def test_a_new_bonus_with_its_coins_and_the_old_one_lies_out() -> None:
    table = bonus("send-scholar")
    row = list(table.may(2, "pass"))
    coins = table.seat(2).coins
    table.play(f"2: pass {row[-1]}")
    assert table.seat(2).coins == coins + (0 if row[-1] == "coins" else 1)
    assert 1 in table.state.bonus_row, "send-scholar"


def test_the_own_bonus_cannot_be_kept() -> None:
    table = bonus("send-scholar")
    assert "send-scholar" not in table.may(2, "pass") and len(table.may(2, "pass")) == 3


def test_the_order_of_passing_is_the_next_turn_order() -> None:
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    table.act(1, f"pass {table.may(1, 'pass')[0]}")
    table.rich(2)
    table.act(2, "send law 1")
    table.act(3, f"pass {table.may(3, 'pass')[0]}")
    table.act(2, f"pass {table.may(2, 'pass')[0]}")
    table.pass_until(2)
    assert table.order() == [1, 3, 2]


def test_bonuses_that_nobody_took_gain_a_coin() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    left = table.state.bonus_row[2]
    for seat in (1, 2):
        table.act(seat, f"pass {table.may(seat, 'pass')[0]}")
    table.pass_until(2)
    assert table.state.bonus_coins[left] == 2


def test_in_the_last_round_no_bonus_is_taken() -> None:
    """A89: only what passing brings, here four points for the palace."""
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    table.pass_until(6)
    seat = table.asked()
    table.bonus(seat, "pass-palace-university")
    table.put(seat, "palace", "I3")
    row, coins, points = table.state.bonus_row, table.seat(seat).coins, table.seat(seat).points
    assert table.may(seat, "pass") == [""]
    table.play(f"{seat}: pass")
    assert table.state.bonus_row == row and table.seat(seat).coins == coins
    assert table.seat(seat).points == points + 4


def test_a_used_round_bonus_serves_its_next_owner() -> None:
    """A131."""
    table = Table("desert felines D4 C8", "forest moles H7 H10", bonuses="science-step coins")
    table.act(1, "special bonus", "step law")
    table.stocks(2, "1s")
    table.act(2, "send law 1")
    table.act(1, f"pass {table.may(1, 'pass')[0]}")
    table.act(2, "pass science-step")
    table.pass_until(2)
    while table.waiting() != 2:
        table._quiet_move()
    assert "bonus" in table.may(2, "special")


def test_an_unused_special_action_comes_back_each_round() -> None:
    table = forest("philosophers", against="wasteland felines B5 A10")
    table.act(2, "special faction", "book law")
    assert "faction" not in table.may(2, "special")
    table.pass_until(2)
    while table.waiting() != 2:
        table._quiet_move()
    assert "faction" in table.may(2, "special")


# --- scoring tiles


@pytest.mark.parametrize(
    ("tile", "moves", "points"),
    [
        ("workshop-law", ["build I7"], 2),
        ("workshop-banking", ["build I7"], 2),
        ("guild-law", ["upgrade H7 guild"], 3),
        ("guild-medicine", ["upgrade H7 guild"], 3),
        ("school-banking", ["upgrade H10 school", "competency power-action"], 4),
        ("palace-university-medicine", ["upgrade H10 palace", "palace 17"], 5),
        ("palace-university-banking", ["upgrade H10 palace", "palace 17"], 5),
        ("palace-university-medicine", ["upgrade I3 university", "competency power-action"], 5),
        ("palace-university-banking", ["upgrade I3 university", "competency power-action"], 5),
        ("spade-engineering", ["dig I8", "to lake"], 4),
        ("science-medicine", ["send law 2"], 2),
        ("track-engineering", ["shovel"], 3),
        ("track-engineering", ["ship"], 3),
    ],
)
def test_what_round_tiles_score(tile: str, moves: list[str], points: int) -> None:
    table = forest(scoring=tile)
    table.turn_to("I7", "forest")
    table.put(2, "guild", "H10")
    table.put(2, "school", "I3")
    for move in moves:
        table.play(f"2: {move}")
    assert table.scored(2, "round-tiles") == points


def test_the_innovation_tile_scores() -> None:
    table = forest(scoring="innovation-law", innovations="sewers")
    table.play("2: develop sewers")
    while table.may(2, "pay"):
        table.play(f"2: pay {table.may(2, 'pay')[-1]}")
    assert table.scored(2, "round-tiles") == 5


@pytest.mark.parametrize(
    ("final", "moves", "points"),
    [
        ("workshop", ["build I7"], 2),
        ("edge-workshop", ["build I7"], 3),
        ("edge-workshop", ["build H8"], 0),
        ("guild", ["upgrade H7 guild"], 3),
        ("school", ["upgrade H10 school", "competency power-action"], 4),
    ],
)
def test_the_final_tile_scores_in_round_6(final: str, moves: list[str], points: int) -> None:
    scoring = "innovation-law palace-university-banking school-banking guild-law workshop-law track-engineering"
    table = Table("wasteland felines B5 A10", "forest philosophers H7 H10", scoring=scoring, final=final)
    table.pass_until(6)
    while table.waiting() != 2:
        table._quiet_move()
    table.rich(2)
    table.turn_to("I7 H8", "forest")
    table.put(2, "guild", "H10")
    before = table.scored(2, "round-tiles")
    for move in moves:
        table.play(f"2: {move}")
    assert table.scored(2, "round-tiles") - before == points


# --- the science bonus

BONUS = {
    "workshop-law": ("law", 3, ("1s", "2s")),
    "workshop-banking": ("banking", 3, ("4pw", "8pw")),
    "guild-law": ("law", 3, ("1b", "2b")),
    "school-banking": ("banking", 1, ("1c", "2c")),
    "palace-university-medicine": ("medicine", 2, ("1t", "2t")),
    "palace-university-banking": ("banking", 2, ("1t", "2t")),
    "spade-engineering": ("engineering", 1, ("1c", "2c")),
    "science-medicine": ("medicine", 3, ("1b", "2b")),
    "track-engineering": ("engineering", 3, ("1s", "2s")),
    "innovation-law": ("law", 2, ("3pw", "6pw")),
}


@pytest.mark.parametrize("tile", BONUS)
def test_the_science_bonus_of_every_tile(tile: str) -> None:
    """Once for every so many levels, rounded down. The example of the rulebook: level 3 of medicine is a book."""
    discipline, levels, gains = BONUS[tile]

    def round_two(level: int) -> tuple[int, ...]:
        table = forest("goblins", scoring=tile)
        table.science(2, **{discipline: level})
        table.stocks(2, "0c 0t 0s 12/0/0 0+0+0+0")
        table.pass_until(2)
        return goods(table)

    without = round_two(0)
    assert difference(round_two(levels - 1), without) == ""
    assert difference(round_two(levels), without) == gains[0]
    assert difference(round_two(2 * levels), without) == gains[1]


@pytest.mark.parametrize("tile", ["guild-law", "science-medicine"])
def test_books_of_the_science_bonus_are_chosen(tile: str) -> None:
    table = forest("goblins", scoring=tile)
    table.stocks(2, "0+0+0+0")
    table.science(2, law=6, medicine=6)
    table.play("2: pass " + table.may(2, "pass")[0], "2: done")
    table.play("2: book law", "2: book medicine")
    assert table.seat(2).books == (0, 1, 0, 1)


def bonus_spades(tile: str, level: int, **options: str) -> Table:
    """Forest people have passed, the last to do so; the science bonus brings spades."""
    table = forest("philosophers", against="wasteland felines B5 A10", scoring=tile, **options)
    table.city(2, "tools")
    table.science(2, **{tile.split("-")[1]: level})
    table.play("2: pass " + table.may(2, "pass")[0], "2: done")
    return table


@pytest.mark.parametrize("tile", ["guild-medicine", "city-engineering"])
def test_spades_of_the_science_bonus(tile: str) -> None:
    """The example of the rulebook: level 8 brings two spades. A90: spread as one likes, nothing is bought or built."""
    table = bonus_spades(tile, 8)
    assert table.may(2, "dig") and "drop spades" in table.legal(2)
    table.play("2: dig I8")
    assert table.may(2, "to") == ["swamp", "lake"], "two spades, no more"
    table.play("2: to swamp", "2: dig H8")
    assert table.terrain("H8") == "forest" and table.terrain("I8") == "swamp"
    assert table.built(2, "workshop") == ["H7", "H10"]


@pytest.mark.parametrize("tile", ["guild-medicine", "city-engineering"])
@pytest.mark.parametrize(("level", "terrain"), [(3, "plains"), (4, "swamp"), (7, "swamp")])
def test_a_spade_for_every_four_levels(tile: str, level: int, terrain: str) -> None:
    table = bonus_spades(tile, level)
    if level > 3:
        table.play("2: dig I8")
    assert table.terrain("I8") == terrain and table.state.round == 2


def test_spades_of_the_science_bonus_are_used_in_the_next_turn_order() -> None:
    """Who passed third is asked third, though first in the round that ends."""
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10", scoring="city-engineering")
    for seat in (1, 2, 3):
        table.city(seat, "tools")
        table.science(seat, engineering=4)
    table.stocks(1, "1s")
    table.act(1, "send law 1")
    for seat in (2, 3):
        table.act(seat, f"pass {table.may(seat, 'pass')[0]}")
    table.play(f"1: pass {table.may(1, 'pass')[0]}", "1: done")
    asked = []
    while table.state.round == 1:
        asked.append(table.asked())
        table.play(f"{table.asked()}: drop spades")
    assert asked == [2, 3, 1] == table.order()


@pytest.mark.parametrize("when", ["held", "taken"])
def test_no_ferry_serves_the_spades_of_the_science_bonus(when: str) -> None:
    """A88: the old round bonus lies out already, the new one face down."""
    table = forest("goblins", scoring="city-engineering")
    table.city(2, "tools")
    table.science(2, engineering=4)
    table.bonus(2, "river-workshop" if when == "held" else "coins")
    bonus = table.may(2, "pass")[0]
    if when == "taken":
        table.state.bonus_row = (0, *table.state.bonus_row[1:])
        table.bonus(2, "coins")
        bonus = "river-workshop"
    assert ("F7" in table.may(2, "dig")) is (when == "held")
    table.play(f"2: pass {bonus}", "2: done")
    assert table.may(2, "dig") and "F7" not in table.may(2, "dig")


@pytest.mark.parametrize(("level", "scholars"), [(6, 3), (12, 5), (0, 1)])
def test_the_example_of_the_blessed(level: int, scholars: int) -> None:
    """Level 6 of law counts as 9: three scholars. A91: 12 counts as 15, 0 as 3."""

    def round_two(faction: str, level: int) -> int:
        table = forest(faction, scoring="workshop-law")
        table.science(2, law=level)
        table.stocks(2, "0s")
        table.pass_until(2)
        return table.seat(2).scholars

    assert round_two("blessed", level) - round_two("felines", 0) == scholars
