"""Round bonuses, competencies, innovations, palaces, cities, scoring tiles, power and book actions."""

# ruff: noqa: E501  (a tile is one line)

from typing import Final

from ..rules.tile import (
    BookAction,
    CityTile,
    Competency,
    Effect,
    FinalTile,
    Innovation,
    PalaceAbility,
    PalaceTile,
    PowerAction,
    RoundBonus,
    ScoringTile,
    Special,
)
from ..rules.vocabulary import (
    ALL_BUILDINGS,
    BANKING,
    CITY,
    EDGE_WORKSHOP,
    ENGINEERING,
    GROUPS,
    GUILD,
    INNOVATION,
    LAW,
    LOWEST,
    MEDICINE,
    MONUMENT,
    OWN_BRIDGES,
    PALACE,
    RIVER_WORKSHOP,
    SCHOOL,
    SENT,
    SPADE,
    STEP,
    TOWER,
    TRACK,
    TWO_HIGHEST,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)

# fmt: off
ROUND_BONUSES: Final = (
    RoundBonus("river-workshop", shipping=1, whenever=(RIVER_WORKSHOP, 2)),
    RoundBonus("send-scholar", "1s", whenever=(SENT, 2)),
    RoundBonus("build-guild", "3pw", whenever=(GUILD, 3)),
    RoundBonus("pass-palace-university", "1t", on_pass=((PALACE, 4), (UNIVERSITY, 4))),
    RoundBonus("spade", "1b", special=Effect(spades=1)),
    RoundBonus("bridge", "1b", special=Effect(bridges=1)),
    RoundBonus("science-step", "2t", special=Effect(steps=1)),
    RoundBonus("pass-school", "4c", steps_on_pass=SCHOOL),
    RoundBonus("power-and-coins", "4pw 2c"),
    RoundBonus("coins", "6c"),
)

COMPETENCIES: Final = (
    Competency("tool-and-step", "1t", step_income=1),
    Competency("vp-and-coins", "3vp 2c"),
    Competency("book-and-power", "1b 1pw"),
    Competency("instant-goods", now=Effect("1t 5vp 2c")),
    Competency("two-spades", now=Effect(spades=2)),
    Competency("annexes", now=Effect(annexes=2)),
    Competency("power-action", special=Effect("4pw")),
    Competency("pass-cities", on_pass=((CITY, 2),)),
    Competency("scholar-vp", whenever=(SENT, 2)),
    Competency("tower", "2pw 2c", now=Effect(neutral=TOWER)),
    Competency("edge-workshop", whenever=(EDGE_WORKSHOP, 3)),
    Competency("pass-lowest-discipline", on_pass=((LOWEST, 1),)),
)
COMPETENCY_COPIES: Final = 4
# Of the three rows of a column: steps in its discipline, books of it.
COMPETENCY_ROWS: Final = ((3, 0), (2, 1), (1, 2))

INNOVATIONS: Final = (
    Innovation("deus-ex-machina", now=Effect("1b", each_discipline=1), special=Effect(spades=1), used=Special.DEUS_EX_MACHINA),
    Innovation("trade-routes", on_pass=((GUILD, 2),)),
    Innovation("professors", special=Effect("1s 3vp"), used=Special.PROFESSORS),
    Innovation("architecture", now=Effect("10vp", step_per_shape=1)),
    Innovation("census", now=Effect(by_number=(ALL_BUILDINGS, (0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 18)))),
    Innovation("colleges", now=Effect(per=(SCHOOL, 5))),
    Innovation("league-of-cities", now=Effect(per=(CITY, 5))),
    Innovation("libraries", now=Effect(per=(TWO_HIGHEST, 1))),
    Innovation("communications", now=Effect(by_number=(GROUPS, (0, 0, 0, 0, 8, 12, 18)))),
    Innovation("sewers", now=Effect(per=(WORKSHOP, 2))),
    Innovation("steam-power", now=Effect("1s", terraforming=1, shipping=1)),
    Innovation("steelworks", now=Effect(by_number=(OWN_BRIDGES, (0, 8, 12, 18)))),
    Innovation("workshop", now=Effect(neutral=WORKSHOP), income="3t"),
    Innovation("guild", now=Effect(neutral=GUILD), income="5c"),
    Innovation("school", now=Effect(neutral=SCHOOL, competency=True)),
    Innovation("university", now=Effect(neutral=UNIVERSITY), income="2vp"),
    Innovation("palace", now=Effect(neutral=PALACE, tokens=2), income="4pw"),
    Innovation("monument", now=Effect("7vp", neutral=MONUMENT)),
)
INNOVATION_BOOKS: Final = 5
COLUMN_BOOKS: Final = 2  # of the column's discipline; a wide place wants as many of each of its two
COINS_WITHOUT_PALACE: Final = 5

