"""On a phone, 390 pixels wide: by taps, nothing wider than the screen, everything large enough for a thumb."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tables import MYSTICA, begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

NARROW = 390
THUMB = 44
FIRST_CARD = 29  # moves of Terra Mystica: the last to take a bonus card before the first round

# Whatever can be pressed and is shown, and is smaller than a thumb. Of a radio button its label is pressed; a link
# within a sentence is as large as its words; in a picture of a board nothing can be pressed.
TOO_SMALL = """(thumb) => [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
  .map((one) => one.closest('label') ?? one)
  .filter((one) => !one.closest('p, [inert]') && one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && box.height > 1 && box.bottom > 0)
  .filter(([one, box]) => box.width < thumb - 0.5 || box.height < thumb - 0.5)
  .map(([one, box]) => `${one.tagName.toLowerCase()}.${one.className}: ${one.ariaLabel || one.textContent.trim()}`
    + `: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def check_screen(visitor: Visitor) -> None:
    visitor.paint()  # what is clear is not looked at
    assert visitor.page.evaluate("() => document.scrollingElement.scrollWidth") <= NARROW
    small = visitor.page.evaluate(TOO_SMALL, THUMB)
    assert not small, "\n".join(small)


def test_several_turns_by_taps(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    anna.set_up(players=3)
    random = Random(8)
    for _ in range(5):
        assert anna.wait_for_turn()
        while not anna.holding:
            check_screen(anna)
            anna.choose(random)
            check_screen(anna)
            anna.do()
        check_screen(anna)
        anna.end_turn()
    anna.wait_for_turn()
    anna.press(anna.page.get_by_role("button", name="Log", exact=True))
    check_screen(anna)
    anna.press(anna.page.get_by_role("log", name="Log").locator(".line").first)
    check_screen(anna)
    anna.press(anna.page.get_by_role("button", name="See the board as it was"))
    anna.press(anna.page.get_by_role("button", name="Close", exact=True))
    check_screen(anna)
    anna.press(anna.page.get_by_role("button", name="Back to now"))
    anna.press(anna.page.get_by_role("button", name="Settings", exact=True))
    check_screen(anna)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_pages_fit(arrive: Arrive, person: Callable[[str], Person], language: str) -> None:
    someone = person("Anna")
    begun(someone)
    anna = arrive("Anna", phone=True, language=language)
    anna.come_as(someone)
    for path, shown in {
        "/": "article",
        "/tables": "main section",
        "/records": "main a[download]",
        "/rules": "main a",
        "/rules/planetfall": "dt",
    }.items():
        anna.go(path)
        expect(anna.page.locator(shown).first).to_be_visible()
        check_screen(anna)


def test_the_first_turn_is_shown_on_the_map(arrive: Arrive, person: Callable[[str], Person]) -> None:
    """After the first bonus card, which is taken on another tab; what one opens oneself stays open."""
    someone = person("Anna")
    table = begun(someone, FIRST_CARD, MYSTICA)
    anna = arrive("Anna", phone=True)
    anna.come_as(someone)
    anna.open_table(table)
    anna.wait_for_turn()
    tiles, land = (anna.page.get_by_role("tab", name=name) for name in ("Tiles", "Map"))
    expect(tiles).to_have_attribute("aria-selected", "true")
    anna.press(anna.page.locator('main [data-answer^="pass "]').first)
    anna.do()
    while anna.heard("occasion.kind") != "turn":
        if anna.holding:
            anna.end_turn()
        anna.wait("heard.occasion.kind === 'turn' || heard.holding === heard.table.you")
    anna.wait_for_turn()
    expect(land).to_have_attribute("aria-selected", "true")
    anna.press(tiles)
    anna.page.wait_for_timeout(300)
    expect(tiles).to_have_attribute("aria-selected", "true")


def test_the_new_table_dialog_fits(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    anna.open_dialog()
    anna.press_segment(anna.page, "Players", "6")
    check_screen(anna)
