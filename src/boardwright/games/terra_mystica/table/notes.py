"""What is written on the thing that an answer chooses, and what is worth knowing before."""

from collections.abc import Sequence

from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.text import Text, sentences

from ..content.factions import FACTIONS
from ..content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from ..rules.bridges import BuildBridge
from ..rules.cults import reached, top_closed
from ..rules.faction import Ability
from ..rules.map import BY_NAME
from ..rules.moves import CARD, FACTION, FAVOR, PASS, POWER, SCORE, TO, TOWN
from ..rules.power import Boon
from ..rules.reasons import AT_TOP, NO_KEY, TOP_TAKEN
from ..rules.setup import FirstCard
from ..rules.specials import FreeTradingHouse, Sandstorm, WitchesRide
from ..rules.state import State
from ..rules.structures import tops_within_reach
from ..rules.terraform import (
    UseSpades,
    affordable_spades,
    distance,
    may_buy,
    reach,
    toll_to,
)
from ..rules.vocabulary import CULT_TOP, CULTS, ROUNDS, STRONGHOLD, STRUCTURES
from . import naming
from .naming import say


def note(state: State, seat: int, action: Action) -> Text:
    return sentences(_notes(state, seat, action))


def _notes(state: State, seat: int, action: Action) -> Sequence[Text]:
    verb, index = action.verb, action.index
    if verb == "score":
        return [naming.scoring_text(SCORING_TILES[index - SCORE[0].index])]
    if verb == "card":
        return [naming.card_text(BONUS_CARDS[index - CARD[0].index])]
    if verb == "pass":
        return _of_passing(state, seat, action)
    if verb == "faction":
        return [_of_faction(index - FACTION[0].index)]
    if verb == "favor":
        tile = FAVOR_TILES[index - FAVOR[0].index]
        # Its steps are told as they are taken.
        return [*_of_steps(state, seat, tile.cult, tile.steps), *naming.favor_effects(tile)]
    if verb == "town":
        return _of_town(state, seat, index - TOWN[0].index)
    if verb == "upgrade":
        built = action.args[1] == STRUCTURES[STRONGHOLD]
        return [naming.stronghold_text(state.seats[seat].faction)] if built else []
    if verb == "priest":
        steps = int(action.args[1])
        kept = say("note-stays") if steps > 1 else say("note-returns")
        return [*_of_steps(state, seat, CULTS.index(action.args[0]), steps), kept]
    if verb == "cult":
        asked = question(state, seat)
        assert asked is not None
        return _of_steps(state, seat, CULTS.index(action.args[0]), max(asked.args()[1], 1))
    if verb == "dig":
        return _of_digging(state, seat, action)
    if verb == "to":
        return [say("note-foreign")] if index - TO[0].index != state.seats[seat].faction.home else []
    if verb == "shovel":
        board = state.seats[seat]
        return [say("note-per-spade", workers=naming.amount("w", board.faction.digging[board.digging + 1]))]
    if verb in ("power", "special"):
        return _of_special(state, seat, action)
    return [say("note-leaving")] if verb == "leave" else []


def _of_faction(number: int) -> Text:
    """What a player who chooses needs to know first."""
    faction = FACTIONS[number]
    return say(
        "note-faction",
        terrain=naming.terrain_name(faction.home),
        ability=naming.ability_text(faction),
        stronghold=naming.stronghold_text(faction),
    )


def _of_passing(state: State, seat: int, action: Action) -> Sequence[Text]:
    card = action.index - PASS[0].index - 1
    if card < 0:
        return [say("note-no-turns-left")] if state.round == ROUNDS else []
    place = len(state.passed_order) + 1
    known = not isinstance(question(state, seat), FirstCard) and (state.variable_order or place == 1)
    order = say("note-place", place=place, round=state.round + 1) if known else ""
    return [order, naming.card_text(BONUS_CARDS[card])]


def _of_steps(state: State, seat: int, cult: int, steps: int) -> Sequence[Text]:
    """Where steps on a cult lead, and why not to the top."""
    board = state.seats[seat]
    start, end = board.cults[cult], reached(state, board, cult, steps)
    moved = say("note-steps", cult=naming.cult_name(cult), start=start, end=end) if end > start else ""
    return [moved, _of_top(top_closed(state, board, cult)) if start + steps >= CULT_TOP else ""]


def _of_top(closed: int) -> Text:
    if closed == AT_TOP:
        return say("note-at-top")
    if closed == TOP_TAKEN:
        return say("note-top-taken")
    return say("note-top-needs-key") if closed == NO_KEY else ""


def _of_town(state: State, seat: int, number: int) -> Sequence[Text]:
    """While the player has yet to say in which order the cults move, only how far."""
    tile = TOWN_TILES[number]
    tops = tops_within_reach(state, seat, tile.cult_steps, 0)
    waits = tile.cult_steps and len(tops) > state.seats[seat].keys + tile.keys
    return [say("written-all-cults", steps=say("steps", n=tile.cult_steps))] if waits else []


def _of_digging(state: State, seat: int, action: Action) -> Sequence[Text]:
    """How far the hex is from home, and how far the spades go."""
    asked = question(state, seat)
    if isinstance(asked, Sandstorm):
        return []
    board, hex = state.seats[seat], BY_NAME[action.args[0]]
    terrain, home = state.terrain[hex], board.faction.home
    if terrain == home:
        return [say("note-from-home")]
    spades = asked if isinstance(asked, UseSpades) else None
    near = reach(state, board) if spades is None else spades.near(state)
    needed = distance(board, terrain, home)
    free = 0 if spades is None else min(needed, spades.spades)
    buying = spades is None or may_buy(spades.acting, spades.homes, spades.foreign)
    payable = affordable_spades(board, toll_to(board, near, hex)) if buying else 0
    short = needed > free + payable
    return [
        _distance(terrain, needed, free, home),
        say("note-not-all-the-way", spades=say("spades", n=free + payable)) if short else "",
    ]


def _distance(terrain: int, needed: int, free: int, home: int) -> Text:
    names = {"terrain": naming.terrain_name(terrain), "home": naming.terrain_name(home)}
    spades = say("spades", n=needed)
    return say("note-far-free", spades=spades, free=free, **names) if free else say("note-far", spades=spades, **names)


def _of_special(state: State, seat: int, action: Action) -> Sequence[Text]:
    boon = _boon(state, seat, action)
    useless = say("note-no-effect") if boon is not None and not boon.uses(state) else ""
    faction = state.seats[seat].faction
    told = action.args[0] == "stronghold" and faction.ability != Ability.AUREN  # whose text begins with something else
    return [naming.stronghold_text(faction) if told else "", useless]


def _boon(state: State, seat: int, action: Action) -> Boon | None:
    """What the action brings to be used at once."""
    if action.verb == "power":
        power = POWER_ACTIONS[action.index - POWER[0].index]
        if power.bridge:
            return BuildBridge(seat)
        return UseSpades(seat, power.spades, 1, 0, 0, 0) if power.spades else None
    what, ability = action.args[0], state.seats[seat].faction.ability
    if what == "bridge":
        return BuildBridge(seat)
    if what == "BON1":
        return UseSpades(seat, 1, 1, 0, 0, 0)
    if what != "stronghold":
        return None
    if ability == Ability.GIANTS:
        return UseSpades(seat, 2, 1, 0, 0, 0)
    if ability == Ability.NOMADS:
        return Sandstorm(seat)
    if ability == Ability.SWARMLINGS:
        return FreeTradingHouse(seat)
    return WitchesRide(seat) if ability == Ability.WITCHES else None
