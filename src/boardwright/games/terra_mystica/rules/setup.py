"""Preparing the game: round tiles, bonus cards, factions, first dwellings. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Reason, Words

from ..content import first_game
from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, SCORING_TILES, TOWN_TILES
from .books import note_board
from .map import BY_NAME, LANDS
from .moves import BUILD, BUILD_ON, CARD, COLOUR, FACTION, PASS, SCORE
from .passing import cards_out
from .reach import NOT_HOME, taken_by
from .rounds import Round
from .scoring import FinalScoring
from .seat import NONE, Seat
from .state import State
from .vocabulary import DWELLING, ROUNDS, TERRAINS, Source

CARDS_MORE_THAN_PLAYERS: Final = 3
SPADE_TILE: Final = 0  # SCORE1 never lies in rounds 5 and 6
SPADE_TILE_UNTIL: Final = 4
PROMO_CARD: Final = 9  # BON10
PROMO_SCORING: Final = 8  # SCORE9

# By the terrain.
COLOUR_TAKEN: Final = [Reason("reason-colour-taken", terrain) for terrain in range(len(TERRAINS))]
OTHER_COLOUR: Final = [Reason("reason-other-colour", terrain) for terrain in range(len(TERRAINS))]


def frames(players: int, *, random_factions: bool, promo_card: bool, promo_scoring: bool) -> list[Decision[State]]:
    stack: list[Decision[State]] = [FinalScoring()]
    stack += [Round(number) for number in range(ROUNDS, 0, -1)]
    stack.append(FirstDwellings())
    stack += [ChooseFaction(seat) for seat in range(players - 1, -1, -1)]
    if random_factions:
        stack += [DrawColour() for _ in range(players)]
    stack += [DrawCard(int(promo_card)) for _ in range(players + CARDS_MORE_THAN_PLAYERS)]
    stack += [DrawScoring(number, int(promo_scoring)) for number in range(1, ROUNDS + 1)]
    return stack


def new_state(
    players: int,
    pending: list[Decision[State]],
    *,
    promo_towns: bool,
    variable_order: bool,
    may_leave: bool = False,
    as_first_game: bool = False,
) -> State:
    state = State([Seat(FACTIONS[0], number) for number in range(players)], pending)
    state.order = tuple(range(players))
    state.variable_order = variable_order
    state.may_leave = may_leave
    state.first_game = as_first_game
    for seat in state.seats:
        seat.chosen = False
    if promo_towns:
        state.towns = [tile.number for tile in TOWN_TILES]
    return state


class DrawScoring(Sole[State, int]):
    """The tile of a round; the last round's is drawn first."""

    verb: Verb[int] = SCORE

    def __init__(self, number: int, promo: int) -> None:
        super().__init__(CHANCE)
        self.number: Final[int] = number
        self.promo: Final[int] = promo

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            return [SCORE[SCORE.names.index(first_game.SCORING[self.number - 1])]]
        return [
            SCORE[tile]
            for tile in range(len(SCORING_TILES))
            if tile not in state.scoring
            and (self.promo or tile != PROMO_SCORING)
            and (tile != SPADE_TILE or self.number <= SPADE_TILE_UNTIL)
        ]

    def do(self, state: State, tile: int) -> None:
        state.draw_scoring(tile, SCORING_TILES[tile].id)

    def words(self, state: State, tile: int) -> Words:
        return "score", {"round": ROUNDS - len(state.scoring), "tile": SCORING_TILES[tile]}

    def args(self) -> Sequence[int]:
        return (self.number, self.promo)


class DrawCard(Sole[State, int]):
    """A bonus card for this game."""

    verb: Verb[int] = CARD

    def __init__(self, promo: int) -> None:
        super().__init__(CHANCE)
        self.promo: Final[int] = promo

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            drawn = len(cards_out(state))
            return [CARD[CARD.names.index(first_game.CARDS[len(state.seats)][drawn])]]
        return [
            CARD[card]
            for card in range(len(BONUS_CARDS))
            if state.bonus_coins[card] == NONE and (self.promo or card != PROMO_CARD)
        ]

    def do(self, state: State, card: int) -> None:
        state.lay_out(card, Source.SETUP)

    def words(self, state: State, card: int) -> Words:
        return "card", {"card": BONUS_CARDS[card]}

    def args(self) -> Sequence[int]:
        return (self.promo,)


