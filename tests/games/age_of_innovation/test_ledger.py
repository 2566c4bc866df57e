"""The ledger: every change with where it comes from. (That the books balance is the conformance suite's.)"""

from random import Random

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.seat import STARTING_POINTS
from boardwright.games.age_of_innovation.rules.vocabulary import (
    CATEGORIES,
    DISCIPLINES,
    PRICES_OF,
    Origin,
    Origins,
    Source,
)
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger
from boardwright.kernel.playout import random_walk
from tests.games.age_of_innovation.tables import alone, forest
from tests.games.age_of_innovation.test_cities import almost
from tests.games.age_of_innovation.test_power import neighbours
from tests.games.telling import heard, told

# --- building


def test_a_workshop_is_paid_placed_and_scored_by_the_round_tile_and_the_competency() -> None:
    table = forest(scoring="workshop-law")
    table.competency(2, "edge-workshop")
    table.turn_to("I7", "forest")
    entries = heard(table, "2: build I7")
    assert told(entries, 2, STOCK) == ["coins -2 (price workshop)", "tools -1 (price workshop)"]
    assert told(entries, 2, PIECE) == ["workshop +1 (action) at I7"]
    assert told(entries, 2, POINTS) == [
        "points +2 (score workshop-law) at round-tiles",
        "points +3 (competency edge-workshop) at competencies",
    ]


def test_spades_and_land_are_told_apart_from_the_workshop() -> None:
    table = forest(scoring="spade-engineering")
    entries = heard(table, "2: dig I7", "2: to forest", "2: build I7")
    assert told(entries, None, PIECE) == ["swamp -1 (action) at I7", "forest +1 (action) at I7"]
    assert told(entries, 2, STOCK) == [
        "tools -6 (price spades)",
        "coins -2 (price workshop)",
        "tools -1 (price workshop)",
    ]
    assert told(entries, 2, POINTS) == ["points +4 (score spade-engineering) at round-tiles"]


def test_a_tunnel_is_paid_and_scored_by_itself() -> None:
    table = alone("forest moles H7 H10")
    table.rich(2)
    hex = next(each for each in table.may(2, "tunnel") if table.terrain(each) != "forest")
    entries = heard(table, f"2: tunnel {hex}")
    assert told(entries, 2, STOCK)[0] == "tools -1 (price tunnel)"
    assert told(entries, 2, POINTS)[0] == "points +4 (ability) at abilities"


def test_a_neighbour_is_offered_what_he_may_really_take() -> None:
    """Three are offered; there are tokens for two."""
    table = neighbours()
    table.stocks(2, "0/2/10")
    entries = heard(table, "1: build I10")
    assert told(entries, 2, OFFER) == ["power +2 (action) at felines", "points -1 (action) at felines"]
    table.done(1)
    taken = heard(table, "2: take 2")
    assert told(taken, 2, STOCK) == ["bowl 2 -2 (offer)", "bowl 3 +2 (offer)"]
    assert told(taken, 2, POINTS) == ["points -1 (offer) at power-taken"]


# --- upgrades, tiles, cities


def test_an_upgrade_says_which_tile_is_due() -> None:
    table = forest()
    table.put(2, "guild", "H7")
    entries = heard(table, "2: upgrade H7 school")
    assert told(entries, 2, PIECE) == ["guild -1 (action) at H7", "school +1 (action) at H7"]
    assert told(entries, 2, STOCK) == ["coins -5 (price school)", "tools -3 (price school)"]
    assert told(entries, 2, OFFER) == ["competency +1 (action)"]
    entries = heard(table, "2: competency annexes")
    assert told(entries, None, PIECE) == ["competencies -1 (action) at annexes"]
    assert told(entries, 2, PIECE) == ["competencies +1 (action) at annexes"]
    assert "annexes +2 (competency annexes)" in told(entries, 2, STOCK)
    assert told(entries, 2, TRACK)[0].endswith("(competency annexes)")


def test_a_city_is_founded_before_its_tile_is_taken() -> None:
    table = almost(scoring="city-engineering")
    entries = heard(table, "2: upgrade I8 guild")
    assert told(entries, 2, OFFER) == ["city +1 (action)"]
    assert sorted(told(entries, 2, PIECE)) == [
        "city +1 (action) at H7",
        "city +1 (action) at I6",
        "city +1 (action) at I7",
        "city +1 (action) at I8",
        "founded +1 (action) at H7",
        "guild +1 (action) at I8",
        "workshop -1 (action) at I8",
    ]
    entries = heard(table, "2: city science")
    assert told(entries, 2, POINTS) == [
        "points +5 (score city-engineering) at round-tiles",
        "points +7 (city science) at cities",
    ]
    assert told(entries, 2, TRACK) == [f"{discipline} +1 (city science)" for discipline in DISCIPLINES]


def test_levels_bring_power_by_their_discipline() -> None:
    table = forest()
    table.science(2, law=2)
    table.stocks(2, "2s 5/7/0")
    entries = heard(table, "2: send law 2")
    assert told(entries, 2, TRACK) == ["law +2 (scholar)"]
    assert told(entries, 2, PIECE) == ["scholars +1 (action) at law 3"]  # the second slot is a neutral scholar's
    assert told(entries, 2, STOCK) == [
        "scholars -1 (price)",
        "scholars left -1 (action)",
        "bowl 1 -1 (law)",
        "bowl 2 +1 (law)",
    ]


