"""What a player usually means by one click, where that is several answers: a die moved from here to there, what is
missing bought first."""

from collections.abc import Sequence

from boardwright.games.santa_maria.rules.activation import Trade
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import cells_of
from boardwright.games.santa_maria.rules.expansion import tile_price, why_no_tile
from boardwright.games.santa_maria.rules.market import OwnDecision, destinations, price, why_no_purchase
from boardwright.games.santa_maria.rules.moves import BUY, EXPAND, GRAIN, MOVE, SHIP, TO, TRADE
from boardwright.games.santa_maria.rules.payment import missing
from boardwright.games.santa_maria.rules.reasons import NOT_FOR_SALE, TOO_FEW_GOODS
from boardwright.games.santa_maria.rules.religion import ONE_GRAIN, GrainStep
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.shipping import Ship
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.games.santa_maria.rules.vocabulary import MOST_WAYS
from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    asked = question(state, number)
    if not isinstance(asked, OwnDecision):
        return []
    seat = state.seats[number]
    found: list[list[Action]] = []
    for action in game.legal(state, number):
        if action.verb == "move":
            there = destinations(seat, MOVE.index(action), asked.activated())
            # With one way to go the move asks nothing further.
            found += [[action, TO[cell]] for cell in cells_of(there) if there & there - 1]
    for action, goods in _priced(state, seat, asked):
        purchases = _purchases(seat, goods)
        if purchases:
            found.append([*purchases, action])
    return found


def _priced(state: State, seat: Seat, asked: OwnDecision) -> list[tuple[Action, Sequence[int]]]:
    """What the question offers for goods that are not there; a tile only if there is room for it."""
    content = state.catalogue
    found: list[tuple[Action, Sequence[int]]] = []
    if isinstance(asked, Turn):
        for tile in cells_of(state.shown):
            shape = content.tiles[tile].shape
            if why_no_tile(seat, shape) == TOO_FEW_GOODS:
                found.append((EXPAND[tile], tile_price(shape)))
    elif isinstance(asked, Ship):
        found += [(SHIP[dock], content.ships[ship].cost.goods) for dock, ship in enumerate(state.docks) if ship != NONE]
    elif isinstance(asked, Trade):
        effect = asked.effect(state)
        for way, cost in enumerate(effect.prices):
            found += [(TRADE[MOST_WAYS * way + gain], cost.goods) for gain in range(len(effect.gains))]
    elif isinstance(asked, GrainStep):
        found.append((GRAIN, ONE_GRAIN))
    return found


def _purchases(seat: Seat, goods: Sequence[int]) -> list[Action]:
    """What must be bought to pay a price; nothing if that is not possible, or not necessary."""
    bought: list[Action] = []
    coins = 0
    for good, number in enumerate(missing(seat, goods)):
        if number:
            if good >= len(BUY) or why_no_purchase(seat, good) == NOT_FOR_SALE:
                return []
            bought += [BUY[good]] * number
            coins += number * price(seat, good)
    return bought if coins <= seat.coins else []
