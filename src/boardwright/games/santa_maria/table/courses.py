"""What a player usually means by one click, where that is several answers: a tile or a ship paid as it stands, a die
changed and its change paid, several goods sold and bought."""

from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game

from ..rules.activation import PayForChange, changed_by
from ..rules.market import PRICELESS, price
from ..rules.moves import BLUE, BLUE_COLUMN, BUY, EXPAND, PAY, SELL, SHIP, WHITE
from ..rules.payment import Pay
from ..rules.state import State
from ..rules.vocabulary import BOTANY, GOLD, GOODS, STORAGE


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """At most one for each tile on display, or four for each line and two dozen for the market."""
    legal = game.legal(state, number)
    found = _paid(game, state, number)
    if state.seats[number].knows(BOTANY):
        found += _changed(game, state, number)
    if any(action in SELL or action in BUY for action in legal):
        found += _sales(game, state, number) + _purchases(game, state, number)
    return found


def _paid(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Tiles and ships for which gold could be spent otherwise, with every good paid as itself."""
    return [
        [action, PAY.action]
        for action in game.legal(state, number)
        if (action in EXPAND or action in SHIP)
        and isinstance(question(course(game, state, number, [action], then_asked=False).after, number), Pay)
    ]


def _changed(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """With Botany, the ways to pay for a changed die: for each line and colour, of the one that needs the least."""
    nearest: dict[tuple[str, int], tuple[int, Action]] = {}
    for dice in (WHITE, BLUE, BLUE_COLUMN):
        for action in game.legal(state, number):
            if action in dice:
                change, line = changed_by(dice.value(action)), dice.value(action)[1]
                known = nearest.setdefault((dice.word, line), (change, action))
                if change < known[0]:
                    nearest[dice.word, line] = (change, action)
    found: list[list[Action]] = []
    for _, die in nearest.values():
        after = course(game, state, number, [die], then_asked=False).after
        if isinstance(question(after, number), PayForChange):
            found += [[die, way] for way in game.legal(after, number)]
    return found


def _sales(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Two or more of a good."""
    found: list[list[Action]] = []
    for good, stored in enumerate(state.seats[number].goods):
        if stored > 1:
            sales = [SELL[good]] * stored
            found += [sales[:times] for times in range(2, _possible(game, state, number, sales) + 1)]
    return found


def _purchases(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Two or more of a good; and even one, where other goods must be sold for it: no more of them than need be."""
    seat = state.seats[number]
    found: list[list[Action]] = []
    for good in range(GOLD):
        room = STORAGE - seat.goods[good]
        if not room or price(seat, good) == PRICELESS:
            continue
        others = [SELL[other] for other in range(len(GOODS)) if other != good for _ in range(seat.goods[other])]
        purchases = [BUY[good]] * room
        sold, bought = 0, _possible(game, state, number, purchases)
        for times in range(1, room + 1):
            while bought < times and sold < len(others):
                sold += 1
                bought = _possible(game, state, number, others[:sold] + purchases) - sold
            if bought < times:
                break
            if sold + times > 1:
                found.append(others[:sold] + purchases[:times])
    return found


def _possible(game: Game[State], state: State, number: int, answers: list[Action]) -> int:
    """How many of the answers can be given, one after the other."""
    return len(course(game, state, number, answers, then_asked=False).answers)
