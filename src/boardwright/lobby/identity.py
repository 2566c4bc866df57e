"""People as the server knows them, and the names of people and tables."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from boardwright.kernel.errors import CannotParse, NotLegal
from boardwright.kernel.text import Text, common

NAME_LENGTH = 30
KEY_LENGTH = 80
GUEST = "Guest"


@dataclass(frozen=True)
class Person:
    """Somebody who asks for something. Nothing is kept of somebody whose id is ''."""

    id: str = ""
    address: str = field(default="", compare=False)  # where the request comes from, as far as it is limited


STRANGER: Final = Person()


def hash_secret(secret: str) -> str:
    """What the store keeps of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def clean_name(name: str) -> str:
    """A person's name, made harmless: one line, no control characters, something to be seen, not too long."""
    name = one_line(_UNSEEN_MARKS.sub("", unicodedata.normalize("NFKC", name)))[:NAME_LENGTH].strip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else GUEST


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has, nor one that looks the same: nobody speaks or sits there as another."""
    name = clean_name(name)
    is_taken = any(look_alike(name, each) for each in taken)
    if name == GUEST and is_taken:
        return f"{GUEST} {secrets.randbelow(9000) + 1000}"
    if is_taken:
        raise NotLegal(common("name-taken", name=told_name(name)))
    if any(_mixes_alphabets(word) for word in _WORD.findall(name)):
        raise NotLegal(common("name-alphabets"))
    return name


def one_line(text: str) -> str:
    """What can be seen of a text: no line breaks, no control characters, nothing that turns the writing round, no
    letters that are blank."""
    seen = _BLANK.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() else " " for letter in seen).split())


# Letters and signs that show nothing, though Unicode does not count them as spaces: fillers of Hangul, the empty
# pattern of Braille, a note without a head. Marks that show nothing: they choose between forms of what goes before.
_BLANK: Final = re.compile("[\u115f\u1160\u3164\uffa0\u2800\U0001d159]")
_UNSEEN_MARKS: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_WORD: Final = re.compile(r"[^\W\d_]+")
# Alphabets that have letters like those of another one (`docs/decisions/0028-names-that-look-alike.md`).
_ALPHABETS: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"))
# What looks like a Latin letter, from Unicode's list of confusables: letters with which whole words can be written.
_LOOKS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЬЁЇавегѕіјкмнорстухԁһьёїΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγηω",
    "ABESIJKMHOPCTYXbËÏabersijkmhopctyxdhbëïABEZHIKMNOPTYXabeikvoptuxynw",
)
# These look alike in one alphabet too.
_STROKES: Final = str.maketrans("I1|0", "lllo")


def look_alike(one: str, other: str) -> bool:
    """Return True if two names are the same to the eye, or differ only in capitals."""
    return one.casefold() == other.casefold() or _look(one) == _look(other)


def _look(name: str) -> str:
    return clean_name(name).translate(_LOOKS).translate(_STROKES).casefold()


def _mixes_alphabets(word: str) -> bool:
    alphabets = {unicodedata.name(letter, "").partition(" ")[0] for letter in word}
    return len(alphabets & _ALPHABETS) > 1


def own_key(key: str, person: Person) -> str:
    """A key as the store keeps it. Everybody makes their own: nobody can use up another's."""
    if not 0 < len(key) <= KEY_LENGTH:
        raise CannotParse(common("key-length", most=KEY_LENGTH))
    return hashlib.sha256(f"{person.id} {key}".encode()).hexdigest()


# SIM905 wants a list with a line for each word; nobody would read that.
_FIRST: Final = """
    amber brave bright calm clever copper coral crimson early eager gentle golden green hidden honest ivory jolly keen
    late little lucky mellow merry misty noble northern olive patient proud quick quiet rapid royal ruby rustic silent
    silver simple sly solid southern spring steady stone sunny swift tidy velvet warm western wild winter wise young
""".split()  # noqa: SIM905
_SECOND: Final = """
    anchor anvil archive arrow bay beacon bridge brook canal canyon castle cedar citadel cliff comet compass cove crane
    delta desert dolphin dune falcon ferry field forest forge fountain garden gate glacier grove harbour haven hill
    island lagoon lantern ledger lighthouse market meadow mill mountain oasis orchard palace pine plain planet quarry
    reef ridge river sail spire spring summit temple tide tower valley village vineyard voyage well willow windmill
""".split()  # noqa: SIM905
_NAME: Final = re.compile("[a-z0-9-]{1,80}")
# Who gave no name is stored as a guest with a number, a seat of a record without names as a seat with one; earlier
# versions stored guests in the language of whoever sat down.
_GUEST: Final = re.compile(r"(?:Guest|Гость|Гість) (\d{4})")
_SEAT: Final = re.compile(r"Seat (\d{1,2})")
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another


def table_name(*, private: bool) -> str:
    unguessable = "".join(secrets.choice(_LETTERS) for _ in range(8))
    last = unguessable if private else str(secrets.randbelow(9000) + 1000)
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)}-{last}"


def is_table_name(text: str) -> bool:
    """Whether a table may be called so; anything else need not be looked for."""
    return bool(_NAME.fullmatch(text))


def told_name(name: str) -> Text:
    """A stored name for whoever reads it: what a person wrote stays, the rest is said in the reader's language."""
    guest, seat = _GUEST.fullmatch(name), _SEAT.fullmatch(name)
    if guest:
        return common("name-guest", number=guest[1])
    return common("name-seat", number=seat[1]) if seat else name