def test_books_of_choice_are_offered_with_their_source_and_then_taken() -> None:
    table = almost()
    table.play("2: upgrade I8 guild")
    entries = heard(table, "2: city books", "2: book law", "2: book medicine")
    assert told(entries, 2, OFFER) == ["books +2 (city books)"]
    assert told(entries, 2, STOCK) == ["books +1 (reward) at law", "books +1 (reward) at medicine"]


# --- power


def test_a_conversion_and_burning() -> None:
    table = forest()
    table.stocks(2, "0s 0/6/4")
    entries = heard(table, "2: burn", "2: convert pw s", "2: convert s t")
    assert told(entries, 2, STOCK) == [
        "bowl 2 -2 (burning)",
        "bowl 3 +1 (burning)",
        "bowl 1 +5 (conversion)",
        "bowl 3 -5 (conversion)",
        "scholars +1 (conversion)",
        "tools +1 (conversion)",
        "scholars -1 (conversion)",
    ]


def test_a_power_action_is_paid_marked_and_brings_what_is_written_on_it() -> None:
    entries = heard(forest(), "2: power two-spades")
    assert told(entries, 2, PIECE) == ["power actions +1 (action) at two-spades"]
    assert told(entries, 2, STOCK) == ["bowl 1 +6 (price)", "bowl 3 -6 (price)"]
    assert told(entries, 2, OFFER) == ["spades +2 (power two-spades)"]


# --- passing, income, the end


def test_who_passes_takes_another_bonus_with_its_coins_and_income_comes_by_what_brings_it() -> None:
    table = forest("omar", bonuses="coins power-and-coins")
    table.competency(2, "vp-and-coins")
    table.science(2, banking=9)
    entries = heard(table, "2: pass science-step", "2: done")
    assert "bonuses +1 (action) at power-and-coins" in told(entries, None, PIECE)
    assert told(entries, 2, STOCK)[0] == "coins +1 (bonus science-step)"
    assert "tools +2 (income bonus science-step)" in told(entries, 2, STOCK)
    assert "coins +2 (income faction)" in told(entries, 2, STOCK)
    assert "coins +3 (income banking)" in told(entries, 2, STOCK)
    assert "points +3 (income competency vp-and-coins) at competencies" in told(entries, 2, POINTS)
    assert told(entries, None, TRACK) == ["round +1 (round)"]


def test_the_end_scores_area_science_and_resources() -> None:
    table = forest()
    table.pass_until(6)
    while table.waiting() != 2:
        table.act(table.asked(), "pass")
    table.science(2, law=12)
    table.stocks(2, "7c 1t 0s 12/0/0 0+0+0+0")
    points = told(heard(table, "2: pass"), 2, POINTS)
    assert "points +8 (law) at science" in points
    assert points[-1] == "points +1 (resources) at resources"
    assert any(line.endswith("(area) at area") for line in points)


# --- the whole game


def test_points_add_up_to_the_score_sheet_over_a_whole_game() -> None:
    state, ledger = GAME.new(4, {}), Ledger()
    state.listen(ledger)
    random_walk(GAME, state, Random(12))
    sheets = GAME.score_sheet(state)
    for number, sheet in enumerate(sheets):
        scored = [entry for entry in ledger.entries if (entry.kind, entry.seat) == (POINTS, number)]
        sums = [sum(e.amount for e in scored if e.place == category) for category in CATEGORIES]
        sums[CATEGORIES.index("start")] += STARTING_POINTS
        assert sums == list(sheet)


def test_every_source_is_in_the_vocabulary_and_no_word_is_idle() -> None:
    said = {getattr(Source, name) for name in dir(Source) if name.isupper()}
    for name in [each for each in dir(Origins) if each.isupper()]:
        origins = getattr(Origins, name)
        said |= {each.source for each in ([origins] if isinstance(origins, Origin) else origins)}
    paying = (COMPETENCIES, INNOVATIONS, PALACES, ROUND_BONUSES)
    kinds = (*paying, BOOK_ACTIONS, CITIES, FINAL_TILES, POWER_ACTIONS, SCORING_TILES)
    tiles = {tile.origin.source for tiles in kinds for tile in tiles}
    incomes = {tile.income_origin.source for tiles in paying for tile in tiles}
    heard_of: set[str] = set()
    for seed in range(40):
        state, ledger = GAME.new(seed % 5 + 1, {}), Ledger()
        state.listen(ledger)
        random_walk(GAME, state, Random(seed))
        heard_of |= {entry.source for entry in ledger.entries}
    # Random games hardly come so far.
    rare = {Source.TUNNEL, Source.FLIGHT, *[origin.source for origin in Origins.LEVEL_INCOMES]}
    assert heard_of <= said | tiles | incomes | set(PRICES_OF)
    assert said - heard_of <= rare


def test_a_copy_begins_without_a_listener() -> None:
    table, ledger = forest(), Ledger()
    table.state.listen(ledger)
    GAME.apply(table.state.clone(), 1, GAME.book["convert t c"])
    assert not ledger.entries
