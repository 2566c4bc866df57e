"""What the game tells people. (Its words are not in a catalogue yet.)"""

from collections.abc import Mapping, Sequence

from boardwright.games.planetfall.rules import operations
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, Side, catalogue
from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.table import dialogue, words
from boardwright.games.planetfall.table.pieces import pieces
from boardwright.games.planetfall.table.view import phase
from boardwright.kernel.action import Action
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.ledger import Entry
from boardwright.kernel.legacy import _same, in_each, merged, reasons, sections
from boardwright.kernel.telling import Section, Telling, Way
from boardwright.kernel.text import Text


class PlanetfallTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("planetfall", "planetfall")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return merged(lambda language: pieces(catalogue(options.get("content", BUILT_IN)), language))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return sections(
            lambda language: words.describe_all(
                catalogue(options.get("content", BUILT_IN)), operations.OPERATION_POINTS, language
            )
        )

    def progress(self, state: State) -> Text:
        return in_each(lambda language: dialogue.progress(state, phase(state), language))

    def roles(self, state: State) -> Sequence[Text]:
        return ["" if seat.side is None else _side(seat.side) for seat in state.seats]

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
        return in_each(lambda language: dialogue.report(state, seat, action, language))

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return in_each(lambda language: dialogue.phrase(state, seat, action, language))

    def ways(self, state: State, seat: int, action: Action) -> Sequence[Way]:
        each = [dialogue.ways(state, seat, action, language) for language in LANGUAGES]
        return [
            Way(
                _same([told[n].name for told in each]),
                _same([told[n].pay for told in each]),
                way.paid,
                _same([told[n].gain for told in each]),
                at_once=way.at_once,
            )
            for n, way in enumerate(each[0])
        ]

    def amount(self, what: str, number: int) -> Text:
        return in_each(lambda language: words.amount(number, what, language))

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons(lambda language: dialogue.obstacles(state, seat, language))


def _side(side: Side) -> Text:
    return in_each(lambda language: words.side_name(side, language))
