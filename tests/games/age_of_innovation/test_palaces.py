"""Rulebook: appendix IV, palaces."""

from boardwright.games.age_of_innovation import GAME
from tests.games.age_of_innovation.tables import Table, forest
from tests.games.words import READERS, told


def building(id: str, faction: str = "philosophers", **options: str) -> Table:
    """The palace is about to be built on H7, its tile to be chosen."""
    table = forest(faction, against="wasteland goblins B5 A10", palaces=id, **options)
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 palace")
    return table


def owning(id: str, **options: str) -> Table:
    table = forest("philosophers", against="wasteland goblins B5 A10", **options)
    table.palace(2, id, "H7")
    return table


def test_a_palace_is_chosen_of_those_that_lie_out() -> None:
    table = building("5")
    assert "17" in table.may(2, "palace") and "5" in table.may(2, "palace") and len(table.may(2, "palace")) == 4
    table.play("2: palace 17")
    assert len(table.state.palaces) == 3


def test_palace_1_brings_two_tools_a_round() -> None:
    table = owning("1")
    tools = table.seat(2).tools
    table.act(2, "special palace")
    assert table.seat(2).tools == tools + 2 and "palace" not in table.may(2, "special")


def test_palace_2_brings_two_spades_a_round() -> None:
    table = owning("2")
    table.stocks(2, "1t")
    table.play("2: special palace", "2: dig I7", "2: to forest")
    assert table.may(2, "build") == ["I7"]


def test_palace_3_turns_a_school_into_a_guild() -> None:
    """A75: not a neutral one; it counts as building a guild."""
    table = owning("3", scoring="guild-law")
    table.put(2, "school", "I3", neutral=True)
    assert "palace" not in table.may(2, "special")
    table.put(2, "school", "I4")
    tools = table.seat(2).tools
    table.play("2: special palace")
    assert table.built(2, "guild") == ["I4"] and table.seat(2).tools == tools + 1
    assert table.scored(2, "palace") == 3 and table.scored(2, "round-tiles") == 3


def test_palace_3_needs_a_guild_on_the_board() -> None:
    table = owning("3")
    table.put(2, "school", "I4")
    table.put(2, "guild", "A2 A8 C5 D6")
    assert "palace" not in table.may(2, "special")


def test_palace_4_makes_a_guild_for_nothing() -> None:
    table = owning("4")
    table.stocks(2, "0c 0t")
    table.play("2: special palace")
    assert table.built(2, "guild") == ["H10"]


def test_palace_5_brings_a_competency() -> None:
    table = building("5")
    table.play("2: palace 5")
    assert len(table.may(2, "competency")) == 12


def test_palace_6_brings_two_steps_in_one_discipline() -> None:
    table = owning("6")
    table.play("2: special palace", "2: step law")
    assert table.level(2, "law") == 3


def test_palace_7_scores_schools_when_passing() -> None:
    table = owning("7")
    table.put(2, "school", "I3")
    table.put(2, "school", "I4", neutral=True)
    table.play("2: pass " + table.may(2, "pass")[0])
    assert table.scored(2, "palace") == 6


def test_palace_8_lowers_the_power_of_cities_at_once_for_all_groups() -> None:
    """A63, A79."""
    table = forest("philosophers", against="wasteland goblins B5 A10", palaces="8")
    table.put(2, "guild", "H7")
    table.put(2, "workshop", "I7 I8 I9")
    table.put(2, "guild", "H3 I3")
    table.put(2, "workshop", "I4 H4")
    table.play("2: upgrade H7 palace", "2: palace 8")
    table.play("2: city tools", "2: city coins")
    assert {"H3", "I3", "I4", "H4", "H7", "I7", "I8", "I9"} == table.cities(2)


def test_palace_9_flies_over_one_or_two_hexes_for_a_scholar() -> None:
    table = owning("9")
    assert {"I9", "I6", "I5", "H5"} <= set(table.may(2, "fly")) and "I8" not in table.may(2, "fly")
    scholars = table.seat(2).scholars
    table.play("2: fly I5", "2: build I5")
    assert table.scored(2, "palace") == 5 and table.seat(2).scholars == scholars - 1
    assert table.seat(2).scholars_sent == 0, "it goes back to the supply (A139)"


