"""What players read while they play: questions, buttons, prices before they are paid, gains before they come, log."""

import re
from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import try_out
from boardwright.words import LANGUAGES
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.words import READERS, asked, labelled, logged
from tests.games.words import told as told_of

RECORDS = sorted((Path(__file__).parents[2] / "records" / "santa_maria").glob("*.record"))


def told(table: Table, number: int, action: str, language: str = "en") -> str:
    return told_of(GAME, table.state, number - 1, GAME.book[action], language)


def line(table: Table, number: int, action: str, language: str = "en") -> str:
    return logged(GAME, table.state, number - 1, GAME.book[action], language)


# --- what an answer pays and brings, from the ledger


def test_a_die_and_its_line() -> None:
    table = alone("A1", white="2 4")
    table.stock(2, "2w 3c")
    assert told(table, 2, "white 4 as 6") == (
        "Activate column 6 (white die 4 → 6): pay 2 coins; gain 1 sugar and 1 coin; the die stays in column 6, row 4."
        " Used one after another: farm (1 sugar and 1 coin)."
    )
    # Here the city asks for another step before the die is laid.
    assert told(table, 2, "white 4 as 4").startswith(
        "Activate column 4 (white die 4): gain 1 grain and 1 coin; a step in religion. Used"
    )


def test_an_offer_is_told_if_it_can_be_taken() -> None:
    table = alone("A1", white="2")
    table.stock(2, "2w 3c")  # 3 coins buy the grain that the trade asks for
    assert told(table, 2, "white 2 as 2") == (
        "Activate column 2 (white die 2): gain 1 wood and 1 coin; no room for 1 wood: sold at once;"
        " then you may trade 1 grain or 1 sugar for 3 coins."
        " Used one after another: forest (2 wood), city (1 grain or 1 sugar → 3 coins)."
    )
    table.stock(2, "")
    assert told(table, 2, "white 2 as 2") == (
        "Activate column 2 (white die 2): gain 2 wood; the die stays in column 2, row 5."
        " Used one after another: forest (2 wood), city (1 grain or 1 sugar → 3 coins)."
    )


def test_the_same_in_other_languages() -> None:
    table = alone("A1", white="4")
    table.stock(2, "2w 3c")
    assert told(table, 2, "white 4 as 6", "ru") == (
        "Активировать столбец 6 (белый кубик 4 → 6): заплатить 2 монеты; получить 1 сахар и 1 монету;"
        " кубик останется здесь: столбец 6, ряд 4. Сработают по очереди: ферма (1 сахар и 1 монета)."
    )
    assert told(table, 2, "white 4 as 6", "uk") == (
        "Активувати стовпець 6 (білий кубик 4 → 6): заплатити 2 монети; отримати 1 цукор і 1 монету;"
        " кубик лишиться тут: стовпець 6, ряд 4. Спрацюють по черзі: ферма (1 цукор і 1 монета)."
    )
    assert told(table, 2, "activate c1r3", "ru") == (
        "Активировать лес (столбец 1, ряд 3): заплатить 1 монету; получить 1 дерево. Лес (получите 1 дерево)."
        " Следующее строение будет стоить 2 монеты."
    )


def test_what_botany_pays_with_is_a_question_of_its_own() -> None:
    table = alone("A1", white="4")
    table.teach(2, "botany")
    table.stock(2, "1w 1o 2c")
    table.play("2: white 4 as 6")
    assert asked(GAME, table.state, 1) == "The die changes by 2 pips. Choose what to pay with."
    assert told(table, 2, "gold").startswith("Pay with gold: pay 1 gold; gain 1 sugar and 1 coin")
    assert told(table, 2, "coins").startswith("Pay with coins: pay 2 coins; gain")


def test_excess_is_sold_at_once() -> None:
    table = alone("A2")
    table.stock(2, "3w 1c")
    assert told(table, 2, "activate c6r1") == (
        "Activate the forest in column 6, row 1: pay 1 coin; gain 2 coins; no room for 2 wood: sold at once."
        " Forest (gain 2 wood). Your next building will cost 2 coins."
    )


def test_gold_stands_for_what_is_missing() -> None:
    table = alone("A1", tiles="D01")
    table.stock(2, "1w 1o")
    assert told(table, 2, "expand D01") == ("Take the tile “forest (1 wood), farm (1 grain)”: pay 1 wood and 1 gold")
    table.stock(2, "2o")  # one way to pay
    assert told(table, 2, "expand D01").endswith(": pay 2 gold")
    table.stock(2, "2w 1o")  # here it is a choice
    assert told(table, 2, "expand D01").endswith(": then pay 2 wood, or gold in their place")
    table.play("2: expand D01")
    assert asked(GAME, table.state, 1) == "The price is 2 wood, and you have gold to spare. Choose how to pay."
    assert told(table, 2, "gold-for wood").startswith("Pay gold instead of wood: pay 1 wood and 1 gold")
    assert told(table, 2, "pay").startswith("Spend no further gold: pay 2 wood")


