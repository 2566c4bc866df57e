"""The ledger: every change with where it comes from. (That the books balance is the conformance suite's.)"""

from random import Random

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.santa_maria.rules.moves import PLACE_IDS
from boardwright.games.santa_maria.rules.vocabulary import CATEGORIES, DOCK_SOURCES, PASS_SOURCES, TERRAINS, Source
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger, balance, differences
from boardwright.kernel.playout import random_walk
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.santa_maria.test_conquest import march, marching
from tests.games.santa_maria.test_logistics import with_a_die
from tests.games.santa_maria.test_religion import CHAPELS, praying
from tests.games.santa_maria.test_scholars import learned
from tests.games.santa_maria.test_shipping import shipping
from tests.games.telling import heard, told

# Column 1 holds a farm, a forest that fills the storage, and a mountain.
COLUMN = board(c1r1="farm: 1g", c1r3="forest: 2w", c1r5="mountain: 1e", c6r6="town-hall: 2p")


# --- preparing


def test_the_common_board_is_laid_out() -> None:
    state, ledger = GAME.new(2, {}), Ledger()
    state.listen(ledger)
    GAME.apply(state, -1, GAME.book["draw botany"])
    assert told(ledger.entries, None, PIECE) == ["places +1 (setup) at botany"]


def test_a_colony_comes_with_its_printed_buildings() -> None:
    state, ledger = GAME.new(2, {"colonies": "chosen", "content": COLUMN}), Ledger()
    while GAME.waiting(state)[0] < 0:
        random_walk(GAME, state, Random(1), 1)
    state.listen(ledger)
    GAME.apply(state, 1, GAME.book["colony A2"])
    assert told(ledger.entries, 2, PIECE) == [
        "colony +1 (setup) at A2",
        "farm: 1g +1 (setup) at c1r1",
        "forest: 2w +1 (setup) at c1r3",
        "mountain: 1e +1 (setup) at c1r5",
        "town-hall: 2p +1 (setup) at c6r6",
    ]


# --- the main actions


def test_a_tile_is_paid_for_and_laid() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "2w")
    entries = heard(table, "2: expand D03", "2: place c1r1 90")
    assert told(entries, None, PIECE) == ["expansions -1 (action) at D03"]
    assert told(entries, 2, STOCK) == ["wood -2 (price)"]
    assert [line.rpartition(" ")[2] for line in told(entries, 2, PIECE)] == ["c1r1", "c1r2"]


def test_coins_activate_a_building_and_lie_on_it() -> None:
    table = alone("A1", content=COLUMN)
    table.stock(2, "5c")
    entries = heard(table, "2: activate c1r1", "2: activate c1r3")
    assert told(entries, 2, STOCK) == ["coins -1 (price)", "grain +1 (farm)", "coins -2 (price)", "wood +2 (forest)"]
    assert told(entries, 2, PIECE) == ["coins +1 (action) at c1r1", "coins +2 (action) at c1r3"]
    assert told(entries, 2, TRACK) == ["bought +1 (action)", "bought +1 (action)"]


def test_a_die_is_changed_uses_its_line_and_lies_on_the_last_building() -> None:
    table = alone("A1", white="3", content=COLUMN)
    table.stock(2, "2w 3c")
    entries = heard(table, "2: white 3 as 1")
    assert told(entries, None, STOCK) == ["white -1 (action) at 3"]
    assert told(entries, 2, TRACK) == ["white taken +1 (action)"]
    assert told(entries, 2, STOCK) == [
        "coins -2 (change)",
        "grain +1 (farm)",
        "wood +2 (forest)",
        "wood -1 (excess)",
        "coins +1 (excess)",
        "gem +1 (mountain)",
    ]
    assert told(entries, 2, PIECE) == ["white 1 +1 (action) at c1r5"]


@pytest.mark.parametrize(("dice", "seat", "stock"), [("own", 2, "dice"), ("shared", None, "blue")])
def test_a_blue_die_comes_from_the_own_stock_or_from_the_common_one(dice: str, seat: int | None, stock: str) -> None:
    table = alone("A1", blue="1 5", content=COLUMN, dice=dice)
    entries = heard(table, "2: blue 5 as 5")
    assert told(entries, seat, STOCK)[0] == f"{stock} -1 (action) at 5"
    assert told(entries, 2, TRACK) == ["blue taken +1 (action)"]