def test_palace_10_brings_power_and_books() -> None:
    table = building("10")
    table.stocks(2, "12/0/0 0+0+0+0")
    table.play("2: palace 10", "2: book law", "2: book banking")
    assert table.bowls(2) == "0/12/0" and table.seat(2).books == (1, 1, 0, 0) and table.may(2, "book") == []


def test_palace_11_brings_a_city_tile_that_counts_as_founding() -> None:
    table = building("11", scoring="city-engineering")
    table.play("2: palace 11", "2: city tools")
    assert table.scored(2, "round-tiles") == 5 and table.seat(2).free_keys() == 1
    assert table.cities(2) == set(), "nothing on the map belongs to it"


def test_palace_11_and_a_city_on_the_map_give_two_tiles() -> None:
    """A63."""
    table = forest("philosophers", against="wasteland goblins B5 A10", palaces="11")
    table.put(2, "guild", "H7 I7")
    table.put(2, "workshop", "I8 I9")
    table.play("2: upgrade H7 palace", "2: palace 11", "2: city tools", "2: city coins")
    assert len(table.seat(2).cities) == 2


def test_palace_12_scores_workshops() -> None:
    table = owning("12")
    table.turn_to("H8", "forest")
    table.play("2: build H8")
    assert table.scored(2, "palace") == 2


def test_palace_13_brings_a_book_and_three_coins_and_scores_guilds() -> None:
    """A110."""
    table = owning("13")
    table.stocks(2, "20c 0+0+0+0")
    table.act(2, "special palace", "book law")
    assert table.seat(2).coins == 23 and table.seat(2).books == (0, 1, 0, 0)
    table.play("2: upgrade H10 guild")
    assert table.scored(2, "palace") == 3


def test_palace_14_advances_shipping_twice() -> None:
    table = building("14", scoring="track-engineering")
    table.play("2: palace 14", "2: book law", "2: book law")
    assert table.seat(2).shipping == 2 and table.scored(2, "tracks") == 2 and table.scored(2, "round-tiles") == 6


def river_city(**options: str) -> Table:
    """Palace and guilds on both sides of the river hex G8."""
    table = owning("14", **options)
    table.put(2, "guild", "I7 F7")
    table.put(2, "workshop", "I8")
    return table


def test_palace_14_may_skip_a_river_hex() -> None:
    """A57: optional, in any own turn, here before the action."""
    table = river_city()
    assert {"G7", "G8"} >= set(table.may(2, "connect")) != set()
    river = table.may(2, "connect")[0]
    table.play(f"2: connect {river}", "2: city tools")
    assert {"H7", "I7", "I8", "F7"} == table.cities(2)
    assert "pass" in " ".join(table.legal(2)), "the action is still to come"


def with_university() -> Table:
    """The university on F7 has just made a city across the river possible, and brings a competency. In its place law
    goes up from 6 by three steps, and there is no key."""
    table = owning("14", competencies="vp-and-coins annexes")
    table.put(2, "school", "F7")
    table.put(2, "workshop", "H8")
    table.science(2, law=6)
    assert table.may(2, "connect") == []
    table.play("2: upgrade F7 university")
    return table


def test_palace_14_founds_between_a_building_and_its_rewards() -> None:
    """A57: so its key serves the steps of the same action."""
    table = with_university()
    assert table.legal(2) == ["reward competency", *[f"connect {river}" for river in table.may(2, "connect")]]
    table.play(f"2: connect {table.may(2, 'connect')[0]}")
    assert table.legal(2) == ["reward competency", "reward city"]
    table.play("2: reward city", "2: city tools", "2: competency annexes", "2: key law")
    assert table.level(2, "law") == 9


