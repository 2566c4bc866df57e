"""Why not, in words. What a reason is about, and which one speaks, is the business of the rules and the kernel."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.text import Text
from boardwright.kernel.verdict import Reason

from ..rules.state import State
from ..rules.vocabulary import BUILDINGS
from .naming import amount, building_name, faction_name, listed, say

# What a price is for that is no building, in the order of their numbers.
_OTHERS: Final[Sequence[Text]] = (say("shipping"), say("terraforming"), say("by-tunnel"), say("by-flight"))


def told(state: State, reason: Reason) -> Text:
    if reason.missing:
        return _short(reason)
    if reason.id == "taken":
        automa = state.is_automa(reason.number)
        return say("reason-taken", who=say("the-automa") if automa else faction_name(state.seats[reason.number].people))
    if reason.id == "no-piece":
        return say("reason-no-piece", building=building_name(reason.number))
    return say(f"reason-{reason.id}")


def _short(reason: Reason) -> Text:
    if "power" in reason.missing:
        return say("reason-short-power", power=amount("power", reason.missing["power"]))
    goods = listed([_goods(what, number) for what, number in reason.missing.items()])
    if reason.id == "short-of":
        return say("reason-short", goods=goods)
    what = reason.number
    name = building_name(what) if what < len(BUILDINGS) else _OTHERS[what - len(BUILDINGS)]
    return say("reason-short-for", what=name, goods=goods)


def _goods(what: str, number: int) -> Text:
    return say("of-choice", what=amount("books", number)) if what == "books of choice" else amount(what, number)
