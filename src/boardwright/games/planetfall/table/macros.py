"""What a player means by one click: a flight, with what the ship will do there. The ship acts only when all have flown,
so the answers after the flight are asked for later: such a macro-action is a preview of each way (see `Game.ahead`)."""

from boardwright.kernel.game import MacroAction

from ..rules.caches import OpenCache
from ..rules.moves import FLY
from ..rules.outposts import CaptureOutpost, PayForOutpost
from ..rules.state import State
from ..rules.technologies import LearnTechnology
from ..rules.units import MeetUnit

_WAYS = MeetUnit | CaptureOutpost | PayForOutpost | OpenCache | LearnTechnology


def macros(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """Every way of every flight that leaves a choice. How operation points are shared out is not told before."""
    flights = [begun.then(action) for action in begun.legal() if action.of is FLY]
    return [way for flight in flights if isinstance(flight.asked, _WAYS) for way in _ways(flight)]


def _ways(begun: MacroAction[State]) -> list[MacroAction[State]]:
    """All that may follow."""
    if not isinstance(begun.asked, _WAYS):
        return [begun]
    return [way for action in begun.legal() for way in _ways(begun.then(action))]
