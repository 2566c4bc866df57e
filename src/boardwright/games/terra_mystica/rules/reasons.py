"""Why something cannot be done: the codes of the predicates that `legal` uses. 0 (FINE) says that it can.

Each predicate is called `..._closed` and stands in its chapter. What is missing, where a price is, is worked out by who
tells it (table/reasons.py)."""

from typing import Final

# --- land
OCCUPIED: Final = 1
OUT_OF_REACH: Final = 2
SHORT_OF_TOLL: Final = 3  # for the tunnel or the carpet
NOT_HOME: Final = 4
HOME_ALREADY: Final = 5
MADE_HOME: Final = 6  # by the same action
SHORT_OF_SPADES: Final = 7
NOT_BESIDE: Final = 8  # an own building

# --- buildings
NONE_ON_BOARD: Final = 9  # all of its kind are built
SHORT: Final = 10  # of the price
NOT_A_DWELLING: Final = 11

# --- tracks, cults
NO_TRACK: Final = 12
FULLY_ADVANCED: Final = 13
NO_PRIEST: Final = 14
NO_SPACE: Final = 15
AT_TOP: Final = 16
TOP_TAKEN: Final = 17
NO_KEY: Final = 18
BELOW_TOP: Final = 19  # the steps do not lead to the top
MOVED: Final = 20  # by the same tile

# --- power, special actions, conversions
USED: Final = 21
SHORT_OF_POWER: Final = 22
NOT_OWNED: Final = 23
NOT_BUILT: Final = 24
NO_ROOM_FOR_PRIESTS: Final = 25  # all seven are in play

# --- tiles, bridges, factions
HAVE_IT: Final = 26
NONE_LEFT: Final = 27
NO_OWN_END: Final = 28  # no own building at either end
NO_BRIDGE: Final = 29
COLOUR_TAKEN: Final = 30
OTHER_COLOUR: Final = 31

# --- terrains
THE_SAME: Final = 32
THROUGH_HOME: Final = 33  # land that becomes home stays home
NEARER: Final = 34  # than the spades that were bought for it
ONLY_HOME: Final = 35  # giants; and after a hex that was left foreign
