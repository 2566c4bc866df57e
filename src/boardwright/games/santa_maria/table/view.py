"""What a seat may see. What lies face down is not even drawn. With hidden happiness, a seat sees only its own points
and the faces of its own ships until the game is over."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from ..rules.activation import coin_price
from ..rules.catalogue import MONKS, NONE
from ..rules.colony import cells_of
from ..rules.conquest import conquest_points
from ..rules.expansion import PlaceTile
from ..rules.market import PRICELESS, price
from ..rules.moves import PLACE_IDS
from ..rules.religion import MISSIONS_FROM, blue_dice
from ..rules.scoring import achievements, final_points
from ..rules.seat import BLUE_DIE, COINS_LYING, NOTHING, Seat
from ..rules.state import State
from ..rules.vocabulary import BISHOPS, CATEGORIES, GOODS, PASS_SPACES, SCHOLARS, Good


class Lying(TypedDict, total=False):
    """On a building: a white die by its pips, a blue one, or so many coins."""

    white: int
    blue: int
    coins: int


class Prices(TypedDict, total=False):
    """The coins that a good costs; one that cannot be bought is not named."""

    wood: int
    grain: int
    sugar: int
    gem: int
    gold: int


class PlaceView(TypedDict):
    """A place for monks."""

    id: str
    kind: Literal["scholar", "bishop", "mission"]
    # The seats that have a monk there.
    monks: list[int]


class HallView(TypedDict):
    """A town hall on offer, with its scholar."""

    hall: str
    scholar: str


class ConquestView(TypedDict):
    """The points that a seat would get if the year ended now."""

    seat: int
    points: int


class SeatView(TypedDict):
    colony: str | None
    # By cell, row after row: the space that is printed or laid there, by its number among the pieces.
    cells: list[int | None]
    lying: list[Lying | None]
    # The tile that is to be laid.
    hand: str | None
    goods: dict[Good, int]
    buys: Prices
    coins: int
    # Own blue dice that are not used yet: how many show 1, 2 ...
    dice: list[int]
    # Unlocked.
    blue_dice: int
    white_taken: int
    blue_taken: int
    # The coins that it costs.
    next_building: int
    religion: int
    conquest: int
    monks_left: int
    scholars: list[str]
    # The scholar of the town hall.
    personal: str | None
    bishops: list[str]
    # How many ships lie at each dock, and which, if they can be seen.
    harbour: list[int]
    ships: list[list[str | None]] | None
    # Where the marker lies since passing.
    space: str | None
    points: int | None
    # By line of the score sheet.
    scored: dict[str, int] | None
    # What the final scoring would bring if the game ended now.
    final_now: dict[str, int] | None
    # All points, if the year ended now and the game with it.
    total_now: int | None


class View(TypedDict):
    year: int
    over: bool
    first: int
    # The variants: a common pool of blue dice, happiness face down.
    shared: bool
    hidden: bool
    # How many dice show 1, 2 ...
    white: list[int]
    blue: list[int]
    docks: list[str | None]
    ships_left: int
    expansions: list[str]
    doubles_left: int
    triples_left: int
    roads: int
    places: list[PlaceView]
    halls: list[HallView]
    # By space for those who pass: the seat that lies there.
    passed: list[int | None]
    # On each space of the conquest track the earlier arrival lies below.
    arrivals: list[int]
    conquest_now: list[ConquestView]
    # Of who plays alone.
    achievements: list[str] | None
    seats: list[SeatView]


def view(state: State, watcher: int | None) -> View:
    return views(state, [watcher])[0]


def views(state: State, watchers: Sequence[int | None]) -> list[View]:
    """What all see is worked out once; only what is face down to the others is the watcher's own."""
    board = _board(state)
    if state.hidden and state.pending:
        board["seats"] = [_seat(state, number, seen=False) for number in range(len(state.seats))]
    else:
        board["seats"] = [_seat(state, number, seen=True) for number in range(len(state.seats))]
        return [board] * len(watchers)
    return [board if watcher is None else _with_own(state, board, watcher) for watcher in watchers]


def _with_own(state: State, board: View, watcher: int) -> View:
    seen = board.copy()
    seen["seats"] = board["seats"].copy()
    seen["seats"][watcher] = _seat(state, watcher, seen=True)
    return seen


