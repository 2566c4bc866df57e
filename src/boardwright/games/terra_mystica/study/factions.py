"""What bots think of each faction. One that is not here is not known to them yet."""

from typing import Final

# The stronghold's action or lasting help a round: two spades, a sandstorm, a free building, two cult steps, ...
STRONGHOLD: Final = {
    "alchemists": 1.0,
    "auren": 2.0,
    "chaosmagicians": 1.2,
    "dwarves": 0.8,
    "engineers": 0.8,
    "fakirs": 0.6,
    "giants": 3.6,
    "nomads": 2.6,
    "swarmlings": 3.6,
    "witches": 3.6,
}
# The points that this bot made with each where factions were dealt, for choosing one.
CHOSEN: Final = {
    "alchemists": 77.0,
    "auren": 86.0,
    "chaosmagicians": 87.0,
    "cultists": 90.0,
    "darklings": 103.0,
    "dwarves": 108.0,
    "engineers": 77.0,
    "fakirs": 89.0,
    "giants": 77.0,
    "halflings": 92.0,
    "mermaids": 93.0,
    "nomads": 92.0,
    "swarmlings": 92.0,
    "witches": 87.0,
}
UNKNOWN: Final = 80.0
