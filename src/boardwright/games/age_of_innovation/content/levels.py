"""How hard boards and factions are to play: our own judgement, as the rulebook names none for a first game. It only
advises to deal whole sets in the first games."""

from typing import Final

from boardwright.parts.level import EASY, HARD, MIDDLING

BOARD_DIFFICULTY: Final = {
    "desert": EASY,
    "plains": EASY,
    "swamp": MIDDLING,
    "lake": MIDDLING,
    "forest": MIDDLING,
    "mountain": EASY,
    "wasteland": HARD,
}

FACTION_DIFFICULTY: Final = {
    "blessed": EASY,
    "felines": MIDDLING,
    "goblins": EASY,
    "illusionists": MIDDLING,
    "inventors": HARD,
    "lizards": HARD,
    "moles": MIDDLING,
    "monks": MIDDLING,
    "navigators": EASY,
    "omar": EASY,
    "philosophers": MIDDLING,
    "psychics": HARD,
}
