"""What the game tells people: questions, answers, the log, outcomes. (What pieces are called: naming.py; why something
cannot be chosen: reasons.py.)"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.ledger import TRACK, Entry
from boardwright.kernel.occasion import ANSWER, SETUP, STEP, TURN, Occasion
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.telling import NO_GAUGES, Gauges, Piece, Section, Telling
from boardwright.kernel.text import Argument, Text, common, kebab, parts, sentences
from boardwright.kernel.verdict import Reason
from boardwright.parts.hexgrid import bits
from boardwright.parts.level import told as level_told
from boardwright.parts.prizes import overtaken
from boardwright.parts.taking import power_to_take

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from ..rules.faction import Faction
from ..rules.map import NAMES
from ..rules.moves import BUILD, CONVERT, DIG, DROP, POWER, SPECIAL, TAKE
from ..rules.power import Boon, ChooseCult, TakePower, price_of_power
from ..rules.scoring import CULT_POINTS
from ..rules.setup import ChooseFaction, FirstCard, FirstDwelling
from ..rules.state import State
from ..rules.structures import Claim
from ..rules.terraform import Transform, UseSpades
from ..rules.tile import Special
from ..rules.turn import AfterAction, Turn
from ..rules.vocabulary import AREA, CATEGORIES, CULT_PRIZES, CULTS, DWELLING, RESOURCES, ROUNDS, Source
from . import naming, notes, outcomes, outlook, reasons
from .naming import amount, say
from .pieces import pieces
from .view import colour_of, phase

_BESIDE_THE_ROUNDS: Final = ("setup", "over")
_STAGES: Final = ("stage-factions", "stage-dwellings", "stage-cards", "stage-round")
# What only the end of the game brings.
_FINAL: Final = (CATEGORIES[CULT_PRIZES], CATEGORIES[AREA], CATEGORIES[RESOURCES])
_SAID_BY_LABEL: Final = (CONVERT, TAKE)


class TerraMysticaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("terra_mystica", "terra_mystica", nouns=_NOUNS, categories=CATEGORIES, final=_FINAL)

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return pieces()

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return [
            _section("factions", [(f.id, naming.faction_name(f), _with_level(f)) for f in FACTIONS]),
            _section("power-actions", [(a.id, naming.power_name(a), naming.power_text(a)) for a in POWER_ACTIONS]),
            _section("cards", [(c.id, naming.card_name(c), naming.card_text(c)) for c in BONUS_CARDS]),
            _section("favors", [(t.id, naming.favor_name(t), naming.favor_text(t)) for t in FAVOR_TILES]),
            _section("towns", [(t.id, naming.town_name(t), naming.town_text(t)) for t in TOWN_TILES]),
            _section("scoring", [(t.id, naming.scoring_name(t), naming.scoring_text(t)) for t in SCORING_TILES]),
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

    # --- questions and answers

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        if asked is None:
            return ""
        told = say(f"prompt-{_prompt_id(state, asked)}", **_prompt_parts(state, asked))
        return sentences([told, say("prompt-no-use") if isinstance(asked, Boon) and asked.is_useless(state) else ""])

    def occasion(self, state: State, seat: int) -> Occasion:
        asked = question(state, seat)
        if isinstance(asked, Turn | AfterAction):
            return Occasion(TURN)
        if isinstance(asked, TakePower):
            builder = naming.faction_name(state.seats[asked.builder].faction)
            offers = [frame for frame in state.pending if isinstance(frame, TakePower) and frame.seat == seat]
            return Occasion(ANSWER, say("occasion-offer", builder=builder), by=asked.builder, waiting=len(offers))
        stages = [say(id) for id in _STAGES]
        if isinstance(asked, ChooseFaction):
            before = len([each for each in state.seats if each.chosen])
            words = say("occasion-faction", number=before + 1, all=len(state.seats))
            return Occasion(SETUP, words, stages=stages, stage=0)
        if isinstance(asked, FirstDwelling):
            placed = state.seats[seat].count(DWELLING)
            left = len([frame for frame in state.pending if isinstance(frame, FirstDwelling) and frame.seat == seat])
            words = say("occasion-first-dwelling", number=placed + 1, all=placed + left)
            return Occasion(SETUP, words, stages=stages, stage=1)
        return Occasion(SETUP, stages=stages, stage=2) if isinstance(asked, FirstCard) else Occasion(STEP)

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
        asked = question(state, seat)
        return asked.builder if isinstance(asked, TakePower) else seat

    def begins(self, state: State, seat: int) -> bool:
        asked = question(state, seat)
        if isinstance(asked, Turn):
            return not asked.more
        return isinstance(asked, ChooseFaction | FirstDwelling | FirstCard)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        """Somebody went past the seat in a cult, and its place pays less now."""
        moved = [entry for entry in entries if entry.kind == TRACK and entry.source != Source.SETUP]
        told: list[Text] = []
        for cult, track in enumerate(CULTS if moved else ()):
            steps = [other.cults[cult] for other in state.seats]
            for level in overtaken(steps, track, moved, CULT_POINTS, seat):
                told.append(say("line-overtaken", cult=naming.cult_name(cult), level=level, own=steps[seat]))
        return told

    def gauges(self, state: State, seat: int) -> Gauges:
        if not state.seats[seat].chosen:
            return NO_GAUGES
        bowls = state.seats[seat].bowls
        return Gauges(bowls.levels(), say("bowls", one=bowls.one, two=bowls.two, three=bowls.three), "pw")

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


def _section(title: str, pieces: Sequence[tuple[str, Text, Text]]) -> Section:
    return Section(say(f"section-{title}"), [Piece(id, name, text, say("values")) for id, name, text in pieces])


def _with_level(faction: Faction) -> Text:
    return sentences([naming.faction_text(faction), level_told(naming.faction_level(faction))])


def _prompt_id(state: State, asked: Decision[State]) -> str:
    id = kebab(asked.name)
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
_NOUNS: Final[Mapping[str, Callable[[State, Any], Argument]]] = {
    "hex": lambda state, hex: NAMES[hex],
    "one": lambda state, hex: NAMES[hex],
    "other": lambda state, hex: NAMES[hex],
    "hexes": lambda state, mask: [NAMES[hex] for hex in bits(mask)],
    "terrain": lambda state, terrain: naming.terrain_name(terrain),
    "cult": lambda state, cult: naming.cult_name(cult),
    "steps": lambda state, number: say("steps", n=number),
    "spades": lambda state, number: say("spades", n=number),
    "workers": lambda state, number: amount("workers", number),
    "power": lambda state, number: amount("power", number),
    "points": lambda state, number: amount("points", number),
    "price": lambda state, gain: naming.price(gain)[0],
    "gain": lambda state, gain: naming.price(gain)[0],
    "level": lambda state, level: int(level),
    "next": lambda state, level: int(level),
    "round": lambda state, round: int(round),
    "faction": lambda state, faction: naming.name(faction),
    "card": lambda state, card: naming.name(card),
    "tile": lambda state, tile: naming.name(tile),
    "piece": lambda state, piece: naming.name(piece),
}
