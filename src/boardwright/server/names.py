"""Names of tables that a person can read aloud: quiet-harbour-4127; a private one ends in letters nobody guesses.
And of people who gave none."""

import re
import secrets
from typing import Final

from boardwright.kernel.text import Text, common

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
