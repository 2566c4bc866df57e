"""The line to the server breaks while a page is open: nothing is lost, and what was chosen meanwhile is done once. And
a server that is reached through somebody else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from boardwright.kernel.record import Record
from tests.browser.conftest import Arrive
from tests.browser.proxy import serving_folder
from tests.browser.visitor import Visitor
from tests.server.live import Hosting, Server, running_server


@pytest.fixture
def mortal(tmp_path: Path, new_hosting: Callable[[], Hosting]) -> Iterator[Server]:
    """A server that may be killed and comes back."""
    hosting = new_hosting()
    with running_server(tmp_path, hosting.environment, hosting.options) as server:
        yield server


def own_moves(visitor: Visitor, table: str) -> list[str]:
    record = Record.loads(httpx.get(f"{visitor.address}/api/tables/{table}/record").text)
    record.replay()
    return [move.action.text for move in record.moves if move.seat == 0]


def test_the_server_is_killed_and_comes_back(arrive: Arrive, mortal: Server) -> None:
    anna = arrive("Anna", at=mortal)
    table = anna.set_up(players=2)
    anna.page.get_by_role("button", name="Chat", exact=True).click()
    anna.page.get_by_label("Say something").fill("before the storm")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat").get_by_text("before the storm")).to_be_visible()
    anna.page.get_by_role("button", name="Close", exact=True).click()
    for _ in range(2):
        assert anna.take_turn(Random(6))
    assert anna.wait_for_turn()
    before = own_moves(anna, table)
    version = anna.heard("version")

    anna.expect_complaint("WebSocket|ERR_CONNECTION_REFUSED")
    mortal.kill()
    expect(anna.page.get_by_text("no connection", exact=True)).to_be_visible()
    anna.choose(Random(6))
    anna.filled_button.click()
    expect(anna.filled_button).to_be_disabled()
    expect(anna.page.get_by_text("Your move is kept here and sent as soon as you are back.")).to_be_visible()
    mortal.revive()

    anna.wait(f"heard.version > {version}")
    expect(anna.page.get_by_text("no connection", exact=True)).to_have_count(0)
    assert own_moves(anna, table)[:-1] == before
    while not anna.holding:
        anna.answer(Random(6))
    anna.end_turn()
    assert anna.take_turn(Random(6))
    anna.page.get_by_role("button", name="Chat", exact=True).click()
    expect(anna.page.get_by_role("log", name="Chat").get_by_text("before the storm")).to_have_count(1)
    # Told by the page or by the server after a fresh start: the same story.
    lines = anna.page.get_by_role("log", name="Log").locator(".line")
    anna.wait_for_turn()
    told = lines.all_inner_texts()
    anna.page.reload()
    expect(lines).to_have_count(len(told))
    assert lines.all_inner_texts() == told


def test_the_network_goes_and_comes_back(arrive: Arrive) -> None:
    anna, bert = arrive("Anna"), arrive("Bert")
    table = anna.set_up(players=2, invited=1)
    bert.go(f"/t/{table}")
    bert.page.get_by_role("button", name="Sit here").click()
    bert.page.get_by_role("button", name="I am ready").click()
    anna.wait("heard.table && heard.table.status === 'playing'")
    assert anna.take_turn(Random(1))

    anna.lose_network()
    expect(anna.page.get_by_text("no connection", exact=True)).to_be_visible()
    assert bert.wait_for_turn()
    while bert.heard("actions.length || heard.holding === heard.table.you"):
        assert bert.take_turn(Random(1))
    version = bert.heard("version")
    assert anna.heard("version") < version
    anna.context.set_offline(False)
    anna.wait(f"heard.version >= {version}")
    expect(anna.page.get_by_text("no connection", exact=True)).to_have_count(0)
    assert anna.take_turn(Random(1))


def test_a_folder_of_somebody_elses_site(arrive: Arrive, tmp_path: Path, new_hosting: Callable[[], Hosting]) -> None:
    """Behind a proxy that takes the folder off the path, and calls the server by another name than browsers do."""
    hosting = new_hosting()
    options = [*hosting.options, "--root-path", "/club"]
    with running_server(tmp_path, hosting.environment, options) as server, serving_folder(server, "/club") as site:
        anna = arrive("Anna", at=replace(server, address=site))
        table = anna.set_up(players=2)
        assert anna.take_turn(Random(1))
        assert anna.page.url == f"{site}/t/{table}"
        anna.open_table(table)  # by its address, as from a link
        assert anna.wait_for_turn()
        anna.go("/rules")
        anna.page.locator("main a[href='/club/rules/planetfall']").first.click()
        anna.page.wait_for_url(f"{site}/rules/planetfall")
        anna.page.goto("about:blank")  # before the server goes
