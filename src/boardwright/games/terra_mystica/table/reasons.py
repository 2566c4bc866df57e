"""Why not, in words. What a reason is about, and which one speaks, is the business of the rules and the kernel."""

from collections.abc import Callable, Mapping
from typing import Final

from boardwright.kernel.text import Argument, Text, parts
from boardwright.kernel.verdict import Reason

from ..rules.state import State
from . import naming
from .naming import say

# What the number of a reason stands for: the argument of the message, and how it is called.
_NAMED: Final[Mapping[str, tuple[str, Callable[[State, int], Text]]]] = {
    "reason-taken-by": ("faction", lambda state, seat: naming.faction_name(state.seats[seat].faction)),
    "reason-none-on-board": ("structure", lambda state, structure: naming.structure_name(structure)),
    "reason-short": ("what", lambda state, what: naming.priced_name(what)),
    "reason-not-home": ("terrain", lambda state, terrain: naming.terrain_name(terrain)),
    "reason-only-home": ("terrain", lambda state, terrain: naming.terrain_name(terrain)),
    "reason-colour-taken": ("terrain", lambda state, terrain: naming.terrain_name(terrain)),
    "reason-other-colour": ("terrain", lambda state, terrain: naming.terrain_name(terrain)),
}


def told(state: State, reason: Reason) -> Text:
    about: dict[str, Argument] = {}
    if reason.id in _NAMED:
        what, name = _NAMED[reason.id]
        about[what] = name(state, reason.number)
    if reason.missing:
        about["missing"] = [naming.amount(what, number) for what, number in reason.missing.items()]
    text = say(reason.id, **about)
    return parts([text, told(state, reason.because)]) if reason.because else text
