"""Writes the site: the client as it is, Python for the browser, the engine, and what makes it work without a network.

Everything whose content could change bears a mark of its content in its name, so that it may be kept for ever; only the
page, its service worker and a few small files have names that stay.
"""

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boardwright import __version__
from boardwright.kernel.errors import NotLegal
from boardwright.server.client import ENGINE, ENGINE_STAMP, SOURCES, STATIC
from boardwright.site.pack import engine, mark
from boardwright.site.said import catalogues, said

# A list of what was written: by it a folder is known as a site of ours, which may be written anew.
LIST: Final = "boardwright-site.json"
PAGE: Final = "index.html"
SERVICE: Final = "service.js"
MANIFEST: Final = "manifest.webmanifest"
HOSTING: Final = "hosting.txt"
# Files of this origin and no others; Python in the browser is WebAssembly. Styles are set on elements by the client.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'none'"
)
# What stays on the server: the engine does not need the list of packages that Pyodide could fetch.
NOT_COPIED: Final = ("boardwright.stamp", ENGINE, ENGINE_STAMP, PAGE)


@dataclass(frozen=True)
class Written:
    folder: Path
    version: str
    files: dict[str, int]  # sizes by names


def write_site(folder: Path) -> Written:
    """Make a folder a site, or the site in it a new one."""
    if not (STATIC / PAGE).exists() or not (STATIC / "pyodide").exists():
        raise NotLegal(
            f"The web client is not built in {STATIC}: run `./run web` first, or install Boardwright from a wheel."
        )
    _clear(folder)
    files = {file.relative_to(STATIC).as_posix(): file.read_bytes() for file in STATIC.rglob("*") if file.is_file()}
    python = f"pyodide-{mark(*[files[name] for name in sorted(files) if name.startswith('pyodide/')])}"
    written = {
        name.replace("pyodide/", f"{python}/"): content for name, content in files.items() if name not in NOT_COPIED
    }
    content = engine(SOURCES, STATIC)
    pack = f"engine-{mark(content)}.pack"
    written[pack] = content
    texts = said()
    told = f"said-{mark(*[texts[name] for name in sorted(texts)])}"
    written |= {f"{told}/{name}": text for name, text in texts.items()}
    written[PAGE] = _page((STATIC / PAGE).read_text(encoding="utf-8"), pack, python, told).encode()
    written[MANIFEST] = json.dumps(_manifest(), indent=2).encode()
    written[HOSTING] = _hosting().encode()
    version = mark(*[written[name] for name in sorted(written)])
    written[SERVICE] = _service(version, sorted(written)).encode()
    sizes = {name: len(content) for name, content in sorted(written.items())}
    written[LIST] = json.dumps({"boardwright": __version__, "version": version, "files": sizes}, indent=1).encode()
    for name, content in written.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return Written(folder, version, sizes)


def _clear(folder: Path) -> None:
    """Nothing of anybody else's is written over."""
    if not folder.exists() or not any(folder.iterdir()):
        return
    if not (folder / LIST).exists():
        raise NotLegal(f"{folder} holds other files, and no site of ours: name a new folder, or an empty one.")
    for name in json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]:
        file = folder / name
        if file.resolve().is_relative_to(folder.resolve()):
            file.unlink(missing_ok=True)
    for inner in [each for each in folder.iterdir() if each.is_dir() and not any(each.rglob("*.*"))]:
        shutil.rmtree(inner)


def _page(page: str, pack: str, python: str, told: str) -> str:
    """The client's page, told that its tables are on the device; with the policy that a host of files cannot send."""
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <link rel="manifest" href="./{MANIFEST}" />\n'
        '    <link rel="apple-touch-icon" href="./icons/180.png" />\n'
        '    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />\n'
        '    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1916" />\n'
    )
    data = {"tables": "device", "engine": pack, "python": python, "said": told, "catalogues": " ".join(catalogues())}
    told_of = " ".join(f'data-{name}="{value}"' for name, value in data.items())
    root = f'<html lang="en" {told_of}>'
    page, once = re.subn(r"<html[^>]*>", root, page)
    page, head_once = re.subn(r"(<meta charset[^>]*>\n)", lambda found: f"{found[1]}    {head}", page)
    assert once == head_once == 1, "the client's page has another shape"
    return page


def _manifest() -> dict[str, object]:
    icons = [
        {"src": f"./icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size, purpose in (("192", "any"), ("512", "any"), ("512", "maskable"))
    ]
    return {
        "name": "Boardwright",
        "short_name": "Boardwright",
        "description": "Heavy eurogames, played exactly: against bots, without a network.",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf9f4",
        "theme_color": "#fbf9f4",
        "icons": icons,
    }


def _hosting() -> str:
    """What the page links to where a server would be needed."""
    beside = SOURCES.parent.parent / "docs" / "hosting.md"
    return beside.read_text(encoding="utf-8") if beside.exists() else _IN_SHORT


_IN_SHORT: Final = """Playing with others takes a server that one of you runs:

    pip install boardwright
    boardwright serve --host 0.0.0.0

The page is then at port 8000 of that machine. docs/hosting.md of the sources tells the rest.
"""


def _service(version: str, names: list[str]) -> str:
    """The service worker, told what belongs to its version."""
    source = (SOURCES / "site" / "service.js").read_text(encoding="utf-8")
    kept = ["./", *[name for name in names if name != HOSTING]]
    for name, value in (("VERSION", json.dumps(version)), ("FILES", json.dumps(kept, indent=1))):
        before, begins, after = source.partition(f"const {name} = ")
        assert begins, f"the service worker has no {name}"
        source = f"{before}{begins}{value};\n{after.partition(';' + chr(10))[2]}"
    return source
