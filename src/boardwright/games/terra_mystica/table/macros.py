"""What a player usually means by one click, where that is several answers: land made home and built on, power burnt and
spent, a special action and the place that it is about."""

from boardwright.kernel.action import Action
from boardwright.kernel.game import MacroAction
from boardwright.parts.burning import after_burning

from ..rules.dwellings import Settle
from ..rules.moves import BUILD, BURN, DIG, DROP, POWER, SPECIAL, TO, UPGRADE
from ..rules.state import State
from ..rules.turn import Turn


def macros(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """At most two for each hex, and for each that a special action may be about; one for each power action."""
    found: list[MacroAction[State]] = []
    for action in begun.legal():
        if action.of is DIG:
            found += _on_land(begun, action)
        elif action.of is SPECIAL:
            found += _with_place(begun.then(action))
    if isinstance(begun.asked, Turn):
        found += after_burning(begun, BURN.action, POWER)
    return found


def _with_place(special: MacroAction[State]) -> list[MacroAction[State]]:
    """A free building and where to, free spades, land that becomes home for nothing; not where a whole turn
    follows."""
    found: list[MacroAction[State]] = []
    if isinstance(special.asked, Turn):
        return found
    for action in special.legal():
        if action.of is BUILD or action.of is UPGRADE:
            found.append(special.then(action))
        elif action.of is DIG:
            found += _on_land(special, action)
    return found


def _on_land(begun: MacroAction[State], dig: Action) -> list[MacroAction[State]]:
    """Bought spades, free spades, the sandstorm: to the home terrain, then with a dwelling and without. Spades that are
    left are asked for; nobody gives them up unasked."""
    hex, home = DIG.value(dig), begun.after.seats[begun.seat].faction.home
    tried = begun.then(dig)
    asked_for_terrain = TO[home] in tried.legal()
    if asked_for_terrain:
        tried = tried.then(TO[home])
    if begun.after.terrain[hex] == home or tried.after.terrain[hex] != home:
        return []
    if not isinstance(tried.asked, Settle):
        return [tried] if asked_for_terrain else []
    ends = tried.legal()
    return [tried.then(end) for end in (BUILD[hex], DROP.action) if end in ends]
