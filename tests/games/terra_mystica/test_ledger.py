"""The ledger: every change with where it comes from. (That the books balance is the conformance suite's.)"""

from random import Random

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.rounds import INCOME_FROM
from boardwright.games.terra_mystica.rules.vocabulary import CATEGORIES, CULTS, PRICES_OF, Source
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger
from boardwright.kernel.playout import random_walk
from tests.games.telling import heard, told
from tests.games.terra_mystica.tables import Table, alone

# --- building


def test_a_dwelling_is_paid_placed_and_scored_by_the_round_tile_and_the_favor_tile() -> None:
    table = alone("witches C3 F4", scoring="SCORE3")
    table.favor(2, "FAV11")
    table.turn_to("F3", "forest")
    entries = heard(table, "2: build F3")
    assert told(entries, 2, STOCK) == ["coins -2 (price dwelling)", "workers -1 (price dwelling)"]
    assert told(entries, 2, PIECE) == ["dwelling +1 (action) at F3"]
    assert told(entries, 2, POINTS) == ["points +2 (SCORE3) at round-tiles", "points +2 (FAV11) at favors"]


def test_spades_and_land_are_told_apart_from_the_dwelling() -> None:
    table = alone("witches C3 F4", scoring="SCORE1")
    table.rich(2)
    table.turn_to("F3", "mountains")
    entries = heard(table, "2: dig F3", "2: to forest", "2: build F3")
    assert told(entries, None, PIECE) == ["mountains -1 (action) at F3", "forest +1 (action) at F3"]
    assert told(entries, 2, STOCK) == [
        "workers -3 (price spades)",
        "coins -2 (price dwelling)",
        "workers -1 (price dwelling)",
    ]
    assert told(entries, 2, POINTS) == ["points +2 (SCORE1) at round-tiles"]


def test_a_tunnel_is_paid_and_scored_by_itself() -> None:
    table = alone("dwarves E7 H6")
    table.rich(2)
    flown = next(hex for hex in table.may(2, "dig") if hex not in table.seen()["seats"][1]["reach"])
    entries = heard(table, f"2: dig {flown}")
    assert told(entries, 2, STOCK)[0] == "workers -2 (price tunnel)"
    assert told(entries, 2, POINTS)[0] == "points +4 (ability) at abilities"


def test_each_receiver_is_offered_what_he_may_really_take() -> None:
    """Nomads have room for all, mermaids for 1 of 2, giants for nothing."""
    table = Table("witches C3 F4", "nomads A5 D3 I7", "mermaids D5 A4", "giants D4 D7")
    table.put(2, "trading-house", "E5")
    table.put(3, "temple", "F3")
    table.turn_to("E6", "forest")
    table.stocks(3, "0/1/11")
    table.stocks(4, "0/0/12")
    entries = heard(table, "1: build E6")
    assert told(entries, 2, OFFER) == ["power +2 (action) at nomads", "points -1 (action) at nomads"]
    assert told(entries, 3, OFFER) == ["power +1 (action) at mermaids"]
    assert told(entries, 4, OFFER) == []
    table.done(1)
    taken = heard(table, "2: take 2")
    assert told(taken, 2, STOCK) == ["bowl 1 -2 (offer)", "bowl 2 +2 (offer)"]
    assert told(taken, 2, POINTS) == ["points -1 (offer) at power-taken"]


# --- upgrades, tiles, towns


def test_an_upgrade_says_which_tiles_are_due() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.put(2, "trading-house", "F4")
    entries = heard(table, "2: upgrade F4 temple")
    assert told(entries, 2, PIECE) == ["trading-house -1 (action) at F4", "temple +1 (action) at F4"]
    assert told(entries, 2, OFFER) == ["favors +1 (action)"]
    entries = heard(table, "2: favor FAV11")
    assert told(entries, None, PIECE) == ["favors -1 (action) at FAV11"]
    assert told(entries, 2, PIECE) == ["favors +1 (action) at FAV11"]
    assert told(entries, 2, TRACK) == ["earth +1 (FAV11)"]


