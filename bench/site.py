"""How long a site takes until one can play, on a first visit and on later ones; and what bots take in the browser.

    .boardwright/venv/bin/python bench/site.py [--throttle 4] [--slow 4] [--visits 3]
    .boardwright/venv/bin/python bench/site.py --calibrate LIGHTHOUSE
    .boardwright/venv/bin/python bench/site.py --bots
    .boardwright/venv/bin/python bench/site.py --plans

A phone is made of this machine: the host sends 20 Mbit/s with 40 ms before each answer. `--throttle 4` is Chromium's
own brake: the page gets a quarter of the processor. It leaves the workers alone, which do most here, so there is a
harder one too: with `--slow 4` all processes of the browser run a quarter of the time.

How much of each brake makes a mid-range phone is found as Chromium's DevTools find it: so much that Lighthouse's
benchmark comes to what it does on one. LIGHTHOUSE is npm's package of that name, unpacked.
"""

import argparse
import json
import os
import re
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import psutil  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from boardwright.bots import LEVELS, bot  # noqa: E402
from boardwright.kernel.decision import CHANCE  # noqa: E402
from boardwright.kernel.playout import draw  # noqa: E402
from boardwright.kernel.record import Move, Record  # noqa: E402
from boardwright.kernel.registry import game as game_by_name  # noqa: E402
from boardwright.kernel.registry import games  # noqa: E402
from boardwright.lobby.jobs import think  # noqa: E402
from boardwright.site.advising import Follower  # noqa: E402
from boardwright.site.build import write_site  # noqa: E402
from boardwright.site.serve import Files, compressed  # noqa: E402
from tests.browser.chromium import open_chromium  # noqa: E402
from tests.browser.window import PHONE  # noqa: E402
from tests.server.live import Person, Server, running_server, somewhere  # noqa: E402

BYTES_A_SECOND = 20e6 / 8
LATENCY = 0.04
SLICE = 16 * 1024
REST = 3.0  # seconds between two visits: a worker takes a moment to end, and the next one waits for it
SLACK = 0.05  # seconds that a late wait may make up for
ROLLOUTS = 12
SEVERAL = 8  # answers
MID_RANGE = 1000  # Lighthouse's BenchmarkIndex on a Pixel 5, to which DevTools calibrate "mid-tier mobile"
STEPS = 6
MOVES, WARM_UP, TRIES = 20, 5, 4
# Whether Python's memory is kept, from which later visits begin.
REMEMBERED = "async () => (await (await caches.open('memory of /')).keys()).length > 0"
TURN = 0.05  # seconds that the browser runs before it is stopped: stopping it takes milliseconds itself


class Link:
    """One line to the phone: whoever sends waits for who sent before. It keeps to its clock: a wait that took too long,
    as they do on a busy machine, makes the next one shorter, and the line no slower."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free = 0.0
        self.sent = 0

    def carry(self, size: int) -> None:
        with self._lock:
            self.sent += size
            now = time.monotonic()
            self._free = max(self._free, now - SLACK) + size / BYTES_A_SECOND
            time.sleep(max(0.0, self._free - now))


@contextmanager
def host(folder: Path, link: Link) -> Iterator[str]:
    class Slow(Files):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(folder))

        def do_GET(self) -> None:  # noqa: N802  # http.server calls it so
            time.sleep(LATENCY)
            whole, self.wfile = self.wfile, Trickle(self.wfile, link)  # type: ignore[assignment]  # as much of a file as is used
            try:
                super().do_GET()
            finally:
                self.wfile = whole

    with ThreadingHTTPServer(("127.0.0.1", 0), Slow) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


class Trickle:
    def __init__(self, to: Any, link: Link) -> None:
        self._to, self._link = to, link

    def write(self, content: bytes) -> None:
        for begin in range(0, len(content), SLICE):
            part = content[begin : begin + SLICE]
            self._link.carry(len(part))
            self._to.write(part)

    def flush(self) -> None:
        self._to.flush()


@contextmanager
def slowed(factor: float) -> Iterator[None]:
    """All processes of the browser run for one part of `factor`."""
    if factor <= 1:
        yield
        return
    over = threading.Event()

    def brake() -> None:
        """What one turn was stopped too long, the next is less."""
        mine: list[int] = []
        looked = owed = 0.0
        resumed = time.monotonic()
        while not over.is_set():
            if time.monotonic() - looked > 0.3:
                mine, looked = [each.pid for each in _browser()], time.monotonic()
            time.sleep(TURN)
            stopped = time.monotonic()
            owed += (stopped - resumed) * (factor - 1)
            if owed > 0:
                _signal(mine, signal.SIGSTOP)
                time.sleep(owed)
                _signal(mine, signal.SIGCONT)
            resumed = time.monotonic()
            owed -= resumed - stopped

    thread = threading.Thread(target=brake, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        _signal([each.pid for each in _browser()], signal.SIGCONT)


def _browser() -> list[psutil.Process]:
    """Processes that this one has started, below Playwright's own."""
    return [each for each in psutil.Process().children(recursive=True) if "chrom" in _name(each)]


