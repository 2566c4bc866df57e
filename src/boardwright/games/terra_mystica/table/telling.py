"""What the game tells people: questions, answers, the log, outcomes. (What pieces are called: naming.py; why something
cannot be chosen: reasons.py.)"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.ledger import Entry
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.telling import NO_GAUGES, Gauges, Piece, Section, Telling
from boardwright.kernel.text import Argument, Text, common, parts, sentences
from boardwright.kernel.verdict import Reason
from boardwright.parts.hexgrid import bits
from boardwright.parts.level import told
from boardwright.parts.taking import power_to_take

from ..content.factions import FACTIONS
from ..content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from ..rules.faction import Faction
from ..rules.map import NAMES
from ..rules.moves import BUILD, CONVERT, DIG, DROP, POWER, SPECIAL, TAKE
from ..rules.power import Boon, ChooseCult, TakePower, price_of_power
from ..rules.state import State
from ..rules.structures import Claim
from ..rules.terraform import Transform, UseSpades
from ..rules.tile import Special
from ..rules.turn import Turn
from ..rules.vocabulary import CATEGORIES, ROUNDS
from . import naming, notes, occasions, outcomes, outlook, reasons, turns
from .naming import amount, say
from .pieces import pieces
from .view import colour_of, phase

_BESIDE_THE_ROUNDS: Final = ("setup", "over")
_SAID_BY_LABEL: Final = (CONVERT, TAKE)


class TerraMysticaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("terra_mystica", "terra_mystica")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return pieces()

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        values = say("values")
        return [
            Section(
                say("section-factions"),
                [Piece(f.id, naming.faction_name(f), _with_level(f), values) for f in FACTIONS],
            ),
            Section(
                say("section-power-actions"),
                [Piece(a.id, naming.power_name(a), naming.power_text(a), values) for a in POWER_ACTIONS],
            ),
            Section(
                say("section-cards"),
                [Piece(c.id, naming.card_name(c), naming.card_text(c), values) for c in BONUS_CARDS],
            ),
            Section(
                say("section-favors"),
                [Piece(t.id, naming.favor_name(t), naming.favor_text(t), values) for t in FAVOR_TILES],
            ),
            Section(
                say("section-towns"),
                [Piece(t.id, naming.town_name(t), naming.town_text(t), values) for t in TOWN_TILES],
            ),
            Section(
                say("section-scoring"),
                [Piece(t.id, naming.scoring_name(t), naming.scoring_text(t), values) for t in SCORING_TILES],
            ),
        ]

    def progress(self, state: State) -> Text:
        now = phase(state)
        return say(f"phase-{now}") if now in _BESIDE_THE_ROUNDS else say("progress", round=state.round, rounds=ROUNDS)

    def phase(self, state: State) -> Text:
        now = phase(state)
        return "" if now in _BESIDE_THE_ROUNDS else say(f"phase-{now}")

    def roles(self, state: State) -> Sequence[Text]:
        return [naming.faction_name(seat.faction) if seat.chosen else "" for seat in state.seats]

    def discs(self, state: State) -> Sequence[str]:
        return [
            f"{colour_of(state, seat.number) or 'neutral'} {seat.faction.id if seat.chosen else ''}".strip()
            for seat in state.seats
        ]

    def sources(self) -> Sequence[Text]:
        return [say(f"source-{category}") for category in CATEGORIES]

    # --- questions and answers

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        if asked is None:
            return ""
        told = say(f"prompt-{_prompt_id(state, asked)}", **_prompt_parts(state, asked))
        return sentences([told, say("prompt-no-use") if isinstance(asked, Boon) and asked.is_useless(state) else ""])

    def occasion(self, state: State, seat: int) -> Occasion:
        return occasions.occasion(state, seat)

    def noun(self, state: State, name: str, value: Any) -> Argument:
        return _NOUNS[name](value)

    def intention(self, state: State, seat: int, answers: Sequence[Action], *, beside: bool = False) -> Text:
        """Land made home, with a dwelling and without; a power action for which power is burnt; a special action and
        where it is done."""
        last = answers[-1]
        if answers[0].of is SPECIAL:
            place = self.intention(state, seat, answers[1:]) if len(answers) > 2 else self.label(state, seat, last)
            return say("label-special-at", special=self.label(state, seat, answers[0]), answer=place)
        if last.of is POWER:
            power = amount("power", len(answers) - 1)
            return say("label-burning", answer=self.label(state, seat, last), power=power)
        begun = self.label(state, seat, answers[0])
        if last.of is BUILD:
            return say("label-and-build", answer=begun)
        if last.of is DROP:
            return say("label-without-building", answer=begun)
        home = naming.terrain_name(state.seats[seat].faction.home)
        return say("label-to", hex=NAMES[DIG.value(answers[0])], terrain=home)

    def line(self, state: State, seat: int, action: Action) -> Text:
        if action.of is POWER:
            return say("line-power", action=naming.power_name(POWER_ACTIONS[POWER.value(action)]))
        if action is SPECIAL[Special.STRONGHOLD]:
            return say("line-stronghold")
        return say("line-take") if action.of is TAKE else super().line(state, seat, action)

    def note(self, state: State, seat: int, action: Action) -> Text:
        return notes.note(state, seat, action)

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        """Where the label is the price and what it brings, they are not told again."""
        if action.of not in _SAID_BY_LABEL:
            return super().phrase(state, seat, action, entries)
        label, told = self.label(state, seat, action), parts(self.events(seat, entries))
        return common("outcome", answer=label, outcome=told) if told else label

    # --- turns

    def turn_of(self, state: State, seat: int) -> int:
        return turns.turn_of(state, seat)

    def begins(self, state: State, seat: int) -> bool:
        return turns.begins(state, seat)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return turns.touched(state, seat, entries)

    def gauges(self, state: State, seat: int) -> Gauges:
        if not state.seats[seat].chosen:
            return NO_GAUGES
        bowls = state.seats[seat].bowls
        return Gauges(bowls.levels(), say("bowls", one=bowls.one, two=bowls.two, three=bowls.three), "pw")

    def final_source(self, entry: Entry) -> int:
        return turns.final_source(entry)

    # --- outcomes

    def amount(self, what: str, number: int) -> Text:
        return amount(what, number)

    def paid(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.paid(seat, entries)

    def gained(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.gained(seat, entries)

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
        return reasons.told(state, reason)


# --- questions: their messages are called by the classes of the frames that ask


def _with_level(faction: Faction) -> Text:
    return sentences([naming.faction_text(faction), told(naming.faction_level(faction))])


def _prompt_id(state: State, asked: Decision[State]) -> str:
    name = type(asked).__name__
    id = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-")
    if isinstance(asked, TakePower) and not price_of_power(power_to_take(state.seats[asked.seat], asked.amount)):
        return f"{id}-free"
    return f"{id}-first-of-two" if isinstance(asked, Turn) and asked.more else id


def _prompt_parts(state: State, asked: Decision[State]) -> dict[str, Argument]:
    if isinstance(asked, TakePower):
        taken = power_to_take(state.seats[asked.seat], asked.amount)
        return {
            "power": amount("power", taken),
            "points": amount("points", price_of_power(taken)),
        }
    if isinstance(asked, ChooseCult):
        return {"steps": say("steps", n=asked.steps)}
    if isinstance(asked, Claim):
        tiles: list[Argument] = [say("favor-tiles", n=asked.favors)] if asked.favors else []
        return {"tiles": [*tiles, say("prompt-claim-town")] if asked.towns else tiles}
    if isinstance(asked, UseSpades):
        return {"spades": say("spades", n=asked.spades)}
    if isinstance(asked, Transform):
        terrain = naming.terrain_name(state.terrain[asked.hex])
        return {"hex": NAMES[asked.hex], "terrain": terrain, "spades": asked.spades}
    return {}


# --- what answers speak of
_NOUNS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "hex": lambda hex: NAMES[hex],
    "one": lambda hex: NAMES[hex],
    "other": lambda hex: NAMES[hex],
    "hexes": lambda mask: [NAMES[hex] for hex in bits(mask)],
    "terrain": naming.terrain_name,
    "cult": naming.cult_name,
    "steps": lambda number: say("steps", n=number),
    "spades": lambda number: say("spades", n=number),
    "workers": lambda number: amount("workers", number),
    "power": lambda number: amount("power", number),
    "points": lambda number: amount("points", number),
    "price": lambda gain: naming.price(gain)[0],
    "gain": lambda gain: naming.price(gain)[0],
    "level": int,
    "next": int,
    "round": int,
    "faction": naming.name,
    "card": naming.name,
    "tile": naming.name,
    "piece": naming.name,
}