def test_goods_are_sold_and_bought() -> None:
    table = alone("A1")
    table.stock(2, "1s 1c")
    entries = heard(table, "2: sell sugar", "2: buy wood")
    assert told(entries, 2, STOCK) == [
        "sugar -1 (sale)",
        "coins +2 (sale)",
        "coins -3 (purchase)",
        "wood +1 (purchase)",
    ]


def test_a_trade_is_paid_and_scores_for_buildings() -> None:
    table = alone("A1", content=board(c1r1="city: 1w -> 3p", c6r6="town-hall: 1p"))
    table.stock(2, "1w 1o 1c")
    entries = heard(table, "2: activate c1r1", "2: trade 1 1", "2: gold-for wood")
    assert told(entries, 2, STOCK) == ["coins -1 (price)", "gold -1 (price)"]
    assert told(entries, 2, POINTS) == ["points +3 (city) at buildings"]


# --- ships


def test_a_ship_is_offered_paid_and_moored_and_another_one_comes() -> None:
    table = alone("A3", docks="SS2 SS1")
    table.stock(2, "2w 1s 1c")
    assert told(heard(table, "2: activate c6r3"), 2, OFFER) == ["shipping +1 (line) at c6r3", "ship +1 (city)"]
    entries = heard(table, "2: ship religion", "chance: dock S07")
    assert told(entries, 2, STOCK) == ["wood -1 (price)", "sugar -1 (price)"]
    assert told(entries, 2, PIECE) == ["SS1 +1 (action) at religion"]
    assert told(entries, None, PIECE) == ["SS1 -1 (action) at religion", "S07 +1 (action) at religion"]
    assert told(entries, None, STOCK) == ["ships left -1 (action)"]


def test_income_comes_by_space_and_dock() -> None:
    table = shipping("")
    table.moor(2, "coins", "S01 S02")
    table.moor(2, "conquest", "S03")
    table.moor(2, "points", "S04")
    entries = heard(table, "2: pass coins")
    assert told(entries, 2, STOCK)[:3] == ["coins +2 (pass coins)", "coins +2 (dock coins)", "coins +2 (dock coins)"]
    assert told(entries, 2, POINTS)[0] == "points +1 (dock points) at harbour"
    assert told(entries, 2, TRACK)[0] == "conquest +1 (conquistador)"
    assert told(entries, 2, PIECE)[:2] == ["space +1 (action) at coins", "arrival +1 (conquistador) at 1"]


def test_who_passes_on_the_road_is_offered_one_while_there_are_any() -> None:
    table = Table("A1", "A2")
    assert told(heard(table, "1: pass road"), 1, OFFER) == ["roads +1 (pass road)"]
    entries = heard(table, "1: pave c1r1")
    assert told(entries, None, STOCK) == ["roads -1 (action)"]
    table = Table("A1", "A2")
    table.state.roads = 0
    assert told(heard(table, "1: pass road"), 1, OFFER) == []


# --- religion and conquest


def test_a_monk_pays_those_who_are_there_and_brings_what_the_mission_shows() -> None:
    table = praying(4, "")
    table.stock(2, "3c")
    table.send(1, "mission-1")
    entries = heard(table, "2: step")
    assert told(entries, 2, TRACK) == ["religion +1 (religion)"]
    assert told(entries, 2, OFFER) == ["monk +1 (symbol)"]
    entries = heard(table, "2: monk mission-1")
    assert told(entries, 2, STOCK) == ["coins -2 (fee)"]
    assert told(entries, 1, STOCK) == ["coins +2 (fee)"]
    assert told(entries, 2, PIECE) == ["monk +1 (action) at mission-1"]
    assert [(entry.source, entry.place) for entry in entries if entry.kind == POINTS] == [("mission-1", "missions")]


def test_a_monk_learns_from_a_scholar() -> None:
    table = praying(4, "", scholars="botany")
    entries = heard(table, "2: step", "2: monk botany")
    assert told(entries, 2, PIECE) == ["monk +1 (action) at botany", "scholars +1 (action) at botany"]