def _name(process: psutil.Process) -> str:
    try:
        return str(process.name())
    except psutil.Error:
        return ""


def _signal(processes: list[int], which: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, which)


def worked() -> float:
    """Seconds of processor that the browser has used so far: on a busy machine they tell more than the clock."""
    used = [each.cpu_times() for each in _browser()]
    return sum(each.user + each.system for each in used)


def calibrate(browser: Browser, lighthouse: Path) -> None:
    """Of both brakes, how much makes of this machine a mid-range phone; by halves, as DevTools do."""
    source = (lighthouse / "core" / "lib" / "page-functions.js").read_text(encoding="utf-8")
    found = re.search(r"^function computeBenchmarkIndex\(\) \{.*?^\}", source, re.MULTILINE | re.DOTALL)
    assert found, "Lighthouse keeps its benchmark elsewhere"
    page = browser.new_page()
    chromium = page.context.new_cdp_session(page)

    def index() -> float:
        return statistics.median(page.evaluate(f"({found[0]})()") for _ in range(3))

    def throttled(rate: float) -> float:
        chromium.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        try:
            return index()
        finally:
            chromium.send("Emulation.setCPUThrottlingRate", {"rate": 1})

    def slow(factor: float) -> float:
        with slowed(factor):
            return index()

    index()  # V8 warms up
    print(f"BenchmarkIndex of this machine: {index():.0f}", flush=True)
    for name, brake in (("--throttle", throttled), ("--slow", slow)):
        least, most = 1.0, 4.0
        for _ in range(STEPS):
            middle = (least + most) / 2
            least, most = (middle, most) if brake(middle) > MID_RANGE else (least, middle)
        rate = (least + most) / 2
        print(f"{name} {rate:.2f} makes {brake(rate):.0f} of it; {name} 4 {brake(4):.0f}", flush=True)


