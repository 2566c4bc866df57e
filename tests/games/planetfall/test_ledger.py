"""The ledger: every change with where it comes from. (That the books balance is the conformance suite's.)"""

from random import Random

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.planetfall.rules.income import INCOME_FROM
from boardwright.games.planetfall.rules.moves import SIDE_IDS, THING_IDS
from boardwright.games.planetfall.rules.vocabulary import CATEGORIES, Source
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger, balance, differences
from boardwright.kernel.playout import random_walk
from tests.games.planetfall.tables import Table, corrected
from tests.games.planetfall.test_exploration import TO_ALL_CELLS, second_exploration_without_caches
from tests.games.planetfall.test_scoring import before_the_last_answer
from tests.games.telling import heard, told


def on_planet(planet: int, *sides: str, first: str = "") -> Table:
    """The first exploration of a planet, with these cards at the left of row I."""
    table = Table(*sides)
    table.skip_to(planet)
    table.deal(first)
    return table


def asked_at(table: Table, number: int, card: str, stocks: str) -> Table:
    """A seat with these stocks before it answers at a card."""
    table.stocks(number, "10x 14s 18e")
    table.visit(number, card)
    table.stocks(number, stocks)
    return table


# --- preparing


def test_the_goal_board_the_commander_and_the_side_are_laid_out() -> None:
    state, ledger = GAME.new(2, {"sides": "free"}), Ledger()
    state.listen(ledger)
    GAME.apply(state, -1, GAME.book["goal legacy"])
    GAME.apply(state, 0, GAME.book["command katla"])
    assert told(ledger.entries, None, PIECE) == ["goal +1 (setup) at legacy"]
    assert told(ledger.entries, 1, PIECE) == ["commander +1 (setup) at katla-a"]
    assert told(ledger.entries, 1, STOCK) == ["experience +1 (setup)", "strength +2 (setup)", "energy +2 (setup)"]
    ledger.entries.clear()
    GAME.apply(state, 0, GAME.book["side B"])
    assert told(ledger.entries, 1, PIECE) == [
        "commander -1 (setup) at katla-a",
        "commander +1 (setup) at katla-b",
    ]
    assert told(ledger.entries, 1, STOCK) == ["experience +1 (setup)", "strength +1 (setup)", "energy +1 (setup)"]


def test_a_board_that_stays_on_its_side_changes_nothing() -> None:
    state, ledger = GAME.new(2, {"sides": "free"}), Ledger()
    GAME.apply(state, -1, GAME.book["goal legacy"])
    GAME.apply(state, 0, GAME.book["command katla"])
    state.listen(ledger)
    GAME.apply(state, 0, GAME.book["side A"])
    assert ledger.entries == []


def test_ships_line_up_and_the_first_planet_is_reached() -> None:
    state, ledger = GAME.new(2, {"sides": "free"}), Ledger()
    for seat, text in ((-1, "goal legacy"), (0, "command katla"), (0, "side A"), (1, "command gelder")):
        GAME.apply(state, seat, GAME.book[text])
    state.listen(ledger)
    GAME.apply(state, 1, GAME.book["side A"])
    assert told(ledger.entries, 1, PIECE) == ["track +1 (setup) at 2"]
    assert told(ledger.entries, 2, PIECE) == ["track +1 (setup) at 1"]
    assert told(ledger.entries, None, TRACK) == ["planet +1 (round)"]
    assert told(ledger.entries, None, STOCK) == ["deck +14 (round)"]


def test_a_card_goes_from_the_deck_to_its_place() -> None:
    entries = heard(Table("gelder-a", "ardelli-a"), "chance: deal solar-shoal", "chance: deal spaceport-1")
    assert told(entries, None, STOCK) == ["deck -1 (round)", "deck -1 (round)"]
    assert told(entries, None, PIECE) == ["solar-shoal +1 (round) at I 1", "spaceport-1 +1 (round) at I 2"]


# --- exploring


def test_a_ship_flies_from_the_track_and_back() -> None:
    table = on_planet(1, "gelder-a", "ardelli-a", first="solar-shoal")
    entries = heard(table, "1: fly solar-shoal", "2: fly operations-I")
    assert told(entries, 1, PIECE) == ["track -1 (action) at 1", "ship +1 (action) at solar-shoal"]
    assert told(entries, 2, PIECE) == ["track -1 (action) at 2", "ship +1 (action) at operations-I"]
    entries = heard(table, "1: annex")
    assert told(entries, 1, PIECE) == [
        "ship -1 (action) at solar-shoal",
        "track +1 (action) at 1",
        "sector +1 (action) at solar-shoal",
    ]
    assert told(entries, None, PIECE) == ["solar-shoal -1 (action) at I 1", "taken +1 (action) at I 1"]


def test_who_can_go_nowhere_moves_up_on_the_track() -> None:
    table = second_exploration_without_caches(4)
    entries = heard(table, *TO_ALL_CELLS)
    assert told(entries, 4, PIECE) == ["track -1 (action) at 4", "track +1 (action) at 1"]


