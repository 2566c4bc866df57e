"""Preparing the game: round tiles, bonus cards, factions, first dwellings. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.reason import FINE

from ..content import first_game
from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, SCORING_TILES, TOWN_TILES
from .books import note_board
from .faction import Ability
from .map import LANDS
from .moves import BOOK, BUILD, CARD, COLOUR, FACTION, PASS, SCORE
from .reasons import COLOUR_TAKEN, NOT_HOME, OCCUPIED, OTHER_COLOUR
from .rounds import Round
from .scoring import FinalScoring
from .seat import NONE, Seat
from .state import State
from .vocabulary import DWELLING, ROUNDS, Source

CARDS_MORE_THAN_PLAYERS: Final = 3
SPADE_TILE: Final = 0  # SCORE1 never lies in rounds 5 and 6
SPADE_TILE_UNTIL: Final = 4
PROMO_CARD: Final = 9  # BON10
PROMO_SCORING: Final = 8  # SCORE9


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


class DrawScoring(Decision[State]):
    """The tile of a round; the last round's is drawn first."""

    def __init__(self, number: int, promo: int) -> None:
        super().__init__(CHANCE)
        self.number: Final[int] = number
        self.promo: Final[int] = promo

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            return [BOOK[f"score {first_game.SCORING[self.number - 1]}"]]
        return [
            SCORE[tile]
            for tile in range(len(SCORING_TILES))
            if tile not in state.scoring
            and (self.promo or tile != PROMO_SCORING)
            and (tile != SPADE_TILE or self.number <= SPADE_TILE_UNTIL)
        ]

    def apply(self, state: State, action: Action) -> None:
        state.draw_scoring(action.index - SCORE[0].index)

    def args(self) -> Sequence[int]:
        return (self.number, self.promo)


class DrawCard(Decision[State]):
    """A bonus card for this game."""

    def __init__(self, promo: int) -> None:
        super().__init__(CHANCE)
        self.promo: Final[int] = promo

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            drawn = len([coins for coins in state.bonus_coins if coins != NONE])
            return [BOOK[f"card {first_game.CARDS[len(state.seats)][drawn]}"]]
        return [
            CARD[card]
            for card in range(len(BONUS_CARDS))
            if state.bonus_coins[card] == NONE and (self.promo or card != PROMO_CARD)
        ]

    def apply(self, state: State, action: Action) -> None:
        state.lay_out(action.index - CARD[0].index, Source.SETUP)

    def args(self) -> Sequence[int]:
        return (self.promo,)


class DrawColour(Decision[State]):
    """The other way: a dwelling of each colour, and everybody is dealt one of them, in the order of the seats."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return [COLOUR[colour] for colour in range(len(COLOUR)) if colour not in state.colours]

    def apply(self, state: State, action: Action) -> None:
        state.deal_colour(action.index - COLOUR[0].index)

    def args(self) -> Sequence[int]:
        return ()


class ChooseFaction(Decision[State]):
    """In turn order; a colour is taken once. Who was dealt a colour chooses a side of its faction board."""

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            return [BOOK[f"faction {list(first_game.DWELLINGS[len(state.seats)])[self.seat]}"]]
        return [FACTION[n] for n in range(len(FACTIONS)) if faction_closed(state, self.seat, n) == FINE]

    def apply(self, state: State, action: Action) -> None:
        seat = Seat(FACTIONS[action.index - FACTION[0].index], self.seat)
        seat.ledger = state.ledger
        state.seats[self.seat] = seat
        if state.ledger is not None:
            note_board(seat, state.ledger)


def faction_closed(state: State, number: int, faction: int) -> int:
    home = FACTIONS[faction].home
    if home in [seat.faction.home for seat in state.seats if seat.chosen]:
        return COLOUR_TAKEN
    return OTHER_COLOUR if state.colours and home != state.colours[number] else FINE


class FirstDwellings(Step[State]):
    """One each in turn order, one each in reverse, the nomads' third, the chaos magicians' only one; then the bonus
    cards in reverse order."""

    def run(self, state: State) -> None:
        order = list(state.order)
        ordinary = [n for n in order if state.seats[n].faction.ability != Ability.CHAOS_MAGICIANS]
        nomads = [n for n in order if state.seats[n].faction.ability == Ability.NOMADS]
        chaos = [n for n in order if state.seats[n].faction.ability == Ability.CHAOS_MAGICIANS]
        placing = ordinary + ordinary[::-1] + nomads + chaos
        state.pending.extend([FirstCard(n) for n in order])
        state.pending.extend([FirstDwelling(n) for n in reversed(placing)])


class FirstDwelling(Decision[State]):
    """Free, on any free home hex; it offers no power."""

    def legal(self, state: State) -> Sequence[Action]:
        if state.first_game:
            seat = state.seats[self.seat]
            hexes = first_game.DWELLINGS[len(state.seats)][seat.faction.id]
            return [BOOK[f"build {hexes[seat.count(DWELLING)]}"]]
        home, terrain, taken = state.seats[self.seat].faction.home, state.terrain, state.occupied()
        places = [h for h in LANDS if terrain[h] == home and not taken >> h & 1]
        return [action for h in places if (action := BUILD[h]) is not None]

    def apply(self, state: State, action: Action) -> None:
        state.seats[self.seat].place(DWELLING, BUILD.index(action), Source.SETUP)


def place_closed(state: State, seat: Seat, taken: int, hex: int) -> int:
    if taken >> hex & 1:
        return OCCUPIED
    return FINE if state.terrain[hex] == seat.faction.home else NOT_HOME


class FirstCard(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return [PASS[card + 1] for card, coins in enumerate(state.bonus_coins) if coins != NONE]

    def apply(self, state: State, action: Action) -> None:
        state.hand_card(self.seat, action.index - PASS[0].index - 1)