def visit(context: BrowserContext, address: str, throttle: float) -> tuple[tuple[float, float], Page]:
    """Seconds by the clock and of processor, from the address to games that can be pressed."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    begun, before = time.monotonic(), worked()
    page.goto(address, wait_until="commit")
    page.get_by_role("article").first.wait_for(timeout=180_000)
    return (time.monotonic() - begun, worked() - before), page


def begin(page: Page) -> float:
    """Seconds from pressing a game to its table, whose game may have to be imported first."""
    begun = time.monotonic()
    page.get_by_role("article").first.get_by_role("button").first.click()
    page.locator("footer").wait_for(timeout=180_000)
    return time.monotonic() - begun


def visits(browser: Browser, number: int, throttle: float, slow: float) -> None:
    folder = Path(tempfile.mkdtemp(prefix="boardwright-site-"))
    written = write_site(folder)
    # A host has its files compressed before anybody asks.
    wire = sum(len(compressed(folder / name, (folder / name).stat().st_mtime_ns)) for name in written.files)
    print(f"whole site, compressed: {wire / 1e6:.2f} MB in {len(written.files)} files")
    first, begun, later, sent = [], [], [], []
    for _ in range(number):
        link = Link()
        with host(folder, link) as address, slowed(slow):
            context = browser.new_context(**PHONE)
            seconds, page = visit(context, address, throttle)
            first.append(seconds)
            begun.append(begin(page))
            page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
            while not page.evaluate(REMEMBERED):
                page.wait_for_timeout(200)
            sent.append(link.sent / 1e6)
            for _ in range(2):
                page.close()
                time.sleep(REST)
                seconds, page = visit(context, address, throttle)
                later.append(seconds)
            context.close()
    for name, taken in (("first visit", first), ("later visits", later)):
        clock, processor = (statistics.median(each[part] for each in taken) for part in (0, 1))
        shown = ", ".join(f"{each[0]:.2f}/{each[1]:.2f}" for each in taken)
        print(f"{name}: {clock:.2f} s by the clock, {processor:.2f} s of processor ({shown})")
    print(f"then a table, after: {statistics.median(begun):.2f} s ({', '.join(f'{each:.2f}' for each in begun)})")
    print(f"over the wire until everything is kept: {statistics.median(sent):.2f} MB")


def positions() -> Iterator[tuple[str, Record, int]]:
    """Questions of the middle of a game of three that leave something to choose, the same for both."""
    for game in games():
        random, player = Random(5), bot("novice", Random(5))
        record = Record(game, 3, game.full_options({}))
        state = record.replay()
        asked, wanted = 0, [20, 30, 40]
        while wanted and game.waiting(state):
            seat = game.waiting(state)[0]
            action = draw(game, state, random) if seat == CHANCE else player.choose(game, state, seat)
            if seat != CHANCE:
                asked += 1
                if asked >= wanted[0] and len(game.legal(state, seat)) >= SEVERAL:
                    del wanted[0]
                    yield game.name, Record(game, 3, record.options, list(record.moves)), seat
            game.apply(state, seat, action)
            record.moves.append(Move(seat, action))


def bots(browser: Browser) -> None:
    """Each level on the same positions: here, and in the browser by the site's own worker."""
    folder = Path(tempfile.mkdtemp(prefix="boardwright-site-"))
    written = write_site(folder)
    thinker = next(name for name in written.files if name.startswith("assets/thinker.worker"))
    engine = next(name for name in written.files if name.startswith("engine-"))
    python = next(name for name in written.files if name.startswith("pyodide-")).split("/")[0]
    asked = list(positions())
    link = Link()
    with host(folder, link) as address:
        page = browser.new_page()
        page.goto(f"{address}hosting.txt")
        page.evaluate(
            """([script, place]) => new Promise((resolve) => {
              window.thinker = new Worker(script, {type: 'module'});
              thinker.onmessage = ({data}) => data.kind === 'ready' && resolve(true);
              thinker.postMessage({kind: 'start', place});
            })""",
            [f"/{thinker}", {"folder": "", "python": python, "engine": engine, "kept": True}],
        )
        for level in LEVELS:
            for name in sorted({name for name, _, _ in asked}):
                here, there = [], []
                for game, record, seat in asked:
                    if game != name:
                        continue
                    begun = time.perf_counter()
                    think(record.dumps(), seat, level)
                    here.append(time.perf_counter() - begun)
                    there.append(time_beside(page, "think", record.dumps(), seat, level))
                taken = statistics.median(here), statistics.median(there)
                told = f"here {taken[0]:6.3f} s, browser {taken[1]:6.3f} s (at most {max(there):.2f} s)"
                print(f"{level:8} {name:18} {told}", flush=True)
        looked_ahead(page, asked)
        searched(page, f"/{python}/", f"/{engine}", asked)


