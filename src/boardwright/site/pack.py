"""The engine as one file for the browser: everything that the worker imports, with its data.

A pack is a zip file whose parts are not compressed, compressed as a whole: see `tools/bytecode.py`."""

import ast
import gzip
import hashlib
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardwright.kernel.errors import NotLegal
from boardwright.server.client import ENGINE, ENGINE_STAMP

ENTRY: Final = "boardwright.site.device"
# Found by name when the registry or the words ask for them, so no import leads there.
WHOLE: Final = ("kernel", "parts", "games", "bots", "words")
ALWAYS: Final = ("boardwright.site.standin",)
LEFT_OUT: Final = ("render.py",)  # the page renders words
DATA: Final = (".toml", ".json", ".record")  # words are files of the site: `said.py`
# Zip files note when each file was written: always the same, so that the same sources are the same bytes.
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)


def engine(package: Path, built: Path) -> bytes:
    """As bytecode where that was made of these sources; else the sources, which each browser compiles for itself."""
    sources = pack(package)
    stamp = built / ENGINE_STAMP
    is_current = stamp.exists() and stamp.read_text(encoding="utf-8") == mark(sources)
    return (built / ENGINE).read_bytes() if is_current else sources


def mark(*contents: bytes) -> str:
    """Of what a file holds, to tell it from every other."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]


def pack(package: Path) -> bytes:
    """`package`: the folder of the sources."""
    if not (package / "kernel" / "game.py").exists():
        raise NotLegal(
            f"There are no Python sources in {package}: a site is made of these, so install Boardwright with them."
        )
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for file in sorted(files(package)):
            name = zipfile.ZipInfo(f"boardwright/{file.relative_to(package).as_posix()}", WRITTEN)
            archive.writestr(name, file.read_bytes())
    return gzip.compress(content.getvalue(), 9, mtime=0)


def files(package: Path) -> set[Path]:
    whole = {
        file
        for folder in WHOLE
        for file in (package / folder).rglob("*")
        if file.suffix in (".py", *DATA) and file.name not in LEFT_OUT
    }
    return whole | {package / "__init__.py"} | _followed(package)


def _followed(package: Path) -> set[Path]:
    """Everything of ours that the worker imports, from its first module on."""
    found: set[Path] = set()
    waiting = [ENTRY, *ALWAYS]
    while waiting:
        file = _file(package, waiting.pop())
        if file is None or file in found:
            continue
        found.add(file)
        waiting += _imported(file.read_text(encoding="utf-8"))
        # A folder's own module is imported before what is in it.
        found |= {
            init for folder in file.relative_to(package).parents if (init := package / folder / "__init__.py").exists()
        }
    return found


def _imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _file(package: Path, module: str) -> Path | None:
    if module != "boardwright" and not module.startswith("boardwright."):
        return None
    place = package.joinpath(*module.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)
