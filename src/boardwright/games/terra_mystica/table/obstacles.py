"""Why something on the table cannot be chosen now, in words."""

from typing import Final

from boardwright.games.terra_mystica.content.tiles import FAVOR_TILES, POWER_ACTIONS, TOWN_TILES
from boardwright.games.terra_mystica.rules.cults import free_space
from boardwright.games.terra_mystica.rules.faction import Ability
from boardwright.games.terra_mystica.rules.map import LAND, NAMES
from boardwright.games.terra_mystica.rules.state import NONE, Seat, State
from boardwright.games.terra_mystica.rules.structures import UPGRADES_FROM, Claim, can_upgrade_to, upgrade_cost
from boardwright.games.terra_mystica.rules.terraform import (
    UseSpades,
    distance,
    flown_to,
    may_buy,
    only_home,
    reach,
    toll,
)
from boardwright.games.terra_mystica.rules.turn import SHIPPING_COST, Turn
from boardwright.games.terra_mystica.rules.vocabulary import (
    CULTS,
    DWELLING,
    NOTHING,
    NUMBERS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    Gain,
)
from boardwright.games.terra_mystica.table.sayings import say
from boardwright.games.terra_mystica.table.words import STRUCTURE_NAMES, amount, faction_name
from boardwright.games.terra_mystica.table.words import say as word
from boardwright.kernel.decision import question
from boardwright.kernel.language import listed
from boardwright.parts.hexgrid import bits


def obstacles(state: State, number: int, language: str) -> dict[str, str]:
    """By the name of the thing: a hex, a power action, an order space ('fire 3'), a track, a tile."""
    asked = question(state, number)
    if isinstance(asked, Claim):
        return _closed_tiles(state, asked, language)
    if isinstance(asked, UseSpades):
        return _closed_land(state, number, asked, language)
    if not isinstance(asked, Turn):
        return {}
    found = _closed_land(state, number, None, language)
    found.update(_closed_buildings(state, number, language))
    found.update(_closed_power_actions(state, number, language))
    found.update(_closed_cults(state, number, language))
    found.update(_closed_tracks(state.seats[number], language))
    seat = state.seats[number]
    for bit, name in enumerate(("BON1", "BON2", "FAV6", "stronghold")):
        if seat.used >> bit & 1:
            found[name] = say("used", language)
    return found


def _closed_tiles(state: State, asked: Claim, language: str) -> dict[str, str]:
    seat = state.seats[asked.seat]
    found: dict[str, str] = {}
    if asked.favors:
        for number, tile in enumerate(FAVOR_TILES):
            if number in seat.favors:
                found[tile.id] = say("yours already", language)
            elif not state.favors[number]:
                found[tile.id] = say("none left", language)
    if asked.towns:
        for number, town in enumerate(TOWN_TILES):
            if not state.towns[number]:
                found[town.id] = say("none left", language)
    return found


def _closed_land(state: State, number: int, spades: UseSpades | None, language: str) -> dict[str, str]:
    """Free land that no answer names, and land of others. `spades`: free ones are to be used."""
    seat = state.seats[number]
    near = reach(state, seat) if spades is None else spades.near(state)
    flying = spades is None or (spades.acting and not spades.flown)
    flown = flown_to(seat) & ~near if flying else 0
    answered = {action.args[0] for action in state.answers if action.verb in ("build", "dig")}
    found: dict[str, str] = {}
    far = say("out of reach", language)
    alike: dict[tuple[int, bool], str] = {}
    for h in bits(LAND & ~state.occupied()):
        name = NAMES[h]
        if name in answered:
            continue
        if not (near | flown) >> h & 1:
            found[name] = far
            continue
        key = (state.terrain[h], bool(flown >> h & 1))
        if key not in alike:
            alike[key] = _short_of_land(seat, key[0], key[1], spades, language)
        found[name] = alike[key]
    for other, theirs in enumerate(state.seats):
        if other != number and theirs.buildings:
            taken = say("taken by", language, faction_name(theirs.faction, language))
            for h in bits(theirs.buildings):
                found[NAMES[h]] = taken
    return found


def _short_of_land(seat: Seat, terrain: int, flying: bool, spades: UseSpades | None, language: str) -> str:
    """What is missing to work on land within reach."""
    home = seat.faction.home
    besides = toll(seat) if flying else NOTHING
    lacking = _missing(seat, besides)
    if lacking:
        name = say("a tunnel" if seat.faction.ability == Ability.DWARVES else "a carpet", language)
        return say("short", language, name, short_words(lacking, language))
    if terrain == home and spades is not None:
        return say("already home", language)
    if terrain == home:
        name = STRUCTURE_NAMES[language][DWELLING]
        if seat.count(DWELLING) >= NUMBERS[DWELLING]:
            return say("no more", language, name)
        return say(
            "short", language, name, short_words(_missing(seat, seat.faction.costs[DWELLING], besides), language)
        )
    # Any terrain will do, unless a hex was left foreign already; giants know only their home.
    bound = seat.faction.ability == Ability.GIANTS or (spades is not None and only_home(spades.acting, spades.foreign))
    needed = distance(seat, terrain, home) if bound else 1
    bought = needed - (0 if spades is None else spades.spades)
    if spades is not None and not may_buy(spades.acting, spades.homes, spades.foreign):
        lacking = {"spade": bought}
    elif seat.faction.digging:
        price = Gain(f"{bought * seat.faction.digging[seat.digging]}w")
        lacking = _missing(seat, price, besides)
    else:
        lacking = _missing(seat, Gain(f"{bought}p"), besides)
    return say("short", language, say("transforming", language), short_words(lacking, language))


