"""What the game tells people. (Its words are not in a catalogue yet.)"""

from collections.abc import Mapping, Sequence

from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.table import dialogue, labels, words
from boardwright.games.santa_maria.table.pieces import pieces
from boardwright.kernel.action import Action
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.ledger import Entry
from boardwright.kernel.legacy import in_each, merged, reasons, sections
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Text


class SantaMariaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("santa_maria", "santa_maria")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return merged(lambda language: pieces(catalogue(options.get("content", BUILT_IN)), language))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return sections(lambda language: words.describe_all(catalogue(options.get("content", BUILT_IN)), language))

    def progress(self, state: State) -> Text:
        return in_each(lambda language: dialogue.progress(state, language))

    def roles(self, state: State) -> Sequence[Text]:
        each = [dialogue.roles(state, language) for language in LANGUAGES]
        return [dict(zip(LANGUAGES, told, strict=True)) if told[0] else "" for told in zip(*each, strict=True)]

    def sources(self) -> Sequence[Text]:
        names = words.SOURCE_NAMES
        return [
            dict(zip(LANGUAGES, told, strict=True)) for told in zip(*[names[each] for each in LANGUAGES], strict=True)
        ]

    def prompt(self, state: State, seat: int) -> Text:
        return in_each(lambda language: dialogue.prompt(state, seat, language))

    def label(self, state: State, seat: int, action: Action) -> Text:
        return in_each(lambda language: labels.label(state, seat, action, language))

    def line(self, state: State, seat: int, action: Action) -> Text:
        return in_each(lambda language: dialogue.report(state, seat, action, language))

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return in_each(lambda language: dialogue.phrase(state, seat, action, language))

    def amount(self, what: str, number: int) -> Text:
        return in_each(lambda language: words.amount(number, what, language))

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons(lambda language: dialogue.obstacles(state, seat, language))
