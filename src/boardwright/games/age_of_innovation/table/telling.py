"""What the game tells people: questions, buttons, the log, and what answers come to. The names of things are in
naming.py, what is written on them in writing.py, why something cannot be done in reasons.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, advance, question
from boardwright.kernel.ledger import Entry, Ledger
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Argument, Text, common, parts

from ..content.automa import AUTOMA_FACTIONS, CARDS
from ..content.boards import BOARDS, FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    COMPETENCIES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from ..rules.automa import DrawReserve
from ..rules.beginning import FirstBuilding
from ..rules.buildings import ExchangeSchool, PlaceNeutral
from ..rules.faction import Ability
from ..rules.innovations import FOR_ACTION, PayBooks
from ..rules.laying import DealFaction, LayScoring
from ..rules.map import NAMES
from ..rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    AUTOMA_TERRAIN,
    BONUS,
    BOOKS,
    CARD,
    CHOOSE,
    CITY,
    COMPETENCY,
    DEVELOP,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
    PALACE,
    PASS,
    POWER,
    SPECIAL,
    TO,
    upgrade_of,
)
from ..rules.power import TakePower, power_price, power_to_take
from ..rules.rewards import LateSteps, Rewards
from ..rules.rounds import EndRound
from ..rules.science import GainBooks, Steps, UseKey
from ..rules.setup import DealBonus
from ..rules.solo import (
    SOLO_FACTIONS,
    ChooseSoloBoard,
    DealFirstFaction,
    DealSecondFaction,
)
from ..rules.state import State
from ..rules.terraform import SETTLERS, Settle, Transform, UseSpades, builds
from ..rules.tile import NONE, Special
from ..rules.turn import MOLE_BRIDGE, Turn
from ..rules.vocabulary import (
    CATEGORIES,
    DISCIPLINES,
    EDITIONS,
    GUILD,
    ROUNDS,
    TERRAINS,
    TOWER,
    UNIVERSITY,
)
from . import naming, occasions, outcomes, outlook, reasons, turns, writing
from .naming import (
    action_name,
    amount,
    board_name,
    bonus_name,
    building_name,
    discipline_name,
    faction_name,
    innovation_name,
    listed,
    of_discipline,
    say,
    terrain_name,
)
from .notes import note
from .pieces import pieces
from .view import faction_of, phase

_BESIDE_THE_ROUNDS: Final = ("setup", "over")


class AgeOfInnovationTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("age_of_innovation", "age_of_innovation")

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
        return ["" if seat.faction == NONE else faction_name(seat.people) for seat in state.seats[: state.humans]]

    def discs(self, state: State) -> Sequence[str]:
        return [
            f"{'neutral' if seat.terrain == NONE else TERRAINS[seat.terrain]} {faction_of(state, seat) or ''}".strip()
            for seat in state.seats
        ]

    def sources(self) -> Sequence[Text]:
        return [say(f"source-{category}") for category in CATEGORIES]

    def rival(self, number: int) -> Text:
        return say("automa")

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        return "" if asked is None else _question(state, asked)

    def occasion(self, state: State, seat: int) -> Occasion:
        return occasions.occasion(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Text:
        if action.verb in _BY_CHANCE:
            return _turned_up(state, seat, action)
        if action.verb == "reward":
            return say(f"label-reward-{action.args[0]}")
        id, told = _answer(state, seat, action)
        return say(f"label-{id}", **told)

    def intention(self, state: State, seat: int, answers: Sequence[Action]) -> Text:
        """Land made home, with a workshop and without; a power action for which power is burnt; a special action or
        one for books, and where it is done."""
        first, last = answers[0], answers[-1]
        if first.verb in ("special", "books"):
            place = self.intention(state, seat, answers[1:]) if len(answers) > 2 else self.label(state, seat, last)
            return say("label-special-at", special=self.label(state, seat, first), answer=place)
        if last.verb == "power":
            power = amount("power", len(answers) - 1)
            return say("label-burning", answer=self.label(state, seat, last), power=power)
        if last.verb == "drop":
            return say("label-without-building", answer=self.label(state, seat, first))
        if last.verb != "build":
            return self.label(state, seat, first)
        hex = first.args[0]
        if first.verb == "dig":
            return say("label-terraform-and-build", hex=hex)
        return say("label-tunnel-and-build", hex=hex) if first.verb == "tunnel" else say("label-fly-and-build", hex=hex)

    def line(self, state: State, seat: int, action: Action) -> Text:
        """A card tells what the Automa did: nobody else answers for it."""
        if action.verb in _BY_CHANCE:
            answer = _turned_up(state, seat, action)
            done = parts(outcomes.events(CHANCE, _ledger_of(state, action))) if action.verb == "card" else ""
            return common("outcome", answer=answer, outcome=done) if done else answer
        id, told = _answer(state, seat, action)
        return say(f"line-{id}", **told)

    def revealed(self, verb: str, number: int) -> Text:
        return say(f"revealed-{verb}", n=number)

    def note(self, state: State, seat: int, action: Action) -> Text:
        return note(state, seat, action)

    # --- turns

    def turn_of(self, state: State, seat: int) -> int:
        return turns.turn_of(state, seat)

    def begins(self, state: State, seat: int) -> bool:
        return turns.begins(state, seat)

    def weight(self, state: State, seat: int, action: Action) -> int:
        return turns.weight(state, action)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return turns.touched(state, seat, entries)

    def levels(self, state: State, seat: int) -> Mapping[str, int]:
        return state.seats[seat].bowls.levels() if state.seats[seat].terrain != NONE else {}

    def standing(self, levels: Mapping[str, int]) -> Text:
        return say("bowls", one=levels["bowl 1"], two=levels["bowl 2"], three=levels["bowl 3"]) if levels else ""

    def has_level(self, stock: str) -> bool:
        return stock == "power"

    def final_source(self, entry: Entry) -> int:
        return turns.final_source(entry)

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

    def things(self, state: State, seat: int) -> Sequence[str]:
        return reasons.things(state, seat)

    def thing(self, state: State, seat: int, action: Action) -> Sequence[str]:
        return reasons.thing(state, seat, action)

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons.reasons(state, seat)

    def reason(self, state: State, seat: int, action: Action) -> Text:
        found = self.reasons(state, seat)
        return next((found[name] for name in reversed(reasons.named(action)) if name in found), "")


def _ledger_of(state: State, action: Action) -> Sequence[Entry]:
    """What an answer of chance changes, on a copy."""
    after, ledger = state.clone(), Ledger()
    after.listen(ledger)
    asked = after.pending.pop()
    asked.apply(after, action)
    advance(after)
    return ledger.entries


# --- questions


def _question(state: State, asked: Decision[State]) -> Text:
    if isinstance(asked, TakePower):
        return _offer(state, asked)
    if isinstance(asked, UseKey):
        return say("prompt-use-key", discipline=discipline_name(asked.discipline))
    if isinstance(asked, LateSteps):
        return say("prompt-late-steps", discipline=discipline_name(asked.discipline))
    if isinstance(asked, Steps):
        steps = say("steps", n=asked.steps)
        return say("prompt-steps", steps=steps) if type(asked) is Steps else say("prompt-any-steps", steps=steps)
    if isinstance(asked, GainBooks):
        return (
            say("prompt-gain-book")
            if asked.books == 1
            else say("prompt-gain-books", books=amount("books", asked.books))
        )
    if isinstance(asked, PayBooks):
        books = amount("books", asked.books)
        return say("prompt-pay-books", what=_paid_for(asked), books=books, of=of_discipline(asked.discipline))
    if isinstance(asked, PlaceNeutral):
        return say("prompt-place-neutral", what=naming.neutral_name(asked.building))
    if isinstance(asked, UseSpades):
        return _spades(asked)
    if isinstance(asked, Transform):
        return say("prompt-transform", hex=NAMES[asked.hex], terrain=terrain_name(state.terrain_of(asked.hex)))
    if isinstance(asked, Settle) and asked.kind == SETTLERS:
        return say("prompt-settle-freely")
    if isinstance(asked, Turn) and asked.second:
        return say("prompt-second-turn")
    if isinstance(asked, Rewards) and state.answers[-1].verb == "connect":
        return say("prompt-rewards-or-a-city")
    return say(f"prompt-{kebab(type(asked).__name__)}")


def kebab(name: str) -> str:
    """'LayScoring' as ids are written."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])[1:]


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


