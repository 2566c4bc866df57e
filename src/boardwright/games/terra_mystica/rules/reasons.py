"""Why something cannot be done: the codes of the predicates that `legal` uses. 0 (FINE) says that it can."""

from typing import Final

# --- the top of a cult (cults.top_closed)
AT_TOP: Final = 1
TOP_TAKEN: Final = 2
NO_KEY: Final = 3
