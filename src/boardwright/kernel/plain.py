"""Plain data: what a view, a dump or a message is made of."""

from collections.abc import Mapping, Sequence

Plain = None | bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"]


def frozen(items: Sequence[Plain]) -> tuple[object, ...]:
    """The same items with tuples for lists: a dump that can be compared and put into sets."""
    return tuple([tuple(each) if isinstance(each, list) else each for each in items])