def time_beside(page: Page, name: str, *given: object) -> float:
    """Seconds for a piece of work in the worker, with the way there and back."""
    begun = time.perf_counter()
    page.evaluate(
        """([name, given]) => new Promise((resolve, reject) => {
          thinker.onmessage = ({data}) => data.kind === 'done' ? resolve(data.told) : reject(data.why);
          thinker.postMessage({kind: 'work', id: 1, name, given});
        })""",
        [name, json.dumps(given)],
    )
    return time.perf_counter() - begun


def looked_ahead(page: Page, asked: list[tuple[str, Record, int]]) -> None:
    """What answers would change, for the page of a server: a move after the table that the worker knows, and anew."""
    for name in sorted({name for name, record, _ in asked if record.game.all_open}):
        anew, after = [], []
        for game, record, seat in asked:
            if game == name:
                made = [(None if move.seat == CHANCE else move.seat, move.action.text) for move in record.moves]
                table = {"game": game, "players": record.players, "options": record.options, "holding": None}
                time_beside(page, "answers", {**table, "made": []}, seat)
                anew.append(time_beside(page, "answers", {**table, "made": made}, seat))
                time_beside(page, "answers", {**table, "made": []}, seat)
                time_beside(page, "answers", {**table, "made": made[:-1]}, seat)
                after.append(time_beside(page, "answers", {**table, "made": made}, seat))
        told = f"{1000 * statistics.median(after):.0f} ms, from the beginning {1000 * statistics.median(anew):.0f} ms"
        print(f"previews {name:18} {told}", flush=True)


SEARCH = """
import json, time
from random import Random
from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.kernel.record import Record

def search(text, seat, rollouts):
    record = Record.loads(text)
    state = record.replay()
    begun = time.perf_counter()
    answer = bot("strong", Random(1), Limit(3600.0, rollouts)).choose(record.game, state, seat)
    return json.dumps([answer.text, time.perf_counter() - begun])
"""


def searched(page: Page, python: str, engine: str, asked: list[tuple[str, Record, int]]) -> None:
    """The search of the strong bot, with as many rollouts and the same seed: how much longer it takes, and whether it
    comes to the same answers. Then strength is a matter of time alone."""
    page.evaluate(
        """async ([home, engine, search]) => {
          const {loadPyodide} = await import(home + 'pyodide.mjs');
          const unpacked = async (address) => {
            const {body} = await fetch(address);
            return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
          };
          const stdLibURL = URL.createObjectURL(new Blob([await unpacked(home + 'library.pack')]));
          window.python = await loadPyodide({indexURL: location.origin + home, stdLibURL});
          python.FS.writeFile('/engine.zip', new Uint8Array(await unpacked(engine)));
          python.runPython('import sys; sys.path.insert(0, "/engine.zip")');
          python.runPython(search);
        }""",
        [python, engine, SEARCH],
    )
    here: dict[str, Any] = {}
    exec(SEARCH, here)  # the same words on both sides
    for name in sorted({name for name, _, _ in asked}):
        ratios, same = [], 0
        for game, record, seat in asked:
            if game == name:
                given = [record.dumps(), seat, ROLLOUTS]
                one, took = json.loads(here["search"](*given))
                told = page.evaluate("(given) => python.globals.get('search')(...given)", given)
                other, took_there = json.loads(told)
                same += one == other
                ratios.append(took_there / took)
        told = f"browser {statistics.median(ratios):5.1f} times as long, the same answer {same} of {len(ratios)}"
        print(f"{ROLLOUTS} rollouts {name:18} {told}", flush=True)


def plans() -> None:
    """What a server works for somebody who tries a few steps before each move, and for a move itself: where it works
    out plans and what answers would change, and where the page does. All processes of the server are counted."""
    for game in games():
        if not game.all_open:
            continue
        with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as server:
            tried = plans_cost(server, game.name)
            for _ in range(2):  # the first time warms the server up
                told, left = (moves_cost(server, game.name, previews) for previews in (True, False))
            words = f"{TRIES} plans {tried:.1f} ms, a move {told:.2f} ms, without previews {left:.2f} ms"
            print(f"{game.name:18} {words}", flush=True)


