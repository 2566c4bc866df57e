"""What players are told: buttons, the log, outcomes from the ledger."""

import re
from random import Random

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import try_out
from boardwright.words import LANGUAGES
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import READERS, told

# BON6, FAV11, TW3, ACT3, SCORE2, seat 2: for records, not for people.
CODE = re.compile(r"BON\d|FAV\d|TW\d|ACT\d|SCORE\d|\br\d+\b|seat \d|\{|terra_mystica/")


def says(table: Table, number: int, text: str, language: str = "en") -> str:
    return told(GAME, table.state, number - 1, GAME.book[text], language)


def logs(table: Table, number: int, text: str) -> list[str]:
    line = GAME.telling.line(table.state, number - 1, GAME.book[text])
    return [READERS[language](line) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_reaches_a_player(language: str) -> None:
    random, read = Random(3), READERS[language]
    state = GAME.new(3, {"factions": "random", "promo": "all", "leaving": "yes"})
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        texts = [GAME.telling.prompt(state, seat), GAME.telling.progress(state)]
        for action in random.sample(legal, min(3, len(legal))):
            entries = [] if seat == CHANCE else try_out(GAME, state, seat, [action]).entries
            texts += [GAME.telling.phrase(state, seat, action, entries), GAME.telling.line(state, seat, action)]
        for text in texts:
            words = read(text)
            assert words and not CODE.search(words), words
            assert words[0] == words[0].upper() or not words[0].isalpha() or state.round == 0, words
        GAME.apply(state, seat, random.choice([action for action in legal if action.verb != "leave"]))


def test_the_log_tells_what_has_been_done() -> None:
    table = alone("witches C3 F4")
    table.turn_to("F3", "forest")
    assert logs(table, 2, "build F3") == ["Built a dwelling on F3", "Построено жилище на F3", "Збудовано житло на F3"]
    assert logs(table, 2, "upgrade F4 trading-house")[0] == "Built a trading house on F4"


def test_what_is_built_says_its_price_its_points_and_whom_it_feeds() -> None:
    table = Table("witches C3 F4", "nomads A5 D3 I7", "mermaids D5 A4", scoring="SCORE3")
    table.put(2, "trading-house", "E5")
    table.turn_to("E6", "forest")
    table.favor(1, "FAV11")
    assert says(table, 1, "build E6") == (
        "Build a dwelling on E6: pay 1 worker and 2 coins; gain 4 points; points: round tile 2, Settlers 2;"
        " offers 2 power to the Nomads"
    )
    assert says(table, 1, "build E6", "ru").endswith("предложить 2 силы Кочевникам")
    assert says(table, 1, "build E6", "uk").endswith("запропонувати 2 сили Кочівникам")


def test_points_of_one_source_are_not_counted_twice() -> None:
    table = alone("witches C3 F4", scoring="SCORE3")
    table.turn_to("F3", "forest")
    assert says(table, 2, "build F3").endswith("gain 2 points; points: round tile")


def test_burning_and_taking_power_say_what_moves_between_the_bowls() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.stocks(1, "0/5/0")
    assert says(table, 1, "burn") == "Burn power: 1 power moves from bowl II to III, as much is lost"
    table.put(2, "temple", "F3")
    table.stocks(2, "1/4/0")
    table.play("1: upgrade F4 trading-house")
    table.done(1)
    assert says(table, 2, "take 2") == "Take 2 power for 1 point: 1 from bowl I to II, 1 from II to III"


def test_what_is_burnt_for_an_action_is_not_paid_besides() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/8/0")
    answers = [GAME.book[text] for text in ("burn", "burn", "burn", "power ACT1")]
    entries = try_out(GAME, table.state, 1, answers).entries
    price, outcome = GAME.telling.price(1, entries), GAME.telling.outcome(1, entries)
    assert [READERS[language](price) for language in LANGUAGES] == [
        "pay 3 power",
        "заплатить 3 силы",
        "заплатити 3 сили",
    ]
    assert READERS["en"](outcome) == "pay 3 power; 3 power move from bowl II to III, as much is lost"


def test_power_that_is_spent_is_paid_and_what_it_brings_is_gained() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/0/12")
    assert says(table, 2, "power ACT4") == "Take coins for power: pay 4 power; gain 7 coins"


def test_a_priest_says_where_the_steps_lead() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.stocks(2, "12/0/0")
    table.cults(2, fire=4)
    assert says(table, 2, "priest fire 3") == (
        "Send a priest to Fire for 3 steps: pay 1 priest; gain 4 power. Fire: 4 → 7. The priest stays there for good."
    )
    table.cults(2, fire=8)
    assert "Fire: 8 → 9. The top needs a key." in says(table, 2, "priest fire 3")


def test_a_town_and_a_tile_that_are_earned_are_told() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.put(2, "stronghold", "F4")
    table.put(2, "trading-house", "E5")
    table.put(2, "dwelling", "E6")
    table.turn_to("F3", "forest")
    assert says(table, 2, "build F3").endswith("gain 5 points; points: faction ability; founds a town")
    assert says(table, 2, "upgrade E5 temple").endswith("then take 1 favor tile")


def test_the_last_pass_of_a_round_tells_the_next_income_apart() -> None:
    table = alone("witches C3 F4", scoring="SCORE3")
    table.cults(2, water=4)
    card = table.may(2, "pass")[0]
    words = says(table, 2, f"pass {card}")
    assert "cult bonus: 1 priest; income: " in words and "gain" not in words


def test_a_tunnel_is_told() -> None:
    table = alone("dwarves E7 H6")
    table.rich(2)
    flown = next(hex for hex in table.may(2, "dig") if hex not in table.seen()["seats"][1]["reach"])
    assert "pay 2 workers; gain 4 points; by tunnel" in says(table, 2, f"dig {flown}")


def test_what_is_paid_is_told_apart_from_what_it_brings() -> None:
    """The filled button has room for the price alone."""
    random, read = Random(5), READERS["en"]
    state = GAME.new(2, {"factions": "first-game"})
    while not (GAME.round(state) and GAME.waiting(state)[0] != CHANCE):
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, random.choice(GAME.legal(state, seat)))
    (seat,) = GAME.waiting(state)
    told = [try_out(GAME, state, seat, [answer]).entries for answer in GAME.legal(state, seat)]
    prices = [(read(GAME.telling.price(seat, entries)), read(GAME.telling.outcome(seat, entries))) for entries in told]
    assert all(outcome.startswith(price) for price, outcome in prices)
    assert any(price and price != outcome for price, outcome in prices)
    assert any(outcome and not price for price, outcome in prices)