def _paid_for(asked: PayBooks) -> Text:
    if asked.purpose < FOR_ACTION:
        return innovation_name(INNOVATIONS[asked.purpose])
    return action_name(BOOK_ACTIONS[asked.purpose - FOR_ACTION])


# --- what an answer is about


def _dealt(state: State, seat: int, action: Action) -> Text:
    """The same on the button and in the log, as chance is asked nothing."""
    asked = question(state, seat)
    kind, id = action.args
    tile = naming.dealt_name(kind, id)
    if isinstance(asked, LayScoring):
        return say("deal-score", round=asked.number, tile=tile)
    if kind == "competency":
        row, discipline = divmod(len(state.competency_places), len(DISCIPLINES))
        return say("deal-competency", discipline=discipline_name(discipline), row=row + 1, tile=tile)
    if isinstance(asked, DealFaction):
        last = isinstance(asked, DealBonus | DealFirstFaction | DealSecondFaction)
        board = board_name(BOARDS[state.bundles[-1][0] if last else asked.terrain])
        if kind == "bonus":
            return say("deal-bonus-of-set", board=board, tile=tile)
        return say("deal-faction-of-set", board=board, tile=tile)
    return say(f"deal-{kind}", tile=tile)


def _card(state: State, seat: int, action: Action) -> Text:
    number = naming.card_number(CARDS[action.index - CARD[0].index])
    joins = isinstance(question(state, seat), DrawReserve)
    return say("card-joins", number=number) if joins else say("turn-up-card", number=number)


