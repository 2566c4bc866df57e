"""What differs between two views: for showing what an action would change before it is chosen."""


def difference(before: object, after: object) -> dict[str, list[object]]:
    """Paths like 'seats.0.energy' to [before, after]; a list of plain values counts as one value."""
    found: dict[str, list[object]] = {}
    if before != after:
        _compare(before, after, "", found)
    return found


def _compare(before: object, after: object, path: str, found: dict[str, list[object]]) -> None:
    """Two parts of a view that differ: go down only where they do."""
    old, new = _parts(before), _parts(after)
    if old is None and new is None:
        found[path] = [before, after]
        return
    old, new = old or {}, new or {}
    for key in old if old.keys() == new.keys() else {**old, **new}:
        one, other = old.get(key), new.get(key)
        if one != other:
            _compare(one, other, f"{path}.{key}" if path else key, found)


def _parts(view: object) -> dict[str, object] | None:
    """What a part of a view is made of; None when it is shown as one value."""
    if isinstance(view, dict):
        return view
    if isinstance(view, list | tuple) and any(isinstance(value, dict) for value in view):
        return {str(number): value for number, value in enumerate(view)}
    return None
