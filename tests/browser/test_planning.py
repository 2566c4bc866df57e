"""Planning ahead at a table of Terra Mystica for two: the witches plan in a browser, the nomads have none."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_phone import NARROW, THUMB
from tests.browser.visitor import Visitor
from tests.server.live import Line, Person

BANNER = "Planning: nothing here is played"
FIRST_GAME = {"factions": "first-game"}


class Mystica:
    """On the first turn of Anna's witches."""

    def __init__(self, anna: Visitor, people: Callable[[str], Person]) -> None:
        self.anna = anna
        self.page = anna.page
        witches, bert = people("Anna"), people("Bert")
        table = witches.create("open", game="terra_mystica", options=FIRST_GAME)
        bert.sit(table, 1)
        self.nomads: Line = bert.look(table, confirm=False)
        self.nomads.send("prefer", language="en", confirm=False, preferences={"power": "ask"})
        self.nomads.do("act", action="pass BON1")
        line = witches.look(table, confirm=False)
        line.do("act", action="pass BON3")
        line.close()
        anna.come_as(witches)
        anna.open_table(table)
        anna.wait_for_turn()

    @property
    def steps(self) -> Locator:
        return self.page.get_by_role("region", name="Your plan").get_by_role("button", name=re.compile("^Step "))

    def begin_planning(self) -> None:
        self.press("Plan ahead")
        expect(self.page.get_by_text(BANNER)).to_be_visible()

    def press(self, button: str) -> None:
        self.anna.press(self.page.get_by_role("button", name=button))

    def choose(self, hex: str) -> None:
        self.anna.press(self.page.locator(f'main [data-place="{hex}"]'))

    def plan(self, hex: str = "") -> None:
        """The first thing that a hex offers, or what the filled button says, becomes a step of the plan."""
        planned = self.steps.count()
        if hex:
            self.choose(hex)
        self.anna.press(self.anna.filled_button)
        expect(self.steps).to_have_count(planned + 1)

    def let_nomads(self, *actions: str) -> None:
        self.anna.wait("heard.table.waiting.includes(1)")
        self.nomads.hear_version(self.anna.heard("version"))
        for action in actions:
            self.nomads.do("act", action=action)
        self.anna.wait(f"heard.version >= {self.nomads.state['version']}")

    def coins(self) -> int:
        return int(self.anna.heard("view.seats[0].coins"))


def check_plan_fits(page: Page) -> None:
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= NARROW
    for button in page.get_by_role("region", name="Your plan").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= THUMB - 0.5, button.inner_text()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_two_turns_are_planned_and_kept(arrive: Arrive, person: Callable[[str], Person], phone: bool) -> None:
    table = Mystica(arrive("Anna", phone=phone), person)
    anna = table.anna
    version = anna.heard("version")
    table.begin_planning()
    table.plan("F4")
    table.plan()  # the turn ends; the next one comes at once
    table.plan("C3")
    expect(table.steps.nth(0)).to_have_accessible_name(
        "Step 1: Build a trading house on F4. can be played now. 20 points, 18 coins, 4 workers, 0 priests, 0 power"
    )
    expect(table.steps.nth(2)).to_contain_text("12 coins")
    if phone:
        check_plan_fits(table.page)

    table.press("Undo")
    expect(table.steps).to_have_count(2)
    table.press("Do it again")
    expect(table.steps).to_have_count(3)
    assert (anna.heard("version"), table.coins()) == (version, 21)

    with anna.moving_on():
        table.press("Keep, play 2 steps now")
    expect(table.page.get_by_text(BANNER)).to_have_count(0)
    assert (table.coins(), anna.holding) == (18, True)
    anna.end_turn()

    table.page.reload()  # the plan outlives it
    anna.wait("heard.version >= 0")
    table.let_nomads("decline", "upgrade I7 trading-house", "done")
    offer = table.page.get_by_role("region", name="Your plan")
    expect(offer).to_contain_text("Next in your plan: Build a trading house on C3")
    if phone:
        check_plan_fits(table.page)
    with anna.moving_on():
        table.press("Play the next planned step")
    assert table.coins() == 12
    expect(offer).to_have_count(0)


def test_a_dropped_plan_leaves_no_trace(arrive: Arrive, person: Callable[[str], Person]) -> None:
    table = Mystica(arrive("Anna"), person)
    before = table.anna.heard("version")
    table.begin_planning()
    table.plan("F4")
    table.plan()
    table.press("Drop")
    expect(table.page.get_by_text(BANNER)).to_have_count(0)
    assert (table.anna.heard("version"), table.coins()) == (before, 21)
    expect(table.page.get_by_text("21", exact=True).first).to_be_visible()
    table.begin_planning()
    expect(table.steps).to_have_count(0)
    table.page.set_viewport_size({"width": 1024, "height": 768})  # its steps take one line: the map needs the height
    plan = table.page.get_by_role("region", name="Your plan").bounding_box()
    assert plan is not None
    assert plan["height"] <= 96
    table.page.reload()
    table.anna.wait("heard.version >= 0")
    expect(table.page.get_by_role("region", name="Your plan")).to_have_count(0)


def test_a_plan_says_where_it_breaks_when_the_table_goes_on(arrive: Arrive, person: Callable[[str], Person]) -> None:
    """Both want the priest for 3 power; the nomads come first."""
    table = Mystica(arrive("Anna"), person)
    anna = table.anna
    table.choose("F4")
    anna.do()
    anna.do()  # and the turn is over
    table.let_nomads("decline")
    anna.page.keyboard.press("a")
    expect(table.page.get_by_text(BANNER)).to_be_visible()
    for number in range(3):
        table.press("Burn power:")
        anna.page.keyboard.press("Enter")
        expect(table.steps).to_have_count(number + 1)
    table.press("Take a priest")
    anna.page.keyboard.press("Enter")
    expect(table.steps).to_have_count(4)

    table.let_nomads("burn", "burn", "burn", "power ACT2", "done")
    said = table.page.get_by_role("region", name="Your plan").get_by_role("status")
    expect(said).to_contain_text("is not possible here")
    expect(table.steps).to_have_count(4)
    anna.page.keyboard.press("u")  # what is broken goes first
    expect(table.steps).to_have_count(3)
    anna.page.keyboard.press("a")
    expect(table.page.get_by_text("Next in your plan")).to_be_visible()
