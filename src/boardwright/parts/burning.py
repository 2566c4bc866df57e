"""Power that is burnt for an action: Terra Mystica and Age of Innovation."""

from typing import Any

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import S
from boardwright.kernel.game import MacroAction


def after_burning(begun: MacroAction[S], burn: Action, power: Verb[Any]) -> list[MacroAction[S]]:
    """Power actions that become possible by burning: as much as is needed, then the action."""
    known = [action for action in begun.legal() if action.of is power]
    found: list[MacroAction[S]] = []
    while burn in begun.legal():
        begun = begun.then(burn)
        for action in begun.legal():
            if action.of is power and action not in known:
                known.append(action)
                found.append(begun.then(action))
    return found
