"""Rulebook, appendix VI: the factions. Every ability used, and refused when it is not allowed."""

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.table.pieces import pieces
from boardwright.kernel.language import LANGUAGES
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import asked, told


def rich(player: str, **options: str) -> Table:
    table = alone(player, **options)
    table.stocks(2, "60c 60w 3p 12/0/0")
    return table


def with_stronghold(player: str, **options: str) -> Table:
    """The first dwelling is a stronghold already."""
    table = rich(player, **options)
    table.put(2, "stronghold", player.split()[1])
    return table


def built_stronghold(player: str, **options: str) -> Table:
    """The stronghold has just been built, by an upgrade."""
    table = rich(player, **options)
    home = player.split()[1]
    table.put(2, "trading-house", home)
    table.play(f"2: upgrade {home} stronghold")
    return table


# --- alchemists


def test_alchemists_trade_points_for_coins_and_coins_for_points() -> None:
    table = rich("alchemists E5 G5")
    table.stocks(2, "5c")
    table.play("2: convert vp c", "2: convert vp c")
    assert table.has(2)[:8] == "18vp 7c "
    table.play("2: convert c vp", "2: convert c vp", "2: convert c vp")
    assert table.has(2)[:8] == "21vp 1c "
    assert table.scored(2, "traded") == 1
    assert "c vp" not in table.may(2, "convert")  # one coin is not enough


def test_nobody_else_trades_points_and_alchemists_not_below_0() -> None:
    """NOTES, B: coins become points in mid-game for alchemists only."""
    assert not {"vp c", "c vp"} & set(rich("darklings E5 G5").may(2, "convert"))
    table = rich("alchemists E5 G5")
    table.stocks(2, "1c 0vp")
    assert not {"vp c", "c vp"} & set(table.may(2, "convert"))


def test_the_stronghold_of_the_alchemists_brings_12_power_once() -> None:
    table = built_stronghold("alchemists E5 G5")
    assert table.bowls(2) == "0/12/0"


def test_alchemists_gain_2_power_for_each_spade_with_the_stronghold() -> None:
    """C5: from wherever it comes."""
    table = with_stronghold("alchemists E5 G5")
    table.transform(2, "F3", "swamp")
    assert table.bowls(2) == "8/4/0"
    table.finish()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    assert table.bowls(2) == "2/4/6"
    table = rich("alchemists E5 G5")
    table.transform(2, "F3", "swamp")
    assert table.bowls(2) == "12/0/0"


def digging(stocks: str, **options: str) -> Table:
    """Alchemists with a stronghold; F3 is desert, two spades from swamp."""
    table = with_stronghold("alchemists E5 G5", **options)
    table.stocks(2, stocks)
    return table


def test_the_power_of_a_spade_may_pay_for_the_next() -> None:
    """Two power make a worker of three; with it the second spade is bought."""
    table = digging("5w 0c 0p 0/2/2")
    assert table.may(2, "dig")
    table.play("2: dig F3")
    assert "to swamp" not in table.legal(2) and not table.may(2, "convert")
    table.play("2: spade")
    assert (table.bowls(2), table.seat(2).workers) == ("0/0/4", 2)
    assert "to swamp" not in table.legal(2)
    table.play("2: convert pw w", "2: to swamp")
    assert (table.bowls(2), table.seat(2).workers, table.terrain("F3")) == ("1/2/1", 0, "swamp")


def test_a_spade_that_was_bought_is_used_on_its_hex() -> None:
    """There is no way back, and the hex changes by as many steps as there are spades."""
    table = digging("7w 0c 0p 0/2/2")
    table.play("2: dig F3", "2: spade")
    assert not {"drop", "done"} & set(table.legal(2))
    assert table.may(2, "to") == ["plains", "swamp", "mountains", "wasteland"]
    table.play("2: spade")
    assert table.may(2, "to") == ["swamp", "mountains"]
    table.play("2: convert pw w")
    table.play("2: convert w c")  # nothing is left for a third
    table.play("2: to swamp")
    assert table.may(2, "dig") == [] and table.seat(2).workers == 1


