"""Why not: what the reasons mention."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.text import Argument, Text
from boardwright.kernel.verdict import Reason

from ..rules.state import State
from ..rules.vocabulary import BUILDINGS
from .naming import building_name, faction_name, say

# What a price is for that is no building, in the order of their numbers.
_OTHERS: Final[Sequence[Text]] = (say("shipping"), say("terraforming"), say("by-tunnel"), say("by-flight"))


def mentioned(state: State, reason: Reason) -> Mapping[str, Argument]:
    """What a reason is about by the word of its message; nothing for most."""
    number = reason.number
    if reason.id == "taken":
        return {"who": say("the-automa") if state.is_automa(number) else faction_name(state.seats[number].people)}
    if reason.id == "no-piece":
        return {"building": building_name(number)}
    if reason.id == "short-for":
        return {"what": building_name(number) if number < len(BUILDINGS) else _OTHERS[number - len(BUILDINGS)]}
    return {}
