"""Why something cannot be done: the codes of the predicates that `legal` uses, each of which stands in its chapter.
What can be done is FINE, which is the kernel's."""

from typing import Final

NO_PIECE: Final = 1  # none of the building left on the planning board
NOTHING_TO_UPGRADE: Final = 2
SHORT: Final = 3  # of goods: what is missing is worked out by whoever tells it
USED: Final = 4  # in this round
FULLY_ADVANCED: Final = 5
NO_SCHOLAR: Final = 6
NO_SLOT: Final = 7
NO_SCHOLAR_LEFT: Final = 8  # all seven are in use
NO_LAND: Final = 9  # where spades would lead to anything
NO_STEP: Final = 10  # in any discipline
NO_BRIDGE_LEFT: Final = 11
NO_SITE: Final = 12
THREE_INNOVATIONS: Final = 13
YOURS_ALREADY: Final = 14
NONE_LEFT: Final = 15
HOME_ALREADY: Final = 16  # and nothing is built there now
KEY_MISSING: Final = 17
KEY_ASKED: Final = 18  # no obstacle: whether to use one is asked
TOP_TAKEN: Final = 19
AT_THE_TOP: Final = 20
RIVER_USED: Final = 21  # a city lies across it
NO_CITY: Final = 22  # would arise
NO_SCHOOL: Final = 23
NO_GUILD: Final = 24  # that would score
BOWLS_FULL: Final = 25
