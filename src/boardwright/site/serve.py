"""A site on this machine, to try it: files, compressed as any good host sends them."""

import gzip
import mimetypes
import re
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

COMPRESSED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".txt")
FOR_EVER: Final = re.compile(r"/(assets|engine-|pyodide-|said-)")
KINDS: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


class Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(404)
            return
        shrinks = file.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        content = compressed(file, file.stat().st_mtime_ns) if shrinks else file.read_bytes()
        self.send_response(200)
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        lasts = FOR_EVER.search(self.path)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasts else "no-cache")
        if shrinks:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *given: Any) -> None:
        """Who tries a site wants to see the site."""


@cache
def compressed(file: Path, _written: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """Listens on this machine alone; with port 0 on any that is free."""

    class Here(Files):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(folder))

    return ThreadingHTTPServer(("127.0.0.1", port), Here)
