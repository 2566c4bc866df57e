"""An archive reads back what it wrote, by the same walk; of anything else it says what is wrong."""

import json
from collections.abc import Callable, Sequence

import pytest

from boardwright.kernel.archive import Archive, NotADump, reading, writing
from boardwright.kernel.decision import Decision, Step, frames_of
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.plain import Plain, frozen

COLOURS = ("red", "green", "blue")


class Table(TableState["Table"]):
    """A field of every kind."""

    def __init__(self) -> None:
        super().__init__([])
        self.round = 0
        self.open = False
        self.hexes = 0
        self.name = ""
        self.colour: str | None = None
        self.piles: list[int] = []
        self.order: tuple[int, ...] = ()
        self.bridges: tuple[tuple[int, int], ...] = ()
        self.offers: tuple[tuple[int, int, int], ...] = ()

    def fields(self, archive: Archive) -> None:
        self.round = archive.number(self.round)
        self.open = archive.flag(self.open)
        self.hexes = archive.mask(self.hexes)
        self.name = archive.text(self.name)
        self.colour = archive.entry((None, *COLOURS), self.colour)
        archive.numbers(self.piles)
        self.order = archive.row(self.order)
        self.bridges = archive.pairs(self.bridges)
        self.offers = archive.triples(self.offers)
        archive.frames(self.pending)


class Move(Decision[Table]):
    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps)


class Rest(Step[Table]):
    pass


class Stroll(Step[Table]):
    id = "Walk"  # what it was called once


def laid_out() -> Table:
    table = Table()
    table.round, table.open, table.hexes, table.name, table.colour = -3, True, 1 << 112, "дім", "green"
    table.piles[:] = [4, 0, -1]
    table.order = (2, 0, 1)
    table.bridges, table.offers = ((5, 1), (8, 0)), ((0, 1, 2),)
    table.pending[:] = [Rest(), Move(1, 7)]
    return table


WRITTEN: list[Plain] = [
    -3,
    True,
    str(1 << 112),
    "дім",
    2,
    [4, 0, -1],
    [2, 0, 1],
    [5, 1, 8, 0],
    [0, 1, 2],
    2,
    ["Rest"],
    ["Move", 1, 7],
]


def write(table: Table) -> list[Plain]:
    archive = writing()
    table.fields(archive)
    return archive.items


def read(dumped: Plain) -> Table:
    archive, table = reading(dumped, frames_of(__name__)), Table()
    table.fields(archive)
    archive.close()
    return table


def test_what_is_written_is_one_flat_list() -> None:
    assert write(laid_out()) == WRITTEN


@pytest.mark.parametrize("carry", [lambda dumped: dumped, lambda dumped: json.loads(json.dumps(dumped))])
def test_every_kind_is_read_back(carry: Callable[[Plain], Plain]) -> None:
    table, again = laid_out(), read(carry(write(laid_out())))
    assert vars(again) == vars(table)


def test_writing_leaves_every_field_as_it_is() -> None:
    table = laid_out()
    before = dict(vars(table))
    write(table)
    assert all(value is before[name] for name, value in vars(table).items())


def test_neither_table_nor_dump_holds_a_list_of_the_other() -> None:
    table = laid_out()
    dumped = write(table)
    again = read(dumped)
    table.piles.append(9)
    again.piles.append(8)
    again.pending.clear()
    assert dumped == WRITTEN


def test_reading_fills_lists_where_they_stand() -> None:
    archive, table = reading(WRITTEN, frames_of(__name__)), Table()
    piles, pending = table.piles, table.pending
    table.fields(archive)
    assert table.piles is piles == [4, 0, -1] and table.pending is pending == [Rest(), Move(1, 7)]


def test_a_frame_keeps_its_name_when_its_class_gets_another() -> None:
    table = Table()
    table.pending.append(Stroll())
    assert write(table)[-1] == ["Walk"]
    assert isinstance(read(write(table)).pending[0], Stroll)


def test_a_frozen_dump_can_be_a_key() -> None:
    one, other = frozen(write(laid_out())), frozen(write(laid_out()))
    assert one == other and hash(one) == hash(other)
    assert one != frozen(write(Table()))


@pytest.mark.parametrize("length", range(len(WRITTEN)))
def test_a_dump_that_is_too_short_is_refused(length: int) -> None:
    with pytest.raises(NotADump, match=f"ends too early, after {length} items"):
        read(WRITTEN[:length])


def test_a_dump_that_is_too_long_is_refused() -> None:
    with pytest.raises(NotADump, match="goes on after its end: 13 items instead of 12"):
        read([*WRITTEN, 0])


@pytest.mark.parametrize("dumped", [None, 3, "dump", (), {}])
def test_a_dump_is_a_list(dumped: Plain) -> None:
    with pytest.raises(NotADump, match="A dump is a list"):
        read(dumped)


WRONG: list[tuple[int, Plain, str]] = [
    (0, "3", "no whole number"),
    (0, True, "no whole number"),
    (0, 1.0, "no whole number"),
    (1, 1, "neither true nor false"),
    (2, 7, "no text"),
    (2, "seven", "no set"),
    (2, "-7", "no set"),
    (3, None, "no text"),
    (4, "green", "no whole number"),
    (4, 4, "no entry 4 among 4"),
    (4, -1, "no entry -1"),
    (5, 4, "no list of numbers"),
    (5, [4, "0"], "no whole number"),
    (6, [[2]], "no whole number"),
    (7, [5, 1, 8], "no groups of 2"),
    (8, [0, 1], "no groups of 3"),
    (9, None, "no whole number"),
    (10, "Rest", "no frame"),
    (10, [], "no frame"),
    (10, [3], "no text"),
    (10, ["Sleep"], "no frame"),
    (10, ["Rest", 1], r"Rest is not made from \[1\]"),
    (11, ["Move", 1], r"Move is not made from \[1\]"),
    (11, ["Move", 1, "7"], "no whole number"),
]


@pytest.mark.parametrize(("place", "item", "complaint"), WRONG, ids=str)
def test_an_item_of_the_wrong_kind_is_refused(place: int, item: Plain, complaint: str) -> None:
    with pytest.raises(NotADump, match=complaint):
        read([*WRITTEN[:place], item, *WRITTEN[place + 1 :]])