def test_a_trade_paid_with_gold_says_so() -> None:
    table = alone("A1", content=board(c1r1="city: 1w -> 3c", c6r6="town-hall: 1p"))
    table.stock(2, "1o 1c")
    table.play("2: activate c1r1")
    assert told(table, 2, "trade 1 1") == "Trade 1 gold for 3 coins: pay 1 gold; gain 3 coins"


def test_a_tile_that_fills_lines_tells_their_colonists() -> None:
    table = alone("A1", tiles="D11")
    table.colony(2, "1 1 1 1 . .  H . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .")
    table.stock(2, "2w")
    table.play("2: expand D11")
    assert told(table, 2, "place c5r1 0") == (
        "Lay it in column 5, row 1. Fills row 1. 6 happiness points more for colonists at the end."
    )


def test_the_fee_of_a_monk_goes_to_those_who_are_there() -> None:
    content = board(c1r1="town-hall: 1c", c2r1="city: religion")
    table = Table("A1", "A2", "A3", content=content, scholars="botany", bishops="square")
    table.send(1, "botany")
    table.send(2, "botany", "square")
    table.pray(3, 1)
    table.stock(3, "5c")
    table.act(1, "pass road")
    table.act(2, "pass shipping")
    assert told(table, 3, "activate c2r1").startswith("Activate the city in column 2, row 1: pay 1 coin. ")
    table.play("3: activate c2r1")
    assert asked(GAME, table.state, 2) == (
        "Religion: the next space shows a monk and a blue die. Step onto it, or stay."
    )
    assert told(table, 3, "step") == "Step onto the symbol: a step in religion; then send a monk; roll a blue die"
    table.play("3: step")
    table.chance()
    assert told(table, 3, "monk botany").startswith(
        "Send a monk to the scholar “Botany”: pay 4 coins; 2 coins go to each of the 2 players whose monks are there"
    )
    assert told(table, 3, "monk square").startswith(
        "Send a monk to the bishop “Square”: pay 2 coins; 2 coins go to the player whose monk is there"
    )
    assert told(table, 3, "monk square").endswith("Now worth 0 happiness points.")


def test_a_grain_that_must_be_bought_is_asked_for_so() -> None:
    table = alone("A1", content=board(c1r1="city: religion", c6r6="town-hall: 1p"))
    table.stock(2, "1g 4c")
    table.play("2: activate c1r1")
    assert asked(GAME, table.state, 1) == "Religion: take another step for 1 grain, or stop."
    table = alone("A1", content=board(c1r1="city: religion", c6r6="town-hall: 1p"))
    table.stock(2, "4c")
    table.play("2: activate c1r1")
    assert asked(GAME, table.state, 1) == ("Religion: no grain for another step. Buy one in Trade first, or stop.")


def test_passing_tells_the_income_and_who_begins() -> None:
    table = alone("A1")
    table.moor(2, "coins", "S01 S02")
    table.moor(2, "conquest", "S03 S04")
    assert told(table, 2, "pass coins") == (
        "Pass (coins): gain 1 gold, 6 coins and 4 happiness points; 2 steps in conquest; the year ends;"
        " 4 happiness points for conquest; first in the next year."
        " Then your ships bring income: coins × 2, conquest × 2."
    )


def test_the_end_tells_what_the_final_scoring_brings() -> None:
    table = alone("A1", happiness="open")
    table.year(3)
    while table.asked() != 2:
        table.act(1, f"pass {table.may(1, 'pass')[-1]}")
    table.stock(2, "1s 1c")
    assert told(table, 2, "pass coins").startswith(
        "Pass (coins): gain 2 coins and 1 happiness point; final scoring: 1 happiness point"
    )


