"""What is written on the thing that an answer chooses, and what is worth knowing before."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.text import Text, sentences

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from ..rules.ability import ability
from ..rules.bridges import BuildBridge
from ..rules.cults import AT_TOP, NO_KEY, TOP_TAKEN, reached, why_no_top
from ..rules.moves import (
    CARD,
    CULT,
    DIG,
    FACTION,
    FAVOR,
    LEAVE,
    NO_CARD,
    PASS,
    POWER,
    PRIEST,
    SCORE,
    SHOVEL,
    SPECIAL,
    TO,
    TOWN,
    UPGRADE,
)
from ..rules.power import Boon, ChooseCult
from ..rules.reach import toll_to
from ..rules.setup import FirstCard
from ..rules.spades import distance
from ..rules.specials import BRIDGE_ACTION
from ..rules.state import State
from ..rules.structures import ChooseTop, tops_within_reach
from ..rules.terraform import UseSpades
from ..rules.tile import Special
from ..rules.vocabulary import CULT_TOP, ROUNDS, STRONGHOLD
from . import naming
from .naming import say

_OF_TOP: Final = {AT_TOP: "note-at-top", TOP_TAKEN: "note-top-taken", NO_KEY: "note-top-needs-key"}


def note(state: State, seat: int, action: Action) -> Text:
    return sentences(_notes(state, seat, action))


def _notes(state: State, seat: int, action: Action) -> Sequence[Text]:
    verb = action.of
    if verb is SCORE:
        return [naming.scoring_text(SCORING_TILES[SCORE.value(action)])]
    if verb is CARD:
        return [naming.card_text(BONUS_CARDS[CARD.value(action)])]
    if verb is PASS:
        return _of_passing(state, seat, PASS.value(action))
    if verb is FACTION:
        return [_of_faction(FACTION.value(action))]
    if verb is FAVOR:
        tile = FAVOR_TILES[FAVOR.value(action)]
        # Its steps are told as they are taken.
        return [*_of_steps(state, seat, tile.cult, tile.steps), *naming.favor_effects(tile)]
    if verb is TOWN:
        return _of_town(state, seat, TOWN.value(action))
    if verb is UPGRADE:
        built = UPGRADE.value(action)[0] == STRONGHOLD
        return [naming.stronghold_text(state.seats[seat].faction)] if built else []
    if verb is PRIEST:
        cult, steps = PRIEST.value(action)
        kept = say("note-stays") if steps > 1 else say("note-returns")
        return [*_of_steps(state, seat, cult, steps), kept]
    if verb is CULT:
        asked = question(state, seat)
        assert isinstance(asked, ChooseCult | ChooseTop)
        return _of_steps(state, seat, CULT.value(action), max(asked.steps, 1))
    if verb is DIG:
        return _of_digging(state, seat, DIG.value(action))
    if verb is TO:
        return [say("note-foreign")] if TO.value(action) != state.seats[seat].faction.home else []
    if verb is SHOVEL:
        board = state.seats[seat]
        return [say("note-per-spade", workers=naming.amount("w", board.faction.digging[board.digging + 1]))]
    if verb is POWER or verb is SPECIAL:
        return _of_special(state, seat, action)
    return [say("note-leaving")] if verb is LEAVE else []


def _of_faction(number: int) -> Text:
    """What a player who chooses needs to know first."""
    faction = FACTIONS[number]
    return say(
        "note-faction",
        terrain=naming.terrain_name(faction.home),
        ability=naming.ability_text(faction),
        stronghold=naming.stronghold_text(faction),
    )


def _of_passing(state: State, seat: int, card: int) -> Sequence[Text]:
    if card == NO_CARD:
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
    why = why_no_top(state, board, cult) if start + steps >= CULT_TOP else None
    return [moved, say(_OF_TOP[why]) if why else ""]


def _of_town(state: State, seat: int, number: int) -> Sequence[Text]:
    """While the player has yet to say in which order the cults move, only how far."""
    tile = TOWN_TILES[number]
    tops = tops_within_reach(state, seat, tile.cult_steps, 0)
    waits = tile.cult_steps and len(tops) > state.seats[seat].keys + tile.keys
    return [say("written-all-cults", steps=say("steps", n=tile.cult_steps))] if waits else []


def _of_digging(state: State, seat: int, hex: int) -> Sequence[Text]:
    """How far the hex is from home, and how far the spades go."""
    asked = question(state, seat)
    if isinstance(asked, Boon) and not isinstance(asked, UseSpades):
        return []
    board = state.seats[seat]
    terrain, home = state.terrain[hex], board.faction.home
    if terrain == home:
        return [say("note-from-home")]
    spades = asked if isinstance(asked, UseSpades) else UseSpades(seat, 0, 1, 0, 0, 0)
    needed = distance(board, terrain, home)
    payable = spades.payable(board, toll_to(board, spades.near(state), hex))
    return [
        _distance(terrain, needed, min(needed, spades.spades), home),
        say("note-not-all-the-way", spades=say("spades", n=payable)) if needed > payable else "",
    ]


def _distance(terrain: int, needed: int, free: int, home: int) -> Text:
    names = {"terrain": naming.terrain_name(terrain), "home": naming.terrain_name(home)}
    spades = say("spades", n=needed)
    return say("note-far-free", spades=spades, free=free, **names) if free else say("note-far", spades=spades, **names)


def _of_special(state: State, seat: int, action: Action) -> Sequence[Text]:
    boon = _boon(state, seat, action)
    useless = say("note-no-effect") if isinstance(boon, Boon) and boon.is_useless(state) else ""
    faction = state.seats[seat].faction
    # A text that begins with a favor tile is about something else first.
    told = action is SPECIAL[Special.STRONGHOLD] and not faction.favors[STRONGHOLD]
    return [naming.stronghold_text(faction) if told else "", useless]


def _boon(state: State, seat: int, action: Action) -> Decision[State] | None:
    """What the action brings to be used at once."""
    if action.of is POWER:
        power = POWER_ACTIONS[POWER.value(action)]
        if power.bridge:
            return BuildBridge(seat)
        return UseSpades(seat, power.spades, 1, 0, 0, 0) if power.spades else None
    what = SPECIAL.value(action)
    if what == BRIDGE_ACTION:
        return BuildBridge(seat)
    if what == Special.SPADE:
        return UseSpades(seat, 1, 1, 0, 0, 0)
    return ability(state.seats[seat]).boon(seat) if what == Special.STRONGHOLD else None