def plans_cost(server: Server, game: str) -> float:
    """Milliseconds of the server, for a few plans before each of the moves of somebody among bots."""
    anna, random, spent = Person(server.address, "Anna"), Random(5), 0.0
    table = anna.create("novice", "novice", game=game, pace="instant")
    line = anna.look(table)
    moves = 0
    for move in range(-WARM_UP, MOVES):
        time.sleep(0.2)  # a line may bring twenty messages a second
        line.ping()
        while not line.actions and line.state["table"]["status"] == "playing":
            line.do("end") if line.state["holding"] == line.state["table"]["you"] else line.hear()
        if not line.actions:
            break
        anna.http.headers["X-Forwarded-For"] = somewhere()  # nobody asks so fast as this does
        tried, before = random.choices(line.actions, k=TRIES), used(server)
        for action in tried:
            anna.post(f"/api/tables/{table}/plan", {"steps": [[action]]})
        if move >= 0:
            spent, moves = spent + used(server) - before, moves + 1
        line.send("act", action=tried[-1])
        line.hear_of("done", "refused")  # a bot may have answered meanwhile
    anna.close()
    return 1000 * spent / moves


def moves_cost(server: Server, name: str, previews: bool) -> float:
    """Milliseconds of the server for each move of a whole game of four people, who play as `casual` does: each is
    committed, and told to all."""
    people = [Person(server.address, f"Person {number}") for number in range(4)]
    table = people[0].create("open", "open", "open", game=name)
    for number, person in enumerate(people[1:], 1):
        person.sit(table, number)
    lines, random = [person.look(table, confirm=False) for person in people], Random(6)
    player, follower, turns = bot("casual", random), Follower(), list(lines[0].state["log"])
    asked = {preference.name: "ask" for preference in game_by_name(name).preferences if "ask" in preference.values}
    for line in lines:
        line.send("prefer", confirm=False, previews=previews, preferences=asked)
        line.ping()
    begun, before = lines[0].state["table"]["moves"], used(server)
    while lines[0].state["table"]["status"] == "playing":
        state = lines[0].state
        seat = state["table"]["waiting"][0]
        made = [(step["seat"], step["action"]) for turn in turns for step in turn["steps"]]
        match = follower.at(name, len(lines), state["table"]["options"], made, state["holding"])
        version = lines[seat].do("act", action=player.choose(match.game, match.state, seat).text)["version"]
        for line in lines:
            line.hear_version(version)
        time.sleep(0.03)
        fresh = lines[0].state
        turns = [turn for turn in turns if turn["first"] < fresh["log_from"]] + fresh["log"]
    moves, spent = lines[0].state["table"]["moves"] - begun, used(server) - before
    for person in people:
        person.close()
    return 1000 * spent / moves


def used(server: Server) -> float:
    """Seconds of processor, of a server and its workers."""
    mine = psutil.Process(server.process.pid)
    times = [each.cpu_times() for each in [mine, *mine.children(recursive=True)]]
    return sum(each.user + each.system for each in times)


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--throttle", type=float, default=1.0)
    words.add_argument("--slow", type=float, default=1.0)
    words.add_argument("--visits", type=int, default=3)
    words.add_argument("--calibrate", type=Path, metavar="LIGHTHOUSE")
    words.add_argument("--bots", action="store_true")
    words.add_argument("--plans", action="store_true")
    asked = words.parse_args()
    if asked.plans:
        plans()
        return
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        if asked.calibrate:
            calibrate(browser, asked.calibrate)
        elif asked.bots:
            bots(browser)
        else:
            visits(browser, asked.visits, asked.throttle, asked.slow)
        browser.close()


if __name__ == "__main__":
    main()