def test_palace_14_founds_when_steps_of_a_reward_wait_for_a_key() -> None:
    table = with_university()
    table.play("2: reward competency", "2: competency annexes")
    assert table.level(2, "law") == 7
    assert table.legal(2) == ["drop key", *[f"connect {river}" for river in table.may(2, "connect")]]
    table.play(f"2: connect {table.may(2, 'connect')[0]}", "2: city tools", "2: key law")
    assert table.level(2, "law") == 9


def test_what_is_asked_when_palace_14_may_found_in_the_middle_of_an_action() -> None:
    table = with_university()
    assert (
        READERS["en"](GAME.telling.prompt(table.state, 1)) == "Take a reward, or first found a city across the river."
    )
    table.play("2: reward competency", "2: competency annexes")
    asked = "Law: a key is missing for level 8. Found a city across the river?"
    assert READERS["en"](GAME.telling.prompt(table.state, 1)) == asked
    dropped = told(GAME, table.state, 1, GAME.book["drop key"], "en")
    assert dropped.startswith("Give up the steps") and dropped.endswith("The steps that are left are lost.")
    connected = told(GAME, table.state, 1, GAME.book["connect G7"], "en")
    assert connected.startswith("Found a city across the river hex G7: a new city")


def test_palace_14_is_never_forced_and_may_be_used_after_the_action() -> None:
    table = with_university()
    table.play("2: reward competency", "2: competency annexes", "2: drop key")
    assert table.level(2, "law") == 7 and {"done", "connect G7"} <= set(table.legal(2))
    table.play("2: connect G7", "2: city tools", "2: done")
    assert table.cities(2) == {"F7", "H7", "H8"} and table.level(2, "law") == 7


def test_palace_14_may_be_used_in_the_turn_of_passing_too() -> None:
    """A57, A88: though neither the round bonus that was given back nor the new one is in force then, for ships or for
    points."""
    dug = []
    for taken, held in (("send-scholar", "coins"), ("send-scholar", "river-workshop"), ("river-workshop", "coins")):
        table = river_city(bonuses=f"{taken} {held}")
        table.play(f"2: pass {taken}")
        table.play(f"2: connect {table.may(2, 'connect')[0]}", "2: city spades")
        dug.append(table.may(2, "dig"))
        table.act(2, "dig H8", "drop spades", "build H8")
        assert table.scored(2, "round-bonuses") == 0
    assert dug[0] == dug[1] == dug[2]


def test_palace_14_may_be_used_after_the_last_pass() -> None:
    table = river_city()
    table.pass_until(6)
    while table.waiting() != 2:
        table._quiet_move()
    table.play("2: pass")
    assert table.may(2, "connect") and "done" in table.legal(2)


def test_palace_14_founds_in_the_turn_of_the_last_pass() -> None:
    """A57: conversions are worth nothing any more, so there is a turn after the pass only for this. The tile scores,
    and the game is over."""
    table = river_city()
    table.pass_until(6)
    while table.waiting() != 2:
        table._quiet_move()
    table.play("2: pass", f"2: connect {table.may(2, 'connect')[0]}", "2: city power")
    table.finish()
    assert table.scored(2, "cities") == 8 and table.waiting() is None
    table = owning("14")
    table.pass_until(6)
    while table.waiting() != 2:
        table._quiet_move()
    table.play("2: pass")
    assert table.waiting() is None, "and where no city is possible, there is none"


def loose_groups(table: Table) -> Table:
    """Three on the shores of the river hex E5, of power 2, 2 and 3, no two of them enough for a city."""
    table.put(2, "guild", "D4 E6 F4")
    table.put(2, "workshop", "F3")
    return table


def test_palace_14_joins_all_loose_groups_beside_the_river_hex() -> None:
    """A57: the hex is skipped for whatever lies around it; one city, one tile, one key."""
    table = loose_groups(owning("14"))
    assert table.may(2, "connect") == ["E5"]
    table.play("2: connect E5", "2: city tools")
    assert table.cities(2) == {"D4", "E6", "F4", "F3"} and table.seat(2).free_keys() == 1


