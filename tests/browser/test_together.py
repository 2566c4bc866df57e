"""Two browsers at one table, a third that watches."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tables import finished
from tests.browser.visitor import Visitor
from tests.server.live import Person, play_to_the_end

NASTY = "<script>document.title = 'taken over'</script> & <b>hello</b>"


def sit_down(anna: Visitor, bert: Visitor) -> str:
    """Anna makes a table, Bert comes by the link and sits down."""
    table = anna.set_up(players=2, invited=1)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.get_by_role("button", name="Copy link").click()
    expect(anna.page.get_by_text("Copied")).to_be_visible()
    bert.go(anna.page.evaluate("() => navigator.clipboard.readText()"))
    bert.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_role("heading", name="Waiting for Bert.")).to_be_visible()
    bert.page.get_by_role("button", name="I am ready").click()
    for each in (anna, bert):
        each.wait("heard.table && heard.table.status === 'playing'")
    return table


def take_turns(visitors: list[Visitor], random: Random, turns: int) -> None:
    """Whoever is asked plays, and everybody has seen it before the next does."""
    for _ in range(turns):
        whose = visitors[0].heard("table.waiting[0]")
        mover = next(visitor for visitor in visitors if visitor.heard("table.you") == whose)
        assert mover.take_turn(random)
        version = mover.heard("version")
        for visitor in visitors:
            visitor.wait(f"heard.version >= {version}")


def test_two_people_and_a_spectator(arrive: Arrive) -> None:
    anna, bert, cora = arrive("Anna"), arrive("Bert"), arrive("Cora")
    table = sit_down(anna, bert)
    cora.open_table(table)
    everybody = [anna, bert, cora]
    take_turns(everybody, Random(3), turns=8)

    # What had only one answer has a line too, but is no step.
    steps = [visitor.page.get_by_role("log", name="Log").locator(".step") for visitor in everybody]
    for visitor, each in zip(everybody, steps, strict=True):
        visitor.page.get_by_text("Every step", exact=True).click()
        expect(each).to_have_count(anna.heard("table.moves"))
    # Who watches sees the same planet, and is not asked.
    places = [visitor.page.locator("[data-place]") for visitor in everybody]
    assert len({tuple(each.evaluate_all("all => all.map((one) => one.dataset.place)")) for each in places}) == 1
    expect(cora.page.get_by_text("You are watching").first).to_be_visible()
    expect(cora.answers).to_have_count(0)
    expect(cora.filled_button).to_have_count(0)
    expect(cora.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_chat_is_shown_as_it_was_typed(arrive: Arrive) -> None:
    anna, bert = arrive("Anna"), arrive("Bert")
    table = sit_down(anna, bert)
    cora = arrive("Cora <i>")
    cora.open_table(table)
    for visitor, said in ((anna, NASTY), (bert, "Good luck!"), (cora, "I watch")):
        visitor.page.get_by_role("button", name="Chat", exact=True).click()
        visitor.page.get_by_label("Say something").fill(said)
        visitor.page.keyboard.press("Enter")
    for visitor in (anna, bert, cora):
        chat = visitor.page.get_by_role("log", name="Chat")
        expect(chat.get_by_text(NASTY, exact=True)).to_be_visible()
        expect(chat.get_by_text("Good luck!")).to_be_visible()
        expect(chat.get_by_text("Cora <i>")).to_be_visible()
        expect(chat.get_by_text("spectator")).to_be_visible()
        assert "taken over" not in visitor.page.title()


def test_a_left_seat_is_taken_over_by_a_bot(arrive: Arrive) -> None:
    anna, bert = arrive("Anna"), arrive("Bert")
    sit_down(anna, bert)
    take_turns([anna, bert], Random(3), turns=2)
    leave(bert)
    expect(anna.page.get_by_text("Bert has left the table")).to_be_visible()
    anna.page.get_by_role("button", name="Let a bot play").click()
    expect(anna.page.get_by_text("Bert has left the table")).to_have_count(0)
    for _ in range(2):  # the bot answers, or this would wait for ever
        assert anna.take_turn(Random(3))
    assert [seat["kind"] for seat in anna.heard("table.seats")] == ["person", "bot"]


def test_a_left_seat_is_taken_over_by_a_person(arrive: Arrive) -> None:
    anna, bert, cora = arrive("Anna"), arrive("Bert"), arrive("Cora")
    table = sit_down(anna, bert)
    take_turns([anna, bert], Random(3), turns=2)
    leave(bert)
    cora.open_table(table)
    cora.page.get_by_role("button", name="Take over").click()
    cora.wait("heard.table.you === 1")
    take_turns([anna, cora], Random(3), turns=4)


def leave(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Settings", exact=True).click()
    dialog = visitor.page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("alert").get_by_role("button", name="Leave the table").click()
    visitor.page.wait_for_url(visitor.address + "/")


def test_a_rematch_has_the_same_players(arrive: Arrive, person: Callable[[str], Person]) -> None:
    someone = person("Anna")
    table = finished(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    before = sorted(seat["name"] for seat in anna.heard("table.seats"))
    anna.page.get_by_role("button", name="Rematch, same seats").click()
    anna.wait(f"heard.table && heard.table.id !== {table!r}")
    assert sorted(seat["name"] for seat in anna.heard("table.seats")) == before
    assert anna.take_turn(Random(1))
    anna.open_table(table)
    expect(anna.page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_a_rematch_waits_for_the_others(arrive: Arrive, person: Callable[[str], Person]) -> None:
    people = [person("Anna"), person("Bert")]
    table = people[0].create("open")
    people[1].sit(table, 1)
    play_to_the_end([each.look(table, confirm=False) for each in people], Random(1))
    anna, bert = arrive("Anna"), arrive("Bert")
    for visitor, someone in zip((anna, bert), people, strict=True):
        visitor.come_as(someone)
        visitor.open_table(table)
    anna.page.get_by_role("button", name="Rematch, same seats").click()
    expect(anna.page.get_by_text("You would play again. Waiting for Bert.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Rematch, same seats")).to_have_count(0)
    expect(bert.page.get_by_text("Anna would play again.")).to_be_visible()
    bert.page.get_by_role("button", name="Rematch, same seats").click()
    bert.wait(f"heard.table && heard.table.id !== {table!r}")
    anna.page.get_by_role("link", name="To the rematch").click()
    anna.wait(f"heard.table && heard.table.id !== {table!r}")
    take_turns([anna, bert], Random(1), turns=1)


def test_a_bot_plays_for_who_is_away_until_they_take_the_seat_back(
    arrive: Arrive, person: Callable[[str], Person]
) -> None:
    people = [person("Anna"), person("Bert")]
    table = people[0].create("open", away=1, pace="instant")
    people[1].sit(table, 1)
    anna, bert = arrive("Anna"), arrive("Bert")
    for visitor, someone in zip((anna, bert), people, strict=True):
        visitor.come_as(someone)
        visitor.open_table(table)
    bert.page.goto("about:blank")
    expect(anna.page.get_by_text("Bert has been away for a while")).to_be_visible()
    anna.page.get_by_role("button", name="Let a bot play until they are back").click()
    expect(anna.page.get_by_text("Bert is away. A bot plays for them until they take the seat back.")).to_be_visible()
    for _ in range(3):  # the bot answers, or this would wait for ever
        assert anna.take_turn(Random(3))
    bert.open_table(table)
    bert.page.get_by_role("button", name="Take my seat back").click()
    expect(bert.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(anna.page.get_by_text("A bot plays for them")).to_have_count(0)
