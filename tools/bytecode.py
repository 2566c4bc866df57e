"""Run by Pyodide when the client is built (`web/bytecode.mjs`): an archive of sources becomes one of bytecode, so that
no browser has to compile them. The bytecode is that of Pyodide's own Python, which is seldom the one that builds."""

import io
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from typing import Final

# As `zipimport` reads it: compiled from a source of no known time and size.
HEADER: Final = MAGIC_NUMBER + bytes(12)
# Always the same, so that the same sources are the same bytes.
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)
# Of the standard library, what no table needs: tools of developers, and protocols that a page cannot speak.
LEFT_OUT: Final = frozenset(
    [
        "_pyrepl",
        "bdb",
        "cProfile",
        "cgi",
        "ctypes",
        "curses",
        "dbm",
        "doctest",
        "ensurepip",
        "ftplib",
        "html",
        "http",
        "idlelib",
        "imaplib",
        "lib2to3",
        "mailbox",
        "multiprocessing",
        "nntplib",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "poplib",
        "profile",
        "profiling",
        "pstats",
        "pydoc",
        "smtplib",
        "sqlite3",
        "telnetlib",
        "timeit",
        "tkinter",
        "trace",
        "tracemalloc",
        "turtle",
        "unittest",
        "venv",
        "webbrowser",
        "wsgiref",
        "xml",
        "xmlrpc",
        "zipapp",
    ]
)
# Of its many encodings, those that somebody here writes or reads; cp437 is that of names in archives.
ENCODINGS: Final = frozenset(
    [
        "__init__",
        "aliases",
        "ascii",
        "cp437",
        "idna",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "unicode_escape",
        "utf_16",
        "utf_16_le",
        "utf_8",
        "utf_8_sig",
    ]
)


def translated(archive: bytes, *, is_library: bool) -> bytes:
    """`is_library`: the standard library, of which parts, documentation and assertions are left out."""
    content = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as sources, zipfile.ZipFile(content, "w") as written:
        for name in sorted(sources.namelist()):
            if name.endswith("/") or (is_library and not is_needed(name)):
                continue
            read = sources.read(name)
            if name.endswith(".py"):
                code = compile(read, name, "exec", dont_inherit=True, optimize=2 if is_library else 0)
                name, read = f"{name}c", HEADER + marshal.dumps(code)
            written.writestr(zipfile.ZipInfo(name, WRITTEN), read, zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def is_needed(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in LEFT_OUT
