"""The fields of a state in one list, walked both ways: what writes a table down also reads it back.

A state hands every field to an `Archive` and takes it back from there:

    self.round = archive.number(self.round)

While writing, that is the value itself; while reading, the one that was written at the same place. Lists are handed
over alone, `archive.numbers(self.terrain)`: reading fills them where they stand. A dump is flat: each field is a
number, a text or a list of numbers, in the order of the walk; each frame is its name with its numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar, final

from boardwright.kernel.decision import Decision, S
from boardwright.kernel.plain import Plain

T = TypeVar("T")
Pair = tuple[int, int]
Triple = tuple[int, int, int]


class NotADump(ValueError):
    """What was to be read is not what this game writes: something of another kind, too little or too much. Whether the
    numbers make a table that the rules can reach, nobody asks."""


# Any: the frames of any game; an archive only makes them.
MakesFrame: TypeAlias = Callable[..., Decision[Any]]


def reading(dumped: Plain, frames: Mapping[str, MakesFrame]) -> "Archive":
    """Over what was written; `frames` make the game's decisions and steps by name: their classes (`frames_of`), or what
    also reads the numbers of an earlier version."""
    if not isinstance(dumped, list):
        raise NotADump("A dump is a list.")
    return Archive(dumped, frames)


def writing() -> "Archive":
    return Archive([], None)


@final
class Archive:
    def __init__(self, items: list[Plain], frames: Mapping[str, MakesFrame] | None) -> None:
        self.items: Final[list[Plain]] = items
        self._frames: Final = frames  # None while writing
        self._read = 0  # how many items

    def number(self, value: int) -> int:
        if self._frames is None:
            self.items.append(value)
            return value
        return _number(self._next())

    def flag(self, value: bool) -> bool:
        if self._frames is None:
            self.items.append(value)
            return value
        return _flag(self._next())

    def mask(self, value: int) -> int:
        """A set, as text: its number is too large for some JSON readers."""
        if self._frames is None:
            self.items.append(str(value))
            return value
        written = _text(self._next())
        if not written.isdecimal():
            raise NotADump(f"{written!r} is no set.")
        return int(written)

    def text(self, value: str) -> str:
        if self._frames is None:
            self.items.append(value)
            return value
        return _text(self._next())

    def entry(self, catalogue: Sequence[T], value: T) -> T:
        """One of a catalogue, by its place there."""
        if self._frames is None:
            self.items.append(catalogue.index(value))
            return value
        place = _number(self._next())
        if not 0 <= place < len(catalogue):
            raise NotADump(f"There is no entry {place} among {len(catalogue)}.")
        return catalogue[place]

    def numbers(self, values: list[int]) -> None:
        """A list, filled where it stands."""
        if self._frames is None:
            self.items.append(values.copy())
        else:
            values[:] = _numbers(self._next())

    def row(self, values: tuple[int, ...]) -> tuple[int, ...]:
        if self._frames is None:
            self.items.append(list(values))
            return values
        return tuple(_numbers(self._next()))

    def pairs(self, values: tuple[Pair, ...]) -> tuple[Pair, ...]:
        if self._frames is None:
            self.items.append([number for pair in values for number in pair])
            return values
        flat = self._groups_of(2)
        return tuple([(flat[n], flat[n + 1]) for n in range(0, len(flat), 2)])

    def triples(self, values: tuple[Triple, ...]) -> tuple[Triple, ...]:
        if self._frames is None:
            self.items.append([number for triple in values for number in triple])
            return values
        flat = self._groups_of(3)
        return tuple([(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)])

    def frames(self, pending: list[Decision[S]]) -> None:
        """The stack: how many frames, then each of them. Filled where it stands, like any list."""
        if self._frames is None:
            self.items.append(len(pending))
            for frame in pending:
                self.items.append([frame.name, *frame.args()])
        else:
            pending[:] = [self._frame() for _ in range(self.number(0))]

    def goes_on(self) -> bool:
        """Whether fields follow that earlier versions did not write: they stand at the end."""
        return self._frames is None or self._read < len(self.items)

    def close(self) -> None:
        """Everything that was written has been read."""
        if self._read != len(self.items):
            raise NotADump(f"The dump goes on after its end: {len(self.items)} items instead of {self._read}.")

    def _next(self) -> Plain:
        if self._read == len(self.items):
            raise NotADump(f"The dump ends too early, after {self._read} items.")
        self._read += 1
        return self.items[self._read - 1]

    def _groups_of(self, size: int) -> list[int]:
        flat = _numbers(self._next())
        if len(flat) % size:
            raise NotADump(f"{flat} are no groups of {size}.")
        return flat

    def _frame(self) -> Decision[Any]:
        written = self._next()
        name = _text(written[0]) if isinstance(written, list) and written else ""
        kind = None if self._frames is None else self._frames.get(name)
        if kind is None or not isinstance(written, list):
            raise NotADump(f"{written!r} is no frame of this game.")
        args = _numbers(written[1:])
        try:
            return kind(*args)
        except TypeError as error:
            raise NotADump(f"{name} is not made from {args}.") from error


def _number(item: object) -> int:
    if isinstance(item, bool) or not isinstance(item, int):
        raise NotADump(f"{item!r} is no whole number.")
    return item


def _flag(item: object) -> bool:
    if not isinstance(item, bool):
        raise NotADump(f"{item!r} is neither true nor false.")
    return item


def _text(item: object) -> str:
    if not isinstance(item, str):
        raise NotADump(f"{item!r} is no text.")
    return item


def _numbers(item: object) -> list[int]:
    if not isinstance(item, list):
        raise NotADump(f"{item!r} is no list of numbers.")
    return [_number(each) for each in item]
