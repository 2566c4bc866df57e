"""Limits that a host can change in the environment."""

import os
from typing import Final


def _number(name: str, earlier: str, default: str) -> float:
    """`earlier`: the name that the last version read."""
    return float(os.environ.get(name) or os.environ.get(earlier) or default)


# Seconds from the first byte of a request to the end of its headers, and again to the end of its body.
REQUEST_TIMEOUT: Final = _number("BOARDWRIGHT_REQUEST_TIMEOUT", "BOARDWRIGHT_ASKING_SECONDS", "15")
# Seconds during which nothing of what is sent is taken.
SEND_TIMEOUT: Final = _number("BOARDWRIGHT_SEND_TIMEOUT", "BOARDWRIGHT_TAKING_SECONDS", "15")
# Open at once: a club behind one router has a few windows each.
SOCKETS_PER_ADDRESS: Final = _number("BOARDWRIGHT_SOCKETS_PER_ADDRESS", "BOARDWRIGHT_SOCKETS_OF_ADDRESS", "200")
