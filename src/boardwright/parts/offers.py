"""Power that neighbours offer, and standing wishes about it: a player may have them answered without being asked."""

from typing import Final

from boardwright.kernel.game import Option, in_all_languages

FREE: Final = "free"
ASK: Final = "ask"
ALL: Final = "all"
NEVER: Final = "never"

# The first is what happens when nobody says anything: power that costs nothing is hardly ever refused.
WISH: Final = Option(
    "power",
    {
        FREE: in_all_languages("take what is free", "брать бесплатную", "брати безкоштовну"),
        ASK: in_all_languages("always ask me", "всегда спрашивать", "завжди питати"),
        "2": in_all_languages("take up to 2", "брать до 2", "брати до 2"),
        "3": in_all_languages("take up to 3", "брать до 3", "брати до 3"),
        "4": in_all_languages("take up to 4", "брать до 4", "брати до 4"),
        ALL: in_all_languages("always take", "всегда брать", "завжди брати"),
        NEVER: in_all_languages("always decline", "всегда отказываться", "завжди відмовлятися"),
    },
    in_all_languages("Power offered by neighbours", "Сила от соседей", "Сила від сусідів"),
)


def takes(wish: str, power: int) -> bool | None:
    """Whether a wish takes so much power, or declines it; None where the player is asked."""
    if wish == ASK:
        return None
    if wish in (ALL, NEVER):
        return wish == ALL
    return True if power <= (1 if wish == FREE else int(wish)) else None
