"""Liar's dice as the rest of Boardwright sees it: what it must say, and little more."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from boardwright.kernel.archive import reading
from boardwright.kernel.decision import advance, frames_of
from boardwright.kernel.game import Game
from boardwright.kernel.ledger import Account
from boardwright.kernel.plain import Plain
from liars_dice.rules import BIDS, BOOK, FACES, MOST_PLAYERS, NO_BID, Round, State
from liars_dice.telling import LiarsDiceTelling


class LiarsDice(Game[State]):
    """Liar's dice, for 2 to 4."""

    def __init__(self) -> None:
        super().__init__(
            "liars_dice", range(2, MOST_PLAYERS + 1), BOOK, minutes=10, weight=1, telling=LiarsDiceTelling()
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return State(players, [Round(0)])

    def load(self, dumped: Plain) -> State:
        archive = reading(dumped, frames_of("liars_dice"))
        state = State(archive.number(0), [])
        state.fields(archive)
        archive.close()
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        """The dice that are left: at the end only one seat has any."""
        return state.left

    def winners(self, state: State) -> Sequence[int]:
        return [seat for seat, dice in enumerate(state.left) if dice == max(state.left)]

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        number, face = BIDS[state.bid] if state.bid != NO_BID else (0, 0)
        return {
            "bid": {"dice": number, "face": face},
            "your cup": [] if seat is None else state.cups[seat].copy(),
            "seats": [
                {"dice": dice, "shown last": cup.copy()} for dice, cup in zip(state.left, state.shown, strict=True)
            ],
        }

    def resample(self, state: State, seat: int, random: Random) -> State:
        """The others' dice could lie in any way."""
        other = state.clone()
        for each, cup in enumerate(other.cups):
            if each != seat:
                cup[:] = sorted(random.choice(FACES) for _ in cup)
        return other

    def public(self, state: State) -> State:
        """Everybody knows how many dice lie under a cup, and no more."""
        known = state.clone()
        known.cups[:] = [[0] * len(cup) for cup in state.cups]
        return known if any(state.cups) else state

    def veil(self, state: State) -> None:
        state.looking_ahead = True

    def books(self, state: State) -> Mapping[Account, int]:
        return {(seat, "dice", ""): dice for seat, dice in enumerate(state.left)}


GAME: Final = LiarsDice()
