"""Bids with everything that a game may say itself."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.action import Action
from boardwright.kernel.layout import Layout, Numbers
from boardwright.kernel.study import Study
from boardwright.kernel.telling import Piece, Section, Telling
from boardwright.kernel.text import Text, common
from tests.kernel.toys.bids import PRIZE, Bids, State


class Talking(Telling[State]):
    """Bids as it tells more than it must."""

    def __init__(self) -> None:
        super().__init__("bids")

    def roles(self, state: State) -> Sequence[Text]:
        return ["bidder"] * len(state.points)

    def progress(self, state: State) -> Text:
        return f"Round {state.revealed}"

    def sources(self) -> Sequence[Text]:
        return ["prizes", "manners"]

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return [Section("Prizes", [Piece(prize.text, prize.text, "A prize.", "invented") for prize in PRIZE.actions])]

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": [int(prize.args[0]) for prize in PRIZE.actions], "name": common("rival", number=1)}


class Studied(Study[State]):
    """Bids as learners see it."""

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return float(state.points[seat])

    def __init__(self) -> None:
        layout = Layout()
        layout.add("table", "plainly", ["points", "most points", "prize", "bid"])
        super().__init__(layout=layout)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        for place, number in enumerate((state.points[seat], max(state.points), state.prize, state.bids[seat])):
            numbers[place] = number


class TalkingBids(Bids):
    """Bids with everything that a game may say itself."""

    def __init__(self, telling: Telling[State] | None = None, study: Study[State] | None = None) -> None:
        super().__init__(telling=telling or Talking(), study=study or Studied())

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [[points, 0] for points in state.points]