def test_a_defeated_unit_is_paid_apart_from_the_missing_experience() -> None:
    """Voradon on level I asks for 4 strength and 4 experience."""
    table, ledger = on_planet(3, "proton-a", "katla-b", first="voradon"), Ledger()
    table.give(1, "combat-analysis")
    table.stocks(1, "3x 9s")
    table.state.listen(ledger)
    table.visit(1, "voradon")
    assert told(ledger.entries, 1, STOCK) == [
        "strength -4 (price)",
        "strength -1 (missing experience)",
        "energy +2 (voradon)",
        "experience +1 (voradon)",
        "strength +1 (combat-analysis)",
        "strength +1 (proton-a)",
    ]
    assert told(ledger.entries, 1, POINTS) == ["points +6 (voradon) at units"]
    assert told(ledger.entries, 1, PIECE)[-1] == "unit +1 (action) at voradon"


def test_a_recruited_unit_is_paid_in_energy() -> None:
    table = on_planet(3, "gelder-a", "katla-b", first="imperial-guards")
    table.give(1, "xenolinguistics")
    entries = heard(asked_at(table, 1, "imperial-guards", "6x 9s 9e"), "1: recruit")
    assert told(entries, 1, STOCK) == [
        "energy -2 (price)",
        "strength +3 (imperial-guards)",
        "experience +1 (imperial-guards)",
    ]
    assert told(entries, 1, POINTS) == [
        "points +5 (imperial-guards) at units",
        "points +1 (xenolinguistics) at abilities",
    ]


def test_an_outpost_scores_its_reward_and_the_pair_by_itself() -> None:
    table = on_planet(2, "gelder-a", "katla-b", first="government-palace-2")
    table.give(1, "government-palace-4 modular-construction")
    entries = heard(asked_at(table, 1, "government-palace-2", "9s 9e"), "1: storm")
    assert told(entries, 1, STOCK) == ["strength -5 (price)", "energy +1 (modular-construction)"]
    assert told(entries, 1, POINTS) == [
        "points +7 (government-palace-2) at outposts",
        "points +6 (pair) at pairs",
    ]
    assert told(entries, 1, PIECE)[-1] == "outpost +1 (action) at government-palace-2"


def test_a_technology_is_paid_in_energy_and_strength() -> None:
    table = on_planet(2, "frankov-b", "ardelli-b", first="efficient-harvesting")
    table.play("2: keep")
    entries = heard(asked_at(table, 1, "efficient-harvesting", "9s 9e"), "1: strength 1")
    assert told(entries, 1, STOCK) == ["strength -1 (price)", "energy -2 (price)", "strength +2 (efficient-harvesting)"]
    assert told(entries, 1, POINTS) == ["points +4 (efficient-harvesting) at technologies"]
    assert told(entries, 1, PIECE)[-1] == "technology +1 (action) at efficient-harvesting"


def test_a_cache_brings_no_more_than_the_track_holds() -> None:
    table = on_planet(2, "gelder-a", "katla-b", first="fertile-plains")
    table.give(1, "efficient-harvesting")
    entries = heard(asked_at(table, 1, "fertile-plains", "13e"), "1: take")
    assert told(entries, 1, STOCK) == ["energy +4 (fertile-plains)", "energy +1 (efficient-harvesting)"]
    assert told(entries, 1, POINTS) == ["points +1 (fertile-plains) at caches"]
    assert told(entries, 1, PIECE)[-1] == "cache +1 (action) at fertile-plains"


def test_who_flies_to_an_operations_cell_is_told_what_may_be_shared_out_there() -> None:
    """Gelder A has two points more than the 6 of level II."""
    table = on_planet(2, "gelder-a", "ardelli-a")
    entries = heard(table, "1: fly operations-II")
    assert told(entries, 1, OFFER) == ["operation points +8 (operations-II)"]
    table.stocks(1, "")
    table.visit(1, "operations-II")
    entries = heard(table, "1: points 2", "1: experience 1")
    assert told(entries, 1, POINTS) == ["points +2 (operations-II) at operations"]
    assert told(entries, 1, STOCK) == ["experience +1 (operations-II)", "strength +4 (operations-II)"]


# --- the income phase


def test_income_comes_by_what_brings_it() -> None:
    content = corrected(commanders={"gelder-b": {"ability": ["income: 1e per sector"]}})
    table = Table("gelder-b", "katla-b", content=content)
    table.skip_to(4)
    table.give(1, "energy-development field-training", sectors="solar-shoal geothermal-rift")
    table.stocks(1, "1e")
    ledger = Ledger()
    table.state.listen(ledger)
    table.deal()
    assert told(ledger.entries, 1, STOCK) == [
        "energy +1 (income solar-shoal)",
        "energy +2 (income geothermal-rift)",
        "energy +1 (income energy-development)",
        "strength +1 (income field-training)",
        "energy +2 (income gelder-b)",
    ]


def test_income_that_counts_a_stock_counts_what_was_there_before() -> None:
    content = corrected(commanders={"gelder-b": {"ability": ["income: 1p per 2 energy"]}})
    table = Table("gelder-b", "katla-b", content=content)
    table.skip_to(4)
    table.give(1, "", sectors="geothermal-rift")
    table.stocks(1, "2e")
    ledger = Ledger()
    table.state.listen(ledger)
    table.deal()
    assert told(ledger.entries, 1, STOCK) == ["energy +2 (income geothermal-rift)"]
    assert told(ledger.entries, 1, POINTS) == ["points +1 (income gelder-b) at abilities"]