def town_of_witches() -> Table:
    """One dwelling short of a town."""
    table = alone("witches C3 F4", scoring="SCORE2")
    table.put(2, "stronghold", "F4")
    table.put(2, "trading-house", "E5")
    table.put(2, "dwelling", "E6")
    table.turn_to("F3", "forest")
    table.stocks(2, "10c 10w")
    return table


def test_a_town_is_founded_before_its_tile_is_taken() -> None:
    table = town_of_witches()
    entries = heard(table, "2: build F3")
    assert told(entries, 2, OFFER) == ["towns +1 (action)"]
    assert sorted(told(entries, 2, PIECE)) == [
        "dwelling +1 (action) at F3",
        "founded +1 (action) at E5",
        "town +1 (action) at E5",
        "town +1 (action) at E6",
        "town +1 (action) at F3",
        "town +1 (action) at F4",
    ]
    assert told(entries, 2, POINTS) == ["points +5 (SCORE2) at round-tiles", "points +5 (ability) at abilities"]


def test_a_town_tile_brings_what_is_written_on_it_and_the_tracks_their_power() -> None:
    table = town_of_witches()
    table.cults(2, fire=2)
    entries = heard(table, "2: build F3", "2: town TW5")
    assert "points +8 (TW5) at towns" in told(entries, 2, POINTS)
    assert "keys +1 (TW5)" in told(entries, 2, STOCK)
    assert told(entries, 2, TRACK) == [f"{cult} +1 (TW5)" for cult in CULTS]
    assert "bowl 1 -1 (fire)" in told(entries, 2, STOCK)


# --- power, priests, actions


def test_a_conversion_and_burning() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/6/4")
    entries = heard(table, "2: burn", "2: convert pw p", "2: convert p w")
    assert told(entries, 2, STOCK) == [
        "bowl 2 -2 (burning)",
        "bowl 3 +1 (burning)",
        "bowl 1 +5 (conversion)",
        "bowl 3 -5 (conversion)",
        "priests +1 (conversion)",
        "priests -1 (conversion)",
        "workers +1 (conversion)",
    ]


def test_alchemists_trade_points() -> None:
    entries = heard(alone("alchemists E5 G5"), "2: convert vp c")
    assert told(entries, 2, POINTS) == ["points -1 (conversion) at traded"]
    assert told(entries, 2, STOCK) == ["coins +1 (conversion)"]


def test_a_power_action_is_paid_marked_and_brings_what_is_written_on_it() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    entries = heard(table, "2: power ACT6")
    assert told(entries, 2, PIECE) == ["power actions +1 (action) at ACT6"]
    assert told(entries, 2, STOCK) == ["bowl 1 +6 (price)", "bowl 3 -6 (price)"]
    assert told(entries, 2, OFFER) == ["spades +2 (ACT6)"]


def test_a_priest_leaves_the_board_for_the_order_space() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "2p")
    entries = heard(table, "2: priest fire 3")
    assert told(entries, 2, STOCK) == [
        "priests -1 (price)",
        "priests left -1 (action)",
        "bowl 1 -1 (fire)",
        "bowl 2 +1 (fire)",
    ]
    assert told(entries, 2, PIECE) == ["priests +1 (action) at fire 3"]
    assert told(entries, 2, TRACK) == ["fire +3 (priest)"]


# --- passing, income, the end


def test_who_passes_scores_the_card_and_takes_another_with_its_coins() -> None:
    table = alone("witches C3 F4", cards="BON3 BON9")
    card = table.may(2, "pass")[0]
    table.state.bonus_coins[next(n for n, each in enumerate(BONUS_CARDS) if each.id == card)] = 2
    entries = heard(table, f"2: pass {card}")
    assert told(entries, 2, POINTS) == ["points +2 (BON9) at cards"]
    assert f"coins +2 ({card})" in told(entries, 2, STOCK)
    assert told(entries, None, PIECE)[:2] == ["cards +1 (action) at BON9", f"cards -1 (action) at {card}"]


