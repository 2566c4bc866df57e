"""Why something cannot be done, as codes: predicates of the chapters answer with them, and `legal` asks for FINE."""

from typing import Final

from boardwright.kernel.reason import FINE as FINE

TOO_FEW_GOODS: Final = 1  # even with all gold in the place of others
TOO_FEW_COINS: Final = 2
NO_ROOM: Final = 3  # for a tile
ENOUGH_WHITE: Final = 4  # taken in this year
ENOUGH_BLUE: Final = 5  # of the common ones, in this year
NONE_STORED: Final = 6
STORAGE_FULL: Final = 7
NOT_FOR_SALE: Final = 8
NO_LOGISTICS: Final = 9
NO_WAY: Final = 10  # for a die
NO_SHIP: Final = 11
OWN_MONK: Final = 12
NO_ROAD: Final = 13  # to lay, or no cell for it
