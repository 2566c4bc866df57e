"""The site as it is written: whole, its own, the same from the same sources; and what the worker imports is in it."""

import asyncio
import gzip
import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from boardwright.kernel.errors import NotLegal
from boardwright.server.client import ENGINE, ENGINE_STAMP, SOURCES
from boardwright.site.build import LIST, write_site
from boardwright.site.device import Device
from boardwright.site.pack import engine, mark, pack
from boardwright.site.said import said
from tests.device.test_device import Bench, Shelf
from tools.bytecode import ENCODINGS, LEFT_OUT, translated, unpacked

pytestmark = pytest.mark.full

# What a worker of a browser has not, and we must not ask for. What the library of this Python asks for is another
# matter: that of Pyodide's is newer.
ABSENT = {
    "msgspec",
    "sqlalchemy",
    "fastapi",
    "starlette",
    "asyncpg",
    "fluent",
    "numpy",
    "prometheus_client",
    *LEFT_OUT,
}

ALONE = """
import sys
from importlib.abc import MetaPathFinder
class Absent(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        asking = sys._getframe(1)
        while asking.f_code.co_filename.startswith('<frozen'):
            asking = asking.f_back
        parts = name.split('.')
        is_absent = any('/'.join(parts[:end]) in {absent!r} for end in range(1, len(parts) + 1))
        if is_absent and asking.f_globals['__name__'].startswith('boardwright'):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Absent())
sys.path.insert(0, {folder!r})
from boardwright.site import standin
standin.install()
from boardwright.site import device
from boardwright.kernel.registry import games
import boardwright
device.warm_up()
assert boardwright.__file__.startswith({folder!r}), boardwright.__file__
print(len(games()), len(device.ROUTES))
"""


def test_the_engine_starts_with_the_standard_library_alone(tmp_path: Path) -> None:
    opened(pack(SOURCES)).extractall(tmp_path)
    assert started(tmp_path) == ["4", "26"]


def test_bytecode_is_taken_where_it_is_that_of_the_sources(tmp_path: Path) -> None:
    sources = pack(SOURCES)
    assert engine(SOURCES, tmp_path) == sources  # there is none
    (tmp_path / ENGINE).write_bytes(b"bytecode")
    (tmp_path / ENGINE_STAMP).write_text(mark(sources), encoding="utf-8")
    assert engine(SOURCES, tmp_path) == b"bytecode"
    (tmp_path / ENGINE_STAMP).write_text(mark(b"sources of yesterday"), encoding="utf-8")
    assert engine(SOURCES, tmp_path) == sources


def test_the_engine_starts_as_bytecode_from_its_archive(tmp_path: Path) -> None:
    """Here that of this Python; in a browser that of Pyodide's."""
    archive = tmp_path / "engine.zip"
    archive.write_bytes(unpacked(translated(pack(SOURCES), is_library=False)))
    assert not [name for name in zipfile.ZipFile(archive).namelist() if name.endswith(".py")]
    assert started(archive) == ["4", "26"]


def test_of_the_library_only_what_a_table_needs_is_sent() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as library:
        for name in (
            "json/decoder.py",
            "json/tool.py",
            "unittest/case.py",
            "pdb.py",
            "encodings/utf_8.py",
            "encodings/big5.py",
        ):
            library.writestr(name, "assert False")
    kept = opened(translated(content.getvalue(), is_library=True)).namelist()
    assert kept == ["encodings/utf_8.pyc", "json/decoder.pyc"]
    assert {"utf_8", "cp437"} <= ENCODINGS


def opened(packed: bytes) -> zipfile.ZipFile:
    """A pack is compressed as a whole, and its parts are not."""
    archive = zipfile.ZipFile(io.BytesIO(gzip.decompress(packed)))
    assert {part.compress_type for part in archive.infolist()} == {zipfile.ZIP_STORED}
    return archive


def test_what_is_said_to_everybody_is_what_the_lobby_answers() -> None:
    """The page reads these files in place of asking."""
    texts = said()
    assert len(texts) == 1 + 3 * (5 + 4)  # the games; in each language a catalogue of each and of all, and guides

    async def answers() -> dict[str, tuple[int, str, str]]:
        device = Device(Shelf(), Bench())
        return {name: await device.ask("GET", f"/api/{name.removesuffix('.txt')}", "") for name in texts}

    assert asyncio.run(answers()) == {name: (200, text.decode(), "") for name, text in texts.items()}


def started(folder: Path) -> list[str]:
    """How many games and routes there are, where nothing but the standard library and this folder or archive is."""
    program = ALONE.format(absent=ABSENT, folder=str(folder))
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_same_sources_are_the_same_bytes() -> None:
    assert pack(SOURCES) == pack(SOURCES)


def test_a_site_is_whole(tmp_path: Path) -> None:
    written = write_site(tmp_path / "site")
    folder = tmp_path / "site"
    found = {file.relative_to(folder).as_posix(): file.stat().st_size for file in folder.rglob("*") if file.is_file()}
    assert found.keys() - {LIST} == written.files.keys()
    page = (folder / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="\./([^"]+)"', page)
    assert len(named) > 5
    assert set(named) <= found.keys()
    assert 'href="/' not in page and "<script>" not in page and "://" not in page.replace("http-equiv", "")
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {icon["src"].removeprefix("./") for icon in manifest["icons"]} <= found.keys()
    service = (folder / "service.js").read_text(encoding="utf-8")
    assert written.version in service
    assert all(json.dumps(name) in service for name in named)


def test_a_site_brings_its_fonts_and_their_licences(tmp_path: Path) -> None:
    files = write_site(tmp_path / "site").files
    fonts = {name: re.sub(r"assets/(.+)-wght-.*", r"\1", name) for name in files if name.endswith(".woff2")}
    families = ("inter-tight", "source-serif-4")
    assert sorted(fonts.values()) == [f"{family}-{script}" for family in families for script in ("cyrillic", "latin")]
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    preloaded = re.findall(r'rel="preload" as="font" [^>]*href="\./([^"]+)"', page)
    assert sorted(preloaded) == [name for name in sorted(fonts) if fonts[name].endswith("-latin")]
    assert {f"licences/{family}.txt" for family in families} <= files.keys()


def test_a_site_is_written_anew_and_nothing_else_is(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    first = write_site(folder)
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    (folder / "engine-000000000000.pack").write_text("not on the list", encoding="utf-8")
    assert write_site(folder) == first
    assert (folder / "notes.txt").read_text(encoding="utf-8") == "mine"
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(NotLegal, match="holds other files"):
        write_site(other)
    assert [file.name for file in other.iterdir()] == ["letter.txt"]
