"""What players read while they play: prices before they are paid, gains before they come, reasons why not."""

import re
from pathlib import Path

import pytest

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.language import LANGUAGES
from tests.games.santa_maria.tables import Table, alone, board

RECORDS = sorted((Path(__file__).parents[2] / "records" / "santa_maria").glob("*.record"))


def told(table: Table, number: int, action: str, language: str = "en") -> str:
    return GAME.phrase(table.state, number - 1, GAME.book[action], language)


def why_not(table: Table, number: int, language: str = "en") -> dict[str, str]:
    return dict(GAME.obstacles(table.state, number - 1, language))


# --- costs are told in the order pay, gain, left, next


def test_a_die_and_its_line() -> None:
    table = alone("A1", white="2 4")
    table.stock(2, "2w 3c")
    assert told(table, 2, "white 4 as 4") == (
        "Activate column 4 (white 4): gain 1 grain and 1 coin; religion 0 → 1; the die stays on c4r4"
    )
    assert told(table, 2, "white 4 as 6") == (
        "Activate column 6 (white 4 → 6): pay 2 coins; gain 1 sugar and 1 coin; 2 coins left; the die stays on c6r4"
    )
    assert told(table, 2, "white 2 as 2") == (
        "Activate column 2 (white 2): gain 2 wood; excess (1 wood) is sold unless you use it before;"
        " then trade 1 grain or 1 sugar for 3 coins; the die stays on c2r5"
    )


def test_the_same_in_other_languages() -> None:
    table = alone("A1", white="4")
    table.stock(2, "2w 3c")
    assert told(table, 2, "white 4 as 6", "ru") == (
        "Активировать столбец 6 (белый 4 → 6): заплатить 2 монеты; получить 1 сахар и 1 монету; останется 2 монеты;"
        " кубик останется на c6r4"
    )
    assert told(table, 2, "white 4 as 6", "uk") == (
        "Активувати стовпець 6 (білий 4 → 6): сплатити 2 монети; отримати 1 цукор і 1 монету; лишиться 2 монети;"
        " кубик лишиться на c6r4"
    )
    assert told(table, 2, "activate c1r3", "ru") == (
        "Активировать лес (c1r3): заплатить 1 монету; получить 1 дерево; останется 2 монеты;"
        " следующее строение стоит 2 монеты"
    )


def test_botany_tells_every_way_to_pay_for_a_change() -> None:
    table = alone("A1", white="4")
    table.teach(2, "botany")
    table.stock(2, "1w 1o 1c")
    assert told(table, 2, "white 4 as 6").startswith("Activate column 6 (white 4 → 6): pay 1 wood or 1 gold; gain")
    assert "pay 1 coin, 1 wood or 1 gold" in told(table, 2, "white 4 as 5")


def test_excess_is_sold_for_certain_where_nothing_is_asked() -> None:
    table = alone("A2")
    table.stock(2, "3w 1c")
    assert told(table, 2, "activate c6r1") == (
        "Activate the forest (c6r1): pay 1 coin; gain 2 wood; excess (2 wood) is sold at once for 2 coins;"
        " 2 coins left; your next building costs 2 coins"
    )


def test_gold_stands_for_what_is_missing() -> None:
    table = alone("A1", tiles="D01")
    table.stock(2, "1w 1o")
    assert told(table, 2, "expand D01").startswith("Take tile D01: pay 1 wood and 1 gold; 0 wood and 0 gold left. ")
    table.stock(2, "2w 1o")  # what is left depends on how it is paid
    assert told(table, 2, "expand D01").startswith("Take tile D01: pay 2 wood. ")


def test_a_tile_that_fills_lines_tells_their_colonists() -> None:
    table = alone("A1", tiles="D11")
    table.colony(2, "1 1 1 1 . .  H . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .")
    table.stock(2, "2w")
    table.play("2: expand D11")
    assert told(table, 2, "place c5r1 0") == (
        "Lay D11 on c5r1: covers c5r1, c6r1; fills row 1; 6 happiness points more for colonists at the end;"
        " 29 empty spaces left"
    )


def test_the_fee_of_a_monk_and_to_whom_it_goes() -> None:
    content = board(c1r1="town-hall: 1c", c2r1="city: religion")
    table = Table("A1", "A2", "A3", content=content, scholars="botany", bishops="square")
    table.send(1, "botany")
    table.send(2, "botany", "square")
    table.pray(3, 1)
    table.stock(3, "5c")
    table.act(1, "pass road")
    table.act(2, "pass shipping")
    table.play("3: activate c2r1", "3: step")
    table.chance()
    assert told(table, 3, "monk botany").startswith(
        "Monk to the Botany scholar: pay 2 coins each to seats 1 and 2; 0 coins left. "
    )
    assert told(table, 3, "monk square").startswith(
        "Monk to the Square bishop: pay 2 coins to seat 2; 2 coins left; worth 0 happiness points now. "
    )


