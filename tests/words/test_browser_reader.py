"""The browser renders Texts as the terminal does: its reader is given everything that is told in random games."""

import json
import subprocess
from pathlib import Path
from random import Random

import boardwright
from boardwright.kernel.text import COMMON, Text, common
from boardwright.words import LANGUAGES, Reader, catalogue
from tests import missing
from tests.conformance.tables import Table, positions
from tests.conformance.wording import texts_of
from tools import build_web

READERS = {language: Reader(language) for language in LANGUAGES}


def texts_of_random_games() -> list[Text]:
    """At each game some table: questions, answers, outcomes, reasons. And some of what every table says."""
    texts: list[Text] = [
        common("sentences", all=["One.", common("game-over")]),
        common("not-asked", who=common("chance"), waiting=[common("seat", number=seat) for seat in (1, 2, 3)]),
        common("no-move", moves=1234),
        common("wrong-players", game="x", fewest=1, most=4, players=-1),
    ]
    for game in boardwright.games():
        table = Table(game, Random(game.name).choice(game.players), game.varied_options())
        for state in positions(table):
            texts += texts_of(table, state)
    return texts


def test_the_browser_reads_what_the_terminal_reads(tmp_path: Path) -> None:
    if not build_web.VITEST.exists():
        missing.skip("vitest", "`./run test` without further words installs it.")
    names = [COMMON, *[game.telling.catalogue for game in boardwright.games() if game.telling.catalogue]]
    texts = texts_of_random_games()
    assert len(texts) > 1000
    sample = {
        "catalogues": {language: {name: catalogue(name, language) for name in names} for language in LANGUAGES},
        "texts": texts,
        "told": {language: [read(text) for text in texts] for language, read in READERS.items()},
    }
    file = tmp_path / "texts.json"
    file.write_text(json.dumps(sample), encoding="utf-8")
    environment = {**build_web.environment(), "BOARDWRIGHT_TEXTS": str(file)}
    command = [str(build_web.node()), str(build_web.VITEST), "run", "tests/reader.test.ts"]
    done = subprocess.run(command, cwd=build_web.WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout, done.stdout
