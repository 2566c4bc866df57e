"""Builds the compiled engine: a copy of the package with mypyc's extension modules beside the sources.

Called by `./run compile`, inside the environment, with the folder for everything `./run` makes and the stamp that
vouches for the build. The source tree is only read. The new build takes the old one's place when it is whole;
until then the old one stays.
"""

import hashlib
import importlib.machinery
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "boardwright"

COMPILED_FOLDERS = ("kernel", "parts", "games")

LEAVE_OUT = {
    "__main__.py": "Python runs it from source",
}

OPTIMISATION = "3"
# What is asked for once a move and not a hundred thousand times a second compiles in half the time.
SELDOM = ("___table___", "___exchange___", "___content___")
LESS = "-O1"
# A product and a sum stay two roundings where a processor could do both at once: a bot plays the same on all of them.
AS_WRITTEN = "-ffp-contract=off"
STAMP = "engine.stamp"
KEPT = 4  # engines: some megabytes each
EXTENSION = importlib.machinery.EXTENSION_SUFFIXES[0]
# The built client stays where it is: the server finds it beside the sources.
IGNORED = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd", "static")


def main(home: Path, stamp: str) -> None:
    current, fresh = home / "compiled", home / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        build(current, fresh, home / "build")
        (fresh / "boardwright.stamp").write_text(stamp, encoding="utf-8")
        swap(current, fresh, home / "compiled.old")
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print("The compiled build is ready.", flush=True)


def build(current: Path, fresh: Path, scratch: Path) -> None:
    shutil.copytree(PACKAGE, fresh / "boardwright", ignore=IGNORED)
    modules = modules_to_compile(fresh)
    engine = fingerprint(fresh, modules)
    kept = keeping_place() / engine
    if engine == read(current / STAMP):
        copy_extensions(current, fresh)
    elif engine == read(kept / STAMP):
        print("The engine was compiled on this machine before.", flush=True)
        copy_extensions(kept, fresh)
        os.utime(kept)  # the oldest go first
    else:
        require_compiler()
        print(f"Compiling the engine: {len(modules)} modules, a minute or two.", flush=True)
        compile_modules(fresh, modules, scratch)
        keep(fresh, kept, engine)
    (fresh / STAMP).write_text(engine, encoding="utf-8")


def modules_to_compile(base: Path) -> list[str]:
    sources = (path for folder in COMPILED_FOLDERS for path in (base / "boardwright" / folder).rglob("*.py"))
    return sorted(path.relative_to(base).as_posix() for path in sources if path.name not in LEAVE_OUT)


def compile_modules(base: Path, modules: list[str], scratch: Path) -> None:
    """Build the extensions beside the sources. On a type error mypyc prints it and exits."""
    os.chdir(base)
    # The project's own mypy settings name `src`, where every module would be found a second time.
    options = ["--config-file=", "--strict", "--explicit-package-bases", f"--cache-dir={scratch / 'types'}"]
    extensions = mypycify(
        [*options, *modules],
        opt_level=OPTIMISATION,
        debug_level="0",  # nobody steps through the C code, and without tables of its lines it compiles sooner
        multi_file=True,
        target_dir=str(scratch / "c"),
        group_name="boardwright",
    )
    setup(
        name="boardwright-engine",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["--quiet", "build_ext", f"--build-lib={base}", f"--build-temp={scratch / 'objects'}"],
    )


class BuildOnAllCores(build_ext):
    """setuptools spreads extensions over cores, but ours is one extension of many C files."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                compiled = cores.map(lambda source: compile_in_turn([source], **optimised(source, options)), sources)
                return [compiled_file for files in compiled for compiled_file in files]

        self.compiler.compile = compile_at_once
        super().build_extensions()


def optimised(source: str, options: dict[str, Any]) -> dict[str, Any]:
    if os.name == "nt":
        return options
    more = [AS_WRITTEN, LESS] if any(part in source for part in SELDOM) else [AS_WRITTEN]
    return {**options, "extra_postargs": [*options["extra_postargs"], *more]}


def require_compiler() -> None:
    """On Windows setuptools looks for the compiler itself, and says so when there is none."""
    if os.name == "nt":
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        advice = "install one (Debian: gcc; macOS: xcode-select --install), then run `./run compile` again."
        sys.exit(f"No C compiler ({compiler}) was found: {advice}")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        sys.exit("Python's C headers are missing: install them (Debian: python3-dev), then run `./run compile` again.")


def copy_extensions(old: Path, new: Path) -> None:
    """The engine is unchanged, only something around it: its extension modules serve again."""
    for extension in old.rglob(f"*{EXTENSION}"):
        copy = new / extension.relative_to(old)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(extension, copy)


def keeping_place() -> Path:
    """Where this machine keeps engines, whichever clone compiled them: its user's folder for what can be made again."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "boardwright" / "engines"


def keep(fresh: Path, place: Path, engine: str) -> None:
    """For other clones. A machine that lets nothing be kept compiles again, that is all."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        growing = Path(tempfile.mkdtemp(dir=place.parent))
        copy_extensions(fresh, growing)
        (growing / STAMP).write_text(engine, encoding="utf-8")
        shutil.rmtree(place, ignore_errors=True)
        growing.rename(place)  # whole, or not at all
        for older in sorted(place.parent.iterdir(), key=lambda kept: kept.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(older, ignore_errors=True)
    except OSError as trouble:
        print(f"The engine is not kept for other clones: {trouble}", flush=True)


def swap(current: Path, fresh: Path, retired: Path) -> None:
    shutil.rmtree(retired, ignore_errors=True)
    if current.exists():
        current.rename(retired)
    fresh.rename(current)
    shutil.rmtree(retired, ignore_errors=True)


def fingerprint(base: Path, modules: list[str]) -> str:
    """Of all that decides the machine code: system, Python, mypyc, the compiler and its flags, options, modules."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    made_by = [sysconfig.get_platform(), sys.version, mypy_version, *flags]
    digest = hashlib.sha256(repr(made_by).encode() + Path(__file__).read_bytes())
    for module in modules:
        digest.update(module.encode() + b"\0" + (base / module).read_bytes() + b"\0")
    return digest.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
