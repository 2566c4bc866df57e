"""The Book: every action of the game and how it is written.

    draw astronomy          chance draws a scholar or a bishop
    dock S07                chance turns up a shipping tile
    show D05                chance turns up an expansion tile
    roll-white 4            chance rolls a white die; `roll-blue 4` a blue one
    colony A1               a colony board is chosen, or dealt by chance
    hall H2                 a town hall and its scholar are chosen
    expand D05              (A) a tile is taken, and then laid:
    place c3r4 90           with its first space on column 3, row 4, turned by 90 degrees clockwise
    activate c3r4           (B) one building, with coins
    white 4 as 6            (C) a white 4 is changed to 6 and activates column 6; `white 4 as 4` is not changed
    blue 4 as 6             (C) the same with a blue die and row 6
    blue 4 as column 6      ... or column 6, with Philosophy
    pass coins              (D) on one of the five spaces
    sell wood, buy grain    free actions
    move c1r1, to c2r2      Logistics: a die moves along a road
    coins, wood, grain, gold   Botany: what the change of a die is paid with
    pay, gold-for wood      the price is paid as it stands, or gold stands for one of the goods
    trade 1 2               a trading building: the first price for the second gain
    ship coins              the shipping tile at a dock
    moor points             Astronomy: the tile moves to another dock of the harbour, or stays
    step, stay              onto the monk symbol, or not
    grain, enough           another step for a grain, or not
    monk astronomy          a monk is sent to a scholar, a bishop or a mission
    lay c3r4                Construction: where the die lies after the activation
    pave c3r4               a road tile
    decline                 an effect is not used

The Book is closed; new actions go to its end.
"""

from typing import Final

from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, DOUBLES, HALLS, TRIPLES, catalogue
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, SIDE, TURNS
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPS,
    DOCKS,
    GOODS,
    MOST_WAYS,
    PASS_SPACES,
    SCHOLARS,
)
from boardwright.kernel.action import Action, Book

_CONTENT: Final = catalogue(BUILT_IN)
_PIPS: Final = tuple(str(pips) for pips in range(1, SIDE + 1))
EXPANSIONS: Final = DOUBLES + TRIPLES  # of the tiles; then come the town halls and the road
# The places for monks: scholars, bishops, missions.
PLACE_IDS: Final = (*SCHOLARS, *BISHOPS, *(mission.id for mission in _CONTENT.missions))

BOOK: Final = Book(
    "santa_maria",
    {
        # What the rules ask for.
        "place": [f"{cell} {90 * turn}" for cell in CELL_NAMES for turn in range(TURNS)],
        "activate": CELL_NAMES,
        "white": [f"{pips} as {line}" for pips in _PIPS for line in _PIPS],
        "blue": [f"{pips} as {line}" for pips in _PIPS for line in _PIPS]
        + [f"{pips} as column {line}" for pips in _PIPS for line in _PIPS],
        "pass": PASS_SPACES,
        "sell": GOODS,
        "buy": GOODS[:4],
        "move": CELL_NAMES,
        "to": CELL_NAMES,
        "coins": [""],
        "wood": [""],
        "grain": [""],
        "gold": [""],
        "pay": [""],
        "gold-for": GOODS[:4],
        "ship": DOCKS,
        "moor": DOCKS,
        "step": [""],
        "stay": [""],
        "enough": [""],
        "lay": CELL_NAMES,
        "pave": CELL_NAMES,
        "decline": [""],
        # What names pieces: a new piece moves nothing before it.
        "trade": [f"{price} {gain}" for price in range(1, MOST_WAYS + 1) for gain in range(1, MOST_WAYS + 1)],
        "monk": PLACE_IDS,
        "expand": [tile.id for tile in _CONTENT.tiles[:EXPANSIONS]],
        "colony": [colony.id for colony in _CONTENT.colonies if colony.side == "A"],
        "hall": [tile.id for tile in _CONTENT.tiles[EXPANSIONS : EXPANSIONS + HALLS]],
        # What chance alone answers.
        "draw": SCHOLARS + BISHOPS,
        "dock": [ship.id for ship in _CONTENT.ships],
        "show": [tile.id for tile in _CONTENT.tiles[:EXPANSIONS]],
        "roll-white": _PIPS,
        "roll-blue": _PIPS,
    },
)

# Actions by what they name: DRAW_SCHOLAR[scholar], SHOW[tile], WHITE[6 * (pips - 1) + column - 1] ...
DRAW_SCHOLAR: Final[tuple[Action, ...]] = BOOK.verb("draw")[: len(SCHOLARS)]
DRAW_BISHOP: Final[tuple[Action, ...]] = BOOK.verb("draw")[len(SCHOLARS) :]
DOCK: Final = BOOK.verb("dock")
SHOW: Final = BOOK.verb("show")
ROLL_WHITE: Final = BOOK.verb("roll-white")
ROLL_BLUE: Final = BOOK.verb("roll-blue")
COLONY: Final = BOOK.verb("colony")
HALL: Final = BOOK.verb("hall")
EXPAND: Final = BOOK.verb("expand")
PLACE: Final = BOOK.verb("place")
ACTIVATE: Final = BOOK.verb("activate")
WHITE: Final = BOOK.verb("white")
BLUE: Final[tuple[Action, ...]] = BOOK.verb("blue")[: SIDE * SIDE]
BLUE_COLUMN: Final[tuple[Action, ...]] = BOOK.verb("blue")[SIDE * SIDE :]
PASS: Final = BOOK.verb("pass")
SELL: Final = BOOK.verb("sell")
BUY: Final = BOOK.verb("buy")
MOVE: Final = BOOK.verb("move")
TO: Final = BOOK.verb("to")
COINS: Final = BOOK["coins"]
WOOD: Final = BOOK["wood"]
GRAIN: Final = BOOK["grain"]
GOLD: Final = BOOK["gold"]
PAY: Final = BOOK["pay"]
GOLD_FOR: Final = BOOK.verb("gold-for")
TRADE: Final = BOOK.verb("trade")
SHIP: Final = BOOK.verb("ship")
MOOR: Final = BOOK.verb("moor")
STEP: Final = BOOK["step"]
STAY: Final = BOOK["stay"]
ENOUGH: Final = BOOK["enough"]
MONK: Final = BOOK.verb("monk")
LAY: Final = BOOK.verb("lay")
PAVE: Final = BOOK.verb("pave")
DECLINE: Final = BOOK["decline"]
