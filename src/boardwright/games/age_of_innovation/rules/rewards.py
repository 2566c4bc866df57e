"""What tiles bring: their effects, and the rewards of an action in the order the player likes. (Rulebook: Upgrading a
building; Founding a city; the appendices)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.reason import FINE

from ..content.tiles import (
    CITIES,
    COMPETENCIES,
    COMPETENCY_ROWS,
    PALACES,
)
from .bridges import BuildBridges
from .buildings import (
    ExchangeSchool,
    FreeGuild,
    PlaceGuild,
    PlaceNeutral,
    count,
    shapes,
    upgrade,
)
from .cities import connect, connections, found_cities
from .faction import TOOLS_FOR_A_SPADE, Ability
from .moves import CITY, COMPETENCY, DROP_KEY, PALACE, REWARD
from .power import Owed, Reward, after_rewards, owe, reward
from .reasons import NONE_LEFT, YOURS_ALREADY
from .science import (
    AnySteps,
    GainBooks,
    Gift,
    Steps,
    advance,
    score,
    step_in_each,
)
from .state import State
from .terraform import ACTION, GIFT, SETTLERS, UseSpades
from .tile import NONE, Effect, PalaceAbility
from .vocabulary import (
    CITY as CITY_TAKEN,
)
from .vocabulary import (
    DISCIPLINES,
    KEY_LEVEL,
    SHIPPING_TOP,
    TRACK,
    Gain,
    Origin,
    Origins,
    Source,
)
from .vocabulary import (
    PALACE as PALACE_BUILDING,
)

FELINE_STEPS: Final = 3
FELINE_BOOKS: Final = 1


# --- effects


def grant(state: State, number: int, effect: Effect, origin: Origin) -> None:
    """The effect of a tile that was taken. What asks nothing happens now, the rest is owed."""
    _receive(state, number, effect, origin)
    if effect.competency:
        owe(state, reward(Reward.COMPETENCY, 1), origin.source)
    if effect.city:
        state.seats[number].found_city(0)
        owe(state, reward(Reward.CITY, 1), origin.source)
    if effect.neutral != NONE:
        owe(state, reward(Reward.BUILDING, effect.neutral), origin.source)
    if effect.far_guild:
        owe(state, reward(Reward.GUILD, 1), origin.source)
    if effect.in_parts:
        owe(state, reward(Reward.PARTS, 0), origin.source)
        return
    # In the preparation spades are used after everything else (beginning.FirstSpades).
    if effect.spades and state.round:
        owe(state, reward(Reward.SPADES, effect.spades), origin.source)
    if effect.bridges:
        owe(state, reward(Reward.BRIDGES, effect.bridges), origin.source)
    if effect.gain.books:
        owe(state, reward(Reward.BOOKS, effect.gain.books), origin.source)


def perform(state: State, number: int, effect: Effect, origin: Origin) -> None:
    """The effect of a power, book or special action. What it is for is asked at once."""
    _receive(state, number, effect, origin)
    seat = state.seats[number]
    if effect.gain.books:
        owe(state, reward(Reward.BOOKS, effect.gain.books), origin.source)
    if effect.spades:
        seat.offer("spades", effect.spades, origin.source)
        state.pending.append(UseSpades(number, effect.spades, ACTION, NONE, 0))
    if effect.bridges:
        seat.offer("bridges", effect.bridges, origin.source)
        state.pending.append(BuildBridges(number, effect.bridges, 0, 0))
    if effect.steps:
        seat.offer("steps", effect.steps, origin.source)
        state.pending.append(Steps(number, effect.steps))
    if effect.guild:
        seat.offer("free guild", 1, origin.source)
        state.pending.append(FreeGuild(number))
    if effect.exchange:
        seat.offer("exchange", 1, origin.source)
        state.pending.append(ExchangeSchool(number))


def _receive(state: State, number: int, effect: Effect, origin: Origin) -> None:
    """The parts of an effect that ask nothing, or only how keys are used."""
    seat = state.seats[number]
    seat.gain(effect.gain, origin)
    if effect.tokens:
        seat.add_tokens(effect.tokens, origin.source)
    if effect.annexes:
        seat.add_annexes(effect.annexes, origin.source)
    what, points = effect.per
    if points:
        seat.score(points * count(state, number, what), origin)
    what, table = effect.by_number
    if table:
        seat.score(table[min(count(state, number, what), len(table) - 1)], origin)
    for _ in range(effect.terraforming):
        advance_terraforming(state, number, origin.source)
    for _ in range(effect.shipping):
        advance_shipping(state, number, origin.source)
    if effect.each_discipline:
        step_in_each(state, number, effect.each_discipline, origin.source)
    steps = effect.any_steps + effect.step_per_shape * shapes(seat)
    if steps:
        owe(state, reward(Reward.STEPS, steps), origin.source)


# --- the two tracks


def advance_shipping(state: State, number: int, source: str) -> None:
    seat = state.seats[number]
    if seat.shipping < SHIPPING_TOP:
        seat.ship(1, source)
        _track_reward(state, number, seat.board.shipping_rewards[seat.shipping], Origins.SHIPPING)


def advance_terraforming(state: State, number: int, source: str) -> None:
    seat = state.seats[number]
    if seat.terraforming < len(TOOLS_FOR_A_SPADE) - 1:
        seat.shovel(source)
        _track_reward(state, number, seat.board.terraforming_rewards[seat.terraforming], Origins.TERRAFORMING)


def _track_reward(state: State, number: int, gain: Gain, origin: Origin) -> None:
    score(state, number, TRACK)
    state.seats[number].gain(gain, origin)
    if gain.books:
        owe(state, reward(Reward.BOOKS, gain.books), origin.source)


# --- rewards that wait


class Rewards(Owed):
    """The rewards of an action, one after the other in the order the player likes; books, whose time makes no
    difference, last. Before each a city may be founded across a river."""

    def __init__(self, seat: int, *due: int) -> None:
        super().__init__(seat)
        self.due: Final[tuple[int, ...]] = due  # sorted

    def more(self, owed: int) -> "Rewards":
        kind, number = divmod(owed, Reward.SIZE)
        due = list(self.due)
        if kind in (Reward.BOOKS, Reward.STEPS):  # any number of these may be taken as one
            for each in self.due:
                if each // Reward.SIZE == kind:
                    due.remove(each)
                    number += each % Reward.SIZE
        return Rewards(self.seat, *sorted([*due, reward(kind, number)]))

    def legal(self, state: State) -> Sequence[Action]:
        kinds: list[int] = []
        for each in self.due:
            kind = each // Reward.SIZE
            if kind not in kinds:
                kinds.append(kind)
        if len(kinds) > 1 and kinds[-1] == Reward.BOOKS:
            kinds.pop()
        answers = [REWARD[kind] for kind in kinds]
        if kinds and kinds[0] != Reward.BOOKS:
            answers += connections(state, self.seat)
        return answers

    def auto(self, state: State) -> bool:
        answers = self.legal(state)
        state.answers = answers
        if len(answers) > 1:
            return False
        state.pending.pop()
        if answers:
            self.apply(state, answers[0])
        return True

    def apply(self, state: State, action: Action) -> None:
        if action.verb == "connect":
            state.pending.append(self)
            connect(state, self.seat, action)
            return
        kind = action.index - REWARD[0].index
        taken = next(each for each in self.due if each // Reward.SIZE == kind)
        rest = list(self.due)
        rest.remove(taken)
        state.pending.append(Rewards(self.seat, *rest))
        state.pending.append(_question(self.seat, kind, taken % Reward.SIZE))

    def args(self) -> Sequence[int]:
        return (self.seat, *self.due)


def _question(seat: int, kind: int, number: int) -> Decision[State]:
    if kind == Reward.COMPETENCY:
        return TakeCompetency(seat)
    if kind == Reward.CITY:
        return TakeCity(seat)
    if kind == Reward.STEPS:
        return AnySteps(seat, number)
    if kind == Reward.SPADES:
        return UseSpades(seat, number, GIFT, NONE, 0)
    if kind == Reward.SETTLE:
        return UseSpades(seat, 1, SETTLERS, NONE, 0)
    if kind == Reward.BRIDGES:
        return BuildBridges(seat, number, 1, 0)
    if kind == Reward.BUILDING:
        return PlaceNeutral(seat, number)
    if kind == Reward.GUILD:
        return PlaceGuild(seat)
    if kind == Reward.PARTS:
        return Parts(seat, 1, 1)
    return GainBooks(seat, number)


class Parts(Decision[State]):
    """Palace 15: spades and bridges in either order, then books; nothing else comes between them."""

    def __init__(self, seat: int, spades: int, bridges: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades  # whether they are still to come
        self.bridges: Final[int] = bridges

    def legal(self, state: State) -> Sequence[Action]:
        answers = [REWARD[Reward.SPADES]] if self.spades else []
        if self.bridges:
            answers.append(REWARD[Reward.BRIDGES])
        return answers or (REWARD[Reward.BOOKS],)

    def apply(self, state: State, action: Action) -> None:
        effect = PALACES[state.seats[self.seat].palace].now
        if action is REWARD[Reward.SPADES]:
            state.pending.append(Parts(self.seat, 0, self.bridges))
            state.pending.append(UseSpades(self.seat, effect.spades, GIFT, NONE, 0))
        elif action is REWARD[Reward.BRIDGES]:
            state.pending.append(Parts(self.seat, self.spades, 0))
            state.pending.append(BuildBridges(self.seat, effect.bridges, 1, 0))
        else:
            state.pending.append(GainBooks(self.seat, effect.gain.books))

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.bridges)


# --- competencies, city tiles, palaces


class TakeCompetency(Gift):
    """Never two of a kind. Its place on the display brings steps and books of its discipline."""

    def legal(self, state: State) -> Sequence[Action]:
        return [COMPETENCY[n] for n in range(len(COMPETENCIES)) if why_no_competency(state, self.seat, n) == FINE]

    def apply(self, state: State, action: Action) -> None:
        number = action.index - COMPETENCY[0].index
        seat, origin = state.seats[self.seat], COMPETENCIES[number].origin
        state.hand_competency(self.seat, number)
        row, discipline = divmod(state.competency_places.index(number), len(DISCIPLINES))
        steps, books = COMPETENCY_ROWS[row]
        if books:
            seat.add_books(discipline, books, origin.source)
        if seat.faction == Ability.PHILOSOPHERS:
            seat.add_books(discipline, 1, Origins.ABILITY.source)
        grant(state, self.seat, COMPETENCIES[number].now, origin)
        level = seat.science[discipline]
        if level < KEY_LEVEL <= level + steps and not seat.free_keys():
            late = level + steps - KEY_LEVEL + 1
            after_rewards(state, LateSteps(self.seat, discipline, late))
            steps -= late
        advance(state, self.seat, discipline, steps, origin.source)


def why_no_competency(state: State, number: int, competency: int) -> int:
    if competency in state.seats[number].competencies:
        return YOURS_ALREADY
    return FINE if state.competencies[competency] else NONE_LEFT


class LateSteps(Decision[State]):
    """Steps of a competency's place for which a key is missing: a city of the same action may still bring it [A60], the
    last moment being one that is founded across a river now."""

    def __init__(self, seat: int, discipline: int, steps: int) -> None:
        super().__init__(seat)
        self.discipline: Final[int] = discipline
        self.steps: Final[int] = steps

    def legal(self, state: State) -> Sequence[Action]:
        return [DROP_KEY, *connections(state, self.seat)]

    def auto(self, state: State) -> bool:
        seat = state.seats[self.seat]
        if seat.science[self.discipline] < KEY_LEVEL and not seat.free_keys():
            return super().auto(state)
        state.pending.pop()
        advance(state, self.seat, self.discipline, self.steps, Source.REWARD)
        return True

    def apply(self, state: State, action: Action) -> None:
        if action is not DROP_KEY:
            state.pending.append(self)
            state.pending.append(Rewards(self.seat))
            connect(state, self.seat, action)

    def args(self) -> Sequence[int]:
        return (self.seat, self.discipline, self.steps)


class TakeCity(Gift):
    """Points, a gift and a key."""

    def legal(self, state: State) -> Sequence[Action]:
        return [CITY[n] for n in range(len(CITIES)) if why_no_city(state, n) == FINE]

    def apply(self, state: State, action: Action) -> None:
        number = action.index - CITY[0].index
        seat = state.seats[self.seat]
        state.hand_city(self.seat, number)
        score(state, self.seat, CITY_TAKEN)
        if seat.faction == Ability.FELINES:
            owe(state, reward(Reward.STEPS, FELINE_STEPS), Origins.ABILITY.source)
            owe(state, reward(Reward.BOOKS, FELINE_BOOKS), Origins.ABILITY.source)
        elif seat.faction == Ability.LIZARDS:
            owe(state, reward(Reward.SETTLE, 1), Origins.ABILITY.source)
        grant(state, self.seat, CITIES[number].now, CITIES[number].origin)


def why_no_city(state: State, city: int) -> int:
    return FINE if state.city_tiles[city] else NONE_LEFT


class ChoosePalace(Decision[State]):
    """The tile comes first and holds at once; in a draft it is known already."""

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex

    def legal(self, state: State) -> Sequence[Action]:
        drafted = state.seats[self.seat].drafted
        return [PALACE[n] for n in state.palaces] if drafted == NONE else [PALACE[drafted]]

    def apply(self, state: State, action: Action) -> None:
        number = action.index - PALACE[0].index
        seat = state.seats[self.seat]
        state.hand_palace(self.seat, number)
        upgrade(state, self.seat, PALACE_BUILDING, self.hex)
        if PALACES[number].ability == PalaceAbility.SMALL_CITIES:
            # Groups that were too weak so far are looked at again at once.
            found_cities(state, self.seat, seat.buildings)
        grant(state, self.seat, PALACES[number].now, PALACES[number].origin)

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex)
