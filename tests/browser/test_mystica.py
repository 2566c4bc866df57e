"""The table of Terra Mystica, by clicks and taps on what the board shows."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import boardwright
from boardwright.kernel.record import Record
from boardwright.lobby.game_log import Log
from boardwright.words import Reader
from tests.browser.conftest import Arrive
from tests.browser.ending import shown_number
from tests.browser.land import AT_MYSTICA, of_every_kind
from tests.browser.tables import MYSTICA, MYSTICA_MIDDLE, begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

RECORDS = Path(__file__).parent.parent / "records" / "terra_mystica"
TUNNELS = RECORDS / "4-tunnels-and-carpets.record"
CULTISTS = RECORDS / "5-cultists-and-auren.record"
ON_F5 = 182  # moves: darklings in round 3, who can found a town on F5 and burn all their power

Somebody = Callable[[str], Person]


def middle(anna: Visitor, person: Somebody, moves: int = MYSTICA_MIDDLE, game: Path = MYSTICA, **options: str) -> None:
    someone = person("Anna")
    table = begun(someone, moves, game, **options)
    anna.come_as(someone)
    anna.open_table(table)


def place(visitor: Visitor, hex: str) -> Locator:
    return visitor.page.locator(f'main [data-place="{hex}"]')


def test_a_whole_game_against_bots(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, game="Terra Mystica")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Surprise me").click()
    drawn = anna.page.locator('.faction[aria-pressed="true"]')
    expect(anna.page.locator(".detail .prospect li").first).to_be_visible()  # what speaks for it in this game
    expect(anna.filled_button).to_contain_text(drawn.locator("b").inner_text())
    anna.page.keyboard.press("Escape")  # it was only shown
    expect(drawn).to_have_count(0)
    random, answers = Random(7), 0
    while AT_MYSTICA.take_turn(anna, random):
        answers += 1
    assert answers >= 30  # a faction, dwellings, a card, and in each of six rounds an action and a pass

    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download record").click()
    download.value.save_as(tmp_path / "game.record")
    record = Record.loads((tmp_path / "game.record").read_text(encoding="utf-8"))
    game = boardwright.game("terra_mystica")
    state = record.replay()
    sources = [Reader("en")(source) for source in game.telling.sources()]
    rows = game.score_sheet(state)
    expect(anna.page.locator("thead th").nth(1)).to_be_visible()  # it is worked out beside the table
    names = [name.strip() for name in anna.page.locator("thead th").all_inner_texts()[1:]]
    seats = ["You", *(seat["name"] for seat in anna.heard("table.seats")[1:])]
    order = [seats.index(name) for name in names]
    for number, source in enumerate(sources):
        line = anna.page.locator("tbody tr").nth(number)
        assert line.locator("th").inner_text().strip().lower() == source.lower()
        points = [shown_number(cell) for cell in line.locator("td span:first-child").all_inner_texts()]
        assert points == [rows[seat][number] for seat in order]
    totals = [shown_number(total) for total in anna.page.locator("tfoot td").all_inner_texts()]
    assert totals == [sum(rows[seat]) for seat in order]


@pytest.mark.parametrize(("moves", "game"), [(160, TUNNELS), (290, TUNNELS), (MYSTICA_MIDDLE, MYSTICA)])
def test_on_a_phone_every_kind_of_answer_can_be_tapped(
    arrive: Arrive, person: Somebody, moves: int, game: Path
) -> None:
    anna = arrive("Anna", phone=True)
    middle(anna, person, moves, game)
    answers = anna.heard("actions")
    assert len(answers) > 20
    AT_MYSTICA.show_each(anna, of_every_kind(answers))


def test_land_is_made_home_and_built_on_in_two_clicks_and_the_price_is_shown_before(
    arrive: Arrive, person: Somebody
) -> None:
    anna = arrive("Anna")
    middle(anna, person, 290, TUNNELS)
    seat = anna.heard("table.you")
    dwellings = anna.heard(f"view.seats[{seat}].structures.dwelling")
    name = "H4"
    place(anna, name).hover()
    card = anna.page.locator("main .card[role=tooltip]")
    expect(card).to_contain_text("and build")
    expect(card).to_contain_text("Spades:")
    expect(card).to_contain_text("Leaves")
    place(anna, name).click()
    with anna.moving_on():
        place(anna, name).click()
    anna.wait_for_quiet()
    assert anna.heard(f"view.seats[{seat}].structures.dwelling") == dwellings + 1
    assert anna.heard(f"view.hexes.{name}.structure") == "dwelling"


def test_the_card_tells_points_by_their_source_the_town_and_who_may_take_power(
    arrive: Arrive, person: Somebody
) -> None:
    anna = arrive("Anna")
    middle(anna, person, ON_F5, CULTISTS)
    place(anna, "F5").hover()
    lines = anna.page.locator("main .card[role=tooltip] .line")
    expect(lines).to_have_text(
        ["Spades: 1 1", "Dwelling 12", "Faction ability +2", "Round tile +5", "Founds a town", "Auren may take 4"]
    )
    place(anna, "F5").click()
    with anna.moving_on():
        place(anna, "F5").click()
    assert all(answer["action"].startswith(("town ", "burn", "convert ")) for answer in anna.heard("actions"))


# How far each column beside the map, and the log, are from their middles: there first, then wherever they are.
SCROLLED = """(middle) => [...document.querySelectorAll('main .left, main .right, main [role=log]')].map((one) => {
  const half = (one.scrollHeight - one.clientHeight) / 2;
  if (middle) one.scrollTop = half;
  return [Math.round(half), Math.abs(Math.round(one.scrollTop - half))];
})"""


def test_power_is_burnt_and_spent_in_two_clicks_and_taken_back_in_one(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, ON_F5, CULTISTS)
    seat = anna.heard("table.you")
    bowls = anna.heard(f"view.seats[{seat}].bowls")
    assert bowls == [3, 6, 0]
    # What is burnt goes on from the same button, under the same pointer.
    burn = anna.page.locator("[data-at=own]").get_by_role("button", name=re.compile("^Burn"))
    anna.page.set_viewport_size({"width": 1440, "height": 620})
    anna.wait("document.querySelector('main .left')?.scrollHeight > document.querySelector('main .left')?.clientHeight")
    scrolled = anna.page.evaluate(SCROLLED, True)
    assert [half > 0 for half, _ in scrolled] == [True] * 3
    where = burn.bounding_box()
    burn.click()
    anna.do()
    assert burn.bounding_box() == where
    # Nobody who has scrolled is moved by a move; what is read of the log stays, though earlier turns may have gone.
    assert all(off < half / 2 for half, off in anna.page.evaluate(SCROLLED, False))
    with anna.moving_on():
        anna.press(anna.page.get_by_role("button", name="Undo"))
    tile = anna.page.locator("main").get_by_role("button", name="Take a priest for power, burning 3 power")
    expect(tile).to_contain_text("burn 3")
    tile.click()
    expect(anna.filled_button).to_contain_text("Take a priest for power, burning 3 power")
    with anna.moving_on():
        tile.click()
    assert anna.heard(f"view.seats[{seat}].bowls") == [6, 0, 0]
    assert anna.heard("view.power_actions.ACT2") == seat
    with anna.moving_on():
        anna.press(anna.page.get_by_role("button", name="Undo"))
    assert anna.heard(f"view.seats[{seat}].bowls") == bowls


def test_who_left_the_game_is_asked_before_and_plays_no_more(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, leaving="yes")
    seat = anna.heard("table.you")
    expect(anna.page.locator("footer, main").get_by_text("Leave the game")).to_have_count(0)
    anna.press(anna.page.get_by_role("button", name="Settings", exact=True))
    dialog = anna.page.get_by_role("dialog")
    anna.press(dialog.get_by_role("button", name="Leave the game…"))
    expect(dialog.get_by_role("alert")).to_contain_text("no more turns")
    with anna.moving_on():
        anna.press(dialog.get_by_role("button", name="Leave the game", exact=True))
    anna.wait(f"heard.view.seats[{seat}].gone")
    anna.wait("heard.actions.length === 0 && heard.holding === null")


def test_news_have_one_number_a_turn(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person)
    record = Record.loads(MYSTICA.read_text(encoding="utf-8"))
    seat = record.moves[MYSTICA_MIDDLE].seat
    before = record.moves[:MYSTICA_MIDDLE]
    turns = Log(record.game, record.players, record.options).turns(before, 0, record.names)
    own = max(number for number, turn in enumerate(turns) if turn.seat == seat)
    since = turns[own + 1 :]
    assert 0 < len(since) < sum(len(turn.steps) for turn in since)
    expect(anna.page.locator(".newschip")).to_contain_text(f"{len(since)} turn")
    lines = anna.page.get_by_role("log", name="Log").locator(".line")
    expect(lines.locator(".news")).to_have_text([str(number + 1) for number in range(len(since))])


def test_the_map_can_be_enlarged_by_keys_buttons_and_wheel(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person)

    def width() -> float:
        box = place(anna, "E5").bounding_box()
        assert box is not None
        return box["width"]

    once = width()
    anna.page.keyboard.press("+")
    assert width() > 1.2 * once
    anna.page.keyboard.press("0")
    assert width() == pytest.approx(once)
    anna.press(anna.page.get_by_role("button", name="Enlarge the map"))
    larger = width()
    assert larger > 1.2 * once
    place(anna, "E5").hover()
    anna.page.mouse.wheel(0, -300)
    anna.wait("document.querySelector('main [data-place=E5]').getBoundingClientRect().width > " + str(1.2 * larger))
    anna.press(anna.page.get_by_role("button", name="The whole map"))
    assert width() == pytest.approx(once)


def test_the_map_can_be_enlarged_and_moved_by_fingers(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    middle(anna, person)
    anna.press(anna.page.get_by_role("tab", name="Map"))
    line = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]},
        )

    def box() -> tuple[float, float]:
        found = place(anna, "E5").bounding_box()
        assert found is not None
        return found["x"], found["width"]

    _, once = box()
    touch("touchStart", (170, 300), (220, 300))
    for apart in range(30, 90, 15):
        touch("touchMove", (195 - apart, 300), (195 + apart, 300))
    touch("touchEnd")
    left, larger = box()
    assert larger > 1.5 * once
    touch("touchStart", (300, 300))
    for x in range(290, 200, -15):
        touch("touchMove", (x, 300))
    touch("touchEnd")
    moved, width = box()
    assert moved < left - 40 and width == pytest.approx(larger)
