"""Why something cannot be chosen now: the codes of the predicates that `legal` uses, with the amounts that go with
them.

Things are called so: a hex by its name; a place of the science display 'law 3', a discipline 'law'; the tracks
'shipping' and 'terraforming'; anything else by its kind and its id ('power tools', 'books coins', 'innovation census',
'special palace', 'competency tower', 'city coins', 'bonus coins'); the tools of the action bar by their verbs."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.reason import FINE
from boardwright.kernel.text import Text
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between

from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    INNOVATIONS,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from ..rules.beginning import FirstBuilding
from ..rules.buildings import (
    UPGRADES_FROM,
    PlaceGuild,
    PlaceNeutral,
    reach,
    tools_for_a_spade,
    upgrade_cost,
    why_no_spade,
    why_no_upgrade,
    why_no_workshop,
)
from ..rules.cities import founds_across, why_not_across
from ..rules.faction import SHIPPING_COST, WORKSHOP_COST, Ability
from ..rules.innovations import (
    FIXED_BOOKS,
    all_books,
    has_books_of,
    innovation_coins,
    why_no_innovation,
)
from ..rules.map import GRID, NAMES
from ..rules.moves import SPECIALS
from ..rules.reasons import (
    AT_THE_TOP,
    BOWLS_FULL,
    FULLY_ADVANCED,
    HOME_ALREADY,
    KEY_MISSING,
    NO_BRIDGE_LEFT,
    NO_CITY,
    NO_GUILD,
    NO_LAND,
    NO_PIECE,
    NO_SCHOLAR,
    NO_SCHOLAR_LEFT,
    NO_SCHOOL,
    NO_SITE,
    NO_SLOT,
    NO_STEP,
    NONE_LEFT,
    NOTHING_TO_UPGRADE,
    RIVER_USED,
    SHORT,
    THREE_INNOVATIONS,
    TOP_TAKEN,
    USED,
    YOURS_ALREADY,
)
from ..rules.rewards import (
    TakeCity,
    TakeCompetency,
    why_no_city,
    why_no_competency,
)
from ..rules.science import Steps, free_slot, what_stops, why_not_send
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.terraform import (
    SETTLERS,
    TUNNEL_TOOLS,
    Settle,
    UseSpades,
    can_fly,
    can_tunnel,
    why_not_at_home,
)
from ..rules.tile import NONE
from ..rules.turn import (
    MOLE_BRIDGE,
    MOLE_BRIDGE_TOOLS,
    AfterAction,
    Turn,
    power_cost,
    specials,
    why_no_mole_bridge,
    why_not_books,
    why_not_power,
    why_not_ship,
    why_not_shovel,
    why_not_special,
)
from ..rules.vocabulary import (
    DISCIPLINES,
    GUILD,
    ROUNDS,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)
from .naming import (
    amount,
    building_name,
    faction_name,
    listed,
    say,
)

# The tools of a turn that everybody has; those of a tile or a faction come with it.
_TOOLS: Final = (
    "build",
    "dig",
    "upgrade",
    "develop",
    "power",
    "books",
    "special",
    "send",
    "ship",
    "shovel",
    "convert",
    "burn",
    "pass",
)
_ON_HEXES: Final = ("build", "dig", "tunnel", "fly", "place", "upgrade", "annex", "connect")
# They choose a number or leave something, and point at nothing.
_POINTLESS: Final = ("deal", "territory", "card", "pay", "take", "decline", "done", "drop")

# Of most codes there is one thing to say.
_WORDS: Final[Mapping[int, Text]] = {
    USED: say("reason-used"),
    FULLY_ADVANCED: say("reason-top"),
    NO_SCHOLAR: say("reason-no-scholar"),
    NO_SLOT: say("reason-no-slot"),
    NO_SCHOLAR_LEFT: say("reason-no-scholar-left"),
    NO_LAND: say("reason-no-land"),
    NO_STEP: say("reason-no-step"),
    NO_BRIDGE_LEFT: say("reason-no-bridge-left"),
    NO_SITE: say("reason-no-site"),
    NO_PIECE: say("reason-no-piece", building=building_name(GUILD)),
    NOTHING_TO_UPGRADE: say("reason-no-workshop"),
    NO_SCHOOL: say("reason-no-school"),
    NO_GUILD: say("reason-no-guild"),
    BOWLS_FULL: say("reason-bowls-full"),
    THREE_INNOVATIONS: say("reason-three-innovations"),
    YOURS_ALREADY: say("reason-yours-already"),
    NONE_LEFT: say("reason-none-left"),
    HOME_ALREADY: say("reason-home"),
    KEY_MISSING: say("reason-key-missing"),
    TOP_TAKEN: say("reason-top-taken"),
    AT_THE_TOP: say("reason-at-the-top"),
    RIVER_USED: say("reason-river-used"),
    NO_CITY: say("reason-no-city"),
}


# --- things


def named(action: Action) -> Sequence[str]:
    """The tool of an action, and the thing that it names."""
    verb, args = action.verb, action.args
    if verb in _POINTLESS:
        return ()
    if verb in _ON_HEXES:
        return (verb, args[0])
    if verb == "ship":
        return (verb, "shipping")
    if verb == "shovel":
        return (verb, "terraforming")
    if verb == "develop":
        return (verb, f"innovation {args[0]}")
    if verb == "pass":
        return (verb, f"bonus {args[0]}") if args else (verb,)
    if verb == "send":
        return (verb, " ".join(args))
    if verb in ("power", "books", "special"):
        return (verb, action.text)
    if verb in ("convert", "burn"):
        return (verb,)
    return (" ".join(args),) if verb in ("step", "key", "bridge") else (action.text,)


def thing(state: State, number: int, action: Action) -> Sequence[str]:
    """Tools belong to a turn; elsewhere an answer is only what it points at."""
    names = named(action)
    if len(names) < 2 or isinstance(question(state, number), Turn | AfterAction):
        return names
    return names[1:]


def things(state: State, number: int) -> Sequence[str]:
    asked = question(state, number)
    if asked is None:
        return ()
    found = _asked_about(state, number, asked)
    if found is None:
        return list(dict.fromkeys([name for action in state.answers for name in thing(state, number, action)]))
    return found


def _asked_about(state: State, number: int, asked: Decision[State]) -> list[str] | None:
    """What is asked about, legal or not; None where nothing is drawn that cannot be chosen."""
    if isinstance(asked, Turn):
        return _things_of_a_turn(state, state.seats[number], asked)
    if isinstance(asked, AfterAction):
        return ["convert", "burn", *_across(state, state.seats[number])]
    if isinstance(asked, TakeCompetency):
        return [f"competency {tile.id}" for tile in COMPETENCIES]
    if isinstance(asked, TakeCity):
        return [f"city {tile.id}" for tile in CITIES]
    if isinstance(asked, Steps):
        return list(DISCIPLINES)
    return _land(state) if _on_land(asked) else None


def _on_land(asked: Decision[State]) -> bool:
    """Whether any land might be the answer."""
    freely = isinstance(asked, Settle) and asked.kind == SETTLERS
    return freely or isinstance(asked, UseSpades | FirstBuilding | PlaceGuild | PlaceNeutral)


def _things_of_a_turn(state: State, seat: Seat, asked: Turn) -> list[str]:
    found = [*_TOOLS, *_land(state), "shipping", "terraforming", *_across(state, seat)]
    found += ["tunnel"] if seat.faction == Ability.MOLES else []
    found += ["fly"] if seat.has_flight() else []
    found += ["annex"] if seat.annexes else []
    found += [f"{discipline} {steps}" for discipline in DISCIPLINES for steps in (1, 2, 3)]
    found += [f"innovation {INNOVATIONS[each].id}" for each in state.display if each != NONE]
    found += [f"power {action.id}" for action in POWER_ACTIONS]
    found += [f"books {BOOK_ACTIONS[each].id}" for each in state.book_actions]
    found += [f"special {SPECIALS[which]}" for which, _, _ in specials(seat)]
    found += [f"special {SPECIALS[MOLE_BRIDGE]}"] if seat.faction == Ability.MOLES else []
    found += [f"bonus {ROUND_BONUSES[each].id}" for each in state.bonus_row] if state.round < ROUNDS else []
    return found


def _land(state: State) -> list[str]:
    return [NAMES[h] for h in bits(state.map.land)]


def _across(state: State, seat: Seat) -> list[str]:
    """River hexes across which a city might be founded."""
    if not founds_across(seat):
        return []
    return ["connect", *[NAMES[h] for h in bits(_shores(state, seat))]]


def _shores(state: State, seat: Seat) -> int:
    return GRID.around(seat.buildings & ~seat.in_cities) & state.map.rivers


# --- why not


def reasons(state: State, number: int) -> Mapping[str, Text]:
    asked = question(state, number)
    about = None if asked is None else _asked_about(state, number, asked)
    if asked is None or about is None:
        return {}
    open_things = {name for action in state.answers for name in thing(state, number, action)}
    found = _why_not(state, number, asked)
    return {name: found[name] for name in about if name not in open_things}


def _why_not(state: State, number: int, asked: Decision[State]) -> dict[str, Text]:
    """What would stand against each thing if it were not legal."""
    seat = state.seats[number]
    if isinstance(asked, TakeCompetency):
        return {
            f"competency {tile.id}": _told(why_no_competency(state, number, n)) for n, tile in enumerate(COMPETENCIES)
        }
    if isinstance(asked, TakeCity):
        return {f"city {tile.id}": _told(why_no_city(state, n)) for n, tile in enumerate(CITIES)}
    if isinstance(asked, Steps):
        return {each: _told(what_stops(state, number, n, 1)) for n, each in enumerate(DISCIPLINES)}
    if isinstance(asked, AfterAction):
        return {**_why_not_across(state, seat), **_why_no_exchange()}
    found = _why_not_on_land(state, number, asked)
    if isinstance(asked, Turn):
        found.update(_why_not_own(state, number))
        found.update(_why_not_tracks(seat))
        found.update(_why_not_scholars(state, seat))
        found.update(_why_not_innovations(state, seat))
        found.update(_why_not_actions(state, seat))
        found.update(_why_not_across(state, seat))
        found.update(_why_not_tools(state, seat))
    return found


def _told(code: int) -> Text:
    return _WORDS.get(code, "")


# --- what is short


def _short(price: Gain, seat: Seat) -> list[Text]:
    """What a price goes beyond the stocks."""
    lacks = (
        ("tools", price.tools - seat.tools),
        ("scholars", price.scholars - seat.scholars),
        ("coins", price.coins - seat.coins),
    )
    return [amount(what, lack) for what, lack in lacks if lack > 0]


def _short_for(what: Text, price: Gain, seat: Seat) -> Text:
    return say("reason-short-for", what=what, goods=listed(_short(price, seat)))


def _short_of_tools(tools: int) -> Text:
    return say("reason-short", goods=[amount("tools", tools)])


# --- land and buildings


def _why_not_on_land(state: State, number: int, asked: Decision[State]) -> dict[str, Text]:
    """Land of everybody else, and free land that no answer names."""
    seat = state.seats[number]
    near = state.lands[seat.terrain] if isinstance(asked, FirstBuilding | PlaceGuild) else reach(state, seat)
    found: dict[str, Text] = {}
    for terrain, land in enumerate(state.lands):
        within = _why_not_on(seat, terrain, asked)
        for h in bits(land):
            found[NAMES[h]] = within if near >> h & 1 else _too_far(seat, terrain, asked)
    for h in bits(seat.buildings):
        found[NAMES[h]] = say("reason-built")
    for other, theirs in enumerate(state.seats):
        if other != number:
            for h in bits(theirs.buildings):
                found[NAMES[h]] = say("reason-taken", who=_owner(state, other))
    return found


def _owner(state: State, number: int) -> Text:
    return say("the-automa") if state.is_automa(number) else faction_name(state.seats[number].people)


def _too_far(seat: Seat, terrain: int, asked: Decision[State]) -> Text:
    """Where any home land would do, other land is only of another kind."""
    anywhere = isinstance(asked, FirstBuilding | PlaceGuild)
    return say("reason-foreign") if anywhere and terrain != seat.terrain else say("reason-far")


def _why_not_on(seat: Seat, terrain: int, asked: Decision[State]) -> Text:
    """Free land within reach."""
    if isinstance(asked, FirstBuilding | PlaceGuild | Settle):
        return say("reason-foreign") if terrain != seat.terrain else _workshop(seat, why_no_workshop(seat))
    if terrain == seat.terrain:
        if isinstance(asked, UseSpades):
            return _workshop(seat, why_not_at_home(seat, asked.kind, asked.first))
        return _workshop(seat, why_no_workshop(seat))
    needed = spades_between(terrain, seat.terrain) if isinstance(asked, PlaceNeutral) else 1
    lack = needed * tools_for_a_spade(seat) - seat.tools
    return say("reason-short-for", what=say("terraforming"), goods=[amount("tools", max(lack, 0))])


def _workshop(seat: Seat, code: int) -> Text:
    if code == NO_PIECE:
        return say("reason-no-piece", building=building_name(WORKSHOP))
    return _short_for(building_name(WORKSHOP), WORKSHOP_COST, seat) if code == SHORT else _told(code)


def _why_not_own(state: State, number: int) -> dict[str, Text]:
    """Own buildings that are not upgraded."""
    seat = state.seats[number]
    found: dict[str, Text] = {}
    for building, hexes in enumerate(seat.structures):
        for h in bits(hexes):
            neutral = seat.neutral >> h & 1
            found[NAMES[h]] = say("reason-neutral") if neutral else _why_no_upgrade(state, number, building, h)
    return found


def _why_no_upgrade(state: State, number: int, building: int, hex: int) -> Text:
    seat = state.seats[number]
    told: list[Text] = []
    for higher in range(GUILD, UNIVERSITY + 1):
        if UPGRADES_FROM[higher] != building:
            continue
        code, name = why_no_upgrade(state, number, higher, hex), building_name(higher)
        if code == NO_PIECE:
            told.append(say("reason-no-piece", building=name))
        elif code == SHORT:
            told.append(_short_for(name, upgrade_cost(state, number, higher, hex), seat))
    return say("reason-either", all=listed(told)) if told else say("reason-highest")


def _why_not_across(state: State, seat: Seat) -> dict[str, Text]:
    if not founds_across(seat):
        return {}
    left = sum(state.city_tiles)
    found = {NAMES[h]: _told(why_not_across(state, seat, h) if left else NONE_LEFT) for h in bits(_shores(state, seat))}
    return {**found, "connect": _told(NO_CITY if left else NONE_LEFT)}


# --- tracks and science


def _why_not_tracks(seat: Seat) -> dict[str, Text]:
    ship, shovel = why_not_ship(seat), why_not_shovel(seat)
    shipping = _short_for(say("shipping"), SHIPPING_COST, seat) if ship == SHORT else _told(ship)
    price = seat.board.terraforming_cost
    terraforming = _short_for(say("terraforming"), price, seat) if shovel == SHORT else _told(shovel)
    return {"shipping": shipping, "ship": shipping, "terraforming": terraforming, "shovel": terraforming}


def _why_not_scholars(state: State, seat: Seat) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for discipline, name in enumerate(DISCIPLINES):
        for steps in (1, 2, 3):
            full = steps > 1 and free_slot(state, discipline, steps) == NONE
            found[f"{name} {steps}"] = _told(NO_SLOT if full else why_not_send(seat))
    return found


def _why_not_innovations(state: State, seat: Seat) -> dict[str, Text]:
    """Those on the display: books of told disciplines, books in all, coins without a palace."""
    code = why_no_innovation(seat)
    found: dict[str, Text] = {}
    for place, innovation in enumerate(state.display):
        if innovation != NONE:
            short = code == SHORT or (code == FINE and not has_books_of(seat, place))
            name = f"innovation {INNOVATIONS[innovation].id}"
            found[name] = say("reason-short", goods=listed(_short_of_books(seat, place))) if short else _told(code)
    return found


def _short_of_books(seat: Seat, place: int) -> list[Text]:
    """'1 book of law, 2 books of your choice and 5 coins': the told ones, and what is short beyond them."""
    short = [max(needed - seat.books[n], 0) for n, needed in enumerate(FIXED_BOOKS[place])]
    told = [amount(f"books {DISCIPLINES[n]}", number) for n, number in enumerate(short) if number]
    # A told book that is short is short of the whole price too, so only what goes beyond is named.
    beyond = all_books(seat) - sum(seat.books) - sum(short)
    if beyond > 0:
        told.append(say("of-choice", what=amount("books", beyond)))
    coins = innovation_coins(seat) - seat.coins
    return [*told, amount("coins", coins)] if coins > 0 else told


# --- actions


def _why_not_actions(state: State, seat: Seat) -> dict[str, Text]:
    """Power actions, book actions, special actions."""
    found: dict[str, Text] = {}
    for n, action in enumerate(POWER_ACTIONS):
        code = why_not_power(state, seat, n)
        lack = power_cost(seat, n) - seat.bowls.three
        short = say("reason-short-power", power=amount("power", lack))
        found[f"power {action.id}"] = short if code == SHORT else _told(code)
    for n in state.book_actions:
        code = why_not_books(state, seat, n)
        lack = BOOK_ACTIONS[n].books - sum(seat.books)
        short = say("reason-short", goods=[amount("books", lack)])
        found[f"books {BOOK_ACTIONS[n].id}"] = short if code == SHORT else _told(code)
    for which, effect, _ in specials(seat):
        found[f"special {SPECIALS[which]}"] = _told(why_not_special(state, seat, which, effect))
    if seat.faction == Ability.MOLES:
        code = why_no_mole_bridge(state, seat)
        short = _short_of_tools(MOLE_BRIDGE_TOOLS - seat.tools)
        found[f"special {SPECIALS[MOLE_BRIDGE]}"] = short if code == SHORT else _told(code)
    return found


# --- the tools of the action bar


def _why_not_tools(state: State, seat: Seat) -> dict[str, Text]:
    """Why not one thing can be done with a tool."""
    unreached, unpaid = say("reason-nothing-within-reach"), say("reason-nothing-can-be-paid")
    workshop, spade = why_no_workshop(seat), why_no_spade(seat)
    dig = say("reason-short", goods=[amount("tools", tools_for_a_spade(seat) - seat.tools)])
    innovation = why_no_innovation(seat)
    has_special = bool(specials(seat)) or seat.faction == Ability.MOLES
    return {
        "build": unreached if workshop == FINE else _workshop(seat, workshop),
        "dig": unreached if spade == FINE else dig,
        "tunnel": unreached if can_tunnel(seat) else _short_of_tools(TUNNEL_TOOLS - seat.tools),
        "fly": unreached if can_fly(seat) else _told(NO_SCHOLAR),
        "annex": say("reason-annex-there"),
        "upgrade": unpaid,
        "develop": _told(innovation) or unpaid,
        "power": unpaid,
        "books": unpaid,
        "special": unpaid if has_special else say("reason-no-special"),
        "send": _told(NO_SCHOLAR),
        **_why_no_exchange(),
    }


def _why_no_exchange() -> dict[str, Text]:
    return {"convert": say("reason-no-conversion"), "burn": say("reason-no-burning")}
