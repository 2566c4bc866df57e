"""Who adds a piece writes it in one place, and no action of the others gets another index (docs/adding-a-game.md)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright
from boardwright.kernel.language import LANGUAGES
from tests.builds import ROOT

GAMES = 200


def played_with(name: str, changed: list[tuple[str, str, str]], wanted: list[str], folder: Path) -> str:
    """Play random games of a copy of the sources. Of a file, a text that stands there once and what is put before it;
    '' stands once in a new file."""
    sources = folder / "boardwright"
    shutil.copytree(ROOT / "src" / "boardwright", sources, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for file, before, text in changed:
        path = sources / "games" / name / file
        shipped = path.read_text(encoding="utf-8") if before else ""
        assert shipped.count(before) == 1
        path.write_text(shipped.replace(before, text + before), encoding="utf-8")
    known = "\n".join([action.text for action in boardwright.game(name).book])
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.added", name, str(GAMES), *wanted],
        input=known,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.full
def test_a_tile_is_one_line(tmp_path: Path) -> None:
    double = 'D16 = { spaces = ["forest: 1w, 1c", "city: religion"], source = "reconstructed" }\n'
    triple = 'T16 = { spaces = ["road: 1", "farm: 1g -> 2p", "mountain: 1e"], source = "reconstructed" }\n'
    line = ("content/tiles.toml", "\n# Three equal tiles", double + triple)
    assert "200 games" in played_with("santa_maria", [line], ["expand D16", "expand T16"], tmp_path)


DERVISHES = '''"""Dervishes: with the stronghold, a whirl a round."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Words

from ..ability import Ability
from ..cults import advance
from ..moves import CULT
from ..power import CONVERTING, OwnDecision
from ..state import State
from ..vocabulary import Gain, Source


class Dervishes(Ability):
    def stronghold_built(self, state: State, number: int) -> None:
        state.pending.append(Whirl(number))

    def boon(self, number: int) -> Decision[State]:
        return Whirl(number)

    def power_offered(self, state: State, builder: int) -> None:
        state.seats[builder].gain(Gain(coins=1), Source.ABILITY)


class Whirl(OwnDecision):
    """A step on a cult, and coins."""

    def kinds(self) -> Kinds:
        return _WHIRL


class Turn(Kind[State, Whirl, int]):
    def do(self, state: State, asked: Whirl, cult: int) -> None:
        advance(state, asked.seat, cult, 1, Source.STRONGHOLD)
        state.seats[asked.seat].gain(Gain(coins=3), Source.STRONGHOLD)

    def words(self, state: State, asked: Whirl, cult: int) -> Words:
        return "cult", {"cult": cult, "steps": 1}


_WHIRL: Final = Kinds(Turn(CULT), *CONVERTING)
'''
WORDS = """faction-dervishes = Dervishes
ability-dervishes = For each town you found, gain 4 coins.
stronghold-dervishes = Special action, once a round: a step on a cult and 3 coins.
label-stronghold-dervishes = Whirl
prompt-whirl = On which cult do you advance?
"""


@pytest.mark.full
def test_a_faction_is_a_row_a_class_and_words(tmp_path: Path) -> None:
    numbers = 'workers=8, trading_house="1w 1c", stronghold="1w 1c", town="4c", spade_points=1'
    row = f'Faction("dervishes", PLAINS, (0, 1, 0, 1), {numbers}, acts=True, later=True),'
    changed = [
        ("content/factions.py", ")\n# fmt: on", f"    {row}\n"),
        ("rules/factions/dervishes.py", "", DERVISHES),
        ("rules/factions/__init__.py", "from .giants", "from .dervishes import Dervishes\n"),
        ("rules/factions/__init__.py", '    "giants"', '    "dervishes": Dervishes(),\n'),
        *[(f"words/{language}.ftl", "faction-darklings =", WORDS) for language in LANGUAGES],
    ]
    assert "200 games" in played_with("terra_mystica", changed, ["faction dervishes", "Whirl"], tmp_path)


FACTIONS = (
    "alchemist auren chaos.?magician cultist darkling dwarv engineer fakir giant halfling mermaid nomad swarmling witch"
)


def test_factions_are_named_in_their_own_files_only() -> None:
    game = ROOT / "src" / "boardwright" / "games" / "terra_mystica"
    names = re.compile(rf"\b({FACTIONS.replace(' ', '|')})", re.IGNORECASE)
    files = [path for chapter in ("rules", "table", "study") for path in (game / chapter).rglob("*.py")]
    named = [path for path in files if names.search(path.read_text(encoding="utf-8"))]
    assert {path for path in named if path.parent.name != "factions"} == {game / "study" / "factions.py"}


BADGERS = """class Badgers(Faction):
    def brings(self, what: int, edition: int, players: int) -> Gain | None:
        return Gain("1t") if what == TUNNEL_DUG else super().brings(what, edition, players)

    def competency_taken(self) -> int:
        return 2

    def city_taken(self) -> Effect:
        return Effect("1vp 1b", spades=1)


"""
THEIR_ROW = """    Badgers("badgers", (0, 1, 1, 0), difficulty=EASY, whenever=SPADE, each_time="1c", profits=(SPADE,),
            tunnels=True, power_discount=1, bonus_levels=1),
"""
THEIR_WORDS = {
    "en": ("Badgers", "Each spade you use brings { $gain }."),
    "ru": ("Барсуки", "Каждая использованная лопата приносит { $gain }."),
    "uk": ("Борсуки", "Кожна використана лопата дає { $gain }."),
}


@pytest.mark.full
def test_a_faction_of_age_of_innovation_is_a_class_and_a_row(tmp_path: Path) -> None:
    added = [
        ("content/factions.py", ")\n\nSTEPS_AND_A_BOOK", "    Gain,\n"),
        ("content/factions.py", "# fmt: off\n", BADGERS),
        ("content/factions.py", ")\n# fmt: on\n", THEIR_ROW),
    ]
    for language, (name, ability) in THEIR_WORDS.items():
        added.append((f"words/{language}.ftl", "ability-blessed =", f"ability-badgers = {ability}\n"))
        added.append((f"words/{language}.ftl", "\nthe-automa =", f"\nfaction-badgers = {name}"))
    assert "200 games" in played_with("age_of_innovation", added, ["draft badgers"], tmp_path)
