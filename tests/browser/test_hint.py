"""The hint of the house bot, and the legend: what the signs mean, with the keys beside them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
)
from tests.browser.visitor import Visitor
from tests.server.live import Person

MONK = 44  # moves: a monk can be sent to scholars, bishops and missions
MakePerson = Callable[[str], Person]


def at_mystica(arrive: Arrive, person: MakePerson, *, phone: bool = False) -> Visitor:
    anna = person("Anna")
    table = begun(anna, MYSTICA_MIDDLE, MYSTICA)
    visitor = arrive("Anna", phone=phone)
    visitor.come_as(anna)
    visitor.open_table(table)
    return visitor


def test_a_hint_is_asked_for_shown_on_the_board_and_done(arrive: Arrive, person: MakePerson) -> None:
    anna = at_mystica(arrive, person)
    bubble = anna.page.get_by_role("complementary", name="Hint")
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    expect(bubble.get_by_text(re.compile(r"About .*the next best\."))).to_be_visible()
    expect(bubble.get_by_role("listitem")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)

    anna.page.keyboard.press("w")
    advised = bubble.get_by_role("heading").inner_text()
    bubble.get_by_role("button", name="Show on the board").click()
    expect(bubble).to_have_count(0)
    expect(anna.filled_button).to_be_enabled()
    expect(anna.filled_button).to_contain_text(advised.split()[0])

    anna.page.keyboard.press("w")
    with anna.moving_on():
        bubble.get_by_role("button", name="Do this").click()
    expect(bubble).to_have_count(0)


def test_on_a_phone_the_hint_leaves_the_bar_free(arrive: Arrive, person: MakePerson) -> None:
    anna = at_mystica(arrive, person, phone=True)
    anna.page.get_by_role("button", name="Hint", exact=True).tap()
    bubble = anna.page.get_by_role("complementary", name="Hint")
    expect(bubble.get_by_role("button", name="Do this")).to_be_visible()
    box, bar = bubble.bounding_box(), anna.page.locator('[data-at="bar"]').bounding_box()
    assert box is not None and bar is not None
    assert (box["x"], box["width"]) == (0, 390)
    assert box["y"] + box["height"] <= bar["y"] + 1
    for button in bubble.get_by_role("button").all():
        size = button.bounding_box()
        assert size is not None and size["height"] >= 44


def test_on_a_phone_what_the_hint_speaks_of_is_in_sight(arrive: Arrive, person: MakePerson) -> None:
    """Monks stand on another tab than the colony."""
    someone = person("Anna")
    table = begun(someone, MONK, SANTA_MARIA)
    anna = arrive("Anna", phone=True)
    anna.come_as(someone)
    anna.open_table(table)
    colony, board = anna.page.get_by_role("tab", name="Colony"), anna.page.get_by_role("tab", name="Board")
    expect(board).to_have_attribute("aria-selected", "true")
    anna.press(colony)
    anna.press(anna.page.get_by_role("button", name="Hint", exact=True))
    bubble = anna.page.get_by_role("complementary", name="Hint")
    expect(bubble.get_by_role("heading")).to_contain_text("monk")
    expect(board).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator("div.ring")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("record", "moves", "sign"),
    [
        (MYSTICA, MYSTICA_MIDDLE, "Trading house"),
        (INNOVATION, INNOVATION_MIDDLE, "Scholars"),
        (SANTA_MARIA, SECOND_YEAR, "Docks"),
        (GAME, MIDDLE, "Diplomacy"),
    ],
    ids=["mystica", "innovation", "santa maria", "planetfall"],
)
def test_the_legend_tells_what_signs_mean(
    arrive: Arrive, person: MakePerson, record: Path, moves: int, sign: str
) -> None:
    anna, visitor = person("Anna"), arrive("Anna")
    table = begun(anna, moves, record)
    visitor.come_as(anna)
    visitor.open_table(table)
    visitor.page.keyboard.press("?")
    legend = visitor.page.get_by_role("dialog", name="Signs and keys")
    expect(legend.get_by_role("listitem")).not_to_have_count(0)
    assert legend.get_by_role("listitem").count() > 10
    legend.get_by_role("searchbox", name="Find a sign").fill(sign.lower())
    expect(legend.get_by_role("listitem").filter(has_text=sign)).to_have_count(1)
    legend.get_by_role("tab", name="Keys").click()
    expect(legend.get_by_text("what would the bot do?")).to_be_visible()
    visitor.page.keyboard.press("?")
    expect(legend).to_have_count(0)
