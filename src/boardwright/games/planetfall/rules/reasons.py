"""Why something cannot be done, as codes: predicates of the chapters answer with them, and `legal` asks for FINE."""

from typing import Final

from boardwright.kernel.reason import FINE as FINE

NOTHING_THERE: Final = 1  # the card of the place has been taken
SHIP_THERE: Final = 2  # of somebody else
RESTRAINED: Final = 3  # by the restrain token
TOO_DEAR: Final = 4  # in every way that the card offers
TAKEN: Final = 5  # the commander board, by somebody else
