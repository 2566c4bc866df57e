"""What a player usually means by one click, where that is several answers: land made home, with a workshop and
without; power burnt and spent; a special action or one for books, and the place that it is about."""

from boardwright.kernel.action import Action
from boardwright.kernel.game import MacroAction
from boardwright.parts.burning import after_burning

from ..rules.moves import BOOKS, BUILD, BURN, DIG, DROP_WORKSHOP, FLY, PLACE, POWER, SPECIAL, TO, TO_GUILD, TUNNEL
from ..rules.settling import Settle
from ..rules.state import State
from ..rules.turn import Turn


def macros(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """At most two for each way to a hex, and for each that a special action or one for books may be about; one for each
    power action."""
    found: list[MacroAction[State]] = []
    for action in begun.legal():
        if action in SPECIAL or action in BOOKS:
            found += _with_place(begun.then(action))
        else:
            found += _by_way(begun, action)
    if isinstance(begun.asked, Turn):
        found += after_burning(begun, BURN.action, POWER)
    return found


def _with_place(first: MacroAction[State]) -> list[MacroAction[State]]:
    """A building for nothing and where, free spades and what for; not where a whole turn follows, and not where it is
    asked which books are paid."""
    found: list[MacroAction[State]] = []
    if isinstance(first.asked, Turn):
        return found
    for action in first.legal():
        if action in BUILD or action in PLACE or action in TO_GUILD:
            found.append(first.then(action))
        else:
            found += _by_way(first, action)
    return found


def _by_way(begun: MacroAction[State], action: Action) -> list[MacroAction[State]]:
    for way in (DIG, TUNNEL, FLY):
        if action in way:
            return _on_land(begun, action, way.value(action))
    return []


def _on_land(begun: MacroAction[State], way: Action, hex: int) -> list[MacroAction[State]]:
    """Bought spades and free ones: to the home terrain, then with a workshop and without. Spades that are left are
    asked for; nobody gives them up unasked."""
    home = begun.after.seats[begun.seat].terrain
    tried = begun.then(way)
    asked_for_terrain = TO[home] in tried.legal()
    if asked_for_terrain:
        tried = tried.then(TO[home])
    if begun.after.lands[home] >> hex & 1 or not tried.after.lands[home] >> hex & 1:
        return []
    asked = tried.asked
    if not isinstance(asked, Settle) or asked.hex != hex:
        return [tried] if asked_for_terrain else []
    ends = tried.legal()
    return [tried.then(end) for end in (BUILD[hex], DROP_WORKSHOP.action) if end in ends]
