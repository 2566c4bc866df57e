"""What the game tells people: questions, answers, what they pay and bring, the log. What pieces are called is in
naming.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, Entry
from boardwright.kernel.occasion import SETUP, STEP, TURN, Occasion
from boardwright.kernel.outlook import Contest, NextIncome
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Argument, Text, common, kebab, parts, sentences

from ..rules.caches import OpenCache
from ..rules.catalogue import BUILT_IN, PLANETS, catalogue
from ..rules.exploration import Fly
from ..rules.moves import CARD_IDS, COMMAND, FLY, GOAL, SIDE, SIDE_IDS, STRENGTH
from ..rules.operations import GainExperience, GainPoints, most_points
from ..rules.outposts import CaptureOutpost, PayForOutpost
from ..rules.payment import paid_in
from ..rules.setup import ChooseCommander, ChooseSide
from ..rules.state import CELLS, NONE, State
from ..rules.technologies import LearnTechnology
from ..rules.units import MeetUnit
from ..rules.vocabulary import CATEGORIES, END_TECHNOLOGIES, GOALS, KINDS, LEVELS, OUTPOST, RESOURCES, Source
from . import naming, outlook
from .naming import say
from .pieces import describe, pieces
from .prospects import INCOME
from .view import phase

# Of the ledger's categories of points, those that come with the final scoring.
_FINAL: Final = (CATEGORIES[GOALS], CATEGORIES[END_TECHNOLOGIES])
# The sources of what effects bring; a card that is laid just now is the source of its reward.
_EFFECTS: Final = frozenset((*CARD_IDS, *SIDE_IDS))


# Questions with which a turn begins.
_BEGINNINGS: Final = (Fly, MeetUnit, CaptureOutpost, OpenCache, LearnTechnology, GainPoints)


class PlanetfallTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("planetfall", "planetfall", nouns=_NOUNS, categories=CATEGORIES, final=_FINAL)

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return pieces(catalogue(options.get("content", BUILT_IN)))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return describe(catalogue(options.get("content", BUILT_IN)))

    def progress(self, state: State) -> Text:
        if _beside_the_planets(state):
            return _phase_name(state)
        return say("progress", planet=state.planet, planets=PLANETS)

    def phase(self, state: State) -> Text:
        return "" if _beside_the_planets(state) else _phase_name(state)

    def part(self, number: int) -> Text:
        return say("part", number=number)

    def roles(self, state: State) -> Sequence[Text]:
        return ["" if seat.side is None else naming.side_name(seat.side) for seat in state.seats]

    def sources(self) -> Sequence[Text]:
        return [say(f"source-of-{category}") for category in CATEGORIES]

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        if asked is None:
            return ""
        return say(f"prompt-{kebab(asked.name)}", **_asked_about(state, asked))

    def occasion(self, state: State, seat: int) -> Occasion:
        asked = question(state, seat)
        if isinstance(asked, ChooseCommander | ChooseSide):
            return Occasion(SETUP, stages=[say("stage-commanders"), say("stage-planet")])
        return Occasion(TURN if isinstance(asked, Fly) else STEP)

    def intention(self, state: State, seat: int, answers: Sequence[Action], *, beside: bool = False) -> Text:
        """A flight with what the ship does there."""
        way = self._way(state, answers[-1])
        if not beside:
            return parts([self.label(state, seat, answers[0]), common("low", what=way)])
        if answers[-1] not in STRENGTH:
            return say("course", way=way)
        card = state.catalogue.cards[FLY.value(answers[0])]
        return say("course-occupy" if card.kind == OUTPOST else "course-learn", payment=way)

    def _way(self, state: State, answer: Action) -> Text:
        """The label of an answer that is asked for when the ship acts."""
        words = paid_in(STRENGTH.value(answer)) if answer in STRENGTH else (answer.verb, {})
        return self.in_words(state, words, "label")

    def line(self, state: State, seat: int, action: Action) -> Text:
        asked = question(state, seat)
        words = None if asked is None else asked.words_of(state, action)
        assert words is not None
        id, about = words
        place = _place_of(state, seat)
        thing = {} if place == NONE else {"thing": state.cards[place]}
        return self.in_words(state, (_LINES.get(type(asked), id), {**about, **thing}), "line")

    def note(self, state: State, seat: int, action: Action) -> Text:
        """What is written on a card that a ship flies to, on a commander or a goal board."""
        content = state.catalogue
        if action in GOAL:
            return naming.goal_text(content.goals[GOAL.value(action)])
        if action in COMMAND:
            sides = content.sides_of(COMMAND.value(action))
            free = any(isinstance(frame, ChooseSide) and frame.free for frame in state.pending)
            offered = sides if free else sides[:1]
            return sentences([say("note-side", side=side.letter, text=naming.side_text(side)) for side in offered])
        if action in SIDE:
            own = state.seats[seat].side
            assert own is not None
            sides = content.sides_of(own.board)
            return naming.side_text(next(side for side in sides if side.letter == SIDE.value(action)))
        return _note_of_flight(state, FLY.value(action)) if action in FLY else ""

    # --- turns

    def begins(self, state: State, seat: int) -> bool:
        """A flight, and later what the ship does there."""
        return isinstance(question(state, seat), _BEGINNINGS)

    # --- outcomes

    def amount(self, what: str, number: int) -> Text:
        return naming.amount(what, number)

    def paid(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return _moved(seat, entries, -1)

    def gained(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        """In full, also of a stock that is paid from as well."""
        return _moved(seat, entries, 1)

    def events(self, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        own = [entry for entry in entries if entry.seat == seat]
        told = [*_surcharge(own), *_extras(own)]
        points = sum([entry.amount for entry in own if entry.kind == OFFER and entry.what == "operation points"])
        if points:
            told.append(say("event-operations", points=naming.operation_points(points)))
        income = [naming.amount(what, more) for what, more in _more_income(own).items()]
        return [*told, say("event-income", amounts=income)] if income else told

    # --- the outlook

    def contests(self, state: State, seat: int | None) -> Sequence[Contest]:
        return outlook.contests(state)

    def next_income(self, state: State, seat: int) -> NextIncome | None:
        return outlook.next_income(state, seat)


def _place_of(state: State, seat: int) -> int:
    """Where the seat's ship stands, NONE when it is on the turn order track."""
    return state.ships.index(seat) if seat >= 0 and seat in state.ships else NONE