def _set(state: State, seat: int, action: Action) -> Text:
    """'Desert · Moles · Purse'; alone, two factions to choose from."""
    terrain = action.index - CHOOSE[0].index
    sets = [each for each in state.bundles if each[0] == terrain]
    names = [faction_name(FACTIONS[faction]) for _, faction, _ in sets]
    told = [board_name(BOARDS[terrain])]
    if isinstance(question(state, seat), ChooseSoloBoard):
        assert len(names) == SOLO_FACTIONS
        told.append(say("either", one=names[0], other=names[1]))
    else:
        told += [names[0], bonus_name(ROUND_BONUSES[sets[0][2]])]
    return say("board-and-more", all=listed(told))


def _taken(action: Action) -> Text:
    """A tile, a board, a faction or a book."""
    verb = action.verb
    if verb == "draft":
        if action in DRAFT_BOARD:
            return naming.the_board(BOARDS[DRAFT_BOARD.index(action)])
        if action in DRAFT_FACTION:
            return naming.the_faction(FACTIONS[DRAFT_FACTION.index(action)])
        return naming.the_palace(DRAFT_PALACE.index(action))
    if verb == "bonus":
        return naming.the_bonus(action.index - BONUS[0].index)
    if verb == "competency":
        return naming.the_competency(action.index - COMPETENCY[0].index)
    if verb == "city":
        return naming.the_city(action.index - CITY[0].index)
    if verb == "palace":
        return naming.the_palace(action.index - PALACE[0].index)
    return say("the-book", of=say(f"books-of-{action.args[0]}"))


def _placed(state: State, seat: int) -> Text:
    """Which building is placed without a workshop before it."""
    asked = question(state, seat)
    if isinstance(asked, PlaceNeutral):
        return naming.neutral_name(asked.building)
    if isinstance(asked, FirstBuilding):
        monks = state.seats[seat].faction == Ability.MONKS
        return building_name(UNIVERSITY) if monks else naming.neutral_name(TOWER)
    return building_name(GUILD)


def _special_name(state: State, seat: int, which: int) -> Text:
    """The tile or the faction that offers a special action."""
    own = state.seats[seat]
    if which == Special.FACTION:
        return faction_name(own.people)
    if which == Special.PALACE:
        return naming.palace_name(PALACES[own.palace])
    if which == Special.BONUS:
        return bonus_name(ROUND_BONUSES[own.bonus])
    if which == Special.COMPETENCY:
        return next(naming.competency_name(each) for each in COMPETENCIES if each.special is not None)
    return next(innovation_name(each) for each in INNOVATIONS if each.used == which)


def _converted(number: int, what: str) -> Text:
    return amount(f"books {what}" if what in DISCIPLINES else what, number)


# --- answers: the same parts, on a button as what may be done, in the log as what was done

# Chance does nothing else than what the log tells.
_BY_CHANCE: Final = ("deal", "territory", "card")
_OF_HEX: Final = ("build", "dig", "tunnel", "fly", "annex", "connect")
_TAKEN: Final = ("draft", "bonus", "competency", "city", "palace", "book")

# The end of the message's id, and what it speaks of.
_Answer = tuple[str, Mapping[str, Argument]]


def _turned_up(state: State, seat: int, action: Action) -> Text:
    if action.verb == "deal":
        return _dealt(state, seat, action)
    return _card(state, seat, action) if action.verb == "card" else say("turn-up-territory", size=int(action.args[0]))


def _answer(state: State, seat: int, action: Action) -> _Answer:
    verb = action.verb
    if verb in _OF_HEX:
        return verb, {"hex": action.args[0]}
    if verb in _TAKEN:
        return "take", {"what": _taken(action)}
    return _ANSWERS[verb](state, seat, action) if verb in _ANSWERS else (verb, {})


def _choose(state: State, seat: int, action: Action) -> _Answer:
    return "choose", {"set": _set(state, seat, action)}


def _automa(state: State, seat: int, action: Action) -> _Answer:
    if action in AUTOMA_FACTION:
        return "automa-faction", {"name": naming.automa_name(AUTOMA_FACTIONS[AUTOMA_FACTION.index(action)])}
    if action in AUTOMA_TERRAIN:
        return "automa-terrain", {"terrain": terrain_name(AUTOMA_TERRAIN.index(action))}
    return "automa-level", {"level": writing.level_name(AUTOMA_LEVEL.index(action))}


