"""The answers worth a look, so that the ways of an action stay few.

Goods are sold and bought in one order only, which leads to every stock; gold is paid where nothing else is left.
"""

from collections.abc import Sequence

from boardwright.games.santa_maria.rules.market import OwnDecision
from boardwright.games.santa_maria.rules.moves import PAY
from boardwright.games.santa_maria.rules.payment import Pay
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.action import Action


def serious(state: State, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
    top = state.pending[-1]
    if isinstance(top, Pay):
        return [[PAY]]
    if isinstance(top, OwnDecision):
        return [[answer] for answer in answers if top.in_order(answer)]
    return [[answer] for answer in answers]