def test_a_symbol_brings_a_blue_die() -> None:
    entries = heard(praying(1, ""), "2: step", "chance: roll-blue 4")
    assert told(entries, 2, STOCK) == ["dice +1 (roll) at 4"]


def test_a_step_beyond_the_track_is_a_point() -> None:
    table = alone("A1", content=CHAPELS)
    table.pray(2, 20)
    table.stock(2, "1g 1c")
    entries = heard(table, "2: activate c1r1", "2: grain")
    assert told(entries, 2, POINTS) == ["points +1 (end of track) at religion"] * 2
    assert told(entries, 2, STOCK) == ["coins -1 (price)", "grain -1 (price)"]


def test_a_conquistador_finds_gold_and_comes_to_lie_on_top() -> None:
    table = marching(2)
    march(table, (1, 1))
    entries = heard(table, "2: activate c2r1")
    assert told(entries, 2, TRACK)[1:] == ["conquest +1 (conquistador)"] * 2
    assert told(entries, 2, STOCK) == ["coins -1 (price)", "gold +1 (symbol)"]
    assert balance(entries)[1, "arrival", "2"] == 1
    moved = balance(heard(table, "1: activate c4r1"))
    assert [moved[0, "arrival", place] for place in ("1", "2")] == [-1, 1]
    assert [moved[1, "arrival", place] for place in ("1", "2")] == [1, -1]


# --- scholars


def test_each_scholar_is_named_with_what_he_brings_or_takes() -> None:
    table = learned("taxation", white="6")
    table.lay(2, "road: 1", "c6r2 c6r3")
    assert told(heard(table, "2: white 6 as 6"), 2, STOCK)[0] == "coins +1 (taxation)"

    table = learned("botany", white="1")
    table.stock(2, "1w 5c")
    assert told(heard(table, "2: white 1 as 6", "2: wood"), 2, STOCK)[0] == "wood -1 (botany)"

    table = learned("mathematics")
    table.stock(2, "1c")
    table.play("2: activate c6r1")
    entries = heard(table, "2: pass conquest")
    assert told(entries, 2, STOCK)[0] == "coins +1 (mathematics)"
    assert "coins -1 (mathematics) at c6r1" in told(entries, 2, PIECE)

    table = learned("astronomy", docks="SS2 SS1")
    table.stock(2, "1w 1s 4c")
    table.play("2: activate c6r6", "2: ship religion")
    entries = heard(table, "2: moor points")
    assert told(entries, 2, STOCK) == ["coins -2 (astronomy)"]
    assert told(entries, 2, PIECE) == ["SS1 -1 (astronomy) at religion", "SS1 +1 (astronomy) at points"]

    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6")
    entries = heard(table, "2: move c6r6")
    assert told(entries, 2, STOCK) == ["coins -1 (logistics)"]
    assert told(entries, 2, PIECE) == ["white 6 -1 (logistics) at c6r6", "white 6 +1 (logistics) at c5r6"]


def test_a_ship_that_lies_face_down_is_noted_without_its_face() -> None:
    table, ledger = learned("astronomy", docks="SS2 SS1"), Ledger()
    table.stock(2, "1w 1s 4c")
    table.play("2: activate c6r6", "2: ship religion")
    state = GAME.public(table.state)
    before = GAME.books(state)
    state.listen(ledger)
    GAME.apply(state, 1, GAME.book["moor points"])
    assert told(ledger.entries, 2, PIECE) == ["ship -1 (astronomy) at religion", "ship +1 (astronomy) at points"]
    assert balance(ledger.entries) == differences(before, GAME.books(state))


# --- the end of a year and of the game


def test_a_year_ends() -> None:
    table = marching(2)
    march(table, (1, 1))
    table.play("2: pass road", "2: decline")
    entries = heard(table, "1: pass coins")
    assert told(entries, 1, POINTS) == ["points +4 (rank) at conquest"]
    assert told(entries, 1, TRACK) == ["conquest -1 (year)", "bought -1 (year)"]
    assert "coins -1 (year) at c1r1" in told(entries, 1, PIECE)
    assert "space -1 (year) at road" in told(entries, 2, PIECE)
    assert told(entries, None, TRACK) == ["year +1 (year)"]
    assert "expansions -1 (year) at D01" in told(entries, None, PIECE)