def _to(state: State, seat: int, action: Action) -> _Answer:
    asked = question(state, seat)
    assert isinstance(asked, Transform)
    return "to", {"hex": NAMES[asked.hex], "terrain": terrain_name(action.index - TO[0].index)}


def _place(state: State, seat: int, action: Action) -> _Answer:
    return "place", {"what": _placed(state, seat), "hex": action.args[0]}


def _upgrade(state: State, seat: int, action: Action) -> _Answer:
    if isinstance(question(state, seat), ExchangeSchool):
        return "exchange", {"hex": action.args[0]}
    return "upgrade", {"building": building_name(upgrade_of(action)[0]), "hex": action.args[0]}


def _track(state: State, seat: int, action: Action) -> _Answer:
    own = state.seats[seat]
    return action.verb, {"level": 1 + (own.shipping if action.verb == "ship" else own.terraforming)}


def _develop(state: State, seat: int, action: Action) -> _Answer:
    return "develop", {"name": innovation_name(INNOVATIONS[action.index - DEVELOP[0].index])}


def _pay(state: State, seat: int, action: Action) -> _Answer:
    discipline, books = action.args[0], int(action.args[1])
    of = say(f"books-of-{discipline}")
    return ("pay", {"books": amount(f"books {discipline}", books), "of": of}) if books else ("pay-none", {"of": of})


def _send(state: State, seat: int, action: Action) -> _Answer:
    return "send", {"discipline": say(f"discipline-{action.args[0]}"), "steps": say("steps", n=int(action.args[1]))}


def _power(state: State, seat: int, action: Action) -> _Answer:
    return "power", {"name": action_name(POWER_ACTIONS[action.index - POWER[0].index])}


def _books(state: State, seat: int, action: Action) -> _Answer:
    return "books", {"name": action_name(BOOK_ACTIONS[action.index - BOOKS[0].index])}


def _special(state: State, seat: int, action: Action) -> _Answer:
    which = action.index - SPECIAL[0].index
    return ("mole-bridge", {}) if which == MOLE_BRIDGE else ("special", {"name": _special_name(state, seat, which)})


def _bridge(state: State, seat: int, action: Action) -> _Answer:
    return "bridge", {"site": action.args[0].replace(":", "–")}


def _step(state: State, seat: int, action: Action) -> _Answer:
    asked = question(state, seat)
    steps = asked.steps if type(asked) is Steps else 1
    return "step", {"steps": say("steps", n=steps), "discipline": say(f"discipline-{action.args[0]}")}


def _key(state: State, seat: int, action: Action) -> _Answer:
    return "key", {"discipline": say(f"discipline-{action.args[0]}")}


def _convert(state: State, seat: int, action: Action) -> _Answer:
    source, target = action.args
    price = power_price(target) if source == "pw" else 1
    return "convert", {"price": _converted(price, source), "gain": _converted(1, target)}


def _decline(state: State, seat: int, action: Action) -> _Answer:
    asked = question(state, seat)
    assert isinstance(asked, TakePower)
    return "decline", {"power": amount("power", power_to_take(state.seats[seat], asked.amount))}


def _take(state: State, seat: int, action: Action) -> _Answer:
    power = int(action.args[0])
    return "take-power", {"power": amount("power", power), "price": outcomes.price_in_points(power - 1)}


def _pass(state: State, seat: int, action: Action) -> _Answer:
    bonus = action.index - PASS[0].index - 1
    return ("pass", {"bonus": bonus_name(ROUND_BONUSES[bonus])}) if bonus >= 0 else ("last-pass", {})


def _drop(state: State, seat: int, action: Action) -> _Answer:
    asked = question(state, seat)
    if isinstance(asked, UseSpades):
        return "drop-spades", {"spades": say("spades", n=asked.spades)}
    return ("drop-steps", {}) if isinstance(asked, LateSteps) else (f"drop-{action.args[0]}", {})


_ANSWERS: Final[Mapping[str, Callable[[State, int, Action], _Answer]]] = {
    "choose": _choose,
    "automa": _automa,
    "to": _to,
    "place": _place,
    "upgrade": _upgrade,
    "ship": _track,
    "shovel": _track,
    "develop": _develop,
    "pay": _pay,
    "send": _send,
    "power": _power,
    "books": _books,
    "special": _special,
    "bridge": _bridge,
    "step": _step,
    "key": _key,
    "convert": _convert,
    "take": _take,
    "decline": _decline,
    "pass": _pass,
    "drop": _drop,
}
