"""What a ship can do at a place: each way with what it pays and gains, as data and in words. (Rulebook: Actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.planetfall.rules import outposts, technologies, units
from boardwright.games.planetfall.rules.catalogue import Card
from boardwright.games.planetfall.rules.operations import points_at
from boardwright.games.planetfall.rules.state import CELLS, NONE, Seat, State
from boardwright.games.planetfall.rules.vocabulary import CACHE, OUTPOST, UNIT
from boardwright.games.planetfall.table.words import (
    amount,
    amounts_in_words,
    list_of_amounts,
    operation_points,
    say,
    without,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.language import LANGUAGES, listed
from boardwright.kernel.legacy import Way

# As they stand in a sentence; an answer that is a way itself begins with a capital.
NAMES: Final = {
    "defeat": ("defeat it", "победить", "перемогти"),
    "recruit": ("recruit it", "завербовать", "завербувати"),
    "occupy": ("occupy it peacefully", "захватить мирно", "захопити мирно"),
    "storm": ("storm it", "отвоевать", "відвоювати"),
    "learn": ("learn it", "изучить", "вивчити"),
    "take": ("take the energy", "взять энергию", "взяти енергію"),
    "annex": ("annex the sector", "присоединить сектор", "приєднати сектор"),
}

_SUMS: Final = {
    "pay": ("pay {}", "заплатить {}", "сплатити {}"),
    "pay nothing": ("pay nothing", "бесплатно", "безкоштовно"),
    "missing": (
        "{} ({}, and {} for missing experience)",
        "{} ({} и {} за недостающий опыт)",
        "{} ({} і {} за досвід, якого бракує)",
    ),
    "gain": ("gain {}", "получить {}", "отримати {}"),
    "pair": ("{} for the pair", "{} за пару", "{} за пару"),
    "income": ("{} in every income phase", "{} в каждой фазе дохода", "{} у кожній фазі доходу"),
    "exchangeable": (
        "{} for empire points (at most {}), experience and strength",
        "{} на очки империи (не больше {}), опыт и силу",
        "{} на очки імперії (не більше {}), досвід і силу",
    ),
}


def ways_at(state: State, seat: Seat, place: int, language: str) -> list[Way]:
    """Every way that the seat can pay. Operations are one without a name: what they give is shared out later."""
    thing = state.cards[place]
    if thing >= CELLS:
        points = points_at(seat, thing - CELLS)
        gain = _say("exchangeable", language, operation_points(points, language), state.planet)
        return [Way("", "", {}, gain, at_once=False)]
    verbs = _payable(state, seat, place)
    return [way_at(state, seat, place, verb, way_name(verb, language), language) for verb in verbs]


def _payable(state: State, seat: Seat, place: int) -> list[str]:
    card = state.catalogue.cards[state.cards[place]]
    level = state.level(seat, place)
    if card.kind == UNIT:
        ways = [("defeat", units.can_defeat(seat, card, level)), ("recruit", units.can_recruit(seat, card, level))]
    elif card.kind == OUTPOST:
        ways = [("occupy", outposts.can_occupy(seat, card, level)), ("storm", outposts.can_storm(seat, card))]
    elif card.kind == CACHE:
        ways = [("take", True), ("annex", card.sector > 0)]
    else:
        ways = [("learn", technologies.can_learn(seat, card, level))]
    return [verb for verb, possible in ways if possible]


def way_name(verb: str, language: str) -> str:
    return NAMES[verb][LANGUAGES.index(language)]


def way_at(state: State, seat: Seat, place: int, verb: str, name: str, language: str) -> Way:
    card = state.catalogue.cards[state.cards[place]]
    level = state.level(seat, place)
    if verb == "annex":
        income = _say("income", language, amount(card.sector, "energy", language, subject=True))
        return Way(name, "", {}, income, at_once=False)
    if verb == "take":
        return Way(name, "", {}, amounts_in_words(Bundle.of({"e": card.energy[level]}) + card.reward, language))
    number, resource = _price(seat, card, level, verb)
    pay = amount(number, resource, language) if number else ""
    if verb == "defeat":
        missing = units.missing_experience(seat, card, level)
        if missing:
            pay = _say("missing", language, pay, number - missing, missing)
    return Way(name, pay, {resource: number}, _gain(state, seat, card, verb, language))


def _price(seat: Seat, card: Card, level: int, verb: str) -> tuple[int, str]:
    if verb == "defeat":
        return units.strength_to_defeat(seat, card, level), "strength"
    if verb == "recruit":
        return units.energy_to_recruit(seat, card), "energy"
    if verb == "storm":
        return card.aggression, "strength"
    if verb == "occupy":
        return outposts.energy_to_occupy(seat, card, level), "energy"
    return technologies.energy_to_learn(seat, card, level), "energy"


def _gain(state: State, seat: Seat, card: Card, verb: str, language: str) -> str:
    reward = card.reward
    if card.kind == UNIT:
        reward = without(card.reward, "s" if verb == "defeat" else "e")
    gains = list_of_amounts(reward, language)
    single = outposts.unpaired(state, seat, card.symbol) if card.kind == OUTPOST else NONE
    if single != NONE:
        pair = state.catalogue.cards[single].pair + card.pair
        gains.append(_say("pair", language, amount(pair, "points", language)))
    return listed(gains, say("and", language)) or say("nothing", language)


def in_words(ways: Sequence[Way], language: str) -> str:
    """'defeat it: pay 3 strength (2, and 1 for missing experience), gain 3 empire points; or recruit it: ...'."""
    return f"; {say('or', language)} ".join([_way_in_words(way, language) for way in ways])


def _way_in_words(way: Way, language: str) -> str:
    sums = _say("gain", language, way.gain) if way.at_once else way.gain
    if way.paid:
        price = _say("pay", language, way.pay) if way.pay else _say("pay nothing", language)
        sums = f"{price}, {sums}"
    return f"{way.name}: {sums}" if way.name else sums


def _say(key: str, language: str, *parts: object) -> str:
    return _SUMS[key][LANGUAGES.index(language)].format(*parts)
