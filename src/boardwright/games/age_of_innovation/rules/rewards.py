"""What tiles bring: their effects, and the rewards of an action in the order the player likes. (Rulebook: Upgrading a
building; Founding a city; the appendices)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Always, Kind, Kinds, Question, Sole
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from ..content.tiles import CITIES, COMPETENCIES, COMPETENCY_ROWS, PALACES
from .bridges import BuildBridges
from .buildings import (
    ExchangeSchool,
    FreeGuild,
    PlaceGuild,
    PlaceNeutral,
    Upgrade,
    count,
    shapes,
    upgrade,
    upgrade_cost,
)
from .cities import NO_CITY, connect, connections, found_cities, founds_across, shores, why_not_across
from .moves import CITY, COMPETENCY, CONNECT, DROP_KEY, PALACE, REWARD, REWARDS
from .reward import Reward, kind_of, number_of, owe, with_reward
from .science import AnySteps, GainBooks, Steps, advance, score, step_in_each
from .settling import ACTION, GIFT, SETTLERS
from .state import State
from .terraform import UseSpades
from .tile import NONE, Effect, PalaceAbility
from .tracks import advance_shipping, advance_terraforming
from .vocabulary import CITY as CITY_TAKEN
from .vocabulary import DISCIPLINES, KEY_LEVEL, PRICES_OF, Origin, Origins, Source
from .vocabulary import PALACE as PALACE_BUILDING

YOURS_ALREADY: Final = Reason("yours-already")
NONE_LEFT: Final = Reason("none-left")


# --- effects


def grant(state: State, number: int, effect: Effect, origin: Origin) -> None:
    """The effect of a tile that was taken. What asks nothing happens now, the rest is owed."""
    _receive(state, number, effect, origin)
    if effect.competency:
        owe(state, number, Reward.COMPETENCY, 1, origin.source)
    if effect.city:
        state.seats[number].found_city(0)
        owe(state, number, Reward.CITY, 1, origin.source)
    if effect.neutral != NONE:
        owe(state, number, Reward.BUILDING, effect.neutral, origin.source)
    if effect.settlement:
        owe(state, number, Reward.SETTLE, 1, origin.source)
    if effect.far_guild:
        owe(state, number, Reward.GUILD, 1, origin.source)
    if effect.in_parts:
        owe(state, number, Reward.PARTS, 0, origin.source)
        return
    # In the preparation spades are used after everything else (beginning.FirstSpades).
    if effect.spades and state.round:
        owe(state, number, Reward.SPADES, effect.spades, origin.source)
    if effect.bridges:
        owe(state, number, Reward.BRIDGES, effect.bridges, origin.source)
    if effect.gain.books:
        owe(state, number, Reward.BOOKS, effect.gain.books, origin.source)


def perform(state: State, number: int, effect: Effect, origin: Origin) -> None:
    """The effect of a power, book or special action. What it is for is asked at once."""
    _receive(state, number, effect, origin)
    seat = state.seats[number]
    if effect.gain.books:
        owe(state, number, Reward.BOOKS, effect.gain.books, origin.source)
    asks = asked_by(number, effect)
    if asks is not None:
        what, amount, asked = asks
        seat.offer(what, amount, origin.source)
        state.pending.append(asked)


def asked_by(number: int, effect: Effect) -> tuple[str, int, Decision[State]] | None:
    """What a power, book or special action is for, if that is asked: as the ledger notes it, and the question. The
    action may be taken only if the question has an answer [A36]."""
    if effect.spades:
        return "spades", effect.spades, UseSpades(number, effect.spades, ACTION, NONE, 0)
    if effect.bridges:
        return "bridges", effect.bridges, BuildBridges(number, effect.bridges, 0, 0)
    if effect.steps:
        return "steps", effect.steps, Steps(number, effect.steps)
    if effect.guild:
        return "free guild", 1, FreeGuild(number)
    return ("exchange", 1, ExchangeSchool(number)) if effect.exchange else None


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
        owe(state, number, Reward.STEPS, steps, origin.source)


# --- rewards that wait


class Rewards(Question[State]):
    """The rewards of an action, one after the other in the order the player likes; books, whose time makes no
    difference, last. Before each a city may be founded across a river. What an action brings while one of them is being
    taken joins those that wait, so that each is taken whole before the next."""

    def __init__(self, seat: int, *due: int) -> None:
        super().__init__(seat)
        self.due: Final[tuple[int, ...]] = due  # sorted

    def kinds(self) -> Kinds:
        return _REWARDS

    def auto(self, state: State) -> bool:
        if self.due and not state.owed:
            return super().auto(state)
        state.pending.pop()
        if state.owed:
            due, owed, state.owed = self.due, state.owed, ()
            for each in owed:
                due = with_reward(due, each)
            state.pending.append(Rewards(self.seat, *due))
        else:
            late, state.late = state.late, ()
            state.pending.extend([LateSteps(self.seat, *steps) for steps in late])
        return True

    def args(self) -> Sequence[int]:
        return (self.seat, *self.due)


class TakeReward(Kind[State, Rewards, int]):
    aside = True
    button = True

    def options(self, state: State, asked: Rewards) -> Sequence[int]:
        kinds: list[int] = []
        for each in asked.due:
            if kind_of(each) not in kinds:
                kinds.append(kind_of(each))
        if len(kinds) > 1 and kinds[-1] == Reward.BOOKS:
            kinds.pop()
        return kinds

    def do(self, state: State, asked: Rewards, kind: int) -> None:
        taken = next(each for each in asked.due if kind_of(each) == kind)
        rest = list(asked.due)
        rest.remove(taken)
        state.pending.append(Rewards(asked.seat, *rest))
        state.pending.append(_question(asked.seat, kind, number_of(taken)))

    def words(self, state: State, asked: Rewards, kind: int) -> Words:
        return f"reward-{REWARDS[kind]}", {}

    def legal(self, state: State, asked: Rewards, answers: list[Action]) -> None:
        for kind in self.options(state, asked):
            answers.append(REWARD.actions[kind])


class Connect(Kind[State, Decision[State], int]):
    """Palace 14: at any moment of the own turn [A57], so also wherever a new building may have made a city possible
    before something that its key could serve."""

    free = True
    aside = True  # its tile, and the action that comes after it, are told
    noun = "hex"

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        """Between rewards only those that are possible are asked about."""
        seat = state.seats[asked.seat]
        if not founds_across(seat):
            return []
        return list(bits(shores(state, seat))) if self.tool else connections(state, seat)

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        seat = state.seats[asked.seat]
        if not founds_across(seat) or connections(state, seat):
            return None
        return NO_CITY if sum(state.city_tiles) else NONE_LEFT

    def why_not(self, state: State, asked: Decision[State], river: int) -> Reason | None:
        return why_not_across(state, state.seats[asked.seat], river) if sum(state.city_tiles) else NONE_LEFT

    def do(self, state: State, asked: Decision[State], river: int) -> None:
        """The city is founded before the action goes on."""
        if not isinstance(asked, Rewards):
            state.pending.append(Rewards(asked.seat))
        connect(state, asked.seat, river)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        for river in connections(state, state.seats[asked.seat]):
            answers.append(CONNECT.actions[river])


class ConnectBefore(Connect):
    """Not if only books wait, whose time makes no difference."""

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        return super().options(state, asked) if _can_wait(asked) else []

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if _can_wait(asked):
            super().legal(state, asked, answers)


def _can_wait(asked: Decision[State]) -> bool:
    assert isinstance(asked, Rewards)
    return bool(asked.due) and kind_of(asked.due[0]) != Reward.BOOKS


_REWARDS: Final = Kinds(TakeReward(REWARD), ConnectBefore(CONNECT))


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


class Parts(Sole[State, int]):
    """Palace 15: spades and bridges in either order, then books; nothing else comes between them."""

    verb: Verb[int] = REWARD
    aside = True
    button = True

    def __init__(self, seat: int, spades: int, bridges: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades  # whether they are still to come
        self.bridges: Final[int] = bridges

    def options(self, state: State) -> Sequence[int]:
        waiting = [Reward.SPADES] if self.spades else []
        if self.bridges:
            waiting.append(Reward.BRIDGES)
        return waiting or [Reward.BOOKS]

    def do(self, state: State, kind: int) -> None:
        effect = PALACES[state.seats[self.seat].palace].now
        if kind == Reward.SPADES:
            state.pending.append(Parts(self.seat, 0, self.bridges))
            state.pending.append(UseSpades(self.seat, effect.spades, GIFT, NONE, 0))
        elif kind == Reward.BRIDGES:
            state.pending.append(Parts(self.seat, self.spades, 0))
            state.pending.append(BuildBridges(self.seat, effect.bridges, 1, 0))
        else:
            state.pending.append(GainBooks(self.seat, effect.gain.books))

    def words(self, state: State, kind: int) -> Words:
        return f"reward-{REWARDS[kind]}", {}

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.bridges)


# --- competencies, city tiles, palaces


class TakeCompetency(Sole[State, int]):
    """Never two of a kind. Its place on the display brings steps and books of its discipline."""

    verb: Verb[int] = COMPETENCY

    def why_not(self, state: State, competency: int) -> Reason | None:
        if competency in state.seats[self.seat].competencies:
            return YOURS_ALREADY
        return None if state.competencies[competency] else NONE_LEFT

    def do(self, state: State, number: int) -> None:
        seat, origin = state.seats[self.seat], COMPETENCIES[number].origin
        state.hand_competency(self.seat, number)
        row, discipline = divmod(state.competency_places.index(number), len(DISCIPLINES))
        steps, books = COMPETENCY_ROWS[row]
        if books:
            seat.add_books(discipline, books, origin.source)
        more = seat.people.competency_taken()
        if more:
            seat.add_books(discipline, more, Origins.ABILITY.source)
        grant(state, self.seat, COMPETENCIES[number].now, origin)
        level = seat.science[discipline]
        if level < KEY_LEVEL <= level + steps and not seat.free_keys():
            late = level + steps - KEY_LEVEL + 1
            state.late += ((discipline, late),)
            steps -= late
        advance(state, self.seat, discipline, steps, origin.source)

    def words(self, state: State, number: int) -> Words:
        return "take", {"what": COMPETENCIES[number]}


class LateSteps(Question[State]):
    """Steps of a competency's place for which a key is missing: a city of the same action may still bring it [A60], the
    last moment being one that is founded across a river now."""

    def __init__(self, seat: int, discipline: int, steps: int) -> None:
        super().__init__(seat)
        self.discipline: Final[int] = discipline
        self.steps: Final[int] = steps

    def kinds(self) -> Kinds:
        return _LATE

    def auto(self, state: State) -> bool:
        seat = state.seats[self.seat]
        if seat.science[self.discipline] < KEY_LEVEL and not seat.free_keys():
            return super().auto(state)
        state.pending.pop()
        advance(state, self.seat, self.discipline, self.steps, Source.REWARD)
        return True

    def args(self) -> Sequence[int]:
        return (self.seat, self.discipline, self.steps)


class LoseSteps(Always[State, LateSteps]):
    aside = True

    def words(self, state: State, asked: LateSteps, option: int) -> Words:
        return "drop-steps", {}


_LATE: Final = Kinds(LoseSteps(DROP_KEY), Connect(CONNECT))


class TakeCity(Sole[State, int]):
    """Points, a gift and a key."""

    verb: Verb[int] = CITY

    def why_not(self, state: State, city: int) -> Reason | None:
        return None if state.city_tiles[city] else NONE_LEFT

    def do(self, state: State, number: int) -> None:
        state.hand_city(self.seat, number)
        score(state, self.seat, CITY_TAKEN)
        grant(state, self.seat, state.seats[self.seat].people.city_taken(), Origins.ABILITY)
        grant(state, self.seat, CITIES[number].now, CITIES[number].origin)

    def words(self, state: State, number: int) -> Words:
        return "take", {"what": CITIES[number]}


class BuildPalace(Upgrade):
    """Which tile comes with it is asked."""

    def __init__(self) -> None:
        super().__init__(PALACE_BUILDING)

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(upgrade_cost(state, asked.seat, PALACE_BUILDING, hex), PRICES_OF[PALACE_BUILDING])
        seat.offer("palace", 1, Source.ACTION)
        state.pending.append(ChoosePalace(asked.seat, hex))


class ChoosePalace(Sole[State, int]):
    """The tile comes first and holds at once; in a draft it is known already."""

    verb: Verb[int] = PALACE

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex

    def options(self, state: State) -> Sequence[int]:
        drafted = state.seats[self.seat].drafted
        return state.palaces if drafted == NONE else [drafted]

    def do(self, state: State, number: int) -> None:
        seat = state.seats[self.seat]
        state.hand_palace(self.seat, number)
        upgrade(state, self.seat, PALACE_BUILDING, self.hex)
        if PALACES[number].ability == PalaceAbility.SMALL_CITIES:
            # Groups that were too weak so far are looked at again at once.
            found_cities(state, self.seat, seat.buildings)
        grant(state, self.seat, PALACES[number].now, PALACES[number].origin)

    def words(self, state: State, number: int) -> Words:
        return "take", {"what": PALACES[number]}

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex)