def test_free_spades_are_topped_up_one_by_one() -> None:
    """Three spades to swamp: one of the power action, one for the last worker, one for a worker out of power."""
    table = digging("1w 0c 0p 5/0/7")
    table.seat(2).digging = 2
    table.turn_to("F3", "mountains")
    table.play("2: power ACT5", "2: dig F3")
    assert table.bowls(2) == "7/2/3"
    table.play("2: spade")
    assert table.bowls(2) == "5/4/3" and table.may(2, "to") == ["desert", "lakes"]  # two steps
    table.play("2: convert pw w", "2: to swamp")
    assert table.bowls(2) == "6/6/0" and table.may(2, "dig") == []


def test_one_spade_at_a_time_only_where_it_can_matter() -> None:
    """Not where all can be bought at once and their power has room; not for the last spade of three."""
    for stocks, matters in (("9w 12/0/0", False), ("9w 2/1/9", True), ("8w 12/0/0", True), ("2w 12/0/0", False)):
        table = digging(f"0c 0p {stocks}")
        if table.may(2, "dig"):
            table.play("2: dig F3")
        assert ("spade" in table.legal(2)) == matters, stocks
    table = digging("3w 0c 0p 6/0/6")
    table.play("2: power ACT6", "2: dig F3")
    assert "spade" not in table.legal(2)


def test_nobody_else_buys_one_spade_at_a_time() -> None:
    plain = rich("alchemists E5 G5")
    others = [with_stronghold(player) for player in ("darklings E5 G5", "giants D4 D6", "halflings E6 H3")]
    for table in (plain, *others):
        table.stocks(2, "6w 2p")
        table.play(f"2: dig {table.may(2, 'dig')[0]}")
        assert "spade" not in table.legal(2)


def test_nothing_is_bought_one_by_one_for_a_second_hex_or_with_cult_spades() -> None:
    table = digging("3w 0c 0p 6/0/6")
    table.play("2: power ACT6", "2: dig F3", "2: to plains", "2: dig E4")
    assert "spade" not in table.legal(2)
    table = digging("60w", scoring="SCORE8")
    table.cults(2, air=4)
    table.play("2: " + next(text for text in table.legal(2) if text.startswith("pass")), "2: dig F3")
    assert {text.split()[0] for text in table.legal(2)} == {"to"}


def test_what_one_spade_costs_and_brings_is_told() -> None:
    table = digging("5w 0c 0p 2/2/0")
    table.play("2: dig F3")
    words = [told(GAME, table.state, 1, GAME.book["spade"], language) for language in LANGUAGES]
    assert words[0] == "Buy one spade: pay 3 workers; gain 2 power" and len(set(words)) == 3
    table.play("2: spade")
    assert asked(GAME, table.state, 1) == "F3, now desert, spades for it: 1. What does it become?"


# --- auren


def test_auren_take_a_favor_tile_for_their_stronghold() -> None:
    table = built_stronghold("auren C3 F4")
    assert len(table.may(2, "favor")) == 12
    table.act(2, "favor FAV1")
    assert table.cult(2, "fire") == 3


def test_auren_step_twice_on_one_track_once_a_round() -> None:
    table = with_stronghold("auren C3 F4")
    table.act(2, "special stronghold", "cult earth")
    assert table.seat(2).cults == (0, 1, 2, 1)
    assert "stronghold" not in table.may(2, "special")
    table.pass_until(2)
    table.pass_before(2)
    assert "stronghold" in table.may(2, "special")


def test_auren_need_the_stronghold_and_a_key() -> None:
    assert "stronghold" not in rich("auren C3 F4").may(2, "special")
    table = with_stronghold("auren C3 F4")
    table.cults(2, air=9)
    table.act(2, "special stronghold", "cult air")
    assert table.cult(2, "air") == 9


