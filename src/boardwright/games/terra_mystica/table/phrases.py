"""Answers in whole sentences: pay, gain, left, next, before anything is done.

What an answer pays and brings is read off a copy of the table on which it has been given, so these words cannot say
anything else than the rules do.
"""

from collections.abc import Sequence
from typing import Final, final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.cults import top_taken
from boardwright.games.terra_mystica.rules.faction import Ability
from boardwright.games.terra_mystica.rules.map import BY_NAME
from boardwright.games.terra_mystica.rules.moves import CARD, FACTION, FAVOR, PASS, POWER, SCORE, TO, TOWN
from boardwright.games.terra_mystica.rules.power import Boon, takeable
from boardwright.games.terra_mystica.rules.setup import DrawColour, FirstCard, FirstDwelling
from boardwright.games.terra_mystica.rules.state import Seat, State
from boardwright.games.terra_mystica.rules.structures import Claim
from boardwright.games.terra_mystica.rules.terraform import UseSpades, affordable_spades, distance, may_buy, reach
from boardwright.games.terra_mystica.rules.turn import FreeTradingHouse, Sandstorm, Turn, WitchesRide
from boardwright.games.terra_mystica.rules.vocabulary import (
    CULT_TOP,
    CULTS,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
)
from boardwright.games.terra_mystica.table.dialogue import label
from boardwright.games.terra_mystica.table.sayings import say, small
from boardwright.games.terra_mystica.table.words import (
    CULT_NAMES,
    TERRAIN_FROM,
    TERRAIN_NAMES,
    amount,
    amounts,
    describe_bonus,
    describe_favor,
    describe_scoring,
    describe_stronghold,
    introduce_faction,
    list_of_amounts,
    to_faction,
)
from boardwright.games.terra_mystica.table.words import say as word
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import listed


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    """The label, after a colon what the answer pays and brings, then what is written on the thing that is chosen."""
    told = "; ".join([part for part in _details(state, seat, action, language) if part])
    name = label(state, seat, action, language)
    answer = f"{name}: {told}" if told else name
    written = _written(state, seat, action, language)
    return f"{answer}. {written}" if written else answer


def _written(state: State, seat: int, action: Action, language: str) -> str:
    verb, index = action.verb, action.index
    if verb == "score":
        return describe_scoring(SCORING_TILES[index - SCORE[0].index], language)
    if verb == "card":
        return describe_bonus(BONUS_CARDS[index - CARD[0].index], language)
    if verb == "pass":
        card = index - PASS[0].index - 1
        return describe_bonus(BONUS_CARDS[card], language) if card >= 0 else ""
    if verb == "faction":
        return introduce_faction(FACTIONS[index - FACTION[0].index], language)
    if verb == "favor":
        # Its steps are told as they would be taken.
        return describe_favor(FAVOR_TILES[index - FAVOR[0].index], language).partition(". ")[2]
    if verb == "upgrade" and action.args[1] == STRUCTURES[STRONGHOLD]:
        return describe_stronghold(state.seats[seat].faction, language)
    return ""


_SAID_BY_LABEL: Final = ("score", "card", "faction", "take", "decline", "convert", "done", "drop")


def _details(state: State, seat: int, action: Action, language: str) -> Sequence[str]:
    verb = action.verb
    asked = question(state, seat)
    if isinstance(asked, DrawColour):
        return [say("to whom", language, len(state.colours) + 1)]
    if asked is None or verb in _SAID_BY_LABEL:
        return []
    if verb in ("burn", "leave"):
        return [say("burning" if verb == "burn" else "leaving", language)]
    outcome = Outcome(state, asked, action)
    if verb == "build":
        return _build_details(state, asked, action, outcome, language)
    if verb == "dig":
        return _dig_details(state, asked, action, outcome, language)
    if verb == "upgrade":
        return _upgrade_details(asked, action, outcome, language)
    if verb in ("priest", "cult"):
        return _cult_details(state, asked, action, outcome, language)
    if verb == "pass":
        return _pass_details(state, asked, action, outcome, language)
    if verb == "to":
        foreign = action.index - TO[0].index != state.seats[seat].faction.home
        price = outcome.exchange(language) or say("for free", language)
        return [price, say("away", language) if foreign else ""]
    if verb == "shovel":
        faction = state.seats[seat].faction
        workers = amount(faction.digging[state.seats[seat].digging + 1], "w", language)
        return [outcome.exchange(language), say("per spade", language, workers)]
    if verb in ("power", "special"):
        return _special_details(state, asked, action, outcome, language)
    if verb in ("favor", "town"):
        return _claim_details(state, asked, action, outcome, language)
    return [outcome.exchange(language), outcome.towns(language)]  # ship, bridge, connect, ordain, spade


