"""A reverse proxy as small as can be: it serves a server as a folder of its own site, as deploy/nginx.conf does."""

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.server.live import Server

# Said anew on the way: by which name the server is called, and that a connection is for one request.
SAID_ANEW = (b"host:", b"connection: keep-alive")


@contextmanager
def serving_folder(server: Server, folder: str) -> Iterator[str]:
    """The address at which browsers find the server meanwhile."""
    inside = urlsplit(server.address)

    class Passing(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            head = b""
            while b"\r\n\r\n" not in head:
                got = self.request.recv(65536)
                if not got:
                    return
                head += got
            asked, *lines = head.partition(b"\r\n\r\n")[0].split(b"\r\n")
            if f" {folder}/".encode() not in asked:  # the rest of the site is not ours
                self.request.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            host = next(line.partition(b":")[2] for line in lines if line.lower().startswith(b"host:"))
            told = [b"Host: inside", b"X-Forwarded-Host:" + host, b"X-Forwarded-Proto: http"]
            kept = [line for line in lines if not line.lower().startswith(SAID_ANEW)]
            if not any(line.lower() == b"upgrade: websocket" for line in lines):
                told.append(b"Connection: close")
            asked = asked.replace(folder.encode(), b"", 1)
            with socket.create_connection((inside.hostname or "", inside.port or 80)) as onward:
                onward.sendall(b"\r\n".join([asked, *told, *kept]) + b"\r\n\r\n" + head.partition(b"\r\n\r\n")[2])
                threading.Thread(target=_pass_on, args=(self.request, onward), daemon=True).start()
                _pass_on(onward, self.request)

    class Site(socketserver.ThreadingTCPServer):
        daemon_threads = True
        request_queue_size = 64

    with Site(("127.0.0.1", 0), Passing) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{site.server_address[1]}{folder}"
        finally:
            site.shutdown()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    """Until one side has said everything; then the other hears that, too."""
    with suppress(OSError):
        while got := source.recv(65536):
            target.sendall(got)
        target.shutdown(socket.SHUT_WR)
