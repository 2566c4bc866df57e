"""Rulebook: Variant with a common stock of blue dice; The solitaire game. And happiness face down."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.scoring import achievements
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import CATEGORIES, Source
from boardwright.games.santa_maria.table.view import view
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import POINTS
from boardwright.kernel.observation import observation
from boardwright.kernel.plan import OVER, scratch
from boardwright.kernel.record import Move
from tests.games.santa_maria.tables import Table, board, corrected

RECORDS = Path(__file__).parents[2] / "records" / "santa_maria"

# --- shared blue dice

# Every row has a building.
ROWS = {f"c6r{row}": "mountain: 1e" for row in range(2, 7)}
CHAPELS = board(c1r1="city: religion", c2r1="city: religion", c3r1="town-hall: 1p", **ROWS)


def test_one_blue_die_a_player_lies_in_the_common_stock() -> None:
    table = Table("A1", "A2", "A3", blue="1 4 4", dice="shared")
    assert table.state.blue == [1, 0, 0, 2, 0, 0]
    assert [sum(table.seat(number).dice) for number in (1, 2, 3)] == [0, 0, 0]


def test_anybody_may_take_any_blue_die_from_the_common_stock() -> None:
    table = Table("A1", "A2", content=CHAPELS, blue="2 5", dice="shared")
    table.stock(1, "")
    assert table.may(1, "blue") == ["2 as 2", "5 as 5"]
    table.play("1: blue 5 as 5")
    assert table.lying(1) == {"c6r5": "blue 5"}
    table.stock(2, "")
    assert table.may(2, "blue") == ["2 as 2"]


@pytest.mark.parametrize(("space", "dice"), [(0, 1), (1, 1), (2, 2), (7, 2), (8, 3), (20, 3)])
def test_nobody_takes_more_blue_dice_in_a_year_than_unlocked(space: int, dice: int) -> None:
    table = Table("A1", "A2", "A3", "A4", content=CHAPELS, blue="2 3 4 5", dice="shared")
    table.pray(1, space)
    table.act(1, "blue 2 as 2")
    for number in (2, 3, 4):
        table.act(number, f"pass {table.may(number, 'pass')[-1]}")
    taken = 1
    while table.may(1, "blue"):
        table.act(1, f"blue {table.may(1, 'blue')[0]}")
        taken += 1
    assert taken == dice


def test_an_unlocked_die_is_rolled_into_the_common_stock_at_once_and_others_may_take_it() -> None:
    """Ruling 24."""
    table = Table("A1", "A2", content=CHAPELS, blue="2 2", dice="shared")
    table.pray(1, 1)
    table.play("1: activate c1r1", "1: step", "chance: roll-blue 6")
    assert table.state.blue == [0, 2, 0, 0, 0, 1]
    assert sum(table.seat(1).dice) == 0
    table.act(1, "decline")
    table.stock(2, "")
    assert "6 as 6" in table.may(2, "blue")


def test_a_die_unlocked_while_passing_stays_for_the_others() -> None:
    """Ruling 25."""
    table = Table("A1", "A2", content=CHAPELS, blue="2 2", dice="shared")
    table.pray(1, 1)
    table.play("1: pass religion", "1: step", "chance: roll-blue 6")
    table.act(1, "decline")
    table.stock(2, "")
    assert "6 as 6" in table.may(2, "blue")
    table.act(2, "blue 6 as 6")
    assert table.may(2, "blue") == []  # within one's own limit


def test_before_a_new_year_all_unlocked_dice_are_rolled_into_the_common_stock() -> None:
    table = Table("A1", "A2", content=CHAPELS, blue="2 2 1 1 1 3", dice="shared")
    table.pray(1, 8)
    table.act(1, "blue 2 as 2")
    table.year(2)
    # Three of seat 1, one of seat 2.
    assert table.state.blue == [3, 0, 1, 0, 0, 0]
    assert table.seat(1).blue_taken == 0


def test_with_philosophy_a_shared_die_may_use_a_column() -> None:
    table = Table("H1 philosophy c1r3 0", "H2 botany c1r3 0", blue="3 3", dice="shared")
    table.act(1, "blue 3 as column 3")
    assert table.lying(1) == {"c3r6": "blue 3"}
    assert sum(table.state.blue) == 1


@pytest.mark.parametrize("seed", range(4))
def test_alone_common_blue_dice_are_the_own_ones_in_another_place(seed: int) -> None:
    """Ruling 47: the same questions, answers and points; only the dice lie in the common stock."""
    random = Random(seed)
    own, shared = (GAME.new(1, {"blue": blue}) for blue in ("own", "shared"))
    while waiting := GAME.waiting(own):
        assert GAME.waiting(shared) == waiting
        legal = GAME.legal(own, waiting[0])
        assert GAME.legal(shared, waiting[0]) == legal
        assert (own.seats[0].dice, sum(own.blue), sum(shared.seats[0].dice)) == (shared.blue, 0, 0)
        action = random.choice([action for action in legal if action.verb != "pass"] or legal)
        GAME.apply(own, waiting[0], action)
        GAME.apply(shared, waiting[0], action)
    assert GAME.waiting(shared) == () and GAME.scores(shared) == GAME.scores(own)


# --- alone

CAMPS = {"c1r1": 4, "c2r1": 2, "c5r2": 1}
ALONE = corrected(
    colonies={"B": {"spaces": {cell: "city: " + ", ".join(["conquistador"] * many) for cell, many in CAMPS.items()}}}
)


def solo(content: str = ALONE, bishops: str = "") -> Table:
    return Table("H1 botany c1r3 0", content=content, bishops=bishops)


def test_alone_one_plays_side_b_whatever_the_option_says() -> None:
    state = GAME.new(1, {"colonies": "dealt"})
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    assert [action.text for action in GAME.legal(state, 0)] == ["hall H1", "hall H2", "hall H3", "hall H4"]


def test_alone_there_are_three_white_dice_one_blue_die_two_wood_and_three_coins() -> None:
    table = solo()
    assert (sum(table.state.white), sum(table.seat(1).dice), table.has(1)) == (3, 1, "2w 3c")


def test_alone_one_has_turn_after_turn_until_passing() -> None:
    table = solo()
    table.act(1, "activate c6r1")
    assert (table.waiting(), table.state.year) == (1, 1)
    table.act(1, "pass coins")
    assert (table.waiting(), table.state.year) == (1, 2)
    table.to_end()
    assert table.state.year == 3


@pytest.mark.parametrize(
    ("year", "camps", "points"),
    [
        (1, "c2r1", 0),  # 2 spaces; the first tree stands on 3
        (1, "c2r1 c5r2", 4),
        (1, "c1r1 c2r1 c5r2", 4),
        (2, "c1r1", 0),  # 4; the second tree stands on 5
        (2, "c1r1 c5r2", 5),
        (3, "c1r1 c2r1", 0),  # 6; the third tree stands on 7
        (3, "c1r1 c2r1 c5r2", 6),
    ],
)
def test_alone_every_year_has_its_tree(year: int, camps: str, points: int) -> None:
    table = solo()
    table.year(year)
    table.stock(1, "9c")
    for camp in camps.split():
        table.act(1, f"activate {camp}")
    table.act(1, "pass coins")
    assert table.scored(1, "conquest") == points


@pytest.mark.parametrize(("points", "winners"), [(99, []), (100, [0])])
def test_alone_a_hundred_points_win(points: int, winners: list[int]) -> None:
    assert GAME.winners(finished(points).state) == winners


def finished(points: int) -> Table:
    """The end of a game alone, with so many points in all."""
    table = solo()
    table.year(3)
    table.stock(1, "")
    table.seat(1).scored[:] = [points - 1, *[0] * (len(CATEGORIES) - 1)]  # botany is the other one
    table.to_end()
    assert GAME.scores(table.state) == [points]
    return table


def achieved(table: Table) -> list[str]:
    return list(achievements(table.state))


def test_at_the_beginning_nothing_is_achieved() -> None:
    assert achieved(solo()) == []
    assert solo().view()["achievements"] == []


@pytest.mark.parametrize(("last", "reached"), [("1", False), ("2", True)])
def test_communism_is_28_points_for_colonists(last: str, reached: bool) -> None:
    """Thirteen or fourteen colonists, each of them counted twice."""
    table = solo()
    table.colony(1, f"2 2 2 2 2 2 {last} F F F F M " + "F F W W F F M M C C M M " * 2)
    assert table.final(1, "colonists") == (28 if reached else 26)
    assert ("communism" in achieved(table)) == reached


@pytest.mark.parametrize(("ships", "reached"), [("S10 S11 S12", False), ("S10 S11 S12 S13", True)])
def test_capitalism_is_four_sets_of_ships(ships: str, reached: bool) -> None:
    table = solo()
    for dock, moored in (
        ("coins", "S01 S02 S03 S04"),
        ("religion", "S05 S06 S07 S08"),
        ("conquest", "S14 S15 S16 S17"),
    ):
        table.moor(1, dock, moored)
    table.moor(1, "points", ships)
    assert ("capitalism" in achieved(table)) == reached


@pytest.mark.parametrize(("farms", "reached"), [(3, False), (4, True)])
def test_theocracy_is_30_points_for_what_bishops_ask_for(farms: int, reached: bool) -> None:
    """Ruling 18: before the 2 points that each bishop costs. 12 for ships, 10 for the square, 2 a farm."""
    table = solo(bishops="fleet square area")
    table.moor(1, "coins", "S01 S02 S03 S04 S05 S06")
    table.colony(1, ". . . . . . " + "C C C C C . " * 4 + " ".join(["F"] * farms + ["C"] * (5 - farms) + ["H"]))
    table.send(1, "fleet", "square", "area")
    assert table.final(1, "bishops") == (30 if reached else 28) - 6
    assert ("theocracy" in achieved(table)) == reached


@pytest.mark.parametrize(
    ("letter", "reached"), [("F", True), ("W", True), ("M", True), ("C", True), ("H", False), ("1", False)]
)
def test_kapracracy_is_a_chain_of_one_terrain_from_edge_to_edge(letter: str, reached: bool) -> None:
    """Ruling 19: a city counts, a town hall and a road do not."""
    table = solo()
    chain = " ".join(letter * 6)
    for picture in (
        f"{chain} " + ". . . . . . " * 5,
        f"{letter} . . . . . " * 6,
        f"{letter} {letter} . . . . " + f". {letter} . . . . " * 4 + f". {letter} {letter} . . .",
    ):
        table.colony(1, picture)
        assert ("kapracracy" in achieved(table)) == reached


def test_a_chain_that_is_broken_or_crooked_at_a_corner_or_of_two_terrains_is_none() -> None:
    table = solo()
    for row in ("F F F . F F", "F F F W F F"):
        table.colony(1, f"{row} " + ". . . . . . " * 5)
        assert "kapracracy" not in achieved(table)
    table.colony(1, "F F F . . . . . . F F F " + ". . . . . . " * 4)
    assert "kapracracy" not in achieved(table)
    # From north to west is not across.
    table.colony(1, "F F F . . . F . . . . . F . . . . . " + ". . . . . . " * 3)
    assert "kapracracy" not in achieved(table)


@pytest.mark.parametrize(
    ("points", "names"),
    [(119, []), (120, ["democracy"]), (149, ["democracy"]), (150, ["democracy", "utopia"])],
)
def test_democracy_is_120_points_and_utopia_150(points: int, names: list[str]) -> None:
    assert achieved(finished(points)) == names


def test_before_the_end_achievements_count_what_the_final_scoring_would_bring() -> None:
    table = solo()
    table.stock(1, "")
    table.seat(1).scored[0] = 118
    assert achieved(table) == []  # 1 more for botany
    table.stock(1, "3c")
    assert achieved(table) == ["democracy"]


def test_achievements_are_for_those_who_play_alone() -> None:
    assert Table("A1", "A2").view()["achievements"] is None


# --- happiness face down


def secretive(happiness: str) -> Table:
    """Seat 1 has points and a ship."""
    table = Table("A1", "A2", happiness=happiness)
    table.moor(1, "points", "S30")
    table.stock(1, "")
    table.act(1, "pass coins")
    assert table.seat(1).points == 1
    return table


def test_happiness_lies_face_down_unless_the_table_plays_it_open() -> None:
    """Ruling 27."""
    assert Table("A1", "A2").view()["hidden"] is True
    assert Table("A1", "A2", happiness="open").view()["hidden"] is False


def test_a_record_of_the_first_rules_that_does_not_say_was_played_open() -> None:
    assert Record(GAME, 2, {}, rules=1).renewed().options["happiness"] == "open"
    assert "happiness" not in Record(GAME, 2, {}, rules=2).renewed().options


def test_own_points_and_ships_are_hidden_from_the_others() -> None:
    """Ruling 27."""
    table = secretive("hidden")
    for watcher in (2, None):
        seat = table.view(watcher)["seats"][0]
        assert seat["points"] is seat["ships"] is seat["scored"] is seat["final_now"] is seat["total_now"] is None
        assert seat["harbour"] == [0, 0, 0, 1]  # how many lie where is public
    own = table.view(1)["seats"][0]
    assert (own["points"], own["ships"]) == (1, [[], [], [], ["S30"]])


def test_learners_do_not_see_what_is_hidden_either() -> None:
    """Ruling 27."""
    open_table, hidden_table = secretive("open"), secretive("hidden")
    assert observation(GAME).encode(hidden_table.state, 1) != observation(GAME).encode(open_table.state, 1)
    assert observation(GAME).encode(hidden_table.state, 0) == observation(GAME).encode(open_table.state, 0)
    richer = secretive("hidden")
    richer.seat(1).scored[0] += 50
    assert observation(GAME).encode(richer.state, 1) == observation(GAME).encode(hidden_table.state, 1)


def test_what_everybody_knows_has_neither_happiness_nor_faces_of_ships() -> None:
    """Ruling 27."""
    table = secretive("hidden")
    known = GAME.public(table.state)
    assert GAME.scores(known) == [0, 0]
    assert [stock["points"] for stock in GAME.stocks(known)] == [0, 0]
    assert not any(map(any, GAME.score_sheet(known)))
    assert known.seats[0].harbour == [(), (), (), (NONE,)]
    assert GAME.view(known, None) == table.view(None)
    # It is a copy: at the table nothing is forgotten.
    assert (GAME.scores(table.state), table.harbour(1)) == ([1, 0], [[], [], [], ["S30"]])


def test_face_up_and_at_the_end_everybody_knows_everything() -> None:
    """Ruling 27."""
    table = secretive("open")
    assert GAME.public(table.state) is table.state
    table = secretive("hidden")
    table.to_end()
    assert GAME.public(table.state) is table.state


def test_alone_there_is_nobody_to_hide_happiness_from() -> None:
    """Ruling 27."""
    table = Table("H1 botany c1r3 0", happiness="hidden")
    assert table.view(None)["hidden"] is False
    assert table.view(None)["seats"][0]["points"] == 0
    assert GAME.public(table.state) is table.state


def test_who_only_looks_ahead_to_the_end_turns_nothing_up() -> None:
    """Ruling 27: neither the preview of the last answer nor a plan tells what the others have."""
    table = secretive("hidden")
    while GAME.waiting(table.state):
        before = GAME.clone(table.state)
        table._quiet_move()
    last = table.record.moves[-1]
    tried, plan = try_out(GAME, before, last.seat, [last.action]), scratch(GAME, before, last.seat)
    plan.give(last.action)
    for after in (tried.after, plan.state):
        other = view(after, last.seat)["seats"][1 - last.seat]
        assert (other["points"], other["ships"], other["scored"]) == (None, None, None)
    assert [entry for entry in tried.entries if entry.seat == 1 - last.seat] == []
    assert plan.ends == OVER


def secret_game() -> Iterator[tuple[State, Move]]:
    """Every move of a stored game in which happiness lies face down, and the table before it."""
    record = Record.loads((RECORDS / "3-common-blue-dice.record").read_text(encoding="utf-8"))
    state = record.replay(0)
    for move in record.moves:
        yield state, move
        GAME.apply(state, move.seat, move.action)


def test_the_log_says_nothing_for_which_one_must_know_happiness_or_faces_of_ships() -> None:
    """Ruling 27: every line can be written by one who sees neither."""
    hidden = 0
    for state, move in secret_game():
        known = GAME.public(state)
        assert GAME.telling.line(known, move.seat, move.action) == GAME.telling.line(state, move.seat, move.action)
        hidden += known is not state
    assert hidden > 50


def test_no_preview_tells_happiness_or_ships_of_another_seat() -> None:
    """Ruling 27: of another seat an answer foretells only the points for conquest, which everybody can count."""
    previews = 0
    for state, move in secret_game():
        if move.seat == CHANCE or not state.year:
            continue
        for action in GAME.legal(state, move.seat):
            tried = try_out(GAME, state, move.seat, [action])
            points = [entry for entry in tried.entries if entry.kind == POINTS and entry.seat != move.seat]
            assert {entry.source for entry in points} <= {Source.RANK}
            for number, other in enumerate(view(tried.after, move.seat)["seats"]):
                told = (other["points"], other["ships"], other["scored"], other["final_now"])
                assert number == move.seat or told == (None, None, None, None)
            previews += 1
    assert previews > 500


def test_at_the_end_everything_is_revealed() -> None:
    table = secretive("hidden")
    table.to_end()
    seat = table.view(2)["seats"][0]
    assert seat["points"] == table.seat(1).points
    assert seat["ships"] == [[], [], [], ["S30"]]


def test_happiness_face_up_is_seen_by_all() -> None:
    assert secretive("open").view(2)["seats"][0]["points"] == 1


def test_all_points_as_things_stand_are_those_scored_and_those_to_come() -> None:
    table = secretive("open")
    view = table.view()
    to_come = {each["seat"]: each["points"] for each in view["conquest_now"]}
    for number, seat in enumerate(view["seats"]):
        assert seat["total_now"] == seat["points"] + to_come.get(number, 0) + sum(seat["final_now"].values())
