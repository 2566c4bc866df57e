"""The rules: everybody rolls in secret; in turn one bids how many dice of a face lie on the whole table, always more
than the one before, until somebody doubts. Then all cups are lifted, and whoever was wrong loses a die."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Book, Verb, numbered, single
from boardwright.kernel.archive import Archive, writing
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.kind import Kind, Kinds, Question, Sole
from boardwright.kernel.ledger import POINTS
from boardwright.kernel.plain import Plain
from boardwright.kernel.verdict import Reason, Words

MOST_PLAYERS: Final = 4
DICE: Final = 3  # of each player at the start
FACES: Final = range(1, 7)
BIDS: Final = [(number, face) for number in range(1, MOST_PLAYERS * DICE + 1) for face in FACES]

# "roll 4" is chance's, one die; "bid 3x5" says that three fives lie on the table, or more; "doubt" that they do not.
ROLL: Final = Verb("roll", list(FACES), [str(face) for face in FACES])
BID: Final = numbered("bid", [f"{number}x{face}" for number, face in BIDS])
DOUBT: Final = single("doubt")
BOOK: Final = Book("liars_dice", [ROLL, BID, DOUBT])
NO_BID: Final = -1

TOO_LOW: Final = Reason("too-low")
NOT_SO_MANY: Final = Reason("not-so-many")
NOTHING_TO_DOUBT: Final = Reason("nothing-to-doubt")


class State(TableState["State"]):
    def __init__(self, players: int, pending: list[Decision["State"]]) -> None:
        super().__init__(pending)
        self.left: list[int] = [DICE] * players  # dice that each seat still has
        self.cups: list[list[int]] = [[] for _ in range(players)]  # what lies under each cup
        self.bid = NO_BID  # or an index into BIDS
        self.shown: list[list[int]] = [[] for _ in range(players)]  # what lay there when cups were lifted last
        self.looking_ahead = False  # on a copy on which somebody tries a move: cups stay where they are

    def clone(self) -> "State":
        twin = State(len(self.left), self.pending.copy())
        twin.answers = self.answers
        twin.left = self.left.copy()
        twin.cups = [cup.copy() for cup in self.cups]
        twin.bid = self.bid
        twin.shown = [cup.copy() for cup in self.shown]
        twin.looking_ahead = self.looking_ahead
        return twin

    def dump(self) -> list[Plain]:
        archive = writing()
        archive.number(len(self.left))
        self.fields(archive)
        return archive.items

    def fields(self, archive: Archive) -> None:
        """In one order, for writing a table down and for reading it back."""
        archive.numbers(self.left)
        for cup in (*self.cups, *self.shown):
            archive.numbers(cup)
        self.bid = archive.number(self.bid)
        self.looking_ahead = archive.flag(self.looking_ahead)
        archive.frames(self.pending)

    def after(self, seat: int) -> int:
        """The next seat that still has dice."""
        seats = len(self.left)
        return next(each % seats for each in range(seat + 1, seat + seats + 1) if self.left[each % seats])

    def true(self) -> bool:
        """Whether the bid holds."""
        number, face = BIDS[self.bid]
        return sum(cup.count(face) for cup in self.cups) >= number


class Round(Step[State]):
    """All who have dice roll them, each under the own cup. One seat bids first."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first: Final = first

    def args(self) -> Sequence[int]:
        return (self.first,)

    def run(self, state: State) -> None:
        state.bid = NO_BID
        state.pending.append(Bid(self.first))
        for seat, dice in enumerate(state.left):
            state.cups[seat] = []
            state.pending.extend([Roll(seat)] * dice)


class Roll(Sole[State, int]):
    """One die of a seat."""

    verb = ROLL

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner: Final = owner

    def args(self) -> Sequence[int]:
        return (self.owner,)

    def legal(self, state: State) -> Sequence[Action]:
        return ROLL.actions

    def do(self, state: State, face: int) -> None:
        state.cups[self.owner].append(face)
        state.cups[self.owner].sort()


class Bid(Question[State]):
    """A seat bids, or doubts what was bid."""

    def kinds(self) -> Kinds:
        return _BID


class BidMore(Kind[State, Bid, int]):
    """More dice than were bid, or as many of a higher face."""

    noun = "bid"

    def why_not(self, state: State, asked: Bid, bid: int) -> Reason | None:
        if BIDS[bid][0] > sum(state.left):
            return NOT_SO_MANY
        return None if bid > state.bid else TOO_LOW

    def do(self, state: State, asked: Bid, bid: int) -> None:
        state.bid = bid
        state.pending.append(Bid(state.after(asked.seat)))


class Doubt(Kind[State, Bid, int]):
    """All cups are lifted."""

    def why_none(self, state: State, asked: Bid) -> Reason | None:
        return NOTHING_TO_DOUBT if state.bid == NO_BID else None

    def do(self, state: State, asked: Bid, option: int) -> None:
        state.pending.append(Lift(asked.seat))

    def words(self, state: State, asked: Bid, option: int) -> Words:
        return "doubt", {"bid": state.bid}


_BID: Final = Kinds(BidMore(BID), Doubt(DOUBT))


class Lift(Step[State]):
    """All cups are lifted. If the bid holds, whoever doubted loses a die, else whoever bid. The loser goes on."""

    def __init__(self, doubter: int) -> None:
        super().__init__()
        self.doubter: Final = doubter

    def args(self) -> Sequence[int]:
        return (self.doubter,)

    def auto(self, state: State) -> bool:
        return False if state.looking_ahead else super().auto(state)

    def run(self, state: State) -> None:
        seats = len(state.left)
        bidder = next(each % seats for each in range(self.doubter - 1, -seats, -1) if state.left[each % seats])
        loser = self.doubter if state.true() else bidder
        state.left[loser] -= 1
        if state.ledger is not None:
            state.ledger.note(POINTS, loser, "dice", -1, "doubt")
        state.shown[:] = [cup.copy() for cup in state.cups]
        state.cups[:] = [[] for _ in state.cups]
        if sum(dice > 0 for dice in state.left) > 1:
            state.pending.append(Round(loser if state.left[loser] else state.after(loser)))