PALACES: Final = (
    PalaceTile("1", "5pw", special=Effect("2t")),
    PalaceTile("2", special=Effect(spades=2)),
    PalaceTile("3", "2pw", special=Effect("3vp 1t", exchange=True)),
    PalaceTile("4", "2pw", special=Effect(guild=True)),
    PalaceTile("5", "4pw", now=Effect(competency=True)),
    PalaceTile("6", "2pw 1b", special=Effect(steps=2)),
    PalaceTile("7", "4pw", on_pass=((SCHOOL, 3),)),
    PalaceTile("8", "2c 2pw 1t", ability=PalaceAbility.SMALL_CITIES),
    PalaceTile("9", "1s", ability=PalaceAbility.FLIGHT),
    PalaceTile("10", "6c", now=Effect("12pw 2b")),
    PalaceTile("11", "1t", now=Effect(city=True)),
    PalaceTile("12", "8pw", whenever=(WORKSHOP, 2)),
    PalaceTile("13", special=Effect("1b 3c"), whenever=(GUILD, 3)),
    PalaceTile("14", "6pw", now=Effect(shipping=2), ability=PalaceAbility.RIVER_CITIES),
    PalaceTile("15", "6pw", now=Effect("2b", spades=2, bridges=2, in_parts=True)),
    PalaceTile("16", "2pw 1b", now=Effect(far_guild=True)),
    PalaceTile("17", "2pw", now=Effect("10vp")),
)
ALWAYS_OUT: Final = 16  # palace 17

CITIES: Final = (
    CityTile("tools", "4vp 3t"),
    CityTile("spades", "5vp", spades=2),
    CityTile("books", "5vp 2b"),
    CityTile("coins", "6vp 6c"),
    CityTile("science", "7vp", each_discipline=1),
    CityTile("power", "8vp 8pw"),
    CityTile("scholar", "8vp 1s"),
)
CITY_COPIES: Final = 3

SCORING_TILES: Final = (
    ScoringTile("workshop-law", (WORKSHOP,), 2, LAW, 3, "1s", automa=(3, 5)),
    ScoringTile("workshop-banking", (WORKSHOP,), 2, BANKING, 3, "4pw", automa=(3, 5)),
    ScoringTile("guild-law", (GUILD,), 3, LAW, 3, "1b", automa=(2, 5)),
    ScoringTile("guild-medicine", (GUILD,), 3, MEDICINE, 4, spades=1, automa=(2, 5)),
    ScoringTile("school-banking", (SCHOOL,), 4, BANKING, 1, "1c", automa=(3, 7)),
    ScoringTile("palace-university-medicine", (PALACE, UNIVERSITY), 5, MEDICINE, 2, "1t", automa=(4, 4)),
    ScoringTile("palace-university-banking", (PALACE, UNIVERSITY), 5, BANKING, 2, "1t", automa=(4, 4)),
    ScoringTile("spade-engineering", (SPADE,), 2, ENGINEERING, 1, "1c", automa=(3, 5)),
    ScoringTile("science-medicine", (STEP,), 1, MEDICINE, 3, "1b", automa=(3, 5)),
    ScoringTile("city-engineering", (CITY,), 5, ENGINEERING, 4, spades=1, automa=(0, 4)),
    ScoringTile("track-engineering", (TRACK,), 3, ENGINEERING, 3, "1s", automa=(2, 5)),
    ScoringTile("innovation-law", (INNOVATION,), 5, LAW, 2, "3pw", automa=(4, 4)),
)
SPADE_TILE: Final = 7  # never in the last two rounds
SPADE_TILE_UNTIL: Final = 4

FINAL_TILES: Final = (
    FinalTile("workshop", WORKSHOP, 2, WORKSHOP, MEDICINE, 8),
    FinalTile("guild", GUILD, 3, GUILD, BANKING, 7),
    FinalTile("school", SCHOOL, 4, SCHOOL, LAW, 6),
    FinalTile("edge-workshop", EDGE_WORKSHOP, 3, WORKSHOP, ENGINEERING, 7),
)

POWER_ACTIONS: Final = (
    PowerAction("bridge", 3, Effect(bridges=1)),
    PowerAction("scholar", 3, Effect("1s")),
    PowerAction("tools", 4, Effect("2t")),
    PowerAction("coins", 4, Effect("7c")),
    PowerAction("one-spade", 4, Effect(spades=1)),
    PowerAction("two-spades", 6, Effect(spades=2)),
)

BOOK_ACTIONS: Final = (
    BookAction("power", 1, Effect("5pw")),
    BookAction("science", 1, Effect(steps=2)),
    BookAction("coins", 2, Effect("6c")),
    BookAction("guild", 2, Effect(guild=True)),
    BookAction("guild-vp", 2, Effect(per=(GUILD, 2))),
    BookAction("three-spades", 3, Effect(spades=3)),
)
BOOK_ACTIONS_IN_PLAY: Final = 3

LEVEL_INCOME: Final = (Gain("3c"), Gain("6pw"), Gain("1t"), Gain("3vp"))  # by discipline, from level 9 on
TERRITORIES: Final = (12, 13, 14, 15)
# fmt: on