def test_income_comes_by_what_brings_it() -> None:
    table = alone("witches C3 F4", cards="BON3 BON8")
    table.put(2, "trading-house", "F4")
    table.put(2, "stronghold", "E5")
    table.favor(2, "FAV9")
    entries = heard(table, "2: pass BON5")
    assert [line for line in told(entries, 2, STOCK) if "income" in line] == [
        "workers +2 (income dwelling)",
        "coins +2 (income trading-house)",
        "bowl 1 -1 (income trading-house)",
        "bowl 2 +1 (income trading-house)",
        "bowl 1 -2 (income stronghold)",
        "bowl 2 +2 (income stronghold)",
        "coins +3 (income FAV9)",
        "workers +1 (income BON5)",
        "bowl 1 -2 (income BON5)",
        "bowl 2 +1 (income BON5)",
        "bowl 3 +1 (income BON5)",
    ]


def test_the_cult_bonus_and_the_coins_on_the_cards_come_between_the_rounds() -> None:
    table = alone("witches C3 F4", scoring="SCORE4")
    table.cults(2, fire=4)
    card = table.may(2, "pass")[0]
    entries = heard(table, f"2: pass {card}")
    assert told(entries, 2, STOCK).count("workers +1 (cult bonus)") == 2
    assert len([line for line in told(entries, None, STOCK) if line.startswith("coins +1 (round)")]) == 3
    assert told(entries, None, TRACK) == ["round +1 (round)"]


def test_the_end_scores_cults_area_and_resources() -> None:
    table = alone("witches C3 F4")
    table.pass_until(6)
    table.pass_before(2)
    table.cults(2, fire=5, air=1)
    table.stocks(2, "7c 0w 0p 12/0/0")
    entries = [line for line in told(heard(table, "2: pass"), 2, POINTS) if "(BON" not in line]
    assert entries[0] == "points +8 (fire) at cults"
    assert entries[-2:] == ["points +15 (area) at area", "points +2 (resources) at resources"]


# --- the whole game


def test_points_add_up_to_the_score_sheet_over_a_whole_game() -> None:
    state, ledger = GAME.new(4, {}), Ledger()
    state.listen(ledger)
    random_walk(GAME, state, Random(12))
    for number, sheet in enumerate(GAME.score_sheet(state)):
        scored = [entry for entry in ledger.entries if (entry.kind, entry.seat) == (POINTS, number)]
        assert [sum(e.amount for e in scored if e.place == category) for category in CATEGORIES] == list(sheet)


def test_every_source_is_in_the_vocabulary_and_no_word_is_idle() -> None:
    kinds = (FAVOR_TILES, TOWN_TILES, BONUS_CARDS, SCORING_TILES, POWER_ACTIONS)
    said = {getattr(Source, name) for name in dir(Source) if name.isupper()}
    known = {*[tile.id for tiles in kinds for tile in tiles], *CULTS, *PRICES_OF, *INCOME_FROM.values(), *said}
    heard_of: set[str] = set()
    for seed in range(60):
        state, ledger = (
            GAME.new(5, {"factions": "random", "promo": "all", "leaving": ("no", "yes")[seed % 2]}),
            Ledger(),
        )
        state.listen(ledger)
        random_walk(GAME, state, Random(seed))
        heard_of |= {entry.source for entry in ledger.entries}
    assert said <= heard_of <= known


def test_a_copy_begins_without_a_listener() -> None:
    table, ledger = alone("witches C3 F4"), Ledger()
    table.state.listen(ledger)
    GAME.apply(table.state.clone(), 1, GAME.book["convert w c"])
    assert not ledger.entries
