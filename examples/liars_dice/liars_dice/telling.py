"""What people are told. English alone: other languages show it until somebody translates words/en.ftl."""

from boardwright.kernel.telling import Telling
from boardwright.kernel.text import Argument, Text
from liars_dice.rules import BIDS, NO_BID, State


class LiarsDiceTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("liars_dice", "liars_dice")

    def prompt(self, state: State, seat: int) -> Text:
        return self.say("first-bid") if state.bid == NO_BID else self.say("raise-or-doubt", bid=self._bid(state.bid))

    def noun(self, state: State, name: str, value: int) -> Argument:
        return self._bid(value)

    def amount(self, what: str, number: int) -> Text:
        return self.say("dice", n=number)

    def _bid(self, bid: int) -> Text:
        number, face = BIDS[bid]
        return self.say("bid", n=number, face=face)