# --- chaos magicians


def test_chaos_magicians_take_two_favor_tiles() -> None:
    for before, after in (("trading-house", "temple"), ("temple", "sanctuary")):
        table = rich("chaosmagicians D4")
        table.put(2, before, "D4")
        table.play(f"2: upgrade D4 {after}", "2: favor FAV1")
        assert len(table.may(2, "favor")) == 11
        table.play("2: favor FAV2")
        assert table.may(2, "favor") == []


def test_chaos_magicians_take_one_tile_when_one_is_left() -> None:
    table = rich("chaosmagicians D4")
    table.state.favors[:] = [0] * 11 + [1]
    table.put(2, "trading-house", "D4")
    table.play("2: upgrade D4 temple", "2: favor FAV12")
    assert table.may(2, "favor") == []


def chaos() -> Table:
    """Chaos magicians and witches, neither of whom has passed."""
    table = Table("chaosmagicians D4", "witches C4 F4")
    table.put(1, "stronghold", "D4")
    for seat in (1, 2):
        table.stocks(seat, "60c 60w 5p 12/0/0")
    return table


def test_chaos_magicians_act_twice_in_a_row() -> None:
    """C17"""
    table = chaos()
    table.play("1: special stronghold", "1: priest fire 3", "1: done")
    assert table.waiting() == 1 and "priest water 3" in table.legal(1)
    assert "stronghold" not in table.may(1, "special")
    table.play("1: priest water 3", "1: done")
    assert table.waiting() == 2


def test_a_pass_ends_a_double_turn() -> None:
    """C17"""
    table = chaos()
    table.play("1: special stronghold", "1: pass BON5")
    assert table.waiting() == 2 and table.state.passed_order == (0,)
    table = chaos()
    table.play("1: special stronghold", "1: priest fire 3", "1: done", "1: pass BON5")
    assert table.waiting() == 2 and table.state.passed_order == (0,)
    table.act(2, "priest fire 2")
    assert table.waiting() == 2


def test_power_is_offered_after_each_half_of_a_double_turn() -> None:
    table = chaos()
    table.turn_to("E7", "wasteland")
    table.put(1, "dwelling", "E8")
    table.stocks(1, "60w")
    table.play("1: special stronghold", "1: build E7", "1: done")
    assert table.may(2, "take") == ["1"]
    table.play("2: decline", "1: upgrade E7 trading-house", "1: done")
    assert table.may(2, "take") == ["1"]


def test_no_double_turn_without_the_stronghold_or_twice_a_round() -> None:
    assert "stronghold" not in rich("chaosmagicians D4").may(2, "special")
    table = with_stronghold("chaosmagicians D4")
    table.play("2: special stronghold", "2: priest fire 3", "2: done", "2: priest water 3", "2: done")
    assert "stronghold" not in table.may(2, "special")


# --- cultists: their reaction to power taken is in test_power.py


def test_the_stronghold_of_the_cultists_brings_7_points() -> None:
    assert built_stronghold("cultists E6 H3", scoring="SCORE2").scored(2, "abilities") == 7


def test_other_strongholds_bring_no_points() -> None:
    assert built_stronghold("witches C3 F4", scoring="SCORE2").seat(2).points == 20


# --- darklings


def test_darklings_pay_priests_for_spades_and_gain_2_points_each() -> None:
    """C5"""
    table = rich("darklings E5 G5")
    table.transform(2, "F3", "swamp")
    assert (table.seat(2).priests, table.seat(2).workers, table.seat(2).points) == (1, 60, 24)


def test_darklings_do_not_dig_with_workers() -> None:
    table = rich("darklings E5 G5")
    table.stocks(2, "60w 0p")
    assert table.may(2, "dig") == []


