"""What a seat may see. What lies face down is not even drawn. With hidden happiness, a seat sees only its own points
and the faces of its own ships until the game is over."""

from collections.abc import Mapping

from boardwright.games.santa_maria.rules.activation import coin_price
from boardwright.games.santa_maria.rules.catalogue import DOUBLES, HALLS, MONKS, NONE
from boardwright.games.santa_maria.rules.colony import cells_of
from boardwright.games.santa_maria.rules.conquest import conquest_points
from boardwright.games.santa_maria.rules.market import NOT_FOR_SALE, price
from boardwright.games.santa_maria.rules.moves import EXPANSIONS, PLACE_IDS
from boardwright.games.santa_maria.rules.religion import MISSIONS_FROM, blue_dice
from boardwright.games.santa_maria.rules.scoring import achievements, final_points
from boardwright.games.santa_maria.rules.state import BLUE_DIE, COINS_LYING, NOTHING, State
from boardwright.games.santa_maria.rules.vocabulary import BISHOPS, CATEGORIES, GOODS, PASS_SPACES, SCHOLARS
from boardwright.kernel.plain import Plain


def view(state: State, watcher: int | None) -> Mapping[str, Plain]:
    tiles = state.catalogue.tiles
    doubles = (state.tiles & (1 << DOUBLES) - 1).bit_count()
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
        "ships left": state.ships.bit_count(),
        "expansions": [tiles[tile].id for tile in cells_of(state.shown)],
        "doubles left": doubles,
        "triples left": state.tiles.bit_count() - doubles,
        "roads": state.roads,
        "places": [_place(state, place) for place in cells_of(state.offered)],
        "halls": [
            {"hall": tiles[EXPANSIONS + hall].id, "scholar": SCHOLARS[state.halls[hall]]}
            for hall in range(HALLS)
            if state.halls[hall] != NONE
        ],
        "passed": [spaces.index(space) if space in spaces else None for space in range(len(PASS_SPACES))],
        # On each space of the conquest track the earlier arrival lies below.
        "arrivals": list(state.arrivals),
        "conquest now": [list(each) for each in conquest_points(state)] if state.year and state.pending else [],
        "achievements": list(achievements(state)) if len(state.seats) == 1 else None,
        "seats": [_seat(state, number, watcher) for number in range(len(state.seats))],
    }


def _ship(state: State, ship: int) -> str | None:
    return None if ship == NONE else state.catalogue.ships[ship].id


def _place(state: State, place: int) -> Mapping[str, Plain]:
    kind = "scholar" if place < len(SCHOLARS) else "bishop" if place < MISSIONS_FROM else "mission"
    monks = [number for number in range(len(state.seats)) if state.monks[place] >> number & 1]
    return {"id": PLACE_IDS[place], "kind": kind, "monks": monks}


def _seat(state: State, number: int, watcher: int | None) -> Mapping[str, Plain]:
    seat = state.seats[number]
    seen = not state.hidden or not state.pending or number == watcher
    return {
        "colony": None if seat.home == NONE else state.catalogue.colonies[seat.home].id,
        # By cell, row after row: the space that is printed or laid there, by its number among the pieces.
        "cells": [None if space == NONE else space for space in seat.spaces],
        "lying": [_lying(thing) for thing in seat.lying],
        "goods": dict(zip(GOODS, seat.goods, strict=True)),
        # What a good costs; those that cannot be bought are not named.
        "buys": {name: price(seat, good) for good, name in enumerate(GOODS) if price(seat, good) < NOT_FOR_SALE},
        "coins": seat.coins,
        "dice": seat.dice.copy(),
        "blue dice": blue_dice(state, number),
        "white taken": seat.white_taken,
        "blue taken": seat.blue_taken,
        "next building": coin_price(seat),
        "religion": seat.religion,
        "conquest": seat.conquest,
        "monks left": MONKS - sum([monks >> number & 1 for monks in state.monks]),
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
        # What the final scoring would bring if the game ended now.
        "final now": _final(state, number) if seen and state.pending and state.year else None,
    }


def _final(state: State, number: int) -> Mapping[str, Plain]:
    return {CATEGORIES[source]: points for source, points in final_points(state, number)}


def _lying(thing: int) -> Mapping[str, Plain] | None:
    if thing == NOTHING:
        return None
    if thing > COINS_LYING:
        return {"coins": thing - COINS_LYING}
    return {"blue": thing - BLUE_DIE} if thing > BLUE_DIE else {"white": thing}
