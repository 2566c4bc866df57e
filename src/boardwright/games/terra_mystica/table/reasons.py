"""Why something cannot be chosen, from the predicates that `legal` uses.

Each question has its things: what it asks for on the board, and the tools of the action bar. Here each is told with its
reason, '' where it can be chosen."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.reason import FINE, missing
from boardwright.kernel.text import Argument, Text, parts
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, TOWN_TILES
from ..rules.bridges import BuildBridge, bridge_closed
from ..rules.cults import priest_closed
from ..rules.faction import Ability
from ..rules.map import GRID, LAND, NAMES, SITE_NAMES
from ..rules.moves import CONVERSIONS, SPECIALS
from ..rules.passing import passes
from ..rules.power import (
    PRICES,
    ChooseCult,
    OwnDecision,
    burning_closed,
    conversion_closed,
)
from ..rules.reasons import (
    AT_TOP,
    BELOW_TOP,
    COLOUR_TAKEN,
    FULLY_ADVANCED,
    HAVE_IT,
    HOME_ALREADY,
    MADE_HOME,
    MOVED,
    NEARER,
    NO_BRIDGE,
    NO_OWN_END,
    NO_PRIEST,
    NO_ROOM_FOR_PRIESTS,
    NO_SPACE,
    NO_TRACK,
    NONE_LEFT,
    NONE_ON_BOARD,
    NOT_A_DWELLING,
    NOT_BESIDE,
    NOT_BUILT,
    NOT_HOME,
    NOT_OWNED,
    OCCUPIED,
    ONLY_HOME,
    OUT_OF_REACH,
    SHORT,
    SHORT_OF_POWER,
    SHORT_OF_SPADES,
    SHORT_OF_TOLL,
    THE_SAME,
    THROUGH_HOME,
    TOP_TAKEN,
    USED,
)
from ..rules.seat import NONE, Seat
from ..rules.setup import (
    ChooseFaction,
    FirstCard,
    FirstDwelling,
    faction_closed,
    place_closed,
)
from ..rules.specials import (
    ENGINEER_BRIDGE,
    FreeTradingHouse,
    Sandstorm,
    WitchesRide,
    free_house_closed,
    power_closed,
    ride_closed,
    special_closed,
    storm_closed,
)
from ..rules.state import State
from ..rules.structures import ChooseTop, Claim, choice_closed, favor_closed, town_closed
from ..rules.terraform import (
    Settle,
    Transform,
    UseSpades,
    affordable_spades,
    dig_closed,
    distance,
    dwelling_closed,
    fewest_spades,
    flown_to,
    may_buy,
    only_home,
    price_of_spades,
    reach,
    reach_closed,
    reachable,
    toll,
    toll_to,
)
from ..rules.turn import (
    SHIPPING_COST,
    AfterAction,
    Turn,
    connections,
    digging_closed,
    shipping_closed,
)
from ..rules.upgrades import UPGRADES_FROM, upgrade_closed, upgrade_cost
from ..rules.vocabulary import (
    CULTS,
    DWELLING,
    NOTHING,
    TERRAINS,
    TRADING_HOUSE,
    Gain,
)
from . import naming
from .naming import amount, say

# The verbs of the tools. A town across a river is founded with that of the special actions.
TOOLS: Final = ("build", "dig", "upgrade", "power", "special", "priest", "ship", "shovel", "convert", "burn", "pass")
_NAMING: Final = (
    "build",
    "dig",
    "upgrade",
    "power",
    "special",
    "favor",
    "town",
    "bridge",
    "faction",
    "cult",
    "to",
    "pass",
)

# Codes that are one sentence, whatever they are about.
_SENTENCES: Final = {
    OUT_OF_REACH: "reason-out-of-reach",
    HOME_ALREADY: "reason-already-home",
    MADE_HOME: "reason-made-home",
    NOT_BESIDE: "reason-not-beside",
    NOT_A_DWELLING: "reason-not-a-dwelling",
    NO_TRACK: "reason-no-such-track",
    FULLY_ADVANCED: "reason-fully-advanced",
    NO_PRIEST: "reason-no-priest",
    NO_SPACE: "reason-no-space",
    AT_TOP: "reason-at-top",
    TOP_TAKEN: "reason-top-taken",
    BELOW_TOP: "reason-below-top",
    MOVED: "reason-moved",
    USED: "reason-used",
    NOT_BUILT: "reason-not-built",
    NO_ROOM_FOR_PRIESTS: "reason-no-room-for-priests",
    HAVE_IT: "reason-have-it",
    NONE_LEFT: "reason-none-left",
    NO_OWN_END: "reason-no-own-end",
    NO_BRIDGE: "reason-no-bridge",
    THE_SAME: "reason-the-same",
    THROUGH_HOME: "reason-through-home",
    NEARER: "reason-nearer",
}


def thing(action: Action) -> Sequence[str]:
    """What a legal action makes choosable."""
    verb, args = action.verb, action.args
    if verb == "connect":
        return (args[0], "special")
    tools = [verb] if verb in TOOLS else []
    if verb in ("priest", "convert"):
        return [" ".join(args), *tools]
    return [args[0], *tools] if verb in _NAMING and args else tools


def closed(state: State, number: int) -> Mapping[str, Text]:
    """Every thing of the question that the seat is asked, with its reason."""
    asked = question(state, number)
    if asked is None:
        return {}
    seat = state.seats[number]
    found = _of_question(state, seat, asked)
    if isinstance(asked, Turn | AfterAction) or (isinstance(asked, OwnDecision) and asked.converts(state)):
        found.update(_conversions(seat))
    return found


def _of_question(state: State, seat: Seat, asked: Decision[State]) -> dict[str, Text]:
    if isinstance(asked, Turn):
        return _turn(state, seat)
    if isinstance(asked, AfterAction):
        return _rivers(state, seat)
    if isinstance(asked, UseSpades):
        return _with_tool("dig", _spades(state, seat, asked))
    if isinstance(asked, Transform):
        return {TERRAINS[t]: _target(state, seat, asked, t) for t in range(len(TERRAINS))}
    if isinstance(asked, Settle):
        why = _dwelling(seat, NOTHING)
        return _with_tool("build", {NAMES[h]: why for h in bits(asked.homes)})
    if isinstance(asked, Claim):
        return _tiles(state, seat, asked)
    if isinstance(asked, BuildBridge):
        return {name: _bridge(state, seat, site) for site, name in enumerate(SITE_NAMES)}
    if isinstance(asked, ChooseCult):
        return dict.fromkeys(CULTS, "")
    if isinstance(asked, ChooseTop):
        codes = [choice_closed(state, seat, cult, asked.steps, asked.moved) for cult in range(4)]
        return {name: _sentence(code) for name, code in zip(CULTS, codes, strict=True)}
    return _of_stronghold(state, seat, asked) or _of_preparation(state, seat, asked)


def _of_stronghold(state: State, seat: Seat, asked: Decision[State]) -> dict[str, Text]:
    taken = state.occupied()
    if isinstance(asked, Sandstorm):
        beside = GRID.around(seat.buildings)
        codes = {h: storm_closed(state, seat, taken, beside, h) for h in bits(LAND)}
        return _with_tool("dig", {NAMES[h]: _land(state, seat, code, h) for h, code in codes.items()})
    if isinstance(asked, WitchesRide):
        codes = {h: ride_closed(state, seat, taken, h) for h in bits(LAND)}
        return _with_tool("build", {NAMES[h]: _land(state, seat, code, h) for h, code in codes.items()})
    if isinstance(asked, FreeTradingHouse):
        codes = {h: free_house_closed(seat, h) for h in bits(seat.buildings)}
        return _with_tool("upgrade", {NAMES[h]: _structure(seat, c, TRADING_HOUSE, NOTHING) for h, c in codes.items()})
    return {}


def _of_preparation(state: State, seat: Seat, asked: Decision[State]) -> dict[str, Text]:
    if isinstance(asked, ChooseFaction):
        return {faction.id: _faction(state, seat, n) for n, faction in enumerate(FACTIONS)}
    if isinstance(asked, FirstDwelling):
        taken = state.occupied()
        codes = {h: place_closed(state, seat, taken, h) for h in bits(LAND)}
        return _with_tool("build", {NAMES[h]: _land(state, seat, code, h) for h, code in codes.items()})
    return _with_tool("pass", _cards(state, "")) if isinstance(asked, FirstCard) else {}


def _with_tool(verb: str, found: dict[str, Text]) -> dict[str, Text]:
    """A tool that nothing can be done with says so."""
    found[verb] = "" if "" in found.values() else say("reason-no-use")
    return found


# --- a turn


def _turn(state: State, seat: Seat) -> dict[str, Text]:
    found: dict[str, Text] = {}
    _add_land(state, seat, found)
    _add_buildings(state, seat, found)
    powers = {action.id: _power_action(state, seat, n) for n, action in enumerate(POWER_ACTIONS)}
    found.update(powers)
    found["power"] = "" if "" in powers.values() else _power_tool(state, seat)
    spaces = {f"{cult} {steps}": _priest(state, seat, n, steps) for n, cult in enumerate(CULTS) for steps in (1, 2, 3)}
    found.update(spaces)
    found["priest"] = _one_of(list(spaces.values()), "")
    found["ship"] = _track(seat, shipping_closed(seat), say("reason-shipping"), SHIPPING_COST)
    found["shovel"] = _track(seat, digging_closed(seat), say("reason-digging"), seat.faction.digging_upgrade)
    _add_specials(state, seat, found)
    takes = "" if passes(state)[0].args else say("reason-last-round")
    found.update(_cards(state, takes))
    found["pass"] = ""
    return found


def _add_land(state: State, seat: Seat, found: dict[str, Text]) -> None:
    """Free land, and that of others."""
    near, taken, flown = reach(state, seat), state.occupied(), flown_to(seat)
    reached = reachable(state, seat, near)
    building, digging = False, False
    for h in bits(LAND & ~seat.buildings):
        code = reach_closed(taken, reached, flown, h)
        if code != FINE:
            found[NAMES[h]] = _land(state, seat, code, h)
            continue
        home = state.terrain[h] == seat.faction.home
        flight = toll_to(seat, near, h)
        builds = dwelling_closed(seat, flight) == FINE if home else False
        digs = dig_closed(seat, home, affordable_spades(seat, flight)) == FINE
        building, digging = building or builds, digging or digs
        if builds or digs:
            found[NAMES[h]] = ""
        else:
            found[NAMES[h]] = _dwelling(seat, flight) if home else _short_of_spades(seat, fewest_spades(seat), flight)
    found["build"] = "" if building else _dwelling(seat, NOTHING) or say("reason-no-home-land")
    short = dig_closed(seat, False, affordable_spades(seat)) != FINE
    spades = _short_of_spades(seat, fewest_spades(seat), NOTHING) if short else say("reason-no-land")
    found["dig"] = "" if digging else spades


def _add_buildings(state: State, seat: Seat, found: dict[str, Text]) -> None:
    """A building can be chosen if any upgrade of it can."""
    reasons: list[Text] = []
    for structure, hexes in enumerate(seat.structures):
        higher = [each for each, lower in enumerate(UPGRADES_FROM) if lower == structure]
        for h in bits(hexes):
            told = [_upgrade(state, seat, each, h) for each in higher]
            found[NAMES[h]] = "" if "" in told else parts(told) or say("reason-highest")
            reasons += told
    found["upgrade"] = _one_of(reasons, say("reason-no-upgrade"))


def _upgrade(state: State, seat: Seat, structure: int, hex: int) -> Text:
    code = upgrade_closed(state, seat, structure, hex)
    return _structure(seat, code, structure, upgrade_cost(state, seat.number, structure, hex))


def _add_specials(state: State, seat: Seat, found: dict[str, Text]) -> None:
    owned = {which: special_closed(seat, which) for which in range(len(SPECIALS))}
    told = {
        SPECIALS[which]: _short(say("reason-bridge"), ENGINEER_BRIDGE, seat) if code == SHORT else _sentence(code)
        for which, code in owned.items()
        if code != NOT_OWNED
    }
    rivers = _rivers(state, seat)
    found.update(told)
    found["special"] = _one_of(list(told.values()), say("reason-no-special"))
    found.update(rivers)


def _rivers(state: State, seat: Seat) -> dict[str, Text]:
    """Where mermaids may found a town."""
    rivers: dict[str, Text] = {action.args[0]: "" for action in connections(state, seat.number)}
    return {**rivers, "special": ""} if rivers else {}


def _one_of(told: Sequence[Text], otherwise: Text) -> Text:
    """What is told of a tool: nothing where one thing can be done with it, else why the first cannot."""
    return "" if "" in told else told[0] if told else otherwise


def _power_action(state: State, seat: Seat, which: int) -> Text:
    code = power_closed(state, seat, which)
    return _short_of_power(seat, POWER_ACTIONS[which].power) if code == SHORT_OF_POWER else _sentence(code)


def _power_tool(state: State, seat: Seat) -> Text:
    """The cheapest that nobody has used speaks for all."""
    unused = [n for n in range(len(POWER_ACTIONS)) if power_closed(state, seat, n) != USED]
    cheapest = min(unused, key=lambda n: POWER_ACTIONS[n].power, default=None)
    return say("reason-all-used") if cheapest is None else _power_action(state, seat, cheapest)


def _priest(state: State, seat: Seat, cult: int, steps: int) -> Text:
    return _sentence(priest_closed(state, seat, cult, steps))


def _track(seat: Seat, code: int, name: Text, cost: Gain) -> Text:
    return _short(name, cost, seat) if code == SHORT else _sentence(code)


def _cards(state: State, why: Text) -> dict[str, Text]:
    """Those that lie out."""
    return {BONUS_CARDS[card].id: why for card, coins in enumerate(state.bonus_coins) if coins != NONE}


def _conversions(seat: Seat) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for kind, name in enumerate(CONVERSIONS):
        code = conversion_closed(seat, kind)
        if code != NOT_OWNED:
            found[name] = _conversion(seat, code, name)
    found["convert"] = "" if "" in found.values() else say("reason-nothing-to-convert")
    found["burn"] = "" if burning_closed(seat) == FINE else say("reason-burning")
    return found


def _conversion(seat: Seat, code: int, name: str) -> Text:
    letter, price = name.split()[0], PRICES[name]
    if code == SHORT_OF_POWER:
        return _short_of_power(seat, price)
    if code != SHORT:
        return _sentence(code)
    return say("reason-short-bare", missing=_missing({letter: price}, seat))


# --- spades


def _spades(state: State, seat: Seat, asked: UseSpades) -> dict[str, Text]:
    near, taken = asked.near(state), state.occupied()
    reached = reachable(state, seat, near) if asked.flying() else near & ~taken
    flown = flown_to(seat) if asked.flying() else 0
    found: dict[str, Text] = {}
    for h in bits(LAND):
        code = reach_closed(taken, reached, flown, h)
        if code == FINE:
            code = asked.hex_closed(state, seat, near, h)
        if code == SHORT_OF_SPADES:
            found[NAMES[h]] = _short_of_more_spades(state, seat, asked, toll_to(seat, near, h), h)
        else:
            found[NAMES[h]] = _land(state, seat, code, h)
    return found


def _short_of_more_spades(state: State, seat: Seat, asked: UseSpades, flight: Gain, hex: int) -> Text:
    """In what they cost, where they may be bought."""
    home = only_home(asked.acting, asked.foreign)
    needed = distance(seat, state.terrain[hex], seat.faction.home) if home else fewest_spades(seat)
    if may_buy(asked.acting, asked.homes, asked.foreign):
        return _short_of_spades(seat, needed - asked.spades, flight)
    lacking: list[Argument] = [say("spades", n=needed - asked.spades)]
    return say("reason-short", what=say("reason-transforming"), missing=lacking)


def _target(state: State, seat: Seat, asked: Transform, target: int) -> Text:
    code = asked.closed(state, seat, target)
    if code == ONLY_HOME:
        return say("reason-only-home", terrain=naming.terrain_name(seat.faction.home))
    if code != SHORT_OF_SPADES:
        return _sentence(code)
    lack = distance(seat, state.terrain[asked.hex], target) - asked.payable(seat)
    return say("reason-short-bare", missing=[say("spades", n=lack)])


# --- tiles, bridges, factions


def _tiles(state: State, seat: Seat, asked: Claim) -> dict[str, Text]:
    found: dict[str, Text] = {}
    if asked.favors:
        found.update({tile.id: _sentence(favor_closed(state, seat, n)) for n, tile in enumerate(FAVOR_TILES)})
    if asked.towns:
        found.update({tile.id: _sentence(town_closed(state, n)) for n, tile in enumerate(TOWN_TILES)})
    return found


def _bridge(state: State, seat: Seat, site: int) -> Text:
    code = bridge_closed(state, seat, seat.buildings, site)
    return say("reason-bridge-built") if code == OCCUPIED else _sentence(code)


def _faction(state: State, seat: Seat, faction: int) -> Text:
    code = faction_closed(state, seat.number, faction)
    if code == FINE:
        return ""
    if code == COLOUR_TAKEN:
        return say("reason-colour-taken", terrain=naming.terrain_name(FACTIONS[faction].home))
    return say("reason-other-colour", terrain=naming.terrain_name(state.colours[seat.number]))


# --- codes in words


def _sentence(code: int) -> Text:
    return "" if code == FINE else say(_SENTENCES[code])


def _land(state: State, seat: Seat, code: int, hex: int) -> Text:
    if code == OCCUPIED:
        owner = next(each for each in state.seats if each.buildings >> hex & 1)
        return say("reason-taken-by", faction=naming.faction_name(owner.faction))
    if code == NOT_HOME:
        return say("reason-not-home", terrain=naming.terrain_name(seat.faction.home))
    if code == NONE_ON_BOARD:
        return say("reason-none-on-board", structure=naming.structure_name(DWELLING))
    if code == SHORT_OF_TOLL:
        dwarves = seat.faction.ability == Ability.DWARVES
        return _short(say("reason-tunnel") if dwarves else say("reason-carpet"), toll(seat), seat)
    return _sentence(code)


def _dwelling(seat: Seat, besides: Gain) -> Text:
    return _structure(seat, dwelling_closed(seat, besides), DWELLING, seat.faction.costs[DWELLING], besides)


def _structure(seat: Seat, code: int, structure: int, cost: Gain, besides: Gain = NOTHING) -> Text:
    name = naming.structure_name(structure)
    if code == NONE_ON_BOARD:
        return say("reason-none-on-board", structure=name)
    return _short(name, cost, seat, besides) if code == SHORT else _sentence(code)


def _short_of_spades(seat: Seat, spades: int, besides: Gain) -> Text:
    workers, priests = price_of_spades(seat, spades)
    return _short_of(
        say("reason-transforming"), seat, besides.coins, workers + besides.workers, priests + besides.priests
    )


def _short(what: Text, cost: Gain, seat: Seat, besides: Gain = NOTHING) -> Text:
    """'temple: 2 coins short'."""
    coins, workers, priests = cost.coins + besides.coins, cost.workers + besides.workers, cost.priests + besides.priests
    return _short_of(what, seat, coins, workers, priests)


def _short_of(what: Text, seat: Seat, coins: int, workers: int, priests: int) -> Text:
    return say("reason-short", what=what, missing=_missing({"w": workers, "c": coins, "p": priests}, seat))


def _missing(price: Mapping[str, int], seat: Seat) -> list[Argument]:
    held = {"w": seat.workers, "c": seat.coins, "p": seat.priests, "vp": seat.points}
    return naming.amounts(missing(price, held), paid=True)


def _short_of_power(seat: Seat, price: int) -> Text:
    return say("reason-short-power", missing=amount("power", price - seat.bowls.three))