def test_energy_and_strength_are_exchanged() -> None:
    table = on_planet(2, "proton-b", "katla-b")
    table.stocks(1, "3s 3e")
    entries = heard(table, "1: exchange 2 energy")
    assert told(entries, 1, STOCK) == ["energy -2 (exchange)", "strength +2 (exchange)"]


def test_strength_and_energy_are_exchanged() -> None:
    table = on_planet(2, "proton-b", "katla-b")
    table.stocks(1, "3s 3e")
    entries = heard(table, "1: exchange 1 strength")
    assert told(entries, 1, STOCK) == ["strength -1 (exchange)", "energy +1 (exchange)"]


def test_the_restrain_token_goes_to_a_card_and_returns_with_it() -> None:
    table = on_planet(1, "gelder-a", "ardelli-b", first="crashed-surveyor-drone")
    entries = heard(table, "2: restrain crashed-surveyor-drone")
    assert told(entries, None, PIECE) == ["restrained +1 (action) at crashed-surveyor-drone"]
    entries = heard(table, "1: fly operations-I", "2: fly crashed-surveyor-drone")
    assert "restrained -1 (action) at crashed-surveyor-drone" in told(entries, None, PIECE)


# --- flight and the end


def test_what_nobody_took_leaves_the_game_with_the_planet() -> None:
    table = on_planet(1, "gelder-a", "ardelli-b", first="solar-shoal spaceport-1")
    table.play("2: restrain operations-III", "1: fly solar-shoal", "2: fly operations-I", "1: annex")
    ledger = Ledger()
    table.state.listen(ledger)
    table.skip_to(2)
    pieces = [line for line in told(ledger.entries, None, PIECE) if "(round)" in line]
    assert pieces[:3] == [
        "restrained -1 (round) at operations-III",
        "taken -1 (round) at I 1",
        "spaceport-1 -1 (round) at I 2",
    ]
    assert len(pieces) == 10
    assert told(ledger.entries, None, STOCK) == ["deck -5 (round)", "deck +14 (round)"]
    assert told(ledger.entries, None, TRACK) == ["planet +1 (round)"]


def test_the_end_scores_goals_and_technologies_one_by_one() -> None:
    table, ledger = before_the_last_answer("katla-b", "frankov-b", goal="conquest"), Ledger()
    table.give(1, "wild-swiftbeak voradon xenobiology veteran-corps")
    table.stocks(1, "8x 6s")
    table.state.listen(ledger)
    table.skip_to_end()
    assert told(ledger.entries, 1, POINTS) == [
        "points +2 (conquest 1) at goals",
        "points +4 (conquest 2) at goals",
        "points +2 (conquest 3) at goals",
        "points +2 (xenobiology) at end-technologies",
        "points +4 (veteran-corps) at end-technologies",
    ]


# --- the whole game


def test_the_books_balance_whoever_commands() -> None:
    """The conformance suite looks at a few positions of few games: rare abilities need more of them."""
    for seed in range(10):
        random, state = Random(seed), GAME.new(6, {"commanders": "random", "sides": "free"})
        while GAME.waiting(state):
            before, ledger = GAME.books(state), Ledger()
            state.listen(ledger)
            random_walk(GAME, state, random, 1)
            assert balance(ledger.entries) == differences(before, GAME.books(state)), ledger.entries


def test_points_add_up_to_the_score_sheet_over_a_whole_game() -> None:
    state, ledger = GAME.new(4, {}), Ledger()
    state.listen(ledger)
    random_walk(GAME, state, Random(12))
    sheets = GAME.score_sheet(state)
    for number, sheet in enumerate(sheets):
        scored = [entry for entry in ledger.entries if (entry.kind, entry.seat) == (POINTS, number)]
        assert [sum(e.amount for e in scored if e.place == category) for category in CATEGORIES] == list(sheet)


def test_every_source_is_in_the_vocabulary_and_no_word_is_idle() -> None:
    said = {getattr(Source, name) for name in dir(Source) if name.isupper()}
    conditions = [condition.source for goal in catalogue(BUILT_IN).goals for condition in goal.conditions]
    known = {*THING_IDS, *SIDE_IDS, *conditions, *INCOME_FROM.values(), *said}
    heard_of: set[str] = set()
    for seed in range(40):
        state, ledger = GAME.new(5, {"commanders": "random", "sides": "free"}), Ledger()
        state.listen(ledger)
        random_walk(GAME, state, Random(seed))
        heard_of |= {entry.source for entry in ledger.entries}
    assert said | set(conditions) <= heard_of <= known


def test_a_copy_begins_without_a_listener() -> None:
    table, ledger = on_planet(1, "gelder-a", "ardelli-a"), Ledger()
    table.state.listen(ledger)
    GAME.apply(table.state.clone(), 0, GAME.book["fly operations-I"])
    assert not ledger.entries
