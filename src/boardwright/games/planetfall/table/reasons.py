"""The texts of reasons. The rules and the kernel decide which reason applies."""

from boardwright.kernel.text import Text
from boardwright.kernel.verdict import Reason

from . import naming
from .naming import say


def told(reason: Reason) -> Text:
    if reason.missing:
        return say(reason.id, amounts=[naming.amount(what, number) for what, number in reason.missing.items()])
    return say(reason.id)
