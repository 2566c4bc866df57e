"""The table of Age of Innovation, by clicks and taps on what the board shows."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.ending import check_score_sheet
from tests.browser.land import AT_INNOVATION, of_every_kind
from tests.browser.tables import INNOVATION, INNOVATION_MIDDLE, begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

Somebody = Callable[[str], Person]
AUTOMA = Path(__file__).parent.parent / "records" / "age_of_innovation" / "1-against-the-automa.record"
AUTOMA_BONUS = 48  # moves: who plays alone takes the first round bonus
AUTOMA_RICH = 139  # moves: power in bowl III can become anything, a book of each discipline among it
AUTOMA_IN_ROUND_6 = 158  # moves: its first question of round 6
DEVELOPING = 208  # moves: three innovations can be paid, and power and book actions
USED_AND_FOUNDED = 275  # moves: actions for power and for books are used, and there is a city
ACTIONS = {"power": "power_actions", "books": "book_actions"}
KINDS = (*ACTIONS, "innovation", "special")
SCHOLARS_AND_SPECIALS = 147  # moves: hexes, scholars, books, two special actions and conversions


def middle(anna: Visitor, person: Somebody, moves: int = INNOVATION_MIDDLE, game: Path = INNOVATION) -> None:
    someone = person("Anna")
    table = begun(someone, moves, game)
    anna.come_as(someone)
    anna.open_table(table)


def place(visitor: Visitor, hex: str) -> Locator:
    return visitor.page.locator(f'main [data-place="{hex}"]')


def play_to_the_end(anna: Visitor, seed: int) -> int:
    random, answers = Random(seed), 0
    while AT_INNOVATION.take_turn(anna, random):
        answers += 1
    return answers


def test_a_whole_game_against_bots(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, game="Age of Innovation")
    assert play_to_the_end(anna, seed=7) >= 30  # a set, workshops, and in each of six rounds an action and a pass
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    check_score_sheet(anna, tmp_path)


def test_who_plays_alone_has_the_round_bonuses_in_sight(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, AUTOMA_BONUS, AUTOMA)
    bonuses = [answer for answer in anna.heard("actions") if answer["action"].startswith("bonus ")]
    assert len(bonuses) == 4
    for bonus in bonuses:
        expect(AT_INNOVATION.thing(anna, bonus)).to_be_in_viewport(ratio=1)


def test_what_power_can_become_stands_below_the_bowls(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, AUTOMA_RICH, AUTOMA)
    bowls = anna.page.locator(".own .power")
    for width, height in ((1440, 900), (1024, 768)):
        anna.page.set_viewport_size({"width": width, "height": height})
        column = bowls.bounding_box()
        assert column is not None
        ways = bowls.locator(".convert button").all()
        assert len(ways) == 8
        for way in ways:
            box = way.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= column["x"] + column["width"] + 1, f"{width}: {way.inner_text()}"
            assert box["y"] + box["height"] <= column["y"] + column["height"] + 1, f"{width}: {way.inner_text()}"


def test_the_automa_plays_its_cards_until_the_end(arrive: Arrive, person: Somebody, tmp_path: Path) -> None:
    """In the last round."""
    anna = arrive("Anna")
    middle(anna, person, AUTOMA_IN_ROUND_6, AUTOMA)
    random, seen = Random(3), set[str]()
    while anna.wait_for_turn():
        card = anna.heard("view.automa.top")
        if card:
            seen.add(card)
            expect(anna.page.locator("#seat-1")).to_contain_text(f"Card {card.rstrip('s')}")
        AT_INNOVATION.take_turn(anna, random)
    assert len(seen) > 3
    [own] = check_score_sheet(anna, tmp_path)
    automa = anna.heard("table.rivals[0].points")
    title = anna.page.get_by_role("heading", level=1)
    if own == automa:
        expect(title).to_have_text("Shared victory: You and Automa.")
    else:
        expect(title).to_contain_text("You win by" if own > automa else "Automa wins by")


@pytest.mark.parametrize("moves", [SCHOLARS_AND_SPECIALS, INNOVATION_MIDDLE, DEVELOPING])
def test_on_a_phone_every_kind_of_answer_can_be_tapped(arrive: Arrive, person: Somebody, moves: int) -> None:
    anna = arrive("Anna", phone=True)
    middle(anna, person, moves)
    answers = anna.heard("actions")
    assert len(answers) > 20
    AT_INNOVATION.show_each(anna, of_every_kind(answers))


def test_on_a_phone_one_may_look_where_nothing_can_be_chosen(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    middle(anna, person)
    players = anna.page.get_by_role("tab", name="Players")
    anna.press(players)
    expect(players).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_role("region", name="Board of").first).to_be_visible()


def test_land_is_made_home_and_built_on_in_two_clicks_and_the_price_is_shown_before(
    arrive: Arrive, person: Somebody
) -> None:
    anna = arrive("Anna")
    middle(anna, person, SCHOLARS_AND_SPECIALS)
    seat = anna.heard("table.you")
    workshops = anna.heard(f"view.seats[{seat}].pieces.workshop")
    [first, *_] = [course["answers"] for course in anna.heard("courses") if course["answers"][-1].startswith("build ")]
    name = first[0].split()[1]
    place(anna, name).hover()
    card = anna.page.locator("main .card[role=tooltip]")
    expect(card).to_contain_text("and build")
    expect(card).to_contain_text("Spades:")
    expect(card).to_contain_text("Leaves")
    place(anna, name).click()
    with anna.moving_on():
        place(anna, name).click()
    anna.wait_for_quiet()
    assert anna.heard(f"view.seats[{seat}].pieces.workshop") == workshops + 1
    assert anna.heard(f"view.hexes.{name}.building") == "workshop"


def test_an_innovation_says_what_it_costs(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, DEVELOPING)
    seat = anna.heard("table.you")
    answer = next(each for each in anna.heard("actions") if each["action"].startswith("develop "))
    tile = anna.page.get_by_role("region", name="Innovations").get_by_role("button", name=answer["short"])
    label = tile.get_attribute("aria-label") or ""
    assert " 2, " in label and "of any" in label
    books = sum(anna.heard(f"view.seats[{seat}].books").values())
    AT_INNOVATION.press_answer(anna, answer)
    anna.do()
    while pays := [each for each in anna.heard("actions") if each["action"].startswith("pay ")]:
        AT_INNOVATION.press_answer(anna, pays[-1])
        anna.do()
    assert sum(anna.heard(f"view.seats[{seat}].books").values()) <= books - 5
    assert answer["action"].split()[1] in anna.heard(f"view.seats[{seat}].innovations")


def test_power_can_be_answered_by_a_preference(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person)
    anna.press(anna.page.get_by_role("button", name="Settings", exact=True))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Power offered by neighbours")


def test_what_cannot_be_chosen_says_why(arrive: Arrive, person: Somebody) -> None:
    """Under the names that the engine gives: land, innovations, actions for power and books, special actions."""
    anna = arrive("Anna")
    middle(anna, person, DEVELOPING)
    obstacles: dict[str, str] = anna.heard("obstacles")
    view = anna.heard("view")
    used = {f"{kind} {id}" for kind, key in ACTIONS.items() for id, user in view[key].items() if user is not None}
    tiles = {
        name: why for name, why in obstacles.items() if " " in name and name.split()[0] in KINDS and name not in used
    }
    assert {name.split()[0] for name in tiles} >= {"innovation", "power", "books"}
    for why in tiles.values():
        expect(anna.page.get_by_label(why).first).to_be_visible()
    reasons = {why: name for name, why in obstacles.items() if name in view["hexes"]}
    assert len(reasons) > 2
    for why, name in reasons.items():
        place(anna, name).hover()
        expect(anna.page.locator("main .card[role=tooltip]")).to_contain_text(why)


def test_a_used_action_bears_the_disc_of_who_used_it(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, USED_AND_FOUNDED)
    view = anna.heard("view")
    for title, key in (("Power", "power_actions"), ("Books", "book_actions")):
        users = [user for user in view[key].values() if user is not None]
        group = anna.page.get_by_role("region", name=title, exact=True)
        expect(group.locator(".user")).to_have_count(len(users))
        expect(group.get_by_label("used in this round: ")).to_have_count(len(users))
        assert users or key == "book_actions"


def test_a_city_shows_its_tile_on_the_map_and_on_the_card(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, USED_AND_FOUNDED)
    seats = anna.heard("view.seats")
    cities = [hexes for seat in seats for hexes in seat["city_hexes"] if hexes]
    assert cities
    expect(anna.page.locator("main .arch .worth")).to_have_count(len({tuple(hexes) for hexes in cities}))
    place(anna, cities[0][0]).hover()
    expect(anna.page.locator("main .card[role=tooltip]")).to_contain_text("key")


def test_steps_and_power_are_shown_before_the_click(arrive: Arrive, person: Somebody) -> None:
    """A scholar's step on its track; what moves between the bowls."""
    anna = arrive("Anna")
    middle(anna, person, SCHOLARS_AND_SPECIALS)
    seat = anna.heard("table.you")
    answers = anna.heard("actions")
    sent = next(each for each in answers if each["action"].startswith("send "))
    AT_INNOVATION.press_answer(anna, sent)
    expect(anna.page.get_by_role("region", name="Science").locator(".ahead")).to_have_count(1)
    # Another one: who presses the same again does it.
    burn = next(each for each in answers if each["action"] == "burn")
    AT_INNOVATION.press_answer(anna, burn)
    _, two, three = anna.heard(f"view.seats[{seat}].bowls")
    changed = [f"→ {two - 2}", f"→ {three + 1}"]
    expect(anna.page.get_by_role("region", name="Your board").locator(".bowl em")).to_have_text(changed)


def test_power_is_burnt_and_spent_in_two_clicks(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, SCHOLARS_AND_SPECIALS)
    seat = anna.heard("table.you")
    [course, *_] = [each for each in anna.heard("courses") if each["answers"][0] == "burn"]
    tile = anna.page.locator("main").get_by_role("button", name=course["short"])
    expect(tile).to_contain_text(f"burn {len(course['answers']) - 1}")
    tile.click()
    with anna.moving_on():
        tile.click()
    assert anna.heard("view.power_actions")[course["answers"][-1].split()[1]] == seat


def test_kinds_of_answers_have_keys_also_on_a_cyrillic_keyboard(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, SCHOLARS_AND_SPECIALS)
    kinds = anna.page.locator("footer .kinds button")
    for key, name in (("c", "Scholar"), ("е", "Terraform"), ("і", "Special")):
        anna.page.locator("body").dispatch_event("keydown", {"key": key})  # Playwright has only Latin keys
        expect(kinds.filter(has_text=name)).to_have_attribute("aria-pressed", "true")