def test_passing_tells_the_income_and_who_begins() -> None:
    table = alone("A1")
    table.moor(2, "coins", "S01 S02")
    table.moor(2, "conquest", "S03 S04")
    assert told(table, 2, "pass coins") == (
        "Pass (coins): gain 1 gold and 6 coins; conquest 0 → 2; the year ends; you begin year 2"
    )
    assert told(table, 2, "pass religion").endswith("religion 0 → 1; the year ends; you begin year 2")


def test_the_log_does_not_repeat_what_can_be_seen() -> None:
    table = alone("A1", white="4")
    action = GAME.book["white 4 as 6"]
    assert GAME.report(table.state, 1, action, "en") == (
        "Activate column 6 (white 4 → 6): pay 2 coins; gain 1 sugar and 1 coin"
    )
    assert GAME.brief(table.state, 1, action, "en") == "Activate column 6 (white 4 → 6)"


SECRET = board(
    c1r1="city: 1s -> 2c / 3p", c2r1="city: 2p, 1c", c3r1="city: religion", c4r1="city: shipping", c6r6="town-hall: 1c"
)


@pytest.mark.parametrize(
    ("before", "action", "counted", "face_down"),
    [
        ("", "activate c2r1", "gain 1 coin and 2 happiness points", "gain 1 coin and happiness"),
        ("", "activate c1r1", "then trade 1 sugar for 2 coins or 3 happiness points", "for 2 coins or happiness"),
        ("activate c1r1", "trade 1 2", "Trade 1 sugar for 3 happiness points", "Trade 1 sugar for happiness"),
        ("", "activate c3r1", "gain 1 happiness point", "gain happiness"),
        ("activate c3r1", "grain", "gain 1 happiness point", "gain happiness"),
        ("activate c4r1", "ship coins", "; 2 happiness points at the end", "pay 1 wood and 1 sugar"),
    ],
)
def test_the_log_does_not_tell_how_much_happiness_lies_face_down(
    before: str, action: str, counted: str, face_down: str
) -> None:
    """Ruling 27. Who chooses is told all the same."""
    for happiness in ("open", "hidden"):
        table = alone("A1", content=SECRET, happiness=happiness, docks="SS1")
        table.stock(2, "1w 1g 1s 9c")
        table.pray(2, 20)
        if before:
            table.play(f"2: {before}")
        report = GAME.report(table.state, 1, GAME.book[action], "en")
        brief = GAME.brief(table.state, 1, GAME.book[action], "en")
        assert counted in told(table, 2, action)
        assert (counted if happiness == "open" else face_down) in report
        assert report.startswith(brief)
        assert ("happiness point" in report) == (happiness == "open")


def test_happiness_without_its_number_in_other_languages() -> None:
    table = alone("A1", content=SECRET, happiness="hidden")
    action = GAME.book["activate c2r1"]
    assert "получить 1 монету и счастье" in GAME.report(table.state, 1, action, "ru")
    assert "отримати 1 монету і щастя" in GAME.report(table.state, 1, action, "uk")


# --- buttons


@pytest.mark.parametrize(
    ("action", "language", "says"),
    [
        ("white 4 as 6", "en", "Column 6: white 4"),
        ("white 4 as 6", "ru", "Столбец 6: белый 4"),
        ("white 4 as 6", "uk", "Стовпець 6: білий 4"),
        ("activate c1r3", "en", "Forest c1r3"),
        ("activate c3r3", "uk", "Ратуша c3r3"),
        ("expand D01", "ru", "Тайл D01"),
        ("sell wood", "en", "Sell 1 wood"),
        ("pass coins", "en", "Pass (coins)"),
    ],
)
def test_a_button_says_it_in_two_or_three_words(action: str, language: str, says: str) -> None:
    table = alone("A1", white="4", tiles="D01")
    table.stock(2, "3w 3c")
    assert GAME.label(table.state, 1, GAME.book[action], language) == says


