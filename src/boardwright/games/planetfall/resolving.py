"""What ends every action: the ship returns to the turn order track, the card is laid. (Rulebook: First exploration)"""

from boardwright.games.planetfall.catalogue import Card
from boardwright.games.planetfall.state import NONE, Seat, State
from boardwright.games.planetfall.vocabulary import LAID_SECTOR


def card_at(state: State, place: int) -> Card:
    return state.catalogue.cards[state.cards[place]]


def leave(state: State, seat: int, place: int) -> None:
    """The ship flies back to the turn order track."""
    state.ships[place] = NONE
    return_to_track(state, seat)


def return_to_track(state: State, seat: int) -> None:
    """On the topmost free space; who is always last, on the last one. [A4]"""
    if state.seats[seat].powers.always_last:
        state.track[-1] = seat
    else:
        state.track[state.track.index(NONE)] = seat


def take_card(state: State, seat: int, place: int, happenings: int) -> None:
    """Fly back, lay the card, and apply what reacts to it. A technology works from the next phase on, so it does not
    react to its own laying. [A12]"""
    leave(state, seat, place)
    card = state.cards[place]
    state.cards[place] = NONE
    state.taken[place] = card
    if state.restrained == card:
        state.restrained = NONE
    player: Seat = state.seats[seat]
    player.react(happenings)
    if happenings & LAID_SECTOR:
        player.annex(card)
    else:
        player.lay(card, state.catalogue)
