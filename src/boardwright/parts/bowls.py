"""Power in three bowls: what is gained moves from the first to the second, then from the second to the third; only the
third pays, back into the first."""

from typing import final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import STOCK, Ledger


@final
class Bowls:
    def __init__(self, one: int, two: int, three: int) -> None:
        self.one = one
        self.two = two
        self.three = three

    def __repr__(self) -> str:
        return f"Bowls({self.one}, {self.two}, {self.three})"

    def clone(self) -> "Bowls":
        return Bowls(self.one, self.two, self.three)

    def levels(self) -> dict[str, int]:
        """As the ledger calls them."""
        return {"bowl 1": self.one, "bowl 2": self.two, "bowl 3": self.three}

    def fields(self, archive: Archive) -> None:
        self.one = archive.number(self.one)
        self.two = archive.number(self.two)
        self.three = archive.number(self.three)

    def note(self, before: "Bowls", ledger: Ledger, seat: int, source: str) -> None:
        """Note what has become of the bowls since."""
        ledger.note(STOCK, seat, "bowl 1", self.one - before.one, source)
        ledger.note(STOCK, seat, "bowl 2", self.two - before.two, source)
        ledger.note(STOCK, seat, "bowl 3", self.three - before.three, source)

    def room(self) -> int:
        """How much can still be gained."""
        return 2 * self.one + self.two

    def can_sacrifice(self) -> bool:
        return self.two >= 2

    def sacrifices(self) -> int:
        """How often in a row."""
        return self.two // 2

    # --- what moves power, and is noted while somebody listens

    def gain(self, number: int, ledger: Ledger | None = None, seat: int = 0, source: str = "") -> int:
        """Move power up, all of bowl I before any of bowl II; how much really moved."""
        first = min(number, self.one)
        self.one -= first
        self.two += first
        second = min(number - first, self.two)
        self.two -= second
        self.three += second
        if ledger is not None:
            ledger.note(STOCK, seat, "bowl 1", -first, source)
            ledger.note(STOCK, seat, "bowl 2", first - second, source)
            ledger.note(STOCK, seat, "bowl 3", second, source)
        return first + second

    def spend(self, number: int, ledger: Ledger | None = None, seat: int = 0, source: str = "") -> None:
        assert 0 <= number <= self.three
        self.three -= number
        self.one += number
        if ledger is not None:
            ledger.note(STOCK, seat, "bowl 1", number, source)
            ledger.note(STOCK, seat, "bowl 3", -number, source)

    def sacrifice(self, ledger: Ledger | None = None, seat: int = 0, source: str = "") -> None:
        """One token of bowl II leaves the game and moves another to bowl III."""
        self.two -= 2
        self.three += 1
        if ledger is not None:
            ledger.note(STOCK, seat, "bowl 2", -2, source)
            ledger.note(STOCK, seat, "bowl 3", 1, source)
