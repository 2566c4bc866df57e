"""Games that tell a secret, each in its own way."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Numbers
from boardwright.kernel.ledger import Entry
from boardwright.kernel.plain import Plain
from boardwright.kernel.text import Text
from tests.kernel.toys.bids import BOOK, GAME, Bids, State
from tests.kernel.toys.talking_bids import Studied, Talking


class Leaking(Bids):
    """Everybody sees every bid."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return {**super().view(state, seat), "bids": state.bids.copy()}


class LeakingToSpectators(Bids):
    """Seats see what they may, spectators everything."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return {"bids": state.bids.copy()} if seat is None else super().view(state, seat)


class LeakingNumbers(Studied):
    """Learners see every bid."""

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        super().write(state, seat, numbers)
        numbers[0] += sum(state.bids)


class LeakingWords(Talking):
    """The words of an answer tell what the others have done."""

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return f"{action.text} against {sum(state.bids)}"


class LeakingAnswers(Bids):
    """What may be answered tells what the others have done."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return legal if seat == CHANCE else legal[: 3 - max(state.bids) // 3]


class LeakingLabels(Talking):
    """The label of an answer tells what the others have done."""

    def label(self, state: State, seat: int, action: Action) -> Text:
        return f"{action.text} ({sum(state.bids)})"


class LeakingForesight(Bids):
    """Who bids last sees what comes of it before the click."""

    def ahead(self, state: State, seat: int, action: Action) -> None:
        self.apply(state, seat, action)


class LeakingReasons(Talking):
    """Why a thing cannot be chosen tells what the others have done."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {f"bid {sum(state.bids)}": "Taken."}


class OpenInNameOnly(Bids):
    """Calls itself all open, but who has bid sees more than the others."""

    def __init__(self) -> None:
        Game.__init__(self, "bids", range(2, 4), BOOK, options=GAME.options, all_open=True)


class LeakingTogether(Bids):
    """Who looks beside others sees what they have bid."""

    def views(self, state: State, watchers: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        return [self.view(state, 0) for _ in watchers]


class LeakingStocks(Bids):
    """What a seat bids is told to everybody at once."""

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"bid": bid} for bid in state.bids]

    def public(self, state: State) -> State:
        return self.clone(state)


class LeakingWhetherAnythingIsHidden(Bids):
    """Only a high bid is treated as a secret."""

    def public(self, state: State) -> State:
        return super().public(state) if 3 in state.bids else state
