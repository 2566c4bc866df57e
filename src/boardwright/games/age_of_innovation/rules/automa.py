"""The Automa, who sits last in a game for one. (The booklet of the solo game)

It has no goods, no power, no cities and no income. A turn turns up one card: the one before it becomes the support
card and says how things are chosen, the new one says what is done."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Verb
from boardwright.kernel.decision import Step
from boardwright.kernel.verdict import Words
from boardwright.parts.hexgrid import bits

from ..content.automa import AUTOMA_FACTIONS, CARDS, LEVEL_POINTS, STARTERS, TERRAIN_PRIORITIES
from ..content.tiles import FINAL_TILES, POWER_ACTIONS, SCORING_TILES
from .automaton import NO_FACTION, Act, AutomaFaction, Card, Near
from .buildings import UPGRADES_FROM, build_workshop, built, linked
from .deck import Automaton
from .laying import Chance
from .map import DISTANCE, FARTHEST
from .moves import CARD
from .power import MakeOffers, neighbour_power
from .science import free_slot, move_marker, top_taken
from .state import State
from .tile import NONE
from .vocabulary import (
    DISCIPLINES,
    GUILD,
    MOST_INNOVATIONS,
    PALACE,
    ROUNDS,
    SCHOLARS,
    SCHOOL,
    TOP,
    UNIVERSITY,
    WORKSHOP,
    Origins,
    Source,
)

HUMAN: Final = 0
AUTOMA: Final = 1
LAST_CARDS: Final = 2  # one of these with its mark ends the round
FIRST_INNOVATION: Final = 3  # the round
_THIRD_STARTER: Final = 2  # card 3s
_THIRTEENTH: Final = 12  # card 13


def _automa(state: State) -> Automaton:
    assert state.automa is not None
    return state.automa


def _faction(state: State) -> AutomaFaction:
    return AUTOMA_FACTIONS[_automa(state).faction]


# --- preparation


def first_workshops(state: State, card: int) -> None:
    """Two, where the letters of a card say; the first is marked. Then its science and its deck."""
    automa, seat = _automa(state), state.seats[-1]
    first, second = [state.map.letters[letter][seat.terrain] for letter in CARDS[card].letters]
    seat.place(WORKSHOP, first, Source.AUTOMA)
    seat.place(WORKSHOP, second, Source.AUTOMA)
    automa.mark(first)
    for discipline, level in enumerate(_faction(state).science):
        seat.step(discipline, level, Source.AUTOMA)
    seat.add(0, 0, SCHOLARS, Source.AUTOMA)
    starters, reserve = tuple(range(STARTERS)), tuple(range(STARTERS, len(CARDS)))
    extra = 0
    if automa.level == 0:
        starters = tuple([each for each in starters if each != _THIRD_STARTER])
    elif automa.level == 2:
        extra = 1
    elif automa.level == 3:
        extra = 2
    elif automa.level == 4:
        starters = (*starters, _THIRTEENTH)
        reserve = tuple([each for each in reserve if each != _THIRTEENTH])
        extra = 1
    automa.stack(starters, reserve)
    state.pending.extend([DrawReserve() for _ in range(extra)])


class DrawReserve(Chance):
    """A card of the reserve joins the deck. At the lowest level the third starter, laid aside, comes first."""

    verb: Verb[int] = CARD

    def options(self, state: State) -> Sequence[int]:
        automa = _automa(state)
        return automa.reserve if _THIRD_STARTER in automa.deck else (_THIRD_STARTER,)

    def do(self, state: State, card: int) -> None:
        automa = _automa(state)
        reserve = tuple([each for each in automa.reserve if each != card])
        automa.stack(tuple(sorted((*automa.deck, card))), reserve)

    def words(self, state: State, card: int) -> Words:
        return "card-joins", {"number": CARDS[card]}


class ShuffleDeck(Step[State]):
    """At the start of a round all cards are in the pile; from the second round on with one more of the reserve."""

    def run(self, state: State) -> None:
        automa = _automa(state)
        automa.show(automa.deck, NONE, NONE)


# --- a turn


class AutomaTurn(Step[State]):
    """The card on top becomes the support card; the next one, if there is one, is turned up and acts."""

    def run(self, state: State) -> None:
        automa = _automa(state)
        automa.taken = 0
        state.pending.extend((Learn(), MakeOffers(), GoOn()))
        if automa.top == NONE:
            state.pending.append(TurnUp())


class TurnUp(Chance):
    """The next card of the pile."""

    verb: Verb[int] = CARD

    def options(self, state: State) -> Sequence[int]:
        return _automa(state).pile

    def do(self, state: State, top: int) -> None:
        automa = _automa(state)
        automa.show(tuple([each for each in automa.pile if each != top]), top, automa.support)

    def words(self, state: State, card: int) -> Words:
        return "turn-up-card", {"number": CARDS[card]}


class GoOn(Step[State]):
    def run(self, state: State) -> None:
        automa = _automa(state)
        automa.show(automa.pile, NONE, automa.top)
        if automa.pile:
            state.pending.append(PlayCard())
            state.pending.append(TurnUp())
        else:
            pass_automa(state)


class PlayCard(Step[State]):
    """What the card on top says; one of the last two with the mark ends the round for the Automa."""

    def run(self, state: State) -> None:
        automa = _automa(state)
        card = CARDS[automa.top]
        if card.ends and len(automa.pile) + 1 <= LAST_CARDS:
            pass_automa(state)
            return
        for act in card.acts:
            _act(state, act, NO_FACTION)
        state.seats[-1].score(card.points, Origins.AUTOMA)


def _support(state: State) -> Card:
    return CARDS[_automa(state).support]


def _act(state: State, act: int, faction: AutomaFaction) -> None:
    """An act of a card, or of the faction's own action."""
    if act == Act.BUILD or act == Act.BUILD_ANYWHERE:
        _build(state, faction, anywhere=act == Act.BUILD_ANYWHERE)
    elif act == Act.UPGRADE:
        _upgrade(state)
    elif act == Act.BLOCK:
        _block(state)
    elif act == Act.SEND_SCHOLAR:
        _send_scholar(state)
    elif act == Act.STEP:
        _step(state, 1)
    elif act == Act.TWO_STEPS:
        _step(state, 2)
    elif act == Act.INNOVATION:
        _take_innovation(state)
    elif act == Act.FACTION:
        own = _faction(state)
        for each in own.acts:
            _act(state, each, own)
    else:
        points = LEVEL_POINTS[_automa(state).level][(state.round - 1) // 2] + faction.more_points
        state.seats[-1].score(max(points, 0), Origins.AUTOMA)


def directed(state: State, candidates: Sequence[int]) -> int:
    """One of several in reading order: counted as the support card says, from the start or from the end, beginning
    again where there are too few."""
    card = _support(state)
    ordered = list(candidates)
    if card.backwards:
        ordered.reverse()
    return ordered[(card.count - 1) % len(ordered)]


# --- building


def _build(state: State, faction: AutomaFaction, *, anywhere: bool) -> None:
    seat = state.seats[-1]
    candidates = list(bits(_land_to_build(state, anywhere=anywhere))) if seat.has_piece(WORKSHOP) else []
    if not candidates:
        _upgrade(state)
        return
    hex = _chosen_land(state, faction, candidates)
    state.terraform(hex, seat.terrain)
    if _support(state).near in (Near.MARKED, Near.MARKED_TOWARD):
        _automa(state).mark(hex)
    build_workshop(state, len(state.seats) - 1, hex)


def _land_to_build(state: State, *, anywhere: bool) -> int:
    """Free land within reach of the marked or the unmarked buildings; where `toward` is asked for and the two kinds are
    not within reach of each other, only what brings them closer, if there is any."""
    seat, automa = state.seats[-1], _automa(state)
    free = state.map.land & ~state.occupied()
    if anywhere:
        return free
    marked, unmarked = automa.marked, seat.buildings & ~automa.marked
    near = _support(state).near
    own, others = (marked, unmarked) if near in (Near.MARKED, Near.MARKED_TOWARD) else (unmarked, marked)
    found = linked(state, own, seat.shipping) & free
    if not found:
        return linked(state, seat.buildings, seat.shipping) & free
    if near in (Near.MARKED_TOWARD, Near.UNMARKED_TOWARD) and not linked(state, own, seat.shipping) & others:
        apart = _distance(own, others)
        closer = sum([1 << h for h in bits(found) if _distance(1 << h, others) < apart])
        return closer or found
    return found


def _distance(one: int, other: int) -> int:
    """The fewest steps between two sets of hexes."""
    best = FARTHEST
    for a in bits(one):
        for b in bits(other):
            best = min(best, DISTANCE[a][b])
    return best


def _chosen_land(state: State, faction: AutomaFaction, candidates: list[int]) -> int:
    """The best terrain, the one closest to the human, then by direction; in their own action, and in no other [S4],
    some factions look at other things first."""
    ranks: list[list[int]] = []
    human = state.seats[HUMAN].buildings
    start = state.seats[HUMAN if faction.human_terrain else -1].terrain
    priority = TERRAIN_PRIORITIES[_support(state).priority]
    terrain = [priority.index((state.terrain_of(h) - start) % 7) for h in candidates]
    distance = [_distance(1 << h, human) for h in candidates]
    if faction.most_power_first:
        ranks.append([-neighbour_power(state, HUMAN, h) for h in candidates])
    ranks += [distance, terrain] if faction.closest_first else [terrain, distance]
    return directed(state, _best(candidates, ranks))


def _best(candidates: list[int], ranks: list[list[int]]) -> list[int]:
    """Those with the lowest rank, rank by rank."""
    places = list(range(len(candidates)))
    for rank in ranks:
        lowest = min([rank[place] for place in places])
        places = [place for place in places if rank[place] == lowest]
    return [candidates[place] for place in places]


def _upgrade(state: State) -> None:
    """A workshop beside the human into a guild, if there is one; else anything that can be upgraded: what gives the
    human the least power. It becomes the strongest building it can."""
    seat = state.seats[-1]
    number = len(state.seats) - 1
    beside: list[int] = []
    if seat.has_piece(GUILD):
        human = state.seats[HUMAN].buildings
        beside = [h for h in bits(seat.structures[WORKSHOP]) if linked(state, 1 << h, 0) & human]
    candidates = beside or [h for h in bits(seat.buildings) if _upgrade_of(state, h) != NONE]
    if not candidates:
        return
    power = [neighbour_power(state, HUMAN, h) for h in candidates]
    hex = directed(state, _best(candidates, [power]))
    building = _upgrade_of(state, hex)
    seat.replace(UPGRADES_FROM[building], building, hex, Source.AUTOMA)
    built(state, number, building, hex)


def _upgrade_of(state: State, hex: int) -> int:
    """The building of the highest power that the one on a hex may become, or NONE."""
    seat = state.seats[-1]
    for building in (UNIVERSITY, PALACE, SCHOOL, GUILD):
        if seat.has_piece(building) and seat.structures[UPGRADES_FROM[building]] >> hex & 1:
            return building
    return NONE


# --- blocking


def _block(state: State) -> None:
    """A power action and a book action that nobody has used."""
    number = len(state.seats) - 1
    power = [n for n in range(len(POWER_ACTIONS)) if state.power_used[n] == NONE]
    if power:
        state.use_power_action(number, directed(state, power))
    books = [n for n in state.book_actions if state.books_used[n] == NONE]
    if books:
        state.use_book_action(number, directed(state, books))


# --- science


def _send_scholar(state: State) -> None:
    """On the best free slot; without a scholar or a slot, one step."""
    number = len(state.seats) - 1
    seat = state.seats[number]
    discipline = _discipline(state)
    if discipline == NONE:
        return
    for steps in (3, 2):
        slot = free_slot(state, discipline, steps)
        if seat.scholars and slot != NONE:
            seat.add(0, 0, -1, Source.AUTOMA)
            state.keep_scholar(number, slot)
            _advance(state, discipline, steps)
            return
    _advance(state, discipline, 1)


def _discipline(state: State) -> int:
    """That of the round's tile, if the support card says so and a step can be made there; else by catching up."""
    if _support(state).scoring_tile:
        tile = SCORING_TILES[state.scoring[state.round - 1]].discipline
        if state.round == ROUNDS:
            tile = FINAL_TILES[state.final_tile].discipline
        if _can_advance(state, tile):
            return tile
    return _catch_up(state)


def _catch_up(state: State) -> int:
    """Where it has not begun; else where its marker is nearest to the human's. NONE when no step can be made."""
    own, human = state.seats[-1].science, state.seats[HUMAN].science
    possible = [each for each in range(len(DISCIPLINES)) if _can_advance(state, each)]
    if not possible:
        return NONE
    begun = [int(own[each] > 0) for each in possible]
    apart = [abs(own[each] - human[each]) if own[each] else 0 for each in possible]
    return directed(state, _best(possible, [begun, apart]))


def _can_advance(state: State, discipline: int) -> bool:
    level = state.seats[-1].science[discipline]
    return level < TOP - 1 or (level == TOP - 1 and not top_taken(state, discipline))


def _advance(state: State, discipline: int, steps: int) -> None:
    """It needs no keys."""
    number = len(state.seats) - 1
    move_marker(state, number, discipline, state.seats[number].science[discipline] + steps, Source.AUTOMA)


def _step(state: State, steps: int) -> None:
    discipline = _catch_up(state)
    if discipline != NONE:
        _advance(state, discipline, steps)


def _take_innovation(state: State) -> None:
    """From round 3 on; it has no effect but that it is gone."""
    seat = state.seats[-1]
    if state.round >= FIRST_INNOVATION and len(seat.innovations) < MOST_INNOVATIONS:
        places = [place for place, innovation in enumerate(state.display) if innovation != NONE]
        if places:
            state.hand_innovation(len(state.seats) - 1, state.display[directed(state, places)])


class Learn(Step[State]):
    """Powermongers: a step when the human took two or more power from a building of theirs."""

    def run(self, state: State) -> None:
        if _faction(state).most_power_first and _automa(state).taken > 1:
            _step(state, 1)


# --- passing


def pass_automa(state: State) -> None:
    """Points of the round's tile, in the last round of the final tile; then a round bonus, without its coins."""
    number = len(state.seats) - 1
    seat = state.seats[number]
    tile = SCORING_TILES[state.scoring[state.round - 1]]
    early, late = tile.automa
    points, origin = early if state.round <= ROUNDS // 2 else late, tile.origin
    if state.round == ROUNDS:
        points, origin = FINAL_TILES[state.final_tile].automa, FINAL_TILES[state.final_tile].origin
    seat.score(points, origin)
    if _faction(state).first_pass_twice and not state.passed_order:
        seat.score(points, Origins.AUTOMA_ABILITY)
    state.mark_passed(number)
    if state.round < ROUNDS:
        state.exchange_bonus(number, state.bonus_row[_support(state).bonus])