def _board(state: State) -> View:
    """All but the seats."""
    tiles = state.catalogue.tiles
    doubles = (state.tiles & state.catalogue.doubles).bit_count()
    spaces = [seat.space for seat in state.seats]
    return {
        "year": state.year,
        "over": not state.pending,
        "first": state.first,
        "shared": state.shared,
        "hidden": state.hidden,
        "white": state.white.copy(),
        "blue": state.blue.copy(),
        "docks": [_ship(state, ship) for ship in state.docks],
        "ships_left": state.ships.bit_count(),
        "expansions": [tiles[tile].id for tile in cells_of(state.shown)],
        "doubles_left": doubles,
        "triples_left": state.tiles.bit_count() - doubles,
        "roads": state.roads,
        "places": [_place(state, place) for place in cells_of(state.offered)],
        "halls": [
            {"hall": tile.id, "scholar": SCHOLARS[scholar]}
            for tile, scholar in zip(state.catalogue.halls, state.halls, strict=True)
            if scholar != NONE
        ],
        "passed": [spaces.index(space) if space in spaces else None for space in range(len(PASS_SPACES))],
        "arrivals": list(state.arrivals),
        "conquest_now": _conquest(state) if state.year and state.pending else [],
        "achievements": list(achievements(state)) if len(state.seats) == 1 else None,
        "seats": [],
    }


def _conquest(state: State) -> list[ConquestView]:
    return [{"seat": seat, "points": points} for seat, points in conquest_points(state)]


def _ship(state: State, ship: int) -> str | None:
    return None if ship == NONE else state.catalogue.ships[ship].id


def _place(state: State, place: int) -> PlaceView:
    kind: Literal["scholar", "bishop", "mission"] = (
        "scholar" if place < len(SCHOLARS) else "bishop" if place < MISSIONS_FROM else "mission"
    )
    monks = [number for number in range(len(state.seats)) if state.monks[place] >> number & 1]
    return {"id": PLACE_IDS[place], "kind": kind, "monks": monks}


def _seat(state: State, number: int, *, seen: bool) -> SeatView:
    """`seen`: with what lies face down to the others."""
    seat = state.seats[number]
    final = _final(state, number) if seen and state.pending and state.year else None
    conquest = dict(conquest_points(state)) if final is not None else {}
    return {
        "colony": None if seat.home == NONE else state.catalogue.colonies[seat.home].id,
        "cells": [None if space == NONE else space for space in seat.spaces],
        "lying": [_lying(thing) for thing in seat.lying],
        "hand": _hand(state, number),
        "goods": dict(zip(GOODS, seat.goods, strict=True)),
        "buys": _prices(seat),
        "coins": seat.coins,
        "dice": seat.dice.copy(),
        "blue_dice": blue_dice(state, number),
        "white_taken": seat.white_taken,
        "blue_taken": seat.blue_taken,
        "next_building": coin_price(seat),
        "religion": seat.religion,
        "conquest": seat.conquest,
        "monks_left": MONKS - sum([monks >> number & 1 for monks in state.monks]),
        "scholars": [SCHOLARS[scholar] for scholar in cells_of(seat.scholars)],
        "personal": None if seat.personal == NONE else SCHOLARS[seat.personal],
        "bishops": [
            BISHOPS[place - len(SCHOLARS)]
            for place in range(len(SCHOLARS), MISSIONS_FROM)
            if state.monks[place] >> number & 1
        ],
        "harbour": [len(ships) for ships in seat.harbour],
        "ships": [[_ship(state, ship) for ship in ships] for ships in seat.harbour] if seen else None,
        "space": None if seat.space == NONE else PASS_SPACES[seat.space],
        "points": seat.points if seen else None,
        "scored": dict(zip(CATEGORIES, seat.scored, strict=True)) if seen else None,
        "final_now": final,
        "total_now": None if final is None else seat.points + conquest.get(number, 0) + sum(final.values()),
    }


def _hand(state: State, number: int) -> str | None:
    """The tile that is to be laid, also while it is being paid for."""
    laying = [frame for frame in state.pending if isinstance(frame, PlaceTile) and frame.seat == number]
    return state.catalogue.tiles[laying[0].tile].id if laying else None


def _prices(seat: Seat) -> Prices:
    prices: Prices = {}
    for good, name in enumerate(GOODS):
        if price(seat, good) < PRICELESS:
            prices[name] = price(seat, good)
    return prices


def _final(state: State, number: int) -> dict[str, int]:
    return {CATEGORIES[source]: points for source, points in final_points(state, number)}


def _lying(thing: int) -> Lying | None:
    if thing == NOTHING:
        return None
    if thing > COINS_LYING:
        return {"coins": thing - COINS_LYING}
    return {"blue": thing - BLUE_DIE} if thing > BLUE_DIE else {"white": thing}