class DrawColour(Sole[State, int]):
    """The other way: a dwelling of each colour, and everybody is dealt one of them, in the order of the seats."""

    verb: Verb[int] = COLOUR
    noun: ClassVar[str] = "terrain"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return [action for colour, action in enumerate(COLOUR.actions) if colour not in state.colours]

    def do(self, state: State, colour: int) -> None:
        state.deal_colour(colour)

    def args(self) -> Sequence[int]:
        return ()


class ChooseFaction(Sole[State, int]):
    """In turn order; a colour is taken once. Who was dealt a colour chooses a side of its faction board."""

    verb: Verb[int] = FACTION

    def options(self, state: State) -> Sequence[int]:
        if state.first_game:
            return [FACTION.names.index(list(first_game.DWELLINGS[len(state.seats)])[self.seat])]
        return self.verb.values

    def why_not(self, state: State, faction: int) -> Reason | None:
        home = FACTIONS[faction].home
        if home in [seat.faction.home for seat in state.seats if seat.chosen]:
            return COLOUR_TAKEN[home]
        other = state.colours and home != state.colours[self.seat]
        return OTHER_COLOUR[state.colours[self.seat]] if other else None

    def do(self, state: State, faction: int) -> None:
        seat = Seat(FACTIONS[faction], self.seat)
        seat.ledger = state.ledger
        state.seats[self.seat] = seat
        if state.ledger is not None:
            note_board(seat, state.ledger)

    def words(self, state: State, faction: int) -> Words:
        return "faction", {"faction": FACTIONS[faction]}


class FirstDwellings(Step[State]):
    """One each in turn order, one each in reverse, a third, an only one; then the bonus cards in reverse order."""

    def run(self, state: State) -> None:
        order = list(state.order)
        two = [n for n in order if state.seats[n].faction.start_dwellings > 1]
        three = [n for n in two if state.seats[n].faction.start_dwellings > 2]
        one = [n for n in order if state.seats[n].faction.start_dwellings == 1]
        placing = two + two[::-1] + three + one
        state.pending.extend([FirstCard(n) for n in order])
        state.pending.extend([FirstDwelling(n) for n in reversed(placing)])


class FirstDwelling(Sole[State, int]):
    """Free, on any free home hex; it offers no power."""

    verb: Verb[int] = BUILD
    tool: ClassVar[str] = "build"

    def options(self, state: State) -> Sequence[int]:
        if state.first_game:
            seat = state.seats[self.seat]
            return [BY_NAME[first_game.DWELLINGS[len(state.seats)][seat.faction.id][seat.count(DWELLING)]]]
        return LANDS

    def why_not(self, state: State, hex: int) -> Reason | None:
        home = state.seats[self.seat].faction.home
        if state.occupied() >> hex & 1:
            return taken_by(state, hex)
        return None if state.terrain[hex] == home else NOT_HOME[home]

    def do(self, state: State, hex: int) -> None:
        state.seats[self.seat].place(DWELLING, hex, Source.SETUP)

    def words(self, state: State, hex: int) -> Words:
        return "place", {"hex": hex}

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            return super().legal(state)
        home, terrain, taken = state.seats[self.seat].faction.home, state.terrain, state.occupied()
        return [BUILD_ON[hex] for hex in LANDS if terrain[hex] == home and not taken >> hex & 1]


class FirstCard(Sole[State, int]):
    verb: Verb[int] = PASS
    tool: ClassVar[str] = "pass"

    def options(self, state: State) -> Sequence[int]:
        return cards_out(state)

    def do(self, state: State, card: int) -> None:
        state.hand_card(self.seat, card)

    def targets(self, state: State, card: int) -> Sequence[str]:
        return (BONUS_CARDS[card].id,)

    def words(self, state: State, card: int) -> Words:
        return "first-card", {"card": BONUS_CARDS[card]}
