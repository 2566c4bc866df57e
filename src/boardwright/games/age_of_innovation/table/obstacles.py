"""Why something on the table cannot be chosen now, in words."""

from collections.abc import Mapping

from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    INNOVATIONS,
    POWER_ACTIONS,
)
from boardwright.games.age_of_innovation.rules.bridges import can_bridge
from boardwright.games.age_of_innovation.rules.buildings import (
    UPGRADES_FROM,
    can_exchange,
    can_upgrade_to,
    reach,
    tools_for_a_spade,
    upgrade_cost,
)
from boardwright.games.age_of_innovation.rules.faction import SHIPPING_COST, TOOLS_FOR_A_SPADE, WORKSHOP_COST, Ability
from boardwright.games.age_of_innovation.rules.innovations import FIXED_BOOKS, all_books, innovation_coins
from boardwright.games.age_of_innovation.rules.map import NAMES
from boardwright.games.age_of_innovation.rules.moves import SPECIALS
from boardwright.games.age_of_innovation.rules.rewards import TakeCity, TakeCompetency
from boardwright.games.age_of_innovation.rules.science import free_slot, open_disciplines
from boardwright.games.age_of_innovation.rules.state import Seat, State
from boardwright.games.age_of_innovation.rules.terraform import UseSpades, builds, can_use_spades
from boardwright.games.age_of_innovation.rules.tile import NONE, Effect, Special
from boardwright.games.age_of_innovation.rules.turn import MOLE_BRIDGE_TOOLS, Turn, power_cost, specials
from boardwright.games.age_of_innovation.rules.vocabulary import (
    DISCIPLINES,
    GUILD,
    MOST_INNOVATIONS,
    SCHOLARS,
    SHIPPING_TOP,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)
from boardwright.games.age_of_innovation.table.sayings import say
from boardwright.games.age_of_innovation.table.words import BUILDING_NAMES, book_of, faction_name, lacking
from boardwright.games.age_of_innovation.table.words import say as word
from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.language import listed
from boardwright.parts.hexgrid import bits


def obstacles(state: State, number: int, language: str) -> dict[str, str]:
    """By the name of the thing: a hex, a place of the science display ('law 3'), a track ('shipping', 'terraforming'),
    anything else by its kind and its id ('power tools', 'books coins', 'innovation census', 'special palace',
    'competency tower', 'city coins')."""
    asked = question(state, number)
    if isinstance(asked, TakeCompetency):
        return _closed_competencies(state, number, language)
    if isinstance(asked, TakeCity):
        return {
            f"city {tile.id}": say("none left", language) for n, tile in enumerate(CITIES) if not state.city_tiles[n]
        }
    if isinstance(asked, UseSpades):
        return _closed_land(state, number, asked, language)
    if not isinstance(asked, Turn):
        return {}
    found = _closed_land(state, number, None, language)
    found.update(_closed_buildings(state, number, language))
    found.update(_closed_tracks(state.seats[number], language))
    found.update(_closed_slots(state, number, language))
    found.update(_closed_innovations(state, number, language))
    found.update(_closed_power_actions(state, number, language))
    found.update(_closed_book_actions(state, number, language))
    found.update(_closed_specials(state, number, language))
    return found


def thing(action: Action) -> str:
    """The name under which an obstacle to an action would stand; '' where none is told."""
    verb, args = action.verb, action.args
    if verb in ("ship", "shovel"):
        return "shipping" if verb == "ship" else "terraforming"
    if verb == "develop":
        return f"innovation {args[0]}"
    if verb == "send":
        return " ".join(args)
    if verb in ("power", "books", "special", "competency", "city"):
        return action.text
    return args[0] if verb in ("build", "dig", "tunnel", "fly", "upgrade") else ""


# --- what is short


def _short(missing: Mapping[str, int], language: str) -> str:
    """'2 tools and 1 coin', in the genitive."""
    return listed([lacking(number, letter, language) for letter, number in missing.items()], word("and", language))


def _missing(seat: Seat, cost: Gain) -> dict[str, int]:
    """What a price goes beyond the stocks."""
    lacks = {
        "t": cost.tools - seat.tools,
        "s": cost.scholars - seat.scholars,
        "c": cost.coins - seat.coins,
    }
    return {letter: lack for letter, lack in lacks.items() if lack > 0}


