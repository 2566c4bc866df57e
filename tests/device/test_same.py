"""A browser's Python counts with 32 bits and has other mathematics below it: bots think the same there, digit by
digit."""

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.kernel.registry import games
from boardwright.server.client import SOURCES
from boardwright.site.pack import pack
from tools.build_web import WEB, node
from tools.smoke import thoughts

pytestmark = pytest.mark.full

ROOT = Path(__file__).resolve().parent.parent.parent
PYODIDE = WEB / "node_modules" / "pyodide" / "pyodide.mjs"

# The site's Python, without a browser around it.
RUN = """
import {{ readFileSync }} from 'node:fs';
import {{ loadPyodide }} from '{pyodide}';
const python = await loadPyodide();
python.FS.writeFile('/engine.zip', readFileSync('{engine}'));
python.FS.mkdir('/tools');
python.FS.writeFile('/tools/smoke.py', readFileSync('{smoke}'));
python.runPython(`
import sys
sys.path[:0] = ["/engine.zip", "/tools"]
import smoke
for line in smoke.thoughts(smoke.boardwright.game("{game}")):
    print(line)
`);
"""


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_bots_think_the_same_in_a_browser(name: str, tmp_path: Path) -> None:
    assert PYODIDE.exists(), "The packages of the web client are not there: `./run web` installs them."
    engine = tmp_path / "engine.zip"
    engine.write_bytes(gzip.decompress(pack(SOURCES)))
    script = tmp_path / "run.mjs"
    script.write_text(
        RUN.format(
            pyodide=PYODIDE.as_posix(),
            engine=engine.as_posix(),
            smoke=(ROOT / "tools" / "smoke.py").as_posix(),
            game=name,
        )
    )
    there = subprocess.run([str(node()), str(script)], capture_output=True, text=True, timeout=300, check=False)
    assert there.returncode == 0, there.stderr[-2000:]
    (game,) = [game for game in games() if game.name == name]
    assert there.stdout.splitlines() == list(thoughts(game))
    assert sys.maxsize > 2**32  # else both would count alike
