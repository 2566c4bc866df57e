"""Reaching positions: a table that is played by typed moves, and set right where playing there would take too long.

Seats are counted from 1 here, as in records. Sides with a rising initiative sit in turn order from the start:
gelder-a, ardelli-a, katla-a, cosrax-a, frankov-a, proton-a, gelder-b, proton-b, katla-b, cosrax-b, frankov-b,
ardelli-b.
"""

from collections.abc import Sequence

from boardwright import Record
from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, Card
from boardwright.games.planetfall.rules.moves import CARD_IDS
from boardwright.games.planetfall.rules.seat import Seat
from boardwright.games.planetfall.rules.vocabulary import CATEGORIES, OPERATIONS
from boardwright.games.planetfall.table.view import phase, thing_id
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, advance
from boardwright.kernel.record import Move


class Table:
    """A game in which every seat plays the given commander side, up to the first card of planet 1."""

    def __init__(self, *sides: str, goal: str = "conquest", content: str = BUILT_IN) -> None:
        options = {"commanders": "chosen", "sides": "free", "content": content}
        self.record = Record(GAME, len(sides), options)
        self.state = GAME.new(len(sides), options)
        self.play(f"chance: goal {goal}")
        for number, side in enumerate(sides, 1):
            board, _, letter = side.partition("-")
            if f"command {board}" in self.legal(number):  # the sixth board is not asked for
                self.play(f"{number}: command {board}")
            self.play(f"{number}: side {letter}")

    # --- looking

    def seat(self, number: int) -> Seat:
        return self.state.seats[number - 1]

    def has(self, number: int) -> str:
        """All that stands on the four tracks of a seat: '3p 2x 2s 0e'."""
        seat = self.seat(number)
        return f"{seat.points}p {seat.experience}x {seat.strength}s {seat.energy}e"

    def scored(self, number: int, category: str) -> int:
        """The empire points of a seat in one category."""
        return self.seat(number).scored[CATEGORIES.index(category)]

    def cards(self, number: int) -> list[str]:
        """The laid cards of a seat, sectors included."""
        return [CARD_IDS[card] for card in self.seat(number).laid]

    def sectors(self, number: int) -> list[str]:
        return [CARD_IDS[card] for card in self.seat(number).annexed]

    def card(self, id: str) -> Card:
        return self.state.catalogue.cards[CARD_IDS.index(id)]

    def row(self, level: int) -> list[str | None]:
        """What lies in a row from left to right, the operations cell last."""
        levels = self.state.layout.levels
        return [thing_id(self.state.cards[place]) for place in range(len(levels)) if levels[place] == level - 1]

    def track(self) -> list[int]:
        """The turn order from the top; 0 is a free space."""
        return [seat + 1 for seat in self.state.track]

    def phase(self) -> str:
        return phase(self.state)

    def waiting(self) -> int | str | None:
        """The seat that is asked, 'chance', or None when the game is over."""
        seats = GAME.waiting(self.state)
        return None if not seats else "chance" if seats[0] == CHANCE else seats[0] + 1

    def legal(self, number: int) -> list[str]:
        return [action.text for action in GAME.legal(self.state, number - 1)]

    def flights(self, number: int) -> list[str]:
        """Where a seat may fly."""
        return [action.args[0] for action in GAME.legal(self.state, number - 1) if action.verb == "fly"]

    # --- playing

    def play(self, *lines: str) -> None:
        """Moves as a record writes them: play("1: fly voradon", "1: defeat")."""
        for line in lines:
            who, _, what = line.partition(":")
            self._apply(CHANCE if who == "chance" else int(who) - 1, GAME.book.parse(what))

    def deal(self, first: str = "", second: str = "", third: str = "", unseen: str = "") -> None:
        """Lay the planet's cards: the named ones from the left in their rows, others (not `unseen`) in the rest."""
        named = [first.split(), second.split(), third.split()]
        hidden = unseen.split()
        wanted = [id for row in named for id in row]
        spare = [CARD_IDS[card] for card in self.state.deck if CARD_IDS[card] not in wanted + hidden]
        for row, places in zip(named, self.state.layout.rows, strict=True):
            missing = places - len(row)
            for id in row + spare[:missing]:
                self.play(f"chance: deal {id}")
            spare = spare[missing:]

    def visit(self, number: int, thing: str) -> None:
        """One exploration in which a seat flies to a card or cell, and the others out of its way, until that seat is
        asked how, or has acted."""
        now = self.phase()
        while self._flying() and self.phase() == now:
            seat = GAME.waiting(self.state)[0]
            if seat == number - 1:
                self.play(f"{number}: fly {thing}")
            else:
                self._apply(seat, self._flight_out_of_the_way(seat, thing))
        while number - 1 in self.state.ships and self.waiting() != number:
            self._quiet_move()

    def second_exploration(self) -> None:
        """All that is left of the first exploration, quietly."""
        while self.phase() == "first exploration":
            self._quiet_move()

    def skip_to(self, planet: int) -> None:
        """Quiet moves until the first card of a planet is to be revealed. Up to three players lay no card."""
        while self.state.planet < planet:
            self._quiet_move()

    def skip_to_end(self) -> None:
        while self.waiting() is not None:
            self._quiet_move()

    # --- setting right

    def stocks(self, number: int, text: str) -> None:
        """Put the four counters of a seat on these values; what is not named on 0."""
        bundle, seat = Bundle(text), self.seat(number)
        seat.experience, seat.strength, seat.energy = bundle["x"], bundle["s"], bundle["e"]
        seat.scored = [0] * len(CATEGORIES)
        seat.scored[OPERATIONS] = bundle["p"]
        advance(self.state)  # what can be afforded is asked anew

    def give(self, number: int, cards: str, sectors: str = "") -> None:
        """Lay cards before a seat, without their rewards."""
        for id in cards.split():
            self.seat(number).lay(CARD_IDS.index(id), self.state.catalogue)
        for id in sectors.split():
            self.seat(number).annex(CARD_IDS.index(id))
        advance(self.state)

    # --- inside

    def _apply(self, seat: int, action: Action) -> None:
        GAME.apply(self.state, seat, action)
        self.record.moves.append(Move(seat, action))

    def _flying(self) -> bool:
        seats = GAME.waiting(self.state)
        return bool(seats) and GAME.legal(self.state, seats[0])[0].verb == "fly"

    def _flight_out_of_the_way(self, seat: int, thing: str) -> Action:
        """The lowest free operations cell, or else the last card that can be chosen."""
        flights = [action for action in GAME.legal(self.state, seat) if action.args[0] != thing]
        cells = [action for action in flights if action.args[0].startswith("operations")]
        return (cells or flights)[-1]

    def _quiet_move(self) -> None:
        """An operations cell in turn order, or else the first answer there is."""
        seat = GAME.waiting(self.state)[0]
        legal: Sequence[Action] = GAME.legal(self.state, seat)
        cells = [action for action in legal if action.text.startswith("fly operations")]
        self._apply(seat, (cells or legal)[0])


def corrected(**sections: dict[str, dict[str, object]]) -> str:
    """The `content` option for an owner's corrections: corrected(cards={"voradon": {"reward": "1p"}})."""
    return GAME.corrected(sections)
