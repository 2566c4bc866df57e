"""Power that neighbours offer, and standing wishes about it: a player may have them answered without being asked."""

from typing import Final

from boardwright.kernel.option import Option

FREE: Final = "free"
ASK: Final = "ask"
ALL: Final = "all"
NEVER: Final = "never"

# The first is what happens when nobody says anything: power that costs nothing is hardly ever refused.
WISH: Final = Option("power", (FREE, ASK, "2", "3", "4", ALL, NEVER), common=True)


def takes(wish: str, power: int) -> bool | None:
    """Whether a wish takes so much power, or declines it; None where the player is asked."""
    if wish == ASK:
        return None
    if wish in (ALL, NEVER):
        return wish == ALL
    return True if power <= (1 if wish == FREE else int(wish)) else None


# What bots take without thinking, by round: so much power. One costs nothing; for more one pays before it is seen what
# it will buy. People of the top league take as much in most cases.
TAKEN_BY_BOTS: Final = (3, 3, 3, 3, 1, 1, 1)


def is_worth_taking(round: int, power: int) -> bool:
    return power <= TAKEN_BY_BOTS[round]
