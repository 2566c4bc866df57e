"""Why something cannot be chosen: everything that a question is about can be chosen or has its reason."""

from random import Random

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.kernel.decision import CHANCE
from boardwright.words import LANGUAGES
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import READERS, reasons

# What a random walk seldom chooses by itself, and what ends it early.
IDLE = ("burn", "convert", "drop", "pass", "leave")


@pytest.mark.parametrize("seed", range(8))
def test_everything_can_be_chosen_or_has_its_reason(seed: int) -> None:
    random = Random(seed)
    options = {"factions": "random" if seed % 2 else "chosen", "promo": "all" if seed % 3 else "none"}
    state = GAME.new(2 + seed % 4, options)
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        if seat != CHANCE:
            things = GAME.telling.things(state, seat)
            open_to = {thing for action in legal for thing in GAME.telling.thing(state, seat, action)}
            why = GAME.telling.reasons(state, seat)
            assert len(things) == len(set(things))
            assert open_to | set(why) == set(things) and not open_to & set(why), state.pending[-1]
        busy = [action for action in legal if action.verb not in IDLE]
        GAME.apply(state, seat, random.choice(busy if busy and random.random() < 0.9 else legal))


def test_reasons_are_told_in_every_language() -> None:
    random, told = Random(5), 0
    state = GAME.new(4, {"factions": "random"})
    while GAME.waiting(state) and told < 300:
        seat = GAME.waiting(state)[0]
        for why in {repr(each): each for each in GAME.telling.reasons(state, seat).values()}.values():
            words = [READERS[language](why) for language in LANGUAGES]
            assert all(words) and words[0] not in words[1:], words
            told += 1
        GAME.apply(state, seat, random.choice(GAME.legal(state, seat)))


def why(table: Table, number: int) -> dict[str, str]:
    return dict(reasons(GAME, table.state, number - 1))


def test_what_is_missing_is_told_in_what_it_costs() -> None:
    table = alone("witches C3 F4")
    table.turn_to("F3", "forest")
    table.stocks(2, "1c 0w 0p 0/0/2")
    told = why(table, 2)
    assert told["F3"] == "dwelling: 1 worker and 1 coin short"
    assert told["E6"] == "transforming: 3 workers short"
    assert told["F4"] == "trading house: 2 workers and 5 coins short"
    assert told["ACT1"] == told["power"] == "1 power short in bowl III"
    assert told["ship"] == "shipping: 3 coins and 1 priest short"
    assert told["fire 1"] == told["priest"] == "no priest"
    assert told["pw w"] == "1 power short in bowl III" and "convert" not in told


def test_land_says_whether_it_is_taken_or_too_far() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    told = why(table, 1)
    assert told["E8"] == "taken: Nomads" and told["A1"] == "out of reach"


def test_a_tunnel_that_cannot_be_paid_says_so() -> None:
    table = alone("dwarves E7 H6")
    table.stocks(2, "20c 60w")
    flown = next(hex for hex in table.may(2, "dig") if hex not in table.seen()["seats"][1]["reach"])
    table.stocks(2, "1w")
    assert why(table, 2)[flown] == "tunnel: 1 worker short"


def test_a_toll_and_a_price_are_missed_together() -> None:
    table = alone("fakirs E8 I7")
    table.stocks(2, "0w 1p")
    assert "transforming: 3 workers short" in why(table, 2).values()


def test_the_highest_building_cannot_be_upgraded() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.put(2, "stronghold", "F4")
    assert why(table, 2)["F4"] == "cannot be upgraded"


def test_a_trading_house_says_what_each_of_its_upgrades_lacks() -> None:
    table = alone("witches C3 F4")
    table.put(2, "trading-house", "F4")
    table.stocks(2, "5c 1w")
    assert why(table, 2)["F4"] == "temple: 1 worker short; stronghold: 3 workers and 1 coin short"
    assert why(table, 2)["upgrade"] == "temple: 1 worker short"  # the nearest


def test_land_tells_the_dwelling_at_home_and_the_spades_elsewhere() -> None:
    table = alone("witches C3 F4")
    table.turn_to("F3", "forest")
    table.stocks(2, "0c 2w")
    assert why(table, 2)["F3"] == "dwelling: 2 coins short"
    assert why(table, 2)["E6"] == why(table, 2)["dig"] == "transforming: 1 worker short"


