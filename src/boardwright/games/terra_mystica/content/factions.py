"""The 14 factions. A line says only how a faction departs from the ordinary one; what no number says is a class in
rules/factions/. Levels are our own judgement, by how much one has to see at once and how little goes wrong; which
factions are good for a first game is the rulebook's word: first_game.py."""

# ruff: noqa: E501  (a faction is one line)

from typing import Final

from boardwright.parts.level import EASY, HARD, MIDDLING

from ..rules.faction import Faction, Flight
from ..rules.vocabulary import (
    A_CARPET,
    A_TUNNEL,
    DESERT,
    DWELLING,
    FOREST,
    LAKES,
    MOUNTAINS,
    PLAINS,
    SANCTUARY,
    SPADE,
    STRONGHOLD,
    SWAMP,
    TEMPLE,
    TOWN,
    TRADING_HOUSE,
    WASTELAND,
    Source,
)

# fmt: off
FACTIONS: Final = (
    Faction("alchemists", SWAMP, (1, 1, 0, 0), trading_coins=(0, 2, 4, 7, 11), trading_power=(0, 1, 2, 3, 4), stronghold_income="6c", spade_power=2, trades_points=True, coins_a_point=2, at_once="12pw", stronghold_suits=(SPADE,), level=MIDDLING),
    Faction("auren", FOREST, (0, 1, 0, 1), sanctuary="4w 8c", favors=(0, 0, 1, 1, 1), acts=True, stronghold_suits=(STRONGHOLD,), level=MIDDLING),
    Faction("chaosmagicians", WASTELAND, (2, 0, 0, 0), workers=4, stronghold="4w 4c", sanctuary="4w 8c", stronghold_income="2w", start_dwellings=1, favors=(0, 0, 2, 0, 2), acts=True, suits=(TEMPLE, SANCTUARY), level=HARD),
    Faction("cultists", PLAINS, (1, 0, 1, 0), stronghold="4w 8c", sanctuary="4w 8c", at_once="7vp", stronghold_suits=(STRONGHOLD,), level=EASY),
    Faction("darklings", SWAMP, (0, 1, 1, 0), workers=1, priests=1, sanctuary="4w 10c", sanctuary_income="2p", digging=(), bought_spade_points=2, suits=(SPADE,), level=MIDDLING),
    Faction("dwarves", MOUNTAINS, (0, 0, 2, 0), trading_coins=(0, 3, 5, 7, 10), shipping=(0, 0), flight=Flight(Source.TUNNEL, A_TUNNEL, ("2w", "1w")), level=MIDDLING),
    Faction("engineers", MOUNTAINS, (0, 0, 0, 0), coins=10, workers=2, bowls=(3, 9), dwelling="1w 1c", trading_house="1w 2c", temple="1w 4c", stronghold="3w 6c", sanctuary="3w 6c", dwelling_workers=(0, 1, 2, 2, 3, 4, 4, 5, 6), temple_priests=(0, 1, 1, 2), temple_power=(0, 0, 5, 5), bridge="2w", bridge_points=3, level=HARD),
    Faction("fakirs", DESERT, (1, 0, 0, 1), bowls=(7, 5), stronghold="4w 10c", stronghold_income="1p", shipping=(0, 0), digging=(3, 2), flight=Flight(Source.CARPET, A_CARPET, ("1p", "1p"), steps=(1, 2), grows=True), level=HARD),
    Faction("giants", WASTELAND, (1, 0, 0, 1), stronghold_income="4pw", spades=2, acts=True, suits=(SPADE,), level=MIDDLING),
    Faction("halflings", PLAINS, (0, 0, 1, 1), bowls=(3, 9), stronghold="4w 8c", digging_upgrade="2w 1c 1p", spade_points=1, suits=(SPADE,), stronghold_suits=(SPADE,), level=EASY),
    Faction("mermaids", LAKES, (0, 2, 0, 0), bowls=(3, 9), sanctuary="4w 8c", stronghold_income="4pw", shipping=(1, 5), shipping_points=(0, 0, 2, 3, 4, 5), skips_rivers=True, suits=(TOWN,), level=MIDDLING),
    Faction("nomads", DESERT, (1, 0, 1, 0), workers=2, stronghold="4w 8c", trading_coins=(0, 2, 4, 7, 11), trading_power=(0, 1, 2, 3, 4), start_dwellings=3, acts=True, stronghold_suits=(DWELLING,), level=EASY),
    Faction("swarmlings", LAKES, (1, 1, 1, 1), coins=20, workers=8, bowls=(3, 9), dwelling="2w 3c", trading_house="3w 4c", temple="3w 6c", stronghold="5w 8c", sanctuary="5w 8c", dwelling_workers=(2, 3, 4, 5, 6, 7, 8, 9, 9), trading_coins=(0, 2, 4, 6, 9), trading_power=(0, 2, 4, 6, 8), stronghold_income="4pw", sanctuary_income="2p", town="3w", acts=True, suits=(TOWN,), stronghold_suits=(TRADING_HOUSE,), level=MIDDLING),
    Faction("witches", FOREST, (0, 0, 0, 2), town="5vp", acts=True, suits=(TOWN,), stronghold_suits=(DWELLING,), level=EASY),
)
# fmt: on

# What the others depart from: nobody plays it.
ORDINARY: Final = Faction("", DESERT, (0, 0, 0, 0))
