"""Answers in whole sentences: pay, gain, left, next, before anything is done.

What an answer pays and brings is read off a copy of the table on which it has been given, so these words cannot say
anything else than the rules do.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    COMPETENCIES,
    COMPETENCY_ROWS,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.automa import DrawReserve, PlayCard, TurnUp
from boardwright.games.age_of_innovation.rules.buildings import tools_for_a_spade
from boardwright.games.age_of_innovation.rules.faction import TOOLS_FOR_A_SPADE
from boardwright.games.age_of_innovation.rules.innovations import PayBooks
from boardwright.games.age_of_innovation.rules.map import BY_NAME, NAMES
from boardwright.games.age_of_innovation.rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    BONUS,
    BOOKS,
    CHOOSE,
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
)
from boardwright.games.age_of_innovation.rules.power import Reward
from boardwright.games.age_of_innovation.rules.rewards import ChoosePalace, LateSteps, Rewards
from boardwright.games.age_of_innovation.rules.science import AnySteps, UseKey, top_taken
from boardwright.games.age_of_innovation.rules.setup import FirstBuilding
from boardwright.games.age_of_innovation.rules.state import Seat, State
from boardwright.games.age_of_innovation.rules.terraform import BONUS as NOTHING_BOUGHT
from boardwright.games.age_of_innovation.rules.terraform import SETTLERS, Settle, Transform, UseSpades, builds
from boardwright.games.age_of_innovation.rules.tile import NONE, Effect, Special
from boardwright.games.age_of_innovation.rules.turn import FinishPass, power_cost, specials
from boardwright.games.age_of_innovation.rules.vocabulary import (
    BUILDINGS,
    DISCIPLINES,
    KEY_LEVEL,
    ROUNDS,
    TOP,
)
from boardwright.games.age_of_innovation.table.descriptions import (
    any_steps_words,
    describe_automa,
    describe_board,
    describe_bonus,
    describe_book_action,
    describe_competency,
    describe_effect,
    describe_faction,
    describe_final,
    describe_innovation,
    describe_level,
    describe_palace,
    describe_scoring,
    spades_words,
)
from boardwright.games.age_of_innovation.table.dialogue import label, steps_asked
from boardwright.games.age_of_innovation.table.sayings import say, small
from boardwright.games.age_of_innovation.table.words import (
    BUILDING_NAMES,
    DISCIPLINE_NAMES,
    TERRAIN_FROM,
    TERRAIN_NAMES,
    amount,
    amounts,
    book_action_name,
    books_of,
    innovation_name,
    neutral_name,
    power_name,
    to_faction,
)
from boardwright.games.age_of_innovation.table.words import say as word
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import listed
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    """The report, then what is written on the thing that is chosen."""
    answer = report(state, seat, action, language)
    written = _written(state, seat, action, language)
    return f"{answer}. {written}" if written else answer


def report(state: State, seat: int, action: Action, language: str) -> str:
    """The label, after a colon what the answer pays and brings."""
    told = "; ".join([part for part in _details(state, seat, action, language) if part])
    name = label(state, seat, action, language)
    return f"{name}: {told}" if told else name


# --- what is written on a thing


def _written(state: State, seat: int, action: Action, language: str) -> str:
    verb, index = action.verb, action.index
    if verb == "deal":
        return _written_on_dealt(state, action, language)
    if verb == "choose":
        return _written_on_set(state, index - CHOOSE[0].index, language)
    if verb == "draft":
        return _written_on_drafted(state, action, language)
    if verb in ("bonus", "pass"):
        bonus = index - BONUS[0].index if verb == "bonus" else index - PASS[0].index - 1
        return describe_bonus(ROUND_BONUSES[bonus], language) if bonus >= 0 else ""
    if verb == "automa" and action in AUTOMA_LEVEL:
        return describe_level(AUTOMA_LEVEL.index(action), language)
    if verb == "automa" and action in AUTOMA_FACTION:
        return describe_automa(AUTOMA_FACTIONS[AUTOMA_FACTION.index(action)], language)
    if verb == "develop":
        return describe_innovation(INNOVATIONS[index - DEVELOP[0].index], language)
    if verb == "competency":
        return describe_competency(COMPETENCIES[index - COMPETENCY[0].index], language)
    if verb == "palace":
        return describe_palace(PALACES[index - PALACE[0].index], language)
    return ""


def _written_on_dealt(state: State, action: Action, language: str) -> str:
    kind, id = action.args
    if kind == "score":
        return next(describe_scoring(each, language) for each in SCORING_TILES if each.id == id)
    if kind == "final":
        return next(describe_final(each, language) for each in FINAL_TILES if each.id == id)
    if kind == "books":
        return next(describe_book_action(each, language) for each in BOOK_ACTIONS if each.id == id)
    if kind == "innovation":
        return next(describe_innovation(each, language) for each in INNOVATIONS if each.id == id)
    if kind == "competency":
        return next(describe_competency(each, language) for each in COMPETENCIES if each.id == id)
    if kind == "palace":
        return next(describe_palace(each, language) for each in PALACES if each.id == id)
    if kind == "board":
        return next(describe_board(each, language) for each in BOARDS if each.id == id)
    if kind == "faction":
        return next(describe_faction(each, language, state.edition) for each in FACTIONS if each.id == id)
    return next(describe_bonus(each, language) for each in ROUND_BONUSES if each.id == id)


def _written_on_set(state: State, terrain: int, language: str) -> str:
    """Board, faction or factions, and the round bonus if it belongs to the set."""
    parts = [describe_board(BOARDS[terrain], language)]
    for board, faction, bonus in state.bundles:
        if board == terrain:
            parts.append(describe_faction(FACTIONS[faction], language, state.edition))
            if bonus != NONE:
                parts.append(describe_bonus(ROUND_BONUSES[bonus], language))
    return " ".join(parts)


def _written_on_drafted(state: State, action: Action, language: str) -> str:
    if action in DRAFT_BOARD:
        return describe_board(BOARDS[DRAFT_BOARD.index(action)], language)
    if action in DRAFT_FACTION:
        return describe_faction(FACTIONS[DRAFT_FACTION.index(action)], language, state.edition)
    return describe_palace(PALACES[DRAFT_PALACE.index(action)], language)


# --- what follows the colon

_SAID_BY_LABEL: Final = (
    "deal",
    "territory",
    "choose",
    "draft",
    "bonus",
    "automa",
    "book",
    "reward",
    "convert",
    "take",
    "decline",
    "done",
)


def _details(state: State, seat: int, action: Action, language: str) -> Sequence[str]:
    verb = action.verb
    asked = question(state, seat)
    if asked is None or verb in _SAID_BY_LABEL:
        return []
    if verb == "card":
        return _card_details(state, asked, action, language)
    if verb == "burn":
        return [say("burning", language)]
    if verb == "drop":
        return _drop_details(asked, language)
    outcome = Outcome(state, asked, action)
    if verb in _DETAILS:
        return _DETAILS[verb](state, asked, action, outcome, language)
    # place, upgrade, annex, bridge, connect, palace
    return [*outcome.told(language), outcome.cities(language), outcome.offers(language), *outcome.due(language)]


def _drop_details(asked: Decision[State], language: str) -> list[str]:
    return [say("steps lost", language)] if isinstance(asked, UseKey | LateSteps) else []


def _build_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if isinstance(asked, FirstBuilding):
        return []
    free = isinstance(asked, UseSpades | Settle) and asked.kind == SETTLERS
    return [
        say("for free", language) if free else "",
        *outcome.told(language),
        outcome.cities(language),
        outcome.offers(language),
    ]


def _place_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if isinstance(asked, FirstBuilding):
        return []
    return [*outcome.told(language), outcome.cities(language), outcome.offers(language)]


def _dig_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    """How far the hex is from home, and what that costs; where only one spade is at hand, what becomes of the hex."""
    seat, hex = state.seats[asked.seat], BY_NAME[action.args[0]]
    terrain, home = state.terrain_of(hex), seat.terrain
    needed = spades_between(terrain, home)
    names = TERRAIN_NAMES[language]
    spades = amount(needed, "spade", language, subject=True)
    parts = [say("far", language, names[terrain], spades, TERRAIN_FROM[language][home])]
    free = min(needed, asked.spades) if isinstance(asked, UseSpades) else 0
    if free:
        parts.append(say("free spades", language, amount(free, "spade", language, subject=True)))
    made = outcome.terrain_of(hex)
    if made != terrain:
        if made != home:
            parts.append(say("becomes", language, names[made]))
        return [*parts, *outcome.told(language)]
    buying = not isinstance(asked, UseSpades) or (asked.kind != NOTHING_BOUGHT and asked.first == NONE)
    payable = outcome.after.tools // tools_for_a_spade(seat) if buying else 0
    bought = needed - free
    if bought and bought <= payable:
        parts.append(say("spades cost", language, amount(bought * tools_for_a_spade(seat), "t", language)))
    elif bought:
        parts.append(say("not all the way", language, amount(free + payable, "spade", language, subject=True)))
    return parts


def _flight_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    """What the way costs and brings; then the workshop, or how far the hex is from home."""
    hex = BY_NAME[action.args[0]]
    told = outcome.told(language)
    if state.lands[state.seats[asked.seat].terrain] >> hex & 1:
        return [*told, outcome.cities(language), outcome.offers(language)]
    digging = _dig_details(state, asked, action, outcome, language)
    return digging if outcome.terrain_of(hex) != state.terrain_of(hex) else [*told, *digging]


def _to_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    foreign = action.index - TO[0].index != state.seats[asked.seat].terrain
    building = isinstance(asked, Transform) and builds(asked.kind)
    return [
        *(outcome.told(language) or [say("for free", language)]),
        say("away", language) if foreign and building else "",
    ]


def _upgrade_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    told = outcome.told(language)
    free = "" if any(outcome.paid.values()) else say("for free", language)
    return [free, *told, outcome.cities(language), outcome.offers(language), *outcome.due(language)]


def _track_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    parts = outcome.told(language)
    if action.verb == "shovel":
        tools = amount(TOOLS_FOR_A_SPADE[outcome.after.terraforming], "t", language)
        parts.append(say("per spade", language, tools))
    return parts


def _develop_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    parts = [*outcome.told(language), *outcome.steps(language), *outcome.tracks(language)]
    return [*parts, *outcome.due(language)]


def _pay_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    assert isinstance(asked, PayBooks)
    rest = asked.books - int(action.args[1])
    return [say("books more", language, amount(rest, "b", language))] if rest else []


def _send_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    discipline, steps = DISCIPLINES.index(action.args[0]), int(action.args[1])
    return [
        outcome.step_words(state, discipline, steps, language),
        outcome.gained_words(language),
        say("returns" if steps == 1 else "stays", language),
        outcome.left_words(language),
    ]


def _step_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    discipline = DISCIPLINES.index(action.args[0])
    steps = asked.steps if isinstance(asked, UseKey) else steps_asked(state, asked.seat)
    return [outcome.step_words(state, discipline, steps, language), outcome.gained_words(language)]


def _action_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    """Power, book and special actions."""
    coming = _asked_next(_effect(state, asked.seat, action), language)
    if coming and any(outcome.paid.values()):
        coming = say("then", language, coming)
    return [*outcome.told(language), coming, *outcome.due(language)]


def _effect(state: State, seat: int, action: Action) -> Effect:
    if action.verb == "power":
        return POWER_ACTIONS[action.index - POWER[0].index].effect
    if action.verb == "books":
        return BOOK_ACTIONS[action.index - BOOKS[0].index].effect
    which = action.index - SPECIAL[0].index
    if which > Special.BONUS:
        return Effect(bridges=1)
    return next(effect for bit, effect, _ in specials(state.seats[seat]) if bit == which)


def _asked_next(effect: Effect, language: str) -> str:
    """What an action asks for after it has been paid."""
    if effect.spades:
        return spades_words(effect.spades, language)
    if effect.bridges or effect.steps or effect.guild:
        return describe_effect(effect, language)
    if effect.exchange:
        return describe_effect(Effect(exchange=True), language)
    return describe_effect(Effect(second_action=True), language) if effect.second_action else ""


def _competency_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    """What its place on the display brings, and what it brings at once."""
    row, discipline = divmod(state.competency_places.index(action.index - COMPETENCY[0].index), len(DISCIPLINES))
    return [
        outcome.step_words(state, discipline, COMPETENCY_ROWS[row][0], language),
        *outcome.told(language),
        *outcome.due(language),
    ]


def _city_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    return [*outcome.told(language), say("a key", language), *outcome.steps(language), *outcome.due(language)]


def _palace_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    return [
        *outcome.told(language),
        *outcome.tracks(language),
        outcome.cities(language),
        outcome.offers(language),
        *outcome.due(language),
    ]


def _annex_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    left = amount(outcome.after.annexes, "annex", language, subject=True)
    return [outcome.cities(language), say("left", language, left) if outcome.after.annexes else ""]


def _pass_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    parts = [*outcome.told(language), *outcome.due(language)]
    if state.round == ROUNDS:
        return [*parts, say("no turns left", language)]
    return [*parts, say("place", language, len(state.passed_order) + 1, state.round + 1)]


_DETAILS: Final[dict[str, Callable[[State, Decision[State], Action, "Outcome", str], Sequence[str]]]] = {
    "build": _build_details,
    "place": _place_details,
    "dig": _dig_details,
    "tunnel": _flight_details,
    "fly": _flight_details,
    "to": _to_details,
    "upgrade": _upgrade_details,
    "ship": _track_details,
    "shovel": _track_details,
    "develop": _develop_details,
    "pay": _pay_details,
    "send": _send_details,
    "step": _step_details,
    "key": _step_details,
    "power": _action_details,
    "books": _action_details,
    "special": _action_details,
    "competency": _competency_details,
    "city": _city_details,
    "palace": _palace_details,
    "annex": _annex_details,
    "pass": _pass_details,
}


# --- what an answer pays and brings


@final
class Outcome:
    """The table after an answer, before anything else is decided, compared with the table before it."""

    def __init__(self, state: State, asked: Decision[State], action: Action) -> None:
        table = state.clone()
        table.pending.pop()
        asked.apply(table, action)
        _follow(table, asked.seat)
        number = asked.seat
        before, after = state.seats[number], table.seats[number]
        self.before: Final[Seat] = before
        self.after: Final[Seat] = after
        self._table: Final[State] = table
        self._new: Final[list[int]] = _new_rewards(state, table, number)
        books = [new - old for new, old in zip(after.books, before.books, strict=True)]
        due = [each % Reward.SIZE for each in self._new if each // Reward.SIZE == Reward.BOOKS]
        changes = {
            "vp": after.points - before.points,
            "c": after.coins - before.coins,
            "t": after.tools - before.tools,
            "s": after.scholars - before.scholars,
            "b": sum(books),
        }
        spent = power_cost(before, action.index - POWER[0].index) if action.verb == "power" else 0
        self.gained: Final[dict[str, int]] = {letter: max(change, 0) for letter, change in changes.items()}
        self.paid: Final[dict[str, int]] = {letter: max(-change, 0) for letter, change in changes.items()}
        self.gained["pw"] = _moved_up(before, after, spent)
        self.paid["pw"] = spent
        # Books of a told discipline, and books whose discipline is asked for.
        self._told_books: Final[list[tuple[int, int]]] = [(n, new) for n, new in enumerate(books) if new > 0]
        self._free_books: Final[int] = sum(due)
        self._offers: Final = _offers(state, table)

    def terrain_of(self, hex: int) -> int:
        return self._table.terrain_of(hex)

    def told(self, language: str) -> list[str]:
        """'pay 1 tool and 2 coins, gain 2 points, 4 tools and 3 coins left', if anything at all."""
        parts = [self.paid_words(language), self.gained_words(language), self.left_words(language)]
        text = ", ".join([part for part in parts if part])
        return [text] if text else []

    def paid_words(self, language: str) -> str:
        return say("cost", language, amounts(self.paid, language, paid=True)) if any(self.paid.values()) else ""

    def gained_words(self, language: str) -> str:
        gained = {letter: number for letter, number in self.gained.items() if letter != "b" and number}
        parts = [amount(number, letter, language) for letter, number in gained.items()]
        if self.gained["b"]:
            parts += [books_of(number, discipline, language) for discipline, number in self._told_books]
        if self._free_books:
            parts.append(word("of choice", language, amount(self._free_books, "b", language)))
        return say("gain", language, listed(parts, word("and", language))) if parts else ""

    def left_words(self, language: str) -> str:
        seat = self.after
        stocks = {
            "vp": seat.points,
            "c": seat.coins,
            "t": seat.tools,
            "s": seat.scholars,
            "b": sum(seat.books),
            "pw": seat.bowls.three,
        }
        left = [
            amount(stocks[letter], letter, language, subject=True)
            for letter in ("b", "pw", "t", "s", "c", "vp")
            if self.paid[letter]
        ]
        return say("left", language, listed(left, word("and", language))) if left else ""

    def offers(self, language: str) -> str:
        """'offers 2 power to the Moles': to those who have room for it."""
        seats = self._table.seats
        offers = [
            say("offer", language, amount(power, "pw", language), to_faction(seats[receiver].people, language))
            for receiver, power in self._offers
            if seats[receiver].bowls.room()
        ]
        return say("offers", language, listed(offers, word("and", language))) if offers else ""

    def cities(self, language: str) -> str:
        """Cities that arise on the map."""
        if self.after.in_cities == self.before.in_cities:
            return ""
        founded = sum([each // Reward.SIZE == Reward.CITY for each in self._new])
        if founded > 1:
            return say("found cities", language, founded)
        return say("founds", language) if founded else ""

    def due(self, language: str) -> list[str]:
        """'then a competency': what is taken next, apart from books and from cities on the map."""
        top = self._table.pending[-1] if self._table.pending else None
        if isinstance(top, ChoosePalace):
            return [say("then", language, say("palace due", language))]
        if isinstance(top, AnySteps):
            return [say("then", language, any_steps_words(top.steps, language))]
        on_map = self.after.in_cities != self.before.in_cities
        parts = [
            _reward_words(self._table, each, language)
            for each in self._new
            if each // Reward.SIZE != Reward.BOOKS and not (on_map and each // Reward.SIZE == Reward.CITY)
        ]
        return [say("then", language, listed(parts, word("and", language)))] if parts else []

    def steps(self, language: str) -> list[str]:
        """Every discipline that moved."""
        return _levels(self.before, self.after, language)

    def step_words(self, state: State, discipline: int, wanted: int, language: str) -> str:
        """'law 2 → 5', and why it goes no further."""
        old, new = self.before.science[discipline], self.after.science[discipline]
        name = DISCIPLINE_NAMES[language][discipline]
        if old == TOP:
            return f"{name} {old}, {say('at the top', language)}"
        moved = say("levels", language, name, old, new) if new > old else f"{name} {old}"
        if new >= min(old + wanted, TOP):
            return moved
        if new == KEY_LEVEL - 1:
            return f"{moved}, {say('key asked' if self.after.free_keys() else 'no key', language)}"
        return f"{moved}, {say('top taken', language)}" if top_taken(state, discipline) else moved

    def tracks(self, language: str) -> list[str]:
        """Shipping and terraforming that moved with something else."""
        before, after = self.before, self.after
        found: list[str] = []
        if after.shipping > before.shipping:
            found.append(small(say("ship", language, before.shipping, after.shipping)))
        if after.terraforming > before.terraforming:
            found.append(small(say("shovel", language, before.terraforming, after.terraforming)))
        return found


def _levels(before: Seat, after: Seat, language: str) -> list[str]:
    """'law 2 → 3'."""
    return [
        say("levels", language, DISCIPLINE_NAMES[language][n], old, new)
        for n, (old, new) in enumerate(zip(before.science, after.science, strict=True))
        if new > old
    ]


def _follow(table: State, number: int) -> None:
    """Go on where nothing of consequence is asked: which books are paid, the palace of a draft, a terrain that is the
    only one, the end of passing."""
    while table.pending:
        top = table.pending[-1]
        if isinstance(top, FinishPass):
            table.pending.pop()
            top.run(table)
            continue
        only = isinstance(top, ChoosePalace | Transform) and len(top.legal(table)) == 1
        certain = only or isinstance(top, PayBooks)
        if top.seat != number or not certain:
            return
        table.pending.pop()
        top.apply(table, top.legal(table)[0])


def _new_rewards(state: State, table: State, number: int) -> list[int]:
    """Rewards that wait to be taken and did not wait before."""
    found = _waiting_rewards(table, number)
    for each in _waiting_rewards(state, number):
        if each in found:
            found.remove(each)
        elif each // Reward.SIZE in (Reward.BOOKS, Reward.STEPS):  # joined by more of its kind
            place = next((n for n, other in enumerate(found) if other // Reward.SIZE == each // Reward.SIZE), NONE)
            if place != NONE:
                found[place] -= each % Reward.SIZE
    return found


def _waiting_rewards(state: State, number: int) -> list[int]:
    found: list[int] = []
    for frame in state.pending:
        if isinstance(frame, Rewards) and frame.seat == number:
            found += frame.due
    return found


def _reward_words(table: State, due: int, language: str) -> str:
    kind, number = divmod(due, Reward.SIZE)
    if kind == Reward.COMPETENCY:
        return say("competency due", language)
    if kind == Reward.CITY:
        return say("city tile", language)
    if kind == Reward.STEPS:
        return any_steps_words(number, language)
    if kind == Reward.SPADES:
        return spades_words(number, language)
    if kind == Reward.SETTLE:
        return say("settle due", language)
    if kind == Reward.BRIDGES:
        return amount(number, "bridge", language)
    if kind == Reward.BUILDING:
        return neutral_name(number, language)
    return small(say("reward parts" if kind == Reward.PARTS else "guild due", language))


def _moved_up(before: Seat, after: Seat, spent: int) -> int:
    """Power gained. What is spent falls by two bowls; new tokens in bowl III were not gained."""
    old, new = before.bowls, after.bowls
    tokens = max(new.one + new.two + new.three - old.one - old.two - old.three, 0)
    return new.two + 2 * new.three - old.two - 2 * old.three + 2 * spent - 2 * tokens


def _offers(state: State, table: State) -> list[tuple[int, int]]:
    """New offers of power: to whom, how much. Those of a palace do not depend on its tile, still to be chosen."""
    top = table.pending[-1] if table.pending else None
    if isinstance(top, ChoosePalace):
        table = table.clone()
        table.pending.pop()
        top.apply(table, top.legal(table)[0])
    return [(receiver, power) for receiver, _, power in table.offers[len(state.offers) :]]


# --- what the Automa does


def _card_details(state: State, asked: Decision[State], action: Action, language: str) -> list[str]:
    """What a card makes the Automa do, read off a table on which it has been played."""
    if isinstance(asked, DrawReserve):
        return []
    table = state.clone()
    table.pending.pop()
    asked.apply(table, action)
    if isinstance(asked, TurnUp):
        play = table.pending.pop()
        if not isinstance(play, PlayCard):
            return [say("automa support", language)]
        play.run(table)
    before, after = state.seats[-1], table.seats[-1]
    parts = _automa_buildings(before, after, language)
    if isinstance(asked, TurnUp):
        parts += _levels(before, after, language)
        parts += _automa_took(state, table, language)
        if after.passed:
            parts.append(say("automa passed", language))
        if after.points > before.points:
            parts.append(say("automa gained", language, amount(after.points - before.points, "vp", language)))
    return parts or [say("automa nothing", language)]


def _automa_buildings(before: Seat, after: Seat, language: str) -> list[str]:
    """Built and upgraded alike: 'guild on E5'."""
    return [
        say("stand on", language, BUILDING_NAMES[language][building], NAMES[h])
        for building in range(len(BUILDINGS))
        for h in bits(after.structures[building] & ~before.structures[building])
    ]


def _automa_took(state: State, table: State, language: str) -> list[str]:
    """Actions that it blocked, and an innovation."""
    blocked = [
        say("automa power", language, power_name(action, language))
        for n, action in enumerate(POWER_ACTIONS)
        if table.power_used[n] != state.power_used[n]
    ]
    blocked += [
        say("automa books", language, book_action_name(action, language))
        for n, action in enumerate(BOOK_ACTIONS)
        if table.books_used[n] != state.books_used[n]
    ]
    parts = [say("automa blocked", language, listed(blocked, word("and", language)))] if blocked else []
    taken = table.seats[-1].innovations[len(state.seats[-1].innovations) :]
    return parts + [say("automa took", language, innovation_name(INNOVATIONS[n], language)) for n in taken]