def test_a_space_that_is_taken_says_so_even_without_a_priest() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "1p")
    table.act(2, "priest fire 3")
    assert why(table, 2)["fire 3"] == "no free space" and why(table, 2)["fire 2"] == "no priest"


def test_used_actions_and_tracks_say_so() -> None:
    table = alone("auren C3 F4")
    table.stocks(2, "20c 20w 5p 0/0/12")
    table.put(2, "stronghold", "C3")
    table.act(2, "special stronghold", "cult fire")
    table.act(2, "power ACT4")
    told = why(table, 2)
    assert told["stronghold"] == told["special"] == told["ACT4"] == "used in this round"
    assert why(alone("dwarves E7 H6"), 2)["ship"] == "your faction has no such track"


def test_a_stronghold_that_is_not_built_has_no_action() -> None:
    assert why(alone("witches C3 F4"), 2)["stronghold"] == "the stronghold is not built yet"


def test_factions_of_a_taken_colour_say_so() -> None:
    state = GAME.new(2, {})
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    GAME.apply(state, 0, GAME.book["faction witches"])
    told = reasons(GAME, state, 1)
    assert told["auren"] == "this terrain is taken: forest" and "nomads" not in told


def test_in_the_last_round_no_card_is_taken() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.pass_until(6)
    told = why(table, table.asked())
    assert {name: told[name] for name in told if name.startswith("BON")} and "pass" not in told
    assert {told[name] for name in table.seen()["cards"]} == {"nothing is taken in the last round"}


# --- questions that random games seldom meet


def complete(table: Table, number: int) -> dict[str, str]:
    """The reasons, after a look that nothing is without one."""
    state, seat = table.state, number - 1
    legal = GAME.legal(state, seat)
    open_to = {thing for action in legal for thing in GAME.telling.thing(state, seat, action)}
    told = why(table, number)
    assert open_to | set(told) == set(GAME.telling.things(state, seat)) and not open_to & set(told)
    return told


def test_alchemists_who_dig_on() -> None:
    table = alone("alchemists E5 G5")
    table.put(2, "stronghold", "E5")
    table.turn_to("F3", "desert")
    table.stocks(2, "5w 0c 0p 2/2/0")
    table.play("2: dig F3", "2: spade")
    assert complete(table, 2)["desert"] == "it is that already"


def test_of_two_tops_the_others_say_why_not() -> None:
    table = alone("chaosmagicians D4")
    table.put(2, "trading-house", "E6 E8")
    table.put(2, "dwelling", "F4 E7")
    table.rich(2)
    table.cults(2, fire=8, water=8, earth=2)
    table.play("2: upgrade E8 temple", "2: favor FAV5", "2: favor FAV6", "2: town TW1")
    assert complete(table, 2)["earth"] == "the steps do not reach the top"


def test_witches_ride_to_forest_only() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.play("2: special stronghold")
    told = complete(table, 2)
    assert told["A1"] == "not forest" and told["C3"] == "taken: Witches"


def test_a_sandstorm_is_beside_an_own_building() -> None:
    table = alone("nomads E8 F3 I7")
    table.put(2, "stronghold", "E8")
    table.play("2: special stronghold")
    told = complete(table, 2)
    assert told["A1"] == "no building of yours beside it" and told["A5"] == "your home terrain already"


def test_a_spade_that_is_left_goes_home_after_a_foreign_hex() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6", "2: dig E6", "2: to swamp")
    assert complete(table, 2)["G2"].endswith("spade short")


def test_mermaids_point_at_the_river_that_makes_a_town() -> None:
    """Before and after the action: G1 and H3, F3 and E5 are joined by the river hex r28."""
    table = alone("mermaids D5 H2")
    table.put(2, "temple", "G1")
    table.put(2, "trading-house", "F3")
    table.put(2, "dwelling", "H3 E5")
    table.stocks(2, "5p 12/0/0")
    assert "r28" in table.may(2, "connect") and "special" not in complete(table, 2)
    table.play("2: priest fire 1")
    assert "r28" in table.may(2, "connect") and "special" not in complete(table, 2)
    line = GAME.telling.line(table.state, 1, GAME.book["connect r28"])
    assert READERS["en"](line) == "Founded a town across the river between F3 and G1"
