"""Plain data: what a view, a dump or a message is made of."""

from collections.abc import Mapping, Sequence

Plain = None | bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"]


def frozen(lists: Plain) -> tuple[object, ...]:
    """The same lists as tuples, which can be compared and put into sets."""
    assert isinstance(lists, list)
    return tuple([frozen(each) if isinstance(each, list) else each for each in lists])
