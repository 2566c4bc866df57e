"""Why not, in words. What a reason is about, and which one speaks, is the business of the rules and the kernel."""

from boardwright.kernel.text import Text
from boardwright.kernel.verdict import Reason

from ..rules.state import State
from . import naming
from .naming import say


def told(state: State, reason: Reason) -> Text:
    if reason.missing:
        return say(reason.id, amounts=[naming.amount(what, number) for what, number in reason.missing.items()])
    if reason.because is not None:
        return say(reason.id, why=told(state, reason.because))
    if reason.id == "only-with":
        return say(reason.id, scholar=naming.scholar_name(state.catalogue.scholars[reason.number]))
    return say(reason.id, n=reason.number) if reason.number else say(reason.id)
