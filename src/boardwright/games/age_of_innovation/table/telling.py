"""What the game tells people. (Its words are not in a catalogue yet.)"""

from collections.abc import Mapping, Sequence

from boardwright.games.age_of_innovation.content.boards import FACTIONS
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import EDITIONS
from boardwright.games.age_of_innovation.table import descriptions, dialogue, obstacles, phrases, words
from boardwright.games.age_of_innovation.table.pieces import pieces
from boardwright.games.age_of_innovation.table.sayings import say
from boardwright.kernel.action import Action
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.ledger import Entry
from boardwright.kernel.legacy import in_each, merged, reasons, sections
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Text


class AgeOfInnovationTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("age_of_innovation", "age_of_innovation")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return merged(lambda language: pieces(language, options.get("edition", EDITIONS[0])))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return sections(lambda language: descriptions.describe_all(language, options.get("edition", EDITIONS[0])))

    def progress(self, state: State) -> Text:
        return in_each(lambda language: dialogue.progress(state, language))

    def roles(self, state: State) -> Sequence[Text]:
        return ["" if seat.faction == NONE else _faction(seat.faction) for seat in state.seats[: state.humans]]

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
        return in_each(lambda language: phrases.report(state, seat, action, language))

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return in_each(lambda language: phrases.phrase(state, seat, action, language))

    def amount(self, what: str, number: int) -> Text:
        return in_each(lambda language: words.amount(number, what, language, subject=True))

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons(lambda language: obstacles.obstacles(state, seat, language))

    def rival(self, number: int) -> Text:
        return in_each(lambda language: say("Automa", language))

    def reason(self, state: State, seat: int, action: Action) -> Text:
        return self.reasons(state, seat).get(obstacles.thing(action), "")


def _faction(faction: int) -> Text:
    return in_each(lambda language: words.faction_name(FACTIONS[faction], language))