# --- land and buildings


def _closed_land(state: State, number: int, spades: UseSpades | None, language: str) -> dict[str, str]:
    """Free land that no answer names, and land of others. `spades`: free ones are to be used."""
    seat = state.seats[number]
    near = reach(state, seat)
    answered = {action.args[0] for action in state.answers if action.verb in ("build", "dig", "tunnel", "fly")}
    far = say("out of reach", language)
    at_home = _why_not_at_home(seat, spades, language)
    abroad = _why_not_abroad(seat, language)
    found: dict[str, str] = {}
    for terrain, land in enumerate(state.lands):
        for h in bits(land & ~state.occupied()):
            if NAMES[h] not in answered:
                within = at_home if terrain == seat.terrain else abroad
                found[NAMES[h]] = within if near >> h & 1 else far
    for other, theirs in enumerate(state.seats):
        if other != number and theirs.buildings:
            taken = say("taken by", language, _owner(state, other, language))
            for h in bits(theirs.buildings):
                found[NAMES[h]] = taken
    return found


def _owner(state: State, number: int, language: str) -> str:
    if state.is_automa(number):
        return say("the Automa", language)
    return faction_name(state.seats[number].people, language)


def _why_not_at_home(seat: Seat, spades: UseSpades | None, language: str) -> str:
    """Why no workshop is built on home land within reach."""
    if spades is not None and (spades.first != NONE or not builds(spades.kind)):
        return say("already home", language)
    name = BUILDING_NAMES[language][WORKSHOP]
    if not seat.has_piece(WORKSHOP):
        return say("no more", language, name)
    return say("short", language, name, _short(_missing(seat, WORKSHOP_COST), language))


def _why_not_abroad(seat: Seat, language: str) -> str:
    """Why no other land within reach is terraformed: not one spade can be paid."""
    lack = lacking(max(tools_for_a_spade(seat) - seat.tools, 1), "t", language)
    return say("short", language, say("terraforming", language), lack)


def _closed_buildings(state: State, number: int, language: str) -> dict[str, str]:
    """Own buildings that no upgrade names."""
    seat = state.seats[number]
    answered = {action.args[0] for action in state.answers if action.verb == "upgrade"}
    found: dict[str, str] = {}
    for building, mask in enumerate(seat.structures):
        for h in bits(mask):
            if seat.neutral >> h & 1:
                found[NAMES[h]] = say("neutral", language)
            elif NAMES[h] not in answered:
                found[NAMES[h]] = _why_no_upgrade(state, number, building, h, language)
    return found


def _why_no_upgrade(state: State, number: int, building: int, hex: int, language: str) -> str:
    seat = state.seats[number]
    reasons: list[str] = []
    for higher in range(GUILD, UNIVERSITY + 1):
        if UPGRADES_FROM[higher] != building:
            continue
        name = BUILDING_NAMES[language][higher]
        if can_upgrade_to(seat, higher):
            missing = _missing(seat, upgrade_cost(state, number, higher, hex))
            reasons.append(say("short", language, name, _short(missing, language)))
        else:
            reasons.append(say("no more", language, name))
    return "; ".join(reasons) or say("highest", language)


# --- tracks and science


