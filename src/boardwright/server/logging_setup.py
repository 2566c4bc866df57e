"""The server's log: a line for each event with its time, level, table and request, for people or for programs."""

import json
import logging
import sys
import time

from boardwright.lobby.log_context import REQUEST, TABLE


class Formatter(logging.Formatter):
    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "table": TABLE.get(),
            "request": REQUEST.get(),
            "message": record.getMessage(),
        }
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        if self._kind == "json":
            return _visible(json.dumps({**told, **({"trace": trace} if trace else {})}, ensure_ascii=False))
        where = "".join(f" {name}={told[name]}" for name in ("table", "request") if told[name])
        # One event, one line: what somebody sent must not look like another, nor tell a terminal what to do.
        line = _visible(f"{told['time']} {told['level']:7} {told['logger']}{where}: {told['message']}")
        return "\n    ".join([line, *map(_visible, trace.split("\n"))]) if trace else line


def _visible(text: str) -> str:
    """Control characters, and all else that cannot be seen, as escapes: as JSON writes them."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def set_up(level: str, kind: str) -> None:
    """Log everything from this level on to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(kind))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Each request is logged by us, with its table; and what a stranger sends wrongly is not a fault of ours.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("alembic").setLevel(logging.WARNING)