def test_where_a_tile_is_laid_is_said_by_space_and_turn() -> None:
    table = alone("A1", tiles="D01")
    table.stock(2, "2w")
    table.play("2: expand D01")
    assert GAME.label(table.state, 1, GAME.book["place c1r1 90"], "en") == "c1r1 · 90°"
    assert GAME.label(table.state, 1, GAME.book["place c3r1 0"], "en") == "c3r1"
    assert told(table, 2, "place c1r1 90").startswith("Lay D01 on c1r1, turned by 90°")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_buttons_are_short_and_told_apart(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    state = GAME.new(record.players, record.options)
    for move in record.moves:
        for seat in GAME.waiting(state):
            legal = GAME.legal(state, seat) if seat != CHANCE else ()
            for language in LANGUAGES:
                labels = [GAME.label(state, seat, action, language) for action in legal]
                assert len(set(labels)) == len(labels), labels
                assert not [label for label in labels if len(label) > 28], labels
        GAME.apply(state, move.seat, move.action)


# --- whatever is told of an answer is what happens

AMOUNT = re.compile(r"(\d+) (wood|grain|sugar|gem|gold|coin)")
STOCKS = {"coin": "coins"}


def amounts(text: str) -> dict[str, int]:
    return {STOCKS.get(name, name): int(number) for number, name in AMOUNT.findall(text)}


def change_told(parts: list[str]) -> dict[str, int]:
    """What the words after the colon add up to, by stock."""
    change: dict[str, int] = {}
    for part in parts:
        if part.startswith("excess"):
            lost, gained = part.split(" is sold at once for ")
            counted = [(amounts(lost), -1), (amounts(gained), 1)]
        elif part.startswith("pay "):
            seats = len(re.findall(r"\d+", part.partition(" each to seats ")[2])) or 1
            counted = [(amounts(part), -seats)]
        elif part.startswith("gain ") or part.endswith(" back from a building"):
            counted = [(amounts(part), 1)]
        else:
            continue
        for stocks, times in counted:
            for stock, number in stocks.items():
                change[stock] = change.get(stock, 0) + times * number
    return change


def check_words(before: State, seat: int, action: str) -> bool:
    """Whether an action that asks nothing further was found to do what its words say."""
    after = GAME.clone(before)
    GAME.apply(after, seat, GAME.book[action])
    if not after.pending or not (isinstance(after.pending[-1], Turn) or GAME.waiting(after) == (CHANCE,)):
        return False
    words = GAME.phrase(before, seat, GAME.book[action], "en")
    if " unless " in words:
        return False
    parts = words.partition(": ")[2].partition(". ")[0].split("; ")
    old, new = GAME.stocks(before)[seat], GAME.stocks(after)[seat]
    for stock, number in change_told(parts).items():
        assert new[stock] - old[stock] == number, f"{words}\n{old}\n{new}"
    for part in parts:
        if part.endswith(" left") and "empty" not in part:
            for stock, number in amounts(part).items():
                assert new[stock] == number, f"{words}\n{old}\n{new}"
    return True


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_what_is_told_is_what_happens(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    checked = 0
    state = record.replay(0)
    for number, move in enumerate(record.moves):
        if isinstance(state.pending[-1], Turn) and number % 2:
            checked += sum(check_words(state, move.seat, action.text) for action in GAME.legal(state, move.seat))
        GAME.apply(state, move.seat, move.action)
    assert checked > 20


# --- why not


def test_what_is_short() -> None:
    table = alone("A1", white="4", tiles="D01", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1w 1o")
    closed = why_not(table, 2)
    triple = next(tile for tile in table.shown() if tile.startswith("T"))
    assert "D01" not in closed and closed[triple] == "1 grain short"
    assert closed["c1r3"] == "1 coin short"
    assert closed["white 4 as 6"] == "2 coins short" and "white 4" not in closed
    assert closed["column 6"] == "2 coins short" and "column 4" not in closed
    assert closed["buy wood"] == "3 coins short" and closed["buy sugar"] == "only with Advanced economics"
    assert closed["sell grain"] == "you have none" and "sell wood" not in closed
    assert closed["pass road"] == "taken by seat 1" and "pass coins" not in closed


def test_three_white_dice_are_enough() -> None:
    table = alone("A1", white="1 2 3 4 5 6")
    for column in (1, 2, 3):
        table.act(2, f"white {column} as {column}")
    closed = why_not(table, 2)
    assert closed["white 4"] == closed["column 4"] == "you have taken 3 white dice this year"
    assert closed["c1r3"] == "occupied until the end of the year"
    assert closed["column 1"] == "no free building"


def test_a_line_that_philosophy_opens_is_not_closed() -> None:
    table = alone("A1", white="1 1 1 1 1 1", blue="1 4")
    table.stock(2, "1w")
    assert why_not(table, 2)["column 4"] == "3 coins short"
    table.teach(2, "philosophy")
    assert "column 4" not in why_not(table, 2)
    assert why_not(table, 2)["blue 4 as column 5"] == "1 coin short"


def test_docks_that_cannot_be_paid() -> None:
    table = alone("A1", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1w 1e 1c")
    table.play("2: activate c3r6")
    assert table.may(2, "ship") == ["religion"]
    closed = why_not(table, 2)
    assert closed["ship coins"] == "1 sugar short" and "ship religion" not in closed
    assert closed["ship conquest"] == "1 grain and 1 sugar short"


def test_where_no_monk_can_be_sent() -> None:
    table = alone("A1", scholars="botany", bishops="square")
    table.send(1, "botany")
    table.send(2, "square")
    table.pray(2, 1)
    table.stock(2, "2c")
    table.play("2: activate c4r4", "2: step")
    table.chance()
    closed = why_not(table, 2)
    assert closed["square"] == "your monk is here already"
    assert closed["botany"] == "1 coin short"
    assert "mission-1" not in closed


def test_no_room_for_a_tile() -> None:
    table = alone("A1", tiles="D01")
    table.colony(2, "H F F F F F  F F F F F F  F F F F F F  F F F F F F  F F F F F F  . F F F F .")
    table.stock(2, "2w 1g")
    assert why_not(table, 2)["D01"] == "no room for it in your colony"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    table = alone("A1", white="4")
    table.stock(2, "1w")
    reasons = why_not(table, 2, language)
    assert set(reasons) == set(why_not(table, 2))
    assert bool(re.search("[а-яіїє]", reasons["column 6"])) == (language != "en")
