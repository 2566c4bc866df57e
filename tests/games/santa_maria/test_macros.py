"""What a player usually means by one click, where that is several answers. (That each is one that is asked for then is
the conformance suite's.)"""

from boardwright.games.santa_maria import GAME
from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import OFFER, STOCK
from boardwright.kernel.text import Text
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.santa_maria.test_scholars import learned
from tests.games.telling import told
from tests.games.words import READERS

# Column 1 brings a grain, a trade, wood; then its die is laid.
COLUMN = board(c1r1="farm: 1g", c1r3="city: 1w -> 3p", c1r5="forest: 2w", c6r6="town-hall: 2p")


def macros(table: Table, number: int, about: str = "") -> list[str]:
    """Those that name a thing, their answers one after the other."""
    texts = [macro.id.replace(";", ",") for macro in GAME.macros(table.state, number - 1)]
    return [text for text in texts if about in text]


def entries(table: Table, number: int, text: str, kind: str = STOCK) -> list[str]:
    """What a macro-action, or an answer, says of its own seat."""
    answers = [GAME.book.parse(each) for each in text.split(", ")]
    return told(try_out(GAME, table.state, number - 1, answers).entries, number, kind)


def intention(table: Table, number: int, text: str, language: str = "en") -> str:
    answers = [GAME.book.parse(each) for each in text.split(", ")]
    return read(GAME.telling.intention(table.state, number - 1, answers), language)


def outcome(table: Table, number: int, text: str) -> str:
    answers = [GAME.book.parse(each) for each in text.split(", ")]
    noted = try_out(GAME, table.state, number - 1, answers).entries
    return read(GAME.telling.outcome(number - 1, noted), "en")


def read(text: Text, language: str) -> str:
    return READERS[language](text)


# --- paying


def test_a_tile_for_which_gold_could_be_spent_is_taken_and_paid_as_it_stands() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "2w 1o")
    doubles = [text for text in table.legal(2) if text.startswith("expand D")]
    assert macros(table, 2, "expand") == [f"{tile}, pay" for tile in doubles]  # for a triple no gold is to spare
    assert outcome(table, 2, "expand D03") == "then pay 2 wood, or gold in their place"
    assert entries(table, 2, "expand D03, pay") == ["wood -2 (price)"]
    assert intention(table, 2, "expand D03, pay") == "Take the tile “farm (2 grain), city (religion)”"
    assert outcome(table, 2, "expand D03, pay") == "pay 2 wood"


def test_a_tile_that_takes_the_gold_is_shown_as_paid_with_it() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "1w 2o")
    assert entries(table, 2, "expand D03, pay") == ["wood -1 (price)", "gold -1 (price)"]


def test_a_tile_that_can_be_paid_in_one_way_only_has_no_course() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "1w 1o")
    assert entries(table, 2, "expand D03") == ["wood -1 (price)", "gold -1 (price)"]
    assert macros(table, 2, "expand") == []


def test_a_ship_is_loaded_and_paid_as_it_stands() -> None:
    table = alone("A3", docks="SS2 SS1")
    table.stock(2, "2w 1s 1o 1c")
    table.play("2: activate c6r3")
    assert "ship religion, pay" in macros(table, 2)
    assert entries(table, 2, "ship religion, pay") == ["wood -1 (price)", "sugar -1 (price)"]


# --- dice


def test_with_botany_the_change_of_a_die_is_paid_in_every_way_there_is() -> None:
    table = learned("botany", white="1 1 1 1 1 1", blue="1 1")
    table.stock(2, "1w 1o 3c")
    line = next(text for text in table.may(2, "white") if text != "1 as 1")
    die = f"white {line}"
    assert macros(table, 2, die) == [f"{die}, coins", f"{die}, wood", f"{die}, gold"]
    assert entries(table, 2, f"{die}, gold")[0] == "gold -1 (botany)"
    assert intention(table, 2, f"{die}, wood").endswith(f"(white die 1 → {line[-1]}), paid with wood")


def test_of_several_dice_the_one_that_needs_the_least_change_has_the_ways() -> None:
    table = learned("botany", white="1 2 2 2 2 2", blue="1 1")
    table.stock(2, "1w 3c")
    assert {"1 as 3", "2 as 3"} <= set(table.may(2, "white"))
    assert macros(table, 2, "white 2 as 3") == ["white 2 as 3, coins", "white 2 as 3, wood"]
    assert macros(table, 2, "white 1 as 3") == []
    assert "white 1 as 2" in table.legal(2) and macros(table, 2, "white 1 as 2") == []  # a 2 needs no change


def test_without_botany_a_die_and_its_change_are_one_answer() -> None:
    table = alone("A1", white="3", content=COLUMN)
    table.stock(2, "3c")
    assert "white 3 as 1" in table.legal(2) and macros(table, 2, "white") == []


def test_a_line_says_what_is_printed_on_its_free_buildings_and_where_the_die_will_lie() -> None:
    table = alone("A1", white="1", content=COLUMN)
    table.stock(2, "1w")
    assert entries(table, 2, "white 1 as 1", OFFER)[:4] == [
        "grain +1 (line) at c1r1",
        "trade +1 (line) at c1r3",
        "wood +2 (line) at c1r5",
        "die +1 (line) at c1r5",
    ]
    table.stock(2, "1w 9c")
    table.act(2, "activate c1r5")
    assert entries(table, 2, "white 1 as 1", OFFER)[:3] == [
        "grain +1 (line) at c1r1",
        "trade +1 (line) at c1r3",
        "die +1 (line) at c1r3",
    ]


# --- the market


def test_goods_are_sold_by_the_number() -> None:
    table = alone("A1")
    table.stock(2, "3w 1e")
    assert macros(table, 2, "sell wood, sell wood")[:2] == ["sell wood, sell wood", "sell wood, sell wood, sell wood"]
    assert intention(table, 2, "sell wood, sell wood") == "Sell 2 wood"
    assert intention(table, 2, "sell wood, sell wood", "ru") == "Продать 2 дерева"
    assert intention(table, 2, "sell wood, sell wood", "uk") == "Продати 2 деревини"
    assert macros(table, 2, "sell gem, sell gem") == []


def test_goods_are_bought_by_the_number_as_far_as_coins_and_room_go() -> None:
    table = alone("A1")
    table.stock(2, "2w 7c")
    assert [text for text in macros(table, 2, "buy") if "sell" not in text] == ["buy grain, buy grain"]
    assert intention(table, 2, "buy grain, buy grain") == "Buy 2 grain"
    assert "buy wood" in table.legal(2) and macros(table, 2, "buy wood") == []  # there is room for one more


def test_what_is_too_dear_is_bought_for_what_is_sold() -> None:
    table = alone("A1")
    table.stock(2, "2s 1c")
    assert macros(table, 2, "buy grain") == ["sell sugar, buy grain"]
    assert intention(table, 2, "sell sugar, buy grain") == "Sell 1 sugar and buy 1 grain"
    assert entries(table, 2, "sell sugar, buy grain") == [
        "sugar -1 (sale)",
        "coins +2 (sale)",
        "coins -3 (purchase)",
        "grain +1 (purchase)",
    ]


def test_who_cannot_afford_it_with_everything_sold_has_no_course() -> None:
    table = alone("A1")
    table.stock(2, "1w 1c")
    assert macros(table, 2) == []
