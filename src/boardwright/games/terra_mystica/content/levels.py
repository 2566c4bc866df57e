"""How hard the factions are to play: our own judgement, by how much one has to see at once and how little goes wrong.
Which of them are good for a first game is the rulebook's word: `first_game.py`."""

from typing import Final

from boardwright.parts.level import EASY, HARD, MIDDLING

from . import first_game

DIFFICULTY: Final = {
    "alchemists": MIDDLING,
    "auren": MIDDLING,
    "chaosmagicians": HARD,
    "cultists": EASY,
    "darklings": MIDDLING,
    "dwarves": MIDDLING,
    "engineers": HARD,
    "fakirs": HARD,
    "giants": MIDDLING,
    "halflings": EASY,
    "mermaids": MIDDLING,
    "nomads": EASY,
    "swarmlings": MIDDLING,
    "witches": EASY,
}

FIRST: Final = frozenset([faction for table in first_game.DWELLINGS.values() for faction in table])