def short_words(missing: dict[str, int], language: str) -> str:
    """What is lacking, in the genitive."""
    return listed([_lacking(number, letter, language) for letter, number in missing.items()], word("and", language))


_LACKING_FORMS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "ru": {
        "vp": ("очка", "очков"),
        "c": ("монеты", "монет"),
        "w": ("рабочего", "рабочих"),
        "p": ("жреца", "жрецов"),
        "pw": ("силы", "силы"),
        "spade": ("лопаты", "лопат"),
    },
    "uk": {
        "vp": ("очка", "очок"),
        "c": ("монети", "монет"),
        "w": ("робітника", "робітників"),
        "p": ("жерця", "жерців"),
        "pw": ("сили", "сили"),
        "spade": ("лопати", "лопат"),
    },
}


def _lacking(number: int, letter: str, language: str) -> str:
    if language == "en":
        return amount(number, letter, language)
    one, many = _LACKING_FORMS[language][letter]
    return f"{number} {one if number % 10 == 1 and number % 100 != 11 else many}"


def _missing(seat: Seat, cost: Gain, besides: Gain = NOTHING) -> dict[str, int]:
    """What a price, and something else that is to be paid, go beyond the stocks."""
    lacks = {
        "w": cost.workers + besides.workers - seat.workers,
        "c": cost.coins + besides.coins - seat.coins,
        "p": cost.priests + besides.priests - seat.priests,
    }
    return {letter: lack for letter, lack in lacks.items() if lack > 0}


def _closed_buildings(state: State, number: int, language: str) -> dict[str, str]:
    """Own buildings that no upgrade names."""
    seat = state.seats[number]
    answered = {action.args[0] for action in state.answers if action.verb == "upgrade"}
    found: dict[str, str] = {}
    for structure, mask in enumerate(seat.structures):
        for h in bits(mask):
            if NAMES[h] not in answered:
                found[NAMES[h]] = _why_no_upgrade(state, number, structure, h, language)
    return found


def _why_no_upgrade(state: State, number: int, structure: int, hex: int, language: str) -> str:
    seat = state.seats[number]
    reasons: list[str] = []
    for higher in (TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY):
        if UPGRADES_FROM[higher] != structure:
            continue
        name = STRUCTURE_NAMES[language][higher]
        if can_upgrade_to(seat, higher):
            short = short_words(_missing(seat, upgrade_cost(state, number, higher, hex)), language)
            reasons.append(say("short", language, name, short))
        else:
            reasons.append(say("no more", language, name))
    return "; ".join(reasons) or say("highest", language)


def _closed_power_actions(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for place, action in enumerate(POWER_ACTIONS):
        if state.power_used[place] != NONE:
            found[action.id] = say("used", language)
        elif seat.bowls.three < action.power:
            found[action.id] = say("short power", language, _lacking(action.power - seat.bowls.three, "pw", language))
    return found


def _closed_cults(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for cult, name in enumerate(CULTS):
        for steps in (1, 2, 3):
            if steps > 1 and free_space(state, cult, steps) == NONE:
                found[f"{name} {steps}"] = say("no space", language)
            elif not seat.priests:
                found[f"{name} {steps}"] = say("no priest", language)
    return found


def _closed_tracks(seat: Seat, language: str) -> dict[str, str]:
    faction = seat.faction
    found: dict[str, str] = {}
    if not faction.shipping_maximum:
        found["shipping"] = say("not for you", language)
    elif seat.shipping >= faction.shipping_maximum:
        found["shipping"] = say("fully advanced", language)
    elif not seat.can_pay(SHIPPING_COST):
        short = short_words(_missing(seat, SHIPPING_COST), language)
        found["shipping"] = say("short", language, say("shipping", language), short)
    if not faction.digging:
        found["digging"] = say("not for you", language)
    elif seat.digging + 1 >= len(faction.digging):
        found["digging"] = say("fully advanced", language)
    elif not seat.can_pay(faction.digging_upgrade):
        short = short_words(_missing(seat, faction.digging_upgrade), language)
        found["digging"] = say("short", language, say("digging", language), short)
    return found
