"""What the game tells people. (Its words are not in a catalogue yet.)"""

from collections.abc import Mapping, Sequence

from boardwright.games.terra_mystica.rules.faction import Faction
from boardwright.games.terra_mystica.rules.moves import SHIP, SHOVEL
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.table import dialogue, obstacles, phrases, words
from boardwright.games.terra_mystica.table.pieces import pieces
from boardwright.kernel.action import Action
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.ledger import Entry
from boardwright.kernel.legacy import in_each, merged, reasons, sections
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Text


class TerraMysticaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("terra_mystica", "terra_mystica")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return merged(lambda language: pieces(language))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return sections(lambda language: words.describe_all(language))

    def progress(self, state: State) -> Text:
        return in_each(lambda language: dialogue.progress(state, language))

    def roles(self, state: State) -> Sequence[Text]:
        return [_faction(seat.faction) if seat.chosen else "" for seat in state.seats]

    def sources(self) -> Sequence[Text]:
        names = words.CATEGORY_NAMES
        return [
            dict(zip(LANGUAGES, told, strict=True)) for told in zip(*[names[each] for each in LANGUAGES], strict=True)
        ]

    def prompt(self, state: State, seat: int) -> Text:
        return in_each(lambda language: dialogue.prompt(state, seat, language))

    def label(self, state: State, seat: int, action: Action) -> Text:
        return in_each(lambda language: dialogue.label(state, seat, action, language))

    def line(self, state: State, seat: int, action: Action) -> Text:
        return in_each(lambda language: phrases.phrase(state, seat, action, language))

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return in_each(lambda language: phrases.phrase(state, seat, action, language))

    def amount(self, what: str, number: int) -> Text:
        return in_each(lambda language: words.amount(number, what, language, subject=True))

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons(lambda language: obstacles.obstacles(state, seat, language))

    def reason(self, state: State, seat: int, action: Action) -> Text:
        if action is SHIP or action is SHOVEL:
            return self.reasons(state, seat).get("shipping" if action is SHIP else "digging", "")
        return super().reason(state, seat, action)


def _faction(faction: Faction) -> Text:
    return in_each(lambda language: words.faction_name(faction, language))
