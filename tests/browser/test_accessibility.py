"""axe-core finds nothing amiss on any page, wide, on a phone and in a low window: names, landmarks, headings in order,
and no colour that is hard to see in the light or in the dark."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Arrive
from tests.browser.land import AT_INNOVATION, AT_MYSTICA
from tests.browser.tables import (
    INNOVATION,
    INNOVATION_MIDDLE,
    LATE,
    MEETING,
    MYSTICA,
    MYSTICA_MIDDLE,
    begun,
    finished,
)
from tests.browser.visitor import Visitor
from tests.browser.window import PHONE, WIDE, Screen
from tests.server.live import Person

BARRED = ("moderate", "serious", "critical")
# What is in order is only counted: to describe each of its nodes takes axe three times as long as to find the faults.
ONLY_FAULTS: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS = ("color-contrast", "link-in-text-block")
ONLY_COLOURS = {**ONLY_FAULTS, "runOnly": {"type": "rule", "values": COLOURS}}
ALL_BUT_COLOURS = {**ONLY_FAULTS, "rules": {rule: {"enabled": False} for rule in COLOURS}}
Theme = Literal["light", "dark"]
# A theme changes colours and nothing else, and a phone has the colours of a wide screen. To judge them takes longest.
EXAMINED: tuple[tuple[Screen, Theme, dict[str, object]], ...] = (
    (WIDE, "light", ONLY_FAULTS),
    (WIDE, "dark", ONLY_COLOURS),
    (PHONE, "light", ALL_BUT_COLOURS),
)

LEFT = 1  # a seat that a bot plays, until a visitor takes it
LOW: ViewportSize = {"width": 844, "height": 390}

Somebody = Callable[[str], Person]
Look = Callable[[Visitor], None]
Way = Callable[[Visitor, Somebody], None]


def lobby(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    begun(someone)
    finished(someone)
    person("Bert").create("open", private=False)
    anna.come_as(someone)
    anna.go("/")
    expect(anna.page.get_by_text("Your turn").first).to_be_visible()


def first_visit(anna: Visitor, _: Somebody) -> None:
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Learn by playing")).to_be_visible()


def coach(anna: Visitor, person: Somebody) -> None:
    first_visit(anna, person)
    anna.press(anna.page.get_by_role("button", name="Start learning"))
    anna.wait("heard.coach")
    expect(anna.page.get_by_role("complementary", name="Guide, step 1 of 14")).to_be_visible()


def coach_points(anna: Visitor, person: Somebody) -> None:
    """At a place of the board, with an example that can be shown."""
    first_visit(anna, person)
    anna.press(anna.page.get_by_role("button", name="Terra Mystica"))
    anna.press(anna.page.get_by_role("button", name="Start learning"))
    guide = anna.page.get_by_role("complementary", name="Guide, step")
    for number in (1, 2):
        anna.wait(f"heard.coach?.number === {number}")
        anna.press(guide.get_by_role("button", name="Go on"))
    expect(guide.get_by_role("button", name="Show me")).to_be_visible()


def new_table(anna: Visitor, _: Somebody) -> None:
    anna.open_dialog()
    anna.press_segment(anna.page, "Who sits on seat 2", "A person, invited by link")


def gathering(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=3, invited=1)
    expect(anna.page.get_by_role("heading", name="Waiting for one more.")).to_be_visible()


def commanders(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=3)
    anna.choose(Random(1))


def playing(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    table = begun(someone, LATE)
    anna.come_as(someone)
    anna.open_table(table)
    anna.choose(Random(1))


def meeting(anna: Visitor, person: Somebody) -> None:
    """Planetfall, with one of two ways lit on the card and in the action bar."""
    someone = person("Anna")
    table = begun(someone, MEETING)
    anna.come_as(someone)
    anna.open_table(table)
    anna.page.locator("[data-place=worker-bees] [data-part=other]").click()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    expect(anna.chosen).to_have_count(1)


def planning(anna: Visitor, person: Somebody) -> None:
    playing(anna, person)
    anna.press(anna.page.get_by_role("button", name="Plan ahead"))
    plan = anna.page.get_by_role("region", name="Your plan")
    expect(plan).to_be_visible()
    anna.choose(Random(1))
    anna.press(anna.filled_button)
    expect(plan.get_by_role("listitem")).to_have_count(2)


def replay(anna: Visitor, person: Somebody) -> None:
    playing(anna, person)
    anna.page.get_by_role("log", name="Log").locator(".line").first.click()
    anna.page.get_by_role("button", name="See the board as it was").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()


def end(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    table = finished(someone)
    anna.come_as(someone)
    anna.open_table(table)
    expect(anna.page.get_by_role("heading", name="Score over time")).to_be_visible()


def end_adding_up(anna: Visitor, person: Somebody) -> None:
    """Before the history of the game has come."""
    someone = person("Anna")
    table = finished(someone)
    anna.come_as(someone)
    anna.page.route("**/history", lambda _: None)
    anna.open_table(table)
    expect(anna.page.get_by_role("status").filter(has_text="Adding up")).to_be_visible()


def rules(anna: Visitor, _: Somebody) -> None:
    anna.go("/rules/planetfall")
    expect(anna.page.locator("dt").first).to_be_visible()


def records(anna: Visitor, person: Somebody) -> None:
    lobby(anna, person)
    anna.go("/records")
    expect(anna.page.get_by_role("link", name="Download record").first).to_be_visible()


def factions(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=3, game="Terra Mystica")
    AT_MYSTICA.press_answer(anna, anna.heard("actions")[0])


def mystica(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    table = begun(someone, MYSTICA_MIDDLE, MYSTICA)
    anna.come_as(someone)
    anna.open_table(table)
    AT_MYSTICA.press_answer(anna, next(each for each in anna.heard("actions") if each["action"].startswith("dig ")))
    expect(anna.page.locator("main .card.pinned")).to_be_visible()


def mystica_end(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    table = finished(someone, MYSTICA)
    anna.come_as(someone)
    anna.open_table(table)
    expect(anna.page.get_by_role("heading", name="Score over time")).to_be_visible()


def mystica_rules(anna: Visitor, _: Somebody) -> None:
    anna.go("/rules/terra_mystica")
    expect(anna.page.locator("dt").first).to_be_visible()


def colony(anna: Visitor, _: Somebody) -> None:
    """Santa Maria, with a line lit."""
    anna.set_up(players=3, game="Santa Maria")
    anna.wait_for_turn()
    anna.page.locator("main [data-die][aria-disabled=false]").first.click()


def tile_in_the_hand(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=2, game="Santa Maria")
    anna.wait_for_turn()
    with anna.moving_on():
        anna.page.locator("[data-tile][aria-disabled=false]").first.click()


def town_halls(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=1, game="Santa Maria")
    expect(anna.page.locator("[data-choice]")).to_have_count(4)


def market(anna: Visitor, person: Somebody) -> None:
    colony(anna, person)
    anna.page.locator("[data-trade]").click()
    expect(anna.page.get_by_role("dialog", name="Sell and buy")).to_be_visible()


def sets(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=3, game="Age of Innovation")
    anna.wait_for_turn()  # the last to move chooses first
    AT_INNOVATION.press_answer(anna, anna.heard("actions")[0])


def automa(anna: Visitor, _: Somebody) -> None:
    anna.set_up(players=1, game="Age of Innovation")
    random = Random(1)
    while not anna.heard("view.round"):
        AT_INNOVATION.take_turn(anna, random)
    anna.wait_for_turn()


def innovation(anna: Visitor, person: Somebody) -> None:
    someone = person("Anna")
    table = begun(someone, INNOVATION_MIDDLE, INNOVATION)
    anna.come_as(someone)
    anna.open_table(table)
    AT_INNOVATION.press_answer(anna, next(each for each in anna.heard("actions") if each["action"].startswith("fly ")))
    expect(anna.page.locator("main .card.pinned")).to_be_visible()


def watching(anna: Visitor, person: Somebody) -> None:
    bert = person("Bert")
    table = begun(bert, MYSTICA_MIDDLE, MYSTICA)
    bert.post(f"/api/tables/{table}/seats", {"seat": LEFT, "kind": "open"})
    anna.open_table(table)
    expect(anna.page.get_by_role("contentinfo")).to_contain_text("Watching")


# --- what is opened at a table


def low_window(anna: Visitor) -> None:
    anna.page.set_viewport_size(LOW)
    expect(anna.page.get_by_role("banner")).to_have_css("height", "40px")


def legend(anna: Visitor) -> None:
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Signs and keys").get_by_role("heading", level=3).first).to_be_visible()


def settings(anna: Visitor) -> None:
    anna.page.keyboard.press("Escape")
    anna.press(anna.page.get_by_role("button", name="Settings", exact=True))
    expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()


def outlook(anna: Visitor) -> None:
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("o")
    expect(anna.page.get_by_role("region", name="Outlook")).to_be_visible()


def waiting(anna: Visitor) -> None:
    """With a seat, while another is asked."""
    table = anna.page.url.rsplit("/", 1)[1]
    sat = anna.page.request.post(f"/api/tables/{table}/sit", data={"seat": LEFT, "name": "Anna"})
    assert sat.ok, sat.text()
    expect(anna.page.get_by_role("contentinfo")).to_contain_text("Bert is choosing")
    expect(anna.page.get_by_role("region", name="Your board")).to_be_visible()


def seen(look: Look, screen: Screen, theme: Theme = "light") -> Look:
    def looked(anna: Visitor) -> None:
        anna.page.set_viewport_size(screen["viewport"])
        anna.page.emulate_media(color_scheme=theme)
        look(anna)

    looked.__name__ = f"{look.__name__}, {theme}, {screen['viewport']['width']} wide"
    return looked


def innovation_rules(anna: Visitor, _: Somebody) -> None:
    anna.go("/rules/age_of_innovation")
    expect(anna.page.locator("dt").first).to_be_visible()


WAYS: tuple[Way, ...] = (
    lobby,
    first_visit,
    coach,
    coach_points,
    new_table,
    gathering,
    commanders,
    playing,
    meeting,
    planning,
    replay,
    end,
    end_adding_up,
    rules,
    records,
    factions,
    mystica,
    mystica_end,
    mystica_rules,
    colony,
    tile_in_the_hand,
    town_halls,
    market,
    sets,
    automa,
    innovation,
    innovation_rules,
    watching,
)
# The same page goes on to be looked at: how the other way of standing, or what lies over the table, is told.
FURTHER: dict[Way, tuple[Look, ...]] = {
    coach_points: (low_window,),
    playing: (low_window, seen(settings, PHONE)),
    mystica: (low_window, legend, seen(outlook, WIDE, "dark")),
    colony: (low_window, seen(legend, PHONE, "dark")),
    innovation: (low_window, outlook, seen(settings, WIDE, "dark")),
    watching: (waiting,),
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_is_amiss(arrive: Arrive, person: Somebody, way: Way) -> None:
    anna = arrive("Anna")
    way(anna, person)
    anna.paint()  # what is clear has no colours to judge
    found: list[str] = []
    for screen, theme, options in EXAMINED:
        anna.page.set_viewport_size(screen["viewport"])
        anna.page.emulate_media(color_scheme=theme)
        expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
        width = screen["viewport"]["width"]
        found += [f"{theme}, {width} wide: {fault}" for fault in faults(anna, options)]
    for look in FURTHER.get(way, ()):
        look(anna)
        found += [f"{look.__name__}: {fault}" for fault in faults(anna, ONLY_FAULTS)]
    assert not found, "\n".join(found)


def faults(visitor: Visitor, options: dict[str, object]) -> list[str]:
    violations: list[dict[str, Any]] = Axe().run(visitor.page, options=options).response["violations"]
    return [
        f"{violation['id']}: {node['failureSummary']}\n  {node['html'][:200]}"
        for violation in violations
        if violation["impact"] in BARRED
        for node in violation["nodes"]
    ]
