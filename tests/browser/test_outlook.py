"""The outlook: beside the board on a wide screen, over it on a narrow one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import (
    GAME,
    INNOVATION,
    INNOVATION_MIDDLE,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
    begun,
    finished,
)
from tests.browser.visitor import Visitor
from tests.server.live import Json, Person

Somebody = Callable[[str], Person]


def look(anna: Visitor, person: Somebody, moves: int = MYSTICA_MIDDLE, game: Path = MYSTICA) -> Json:
    """At a table with the outlook open; what the server tells."""
    someone = person("Anna")
    table = begun(someone, moves, game)
    anna.come_as(someone)
    anna.open_table(table)
    anna.page.get_by_role("button", name="Outlook").click()
    told: Json = someone.get(f"/api/tables/{table}/outlook")["outlook"]
    return told


def panel(anna: Visitor) -> Locator:
    return anna.page.get_by_role("region", name="Outlook")


def test_it_takes_the_place_of_the_others_and_is_remembered(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    shown = look(anna, person)
    expect(panel(anna)).to_contain_text("if it ended now")
    expect(panel(anna).get_by_role("row")).to_have_count(5)  # the seats, then four cults
    expect(anna.page.locator(".placed-log")).to_have_count(0)
    assert shown["choices"], "There is something worth points in this position."
    anna.page.reload()
    expect(panel(anna)).to_be_visible()
    anna.page.keyboard.press("o")
    expect(panel(anna)).to_have_count(0)
    expect(anna.page.locator(".placed-log")).to_be_visible()


def test_an_option_is_lit_when_pointed_at_and_chosen_when_pressed(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    look(anna, person)
    option = panel(anna).locator("button.option").first
    expect(option).to_be_visible()
    expect(anna.filled_button).to_be_disabled()
    option.click()
    expect(anna.filled_button).to_be_enabled()


def test_the_income_counts_the_card_that_is_pressed(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    shown = look(anna, person)
    _, *ways = shown["next_income"]["incomes"]
    cards = panel(anna).locator("button.chip")
    expect(cards).to_have_count(len(ways))
    for number, way in enumerate(ways):
        cards.nth(number).click()
        expect(cards.nth(number)).to_have_attribute("aria-pressed", "true")
        told = [text.strip() for text in panel(anna).locator(".income .amount").all_inner_texts()]
        assert told == [f"+{each['number']}" for each in way["income"]]


@pytest.mark.parametrize(
    ("game", "moves"), [(GAME, MIDDLE), (INNOVATION, INNOVATION_MIDDLE), (SANTA_MARIA, SECOND_YEAR)], ids=str
)
def test_every_game_has_one(arrive: Arrive, person: Somebody, game: Path, moves: int) -> None:
    anna = arrive("Anna")
    shown = look(anna, person, moves, game)
    for number, contest in enumerate(shown["contests"]):
        expect(panel(anna).locator("h3").nth(number)).to_contain_text(contest["rule"])


def test_on_a_phone_it_lies_over_the_table_until_something_is_chosen(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    look(anna, person)
    option = panel(anna).locator("button.option").first
    box = option.bounding_box()
    assert box and box["height"] >= 44
    option.tap()
    expect(panel(anna)).to_have_count(0)
    expect(anna.filled_button).to_be_enabled()


@pytest.mark.parametrize("game", [MYSTICA, INNOVATION, SANTA_MARIA, GAME])
def test_there_is_none_when_the_game_is_over_and_no_next_round_on_the_board(
    arrive: Arrive, person: Somebody, game: Path
) -> None:
    someone = person("Anna")
    table = finished(someone, game)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    expect(anna.page.get_by_role("button", name="Outlook")).to_have_count(0)
    anna.page.get_by_role("button", name="See the board").click()
    expect(anna.page.get_by_role("slider", name="Move of the game")).to_be_visible()
    for words in ("Next income", "next round", "next year"):
        expect(anna.page.get_by_text(words)).to_have_count(0)
