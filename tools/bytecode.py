"""Run by Pyodide when the client is built (`web/bytecode.mjs`): an archive of sources becomes one of bytecode, so that
no browser has to compile them. The bytecode is that of Pyodide's own Python, which is seldom the one that builds.

Both are packs: zip files whose parts are not compressed, compressed as a whole. That is a third less than the same
parts compressed one by one, does not hang on what a host compresses, and is read faster."""

import gzip
import io
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from types import CodeType
from typing import Final

# As `zipimport` reads it: compiled from a source of no known time and size.
HEADER: Final = MAGIC_NUMBER + bytes(12)
# Always the same, so that the same sources are the same bytes.
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)
GZIP: Final = b"\x1f\x8b"
# Of the standard library, what no table needs: tools of developers, formats of files that nobody brings, protocols that
# a page cannot speak, and twins in Python of what is there in C. Folders with all that is in them.
NOT_NEEDED: Final = """
__hello__ __phello__ _ast_unparse _compat_pickle _markupbase _py_abc _pydatetime _pyio _pyrepl _strptime
_sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio/__main__ asyncio/proactor_events
asyncio/tools asyncio/windows_events asyncio/windows_utils bdb cProfile calendar cgi cmd code colorsys compileall
concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters configparser csv ctypes curses dbm
doctest email/_encoded_words email/_header_value_parser email/_parseaddr email/base64mime email/charset
email/contentmanager email/encoders email/feedparser email/generator email/header email/headerregistry
email/iterators email/mime email/parser email/policy email/quoprimime email/utils ensurepip filecmp fileinput
fractions ftplib getopt getpass gettext graphlib html http idlelib imaplib json/__main__ json/tool lib2to3
logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc nntplib nturl2path optparse pdb
pickle pickletools platform plistlib poplib pprint profile profiling pstats pty py_compile pyclbr pydoc
pyodide/console quopri rlcompleter runpy sched shelve shlex smtplib socketserver sqlite3 sre_compile sre_constants
sre_parse statistics symtable sysconfig tabnanny tarfile telnetlib this timeit tkinter tomllib/mypy trace
tracemalloc tty turtle unittest urllib/error urllib/request urllib/response urllib/robotparser uuid venv wave
webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
LEFT_OUT: Final = frozenset(NOT_NEEDED.split())
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
    """A pack of bytecode. `archive`: a pack, or as the library comes a zip file. `is_library`: parts, documentation,
    assertions and the numbers of lines are left out."""
    content = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(unpacked(archive))) as sources, zipfile.ZipFile(content, "w") as written:
        for name in sorted(sources.namelist()):
            if name.endswith("/") or (is_library and not is_needed(name)):
                continue
            read = sources.read(name)
            if name.endswith(".py"):
                code = compile(read, name, "exec", dont_inherit=True, optimize=2 if is_library else 0)
                name, read = f"{name}c", HEADER + marshal.dumps(without_lines(code) if is_library else code)
            written.writestr(zipfile.ZipInfo(name, WRITTEN), read)
    return gzip.compress(content.getvalue(), 9, mtime=0)


def unpacked(content: bytes) -> bytes:
    return gzip.decompress(content) if content.startswith(GZIP) else content


def without_lines(code: CodeType) -> CodeType:
    inner = [without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def is_needed(name: str) -> bool:
    module = name.removesuffix(".py")
    folder, _, rest = module.partition("/")
    if folder == "encodings":
        return rest in ENCODINGS
    parts = module.split("/")
    return not any("/".join(parts[:end]) in LEFT_OUT for end in range(1, len(parts) + 1))
