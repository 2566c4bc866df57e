"""What a seat may see. In Planetfall that is the whole table: what lies face down has not even been drawn."""

from collections.abc import Mapping

from boardwright.games.planetfall.rules.exploration import Exploration, Fly, Resolve
from boardwright.games.planetfall.rules.income import Exchange, PlaceRestrainToken, income_of
from boardwright.games.planetfall.rules.moves import CARD_IDS, THING_IDS
from boardwright.games.planetfall.rules.rounds import Deal
from boardwright.games.planetfall.rules.scoring import count_kinds, end_points, goal_points
from boardwright.games.planetfall.rules.state import NONE, Seat, State
from boardwright.games.planetfall.rules.vocabulary import CATEGORIES, KINDS, LETTERS, LEVELS
from boardwright.kernel.plain import Plain


def view(state: State) -> Mapping[str, Plain]:
    return {
        "planet": state.planet,
        "phase": phase(state),
        "goal": None if state.goal is None else state.goal.id,
        "rows": _rows(state),
        "deck": len(state.deck),
        "track": [_or_none(seat) for seat in state.track],
        "restrained": thing_id(state.restrained),
        "seats": [_seat(state, number, seat) for number, seat in enumerate(state.seats)],
    }


def phase(state: State) -> str:
    """The name of what is going on: the topmost frame that belongs to a phase tells."""
    for frame in reversed(state.pending):
        if isinstance(frame, Deal):
            return "discovery"
        if isinstance(frame, Exchange | PlaceRestrainToken):
            return "income"
        if isinstance(frame, Resolve):
            return "first exploration" if frame.number == 1 else "second exploration"
        if isinstance(frame, Fly | Exploration):
            continue
    return "setup" if state.pending else "over"


def _rows(state: State) -> list[Plain]:
    rows: list[list[Plain]] = [[], [], []]
    for place, thing in enumerate(state.cards):
        rows[state.layout.levels[place]].append(
            {"thing": thing_id(thing), "ship": _or_none(state.ships[place]), "taken": _taken(state, place)}
        )
    return [{"level": level, "places": row} for level, row in zip(LEVELS, rows, strict=True)]


def _taken(state: State, place: int) -> Mapping[str, Plain] | None:
    """Who took the card that lay at a place in this round."""
    card = state.taken[place]
    owners = [number for number, seat in enumerate(state.seats) if card in seat.laid]
    return {"seat": owners[0], "thing": CARD_IDS[card]} if owners else None


def _seat(state: State, number: int, seat: Seat) -> Mapping[str, Plain]:
    return {
        "commander": None if seat.side is None else seat.side.id,
        "points": seat.points,
        "experience": seat.experience,
        "strength": seat.strength,
        "energy": seat.energy,
        "cards": [
            {"id": CARD_IDS[card], "lies as": KINDS[seat.kind_laid(card, state.catalogue)]} for card in seat.laid
        ],
        "next income": dict(zip(LETTERS, income_of(state, seat), strict=True)),
        "counts": dict(zip(KINDS, count_kinds(state, seat), strict=True)),
        "scored": dict(zip(CATEGORIES, seat.scored, strict=True)),
        # What the final scoring would bring if the game ended now.
        "goals now": [] if state.goal is None else goal_points(state, number),
        "technologies now": end_points(state, seat),
    }


def thing_id(thing: int) -> str | None:
    """The id of a card or an operations cell."""
    return None if thing == NONE else THING_IDS[thing]


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
