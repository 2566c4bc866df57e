"""What a player usually means by one click, where that is several answers: a tile or a ship paid as it stands, a die
changed and its change paid, several goods sold and bought."""

from boardwright.games.santa_maria.rules.activation import PayForChange
from boardwright.games.santa_maria.rules.colony import SIDE
from boardwright.games.santa_maria.rules.market import PRICELESS, price
from boardwright.games.santa_maria.rules.moves import BUY, PAY, SELL
from boardwright.games.santa_maria.rules.payment import Pay
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import BOTANY, GOLD, GOODS, STORAGE
from boardwright.games.santa_maria.table.telling import line_of
from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """At most one for each tile on display, or four for each line and two dozen for the market."""
    legal = game.legal(state, number)
    verbs = {action.verb for action in legal}
    found: list[list[Action]] = []
    if "expand" in verbs or "ship" in verbs:
        found += _paid(game, state, number)
    if state.seats[number].knows(BOTANY):
        found += _changed(game, state, number)
    if "sell" in verbs or "buy" in verbs:
        found += _sales(game, state, number) + _purchases(game, state, number)
    return found


def _paid(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Tiles and ships for which gold could be spent otherwise, with every good paid as itself."""
    return [
        [action, PAY]
        for action in game.legal(state, number)
        if action.verb in ("expand", "ship")
        and isinstance(question(course(game, state, number, [action], then_asked=False).after, number), Pay)
    ]


def _changed(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """With Botany, the ways to pay for a changed die: for each line and colour, of the one that needs the least."""
    nearest: dict[tuple[str, int], Action] = {}
    for action in game.legal(state, number):
        if action.verb in ("white", "blue"):
            known = nearest.setdefault((action.verb, line_of(action)), action)
            if _change(action) < _change(known):
                nearest[action.verb, line_of(action)] = action
    found: list[list[Action]] = []
    for die in nearest.values():
        after = course(game, state, number, [die], then_asked=False).after
        if isinstance(question(after, number), PayForChange):
            found += [[die, way] for way in game.legal(after, number)]
    return found


def _change(die: Action) -> int:
    return abs(line_of(die) % SIDE + 1 - int(die.args[0]))


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
