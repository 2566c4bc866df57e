"""Two tables field by field: what a clone or a dump leaves out shows here, even where no answer depends on it."""

from typing import Any

from boardwright.kernel.decision import Decision

# Worked out anew, or nobody's: not what a table is.
BESIDES = {"answers", "ledger"}


# Any: any part of any game's table.
def assert_same_fields(one: Any, other: Any, where: str = "table") -> None:
    assert type(one) is type(other), f"{where}: {one!r}, {other!r}"
    if one == other:
        return
    if isinstance(one, list | tuple):
        assert len(one) == len(other), f"{where}: {one!r}, {other!r}"
        for place, (each, others) in enumerate(zip(one, other, strict=True)):
            assert_same_fields(each, others, f"{where}[{place}]")
    else:
        assert not isinstance(one, int | str | Decision), f"{where}: {one!r}, {other!r}"
        names = [name for name in dir(one) if not name.startswith("__") and name not in BESIDES]
        fields = [name for name in names if not callable(getattr(one, name))]
        assert fields, f"{where} shows no fields."
        for name in fields:
            assert_same_fields(getattr(one, name), getattr(other, name), f"{where}.{name}")
