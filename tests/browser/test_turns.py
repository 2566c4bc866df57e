"""Taking back, ending the turn, going back, and the whole of it by keys alone."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

BOTH_SIDES = "everybody chooses a side"


def test_undo_takes_back_step_by_step_until_the_turn_is_ended(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, option=BOTH_SIDES)
    undo = anna.page.get_by_role("button", name="Undo", exact=True)
    log = anna.page.get_by_role("log", name="Log").locator(".line")
    anna.page.get_by_text("Every step", exact=True).click()
    expect(log).not_to_have_count(0)
    start = log.count()
    expect(undo).to_be_disabled()

    for _ in range(2):  # a commander, a side
        anna.answer(Random(2))
    expect(anna.page.get_by_text("End the turn, or undo")).to_be_visible()
    expect(log).to_have_count(start + 2)
    for left in (1, 0):
        with anna.moving_on():
            undo.click()
        expect(log).to_have_count(start + left)
    expect(anna.page.get_by_text("Choose your commander")).to_be_visible()
    expect(anna.answers).to_have_count(6)
    expect(undo).to_be_disabled()

    for _ in range(2):
        anna.answer(Random(4))
    anna.end_turn()
    assert anna.wait_for_turn()
    expect(undo).to_be_disabled()  # others have moved since
    assert log.count() > start + 2


def test_escape_goes_back_one_step_at_a_time(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2)
    drawer = anna.page.get_by_role("complementary", name="Log, Chat")
    anna.choose(Random(1))
    anna.page.mouse.move(0, 0)
    anna.page.keyboard.press("l")
    expect(drawer).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(anna.chosen).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(anna.chosen).to_have_count(0)
    expect(anna.filled_button).to_be_disabled()

    anna.page.get_by_role("button", name="Settings", exact=True).click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_second_click_on_the_same_place_does_it(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2)
    anna.choose(Random(1))
    with anna.moving_on():
        anna.chosen.click()
    assert anna.holding


def test_a_turn_may_end_by_itself(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2)
    anna.page.get_by_role("button", name="Settings", exact=True).click()
    anna.page.get_by_text("Leave me time to take back").click()
    anna.page.keyboard.press("Escape")
    for _ in range(3):
        anna.answer(Random(1))
        assert anna.wait_for_turn()
        assert not anna.holding


def test_several_turns_by_keys_alone(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/")
    expect(anna.page.get_by_role("button", name="Set up a table").first).to_be_visible()
    tab_to(anna, "article button", "Planetfall")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/t/*")
    anna.wait("heard.version >= 0")

    by_numbers(anna)
    by_arrows(anna)
    by_tab_and_enter(anna)
    by_numbers(anna)


def by_numbers(anna: Visitor) -> None:
    assert anna.wait_for_turn()
    while not anna.holding:
        anna.page.keyboard.press("1")
        expect(anna.answers.first).to_have_attribute("aria-pressed", "true")
        press_enter(anna)
    press_enter(anna)


def by_arrows(anna: Visitor) -> None:
    assert anna.wait_for_turn()
    while not anna.holding:
        for _ in range(2):
            anna.page.keyboard.press("ArrowRight")
        expect(anna.chosen).to_have_count(1)
        press_enter(anna)
    press_enter(anna)


def by_tab_and_enter(anna: Visitor) -> None:
    """Tab to the board, arrows from place to place, Enter on one: once to choose, twice to do, once more to end."""
    assert anna.wait_for_turn()
    # What a ship brings may be asked first; there is nothing on the board to choose then.
    while not any(each["action"].startswith("fly ") for each in anna.heard("actions")):
        by_numbers(anna)
        assert anna.wait_for_turn()
    tab_to(anna, "[data-place]")
    focused = anna.page.locator("[data-place]:focus")
    for _ in range(40):
        if focused.get_attribute("aria-disabled") == "false":
            break
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    press_enter(anna)
    while not anna.holding:
        anna.page.keyboard.press("1")
        press_enter(anna)
    press_enter(anna)


def press_enter(anna: Visitor) -> None:
    with anna.moving_on():
        anna.page.keyboard.press("Enter")


def tab_to(anna: Visitor, what: str, among: str = "") -> None:
    """To the first such thing, in an article that has these words."""
    is_there = f"(one) => one.matches({what!r}) && (one.closest('article') ?? one).textContent.includes({among!r})"
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        if anna.page.locator(":focus").evaluate(is_there):
            return
    raise AssertionError(f"Tab does not reach {what}")
