"""A round is a planet: discovery, income, two explorations, flight. (Rulebook: Course of the game)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Step
from boardwright.kernel.kind import Sole

from .catalogue import PLANETS
from .exploration import Exploration
from .income import Income
from .moves import DEAL
from .state import NONE, State
from .vocabulary import Source


class Round(Step[State]):
    """Five phases; from the last planet nobody flies on."""

    def __init__(self, planet: int) -> None:
        super().__init__()
        self.planet: Final[int] = planet

    def run(self, state: State) -> None:
        state.reach(self.planet)
        if self.planet < PLANETS:
            state.pending.append(Flight())
        state.pending.extend((Exploration(2), Exploration(1), Income(), Discovery()))

    def args(self) -> Sequence[int]:
        return (self.planet,)


class Discovery(Step[State]):
    """Phase 1: cards of the planet's deck are laid face up in three rows; the rest of the deck stays unseen."""

    def run(self, state: State) -> None:
        state.lay_out_deck(state.catalogue.decks[state.planet])
        state.pending.extend([_DEALS[place] for place in reversed(state.layout.card_places)])


class Deal(Sole[State, int]):
    """Chance turns the next card up."""

    verb: Verb[int] = DEAL
    noun: ClassVar[str] = "card"

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        actions = DEAL.actions
        return [actions[card] for card in state.deck]

    def do(self, state: State, card: int) -> None:
        state.turn_up(card, self.place)

    def args(self) -> Sequence[int]:
        return (self.place,)


_DEALS: Final = tuple(Deal(place) for place in range(15))


class Flight(Step[State]):
    """Phase 5: what nobody took leaves the game; the restrain token returns."""

    def run(self, state: State) -> None:
        state.lay_out_deck(())
        state.restrain(NONE, Source.ROUND)
        state.clear_rows()
