"""Reaching positions: a table that is played by typed moves, and set right where playing there would take too long.

Seats are counted from 1 here, as in records. A player is a colony ("A1") or, in the advanced game, a town hall, its
scholar and the place of the hall ("H2 botany c1r1 0"). Chance does as it is told; untold, the first thing it can.
"""

import json
from collections.abc import Sequence
from typing import Any

from boardwright import Record
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, CELLS, cells_of
from boardwright.games.santa_maria.rules.moves import PLACE_IDS
from boardwright.games.santa_maria.rules.scoring import bishop_points, final_points
from boardwright.games.santa_maria.rules.seat import BLUE_DIE, COINS_LYING, NO_TILES, NOTHING, Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPS,
    CATEGORIES,
    DOCKS,
    GOOD_LETTERS,
    SCHOLARS,
    Source,
)
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Decision, advance
from boardwright.kernel.record import Move

HALLS = ("H1", "H2", "H3", "H4")
# What a picture of a colony is made of; a number is a road with so many colonists.
GROUND = {
    "F": "farm: 1g",
    "W": "forest: 1w",
    "M": "mountain: 1e",
    "C": "city: 3c",
    "H": "town-hall: 3c",
    "1": "road: 1",
    "2": "road: 2",
}
# What is answered when nothing is wanted, and where one passes when nothing is wanted there.
QUIET = (
    "decline",
    "enough",
    "stay",
    "pay",
    "pass road",
    "pass shipping",
    "pass coins",
    "pass religion",
    "pass conquest",
)