def test_who_begins_changes_with_the_year() -> None:
    table = Table("A1", "A2")
    table.act(1, "pass road")
    entries = heard(table, "2: pass coins")
    assert told(entries, 1, PIECE)[0] == "first -1 (year)"
    assert "first +1 (year)" in told(entries, 2, PIECE)


def test_the_end_scores_scholars_bishops_and_ships_one_by_one() -> None:
    table, ledger = Table("A1", "A2", scholars="mathematics", bishops="fleet"), Ledger()
    table.year(3)
    table.send(1, "mathematics", "fleet")
    table.teach(1, "mathematics")
    for dock, ships in (("coins", "S01 S30"), ("religion", "S03"), ("conquest", "S06"), ("points", "S08")):
        table.moor(1, dock, ships)
    while table.state.seats[0].space < 0:
        table.act(table.asked(), f"pass {table.may(table.asked(), 'pass')[-1]}")
    table.stock(1, "2s 3c")
    table.state.listen(ledger)
    table.to_end()
    values = {ship.id: ship.points for ship in catalogue(BUILT_IN).ships}
    assert told(ledger.entries, 1, POINTS)[-9:] == [
        "points +2 (coins) at coins",
        "points +3 (mathematics) at scholars",
        "points +2 (fleet) at bishops",
        "points +3 (sets) at sets",
        *[f"points +{values[ship]} ({ship}) at ships" for ship in ("S01", "S30", "S03", "S06", "S08")],
    ]
    assert told(ledger.entries, 1, STOCK)[-2:] == ["sugar -2 (coins)", "coins +4 (coins)"]


# --- the whole game


@pytest.mark.parametrize("colonies", ["dealt", "chosen", "advanced"])
@pytest.mark.parametrize("blue", ["own", "shared"])
def test_the_books_balance_over_whole_games(colonies: str, blue: str) -> None:
    """The conformance suite looks at a few positions of few games: rare scholars need more of them."""
    for seed in range(8):
        random, state = Random(seed), GAME.new(seed % 4 + 1, {"colonies": colonies, "blue": blue})
        while GAME.waiting(state):
            before, ledger = GAME.books(state), Ledger()
            state.listen(ledger)
            random_walk(GAME, state, random, 1)
            assert balance(ledger.entries) == differences(before, GAME.books(state)), ledger.entries


def test_points_add_up_to_the_score_sheet_over_a_whole_game() -> None:
    state, ledger = GAME.new(4, {}), Ledger()
    state.listen(ledger)
    random_walk(GAME, state, Random(12))
    for number, sheet in enumerate(GAME.score_sheet(state)):
        scored = [entry for entry in ledger.entries if (entry.kind, entry.seat) == (POINTS, number)]
        assert [sum(e.amount for e in scored if e.place == category) for category in CATEGORIES] == list(sheet)


def test_every_source_is_in_the_vocabulary_and_no_word_is_idle() -> None:
    """Random players seldom have a set of ships or come to the end of the track: those have tests above."""
    said = {getattr(Source, name) for name in dir(Source) if name.isupper()}
    ships = [ship.id for ship in catalogue(BUILT_IN).ships]
    known = {*TERRAINS, *PLACE_IDS, *PASS_SOURCES, *DOCK_SOURCES, *ships, *said}
    heard_of: set[str] = set()
    for seed in range(40):
        state, ledger = GAME.new(4, {"colonies": "advanced"}), Ledger()
        state.listen(ledger)
        random_walk(GAME, state, Random(seed))
        heard_of |= {entry.source for entry in ledger.entries}
    assert said - {Source.SETS, Source.END_OF_TRACK} <= heard_of <= known


def test_a_copy_begins_without_a_listener() -> None:
    table, ledger = alone("A1"), Ledger()
    table.state.listen(ledger)
    GAME.apply(table.state.clone(), 1, GAME.book["pass coins"])
    assert not ledger.entries
