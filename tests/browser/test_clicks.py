"""Few clicks, and one identity for each player: what was wrong once, on prepared tables."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import MIDDLE, MYSTICA, MYSTICA_MIDDLE, SANTA_MARIA, SECOND_YEAR, begun, finished
from tests.browser.visitor import Visitor
from tests.server.live import Person

FIRST_GAME = Path(__file__).parent.parent / "records" / "terra_mystica" / "2-first-game.record"
HOUSE = 77  # moves: the trading house on F4 can become a temple or the stronghold

Somebody = Callable[[str], Person]


def sit(visitor: Visitor, person: Somebody, moves: int, game: Path) -> str:
    someone = person("Anna")
    table = begun(someone, moves, game)
    visitor.come_as(someone)
    visitor.open_table(table)
    return table


def place(visitor: Visitor, hex: str) -> Locator:
    return visitor.page.locator(f'main [data-place="{hex}"]')


# --- one player, one disc


def test_a_faction_has_one_disc_everywhere(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, MYSTICA_MIDDLE, MYSTICA)
    assert anna.heard("table.seats")[anna.heard("table.you")]["disc"] == "forest witches"
    for where in ("footer .disc", ".pill .disc", ".order .now .disc", "section.own .disc"):
        expect(anna.page.locator(where).first).to_have_class(re.compile("my-p-forest"))
    bar = anna.page.locator("footer .disc").first.inner_html()
    assert anna.page.locator("section.own .disc svg").first.inner_html() in bar


def test_who_has_no_faction_has_the_colour_of_the_seat_and_an_emblem(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    someone = person("Anna")
    table = begun(someone, MIDDLE)
    anna.come_as(someone)
    anna.open_table(table)
    seat = anna.heard("table.you") + 1
    for where in ("footer .disc", ".pill .disc", ".axis .me .disc"):
        expect(anna.page.locator(where).first).to_have_class(re.compile(f"seat-{seat}"))


def test_the_end_of_the_game_shows_the_same_discs(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    someone = person("Anna")
    table = finished(someone, MYSTICA)
    anna.come_as(someone)
    anna.open_table(table)
    anna.wait("heard.table.status === 'over'")
    seats = len(anna.heard("table.seats"))
    for where in (".bars .disc", "thead .disc"):
        expect(anna.page.locator(f"{where}[class*=my-p-]")).to_have_count(seats)


# --- fewer clicks


def test_a_trading_house_asks_what_it_shall_become(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, HOUSE, FIRST_GAME)
    answers = [answer["action"] for answer in anna.heard("actions")]
    hex = next(each.split()[1] for each in answers if each.endswith(" stronghold") and each.startswith("upgrade"))
    assert f"upgrade {hex} temple" in answers
    anna.press(place(anna, hex))
    expect(anna.filled_button).to_be_disabled()
    ways = anna.page.locator("main .card.pinned .ways button")
    expect(ways).to_have_count(2)
    # Each has its key, and is done at once.
    key = ways.filter(has_text="stronghold").locator("kbd").inner_text()
    with anna.moving_on():
        anna.page.keyboard.press(key)
    assert anna.heard("view")["hexes"][hex]["structure"] == "stronghold"


def test_a_card_that_was_not_answered_is_put_away_and_does_not_come_back(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, HOUSE, FIRST_GAME)
    answers = [answer["action"] for answer in anna.heard("actions")]
    hex = next(each.split()[1] for each in answers if each.endswith(" stronghold") and each.startswith("upgrade"))
    card = anna.page.locator("main .card.pinned")
    anna.press(place(anna, hex))
    expect(card).to_have_count(1)
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("priest fire 1")
    with anna.moving_on():
        anna.page.keyboard.press("Enter")
    anna.end_turn()
    assert anna.wait_for_turn()
    assert f"upgrade {hex} temple" in [answer["action"] for answer in anna.heard("actions")]
    expect(card).to_have_count(0)
    anna.press(place(anna, hex))
    expect(card).to_have_count(1)
    anna.page.keyboard.press("Escape")
    anna.page.mouse.move(1, 1)  # what is pointed at is told all the same
    expect(anna.page.locator("main .card")).to_have_count(0)


def test_the_forests_are_lit_when_the_ride_is_chosen_and_two_clicks_do_it(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, MYSTICA_MIDDLE, MYSTICA)
    anna.press(anna.page.get_by_role("button", name="Ride to a forest"))
    lit = anna.page.locator("main .place.hex.open")
    expect(lit).to_have_count(3)
    hex = lit.first.get_attribute("data-place") or ""
    anna.press(lit.first)
    anna.do()
    assert anna.heard("view")["hexes"][hex]["structure"] == "dwelling"
    with anna.moving_on():
        anna.press(anna.page.get_by_role("button", name="Undo"))
    assert anna.heard("view")["hexes"][hex]["structure"] is None
    assert "special stronghold" in [answer["action"] for answer in anna.heard("actions")]


def test_on_a_phone_the_own_board_unfolds_for_what_stands_there_alone(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    sit(anna, person, MYSTICA_MIDDLE, MYSTICA)
    ride = anna.page.get_by_role("button", name="Ride to a forest")
    fold = anna.page.get_by_role("button", name="All of my board")
    tools = anna.page.locator("footer .tools")
    expect(fold).to_have_attribute("aria-expanded", "false")
    anna.press(tools.get_by_role("button", name="Special"))
    expect(ride).to_be_in_viewport(ratio=1)
    anna.press(ride)  # the forests stand on the map: it has its room again
    expect(fold).to_have_attribute("aria-expanded", "false")
    lit = anna.page.locator("main .place.hex.open")
    expect(lit).to_have_count(3)
    expect(lit.first).to_be_in_viewport(ratio=1)
    anna.page.keyboard.press("Escape")
    anna.press(tools.get_by_role("button", name="Terraform"))
    expect(fold).to_have_attribute("aria-expanded", "false")
    anna.press(tools.get_by_role("button", name="Convert"))
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(anna.page.get_by_role("button", name="Burn power")).to_be_in_viewport(ratio=1)


def test_power_is_burnt_and_an_action_taken_in_two_clicks(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, MYSTICA_MIDDLE, MYSTICA)
    you = anna.heard("table.you")
    before = anna.heard("view")["seats"][you]
    assert before["bowls"] == [0, 8, 0]
    tile = anna.page.locator('main [data-thing="power ACT2"]')
    expect(tile).to_contain_text("burn 3")
    anna.press(tile)
    expect(anna.page.get_by_role("group", name=re.compile("burning 3 power"))).to_contain_text("8 → 5")
    anna.do()
    after = anna.heard("view")["seats"][you]
    assert (after["bowls"], after["priests"]) == ([3, 2, 0], before["priests"] + 1)
    with anna.moving_on():
        anna.press(anna.page.get_by_role("button", name="Undo"))
    assert anna.heard("view")["seats"][you]["bowls"] == [0, 8, 0]


def test_a_tile_in_the_hand_is_changed_for_another_and_put_back(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    sit(anna, person, SECOND_YEAR, SANTA_MARIA)
    tiles = anna.page.locator("main [data-tile]")
    first, second = tiles.nth(0), tiles.nth(1)
    with anna.moving_on():
        anna.press(first)
    expect(first).to_have_class(re.compile("taken"))
    expect(anna.filled_button).to_be_disabled()  # no place is chosen by itself
    anna.press(second)
    expect(second).to_have_class(re.compile("taken"))
    expect(first).not_to_have_class(re.compile("taken"))
    anna.press(second)
    expect(second).not_to_have_class(re.compile("taken"))
    expect(first).to_have_attribute("aria-disabled", "false")


# --- nothing is covered


def test_whose_colony_is_watched_covers_no_head_of_a_column(arrive: Arrive, person: Somebody) -> None:
    someone = person("Anna")
    table = begun(someone, SECOND_YEAR, SANTA_MARIA)
    bert = arrive("Bert")
    bert.open_table(table)
    name = bert.page.locator("main .whose").bounding_box()
    colony = bert.page.locator("main .colony").bounding_box()
    assert name and colony
    assert name["y"] + name["height"] <= colony["y"]
