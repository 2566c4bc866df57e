"""What a player usually means by one click, where that is several answers. (That each is one that is asked for then is
the conformance suite's.)"""

from boardwright.games.age_of_innovation import GAME
from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import OFFER, PIECE, POINTS
from tests.games.age_of_innovation.tables import Table, alone, forest
from tests.games.age_of_innovation.test_power import neighbours
from tests.games.telling import told


def macros(table: Table, number: int, about: str = "") -> list[str]:
    """Those that name a thing, their answers one after the other."""
    texts = [macro.id.replace(";", ",") for macro in GAME.macros(table.state, number - 1)]
    return [text for text in texts if about in text]


# On the small map, around H7: H8 lake (1 spade to forest), I7 swamp (2), H6 desert and I8 plains (3).


def test_land_is_made_home_with_a_workshop_and_without() -> None:
    table = forest()
    assert macros(table, 2, "I7") == ["dig I7, to forest, build I7", "dig I7, to forest, drop workshop"]


def test_a_terrain_that_is_not_asked_for_is_not_answered() -> None:
    """One spade leads home and nowhere else."""
    table = forest()
    assert macros(table, 2, "H8") == ["dig H8, build H8", "dig H8, drop workshop"]


def test_where_no_workshop_can_be_paid_none_is_asked_for() -> None:
    table = forest()
    table.stocks(2, "6t 1c")
    assert macros(table, 2, "I7") == ["dig I7, to forest"]
    assert "dig H8" in table.legal(2) and macros(table, 2, "H8") == []  # one answer


def test_land_that_the_spades_do_not_make_home_has_no_course() -> None:
    table = forest()
    table.stocks(2, "6t 9c")
    assert "dig I8" in table.legal(2) and macros(table, 2, "I8") == []


def test_free_spades_make_home_and_are_not_given_up() -> None:
    table = forest()
    table.play("2: power two-spades")
    assert macros(table, 2, "I7") == ["dig I7, to forest, build I7", "dig I7, to forest, drop workshop"]
    assert macros(table, 2, "H8") == []  # a spade is left, and that is asked
    table.play("2: dig H8")
    assert macros(table, 2) == []  # the workshop stands on the first hex, whatever the second spade is for


def test_a_tunnel_leads_home_too() -> None:
    table = alone("forest moles H7 H10")
    table.rich(2)
    hex = next(each for each in table.may(2, "tunnel") if table.terrain(each) != "forest")
    found = macros(table, 2, f"tunnel {hex}")
    assert found[0].startswith(f"tunnel {hex}, ") and found[0].endswith(f"build {hex}")
    assert found[1].endswith("drop workshop") and len(found) == 2


def test_land_that_is_home_already_is_one_answer() -> None:
    table = forest()
    table.turn_to("I7", "forest")
    assert "build I7" in table.legal(2) and macros(table, 2, "I7") == []


# --- power


def test_as_much_is_burnt_as_a_power_action_needs() -> None:
    table = forest()
    table.stocks(2, "0/6/1")
    assert macros(table, 2, "power") == [
        "burn, burn, power bridge",
        "burn, burn, power scholar",
        "burn, burn, burn, power tools",
        "burn, burn, burn, power coins",
        "burn, burn, burn, power one-spade",
    ]
    table.stocks(2, "0/1/2")
    assert macros(table, 2, "power") == []


def test_after_the_action_nothing_is_burnt_for() -> None:
    table = forest()
    table.stocks(2, "0/12/0 1s")
    table.play("2: send law 3")
    assert "burn" in table.legal(2) and macros(table, 2) == []


# --- what a macro-action says


def entries(table: Table, number: int, text: str, about: int, kind: str) -> list[str]:
    """Of a macro-action of one seat, what it says about a seat."""
    answers = [GAME.book.parse(each) for each in text.split(", ")]
    return told(try_out(GAME, table.state, number - 1, answers).entries, about, kind)


def test_a_macro_action_says_the_city_and_the_round_tile() -> None:
    table = forest(scoring="workshop-law")
    table.put(2, "guild", "H7 I6 I7")  # three of power 6
    text = "dig H8, build H8"
    assert text in macros(table, 2, "H8")
    pieces = entries(table, 2, text, 2, PIECE)
    assert "workshop +1 (action) at H8" in pieces and "founded +1 (action) at H7" in pieces
    assert entries(table, 2, text, 2, OFFER) == ["spades -1 (price spades) at H8", "city +1 (action)"]
    assert entries(table, 2, text, 2, POINTS)[0] == "points +2 (score workshop-law) at round-tiles"


def test_a_macro_action_says_who_may_take_how_much_power() -> None:
    table = neighbours()
    table.turn_to("I10", "lake")
    table.stocks(2, "0/2/10")
    text = next(each for each in macros(table, 1, "dig I10") if each.endswith("build I10"))
    assert entries(table, 1, text, 2, OFFER) == ["power +2 (action) at felines", "points -1 (action) at felines"]


def test_a_special_action_that_a_turn_follows_has_no_place() -> None:
    table = alone("forest psychics H7 H10")
    table.rich(2)
    assert "special faction" in table.legal(2) and macros(table, 2, "special faction") == []


def test_an_action_for_books_has_the_places_that_it_can_be_about() -> None:
    table = forest(books="guild three-spades")
    table.stocks(2, "60c 60t 3+0+0+0")
    guilds = macros(table, 2, "books guild")
    assert guilds == ["books guild, upgrade H7 guild", "books guild, upgrade H10 guild"]
    spades = macros(table, 2, "books three-spades")
    assert "books three-spades, dig H6, to forest, build H6" in spades  # desert, three spades away
    assert not [text for text in spades if " H8" in text]  # spades are left, and that is asked
    table.play("2: books guild", "2: upgrade H7 guild")
    assert table.built(2, "guild") == ["H7"]


def test_which_books_are_paid_is_asked_before_a_place_is_named() -> None:
    table = forest(books="guild")
    table.stocks(2, "1+1+1+0")
    assert "books guild" in table.legal(2) and macros(table, 2, "books guild") == []
