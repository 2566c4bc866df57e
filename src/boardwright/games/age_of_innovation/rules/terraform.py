"""Terraforming and building: free and bought spades, tunnels and flights. (Rulebook: Terraform and build)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds, Question, Sole
from boardwright.kernel.verdict import RULES_OUT_ALL, RULES_OUT_ONE, Reason, Verdict, Words
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between, toward

from .buildings import (
    FAR,
    NO_PIECE,
    build_workshop,
    count_spades,
    pay_and_build,
    reach,
    short_for,
    spade_price,
    tools_for_a_spade,
    why_unreached,
)
from .faction import WORKSHOP_COST
from .flights import (
    FLIGHT_OVER,
    FLIGHT_SCHOLARS,
    FLOWN,
    TUNNEL_OVER,
    TUNNEL_TOOLS,
    TUNNELLED,
    longest_way,
    pay_flight,
    targets,
)
from .map import NAMES
from .moves import BUILD, DIG, DROP_SPADES, FLY, TO, TUNNEL
from .science import score
from .seat import Seat
from .settling import ACTION, BONUS, SETTLERS, Settle, builds
from .state import State
from .tile import NONE
from .vocabulary import FOR_FLIGHT, FOR_TERRAFORMING, FOR_TUNNEL, TUNNEL_DUG, WORKSHOP, Gain, Source, price

HOME_ALREADY: Final = Reason("home")  # and nothing is built there now
UNREACHED: Final = Reason("nothing-within-reach")
NO_LAND: Final = Reason("no-land")  # where spades would lead to anything

# --- where something can be done on land


class OnLand(Kind[State, Decision[State], int]):
    """A hex of land to build on, or to terraform and then to build on. Free spades make it cheaper."""

    noun = "hex"

    def free_spades(self, asked: Decision[State]) -> int:
        return asked.spades if isinstance(asked, UseSpades) else 0

    def why_no_workshop(self, seat: Seat, asked: Decision[State]) -> Reason | None:
        """Whatever it costs."""
        if isinstance(asked, UseSpades) and (not builds(asked.kind) or asked.first != NONE):
            return HOME_ALREADY
        return None if seat.has_piece(WORKSHOP) else NO_PIECE[WORKSHOP]

    def workshop_price(self, asked: Decision[State]) -> Gain | None:
        """None if it comes with the spades."""
        return None if isinstance(asked, UseSpades) and asked.kind == SETTLERS else WORKSHOP_COST


class NearLand(OnLand):
    """Land beside own buildings. It costs the same everywhere."""

    def why_not(self, state: State, asked: Decision[State], hex: int) -> Reason | None:
        return why_unreached(state, state.seats[asked.seat], hex)

    def verdicts(self, state: State, asked: Decision[State]) -> list[Verdict]:
        """As the kernel finds them. A map has many hexes: what is in reach, and what is missing of the price, is looked
        at once."""
        options, seat = self.options(state, asked), state.seats[asked.seat]
        if not options:
            return super().verdicts(state, asked)
        none, occupied, near = self.why_none(state, asked), state.occupied(), reach(state, seat)
        if none is None:
            paid = self.if_paid(state, asked, options[0], self.prices(state, asked, options[0]))
        else:
            paid = Verdict(None, (), none, RULES_OUT_ALL, self.tool)
        found = [paid] if none is not None and self.tool else []
        for hex in options:
            if occupied >> hex & 1 or not near >> hex & 1:
                reason, rank = why_unreached(state, seat, hex) if occupied >> hex & 1 else FAR, RULES_OUT_ONE
            else:
                reason, rank = paid.reason, paid.rank
            found.append(Verdict(self.verb[hex], self.targets(state, asked, hex), reason, rank, self.tool))
        return found


class Build(NearLand):
    """A workshop on home land."""

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        """Own buildings are another matter in a turn: they are upgraded."""
        home = state.lands[state.seats[asked.seat].terrain]
        return list(bits(home if isinstance(asked, UseSpades) else home & ~state.seats[asked.seat].buildings))

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        seat = state.seats[asked.seat]
        why = self.why_no_workshop(seat, asked)
        if why is not None:
            return why
        return None if reach(state, seat) & state.lands[seat.terrain] & ~state.occupied() else UNREACHED

    def prices(self, state: State, asked: Decision[State], hex: int) -> Sequence[Gain]:
        price = self.workshop_price(asked)
        return () if price is None else (price,)

    def why_short(self, state: State, asked: Decision[State], hex: int, missing: Mapping[str, int]) -> Reason:
        return short_for(WORKSHOP, missing)

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        if self.workshop_price(asked) is None:
            build_workshop(state, asked.seat, hex)
        else:
            pay_and_build(state, asked.seat, hex)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        price = self.workshop_price(asked)
        if (price is None or seat.can_pay(price)) and self.why_no_workshop(seat, asked) is None:
            for h in bits(reach(state, seat) & state.lands[seat.terrain] & ~state.occupied()):
                answers.append(BUILD.actions[h])


class Dig(NearLand):
    """Foreign land to begin with: how far towards home is asked next."""

    lead = True

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        seat = state.seats[asked.seat]
        foreign = state.map.land & ~state.lands[seat.terrain]
        return list(bits(foreign if isinstance(asked, UseSpades) else foreign & ~seat.buildings))

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        seat = state.seats[asked.seat]
        return None if reach(state, seat) & ~state.lands[seat.terrain] & ~state.occupied() else UNREACHED

    def prices(self, state: State, asked: Decision[State], hex: int) -> Sequence[Gain]:
        return () if self.free_spades(asked) else (spade_price(state.seats[asked.seat], 1),)

    def why_short(self, state: State, asked: Decision[State], hex: int, missing: Mapping[str, int]) -> Reason:
        return short_for(FOR_TERRAFORMING, missing)

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        transform(state, asked, hex, 0)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if self.free_spades(asked) or seat.tools >= tools_for_a_spade(seat):
            for h in bits(reach(state, seat) & ~state.lands[seat.terrain] & ~state.occupied()):
                answers.append(DIG.actions[h])


class OverLand(OnLand):
    """Further than adjacent land: a workshop at home, or spades on foreign land."""

    way: int  # its bit among those used in this action
    over: int  # hexes
    priced_as: int

    def has(self, seat: Seat) -> bool:
        """Whether the faction or a tile allows it at all."""
        raise AssertionError("Either a tunnel or a flight.")

    def fare(self, seat: Seat) -> tuple[int, int]:
        """In tools and scholars."""
        raise AssertionError("Either a tunnel or a flight.")

    def travel(self, state: State, seat: Seat) -> None:
        """Pay the fare and score it."""
        raise AssertionError("Either a tunnel or a flight.")

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        seat = state.seats[asked.seat]
        if not self.has(seat) or (isinstance(asked, UseSpades) and (not builds(asked.kind) or asked.flown & self.way)):
            return []
        return list(bits(targets(state, seat, self.over)))

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return UNREACHED if self.has(state.seats[asked.seat]) and not self.options(state, asked) else None

    def why_not(self, state: State, asked: Decision[State], hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        return self.why_no_workshop(seat, asked) if state.lands[seat.terrain] >> hex & 1 else None

    def prices(self, state: State, asked: Decision[State], hex: int) -> Sequence[Gain]:
        seat = state.seats[asked.seat]
        return (self._price(seat, asked, home=bool(state.lands[seat.terrain] >> hex & 1)),)

    def _price(self, seat: Seat, asked: Decision[State], *, home: bool) -> Gain:
        """The fare with the workshop or with the first spade."""
        coins = 0
        tools, scholars = self.fare(seat)
        if home:
            workshop = self.workshop_price(asked)
            if workshop is not None:
                coins, tools = workshop.coins, tools + workshop.tools
        elif not self.free_spades(asked):
            tools += tools_for_a_spade(seat)
        return price(coins=coins, tools=tools, scholars=scholars)

    def why_short(self, state: State, asked: Decision[State], hex: int, missing: Mapping[str, int]) -> Reason:
        return short_for(self.priced_as, missing)

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        seat = state.seats[asked.seat]
        self.travel(state, seat)
        if not state.lands[seat.terrain] >> hex & 1:
            transform(state, asked, hex, self.way)
        elif self.workshop_price(asked) is None:
            build_workshop(state, asked.seat, hex)
        else:
            pay_and_build(state, asked.seat, hex)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if not self.has(seat):
            return
        at_home = seat.can_pay(self._price(seat, asked, home=True)) and self.why_no_workshop(seat, asked) is None
        abroad = seat.can_pay(self._price(seat, asked, home=False))
        if at_home or abroad:
            home = state.lands[seat.terrain]
            for h in self.options(state, asked):
                if at_home if home >> h & 1 else abroad:
                    answers.append(self.verb.actions[h])


class Tunnel(OverLand):
    """With a faction, under one hex."""

    way = TUNNELLED
    over = TUNNEL_OVER
    priced_as = FOR_TUNNEL

    def has(self, seat: Seat) -> bool:
        return seat.people.tunnels

    def fare(self, seat: Seat) -> tuple[int, int]:
        return TUNNEL_TOOLS, 0

    def travel(self, state: State, seat: Seat) -> None:
        seat.add(0, -TUNNEL_TOOLS, 0, Source.TUNNEL)
        score(state, seat.number, TUNNEL_DUG)


class Fly(OverLand):
    """With a palace, over one or two hexes."""

    way = FLOWN
    over = FLIGHT_OVER
    priced_as = FOR_FLIGHT

    def has(self, seat: Seat) -> bool:
        return seat.has_flight()

    def fare(self, seat: Seat) -> tuple[int, int]:
        return 0, FLIGHT_SCHOLARS

    def travel(self, state: State, seat: Seat) -> None:
        pay_flight(seat)


_TUNNEL: Final = Tunnel(TUNNEL, "tunnel")
_FLY: Final = Fly(FLY, "fly")
LAND: Final = (Build(BUILD, "build"), Dig(DIG, "dig"), _TUNNEL, _FLY)


def on_land(state: State, asked: Decision[State]) -> list[Action]:
    """The legal answers of LAND in a turn, with the reach worked out once."""
    seat = state.seats[asked.seat]
    answers: list[Action] = []
    builds, digs = seat.can_pay(WORKSHOP_COST) and seat.has_piece(WORKSHOP), seat.tools >= tools_for_a_spade(seat)
    if builds or digs:
        free, home = reach(state, seat) & ~state.occupied(), state.lands[seat.terrain]
        if builds:
            for h in bits(free & home):
                answers.append(BUILD.actions[h])
        if digs:
            for h in bits(free & ~home):
                answers.append(DIG.actions[h])
    if longest_way(seat):
        _TUNNEL.legal(state, asked, answers)
        _FLY.legal(state, asked, answers)
    return answers


def transform(state: State, asked: Decision[State], hex: int, way: int) -> None:
    """Ask how far; in the plain action every spade is bought."""
    if isinstance(asked, UseSpades):
        frame = Transform(asked.seat, hex, asked.spades, asked.kind, asked.first, asked.flown | way)
    else:
        frame = Transform(asked.seat, hex, 0, ACTION, NONE, way)
    state.pending.append(frame)


# --- free spades


class UseSpades(Question[State]):
    """Free spades, hex by hex. The first hex must become home before another one is touched; only for the first hex may
    missing spades be bought; all spades are used, or given up, before one workshop is built on the first hex. Instead
    of any spade, a workshop may be built on land that is home already."""

    def __init__(self, seat: int, spades: int, kind: int, first: int, flown: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades
        self.kind: Final[int] = kind
        self.first: Final[int] = first  # the hex made home, NONE before
        self.flown: Final[int] = flown

    def why_none(self, state: State) -> Reason | None:
        seat = state.seats[self.seat]
        if reach(state, seat) & ~state.occupied() & ~state.lands[seat.terrain]:
            return None
        return None if self.legal(state) else NO_LAND

    def kinds(self) -> Kinds:
        return _SPADES

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.kind, self.first, self.flown)


class DropSpades(Kind[State, UseSpades, int]):
    """Those of an action are used on one hex at least."""

    aside = True

    def options(self, state: State, asked: UseSpades) -> Sequence[int]:
        return [] if asked.kind == ACTION and asked.first == NONE else [0]

    def do(self, state: State, asked: UseSpades, option: int) -> None:
        if asked.first != NONE and builds(asked.kind):
            state.pending.append(Settle(asked.seat, asked.first, asked.kind, asked.flown))

    def words(self, state: State, asked: UseSpades, option: int) -> Words:
        return "drop-spades", {"spades": asked.spades}


_SPADES: Final = Kinds(Dig(DIG), Build(BUILD), Tunnel(TUNNEL), Fly(FLY), DropSpades(DROP_SPADES))


def payable_spades(seat: Seat, tools: int, kind: int, first: int) -> int:
    """How many spades may be bought for a hex with so many tools: none once a first hex is home."""
    return 0 if kind == BONUS or first != NONE else tools // tools_for_a_spade(seat)


class Transform(Sole[State, int]):
    """How far towards home. Free spades are used first; missing ones may be bought for the first hex. A hex may stay on
    the way, but then nothing is built there, and what is left of the free spades is lost."""

    verb: Verb[int] = TO
    button = True

    def __init__(self, seat: int, hex: int, spades: int, kind: int, first: int, flown: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.spades: Final[int] = spades
        self.kind: Final[int] = kind
        self.first: Final[int] = first
        self.flown: Final[int] = flown

    def options(self, state: State) -> Sequence[int]:
        seat = state.seats[self.seat]
        terrain = state.terrain_of(self.hex)
        spades = self.spades + payable_spades(seat, seat.tools, self.kind, self.first)
        spades = min(spades, spades_between(terrain, seat.terrain))
        return [toward(terrain, seat.terrain, n) for n in range(1, spades + 1)]

    def do(self, state: State, terrain: int) -> None:
        seat = state.seats[self.seat]
        needed = spades_between(state.terrain_of(self.hex), terrain)
        free = min(needed, self.spades)
        seat.add(0, -(needed - free) * tools_for_a_spade(seat), 0, Source.SPADES)
        state.terraform(self.hex, terrain)
        seat.offer("spades", -needed, Source.SPADES, NAMES[self.hex])
        count_spades(state, self.seat, needed)
        self._go_on(state, self.spades - free, home=terrain == seat.terrain)

    def _go_on(self, state: State, left: int, *, home: bool) -> None:
        if self.kind == BONUS:
            if left:
                state.pending.append(UseSpades(self.seat, left, BONUS, NONE, 0))
            return
        first = self.first
        if first == NONE and home:
            first = self.hex
        if first != NONE and left:
            state.pending.append(UseSpades(self.seat, left, self.kind, first, self.flown))
        elif builds(self.kind) and (first != NONE or self.kind == SETTLERS):
            state.pending.append(Settle(self.seat, first, self.kind, self.flown))

    def words(self, state: State, terrain: int) -> Words:
        return "to", {"hex": self.hex, "terrain": terrain}

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades, self.kind, self.first, self.flown)
