"""Whatever the coach of a first game points at is in sight, at every size, also with wider letters: each idea of each
game, where a played game first comes to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.record import Record
from boardwright.lobby.advice import coaching
from boardwright.lobby.messages import CoachInfo
from tests.browser.conftest import Arrive
from tests.browser.tables import GAME, INNOVATION, MYSTICA, SANTA_MARIA
from tests.browser.test_screens import SIDEWAYS, SMALL_WINDOW, TELL, UPRIGHT, WIDE_WINDOW, resize, seated, widen_letters
from tests.server.live import Person

SIZES = (WIDE_WINDOW, SMALL_WINDOW, (SIDEWAYS["width"], SIDEWAYS["height"]), (UPRIGHT["width"], UPRIGHT["height"]))
# What is wrong with how the coach points. What fills most of the window is not ringed; of it the upper edge is there.
# Boards follow within some tenths of a second, and then nothing moves any more.
FAULTS = """async (at) => {
  const names = ['answer', 'place', 'cell', 'tile', 'die', 'monk', 'at'];
  const dice = at.map((name) => `[data-die="${CSS.escape(name)}"]`);
  const named = at.map((name) => names.map((each) => `[data-${each}="${CSS.escape(name)}"]`).join());
  const find = () => [...dice, ...named].flatMap((each) => [...document.querySelectorAll(each)])
    .find((each) => each.getClientRects().length);
  const both = () => [find(), document.querySelector('.bubble')];
  const boxes = () => JSON.stringify(both().map((each) => each?.getBoundingClientRect()));
  let [still, before] = [0, ''];
  while (still < 7) {
    await new Promise((done) => setTimeout(done, 100));
    still = boxes() === before ? still + 1 : 0;
    before = boxes();
  }
  const bubble = document.querySelector('.bubble');
  const thing = find();
  if (!bubble || !thing) return [bubble ? 'what it speaks of is not drawn' : 'there is no coach'];
  const [spot, said] = [thing.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const faults = [];
  const within = (box) => box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2;
  for (const each of [bubble, ...bubble.querySelectorAll('button')])
    if (!within(each.getBoundingClientRect())) faults.push(`${each.className || 'bubble'} beyond the window`);
  if (spot.width * spot.height >= 0.4 * innerWidth * innerHeight || spot.height > 0.8 * innerHeight) {
    if (spot.top < 0 || spot.top > innerHeight / 3) faults.push(`begins at ${spot.top}`);
    return faults;
  }
  const box = [spot.left, spot.top, spot.right, spot.bottom].map(Math.round).join(' ');
  if (!within(spot)) faults.push(`beyond the window: ${box}`);
  if (!document.querySelector('div.ring')) faults.push('not ringed');
  const across = said.left < spot.right - 1 && spot.left < said.right - 1;
  if (across && said.top < spot.bottom - 1 && spot.top < said.bottom - 1)
    faults.push(`behind the coach: ${box}`);
  for (const [right, down] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]) {
    const [x, y] = [spot.left + right * spot.width, spot.top + down * spot.height];
    const hit = document.elementFromPoint(x, y);
    // A clear button over a whole row, and the corners of its neighbours over those of a hex, hide nothing.
    const clear = hit?.closest('.toggle, .hex');
    if (!hit || !(thing.contains(hit) || hit.contains(thing) || bubble.contains(hit) || clear))
      faults.push(`${right} ${down} of ${box} is covered by ${hit?.className?.baseVal ?? hit?.className}`);
  }
  return faults;
}"""


def ideas_of(game: Path) -> Iterator[tuple[int, list[CoachInfo]]]:
    """After so many moves of a record, what the coach could say for the first time."""
    record = Record.loads(game.read_text(encoding="utf-8"))
    rules, lesson = record.game, record.game.lesson
    assert lesson is not None
    state = rules.new(record.players, rules.full_options(record.options))
    left = [idea.name for idea in lesson.ideas]
    for number, move in enumerate(record.moves):
        told: list[CoachInfo] = []
        for idea in [each for each in lesson.ideas if each.name in left and move.seat != CHANCE]:
            others = [each.name for each in lesson.ideas if each is not idea]
            said = coaching(rules, state, move.seat, others)
            told += [said] if said else []
        if told:
            yield number, told
        left = [name for name in left if name not in [each.idea for each in told]]
        rules.apply(state, move.seat, move.action)
    assert not left


@pytest.mark.parametrize(
    "game", [MYSTICA, INNOVATION, SANTA_MARIA, GAME], ids=["mystica", "innovation", "maria", "planetfall"]
)
def test_what_the_coach_points_at_is_in_sight(arrive: Arrive, person: Callable[[str], Person], game: Path) -> None:
    anna = arrive("Anna")
    page = anna.page
    faults: list[str] = []
    for moves, told in ideas_of(game):
        seated(anna, person, game, moves)
        widen_letters(anna)
        version = anna.heard("version")
        for said in told:
            for width, height in SIZES:
                resize(anna, width, height)
                version += 1
                page.evaluate(TELL, {"version": version, "coach": msgspec.to_builtins(said)})
                found = page.evaluate(FAULTS, list(said.at))
                faults += [f"{said.idea}, {width} x {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
