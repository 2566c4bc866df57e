"""Rulebook: appendix VIII, competencies; appendix II, factions."""

import pytest

from tests.games.age_of_innovation.tables import Table, alone, forest
from tests.games.age_of_innovation.test_palaces import river_city


def owning(*ids: str, **options: str) -> Table:
    table = forest("goblins", **options)
    table.competency(2, *ids)
    return table


def taking(id: str, faction: str = "goblins") -> Table:
    table = forest(faction, against="wasteland felines B5 A10")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 school", f"2: competency {id}")
    return table


def test_a_level_9_reached_by_the_income_pays_at_once() -> None:
    """A92."""
    table = owning("tool-and-step")
    table.city(2, "tools")
    table.science(2, banking=8)
    table.play("2: pass " + table.may(2, "pass")[0])
    while "step banking" not in table.legal(table.asked()):
        table._quiet_move()
    coins = table.seat(2).coins
    table.play("2: step banking")
    assert table.seat(2).coins == coins + 3


PLACES = [
    *["vp-and-coins", "annexes", "power-action", "pass-cities"],
    *["scholar-vp", "edge-workshop", "tool-and-step", "book-and-power"],
    *["pass-lowest-discipline", "tower", "two-spades", "instant-goods"],
]


@pytest.mark.parametrize("place", range(12))
def test_what_every_place_brings(place: int) -> None:
    """In the top row three steps, in the middle two and a book, below one and two books, all of the column. The example
    of the rulebook: the top place of law is three steps, the middle one of engineering two and a book of it."""
    table = forest("goblins", competencies=" ".join(PLACES))
    table.put(2, "guild", "H7")
    table.science(2)
    table.stocks(2, "0+0+0+0")
    table.play("2: upgrade H7 school", f"2: competency {PLACES[place]}")
    steps, books = [(3, 0), (2, 1), (1, 2)][place // 4]
    assert table.seat(2).science == tuple([steps if n == place % 4 else 0 for n in range(4)])
    assert table.seat(2).books == tuple([books if n == place % 4 else 0 for n in range(4)])


def test_there_are_four_of_each_kind() -> None:
    """Here others have three, then four of the annexes."""
    for taken, offered in ((3, True), (4, False)):
        table = forest("goblins")
        table.put(2, "guild", "H7")
        table.competency(1, *["annexes"] * taken)
        table.play("2: upgrade H7 school")
        assert ("annexes" in table.may(2, "competency")) is offered


def test_without_a_kind_that_one_lacks_a_competency_brings_nothing() -> None:
    """A96: neither the steps nor the books of a place."""
    table = forest("goblins")
    table.put(2, "guild", "H7")
    table.science(2)
    table.competency(2, *PLACES)
    table.play("2: upgrade H7 school")
    assert table.seat(2).science == (0, 0, 0, 0) and "done" in table.legal(2)


def test_goods_at_once() -> None:
    table = forest("goblins")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 school")
    table.stocks(2, "0c 0t 20vp")
    table.play("2: competency instant-goods")
    assert table.has(2).startswith("25vp 2c 1t") and table.scored(2, "competencies") == 5


def test_two_spades_at_once() -> None:
    table = taking("two-spades")
    assert "drop spades" in table.legal(2)
    table.play("2: dig H8", "2: drop spades", "2: build H8")
    assert "H8" in table.built(2, "workshop")


def test_two_annexes_at_once() -> None:
    assert taking("annexes").seat(2).annexes == 2


def test_four_power_a_round() -> None:
    table = owning("power-action")
    table.stocks(2, "12/0/0")
    table.act(2, "special competency")
    assert table.bowls(2) == "8/4/0" and "competency" not in table.may(2, "special")


def test_city_tiles_score_when_passing() -> None:
    table = owning("pass-cities")
    table.city(2, "tools", "coins")
    table.play("2: pass " + table.may(2, "pass")[0])
    assert table.scored(2, "competencies") == 4


def test_scholars_score_when_they_are_sent() -> None:
    table = owning("scholar-vp")
    table.act(2, "send law 3")
    table.act(2, "send law 1")
    assert table.scored(2, "competencies") == 4


def test_workshops_on_the_border_score() -> None:
    """A112: on a dashed hex only, workshops only."""
    table = owning("edge-workshop")
    table.turn_to("I7 H8", "forest")
    table.act(2, "build H8")
    assert table.scored(2, "competencies") == 0
    table.act(2, "build I7")
    assert table.scored(2, "competencies") == 3
    table.act(2, "upgrade I7 guild")
    assert table.scored(2, "competencies") == 3


def test_the_lowest_discipline_scores_when_passing() -> None:
    """The example of the rulebook: 9, 7, 7 and 2 are 2 points."""
    table = owning("pass-lowest-discipline")
    table.city(2, "tools")
    table.science(2, banking=9, law=7, engineering=2, medicine=7)
    table.play("2: pass " + table.may(2, "pass")[0])
    assert table.scored(2, "competencies") == 2


def test_the_steps_of_a_place_wait_for_the_key_of_a_city_of_the_same_action() -> None:
    """A60: the tower completes a city, and its key opens level 8 for the rest of the steps."""
    table = forest("goblins", competencies="tower")
    table.put(2, "guild", "H7 I7 I8")
    table.science(2, banking=6)
    table.play("2: upgrade H7 school", "2: competency tower")
    assert table.level(2, "banking") == 7
    table.play("2: place I9", "2: city coins")
    assert table.legal(2) == ["key banking", "drop key"]
    table.play("2: key banking")
    assert table.level(2, "banking") == 9


def test_the_steps_of_a_place_are_lost_when_no_key_comes() -> None:
    table = forest("goblins", competencies="tower")
    table.put(2, "guild", "H7")
    table.science(2, banking=6)
    table.play("2: upgrade H7 school", "2: competency tower", "2: place I8")
    assert table.level(2, "banking") == 7 and "done" in table.legal(2)


def city_by_a_tower(tile: str) -> Table:
    """Three steps of banking from 6: one is made, two wait for a key while the tower founds a city."""
    table = forest("goblins", competencies="tower")
    table.put(2, "guild", "H7 I7 I8")
    table.science(2, banking=6)
    table.play("2: upgrade H7 school", "2: competency tower", "2: place I9", f"2: city {tile}")
    return table


def test_steps_past_level_7_that_wait_follow_those_of_the_city() -> None:
    """A60: each reward whole before the next. The step of the city takes the key and level 8, the two that waited go
    on from there without being asked for a key again."""
    table = city_by_a_tower("science")
    assert table.level(2, "banking") == 7
    table.play("2: key banking")
    assert table.level(2, "banking") == 10 and "done" in table.legal(2)


def test_steps_past_level_7_that_wait_ask_for_the_key_though_the_city_kept_it() -> None:
    """A60, A80: they are a reward of their own, and may be given up as well."""
    table = city_by_a_tower("science")
    table.play("2: drop key")
    assert table.legal(2) == ["key banking", "drop key"] and table.level(2, "banking") == 7
    table.play("2: drop key")
    assert table.level(2, "banking") == 7 and table.seat(2).free_keys() == 1


def test_steps_past_level_7_of_a_scholar_do_not_wait() -> None:
    """A60: only those of a competency's place do, as they come with the building that may found a city. Whoever wants
    the key of a city across the river for a scholar founds it before."""
    table = river_city()
    table.science(2, law=6)
    table.play("2: send law 3")
    assert table.level(2, "law") == 7
    table.play(f"2: connect {table.may(2, 'connect')[0]}", "2: city tools")
    assert table.level(2, "law") == 7 and "done" in table.legal(2)


# --- factions


def test_goblins_gain_two_coins_for_each_spade() -> None:
    """A33: in time for the workshop of the same action."""
    table = forest("goblins")
    table.stocks(2, "0c 7t")
    table.play("2: dig I7", "2: to forest")
    assert table.seat(2).coins == 4 and table.may(2, "build") == ["I7"]


@pytest.mark.parametrize(
    ("players", "edition", "points"),
    [(2, "revised", 1), (3, "revised", 1), (4, "revised", 2), (5, "revised", 2), (2, "first", 3), (5, "first", 4)],
)
def test_illusionists(players: int, edition: str, points: int) -> None:
    """One power less, and points by edition and number of players (A98)."""
    others = ["lake goblins B3 E8", "swamp blessed B4 E6", "plains omar B8 E7 place=I4", "mountain felines C4 D9"]
    if players > 2:
        others = ["lake goblins A3 A9", "swamp blessed A4 A10", "plains omar A5 A11 place=E1", "mountain felines A7 B1"]
    first = "forest illusionists A1 B4" if players > 2 else "forest illusionists H7 H10"
    table = Table(first, *others[: players - 1], edition=edition)
    table.stocks(1, "0/0/12")
    table.play("1: power tools")
    assert table.bowls(1) == "3/0/9" and table.scored(1, "abilities") == points


@pytest.mark.parametrize(
    ("action", "power"),
    [("bridge", 2), ("scholar", 2), ("tools", 3), ("coins", 3), ("one-spade", 3), ("two-spades", 5)],
)
def test_power_actions_cost_illusionists_one_less(action: str, power: int) -> None:
    """A98; but conversions cost what they cost everybody."""
    table = forest("illusionists")
    table.stocks(2, f"0/0/{power - 1}")
    assert action not in table.may(2, "power")
    table.stocks(2, f"0/0/{power}")
    table.play(f"2: power {action}")
    assert table.bowls(2) == f"{power}/0/0" and table.scored(2, "abilities") == 1


@pytest.mark.parametrize(("edition", "coins"), [("revised", 1), ("first", 0)])
def test_navigators_build_beside_rivers(edition: str, coins: int) -> None:
    table = forest("navigators", edition=edition)
    table.turn_to("H8 I7", "forest")
    table.stocks(2, "10c 10t")
    table.act(2, "build H8")
    assert table.scored(2, "abilities") == 2 and table.seat(2).coins == 8 + coins
    table.act(2, "build I7")
    assert table.scored(2, "abilities") == 2, "not beside a river"


def test_philosophers_gain_a_book_with_every_competency() -> None:
    """A97: of its column, on every way to one."""
    table = forest("philosophers", against="wasteland felines B5 A10", competencies="vp-and-coins annexes")
    table.put(2, "guild", "H7")
    table.stocks(2, "60c 60t 0+0+0+0")
    table.play("2: upgrade H7 school", "2: competency annexes")
    assert table.seat(2).books == (0, 1, 0, 0)


def test_philosophers_gain_a_book_a_round() -> None:
    table = forest("philosophers", against="wasteland felines B5 A10")
    table.stocks(2, "0+0+0+0")
    table.act(2, "special faction", "book medicine")
    assert table.seat(2).books == (0, 0, 0, 1)


def test_psychics_gain_power_and_a_second_action() -> None:
    table = forest("psychics")
    table.stocks(2, "12/0/0")
    table.play("2: special faction")
    assert table.bowls(2) == "7/5/0" and "done" in table.legal(2) and table.may(2, "convert")
    table.play("2: send law 1")
    assert table.level(2, "law") == 2


def test_the_second_action_may_be_a_pass_or_left_out() -> None:
    """A83, A84."""
    table = Table("forest psychics H7 H10", "wasteland felines B5 A10")
    table.play("1: special faction", "1: done")
    assert table.waiting() == 2
    table = Table("forest psychics H7 H10", "wasteland felines B5 A10")
    table.play("1: special faction", f"1: pass {table.may(1, 'pass')[0]}")
    table.finish()
    assert table.seat(1).passed and table.waiting() == 2


def test_monks_have_no_second_university() -> None:
    """A129."""
    table = alone("forest monks H7", against="desert felines D4 C8")
    table.rich(2)
    table.put(2, "school", "I7")
    assert "I7 university" not in table.may(2, "upgrade")
