"""The lobby of a device: what a page asks of a server it asks here, and what is kept outlives the worker."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from boardwright.kernel.record import Record
from boardwright.kernel.registry import game, games
from boardwright.lobby.match import Match
from boardwright.site.device import PEOPLE, Device, do

PATIENCE = 60.0


class Shelf:
    """What a browser keeps; it may have no room left."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.trouble = ""

    async def put(self, name: str, text: str) -> str:
        if not self.trouble:
            self.kept[name] = text
        return self.trouble

    async def remove(self, name: str) -> str:
        if not self.trouble:
            self.kept.pop(name, None)
        return self.trouble

    async def all(self) -> list[tuple[str, str]]:
        return list(self.kept.items())


class Bench:
    """Thinks at once, by the same way over text."""

    async def start(self) -> None:
        pass

    async def run(self, seconds: float, name: str, given: str) -> str | None:
        return do(name, given)


class Page:
    """What a page asks and hears."""

    def __init__(self, device: Device, seat: int | None = None) -> None:
        self.device = device
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, told, _ = await self.device.ask(method, f"/api{path}", text, self.seat)
        return status, json.loads(told) if told.startswith(("{", "[")) else told

    async def create(self, *seats: dict[str, str], game: str = "planetfall", **more: object) -> str:
        wanted = {"game": game, "seats": list(seats), "pace": "instant", "ready": True, **more}
        status, told = await self.ask("POST", "/tables", wanted)
        assert status == 200, told
        return str(told["id"])

    async def join(self, table: str, line: int = 1) -> None:
        await self.device.join(line, table, self.seat, True, self.hear)
        self.line = line

    def hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    @property
    def state(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == "state")

    async def until(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while not condition(self.state):
                self.news.clear()
                await self.news.wait()
        return self.state

    @property
    def made(self) -> list[tuple[int | None, str]]:
        """Every move, as the log has told them."""
        turns: list[dict[str, Any]] = []
        for state in self.heard:
            if state["type"] == "state":
                turns = [turn for turn in turns if turn["first"] < state["log_from"]] + state["log"]
        return [(step["seat"], step["action"]) for turn in turns for step in turn["steps"]]

    async def send(self, kind: str, **more: object) -> None:
        version = self.state["version"]
        await self.device.hear(self.line, json.dumps({"type": kind, "version": version, **more}))
        await self.until(lambda state: state["version"] != version)

    async def act(self, key: str) -> None:
        state = await self.until(lambda state: state["actions"])
        act = {
            "type": "act",
            "version": state["version"],
            "action": state["actions"][0]["action"],
            "key": key,
            "end": True,
        }
        await self.device.hear(self.line, json.dumps(act))
        await asyncio.sleep(0)  # what follows is broadcast when the loop comes round


def at_version(version: int) -> Callable[[dict[str, Any]], object]:
    return lambda state: state["version"] == version


def told_of(state: dict[str, Any], made: list[tuple[int | None, str]]) -> dict[str, Any]:
    """A table as a page tells the worker beside it."""
    table = state["table"]
    assert len(made) == table["moves"]
    seats, holding = len(table["seats"]), state["holding"]
    return {"game": table["game"], "players": seats, "options": table["options"], "made": made, "holding": holding}


def on_device(work: Callable[[Device, Shelf], Awaitable[None]], shelf: Shelf | None = None) -> Shelf:
    shelf = shelf or Shelf()

    async def run() -> None:
        device = Device(shelf, Bench())
        await device.open()
        try:
            await work(device, shelf)
        finally:
            await device.close()

    asyncio.run(run())
    return shelf


ME, BOT = {"kind": "person"}, {"kind": "bot", "bot": "novice"}


def test_a_page_is_answered_as_by_a_server() -> None:
    async def work(device: Device, _: Shelf) -> None:
        page = Page(device)
        status, games = await page.ask("GET", "/games")
        assert status == 200 and [game["name"] for game in games] == [
            "age_of_innovation", "planetfall", "santa_maria", "terra_mystica",
        ]  # fmt: skip
        assert (await page.ask("GET", "/words/uk/boardwright.ftl"))[1].count("device-full") == 1
        assert (await page.ask("GET", "/words/fr/boardwright.ftl"))[0] == 404
        assert (await page.ask("GET", "/nowhere"))[0] == 404
        assert (await page.ask("GET", "/tables/no-such-table"))[0] == 404
        assert (await page.ask("POST", "/tables", {"game": 7}))[0] == 422
        assert (await page.ask("POST", "/tables", {"game": "chess", "seats": [ME]}))[0] == 400
        table = await page.create(ME, BOT)
        status, info = await page.ask("GET", f"/tables/{table}")
        assert (status, info["you"], info["status"]) == (200, 0, "playing")
        for path in ("outlook", "history", "at/1"):
            assert (await page.ask("GET", f"/tables/{table}/{path}"))[0] == 200
        assert (await page.ask("GET", f"/tables/{table}/at/x"))[0] == 422
        await page.join(table)
        state = await page.until(lambda state: state["actions"])
        steps = [[state["actions"][0]["action"]]]
        assert (await page.ask("POST", f"/tables/{table}/plan", {"steps": steps}))[1]["steps"]
        hint = await page.ask("POST", f"/tables/{table}/hint", {"version": state["version"]})
        assert hint[0] == 200 and hint[1]["best"]["answers"]

    on_device(work)


def test_what_was_played_is_there_after_the_worker_died() -> None:
    tables: list[str] = []

    async def play(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        tables.append(await page.create(ME, BOT))
        await page.join(tables[0])
        for number in range(3):
            await page.act(f"k{number}")
            await page.until(lambda state: state["actions"])
        tables.append(str(page.state["table"]["moves"]))

    async def go_on(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        assert [table["id"] for table in (await page.ask("GET", "/tables"))[1]["mine"]] == tables[:1]
        await page.join(tables[0])
        assert page.state["table"]["moves"] == int(tables[1])
        await page.device.hear(page.line, json.dumps({"type": "act", "version": 0, "action": "x", "key": "k0"}))
        assert page.heard[-1]["type"] == "done"  # the key is known: it was done before
        await page.act("new")
        await page.until(lambda state: state["table"]["moves"] > int(tables[1]))

    on_device(go_on, on_device(play))


def test_a_move_that_cannot_be_kept_has_not_happened() -> None:
    async def work(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        table = await page.create(ME, BOT)
        await page.join(table)
        state = await page.until(lambda state: state["actions"])
        shelf.trouble = "full"
        await page.act("k")
        refusal = next(message for message in page.heard if message["type"] == "refused")
        assert refusal["problem"]["say"] == "boardwright/device-full"
        status, info = await page.ask("GET", f"/tables/{table}")
        assert (status, info["moves"]) == (200, state["table"]["moves"])
        shelf.trouble = ""
        await page.act("k2")
        await page.until(lambda new: new["table"]["moves"] > state["table"]["moves"])

    on_device(work)


def test_a_table_is_removed_at_its_owners_word_and_not_while_a_bot_thinks() -> None:
    async def work(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        kept, table = await page.create(ME, BOT), await page.create(ME, BOT)
        live = await device.lobby.table(table)
        live.thinking.add(1)
        status, told, _ = await device.remove(table)
        assert status == 409 and "device-thinking" in told and table in shelf.kept
        live.thinking.clear()
        shelf.trouble = "refused"
        assert (await device.remove(table))[0] == 503 and table in shelf.kept
        shelf.trouble = ""
        assert (await device.remove(table))[0] == 200
        assert table not in shelf.kept and kept in shelf.kept
        assert (await page.ask("GET", f"/tables/{table}"))[0] == 404
        assert (await device.remove(table))[0] == 404
        _, tables = await page.ask("GET", "/tables")
        assert [each["id"] for each in tables["mine"]] == [kept]

    on_device(work)


def test_a_page_works_out_a_plan_as_its_server_would() -> None:
    async def work(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        table = await page.create(ME, BOT, game="terra_mystica")
        await page.join(table)
        state = await page.until(lambda state: state["actions"])
        steps = {"steps": [[state["actions"][0]["action"]]], "more": []}
        told = json.loads(do("plan", json.dumps([told_of(state, page.made), 0, state["version"], steps])))
        assert len(told["steps"]) == 1
        assert (200, told) == await page.ask("POST", f"/tables/{table}/plan", steps)

    on_device(work)


@pytest.mark.parametrize("name", [each.name for each in games() if each.all_open])
def test_a_page_works_out_what_answers_change_as_its_server_would(name: str) -> None:
    """From the moves that the log has told, also after Undo; who works it out is told what is legal and no more."""

    async def work(device: Device, shelf: Shelf) -> None:
        whole, bare, random = Page(device), Page(device), Random(name)
        table = await whole.create(ME, BOT, game=name)
        await whole.join(table, 1)
        await bare.join(table, 2)
        await device.hear(2, json.dumps({"type": "prefer", "confirm": True, "previews": False}))
        asked = undone = 0
        for number in range(60):
            full = await whole.until(lambda told: told["actions"] or told["holding"] == 0 or told["table"]["winners"])
            if full["table"]["winners"]:
                break
            if full["holding"] == 0:
                await whole.send("end", key=f"end {number}")
                continue
            if number:  # what is told on coming is told in full
                left = await bare.until(at_version(full["version"]))
                assert not left["previews"]
                assert not left["courses"]
                told = json.loads(do("answers", json.dumps([told_of(left, bare.made), 0])))
                assert told == {part: full[part] for part in ("actions", "courses", "obstacles")}
                legal = [each["action"] for each in left["actions"]]
                assert {each["action"] for each in told["actions"]} <= set(legal)
                asked += 1
            if full["can_undo"] and undone < 5 and random.random() < 0.5:
                undone += 1
                await whole.send("undo", key=f"undo {number}")
            else:
                await whole.send("act", key=f"act {number}", action=random.choice(full["actions"])["action"], end=False)
        assert asked > 20
        assert undone
        await device.hear(2, json.dumps({"type": "prefer", "confirm": True}))
        again = bare.heard[-1]  # who asks after all is told at once, with the whole log
        assert again["previews"]
        assert again["log_from"] == 1
        assert again["courses"] == whole.state["courses"]

    on_device(work)


def test_where_something_is_hidden_answers_are_told_in_full() -> None:
    async def work(device: Device, shelf: Shelf) -> None:
        page = Page(device)
        await page.join(await page.create(ME, BOT, game="santa_maria"))
        await device.hear(1, json.dumps({"type": "prefer", "confirm": True, "previews": False}))
        for number in range(6):
            await page.act(f"key {number}")
        state = await page.until(lambda state: state["actions"])
        assert state["previews"]
        assert any(each.get("entries") for each in state["actions"])

    on_device(work)


def test_each_of_two_at_one_device_is_told_what_is_theirs() -> None:
    async def work(device: Device, _: Shelf) -> None:
        anna, bert = Page(device, 0), Page(device, 1)
        table = await anna.create(ME, {"kind": "person", "name": "Bert"}, game="santa_maria", name="Anna")
        await anna.join(table, 1)
        await bert.join(table, 2)
        for page, other in ((anna, 1), (bert, 0)):
            assert page.state["table"]["you"] == 1 - other
            seats = page.state["view"]["seats"]
            assert seats[other]["points"] is None and seats[1 - other]["points"] is not None
        assert [seat["name"] for seat in anna.state["table"]["seats"]] == ["Anna", "Bert"]
        asked = [page for page in (anna, bert) if page.state["actions"]]
        assert len(asked) == 1
        # Whose seat it is acts; nobody acts for another, whatever his page says.
        waits = bert if asked[0] is anna else anna
        action = asked[0].state["actions"][0]["action"]
        act = {"type": "act", "version": waits.state["version"], "action": action, "key": "k"}
        await device.hear(waits.line, json.dumps(act))
        assert waits.heard[-1]["kind"] == "not-your-turn"

    on_device(work)


def test_no_more_people_than_a_device_has_secrets_for() -> None:
    async def work(device: Device, _: Shelf) -> None:
        people = [ME, *[{"kind": "person", "name": f"P{number}"} for number in range(len(PEOPLE))]]
        status, told = await Page(device).ask("POST", "/tables", {"game": "planetfall", "seats": people})
        assert status == 400, told

    on_device(work)


def test_everything_goes_out_as_one_file_and_comes_back() -> None:
    files: list[str] = []

    async def take_out(device: Device, _: Shelf) -> None:
        await Page(device).create(ME, BOT)
        await Page(device).create(ME, BOT, game="terra_mystica")
        files.append(device.dumps())

    async def bring_back(device: Device, shelf: Shelf) -> None:
        assert (await device.restore(files[0]))[:2] == (200, "2")
        assert (await device.restore(files[0]))[:2] == (200, "0")  # nothing is newer than what is there
        assert len((await Page(device).ask("GET", "/tables"))[1]["mine"]) == 2
        kept = dict(shelf.kept)
        for wrong in ("", "[]", "{}", '{"tables": {"a": "b"}}', files[0][:-40]):
            assert (await device.restore(wrong))[0] == 400
        assert shelf.kept == kept

    on_device(take_out)
    on_device(bring_back)


def test_what_a_later_version_kept_stays_on_the_shelf() -> None:
    shelf = Shelf()
    shelf.kept = {"old-table-aaaa": '{"format": 99}', "broken": "{"}

    async def work(device: Device, shelf: Shelf) -> None:
        assert device.unreadable == 2
        await Page(device).create(ME, BOT)
        assert {"old-table-aaaa", "broken"} < set(shelf.kept)

    on_device(work, shelf)


def test_a_record_is_brought_and_taken_out() -> None:
    text = Match.new(game("planetfall"), 2).record.dumps()

    async def work(device: Device, _: Shelf) -> None:
        page = Page(device)
        status, told = await page.ask("POST", "/records", {"record": text})
        assert status == 200
        answer = await device.ask("GET", f"/api/tables/{told['id']}/record", "", None)
        record, name = answer[1:]
        assert name == f"planetfall-{told['id']}.record"
        assert [move.action.text for move in Record.loads(record).moves] == [
            move.action.text for move in Record.loads(text).moves
        ]

    on_device(work)


@pytest.mark.parametrize("bot", ["novice", "casual"])
def test_bots_think_over_text(bot: str) -> None:
    match = Match.new(game("terra_mystica"), 2)
    answers = json.loads(do("think", json.dumps([match.record.dumps(), match.waiting[0], bot])))
    assert answers[0] in [action.text for action in match.legal(match.waiting[0])]
