"""The table of the solo game: a human against the Automa. What is known of it comes from a public helper application.

Unless told otherwise the human plays forest on C5 and H10, and the Automa, Simpletons of the desert on level 2, stands
on H4 (marked) and I9 (not marked). What lies around the two is made so that every rule of choosing leads elsewhere."""

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.tiles import BOOK_ACTIONS, POWER_ACTIONS
from boardwright.games.age_of_innovation.rules.deck import Automaton
from boardwright.games.age_of_innovation.rules.map import BY_NAME, NAMES
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import BUILDINGS
from boardwright.kernel.decision import CHANCE
from boardwright.parts.hexgrid import bits
from tests.games.age_of_innovation.tables import Table

ALL = ["1s", "2s", "3s", "4s", "5s", "6s", "7", "8", "9", "10", "11", "12", "13", "14"]
HUMAN, AUTOMA = 1, 2


class Solo(Table):
    """A table at which the human, on seat 1, is about to take the first turn."""

    def __init__(
        self,
        faction: str = "simpletons",
        *,
        level: int = 2,
        home: str = "desert",
        card: str = "1s",
        human: str = "forest goblins C5 H10",
        **options: str,
    ) -> None:
        self._card = card
        board, people = human.split()[:2]
        self._dealt = {"board": board, "faction": people}
        answers = [f"automa {level}", f"automa {faction}", f"automa {home}", "bonus coins"]
        options.setdefault("books", "power coins guild")
        super().__init__(human, answers=answers, **options)

    def _chance(self) -> str:
        legal = [action.text for action in GAME.legal(self.state, CHANCE)]
        verb, kind = legal[0].split()[:2]
        if verb == "card":
            return f"card {self._card}" if len(legal) == len(ALL) else legal[0]
        if kind == "bonus":
            row = ["power-and-coins", "coins", "pass-school", "spade", "bridge"]
            return next(f"deal bonus {each}" for each in row if f"deal bonus {each}" in legal)
        if kind in self._dealt:
            wish = f"deal {kind} {self._dealt[kind]}"
            return wish if wish in legal else legal[0]
        return super()._chance()

    @property
    def automa(self) -> Automaton:
        return automa(self.state)

    def settle(self, marked: str = "H4", unmarked: str = "I9", building: str = "workshop") -> None:
        """Where the Automa's buildings stand."""
        seat = self.seat(AUTOMA)
        seat.structures, seat.buildings = (0,) * len(BUILDINGS), 0
        self.put(AUTOMA, building, f"{marked} {unmarked}")
        self.automa.marked = sum(1 << BY_NAME[name] for name in marked.split())

    def turn(self, support: str, action: str, *, below: int = 2) -> None:
        """The human passes, then the Automa turns up these two cards, so many others being left in its pile."""
        others = [each for each in ALL if each not in (support, action)]
        self.pile(support, action, *others[:below])
        self.play(f"chance: card {support}")
        self.play(f"chance: card {action}")

    def pile(self, *cards: str) -> None:
        """The human passes; the Automa still has these cards in this round."""
        self.automa.pile = tuple(sorted(ALL.index(card) for card in cards))
        self.play(f"{HUMAN}: {next(text for text in self.legal(HUMAN) if text.startswith('pass'))}")
        self.finish()

    def points(self) -> int:
        return self.seat(AUTOMA).points

    def marked(self) -> set[str]:
        return {NAMES[h] for h in bits(self.automa.marked)}

    def blocked(self) -> tuple[list[str], list[str]]:
        """The power actions and the book actions that nobody may use any more in this round."""
        return (
            [POWER_ACTIONS[n].id for n, user in enumerate(self.state.power_used) if user != NONE],
            [BOOK_ACTIONS[n].id for n, user in enumerate(self.state.books_used) if user != NONE],
        )


def laboratory(faction: str = "simpletons", level: int = 2, **options: str) -> Solo:
    """Desert people prefer wasteland in row A, plains in row B. Both lie twice beside each kind of building: once
    closer to the other kind, once closer to the human."""
    solo = Solo(faction, level=level, **options)
    solo.settle()
    solo.turn_to("G4 H5 H8 H9", "wasteland")
    solo.turn_to("G5 I5 I8 I10", "plains")
    solo.turn_to("H3 I4", "forest")
    solo.science(HUMAN, 5, 1, 6, 9)
    return solo


def prepared(level: int = 2, faction: str = "simpletons") -> State:
    return Solo(faction, level=level).state


def automa(state: State) -> Automaton:
    assert state.automa is not None
    return state.automa