def test_a_ship_tells_what_it_is_worth_and_what_its_dock_brings() -> None:
    table = alone("A1", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1w 1e 1c")
    table.play("2: activate c3r6")
    assert told(table, 2, "ship religion") == (
        "Load the ship for 1 wood and 1 gem (dock: religion): pay 1 wood and 1 gem."
        " At the end: 2 happiness points. When you pass, for each ship here: take a step in religion."
    )


# --- the log


def test_the_log_tells_in_the_past_and_without_sums() -> None:
    table = alone("A1", white="4", tiles="D01")
    assert [line(table, 2, "white 4 as 6", language) for language in LANGUAGES] == [
        "Activated column 6 (white die 4 → 6)",
        "Активирован столбец 6 (белый кубик 4 → 6)",
        "Активовано стовпець 6 (білий кубик 4 → 6)",
    ]
    assert line(table, 2, "expand D01") == "Took the tile “forest (1 wood), farm (1 grain)”"
    assert line(table, 2, "pass coins", "ru") == "Объявлен пас (монеты)"


SECRET = board(c1r1="city: 1s -> 2c / 3p", c6r6="town-hall: 1c")


def test_the_log_does_not_tell_how_much_happiness_a_trade_brings() -> None:
    """Ruling 27: it may lie face down. Who chooses is told all the same."""
    table = alone("A1", content=SECRET, happiness="hidden")
    table.stock(2, "1s 9c")
    table.play("2: activate c1r1")
    assert "3 happiness points" in told(table, 2, "trade 1 2")
    assert GAME.telling.line(table.state, 1, GAME.book["trade 1 2"]) == {"say": "santa_maria/line-trade"}


# --- buttons


@pytest.mark.parametrize(
    ("action", "language", "says"),
    [
        ("white 4 as 6", "en", "Activate column 6 (white die 4 → 6)"),
        ("white 4 as 6", "ru", "Активировать столбец 6 (белый кубик 4 → 6)"),
        ("white 4 as 4", "uk", "Активувати стовпець 4 (білий кубик 4)"),
        ("activate c1r3", "en", "Activate the forest in column 1, row 3"),
        ("activate c3r3", "uk", "Активувати ратушу (стовпець 3, ряд 3)"),
        ("expand D01", "ru", "Взять тайл «лес (1 дерево), ферма (1 зерно)»"),
        ("sell wood", "en", "Sell wood"),
        ("sell wood", "uk", "Продати деревину"),
        ("pass coins", "en", "Pass (coins)"),
    ],
)
def test_a_button_says_what_is_done(action: str, language: str, says: str) -> None:
    table = alone("A1", white="4", tiles="D01")
    table.stock(2, "3w 3c")
    assert labelled(GAME, table.state, 1, GAME.book[action], language) == says


def test_where_a_tile_is_laid_is_said_by_space_and_turn() -> None:
    table = alone("A1", tiles="D01")
    table.stock(2, "2w")
    table.play("2: expand D01")
    assert labelled(GAME, table.state, 1, GAME.book["place c1r1 90"]) == "Lay it in column 1, row 1, turned by 90°"
    assert labelled(GAME, table.state, 1, GAME.book["place c3r1 0"]) == "Lay it in column 3, row 1"


CODE = re.compile(r"\b([DTSH]\d+|SS\d|c\dr\d|seat|место|місце) ?\d*\b|[{}]|santa_maria/|None")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_buttons_are_told_apart_and_nothing_is_told_by_a_code(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    state = GAME.new(record.players, record.options)
    for move in record.moves:
        for seat in GAME.waiting(state):
            legal = GAME.legal(state, seat) if seat != CHANCE else ()
            for language in LANGUAGES:
                labels = [labelled(GAME, state, seat, action, language) for action in legal]
                assert len(set(labels)) == len(labels), labels
                spoken = [*labels, asked(GAME, state, seat, language), logged(GAME, state, seat, move.action, language)]
                assert not [text for text in spoken if CODE.search(text)], spoken
        GAME.apply(state, move.seat, move.action)


# --- whatever is told of an answer is what happens

AMOUNT = re.compile(r"(\d+) (wood|grain|sugar|gem|gold|coin|happiness point)")
STOCKS = {"coin": "coins", "happiness point": "points"}


def change_told(words: str) -> dict[str, int]:
    """What 'pay ...' and 'gain ...' add up to, by stock."""
    change: dict[str, int] = {}
    for part in words.split("; "):
        sign = {"pay": -1, "gain": 1}.get(part.partition(" ")[0], 0)
        for number, name in AMOUNT.findall(part) if sign else ():
            stock = STOCKS.get(name, name)
            change[stock] = change.get(stock, 0) + sign * int(number)
    return change


def check_words(before: State, seat: int, action: str) -> int:
    """How many stocks an action was found to change as its words say."""
    tried = try_out(GAME, before, seat, [GAME.book[action]])
    words = READERS["en"](GAME.telling.outcome(seat, tried.entries))
    if not tried.after.pending:
        return 0  # the end of the game sells what is left
    told = change_told(words)
    old, new = GAME.stocks(before)[seat], GAME.stocks(tried.after)[seat]
    for stock in ("wood", "grain", "sugar", "gem", "gold", "coins", "points"):
        assert new[stock] - old[stock] == told.get(stock, 0), f"{action}: {words}\n{old}\n{new}"
    return len(told)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_what_is_told_is_what_happens(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    checked = 0
    state = record.replay(0)
    for number, move in enumerate(record.moves):
        if move.seat != CHANCE and number % 3 == 0 and len(state.pending) > 2:
            for action in GAME.legal(state, move.seat):
                checked += check_words(state, move.seat, action.text)
        GAME.apply(state, move.seat, move.action)
    assert checked > 20
