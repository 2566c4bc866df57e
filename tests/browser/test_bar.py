"""The action bar on prepared tables: one height in every state, tools that say why, offers in one press, a turn that
ends itself, and the keys."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from boardwright.kernel.record import Record
from tests.browser.conftest import Arrive
from tests.browser.tables import (
    GAME,
    INNOVATION,
    MEETING,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
    begun,
)
from tests.browser.visitor import Visitor
from tests.server.live import Person

FIRST_DWELLING = 17  # moves: the witches place their first
OFFER = 186  # moves: monks may take 3 power for 2 points
FAVOR = 312  # moves: mermaids have built a temple and take a favor tile
AFTER = 444  # moves: the witches have done their action and may convert
SPADE_ON_A_CARD = 258  # moves: the darklings have too few workers to dig, and a bonus card with a spade
ANSWERED = 280  # moves: one has taken the power that a building offers, another is asked yet
BEFORE_A_ROLL = 42  # moves: the step that brings a blue die, after which there is a monk to send

Somebody = Callable[[str], Person]


def seated(visitor: Visitor, person: Somebody, moves: int = MYSTICA_MIDDLE, game: Path = MYSTICA) -> str:
    someone = person("Anna")
    table = begun(someone, moves, game)
    visitor.come_as(someone)
    visitor.open_table(table)
    return table


def bar(visitor: Visitor, part: str) -> Locator:
    return visitor.page.locator(f"footer {part}")


def tool(visitor: Visitor, name: str) -> Locator:
    return bar(visitor, ".tools button").filter(has=visitor.page.get_by_text(name, exact=True))


def height(visitor: Visitor) -> float:
    box = visitor.page.locator("footer").bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("moves", "game", "who", "question"),
    [
        (MYSTICA_MIDDLE, MYSTICA, "Your turn", "Choose an action, or pass"),
        (FIRST_DWELLING, MYSTICA, "Set-up · your first dwelling of 2", "Place a first dwelling on your home terrain"),
        (FAVOR, MYSTICA, "You · Built a temple on D2", "Take 1 favor tile"),
        (AFTER, MYSTICA, "Your turn · Advanced on Air", "Convert, or end your turn"),
        (OFFER, INNOVATION, "Philosophers built beside you", "Take 3 power for 2 points?"),
        (SECOND_YEAR, SANTA_MARIA, "Your turn", "Choose an action, or pass"),
        (MIDDLE, GAME, "Your turn", "Choose where to fly"),
        (MEETING, GAME, "You", "Worker Bees: defeat or recruit?"),
    ],
)
def test_the_question_is_always_there_in_one_height(
    arrive: Arrive, person: Somebody, phone: bool, moves: int, game: Path, who: str, question: str
) -> None:
    anna = arrive("Anna", phone=phone)
    seated(anna, person, moves, game)
    expect(bar(anna, ".by")).to_contain_text(who)
    expect(bar(anna, ".q")).to_have_text(question)
    expect(bar(anna, ".q")).to_be_visible()
    assert height(anna) == (116 if phone else 64)
    if not phone:
        expect(anna.page.get_by_role("banner")).to_contain_text("Your answer" if moves == OFFER else "Your turn")
        anna.page.set_viewport_size({"width": 1024, "height": 768})
        expect(bar(anna, ".q")).to_be_visible()
        assert height(anna) == 64
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tool_lights_its_places_and_bonus_cards_glow_only_when_one_passes(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person)
    expect(bar(anna, ".tools button")).to_have_count(9)
    card = anna.page.get_by_role("region", name="Bonus").locator("button.tile").first
    quiet = re.compile(r"\bquiet\b")
    expect(card).to_have_class(quiet)
    anna.page.keyboard.press("q")
    expect(tool(anna, "Pass")).to_have_attribute("aria-pressed", "true")
    expect(bar(anna, ".q")).to_have_text("Pass: pick a lit place")
    expect(bar(anna, ".by")).to_have_text("Your turn · 3 places")
    expect(card).not_to_have_class(quiet)
    anna.page.keyboard.press("Escape")
    expect(bar(anna, ".q")).to_have_text("Choose an action, or pass")
    anna.page.keyboard.press("h")  # there is one way to advance shipping: it is chosen
    expect(bar(anna, ".q")).to_have_text("Advance shipping from 0 to 1")
    expect(anna.filled_button).to_contain_text("pay 4 coins and 1 priest")


def test_a_grey_tool_says_why(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, FAVOR)
    upgrade = tool(anna, "Upgrade")
    expect(upgrade).to_have_attribute("aria-disabled", "true")
    upgrade.hover()
    expect(anna.page.locator(".tip")).to_have_text("Upgrade: Answer what you are asked first.")
    upgrade.focus()
    expect(upgrade).to_be_focused()
    expect(tool(anna, "Convert")).to_have_attribute("aria-disabled", "false")
    expect(anna.filled_button).to_have_text("11 lit: pick one")  # conversions are not what is asked for
    # There is a way all the same: the tip leads there.
    seated(anna, person, SPADE_ON_A_CARD)
    tool(anna, "Terraform").hover()
    way = anna.page.locator(".tip button")
    expect(way).to_have_text("Use the free spade of your card: transform D8 and build")
    way.click()
    expect(anna.filled_button).to_contain_text("transform D8 and build")
    expect(anna.filled_button).to_be_enabled()


def test_on_a_phone_it_says_so_in_place_of_the_question(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    seated(anna, person, moves=265)  # mermaids, who are short of coins
    expect(bar(anna, ".tools svg").first).to_be_visible()
    tool(anna, "Upgrade").tap(force=True)
    expect(bar(anna, ".why")).to_contain_text("coins short")
    expect(bar(anna, ".q")).to_be_hidden()
    anna.page.get_by_role("button", name="All tools").tap()
    expect(bar(anna, ".q")).to_be_visible()
    assert height(anna) == 116


def test_what_answers_a_question_within_the_turn_is_lit_and_led_to(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    seated(anna, person, FAVOR)
    favors = anna.page.get_by_role("region", name="Favors")
    expect(favors).to_contain_text("choose one")
    expect(favors).to_be_in_viewport(ratio=1)
    # The only tool that can be used stands where the row begins.
    expect(bar(anna, ".tools button").first).to_have_text(re.compile("Convert"))
    anna.page.get_by_role("tab", name="Map").tap()
    expect(favors).to_have_count(0)
    anna.page.get_by_role("button", name="Open Tiles: 11 lit").tap()
    expect(favors).to_be_visible()


def test_an_offer_is_answered_by_one_press(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, OFFER, INNOVATION)
    expect(anna.page.locator("header .pill")).to_contain_text("Your answer")
    expect(anna.page).to_have_title(re.compile("^● Your answer"))
    expect(bar(anna, "[role=img]")).to_have_attribute("aria-label", "Bowls: 1, 3, 1")
    with anna.moving_on():
        anna.page.get_by_role("button", name="Decline").click()
    assert not anna.holding
    expect(bar(anna, ".q")).not_to_have_text("End the turn, or undo")


def test_keys_answer_an_offer_and_a_wish_answers_the_next_ones(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, OFFER, INNOVATION)
    always = anna.page.get_by_role("button", name="Always…")
    always.click()
    menu = anna.page.get_by_role("menu")
    expect(menu.locator("[aria-checked=true]")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    with anna.moving_on():
        anna.page.keyboard.press("Enter")  # though the mouse has pressed a button before
    assert anna.heard("log.some((turn) => turn.steps.some((step) => step.action === 'take 3'))")
    assert not anna.holding


def test_a_wish_is_chosen_at_the_offer(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, OFFER, INNOVATION)
    anna.page.get_by_role("button", name="Always…").click()
    anna.page.get_by_role("menuitemradio").last.click()
    anna.wait("heard.preferences.power === 'never'")


def test_a_turn_ends_itself_unless_it_is_stopped(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", remembers={"ends": "yes", "endAfter": "2500"})
    seated(anna, person, MIDDLE, GAME)
    flight = anna.page.locator('main [aria-pressed][aria-disabled="false"]').first
    flight.click()
    anna.do()
    expect(bar(anna, ".q")).to_have_text(re.compile("^Ends by itself in "))
    anna.page.keyboard.press("Shift")
    expect(bar(anna, ".q")).to_have_text("End the turn, or undo")
    with anna.moving_on():
        anna.page.keyboard.press("Control+z")
    flight.click()
    anna.do()
    expect(bar(anna, ".q")).to_have_text(re.compile("^Ends by itself in "))
    anna.wait("heard.holding === null && heard.table.moves > 0")
    assert not anna.holding


def test_what_is_revealed_in_the_middle_of_a_turn_says_that_the_turn_goes_on(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", remembers={"ends": "yes", "endAfter": "100"})
    seated(anna, person, BEFORE_A_ROLL, SANTA_MARIA)
    record = Record.loads(SANTA_MARIA.read_text(encoding="utf-8"))
    write(anna, record.moves[BEFORE_A_ROLL].action.text)
    expect(bar(anna, ".q")).to_have_text("Roll the die")
    expect(bar(anna, "span.hint")).to_contain_text("you go on after it")
    expect(anna.filled_button).to_contain_text("Roll the die")
    anna.page.wait_for_timeout(400)  # it does not end itself
    assert anna.holding
    anna.do()
    assert anna.wait_for_turn()
    assert not anna.holding


def write(visitor: Visitor, text: str) -> None:
    with visitor.moving_on():
        visitor.page.keyboard.press("/")
        visitor.page.keyboard.type(text)
        visitor.page.keyboard.press("Enter")


def test_an_answer_can_be_written_as_the_record_has_it(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person)
    anna.page.keyboard.press("/")
    field = anna.page.get_by_role("combobox")
    expect(field).to_be_focused()
    anna.page.keyboard.type("shov")
    expect(anna.page.get_by_role("option")).to_have_text(re.compile("shovel"))
    anna.page.keyboard.press("Tab")
    expect(field).to_have_value("shovel")
    anna.page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("dig A1")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("dig A1: ")).to_be_visible()  # why not
    expect(field).to_be_visible()
    anna.page.keyboard.press("Escape")
    write(anna, "upgrade G2 trading-house")
    expect(field).to_have_count(0)
    assert anna.heard("log.at(-1).steps.at(-1).action") == "upgrade G2 trading-house"


def test_the_field_for_writing_does_not_come_back_with_the_next_turn(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, MIDDLE, GAME)
    write(anna, "fly rapid-research")
    anna.end_turn()
    assert anna.wait_for_turn()
    expect(anna.page.get_by_role("combobox")).to_have_count(0)


def test_what_was_done_is_told_not_how_it_was_paid(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, SECOND_YEAR, SANTA_MARIA)
    write(anna, "expand T04; pay; place c1r1 0")
    assert anna.heard("log.at(-1).steps.at(-2).action") == "pay"
    expect(bar(anna, ".by")).to_contain_text("Laid the tile in column 1, row 1")


def test_keys_walk_through_actions_for_which_power_must_be_burnt(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person)
    tile = anna.page.locator('main [data-thing="power ACT2"]')
    tile.hover()
    anna.page.keyboard.press("p")
    expect(bar(anna, ".by")).to_contain_text("5 places")
    expect(bar(anna, ".q")).to_have_text("Power: pick a lit place")  # not what the mouse rests on
    anna.page.keyboard.press("2")
    expect(tile).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("ArrowRight")
    expect(tile).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("ArrowLeft")
    with anna.moving_on():
        anna.page.keyboard.press("Enter")
    steps = anna.heard("log.at(-1).steps")
    assert [each["action"] for each in steps[-4:]] == ["burn", "burn", "burn", "power ACT2"]


def test_enter_presses_nothing_that_the_mouse_has_pressed(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person)
    plan = anna.page.get_by_role("button", name="Plan ahead")
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_timeout(200)
    expect(plan).to_have_attribute("aria-pressed", "true")


def test_a_double_click_counts_as_one(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    seated(anna, person, MIDDLE, GAME)
    version = anna.heard("version")
    place = anna.page.locator('main [aria-pressed][aria-disabled="false"]').first
    place.dblclick()
    expect(place).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_timeout(300)
    assert anna.heard("version") == version
    with anna.moving_on():
        place.click()


def test_who_watches_reads_whose_turn_it_is(arrive: Arrive, person: Somebody) -> None:
    anna, cora = arrive("Anna"), arrive("Cora")
    table = seated(anna, person, ANSWERED)
    cora.open_table(table)
    expect(bar(cora, ".by")).to_contain_text("Watching")
    expect(bar(cora, ".q")).to_have_text("Anna is choosing")
    expect(bar(cora, ".seat-chip")).to_have_text(re.compile("Took the power that was offered"))
    expect(cora.page.locator("header .pill")).to_contain_text("Anna")
    assert height(cora) == 64
    # Who sees the table as Anna does is not Anna.
    cora.page.get_by_role("combobox", name="See as…").select_option(label="See as Anna")
    expect(cora.page.get_by_role("region", name="Anna").locator(".who small")).to_have_text("Anna")
    cora.page.get_by_role("button", name="Replay").click()
    expect(cora.page.get_by_role("slider")).to_be_visible()
