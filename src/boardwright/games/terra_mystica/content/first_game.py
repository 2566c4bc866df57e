"""The first game: factions, tiles, cards and dwellings as the rulebook lays them out for each number of players.

The factions stand in the rulebook's text; the rest is taken from another public engine (the rulebook's pictures are
missing), with one scoring tile put right: ruling A14."""

from typing import Final

SCORING: Final = ("SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8")

CARDS: Final = {
    2: ("BON1", "BON3", "BON4", "BON5", "BON6"),
    3: ("BON1", "BON3", "BON4", "BON5", "BON6", "BON8"),
    4: ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON8"),
    5: ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8"),
}

DWELLINGS: Final = {
    2: {"witches": ("C3", "F4"), "nomads": ("E8", "F3", "I7")},
    3: {"witches": ("E9", "F4"), "nomads": ("F3", "G4", "I7"), "alchemists": ("E5", "G5")},
    4: {"witches": ("E9", "F4"), "nomads": ("D3", "E8", "I7"), "halflings": ("E6", "F5"), "mermaids": ("D5", "E4")},
    5: {
        "witches": ("C3", "E9"),
        "nomads": ("A5", "D3", "I7"),
        "halflings": ("E6", "F5"),
        "mermaids": ("E4", "H4"),
        "giants": ("D4", "D7"),
    },
}

FACTIONS: Final = frozenset([faction for table in DWELLINGS.values() for faction in table])
