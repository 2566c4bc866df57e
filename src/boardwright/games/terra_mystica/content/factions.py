"""The 14 factions. A line says only how a faction departs from the ordinary one."""

# ruff: noqa: E501  (a faction is one line)

from typing import Final

from ..rules.faction import Ability, Faction
from ..rules.vocabulary import (
    DESERT,
    FOREST,
    LAKES,
    MOUNTAINS,
    PLAINS,
    SWAMP,
    WASTELAND,
)

# fmt: off
FACTIONS: Final = (
    Faction("alchemists", SWAMP, (1, 1, 0, 0), trading_coins=(0, 2, 4, 7, 11), trading_power=(0, 1, 2, 3, 4), stronghold_income="6c", ability=Ability.ALCHEMISTS),
    Faction("auren", FOREST, (0, 1, 0, 1), sanctuary="4w 8c", ability=Ability.AUREN),
    Faction("chaosmagicians", WASTELAND, (2, 0, 0, 0), workers=4, stronghold="4w 4c", sanctuary="4w 8c", stronghold_income="2w", start_dwellings=1, favors=2, ability=Ability.CHAOS_MAGICIANS),
    Faction("cultists", PLAINS, (1, 0, 1, 0), stronghold="4w 8c", sanctuary="4w 8c", ability=Ability.CULTISTS),
    Faction("darklings", SWAMP, (0, 1, 1, 0), workers=1, priests=1, sanctuary="4w 10c", sanctuary_income="2p", digging=(), ability=Ability.DARKLINGS),
    Faction("dwarves", MOUNTAINS, (0, 0, 2, 0), trading_coins=(0, 3, 5, 7, 10), shipping=(0, 0), ability=Ability.DWARVES),
    Faction("engineers", MOUNTAINS, (0, 0, 0, 0), coins=10, workers=2, bowls=(3, 9), dwelling="1w 1c", trading_house="1w 2c", temple="1w 4c", stronghold="3w 6c", sanctuary="3w 6c", dwelling_workers=(0, 1, 2, 2, 3, 4, 4, 5, 6), temple_priests=(0, 1, 1, 2), temple_power=(0, 0, 5, 5), ability=Ability.ENGINEERS),
    Faction("fakirs", DESERT, (1, 0, 0, 1), bowls=(7, 5), stronghold="4w 10c", stronghold_income="1p", shipping=(0, 0), digging=(3, 2), ability=Ability.FAKIRS),
    Faction("giants", WASTELAND, (1, 0, 0, 1), stronghold_income="4pw", ability=Ability.GIANTS),
    Faction("halflings", PLAINS, (0, 0, 1, 1), bowls=(3, 9), stronghold="4w 8c", digging_upgrade="2w 1c 1p", ability=Ability.HALFLINGS),
    Faction("mermaids", LAKES, (0, 2, 0, 0), bowls=(3, 9), sanctuary="4w 8c", stronghold_income="4pw", shipping=(1, 5), ability=Ability.MERMAIDS),
    Faction("nomads", DESERT, (1, 0, 1, 0), workers=2, stronghold="4w 8c", trading_coins=(0, 2, 4, 7, 11), trading_power=(0, 1, 2, 3, 4), start_dwellings=3, ability=Ability.NOMADS),
    Faction("swarmlings", LAKES, (1, 1, 1, 1), coins=20, workers=8, bowls=(3, 9), dwelling="2w 3c", trading_house="3w 4c", temple="3w 6c", stronghold="5w 8c", sanctuary="5w 8c", dwelling_workers=(2, 3, 4, 5, 6, 7, 8, 9, 9), trading_coins=(0, 2, 4, 6, 9), trading_power=(0, 2, 4, 6, 8), stronghold_income="4pw", sanctuary_income="2p", ability=Ability.SWARMLINGS),
    Faction("witches", FOREST, (0, 0, 0, 2), ability=Ability.WITCHES),
)
# fmt: on

# What the others depart from: nobody plays it.
ORDINARY: Final = Faction("", DESERT, (0, 0, 0, 0), ability=Ability.NONE)