def _build_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if isinstance(asked, FirstDwelling):
        return []
    free = say("for free", language) if isinstance(asked, WitchesRide) else ""
    near = reach(state, state.seats[asked.seat])
    flown = _flight_word(state, asked.seat, near, action, language) if isinstance(asked, Turn) else ""
    return [free, flown, outcome.exchange(language), outcome.towns(language), outcome.offers(language)]


def _flight_word(state: State, number: int, near: int, action: Action, language: str) -> str:
    """'by tunnel' where nothing else reaches the hex."""
    if near >> BY_NAME[action.args[0]] & 1:
        return ""
    return say("tunnel" if state.seats[number].faction.ability == Ability.DWARVES else "carpet", language)


def _dig_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    """How far the hex is from home, and what that costs."""
    if isinstance(asked, Sandstorm):
        return [say("storm", language)]
    seat = state.seats[asked.seat]
    terrain, home = state.terrain[BY_NAME[action.args[0]]], seat.faction.home
    spades = asked if isinstance(asked, UseSpades) else None
    near = reach(state, seat) if spades is None else spades.near(state)
    flown = _flight_word(state, asked.seat, near, action, language)
    parts = [flown, outcome.exchange(language)] if flown else []
    if terrain == home:
        return [*parts, say("away from home", language)]
    needed = distance(seat, terrain, home)
    far = amount(needed, "spade", language, subject=True)
    parts.append(say("far", language, TERRAIN_NAMES[language][terrain], far, TERRAIN_FROM[language][home]))
    free = min(needed, spades.spades) if spades is not None else 0
    if free:
        parts.append(say("free spades", language, amount(free, "spade", language, subject=True)))
    bought = needed - free
    buying = spades is None or may_buy(spades.acting, spades.homes, spades.foreign)
    payable = affordable_spades(outcome.after) if buying else 0
    if bought and bought <= payable:
        parts.append(say("spades cost", language, _price_of_spades(seat, bought, language)))
    elif bought:
        possible = amount(free + payable, "spade", language, subject=True)
        parts.append(say("not all the way", language, possible))
    return parts


def _price_of_spades(seat: Seat, spades: int, language: str) -> str:
    if not seat.faction.digging:
        return amount(spades, "p", language)
    return amount(spades * seat.faction.digging[seat.digging], "w", language)