def test_darklings_gain_no_points_for_free_spades() -> None:
    """C5"""
    table = rich("darklings E5 G5")
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    table.transform(2, "F3", "swamp")
    assert (table.seat(2).priests, table.seat(2).points) == (3, 20)


def test_darklings_ordain_up_to_three_workers_once() -> None:
    table = built_stronghold("darklings E5 G5")
    assert table.may(2, "ordain") == ["0", "1", "2", "3"]
    table.play("2: ordain 3")
    assert (table.seat(2).workers, table.seat(2).priests) == (53, 6)
    table.finish()
    table.pass_until(2)
    assert "ordain" not in {text.split()[0] for seat in (1, 2) for text in table.legal(seat)}


def test_darklings_ordain_no_more_than_workers_and_the_seven_allow() -> None:
    table = rich("darklings E5 G5")
    table.put(2, "trading-house", "E5")
    table.stocks(2, "6w 5p")
    table.play("2: upgrade E5 stronghold")
    assert table.may(2, "ordain") == ["0", "1", "2"]
    table.stocks(2, "6w 1p")
    table.seat(2).priests_sent = 5
    table.stocks(2, "6w 1p")
    assert table.may(2, "ordain") == ["0", "1"]


# --- dwarves: tunnels are in test_flights.py


def test_the_stronghold_of_the_dwarves_makes_tunnels_cheaper() -> None:
    table = with_stronghold("dwarves F6 A2", against="witches C3 G3")
    table.act(2, "build H6")
    assert (table.seat(2).workers, table.seat(2).points) == (58, 24)
    table = with_stronghold("dwarves F6 A2", against="witches C3 G3")
    table.stocks(2, "1w")
    assert table.may(2, "build") == []


# --- engineers


def test_engineers_build_bridges_for_two_workers_as_often_as_they_like() -> None:
    table = rich("engineers E7 C2")
    table.act(2, "special bridge", "bridge C2:D3")
    table.act(2, "special bridge", "bridge C2:D4")
    assert table.seat(2).workers == 56 and table.bowls(2) == "12/0/0"
    table.act(2, "special bridge", "bridge C2:E5")
    table.play("2: special bridge")
    assert table.may(2, "bridge") == []  # three are all


def test_engineers_need_two_workers_and_others_cannot() -> None:
    table = rich("engineers E7 C2")
    table.stocks(2, "1w 12/0/0")
    assert "bridge" not in table.may(2, "special")
    assert "bridge" not in rich("dwarves E7 C2").may(2, "special")


# --- fakirs: carpets are in test_flights.py


def test_fakirs_have_no_shipping() -> None:
    table = rich("fakirs E8 F3")
    assert "ship" not in table.legal(2)
    table.stocks(2, "0p")
    assert "D6" not in table.may(2, "dig")


def test_the_stronghold_of_the_fakirs_brings_no_action() -> None:
    assert "stronghold" not in with_stronghold("fakirs E8 F3").may(2, "special")


# --- giants


def test_giants_gain_two_spades_once_a_round() -> None:
    """A6: in the round of the stronghold too, by a later action."""
    table = built_stronghold("giants D4 G2")
    assert table.may(2, "dig") == []  # nothing at once
    table.finish()
    table.play("2: special stronghold")
    table.transform(2, "E7", "wasteland")
    table.act(2, "build E7")
    assert "E7" in table.built(2, "dwelling")
    assert "stronghold" not in table.may(2, "special")


def test_giants_need_the_stronghold_for_it() -> None:
    assert "stronghold" not in rich("giants D4 G2").may(2, "special")


def test_giants_pay_two_spades_even_for_mountains() -> None:
    table = rich("giants D4 G2")
    table.transform(2, "E7", "wasteland")
    assert table.seat(2).workers == 54
    table = rich("giants D4 G2")
    table.stocks(2, "5w")
    assert table.may(2, "dig") == []


# --- halflings