def _closed_tracks(seat: Seat, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    highest = {
        "shipping": seat.shipping >= SHIPPING_TOP,
        "terraforming": seat.terraforming + 1 >= len(TOOLS_FOR_A_SPADE),
    }
    costs = {"shipping": SHIPPING_COST, "terraforming": seat.board.terraforming_cost}
    for name, cost in costs.items():
        if highest[name]:
            found[name] = say("fully advanced", language)
        elif not seat.can_pay(cost):
            found[name] = say("short", language, say(name, language), _short(_missing(seat, cost), language))
    return found


def _closed_slots(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for discipline, name in enumerate(DISCIPLINES):
        for steps in (1, 2, 3):
            if steps > 1 and free_slot(state, discipline, steps) == NONE:
                found[f"{name} {steps}"] = say("no space", language)
            elif not seat.scholars:
                found[f"{name} {steps}"] = say("no scholar", language)
    return found


def _closed_competencies(state: State, number: int, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for n, tile in enumerate(COMPETENCIES):
        if n in state.seats[number].competencies:
            found[f"competency {tile.id}"] = say("yours already", language)
        elif not state.competencies[n]:
            found[f"competency {tile.id}"] = say("none left", language)
    return found


def _closed_innovations(state: State, number: int, language: str) -> dict[str, str]:
    """Those on the display that cannot be paid: books of told disciplines, books in all, coins without a palace."""
    seat = state.seats[number]
    found: dict[str, str] = {}
    for place, innovation in enumerate(state.display):
        if innovation == NONE:
            continue
        name = f"innovation {INNOVATIONS[innovation].id}"
        if len(seat.innovations) >= MOST_INNOVATIONS:
            found[name] = say("three innovations", language)
            continue
        short = _short_of_books(seat, FIXED_BOOKS[place], language)
        coins = innovation_coins(seat) - seat.coins
        if coins > 0:
            short.append(lacking(coins, "c", language))
        if short:
            found[name] = say("short alone", language, listed(short, word("and", language)))
    return found


def _short_of_books(seat: Seat, fixed: tuple[int, ...], language: str) -> list[str]:
    """'1 book of law and 2 books': the told ones, and what is short beyond them."""
    short = [max(needed - seat.books[n], 0) for n, needed in enumerate(fixed)]
    parts = [f"{lacking(number, 'b', language)} {book_of(n, language)}" for n, number in enumerate(short) if number]
    # A told book that is short is short of the whole price too, so only what goes beyond is named.
    beyond = all_books(seat) - sum(seat.books) - sum(short)
    if beyond > 0:
        parts.append(word("of choice", language, lacking(beyond, "b", language)))
    return parts


# --- actions


def _closed_power_actions(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for n, action in enumerate(POWER_ACTIONS):
        short = power_cost(seat, n) - seat.bowls.three
        if state.power_used[n] != NONE:
            why = say("used", language)
        elif short > 0:
            why = say("short power", language, lacking(short, "pw", language))
        else:
            why = _useless(state, number, action.effect, language)
            if not why and action.effect.gain.scholars and not _has_scholar_left(seat):
                why = say("no scholar left", language)
        if why:
            found[f"power {action.id}"] = why
    return found


def _closed_book_actions(state: State, number: int, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for n in state.book_actions:
        action = BOOK_ACTIONS[n]
        short = action.books - sum(state.seats[number].books)
        if state.books_used[n] != NONE:
            why = say("used", language)
        elif short > 0:
            why = say("short alone", language, lacking(short, "b", language))
        else:
            why = _useless(state, number, action.effect, language)
        if why:
            found[f"books {action.id}"] = why
    return found


def _closed_specials(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for which, effect, _ in specials(seat):
        used = bool(seat.used >> which & 1)
        why = say("used", language) if used else _useless(state, number, effect, language)
        if why:
            found[f"special {SPECIALS[which]}"] = why
    if seat.faction == Ability.MOLES:
        short = MOLE_BRIDGE_TOOLS - seat.tools
        why = say("short alone", language, lacking(short, "t", language)) if short > 0 else ""
        why = why or _why_no_bridge(state, seat, over_land=True, language=language)
        if why:
            found[f"special {SPECIALS[Special.BONUS + 1]}"] = why
    return found


def _has_scholar_left(seat: Seat) -> bool:
    return seat.scholars + seat.scholars_sent < SCHOLARS


def _useless(state: State, number: int, effect: Effect, language: str) -> str:
    """Why nothing would come of an action."""
    seat = state.seats[number]
    if effect.spades and not can_use_spades(state, number):
        return say("no land", language)
    if effect.bridges:
        return _why_no_bridge(state, seat, over_land=False, language=language)
    if effect.steps and not open_disciplines(state, number):
        return say("no step", language)
    if effect.guild and not can_upgrade_to(seat, GUILD):
        return say("no workshop", language)
    if effect.exchange and not can_exchange(seat):
        return say("no school", language)
    return ""


def _why_no_bridge(state: State, seat: Seat, *, over_land: bool, language: str) -> str:
    if can_bridge(state, seat, over_land=over_land):
        return ""
    return say("no site" if seat.bridges else "no bridge left", language)
