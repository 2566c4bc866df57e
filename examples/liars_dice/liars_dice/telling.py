"""What people are told. English alone: other languages show it until somebody translates words/en.ftl."""

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.telling import Telling
from boardwright.kernel.text import Text
from liars_dice.rules import BIDS, DOUBT, NO_BID, State


class LiarsDiceTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("liars_dice", "liars_dice")

    def prompt(self, state: State, seat: int) -> Text:
        return self.say("first-bid") if state.bid == NO_BID else self.say("raise-or-doubt", bid=self._bid(state.bid))

    def label(self, state: State, seat: int, action: Action) -> Text:
        if seat == CHANCE:
            return self.say("rolled")
        if action is DOUBT:
            return self.say("doubt", bid=self._bid(state.bid))
        number, face = action.args[0].split("x")
        return self.say("bid", n=int(number), face=int(face))

    def line(self, state: State, seat: int, action: Action) -> Text:
        """The log keeps a roll, but not what was rolled."""
        if seat == CHANCE:
            return self.say("rolled")
        return self.say("did", what=self.label(state, seat, action))

    def amount(self, what: str, number: int) -> Text:
        return self.say("dice", n=number)

    def _bid(self, bid: int) -> Text:
        number, face = BIDS[bid]
        return self.say("bid", n=number, face=face)
