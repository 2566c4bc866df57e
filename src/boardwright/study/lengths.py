"""How long games can get: for tools that must know it before the first move."""

from typing import Final

# Answers and outcomes of chance in one game: far above what is ever played (random games of five take some 2,000).
LONGEST: Final = 20_000
MOST_POINTS: Final = 400