def test_halflings_score_each_spade() -> None:
    """C5: bought, of power actions, of cults."""
    table = rich("halflings E6 H3")
    table.transform(2, "F3", "plains")
    assert table.scored(2, "abilities") == 1
    table.finish()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    assert table.scored(2, "abilities") == 3


def test_nobody_else_scores_spades() -> None:
    table = rich("cultists E6 H3")
    table.transform(2, "F3", "plains")
    assert table.seat(2).points == 20


def test_halflings_gain_three_spades_at_once_with_the_stronghold() -> None:
    """A6: for several hexes, and one dwelling for its price on one of them."""
    table = built_stronghold("halflings E6 H3")
    assert table.scored(2, "abilities") == 3
    table.transform(2, "F3", "plains")
    table.transform(2, "E5", "plains")
    table.transform(2, "D4", "desert")
    assert set(table.may(2, "build")) == {"F3", "E5"}
    table.play("2: build F3")
    assert table.may(2, "build") == []
    assert (table.seat(2).workers, table.seat(2).coins) == (55, 50)


def test_halflings_gain_them_once_only() -> None:
    table = built_stronghold("halflings E6 H3")
    table.finish()
    assert "stronghold" not in table.may(2, "special")


# --- mermaids: their towns are in test_towns.py


def test_the_stronghold_of_the_mermaids_is_a_step_of_shipping() -> None:
    table = built_stronghold("mermaids D5 H2", scoring="SCORE2")
    assert (table.seat(2).shipping, table.seat(2).points) == (2, 22)


def test_mermaids_at_the_end_of_their_track_gain_no_step() -> None:
    table = rich("mermaids D5 H2", scoring="SCORE2")
    table.seat(2).shipping = 5
    table.put(2, "trading-house", "D5")
    table.play("2: upgrade D5 stronghold")
    assert (table.seat(2).shipping, table.seat(2).points) == (5, 20)


# --- nomads


def test_a_sandstorm_makes_desert_without_spades() -> None:
    """No points for spades; a dwelling may follow."""
    table = with_stronghold("nomads E8 F3 G4", scoring="SCORE1")
    table.play("2: special stronghold", "2: dig E7")
    assert table.terrain("E7") == "desert" and table.scored(2, "round-tiles") == 0
    table.act(2, "build E7")
    assert (table.seat(2).workers, table.seat(2).coins) == (59, 58)
    assert "stronghold" not in table.may(2, "special")


def test_a_sandstorm_crosses_neither_river_nor_bridge() -> None:
    """C1"""
    table = with_stronghold("nomads E8 F3 G4")
    table.span(2, "D6:E8", "E8:G3")
    table.seat(2).shipping = 3
    table.play("2: special stronghold")
    assert set(table.may(2, "dig")) == {"D5", "E7", "E5", "E6", "F4", "G2", "F5", "G5", "H6"}


def test_no_sandstorm_without_the_stronghold_or_on_desert() -> None:
    assert "stronghold" not in rich("nomads E8 F3 G4").may(2, "special")
    table = with_stronghold("nomads E8 F3 G4")
    table.turn_to("E7", "desert")
    table.play("2: special stronghold")
    assert "E7" not in table.may(2, "dig")


# --- swarmlings


def test_swarmlings_gain_three_workers_for_a_town() -> None:
    table = rich("swarmlings D5 H2")
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "D4")
    table.play("2: upgrade D5 trading-house", "2: town TW1")
    assert table.seat(2).workers == 60


def test_mermaids_gain_no_workers_for_a_town() -> None:
    table = rich("mermaids D5 H2")
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "D4")
    table.play("2: upgrade D5 trading-house", "2: town TW1")
    assert table.seat(2).workers == 58


