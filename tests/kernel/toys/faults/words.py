"""Faults in what a game tells players, and in what learners see of it: one each."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.action import Action
from boardwright.kernel.layout import Numbers
from boardwright.kernel.ledger import Entry
from boardwright.kernel.telling import Piece, Section
from boardwright.kernel.text import Text, common
from tests.kernel.toys.bids import GAME, State
from tests.kernel.toys.talking_bids import Studied, Talking


class SilentAboutGrey(Talking):
    """Speaks of a thing that nobody can choose, and does not say why."""

    def things(self, state: State, seat: int) -> Sequence[str]:
        return ["bid 9"]


class GreyAndLit(Talking):
    """Says of a thing that can be chosen why it cannot."""

    def thing(self, state: State, seat: int, action: Action) -> Sequence[str]:
        return [action.text]

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"bid 1": "Taken."}


class Uncounted(Talking):
    """A stock in words without its number."""

    def amount(self, what: str, number: int) -> Text:
        return "points"


class Infinite(Studied):
    """The numbers for learners are none."""

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        super().write(state, seat, numbers)
        numbers[0] /= state.prize or float("nan")


class Blind(Studied):
    """The numbers for learners say nothing."""

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        super().write(GAME.new(2, {}), 0, numbers)


class Selfless(Studied):
    """The numbers for learners are the same from every seat."""

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        super().write(state, 0, numbers)


class Speechless(Talking):
    """A question without words."""

    def prompt(self, state: State, seat: int) -> Text:
        return ""


class Unfinished(Talking):
    """A blank that nobody filled in."""

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return "bid {}"


class Stuttering(Talking):
    """A word said twice."""

    def line(self, state: State, seat: int, action: Action) -> Text:
        return f"Bid {action.text}"


class Unwritten(Talking):
    """A message that no catalogue has."""

    def line(self, state: State, seat: int, action: Action) -> Text:
        return common("nobody-wrote-this")


class Unlabelled(Talking):
    """A button without a label."""

    def label(self, state: State, seat: int, action: Action) -> Text:
        return " "


class Unexplained(Talking):
    """An obstacle without a reason."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"bid 1": ""}


class Nowhere(Talking):
    """Nobody knows where the game stands."""

    def progress(self, state: State) -> Text:
        return "Round {}"


class Nameless(Talking):
    """Nobody has a role."""

    def roles(self, state: State) -> Sequence[Text]:
        return [""] * len(state.points)


class Hopeless(Studied):
    """An estimate that is no number."""

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return float("nan")


class Undescribed(Talking):
    """A piece without words."""

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return [Section("Prizes", [Piece("prize", "prize", "", "invented")])]


class Packed(Talking):
    """Pieces that cannot be sent."""

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": (1, 2, 5)}


class Unnamed(Talking):
    """A piece whose name no catalogue has."""

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": [{"name": common("nobody-wrote-this")}]}