# --- questions


def _asked_about(state: State, asked: Decision[State]) -> dict[str, Argument]:
    """What a question speaks of."""
    if isinstance(asked, GainPoints | GainExperience):
        return {"points": naming.operation_points(asked.points)}
    place = _place_of(state, asked.seat)
    return {} if place == NONE else {"card": state.catalogue.cards[state.cards[place]].name}


# --- answers: the id of a message, and what it speaks of. Buttons and the log say the same in two tenses.

# The text of each argument of an answer's message.
_NOUNS: Final[Mapping[str, Callable[[State, Any], Argument]]] = {
    "goal": lambda state, goal: state.catalogue.goals[goal].name,
    "name": lambda state, board: state.catalogue.sides_of(board)[0].name,
    "faction": lambda state, board: state.catalogue.sides_of(board)[0].faction,
    "side": lambda state, letter: str(letter),
    "card": lambda state, card: state.catalogue.cards[card].name,
    "thing": lambda state, thing: naming.thing_name(state.catalogue, thing),
    "points": lambda state, number: naming.operation_points(number),
    "amount": lambda state, amount: naming.amount(*amount),
}
# Questions whose log line does not depend on the answer.
_LINES: Final[Mapping[type, str]] = {
    PayForOutpost: "paid",
    LearnTechnology: "learned",
    GainExperience: "experience",
}


def _note_of_flight(state: State, thing: int) -> Text:
    level = LEVELS[state.layout.levels[state.cards.index(thing)]]
    if thing >= CELLS:
        return say("note-operations", points=naming.points(most_points(state)))
    card = state.catalogue.cards[thing]
    lies = say("note-place", kind=naming.kind_name(card.kind), level=level)
    return sentences([lies, naming.card_text(card, state.catalogue)])


# --- outcomes


def _moved(seat: int, entries: Sequence[Entry], sign: int) -> dict[str, int]:
    """What leaves a seat (-1) or comes to it (1), by stock, in one order. What a commander begins with is not told:
    it stands on the board."""
    sums = dict.fromkeys(RESOURCES, 0)
    for entry in entries:
        held = entry.kind in (STOCK, POINTS) and entry.source != Source.SETUP
        if entry.seat == seat and held and sign * entry.amount > 0:
            sums[entry.what] += sign * entry.amount
    return {what: number for what, number in sums.items() if number}


def _more_income(own: Sequence[Entry]) -> dict[str, int]:
    """By how much the next income grows, by stock."""
    more = {what: sum([entry.amount for entry in own if entry.what == INCOME[what]]) for what in RESOURCES}
    return {what: number for what, number in more.items() if number > 0}


def _surcharge(own: Sequence[Entry]) -> list[Text]:
    """What of the price stands for missing experience."""
    missing = -sum([entry.amount for entry in own if entry.source == Source.MISSING])
    return [say("event-missing", strength=naming.amount("strength", missing))] if missing else []


def _beside_the_planets(state: State) -> bool:
    return not state.planet or not state.pending


def _phase_name(state: State) -> Text:
    return say(f"phase-{phase(state).replace(' ', '-')}")


def _extras(own: Sequence[Entry]) -> list[Text]:
    """What of the gain does not stand on the card itself: the pair, effects, the final scoring."""
    told: list[Text] = []
    pair = sum([entry.amount for entry in own if entry.source == Source.PAIR])
    if pair:
        told.append(say("event-pair", points=naming.points(pair)))
    laid = [entry.place for entry in own if entry.kind == PIECE and entry.what in KINDS]
    by_effects = [
        entry for entry in own if entry.source in _EFFECTS and entry.source not in laid and entry.place not in _FINAL
    ]
    gained = _moved(own[0].seat, by_effects, 1) if by_effects else {}
    if gained:
        amounts: list[Argument] = [naming.amount(what, number) for what, number in gained.items()]
        told.append(say("event-effects", amounts=amounts))
    final = sum([entry.amount for entry in own if entry.kind == POINTS and entry.place in _FINAL])
    if final:
        told.append(say("event-end", points=naming.points(final)))
    return told
