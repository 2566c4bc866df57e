"""What pieces are called and what is written on them, as Texts: made from the data, never stored beside it, so that a
corrected card is described correctly at once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypedDict

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import source_text
from boardwright.kernel.text import Argument, Text, sentences
from boardwright.kernel.text import Catalogue as Words

from ..rules.catalogue import Card, Catalogue, Goal, Side
from ..rules.state import CELLS
from ..rules.vocabulary import (
    ALWAYS_LAST,
    ANY_LEVEL,
    CACHE,
    CHEAPER,
    CHEAPER_DIPLOMACY,
    DEFEATED,
    END_PER,
    EXCHANGE,
    FROM,
    IGNORE_MISSING,
    INCOME,
    INCOME_PER,
    KINDS,
    LETTERS,
    LEVELS,
    OPERATIONS_BONUS,
    OUTPOST,
    PAIRED,
    PER,
    RECRUITED,
    RESOURCES,
    RESTRAIN,
    STRENGTH_AS_ENERGY,
    TECHNOLOGY,
    UNIT,
    Condition,
    Effect,
)

say: Final = Words("planetfall")


class Amounts(TypedDict, total=False):
    """By letter: points, experience, strength, energy. What there is none of is not named."""

    p: int
    x: int
    s: int
    e: int


class Part(TypedDict):
    """A part of a sentence. Amounts can be drawn as numbers with symbols; other words have none."""

    text: Text
    amounts: Amounts


# --- amounts


@lru_cache(1000)  # every answer of a turn tells the same ones again
def amount(what: str, number: int) -> Text:
    """'2 energy'."""
    return say(f"amount-{what}", n=number)


def points(number: int) -> Text:
    return amount("points", number)


def operation_points(number: int) -> Text:
    return amount("operations", number)


def amounts(bundle: Bundle) -> list[Argument]:
    """In one order, whatever they come from."""
    return [amount(what, bundle[letter]) for letter, what in zip(LETTERS, RESOURCES, strict=True) if bundle[letter]]


def listed(bundle: Bundle) -> Text:
    """'3 empire points, 1 experience and 2 energy'."""
    return say("listed", all=amounts(bundle)) if len(bundle) else say("nothing")


def by_letter(bundle: Bundle) -> Amounts:
    found: Amounts = {}
    for letter in LETTERS:
        if bundle[letter]:
            found[letter] = bundle[letter]
    return found


# --- single words


def kind_name(kind: int) -> Text:
    return say(f"kind-{KINDS[kind]}")


def thing_name(catalogue: Catalogue, thing: int) -> Text:
    """A card or an operations cell, as sentences speak of it."""
    if thing >= CELLS:
        return say("cell", level=LEVELS[thing - CELLS])
    return say("card", name=catalogue.cards[thing].name)


def side_name(side: Side) -> Text:
    return say("role", name=side.name, side=side.letter)


# --- effects and conditions

_NAMED_EFFECTS: Final = {ANY_LEVEL: "any-level", ALWAYS_LAST: "always-last", RESTRAIN: "restrain"}
_REACTIONS: Final = {PAIRED: "pair", DEFEATED: "defeat", RECRUITED: "recruit"}


def effect_parts(effect: Effect) -> list[Part]:
    """One sentence of a card, without its full stop; what it gives is a part by itself."""
    verb = effect.verb
    if verb == INCOME:
        return [_words(say("effect-income")), _gain(effect.bundle)]
    if verb == INCOME_PER:
        return [_words(say("effect-income")), _gain(effect.bundle), _for(effect)]
    if verb == END_PER:
        return [_words(say("effect-end")), _gain(effect.bundle), _for(effect)]
    if verb == CHEAPER:
        letter = "s" if effect.happenings & (1 << UNIT) else "e"
        kinds = say("listed", all=_kinds(effect))
        less = _gain(Bundle.of({letter: effect.amount}))
        return [_words(say("effect-cheaper", kinds=kinds)), less, _words(say("effect-less"))]
    if verb == CHEAPER_DIPLOMACY:
        less = _gain(Bundle.of({"e": effect.amount}))
        return [_words(say("effect-cheaper-diplomacy")), less, _words(say("effect-less"))]
    if effect.happenings in _REACTIONS:
        return [_words(say(f"effect-{_REACTIONS[effect.happenings]}")), _gain(effect.bundle)]
    return _rare_parts(effect)


def _rare_parts(effect: Effect) -> list[Part]:
    verb = effect.verb
    if verb in _NAMED_EFFECTS:
        return [_words(say(f"effect-{_NAMED_EFFECTS[verb]}"))]
    if verb == OPERATIONS_BONUS:
        return [_words(say("effect-operations", points=operation_points(effect.amount)))]
    if verb == STRENGTH_AS_ENERGY:
        kinds = say("listed", all=_kinds(effect))
        return [_words(say("effect-strength-as-energy", kinds=kinds))]
    if verb == IGNORE_MISSING:
        return [_words(say("effect-ignore-missing", experience=amount("experience", effect.amount)))]
    if verb == EXCHANGE:
        return [_words(say("effect-exchange", energy=amount("energy", effect.amount)))]
    return [_words(say("effect-lay", kinds=_laid(effect))), _gain(effect.bundle)]


def effect_text(effect: Effect) -> Text:
    return say("effect", parts=_texts(effect_parts(effect)))


def effects_text(effects: Sequence[Effect]) -> Text:
    return sentences([effect_text(effect) for effect in effects])


def condition_parts(condition: Condition) -> list[Part]:
    """What the points of a condition are for."""
    name = _counted(condition.what)
    if condition.verb == PER:
        return [_words(say("for-each", what=say(f"each-{name}", n=condition.number)))]
    if condition.verb == FROM:
        return [_words(say("for-least", what=say(f"least-{name}", n=condition.number)))]
    second = _gain(Bundle.of({"p": condition.second}))
    return [_words(say("for-most", what=say(f"most-{name}"))), second, _words(say("for-second"))]


_CONDITIONS: Final = ("per", "from", "most")  # by `Condition.verb`


def condition_text(condition: Condition) -> Text:
    why = say("condition-parts", parts=_texts(condition_parts(condition)))
    return say(f"condition-{_CONDITIONS[condition.verb]}", points=points(condition.points), **{"for": why})


def _for(effect: Effect) -> Part:
    return _words(say("effect-for", what=say(f"each-{_counted(effect.per)}", n=effect.every)))


def _counted(what: str) -> str:
    """One of COUNTS as part of an id."""
    return what.replace("/", "-or-").replace("+", "-and-")


def _kinds(effect: Effect) -> list[Argument]:
    return [say(f"kinds-{name}") for kind, name in enumerate(KINDS) if effect.happenings & (1 << kind)]


def _laid(effect: Effect) -> list[Argument]:
    return [say(f"laid-{name}") for kind, name in enumerate(KINDS) if effect.happenings & (1 << kind)]


def _words(text: Text) -> Part:
    return {"text": text, "amounts": {}}


def _gain(bundle: Bundle) -> Part:
    return {"text": listed(bundle), "amounts": by_letter(bundle)}


def _texts(parts: Sequence[Part]) -> list[Argument]:
    return [part["text"] for part in parts]


# --- cards, commanders, goal boards


def card_text(card: Card, catalogue: Catalogue) -> Text:
    """The whole card in words."""
    if card.kind == UNIT:
        return sentences(_unit_text(card))
    if card.kind == CACHE:
        return sentences(_cache_text(card))
    costs = say("energy-costs", costs=_row(card.energy))
    reward = say("reward", reward=listed(card.reward))
    if card.kind == TECHNOLOGY:
        return sentences([costs, reward, *[effect_text(effect) for effect in card.effects]])
    assert card.kind == OUTPOST
    told = [costs]
    if card.aggression >= 0:
        told.append(say("storming", price=amount("strength", card.aggression)))
    told += [reward, say("pair-value", points=points(card.pair))]
    later = later_planets(card, catalogue)
    if later:
        told.append(say("same-outpost", n=len(later), planets=later))
    return sentences(told)


def _unit_text(card: Card) -> list[Text]:
    rows = [f"{s}/{x}" for s, x in zip(card.strength, card.experience, strict=True)]
    told = [say("unit-costs", costs=", ".join(rows))]
    if card.diplomacy >= 0:
        reward = listed(_without(card.reward, "e"))
        told.append(say("unit-recruiting", price=amount("energy", card.diplomacy), reward=reward))
    return [*told, say("reward", reward=listed(_without(card.reward, "s")))]


def _cache_text(card: Card) -> list[Text]:
    if len(card.reward):
        told = [say("cache-yields-more", yields=_row(card.energy), reward=listed(card.reward))]
    else:
        told = [say("cache-yields", yields=_row(card.energy))]
    if card.sector:
        told.append(say("annexing", income=amount("energy", card.sector)))
    return told


def _without(reward: Bundle, letter: str) -> Bundle:
    """A reward less the resource that this way of winning a unit does not give."""
    return Bundle.of({each: reward[each] for each in reward if each != letter})


def later_planets(card: Card, catalogue: Catalogue) -> list[int]:
    """Where the equals of an outpost lie that come after it."""
    same = [other.planet for other in catalogue.cards if other.symbol == card.symbol >= 0]
    return [planet for planet in same if planet > card.planet]


def side_text(side: Side) -> Text:
    start = Bundle(f"{side.start.experience}x {side.start.strength}s {side.start.energy}e")
    told = say("side-text", initiative=side.initiative, start=listed(start))
    return sentences([told, *[effect_text(effect) for effect in side.ability]])


def goal_text(goal: Goal) -> Text:
    return sentences([condition_text(condition) for condition in goal.conditions])


def _row(numbers: Sequence[int]) -> str:
    return ", ".join([str(number) for number in numbers])


# --- where values come from


def source(sources: Mapping[str, str]) -> Text:
    return source_text(say, sources)