def test_palace_14_may_found_twice_in_a_turn() -> None:
    """A57: before the action and after it, across another river hex each time."""
    table = loose_groups(river_city())
    table.play("2: connect E5", "2: reward city", "2: city tools")
    assert table.may(2, "connect") and "E5" not in table.may(2, "connect")
    table.play("2: send law 1", f"2: connect {table.may(2, 'connect')[0]}", "2: city coins")
    assert table.cities(2) == {"D4", "E6", "F4", "F3", "H7", "I7", "I8", "F7"} and table.scored(2, "cities") == 4 + 6
    assert table.may(2, "connect") == [] and "done" in table.legal(2)


def test_a_river_hex_links_at_the_founding_only() -> None:
    """A58, A59, A134: what is built beside it later does not join, and it is not used again."""
    table = owning("14")
    table.put(2, "guild", "D6 C8 B7")
    table.put(2, "workshop", "B8")
    table.play("2: connect D7", "2: city tools")
    assert table.cities(2) == {"D6", "C8", "B7", "B8"} and table.seat(2).skipped.bit_count() == 1
    table.turn_to("E8", "forest")
    table.seat(2).shipping = 1
    table.rich(2)
    table.act(2, "build E8")
    assert "E8" not in table.cities(2), "beside D7, but beside no building of the city"


def test_a_city_across_a_river_offers_power_though_its_founder_passes() -> None:
    """The workshop of its spades stands beside a rival, who is asked when the turn is over."""
    table = river_city()
    table.put(1, "guild", "I10")
    table.put(2, "workshop", "I9")
    table.turn_to("H9", "lake")
    table.stocks(1, "5/7/0")
    table.play(f"2: connect {table.may(2, 'connect')[0]}", "2: city spades")
    table.play("2: dig H9", "2: drop spades", "2: build H9")
    table.play(f"2: pass {table.may(2, 'pass')[0]}", "2: done")
    assert table.legal(1) == ["take 2", "decline"]


def test_palace_15_in_any_order_but_not_mixed() -> None:
    """A62, A109: a city that arises waits until all parts are done; two books of one colour are allowed."""
    table = forest("philosophers", against="wasteland goblins B5 A10", palaces="15")
    table.put(2, "guild", "H7 I7")
    table.put(2, "workshop", "I9")
    table.turn_to("I8", "lake")
    table.play("2: upgrade H7 palace", "2: palace 15")
    assert table.may(2, "reward") == ["spades", "bridges"]
    table.play("2: reward spades", "2: dig I8", "2: drop spades", "2: build I8")
    assert table.cities(2) == {"H7", "I7", "I8", "I9"}, "founded"
    assert table.may(2, "city") == [] and table.may(2, "bridge"), "but its tile waits"
    table.play("2: bridge F7:H7", "2: bridge F10:H10")
    assert table.may(2, "book")
    table.play("2: book law", "2: book law")
    assert table.may(2, "city")


def test_palace_15_bridges_first() -> None:
    table = building("15")
    table.play("2: palace 15", "2: reward bridges", "2: bridge F7:H7", "2: drop bridge")
    assert table.may(2, "dig") and "drop spades" in table.legal(2)


def test_palace_15_brings_two_bridges() -> None:
    """Though a third site lies open."""
    table = building("15")
    table.put(2, "workshop", "F9")
    table.play("2: palace 15", "2: reward bridges", "2: bridge F7:H7", "2: bridge F10:H10")
    assert table.may(2, "bridge") == [] and table.may(2, "dig")


def test_palace_16_places_a_guild_anywhere_at_home() -> None:
    table = building("16", scoring="guild-law")
    table.play("2: palace 16")
    assert {"A2", "A8", "D6", "F9"} <= set(table.may(2, "place")) and "H8" not in table.may(2, "place")
    table.play("2: place A2")
    assert table.built(2, "guild") == ["A2"] and table.scored(2, "round-tiles") == 3


def test_palace_17_scores_ten() -> None:
    table = building("17")
    table.play("2: palace 17")
    assert table.scored(2, "palace") == 10
