"""What a player usually means by one click, where that is several answers: a tile or a ship paid as it stands, a die
changed and its change paid, several goods sold and bought."""

from boardwright.kernel.action import Action
from boardwright.kernel.game import MacroAction

from ..rules.activation import PayForChange, changed_by
from ..rules.market import PRICELESS, price
from ..rules.moves import BLUE, BLUE_COLUMN, BUY, EXPAND, PAY, SELL, SHIP, WHITE
from ..rules.payment import Pay
from ..rules.state import State
from ..rules.vocabulary import BOTANY, GOLD, GOODS, STORAGE


def macros(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """At most one for each tile on display, or four for each line and two dozen for the market."""
    found = _paid(begun)
    if begun.after.seats[begun.seat].knows(BOTANY):
        found += _changed(begun)
    if any(action in SELL or action in BUY for action in begun.legal()):
        found += _sales(begun) + _purchases(begun)
    return found


def _paid(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """Tiles and ships for which gold could be spent otherwise, with every good paid as itself."""
    tried = [begun.then(action) for action in begun.legal() if action in EXPAND or action in SHIP]
    return [each.then(PAY.action) for each in tried if isinstance(each.asked, Pay)]


def _changed(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """With Botany, the ways to pay for a changed die: for each line and colour, of the one that needs the least."""
    nearest: dict[tuple[str, int], tuple[int, Action]] = {}
    for dice in (WHITE, BLUE, BLUE_COLUMN):
        for action in begun.legal():
            if action in dice:
                change, line = changed_by(dice.value(action)), dice.value(action)[1]
                known = nearest.setdefault((dice.word, line), (change, action))
                if change < known[0]:
                    nearest[dice.word, line] = (change, action)
    tried = [begun.then(die) for _, die in nearest.values()]
    return [each.then(way) for each in tried if isinstance(each.asked, PayForChange) for way in each.legal()]


def _sales(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """Two or more of a good."""
    goods = begun.after.seats[begun.seat].goods
    return [more for good, stored in enumerate(goods) for more in _repeated(begun, SELL[good], stored)[1:]]


def _purchases(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """Two or more of a good; and even one, where other goods must be sold for it: no more of them than need be."""
    seat = begun.after.seats[begun.seat]
    found: list[MacroAction[State]] = []
    for good in range(GOLD):
        room = STORAGE - seat.goods[good]
        if not room or price(seat, good) == PRICELESS:
            continue
        others = [SELL[other] for other in range(len(GOODS)) if other != good for _ in range(seat.goods[other])]
        sold, bought = begun, _repeated(begun, BUY[good], room)
        for times in range(1, room + 1):
            while len(bought) < times and others and others[0] in sold.legal():
                sold = sold.then(others.pop(0))
                bought = _repeated(sold, BUY[good], room)
            if len(bought) < times:
                break
            if sold.answers or times > 1:
                found.append(bought[times - 1])
    return found


def _repeated(begun: MacroAction[State], action: Action, most: int) -> list[MacroAction[State]]:
    """One answer once, twice and so on, as often as it is legal."""
    found: list[MacroAction[State]] = []
    while len(found) < most and action in begun.legal():
        begun = begun.then(action)
        found.append(begun)
    return found
