"""What the game tells people: questions, buttons, the log, and what answers come to. The names of things are in
naming.py, what is written on them in writing.py, what reasons mention in reasons.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, NOBODY, Decision, advance, question
from boardwright.kernel.ledger import TRACK, Entry, Ledger
from boardwright.kernel.occasion import ANSWER, SETUP, STEP, TURN, Occasion
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.telling import ASIDE, NO_GAUGES, Gauges, Section, Telling
from boardwright.kernel.text import Argument, Text, common, kebab, parts
from boardwright.kernel.verdict import Reason
from boardwright.parts.prizes import overtaken
from boardwright.parts.taking import power_to_take

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import COMPETENCIES, INNOVATIONS, PALACES, ROUND_BONUSES
from ..rules.automa import AUTOMA, GoOn, TurnUp
from ..rules.beginning import AutomaBuildings, FirstBuilding
from ..rules.buildings import PlaceNeutral
from ..rules.innovations import PayBooks
from ..rules.laying import ChooseBonus
from ..rules.map import NAMES, PAIR_NAMES
from ..rules.moves import BOOKS, BUILD, CARD, CONNECT, DIG, DROP_WORKSHOP, FLY, POWER, REWARD, SPECIAL, TUNNEL
from ..rules.power import TakePower
from ..rules.rewards import LateSteps, Rewards
from ..rules.rounds import EndRound
from ..rules.science import AnySteps, GainBooks, Steps, UseKey
from ..rules.scoring import SCIENCE_POINTS, levels
from ..rules.settling import SETTLERS, Settle, builds
from ..rules.setup import ChooseBundle, Draft
from ..rules.solo import (
    SOLO_FACTIONS,
    ChooseAutomaFaction,
    ChooseAutomaLevel,
    ChooseAutomaTerrain,
    ChooseSoloBoard,
    ChooseSoloFaction,
)
from ..rules.state import State
from ..rules.terraform import Transform, UseSpades
from ..rules.tile import NONE, Special
from ..rules.turn import AfterAction, Turn
from ..rules.vocabulary import CATEGORIES, DISCIPLINES, EDITIONS, ROUNDS, TERRAINS, Source
from . import naming, outcomes, outlook, reasons, writing
from .naming import amount, listed, say
from .notes import note
from .pieces import pieces
from .view import faction_of, phase

_AND_BUILD: Final[Mapping[Verb[int], str]] = {DIG: "terraform", TUNNEL: "tunnel", FLY: "fly"}
_STAGES: Final = ("stage-choosing", "stage-buildings", "stage-round")
_PREPARING: Final = (
    FirstBuilding,
    ChooseBundle,
    Draft,
    ChooseBonus,
    ChooseSoloBoard,
    ChooseSoloFaction,
    ChooseAutomaLevel,
    ChooseAutomaFaction,
    ChooseAutomaTerrain,
)
_BESIDE_THE_ROUNDS: Final = ("setup", "over")


class AgeOfInnovationTelling(Telling[State]):
    def __init__(self) -> None:
        name = "age_of_innovation"
        super().__init__(name, name, nouns=_NOUNS, categories=CATEGORIES, final=outcomes.AT_THE_END)

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return pieces(options.get("edition", EDITIONS[0]))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return writing.describe_all(options.get("edition", EDITIONS[0]))

    def progress(self, state: State) -> Text:
        stage: str = phase(state)
        if stage == "over" and state.automa is not None:
            return say("over-with-automa", points=state.seats[-1].points)
        if stage in _BESIDE_THE_ROUNDS:
            return say(f"phase-{stage}")
        return say("progress", round=state.round, rounds=ROUNDS)

    def phase(self, state: State) -> Text:
        stage: str = phase(state)
        if stage in _BESIDE_THE_ROUNDS:
            return ""
        if stage == "bonus":  # outside the actions; the end of the round is still to come while there is income
            coming = any(isinstance(frame, EndRound) for frame in state.pending)
            stage = "income" if coming else "science"
        return say(f"phase-{stage}")

    def roles(self, state: State) -> Sequence[Text]:
        return [
            "" if seat.faction == NONE else naming.faction_name(seat.people) for seat in state.seats[: state.humans]
        ]

    def discs(self, state: State) -> Sequence[str]:
        return [
            f"{'neutral' if seat.terrain == NONE else TERRAINS[seat.terrain]} {faction_of(state, seat) or ''}".strip()
            for seat in state.seats
        ]

    def rival(self, number: int) -> Text:
        return say("automa")

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        return "" if asked is None else _question(state, asked)

    def occasion(self, state: State, seat: int) -> Occasion:
        asked = question(state, seat)
        if isinstance(asked, Turn | AfterAction):
            return Occasion(TURN)
        if isinstance(asked, TakePower):
            return _offered(state, asked)
        if isinstance(asked, _PREPARING):
            stage = 1 if isinstance(asked, FirstBuilding) else 0
            return Occasion(SETUP, stages=[say(id) for id in _STAGES], stage=stage)
        return Occasion(STEP)

    def intention(self, state: State, seat: int, answers: Sequence[Action], *, beside: bool = False) -> Text:
        """Land made home, with a workshop and without; a power action for which power is burnt; a special action or
        one for books, and where it is done."""
        first, last = answers[0], answers[-1]
        if first in SPECIAL or first in BOOKS:
            place = self.intention(state, seat, answers[1:]) if len(answers) > 2 else self.label(state, seat, last)
            return say("label-special-at", special=self.label(state, seat, first), answer=place)
        if last in POWER:
            power = amount("power", len(answers) - 1)
            return say("label-burning", answer=self.label(state, seat, last), power=power)
        if last in DROP_WORKSHOP:
            return say("label-without-building", answer=self.label(state, seat, first))
        if last in BUILD:
            for way, id in _AND_BUILD.items():
                if first in way:
                    return say(f"label-{id}-and-build", hex=NAMES[way.value(first)])
        return self.label(state, seat, first)

    def line(self, state: State, seat: int, action: Action) -> Text:
        """A card tells what the Automa did: nobody else answers for it."""
        if action in REWARD:
            return say("line-reward")
        answer = super().line(state, seat, action)
        done = parts(outcomes.events(CHANCE, _ledger_of(state, action))) if action in CARD else ""
        return common("outcome", answer=answer, outcome=done) if done else answer

    def note(self, state: State, seat: int, action: Action) -> Text:
        return note(state, seat, action)

    # --- turns

    def turn_of(self, state: State, seat: int) -> int:
        asked = question(state, seat)
        if isinstance(asked, TurnUp | AutomaBuildings):
            return AUTOMA
        return asked.builder if isinstance(asked, TakePower) else seat

    def begins(self, state: State, seat: int) -> bool:
        asked = question(state, seat)
        if isinstance(asked, Turn):
            return not asked.second
        return isinstance(asked, TurnUp | AutomaBuildings) or self.occasion(state, seat).kind == SETUP

    def weight(self, state: State, seat: int, action: Action) -> int:
        """The first card of a round only supports the one that acts."""
        supports = isinstance(question(state, seat), TurnUp) and isinstance(state.pending[-2], GoOn)
        return ASIDE if supports else super().weight(state, seat, action)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        """Somebody went past the seat in a discipline, and its place pays less now."""
        moved = [entry for entry in entries if entry.kind == TRACK and entry.source != Source.SETUP]
        told: list[Text] = []
        for discipline, track in enumerate(DISCIPLINES if moved else ()):
            standing = levels(state, discipline)
            for level in overtaken(standing, track, moved, SCIENCE_POINTS, seat):
                name = naming.discipline_name(discipline)
                told.append(say("line-overtaken", discipline=name, level=level, own=standing[seat]))
        return told

    def gauges(self, state: State, seat: int) -> Gauges:
        if state.seats[seat].terrain == NONE:
            return NO_GAUGES
        bowls = state.seats[seat].bowls
        return Gauges(bowls.levels(), say("bowls", one=bowls.one, two=bowls.two, three=bowls.three), "power")

    # --- outcomes

    def amount(self, what: str, number: int) -> Text:
        return amount(what, number)

    def paid(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.moved(seat, entries, -1)

    def gained(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.moved(seat, entries, 1)

    def events(self, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return outcomes.events(seat, entries)

    # --- the outlook

    def contests(self, state: State, seat: int | None) -> Sequence[Contest]:
        return outlook.contests(state)

    def round_end(self, state: State) -> RoundEnd | None:
        return outlook.round_end(state)

    def next_income(self, state: State, seat: int) -> NextIncome | None:
        return outlook.next_income(state, seat)

    # --- reasons

    def why(self, state: State, seat: int, reason: Reason) -> Text:
        about = reasons.mentioned(state, reason)
        if not about:
            return super().why(state, seat, reason)
        missing = {"amounts": self.amounts(reason.missing)} if reason.missing else {}
        return say(reason.id, **about, **missing)


def _ledger_of(state: State, action: Action) -> Sequence[Entry]:
    """What an answer of chance changes, on a copy."""
    after, ledger = state.clone(), Ledger()
    after.listen(ledger)
    asked = after.pending.pop()
    asked.apply(after, action)
    advance(after)
    return ledger.entries


def _offered(state: State, asked: TakePower) -> Occasion:
    offers = [frame for frame in state.pending if isinstance(frame, TakePower) and frame.seat == asked.seat]
    if state.is_automa(asked.builder):
        return Occasion(ANSWER, say("occasion-offer-of-the-automa"), by=NOBODY, waiting=len(offers))
    builder = naming.faction_name(state.seats[asked.builder].people)
    return Occasion(ANSWER, say("occasion-offer", builder=builder), by=asked.builder, waiting=len(offers))


# --- questions


def _question(state: State, asked: Decision[State]) -> Text:
    if isinstance(asked, TakePower):
        return _offer(state, asked)
    if isinstance(asked, UseKey):
        return say("prompt-use-key", discipline=naming.discipline_name(asked.discipline))
    if isinstance(asked, LateSteps):
        return say("prompt-late-steps", discipline=naming.discipline_name(asked.discipline))
    if isinstance(asked, Steps):
        steps = say("steps", n=asked.steps)
        return say("prompt-any-steps", steps=steps) if isinstance(asked, AnySteps) else say("prompt-steps", steps=steps)
    if isinstance(asked, GainBooks):
        return (
            say("prompt-gain-book")
            if asked.books == 1
            else say("prompt-gain-books", books=amount("books", asked.books))
        )
    if isinstance(asked, PayBooks):
        books = amount("books", asked.books)
        return say(
            "prompt-pay-books",
            what=naming.called(asked.bought()),
            books=books,
            of=naming.of_discipline(asked.discipline),
        )
    if isinstance(asked, PlaceNeutral):
        return say("prompt-place-neutral", what=naming.neutral_name(asked.building))
    if isinstance(asked, UseSpades):
        return _spades(asked)
    if isinstance(asked, Transform):
        return say("prompt-transform", hex=NAMES[asked.hex], terrain=naming.terrain_name(state.terrain_of(asked.hex)))
    if isinstance(asked, Settle) and asked.kind == SETTLERS:
        return say("prompt-settle-freely")
    if isinstance(asked, Turn) and asked.second:
        return say("prompt-second-turn")
    if isinstance(asked, Rewards) and state.answers[-1] in CONNECT:
        return say("prompt-rewards-or-a-city")
    return say(f"prompt-{kebab(asked.name)}")


def _offer(state: State, asked: TakePower) -> Text:
    taken = power_to_take(state.seats[asked.seat], asked.amount)
    power, price = amount("power", taken), outcomes.price_in_points(taken - 1)
    return say("prompt-take-power", power=power, price=price)


def _spades(asked: UseSpades) -> Text:
    spades = say("spades", n=asked.spades)
    if not builds(asked.kind):
        return say("prompt-use-spades-without-building", spades=spades)
    if asked.kind == SETTLERS and asked.first == NONE:
        return say("prompt-use-spades-for-settlers")
    return say("prompt-use-spades", spades=spades)


# --- what answers speak of


def _set(state: State, terrain: int) -> Text:
    """'Desert · faction · Purse'; alone, two factions to choose from."""
    sets = [each for each in state.bundles if each[0] == terrain]
    names = [naming.faction_name(FACTIONS[faction]) for _, faction, _ in sets]
    told = [naming.board_name(BOARDS[terrain])]
    if len(names) == SOLO_FACTIONS:
        told.append(say("either", one=names[0], other=names[1]))
    else:
        told += [names[0], naming.bonus_name(ROUND_BONUSES[sets[0][2]])]
    return say("board-and-more", all=listed(told))


# Any: what is taken or placed is a book by its discipline, a building and whether it is neutral, or a piece.
def _what(state: State, value: Any) -> Text:
    if isinstance(value, int):
        return say("the-book", of=naming.of_discipline(value))
    if isinstance(value, tuple):
        building, neutral = value
        return naming.neutral_name(building) if neutral else naming.building_name(building)
    return naming.taken(value)


# Any: a piece, or a seat and one of its special actions.
def _name(state: State, value: Any) -> Text:
    if not isinstance(value, tuple):
        return naming.called(value)
    number, which = value
    seat = state.seats[number]
    if which == Special.FACTION:
        return naming.faction_name(seat.people)
    if which == Special.PALACE:
        return naming.palace_name(PALACES[seat.palace])
    if which == Special.BONUS:
        return naming.bonus_name(ROUND_BONUSES[seat.bonus])
    if which == Special.COMPETENCY:
        return next(naming.competency_name(each) for each in COMPETENCIES if each.special is not None)
    return next(naming.innovation_name(each) for each in INNOVATIONS if each.used == which)


def _exchanged(state: State, value: tuple[str, int]) -> Text:
    """What a conversion pays or brings, or the points for power."""
    what, number = value
    if what == "points":
        return outcomes.price_in_points(number)
    return amount(f"books {what}" if what in DISCIPLINES else what, number)


_NOUNS: Final[Mapping[str, Callable[[State, Any], Argument]]] = {
    "hex": lambda state, hex: NAMES[hex],
    "site": lambda state, site: PAIR_NAMES[site].replace(":", "–"),
    "terrain": lambda state, terrain: naming.terrain_name(terrain),
    "building": lambda state, building: naming.building_name(building),
    "discipline": lambda state, discipline: naming.discipline_name(discipline),
    "of": lambda state, discipline: naming.of_discipline(discipline),
    "steps": lambda state, steps: say("steps", n=steps),
    "spades": lambda state, spades: say("spades", n=spades),
    "power": lambda state, power: amount("power", power),
    "books": lambda state, books: amount(f"books {DISCIPLINES[books[0]]}", books[1]),
    "price": _exchanged,
    "gain": _exchanged,
    "bonus": lambda state, bonus: naming.bonus_name(ROUND_BONUSES[bonus]),
    "set": _set,
    "what": _what,
    "name": _name,
    "tile": lambda state, tile: naming.called(tile),
    "board": lambda state, board: naming.board_name(board),
    "number": lambda state, card: naming.card_number(card),
    "strength": lambda state, level: writing.level_name(level),
    "level": lambda state, level: int(level),
    "round": lambda state, round: int(round),
    "row": lambda state, row: int(row),
    "size": lambda state, size: int(size),
}
