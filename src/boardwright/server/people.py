"""People as the server knows them: by a secret that only their browser has, and by a name that they give."""

import hashlib
import secrets
from collections.abc import Iterable

from boardwright.kernel.errors import CannotParse, NotLegal, Refusal
from boardwright.kernel.text import common
from boardwright.server.names import told_name

NAME_LENGTH = 30
KEY_LENGTH = 80
GUEST = "Guest"


class NoSuchTable(Refusal):
    """There is no table of that name."""


class NotAllowed(Refusal):
    """You are not the one who may do this."""


def holder_of(secret: str) -> str:
    """What the store keeps of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def clean_name(name: str) -> str:
    """A person's name, made harmless: one line, no control characters, not too long."""
    return one_line(name)[:NAME_LENGTH].strip() or GUEST


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has: nobody speaks or sits there as another."""
    name, known = clean_name(name), {each.casefold() for each in taken}
    if name == GUEST and name.casefold() in known:
        return f"{GUEST} {secrets.randbelow(9000) + 1000}"
    if name.casefold() in known:
        raise NotLegal(common("name-taken", name=told_name(name)))
    return name


def one_line(text: str) -> str:
    """What can be seen of a text: no line breaks, no control characters, nothing that turns the writing round."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def own_key(key: str, secret: str) -> str:
    """A key as the store keeps it. Everybody makes their own: nobody can use up another's."""
    if not 0 < len(key) <= KEY_LENGTH:
        raise CannotParse(common("key-length", most=KEY_LENGTH))
    return hashlib.sha256(f"{holder_of(secret)} {key}".encode()).hexdigest()
