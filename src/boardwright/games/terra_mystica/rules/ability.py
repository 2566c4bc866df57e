"""Abilities that no number of a faction board says: the moments at which the rules ask a faction. One class each, in
factions/."""

from typing import Final

from boardwright.kernel.decision import Decision

from .seat import Seat
from .state import State


class Ability:
    """An ability says only what it does; here nothing happens."""

    # Its special action is no action, but a double turn.
    double_turn: bool = False

    def stronghold_built(self, state: State, number: int) -> None:
        """The stronghold stands; what `at_once` says has been gained."""

    def use_stronghold(self, state: State, asked: Decision[State]) -> None:
        """Its special action, which `acts` says is there."""
        boon = self.boon(asked.seat)
        assert boon is not None
        state.pending.append(boon)

    def boon(self, number: int) -> Decision[State] | None:
        """What that action asks at once, if anything."""
        return None

    def power_offered(self, state: State, builder: int) -> None:
        """Neighbours with room in their bowls are asked next."""


_NOTHING: Final = Ability()
_OF: Final[dict[str, Ability]] = {}


def give(abilities: dict[str, Ability]) -> None:
    """By faction. Abilities are made of the rules, so the rules are given them when all are there."""
    _OF.update(abilities)


def ability(seat: Seat) -> Ability:
    return _OF.get(seat.faction.id, _NOTHING)