class Table:
    """A game up to the first turn of year 1. `white` and `blue` are the dice as they are rolled, `docks` the ships from
    the top dock, `scholars` and `bishops` those on the common board, `tiles` the first expansions on display.
    `dice` is the option for blue dice: "own" or "shared"."""

    def __init__(
        self,
        *players: str,
        white: str = "",
        blue: str = "",
        docks: str = "",
        scholars: str = "",
        bishops: str = "",
        tiles: str = "",
        content: str = BUILT_IN,
        dice: str = "own",
        **options: str,
    ) -> None:
        number = len(players)
        advanced = players[0].startswith("H")
        options = {"colonies": "advanced" if advanced else "dealt", "content": content, **options}
        options["blue"] = dice
        own = {player.split()[0]: player.split()[1] for player in players} if advanced else {}
        public = _filled(scholars, [each for each in SCHOLARS if each not in own.values()], 3)
        spare = [each for each in SCHOLARS if each not in public and each not in own.values()]
        self.told = {
            "draw": [*public, *_filled(bishops, BISHOPS, 3), *[own.get(hall) or spare.pop() for hall in HALLS]],
            "dock": docks.split(),
            "show": tiles.split(),
            "roll-white": white.split(),
            "roll-blue": blue.split(),
            "colony": list(players),
        }
        self.record = Record(GAME, number, options)
        self.state: State = GAME.new(number, options)
        self.chance()
        for seat in range(number, 0, -1) if options["colonies"] != "dealt" else ():
            if advanced:
                hall, _, cell, turn = players[seat - 1].split()
                if f"hall {hall}" in self.legal(seat):  # the last of four halls is not asked for
                    self.play(f"{seat}: hall {hall}")
                self.play(f"{seat}: place {cell} {turn}")
            elif self.waiting() == seat:  # the last of four boards is not asked for
                self.play(f"{seat}: colony {players[seat - 1]}")
        self.chance()
        homes = [self.state.catalogue.colonies[seat.home].id for seat in self.state.seats]
        assert advanced or homes == list(players)

    # --- looking

    def seat(self, number: int) -> Seat:
        return self.state.seats[number - 1]

    def has(self, number: int) -> str:
        """The storage of a seat: '2w 1g 3c'; what it has none of is not named."""
        seat = self.seat(number)
        stock = zip((*GOOD_LETTERS, "c"), (*seat.goods, seat.coins), strict=True)
        return " ".join(f"{amount}{letter}" for letter, amount in stock if amount)

    def scored(self, number: int, source: str) -> int:
        """The happiness of a seat from one source."""
        return self.seat(number).scored[CATEGORIES.index(source)]

    def final(self, number: int, source: str) -> int:
        """What the final scoring would bring now from one source."""
        return dict(final_points(self.state, number - 1))[CATEGORIES.index(source)]

    def bishop(self, number: int, bishop: str) -> int:
        """What a bishop's demand would bring now, before the 2 points that he costs."""
        return bishop_points(self.state, self.seat(number), BISHOPS.index(bishop))

    def lying(self, number: int) -> dict[str, str]:
        """What lies on the buildings of a seat: {'c3r4': 'white 4', 'c1r1': 'coins 2'}."""
        things = self.seat(number).lying
        return {CELL_NAMES[cell]: _thing(things[cell]) for cell in range(CELLS) if things[cell] != NOTHING}

    def ground(self, number: int, cell: str) -> str | None:
        """The space that is printed or laid on a cell, as the data files write it."""
        space = self.seat(number).spaces[CELL_NAMES.index(cell)]
        return None if space < 0 else self.state.catalogue.spaces[space].text

    def harbour(self, number: int) -> list[list[str]]:
        """The ships of a seat by dock."""
        return [[self.state.catalogue.ships[ship].id for ship in ships] for ships in self.seat(number).harbour]

    def docks(self) -> list[str | None]:
        """The ships on the common board."""
        return [None if ship < 0 else self.state.catalogue.ships[ship].id for ship in self.state.docks]

    def shown(self) -> list[str]:
        """The expansion tiles on display."""
        return [self.state.catalogue.tiles[tile].id for tile in cells_of(self.state.shown)]

    def monks(self, place: str) -> list[int]:
        """The seats with a monk on a place."""
        present = self.state.monks[PLACE_IDS.index(place)]
        return [number for number in range(1, len(self.state.seats) + 1) if present >> number - 1 & 1]

    def view(self, watcher: int | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return seen(self.state, watcher)

    def top(self) -> Decision[State]:
        return self.state.pending[-1]

    def waiting(self) -> int | str | None:
        """The seat that is asked, 'chance', or None when the game is over."""
        seats = GAME.waiting(self.state)
        return None if not seats else "chance" if seats[0] == CHANCE else seats[0] + 1

    def asked(self) -> int:
        seat = self.waiting()
        assert isinstance(seat, int)
        return seat

    def legal(self, number: int) -> list[str]:
        return [action.text for action in GAME.legal(self.state, number - 1)]

    def may(self, number: int, verb: str) -> list[str]:
        """What a verb may come with now: may(1, 'white') == ['1 as 1', '1 as 2']."""
        return [" ".join(action.args) for action in GAME.legal(self.state, number - 1) if action.verb == verb]

    # --- playing

    def play(self, *lines: str) -> None:
        """Moves as a record writes them: play("1: white 4 as 6", "1: coins")."""
        for line in lines:
            who, _, what = line.partition(":")
            self._apply(CHANCE if who == "chance" else int(who) - 1, GAME.book.parse(what))

    def act(self, number: int, *moves: str) -> None:
        """A whole turn: the moves, then chance and the quietest answer to whatever is still asked."""
        for move in moves:
            self.play(f"{number}: {move}")
        while self.waiting() is not None and not isinstance(self.top(), Turn):
            self._quiet_move()

    def chance(self) -> None:
        """Chance does what it has been told, or else the first thing it can."""
        while self.waiting() == "chance":
            legal: Sequence[Action] = GAME.legal(self.state, CHANCE)
            wishes = self.told[legal[0].verb]
            told = next((wish for wish in wishes if f"{legal[0].verb} {wish}" in self.legal(0)), None)
            if told is not None:
                wishes.remove(told)
            self._apply(CHANCE, legal[0] if told is None else GAME.book.parse(f"{legal[0].verb} {told}"))

    def skip_to(self, number: int) -> None:
        """Those who are asked before a seat pass, with nothing to gain."""
        while self.waiting() != number:
            self._quiet_move()

    def year(self, year: int) -> None:
        """Everybody passes until the first turn of a year."""
        while self.state.year < year or not isinstance(self.top(), Turn):
            self._quiet_move()

    def to_end(self) -> None:
        while self.waiting() is not None:
            self._quiet_move()

    # --- setting right

    def stock(self, number: int, text: str) -> None:
        """Put this into the storage of a seat, '2w 1g 3c', and nothing else."""
        bundle, seat = Bundle(text), self.seat(number)
        seat.goods[:] = [bundle[letter] for letter in GOOD_LETTERS]
        seat.coins = bundle["c"]
        self._ask_anew()

    def lay(self, number: int, space: str, cells: str) -> None:
        """Put one space, as the data files write it, on cells."""
        found = next(each.index for each in self.state.catalogue.spaces if each.text == space)
        seat = self.seat(number)
        for cell in cells.split():
            seat.settle(self.state.catalogue, [CELL_NAMES.index(cell)], [found], Source.SETUP)
        self._ask_anew()

    def colony(self, number: int, picture: str) -> None:
        """Make a colony look like six rows of six letters, see GROUND; '.' is an empty cell."""
        letters = picture.split()
        assert len(letters) == CELLS
        seat = self.seat(number)
        seat.spaces, seat.buildings, seat.roads = NO_TILES, 0, 0
        for cell, letter in zip(CELL_NAMES, letters, strict=True):
            if letter != ".":
                self.lay(number, GROUND[letter], cell)

    def teach(self, number: int, *scholars: str) -> None:
        """Give scholars, without a monk."""
        for scholar in scholars:
            self.seat(number).scholars |= 1 << SCHOLARS.index(scholar)
        self._ask_anew()

    def send(self, number: int, *places: str) -> None:
        """Put monks of a seat on places, without price and effect."""
        for place in places:
            self.state.monks[PLACE_IDS.index(place)] |= 1 << number - 1
        self._ask_anew()

    def pray(self, number: int, space: int) -> None:
        """Put the marker of a seat on a space of the religion track."""
        self.seat(number).religion = space
        self._ask_anew()

    def moor(self, number: int, dock: str, ships: str) -> None:
        """Put ships into the harbour of a seat."""
        indices = {ship.id: ship.index for ship in self.state.catalogue.ships}
        self.seat(number).harbour[DOCKS.index(dock)] += tuple(indices[ship] for ship in ships.split())

    # --- inside

    def _apply(self, seat: int, action: Action) -> None:
        GAME.apply(self.state, seat, action)
        self.record.moves.append(Move(seat, action))

    def _ask_anew(self) -> None:
        """What can be afforded may have changed."""
        advance(self.state)

    def _quiet_move(self) -> None:
        if self.waiting() == "chance":
            self.chance()
            return
        number = self.asked()
        legal = self.legal(number)
        self.play(f"{number}: {next((text for text in QUIET if text in legal), legal[0])}")


def alone(player: str, **options: str) -> Table:
    """A table at which the player, on seat 2, has turn after turn: seat 1 has passed, on the road space."""
    if player.startswith("A"):
        rival = "A3" if player == "A4" else "A4"
    else:
        rival = "H4 taxation c1r3 0" if "botany" in player else "H4 botany c1r3 0"
    table = Table(rival, player, **options)
    table.act(1, "pass road")
    return table


def board(**printed: str) -> str:
    """The `content` option that prints every side A just so: board(c1r1="farm: 1g", c6r6="town-hall: 1c")."""
    colonies: dict[str, dict[str, object]] = {}
    for colony in catalogue(BUILT_IN).colonies[:4]:
        shipped = {name: "none" for name, space in zip(CELL_NAMES, colony.spaces, strict=True) if space >= 0}
        colonies[colony.id] = {"spaces": {**shipped, **printed}}
    return corrected(colonies=colonies)


def corrected(**sections: dict[str, dict[str, object]]) -> str:
    """The `content` option for an owner's corrections: corrected(ships={"S01": {"cost": "1o"}})."""
    return GAME.corrected(sections)


def seen(state: State, watcher: int | None = None) -> dict[str, Any]:
    """A view as it comes over the wire, where nothing has a type."""
    over_the_wire: dict[str, Any] = json.loads(json.dumps(GAME.view(state, None if watcher is None else watcher - 1)))
    return over_the_wire


def _thing(thing: int) -> str:
    if thing > COINS_LYING:
        return f"coins {thing - COINS_LYING}"
    return f"blue {thing - BLUE_DIE}" if thing > BLUE_DIE else f"white {thing}"


def _filled(wanted: str, others: Sequence[str], number: int) -> list[str]:
    """The wanted ones, then others, so many in all."""
    chosen = wanted.split()
    return (chosen + [each for each in others if each not in chosen])[:number]