def test_swarmlings_upgrade_a_dwelling_for_nothing_once_a_round() -> None:
    """C18: it scores and offers power like a paid one."""
    table = with_stronghold("swarmlings D5 H2", scoring="SCORE6")
    table.put(1, "dwelling", "I3")
    table.play("2: special stronghold", "2: upgrade H2 trading-house")
    assert table.built(2, "trading-house") == ["H2"]
    assert (table.seat(2).workers, table.seat(2).coins) == (60, 60)
    assert table.scored(2, "round-tiles") == 3 and table.state.offers == ((0, 1, 1),)
    table.finish()
    assert "stronghold" not in table.may(2, "special")


def test_swarmlings_need_stronghold_and_dwelling_and_a_trading_house_left() -> None:
    assert "stronghold" not in rich("swarmlings D5 H2").may(2, "special")
    table = with_stronghold("swarmlings D5 H2")
    table.put(2, "temple", "H2")
    table.play("2: special stronghold")
    assert table.may(2, "upgrade") == []
    table = with_stronghold("swarmlings D5 H2")
    table.put(2, "trading-house", "A4 A11 E4 E11")
    table.play("2: special stronghold")
    assert table.may(2, "upgrade") == []


# --- witches


def test_witches_gain_5_points_for_a_town() -> None:
    table = rich("witches C3 F4")
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "G2")
    table.play("2: upgrade F4 trading-house", "2: town TW1")
    assert table.seat(2).points == 30 and table.scored(2, "abilities") == 5


def test_auren_gain_no_points_for_a_town() -> None:
    table = rich("auren C3 F4")
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "G2")
    table.play("2: upgrade F4 trading-house", "2: town TW1")
    assert table.seat(2).points == 25


def test_example_witches_ride_to_any_forest_for_nothing() -> None:
    """Example: after the stronghold a free dwelling once a round. C17: in the round of building too, as an action."""
    table = built_stronghold("witches C3 F4")
    table.finish()
    table.play("2: special stronghold")
    assert table.may(2, "build") == ["A3", "A10", "C4", "D1", "E9", "F2", "G3", "I6", "I11"]
    table.act(2, "build I6")
    assert (table.seat(2).workers, table.seat(2).coins) == (56, 54)
    assert "stronghold" not in table.may(2, "special")


def test_a_ride_scores_and_offers_power_as_a_paid_dwelling_does() -> None:
    """C18"""
    table = with_stronghold("witches C3 F4", scoring="SCORE3")
    table.favor(2, "FAV11")
    table.put(1, "temple", "I7")
    table.play("2: special stronghold", "2: build I6")
    assert table.scored(2, "round-tiles") == 2 and table.scored(2, "favors") == 2
    assert table.state.offers == ((0, 1, 2),)


def test_witches_do_not_ride_without_the_stronghold_or_a_dwelling() -> None:
    assert "stronghold" not in rich("witches C3 F4").may(2, "special")
    table = with_stronghold("witches C3 F4")
    table.put(2, "dwelling", "A3 A10 C4 D1 E9 F2 G3")
    table.play("2: special stronghold")
    assert table.may(2, "build") == []


def test_witches_do_not_ride_to_other_terrain_or_built_land() -> None:
    table = with_stronghold("witches C3 F4")
    table.put(1, "dwelling", "G3")
    table.play("2: special stronghold")
    assert not {"G3", "E7"} & set(table.may(2, "build"))


@pytest.mark.parametrize("player", ["alchemists E5 G5", "cultists E6 H3", "darklings E5 G5", "dwarves F6 A2"])
def test_these_strongholds_have_no_special_action(player: str) -> None:
    assert "stronghold" not in with_stronghold(player).may(2, "special")


def test_the_other_terrains_lie_one_to_three_spades_from_home_and_two_for_giants() -> None:
    factions = pieces()["factions"]
    assert factions["witches"]["spades"] == {
        "1": ["lakes", "mountains"],
        "2": ["swamp", "wasteland"],
        "3": ["desert", "plains"],
    }
    assert factions["giants"]["spades"] == {"2": ["desert", "plains", "swamp", "lakes", "forest", "mountains"]}