def _upgrade_details(asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    free = say("for free", language) if isinstance(asked, FreeTradingHouse) else ""
    structure = STRUCTURES.index(action.args[1])
    brings = ""
    if structure in (TEMPLE, SANCTUARY) and outcome.favors_due:
        brings = say("favors", language, amount(outcome.favors_due, "favor", language))
    return [free, outcome.exchange(language), brings, outcome.towns(language), outcome.offers(language)]


def _cult_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    cult = CULTS.index(action.args[0])
    if action.verb == "cult":
        return [outcome.steps(state, cult, max(asked.args()[1], 1), language), outcome.gained_words(language)]
    where = say("returns" if action.args[1] == "1" else "stays", language)
    steps = outcome.steps(state, cult, int(action.args[1]), language)
    return [outcome.paid_words(language), steps, outcome.gained_words(language), where]


def _special_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    exchange = outcome.exchange(language)
    useless = say("no effect", language) if outcome.useless else ""
    if action.verb == "power":
        power = POWER_ACTIONS[action.index - POWER[0].index]
        spades = say("gain", language, amount(power.spades, "spade", language)) if power.spades else ""
        return [exchange, spades, small(say("bridge action", language)) if power.bridge else "", useless]
    what = action.args[0]
    if what == "stronghold":
        told = describe_stronghold(state.seats[asked.seat].faction, language)
        return [exchange, told.rpartition(": ")[2].rstrip("."), useless]
    if what == "BON1":
        return [exchange, say("gain", language, amount(1, "spade", language)), useless]
    if what == "bridge":
        return [exchange, useless]
    return [exchange, say("step any", language, amount(1, "step", language))]


def _claim_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if action.verb == "town":
        tile = TOWN_TILES[action.index - TOWN[0].index]
        gained = [*list_of_amounts(outcome.gained, language), amount(tile.keys, "key", language)]
        before, after = state.seats[asked.seat].shipping, outcome.after.shipping
        return [
            say("gain", language, listed(gained, word("and", language))),
            *outcome.all_steps(state, tile.cult_steps, language),
            small(say("ship", language, before, after)) if after > before else "",
        ]
    favor = FAVOR_TILES[action.index - FAVOR[0].index]
    found = outcome.towns_due > (asked.towns if isinstance(asked, Claim) else 0)
    return [
        outcome.steps(state, favor.cult, favor.steps, language),
        outcome.exchange(language),
        say("founds", language) if found else "",
    ]


def _pass_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    parts = [outcome.exchange(language)]
    if isinstance(asked, FirstCard):
        return parts
    if state.round == ROUNDS:
        return [*parts, say("no turns left", language)]
    place = len(state.passed_order) + 1
    if state.variable_order or place == 1:
        parts.append(say("place", language, place, state.round + 1))
    return parts


# --- what an answer pays and brings


@final
class Outcome:
    """The table after an answer, before anything else follows, compared with the table before it."""

    def __init__(self, state: State, asked: Decision[State], action: Action) -> None:
        table = state.clone()
        table.pending.pop()
        asked.apply(table, action)
        number = asked.seat
        before, after = state.seats[number], table.seats[number]
        self.after: Final[Seat] = after
        self._table: Final[State] = table
        self._cults: Final[tuple[int, ...]] = before.cults
        power = after.bowls.two + 2 * after.bowls.three - before.bowls.two - 2 * before.bowls.three
        spent = POWER_ACTIONS[action.index - POWER[0].index].power if action.verb == "power" else 0
        changes = {
            "vp": after.points - before.points,
            "c": after.coins - before.coins,
            "w": after.workers - before.workers,
            "p": after.priests - before.priests,
            "pw": power + 2 * spent,  # power that is spent falls by two bowls
        }
        self.gained: Final[dict[str, int]] = {letter: max(change, 0) for letter, change in changes.items()}
        self.paid: Final[dict[str, int]] = {letter: max(-change, 0) for letter, change in changes.items()}
        self.paid["pw"] = spent
        self._offers: Final = table.offers[len(state.offers) :]
        top = table.pending[-1] if table.pending else None
        self.useless: Final[bool] = isinstance(top, Boon) and not top.uses(table)
        due = top if isinstance(top, Claim) and top.seat == number else None
        self.towns_due: Final[int] = 0 if due is None else due.towns
        self.favors_due: Final[int] = 0 if due is None else due.favors

    def exchange(self, language: str) -> str:
        """'pay 1 worker and 2 coins, gain 2 points, 4 workers and 3 coins left'."""
        parts = [self.paid_words(language), self.gained_words(language), self._left_words(language)]
        return ", ".join([part for part in parts if part])

    def paid_words(self, language: str) -> str:
        return say("pay", language, amounts(self.paid, language, paid=True)) if any(self.paid.values()) else ""

    def gained_words(self, language: str) -> str:
        return say("gain", language, amounts(self.gained, language)) if any(self.gained.values()) else ""

    def _left_words(self, language: str) -> str:
        seat = self.after
        stocks = {"vp": seat.points, "c": seat.coins, "w": seat.workers, "p": seat.priests, "pw": seat.bowls.three}
        left = [
            amount(stocks[letter], letter, language, subject=True)
            for letter in ("pw", "w", "c", "p", "vp")
            if self.paid[letter]
        ]
        return say("left", language, listed(left, word("and", language))) if left else ""

    def offers(self, language: str) -> str:
        """'offers 2 power to the Witches': as much as they may really take."""
        seats = self._table.seats
        offers = [
            say("offer", language, amount(power, "pw", language), to_faction(seats[receiver].faction, language))
            for receiver, _, offered in self._offers
            if (power := takeable(seats[receiver], offered))
        ]
        return say("offers", language, listed(offers, word("and", language))) if offers else ""

    def towns(self, language: str) -> str:
        if self.towns_due > 1:
            return say("found towns", language, self.towns_due)
        return say("founds", language) if self.towns_due else ""

    def steps(self, state: State, cult: int, wanted: int, language: str) -> str:
        """'Fire 2 → 5', and why it goes no further."""
        before, after = self._cults[cult], self.after.cults[cult]
        name = CULT_NAMES[language][cult]
        if before == CULT_TOP:
            return f"{name} {before}, {say('at the top', language)}"
        moved = say("steps", language, name, before, after) if after > before else f"{name} {before}"
        if after >= min(before + wanted, CULT_TOP):
            return moved
        return f"{moved}, {say('top taken' if top_taken(state, cult) else 'no key', language)}"

    def all_steps(self, state: State, wanted: int, language: str) -> list[str]:
        """Every cult, or those that moved; while the player has yet to say in which order they move, only how far."""
        after = self.after.cults
        if wanted and after == self._cults:
            return [word("all cults", language, amount(wanted, "step", language)).rstrip(".")]
        return [
            self.steps(state, cult, wanted, language) for cult in range(4) if wanted or after[cult] > self._cults[cult]
        ]
