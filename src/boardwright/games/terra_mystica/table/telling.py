"""What the game tells people: questions, answers, the log, outcomes. (What pieces are called: naming.py; why something
cannot be chosen: reasons.py.)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.ledger import Entry
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.telling import Piece, Section, Telling
from boardwright.kernel.text import Argument, Text, common, parts, sentences
from boardwright.parts.hexgrid import bits
from boardwright.parts.level import told

from ..content.factions import FACTIONS
from ..content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from ..rules.bridges import BuildBridge
from ..rules.faction import Faction
from ..rules.map import GRID, NAMES
from ..rules.moves import (
    CARD,
    COLOUR,
    CONNECT,
    FACTION,
    FAVOR,
    PASS,
    POWER,
    SCORE,
    SPECIALS,
    TO,
    TOWN,
)
from ..rules.power import PRICES, Boon, ChooseCult, TakePower, price_of_power, takeable
from ..rules.setup import FirstCard, FirstDwelling
from ..rules.specials import FreeTradingHouse, Sandstorm
from ..rules.state import State
from ..rules.structures import Claim
from ..rules.terraform import Transform, UseSpades
from ..rules.turn import Turn
from ..rules.vocabulary import CATEGORIES, CULTS, ROUNDS
from . import naming, notes, occasions, outcomes, outlook, reasons, turns
from .naming import amount, say
from .pieces import pieces
from .view import colour_of, phase

# What chance answers is told as the log tells it.
_BESIDE_THE_ROUNDS: Final = ("setup", "over")
_CHANCE: Final = ("score", "card", "colour")
_SAID_BY_LABEL: Final = ("convert", "take")


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
        return sentences([told, say("prompt-no-use") if isinstance(asked, Boon) and not asked.uses(state) else ""])

    def occasion(self, state: State, seat: int) -> Occasion:
        return occasions.occasion(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Text:
        id, about = _told(state, seat, action)
        return say(f"line-{id}", **about) if action.verb in _CHANCE else say(f"label-{id}", **about)

    def intention(self, state: State, seat: int, answers: Sequence[Action]) -> Text:
        """Land made home, with a dwelling and without; a power action for which power is burnt; a special action and
        where it is done."""
        last = answers[-1]
        if answers[0].verb == "special":
            place = self.intention(state, seat, answers[1:]) if len(answers) > 2 else self.label(state, seat, last)
            return say("label-special-at", special=self.label(state, seat, answers[0]), answer=place)
        if last.verb == "power":
            power = amount("power", len(answers) - 1)
            return say("label-burning", answer=self.label(state, seat, last), power=power)
        begun = self.label(state, seat, answers[0])
        if last.verb == "build":
            return say("label-and-build", answer=begun)
        if last.verb == "drop":
            return say("label-without-building", answer=begun)
        home = naming.terrain_name(state.seats[seat].faction.home)
        return say("label-to", hex=answers[0].args[0], terrain=home)

    def line(self, state: State, seat: int, action: Action) -> Text:
        if action.verb == "power":
            return say("line-power", action=naming.power_name(POWER_ACTIONS[action.index - POWER[0].index]))
        if action.verb == "special" and action.args[0] == "stronghold":
            return say("line-stronghold")
        if action.verb == "take":
            return say("line-take")
        asked = question(state, seat)
        if isinstance(asked, TakePower):
            return say("line-decline", power=amount("power", takeable(state.seats[seat], asked.amount)))
        id, about = _told(state, seat, action)
        return say(f"line-{id}", **about)

    def revealed(self, verb: str, number: int) -> Text:
        return say(f"revealed-{verb}", n=number)

    def note(self, state: State, seat: int, action: Action) -> Text:
        return notes.note(state, seat, action)

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        """Where the label is the price and what it brings, they are not told again."""
        if action.verb not in _SAID_BY_LABEL:
            return super().phrase(state, seat, action, entries)
        label, told = self.label(state, seat, action), parts(self.events(seat, entries))
        return common("outcome", answer=label, outcome=told) if told else label

    # --- turns

    def turn_of(self, state: State, seat: int) -> int:
        return turns.turn_of(state, seat)

    def begins(self, state: State, seat: int) -> bool:
        return turns.begins(state, seat)

    def weight(self, state: State, seat: int, action: Action) -> int:
        return turns.weight(action)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return turns.touched(state, seat, entries)

    def levels(self, state: State, seat: int) -> Mapping[str, int]:
        return state.seats[seat].bowls.levels() if state.seats[seat].chosen else {}

    def standing(self, levels: Mapping[str, int]) -> Text:
        return say("bowls", one=levels["bowl 1"], two=levels["bowl 2"], three=levels["bowl 3"]) if levels else ""

    def has_level(self, stock: str) -> bool:
        return stock == "pw"

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

    def things(self, state: State, seat: int) -> Sequence[str]:
        return list(reasons.closed(state, seat))

    def thing(self, state: State, seat: int, action: Action) -> Sequence[str]:
        return reasons.thing(action)

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {name: why for name, why in reasons.closed(state, seat).items() if why}


# --- questions: their messages are called by the classes of the frames that ask


def _with_level(faction: Faction) -> Text:
    return sentences([naming.faction_text(faction), told(naming.faction_level(faction))])


def _prompt_id(state: State, asked: Decision[State]) -> str:
    name = type(asked).__name__
    id = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-")
    if isinstance(asked, TakePower) and not price_of_power(takeable(state.seats[asked.seat], asked.amount)):
        return f"{id}-free"
    turns = [frame for frame in state.pending if isinstance(frame, Turn) and frame.seat == asked.seat]
    return f"{id}-first-of-two" if isinstance(asked, Turn) and len(turns) > 1 else id


def _prompt_parts(state: State, asked: Decision[State]) -> dict[str, Argument]:
    if isinstance(asked, TakePower):
        taken = takeable(state.seats[asked.seat], asked.amount)
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


# --- answers: what their messages are called, in the button and in the log, and what they speak of


def _told(state: State, seat: int, action: Action) -> tuple[str, dict[str, Argument]]:
    verb, args = action.verb, action.args
    asked = question(state, seat)
    if verb in ("score", "card", "colour", "faction", "favor", "town", "pass"):
        return _told_tile(state, asked, action)
    if verb in ("power", "special"):
        return _told_special(state, seat, action)
    if verb == "build":
        return "place" if isinstance(asked, FirstDwelling) else verb, {"hex": args[0]}
    if verb == "dig":
        return "storm" if isinstance(asked, Sandstorm) else verb, {"hex": args[0]}
    if verb == "upgrade":
        return f"{verb}-{args[1]}", {"hex": args[0]}
    if verb == "to":
        assert isinstance(asked, Transform)
        return verb, {"hex": NAMES[asked.hex], "terrain": naming.terrain_name(action.index - TO[0].index)}
    if verb in ("ship", "shovel"):
        level = state.seats[seat].shipping if verb == "ship" else state.seats[seat].digging
        return verb, {"level": level, "next": level + 1}
    if verb == "priest":
        return verb, {"cult": naming.cult_name(CULTS.index(args[0])), "steps": say("steps", n=int(args[1]))}
    if verb == "cult":
        assert asked is not None
        steps = max(asked.args()[1], 1)  # of ChooseCult and ChooseTop alike
        return verb, {"cult": naming.cult_name(CULTS.index(args[0])), "steps": say("steps", n=steps)}
    if verb == "bridge":
        one, other = args[0].split(":")
        return verb, {"one": one, "other": other}
    if verb == "connect":
        shores = GRID.neighbours[CONNECT.index(action)] & state.seats[seat].buildings
        return verb, {"hexes": [NAMES[h] for h in bits(shores)]}
    if verb == "convert":
        return verb, {"price": amount(args[0], PRICES[" ".join(args)]), "gain": amount(args[1], 1)}
    if verb == "take":
        taken = int(args[0])
        points = price_of_power(taken)
        power = amount("power", taken)
        return verb if points else "take-free", {"power": power, "points": amount("points", points)}
    if verb == "ordain":
        number = int(args[0])
        return verb if number else "ordain-nobody", {"workers": amount("workers", number)}
    return _told_drop(asked) if verb == "drop" else (verb, {})  # burn, decline, done, leave, spade


def _told_tile(state: State, asked: Decision[State] | None, action: Action) -> tuple[str, dict[str, Argument]]:
    verb, index = action.verb, action.index
    if verb == "score":
        tile = naming.scoring_name(SCORING_TILES[index - SCORE[0].index])
        return verb, {"round": ROUNDS - len(state.scoring), "tile": tile}
    if verb == "card":
        return verb, {"card": naming.card_name(BONUS_CARDS[index - CARD[0].index])}
    if verb == "colour":
        return verb, {"terrain": naming.terrain_name(index - COLOUR[0].index)}
    if verb == "faction":
        return verb, {"faction": naming.faction_name(FACTIONS[index - FACTION[0].index])}
    if verb == "favor":
        return verb, {"tile": naming.favor_name(FAVOR_TILES[index - FAVOR[0].index])}
    if verb == "town":
        return verb, {"tile": naming.town_name(TOWN_TILES[index - TOWN[0].index])}
    card = index - PASS[0].index - 1
    if card < 0:
        return verb, {}
    id = "first-card" if isinstance(asked, FirstCard) else "pass-card"
    return id, {"card": naming.card_name(BONUS_CARDS[card])}


def _told_special(state: State, seat: int, action: Action) -> tuple[str, dict[str, Argument]]:
    what = action.args[0]
    if action.verb == "power":
        return f"power-{what.lower()}", {}
    if what == "stronghold":
        return f"stronghold-{state.seats[seat].faction.id}", {}
    if what == "bridge":
        return "special-bridge", {}
    assert what in SPECIALS
    name = say(f"favor-{what.lower()}") if what.startswith("FAV") else say(f"card-{what.lower()}")
    return f"special-{what.lower()}", {"piece": name}


def _told_drop(asked: Decision[State] | None) -> tuple[str, dict[str, Argument]]:
    if isinstance(asked, UseSpades):
        return "drop-spades", {"spades": say("spades", n=asked.spades)}
    if isinstance(asked, Sandstorm):
        return "drop-storm", {}
    if isinstance(asked, FreeTradingHouse):
        return "drop-house", {}
    return "drop-bridge" if isinstance(asked, BuildBridge) else "drop-dwelling", {}
