"""Why not: what the board can point at, and the codes of the rules' predicates as Texts. Things are named as the view
and the Book do:

    D05                     an expansion tile on display
    c3r4                    a space of the own colony: to be activated, left by its die, laid or built on
    white 4, blue 4         a die
    column 3, row 3         a line
    white 4 as 6            a die changed for a line; also `blue 4 as 6` and `blue 4 as column 6`
    pass coins              a space for those who pass
    sell wood, buy grain    a free action
    trade 1 2               a way to trade
    ship coins              a dock of the common board
    moor points             a dock of the own harbour
    grain                   another step on the religion track
    astronomy, mission-1    a place for monks
    A1, H2                  a colony, a town hall
    expand, activate, white, blue, move, pass   the tools of the action bar
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules import shipping
from boardwright.games.santa_maria.rules.activation import LayDie, Trade, coin_price, why_no_change, why_no_coins
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, COVERED, LINES, PLACES, SIDE, cells_of
from boardwright.games.santa_maria.rules.expansion import PlaceTile, tile_price, why_no_tile
from boardwright.games.santa_maria.rules.market import (
    MOVING,
    MoveDie,
    OwnDecision,
    Rearrange,
    connected,
    destinations,
    price,
    why_no_moving,
    why_no_purchase,
    why_no_sale,
    why_no_way,
)
from boardwright.games.santa_maria.rules.moves import BUY, COLONY, EXPANSIONS, PLACE, PLACE_IDS, SELL, TRADE
from boardwright.games.santa_maria.rules.passing import Pave, spaces_taken
from boardwright.games.santa_maria.rules.payment import missing, why_no_payment
from boardwright.games.santa_maria.rules.reasons import (
    ENOUGH_BLUE,
    FINE,
    NO_LOGISTICS,
    NO_ROOM,
    NO_SHIP,
    NO_WAY,
    NONE_STORED,
    NOT_FOR_SALE,
    OWN_MONK,
    STORAGE_FULL,
    TOO_FEW_COINS,
)
from boardwright.games.santa_maria.rules.religion import (
    ONE_GRAIN,
    GrainStep,
    Recruit,
    blue_dice,
    fee,
    why_no_monk,
)
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.setup import ChooseColony, ChooseHall
from boardwright.games.santa_maria.rules.state import DICE, State
from boardwright.games.santa_maria.rules.turn import Turn, blue_on_hand, why_no_blue, why_no_white
from boardwright.games.santa_maria.rules.vocabulary import (
    ADVANCED_ECONOMICS,
    DOCKS,
    DOUBLE,
    LOGISTICS,
    MOST_WAYS,
    PASS_SPACES,
    PHILOSOPHY,
    TRIPLE,
)
from boardwright.games.santa_maria.table import naming
from boardwright.games.santa_maria.table.naming import say
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.text import Text

# Of something that can be done.
_NOTHING: Final = ""


def things(state: State, number: int) -> list[str]:
    return list(_asked(state, number))


def reasons(state: State, number: int) -> dict[str, Text]:
    return {name: why for name, why in _asked(state, number).items() if why}


def thing(state: State, number: int, action: Action) -> list[str]:
    """What a legal action makes choosable."""
    verb = action.verb
    if verb in ("expand", "activate", "move"):
        return [action.args[0], verb]
    if verb in ("to", "lay", "pave", "monk", "colony", "hall"):
        return [action.args[0]]
    if verb == "pass":
        return [action.text, verb]
    if verb in ("white", "blue"):
        across = verb == "white" or "column" in action.args
        line = f"{'column' if across else 'row'} {action.args[-1]}"
        return [action.text, f"{verb} {action.args[0]}", line, verb]
    if verb in ("sell", "buy", "trade", "ship", "moor"):
        return [action.text]
    asked = question(state, number)
    if isinstance(asked, PlaceTile):
        cells = COVERED[state.catalogue.tiles[asked.tile].shape][action.index - PLACE[0].index]
        return [CELL_NAMES[cell] for cell in cells]
    return [verb] if verb == "grain" and isinstance(asked, GrainStep) else []


def _asked(state: State, number: int) -> dict[str, Text]:
    """Every thing that the question is about, with why it cannot be chosen; '' where it can."""
    asked = question(state, number)
    if asked is None or number < 0:
        return {}
    found = _of_question(state, number, asked)
    if isinstance(asked, OwnDecision):
        _note_market(state, state.seats[number], found)
    return found


def _of_question(state: State, number: int, asked: Decision[State]) -> dict[str, Text]:
    seat = state.seats[number]
    if isinstance(asked, Turn):
        return _Turning(state, number).found
    if isinstance(asked, PlaceTile):
        return _cells_to_cover(state, seat, asked)
    if isinstance(asked, Pave):
        return {CELL_NAMES[cell]: _NOTHING for cell in cells_of(seat.empty)}
    if isinstance(asked, MoveDie):
        return _buildings_to_move_to(seat, asked)
    if isinstance(asked, LayDie):
        line = LINES[asked.line] & seat.buildings
        return {CELL_NAMES[cell]: _NOTHING if seat.free >> cell & 1 else say("occupied") for cell in cells_of(line)}
    if isinstance(asked, Rearrange):
        return _dice_to_move(state, seat, asked.line)
    if isinstance(asked, Trade):
        return _trades(state, seat, asked)
    if isinstance(asked, shipping.Ship):
        return {f"ship {name}": _why_no_load(state, seat, dock) for dock, name in enumerate(DOCKS)}
    if isinstance(asked, shipping.Moor):
        return {
            f"moor {name}": _NOTHING if asked.why_not(seat, dock) == FINE else _coins_short(seat, asked.price(dock))
            for dock, name in enumerate(DOCKS)
        }
    if isinstance(asked, GrainStep):
        return {"grain": _why_no_payment(seat, ONE_GRAIN)}
    if isinstance(asked, Recruit):
        return {PLACE_IDS[place]: _why_no_monk(state, number, place) for place in cells_of(state.offered)}
    if isinstance(asked, ChooseColony):
        homes = [other.home for other in state.seats]
        return {action.args[0]: say("taken") if colony in homes else _NOTHING for colony, action in enumerate(COLONY)}
    if isinstance(asked, ChooseHall):
        tiles = state.catalogue.tiles
        return {tiles[EXPANSIONS + hall].id: _NOTHING for hall, each in enumerate(state.halls) if each != NONE}
    return {}  # how something is paid, and whether to step: every answer is a button


# --- a turn


class _Turning:
    """The things of a turn."""

    def __init__(self, state: State, number: int) -> None:
        self._state: Final = state
        self._seat: Final = state.seats[number]
        self._number: Final = number
        self.found: Final[dict[str, Text]] = {}
        self._note_tiles()
        self._note_buildings()
        self._note_white()
        self._note_blue()
        taken = spaces_taken(state)
        for space, name in enumerate(PASS_SPACES):
            self.found[f"pass {name}"] = say("taken") if space in taken else _NOTHING
        self.found["pass"] = _NOTHING  # there are more spaces than players

    def _note_tiles(self) -> None:
        """Tiles of one shape are alike. The tool works if one of them can be had; if none can, the smaller one tells
        why."""
        why = {DOUBLE: self._why_no_tile(DOUBLE), TRIPLE: self._why_no_tile(TRIPLE)}
        shown = cells_of(self._state.shown)
        self.found["expand"] = say("no-tile") if not shown else why[self._state.catalogue.tiles[shown[0]].shape]
        for tile in shown:
            piece = self._state.catalogue.tiles[tile]
            self.found[piece.id] = why[piece.shape]

    def _why_no_tile(self, shape: int) -> Text:
        code = why_no_tile(self._seat, shape)
        if code == NO_ROOM:
            return say("no-room")
        return _NOTHING if code == FINE else _goods_short(self._seat, tile_price(shape))

    def _note_buildings(self) -> None:
        seat = self._seat
        why = _NOTHING if why_no_coins(seat) == FINE else _coins_short(seat, coin_price(seat))
        self.found["activate"] = why if seat.free else say("no-free-building")
        for cell in cells_of(seat.roads):
            self.found[CELL_NAMES[cell]] = say("a-road")
        for cell in cells_of(seat.free):
            self.found[CELL_NAMES[cell]] = why
        self.found.update(_dice_to_move(self._state, seat, NONE))

    def _note_white(self) -> None:
        limit = _NOTHING if why_no_white(self._seat) == FINE else say("white-taken", n=DICE)
        self._note_dice("white", self._state.white, range(SIDE), limit)

    def _note_blue(self) -> None:
        """With Philosophy columns too; of one that no die can activate, the reason of the white dice is told."""
        seat = self._seat
        limit: Text = _NOTHING
        if why_no_blue(self._state, self._number) == ENOUGH_BLUE:
            limit = say("blue-taken", n=blue_dice(self._state, self._number))
        lines = range(2 * SIDE) if seat.knows(PHILOSOPHY) else range(SIDE, 2 * SIDE)
        columns = {name: why for name, why in self.found.items() if name.startswith("column") and why}
        self._note_dice("blue", blue_on_hand(self._state, self._number), lines, limit)
        for name, why in columns.items():
            if self.found[name]:
                self.found[name] = why

    def _note_dice(self, colour: str, dice: Sequence[int], lines: Sequence[int], limit: Text) -> None:
        """Dice of a colour, lines, and what leads from one to the other."""
        seat = self._seat
        free = [line for line in lines if LINES[line] & seat.free]
        here = [pips for pips in range(SIDE) if dice[pips]]
        least = [abs(pips - line % SIDE) for pips in here for line in free]
        no_die = _NOTHING if here else say("no-white-die") if colour == "white" else say("no-blue-die")
        no_building = _NOTHING if free else say("no-free-building")
        self.found[colour] = limit or no_die or no_building or self._why_no_change(min(least))
        for pips in here:
            changes = [abs(pips - line % SIDE) for line in free]
            self.found[f"{colour} {pips + 1}"] = limit or no_building or self._why_no_change(min(changes))
        for line in lines:
            name = f"column {line + 1}" if line < SIDE else f"row {line - SIDE + 1}"
            if line not in free:
                why = say("no-free-building")
            else:
                why = limit or no_die or self._why_no_change(min([abs(pips - line % SIDE) for pips in here]))
            if self.found.get(name) != _NOTHING:
                self.found[name] = why
            if line in free and not limit:
                across = "column " if colour == "blue" and line < SIDE else ""
                for pips in here:
                    way = f"{colour} {pips + 1} as {across}{line % SIDE + 1}"
                    self.found[way] = self._why_no_change(abs(pips - line % SIDE))

    def _why_no_change(self, pips: int) -> Text:
        return _NOTHING if why_no_change(self._seat, pips) == FINE else _coins_short(self._seat, pips)


def _dice_to_move(state: State, seat: Seat, line: int) -> dict[str, Text]:
    """The buildings on which something lies, and the tool that moves dice."""
    found: dict[str, Text] = {}
    dice = seat.dice_lying
    code = why_no_moving(seat)
    why: Text = _NOTHING
    if code == NO_LOGISTICS:
        why = say("only-with", scholar=naming.scholar_name(state.catalogue.scholars[LOGISTICS]))
    elif not dice:
        why = say("no-die-lies")
    elif code == TOO_FEW_COINS:
        why = _coins_short(seat, MOVING)
    elif not [cell for cell in cells_of(dice) if why_no_way(seat, cell, line) == FINE]:
        why = say("no-way")
    found["move"] = why
    for cell in cells_of(seat.occupied):
        if code == NO_LOGISTICS or not dice >> cell & 1:
            found[CELL_NAMES[cell]] = say("occupied")
        elif code == TOO_FEW_COINS:
            found[CELL_NAMES[cell]] = say("occupied-stuck", why=why)
        else:
            stuck = why_no_way(seat, cell, line) == NO_WAY
            found[CELL_NAMES[cell]] = say("occupied-stuck", why=say("no-way")) if stuck else _NOTHING
    return found


# --- the colony


def _cells_to_cover(state: State, seat: Seat, asked: PlaceTile) -> dict[str, Text]:
    """The empty cells: some may lie where the tile does not fit."""
    empty, fits = seat.empty, 0
    for _, mask in PLACES[state.catalogue.tiles[asked.tile].shape]:
        if not mask & ~empty:
            fits |= mask
    return {CELL_NAMES[cell]: _NOTHING if fits >> cell & 1 else say("does-not-fit") for cell in cells_of(empty)}


def _buildings_to_move_to(seat: Seat, asked: MoveDie) -> dict[str, Text]:
    """All but the one where the die lies."""
    found: dict[str, Text] = {}
    there, joined = destinations(seat, asked.cell, asked.line), connected(seat, asked.cell)
    for cell in cells_of(seat.buildings & ~(1 << asked.cell)):
        if there >> cell & 1:
            why: Text = _NOTHING
        elif seat.occupied >> cell & 1:
            why = say("occupied")
        else:
            why = say("kept-free") if joined >> cell & 1 else say("not-joined")
        found[CELL_NAMES[cell]] = why
    return found


# --- what is paid for


def _trades(state: State, seat: Seat, asked: Trade) -> dict[str, Text]:
    effect = asked.effect(state)
    return {
        TRADE[MOST_WAYS * way + gain].text: _why_no_payment(seat, effect.prices[way].goods)
        for way in range(len(effect.prices))
        for gain in range(len(effect.gains))
    }


def _why_no_load(state: State, seat: Seat, dock: int) -> Text:
    code = shipping.why_no_load(state, seat, dock)
    if code == NO_SHIP:
        return say("no-ship")
    return _NOTHING if code == FINE else _goods_short(seat, state.catalogue.ships[state.docks[dock]].cost.goods)


def _why_no_monk(state: State, number: int, place: int) -> Text:
    code = why_no_monk(state, number, place)
    if code == OWN_MONK:
        return say("own-monk")
    return _NOTHING if code == FINE else _coins_short(state.seats[number], fee(state, place))


def _note_market(state: State, seat: Seat, found: dict[str, Text]) -> None:
    for good, action in enumerate(SELL):
        found[action.text] = say("none-stored") if why_no_sale(seat, good) == NONE_STORED else _NOTHING
    for good, action in enumerate(BUY):
        code = why_no_purchase(seat, good)
        why: Text = _NOTHING
        if code == NOT_FOR_SALE:
            why = say("only-with", scholar=naming.scholar_name(state.catalogue.scholars[ADVANCED_ECONOMICS]))
        elif code == STORAGE_FULL:
            why = say("storage-full")
        elif code == TOO_FEW_COINS:
            why = _coins_short(seat, price(seat, good))
        found[action.text] = why


def _why_no_payment(seat: Seat, goods: Sequence[int]) -> Text:
    return _NOTHING if why_no_payment(seat, goods) == FINE else _goods_short(seat, goods)


def _goods_short(seat: Seat, goods: Sequence[int]) -> Text:
    return say("short-of", amounts=naming.goods(missing(seat, goods)))


def _coins_short(seat: Seat, coins: int) -> Text:
    return say("short-of", amounts=[naming.amount("coins", coins - seat.coins)])
