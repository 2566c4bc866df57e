"""Bonus cards, favor tiles, town tiles, round scoring tiles, power actions."""

from typing import Final

from ..rules.tile import BonusCard, FavorTile, PowerAction, ScoringTile, Special, TownTile
from ..rules.vocabulary import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    SANCTUARY,
    SPADE,
    STRONGHOLD,
    TEMPLE,
    TOWN,
    TRADING_HOUSE,
    WATER,
)

# fmt: off
BONUS_CARDS: Final = (
    BonusCard("BON1", "2c", special=Special.SPADE),
    BonusCard("BON2", "4c", special=Special.CULT_STEP),
    BonusCard("BON3", "6c"),
    BonusCard("BON4", "3pw", shipping=1),
    BonusCard("BON5", "1w 3pw"),
    BonusCard("BON6", "2w", on_pass=((STRONGHOLD, 4), (SANCTUARY, 4))),
    BonusCard("BON7", "1w", on_pass=((TRADING_HOUSE, 2),)),
    BonusCard("BON8", "1p"),
    BonusCard("BON9", "2c", on_pass=((DWELLING, 1),)),
    BonusCard("BON10", "3pw", shipping_on_pass=3),
)

FAVOR_TILES: Final = (
    FavorTile("FAV1", FIRE, 3, number=1),
    FavorTile("FAV2", WATER, 3, number=1),
    FavorTile("FAV3", EARTH, 3, number=1),
    FavorTile("FAV4", AIR, 3, number=1),
    FavorTile("FAV5", FIRE, 2, town_power=6),
    FavorTile("FAV6", WATER, 2, special=Special.FAVOR_CULT_STEP),
    FavorTile("FAV7", EARTH, 2, income="1w 1pw"),
    FavorTile("FAV8", AIR, 2, income="4pw"),
    FavorTile("FAV9", FIRE, 1, income="3c"),
    FavorTile("FAV10", WATER, 1, whenever=(TRADING_HOUSE, 3)),
    FavorTile("FAV11", EARTH, 1, whenever=(DWELLING, 2)),
    FavorTile("FAV12", AIR, 1, on_pass_trading_houses=(0, 2, 3, 3, 4)),
)

TOWN_TILES: Final = (
    TownTile("TW1", "5vp 6c"),
    TownTile("TW2", "7vp 2w"),
    TownTile("TW3", "9vp 1p"),
    TownTile("TW4", "6vp 8pw"),
    TownTile("TW5", "8vp", cult_steps=1),
    TownTile("TW6", "2vp", cult_steps=2, keys=2, number=1, promo=True),
    TownTile("TW7", "4vp", shipping=1, promo=True),
    TownTile("TW8", "11vp", number=1, promo=True),
)

SCORING_TILES: Final = (
    ScoringTile("SCORE1", (SPADE,), 2, EARTH, 1, "1c"),
    ScoringTile("SCORE2", (TOWN,), 5, EARTH, 4, spades=1),
    ScoringTile("SCORE3", (DWELLING,), 2, WATER, 4, "1p"),
    ScoringTile("SCORE4", (STRONGHOLD, SANCTUARY), 5, FIRE, 2, "1w"),
    ScoringTile("SCORE5", (DWELLING,), 2, FIRE, 4, "4pw"),
    ScoringTile("SCORE6", (TRADING_HOUSE,), 3, WATER, 4, spades=1),
    ScoringTile("SCORE7", (STRONGHOLD, SANCTUARY), 5, AIR, 2, "1w"),
    ScoringTile("SCORE8", (TRADING_HOUSE,), 3, AIR, 4, spades=1),
    ScoringTile("SCORE9", (TEMPLE,), 4, -1, 1, "2c", promo=True),  # for each own priest on the cult board
)

POWER_ACTIONS: Final = (
    PowerAction("ACT1", 3, bridge=True),
    PowerAction("ACT2", 3, "1p"),
    PowerAction("ACT3", 4, "2w"),
    PowerAction("ACT4", 4, "7c"),
    PowerAction("ACT5", 4, spades=1),
    PowerAction("ACT6", 6, spades=2),
)
# fmt: on
