"""What a seat may see. In Planetfall that is the whole table: what lies face down has not even been drawn."""

from typing import Literal, TypedDict

from boardwright.kernel.bundle import Bundle

from ..rules.catalogue import PLANETS, Card
from ..rules.exploration import Resolve
from ..rules.income import Exchange, PlaceRestrainToken, income_of
from ..rules.moves import CARD_IDS, THING_IDS
from ..rules.operations import most_points
from ..rules.outposts import pair_points
from ..rules.rounds import Deal
from ..rules.scoring import count_kinds, end_points, goal_points
from ..rules.seat import Seat
from ..rules.state import NONE, State
from ..rules.vocabulary import CATEGORIES, KINDS, LETTERS, LEVELS, OUTPOST
from .naming import Amounts, by_letter
from .pieces import Kind

Phase = Literal["setup", "discovery", "income", "first exploration", "second exploration", "over"]


class TakenView(TypedDict):
    """A card that was taken in this round, and by whom."""

    seat: int
    thing: str


class PlaceView(TypedDict):
    # A card or an operations cell; None where a card was taken.
    thing: str | None
    ship: int | None
    taken: TakenView | None


class RowView(TypedDict):
    level: str
    places: list[PlaceView]


class LaidView(TypedDict):
    id: str
    # A cache may lie as a sector.
    lies_as: Kind


class OutpostView(TypedDict):
    """A pair of outposts, or a single one."""

    cards: list[str]
    # Of a single one: the planets from this one on where its second may lie; none when the game is over.
    open: list[int]
    # What the pair has brought; of a single one, what it would bring, by planet.
    points: list[int]


class SeatView(TypedDict):
    commander: str | None
    points: int
    experience: int
    strength: int
    energy: int
    # In the order gained.
    cards: list[LaidView]
    # The outposts among them, two of a pair together.
    outposts: list[OutpostView]
    # None when there is no more.
    next_income: Amounts | None
    # How many cards lie here, by kind.
    counts: dict[Kind, int]
    # Points by source.
    scored: dict[str, int]
    # What the final scoring would bring if the game ended now: by condition of the goal board, by technology.
    goals_now: list[int]
    technologies_now: list[int]


class View(TypedDict):
    # 0 before the first.
    planet: int
    phase: Phase
    goal: str | None
    rows: list[RowView]
    # So many operation points may become empire points here.
    most_points: int
    # Cards of this planet that are not revealed.
    deck: int
    # The turn order: by space, the seat whose ship stands there.
    track: list[int | None]
    # What the restrain token lies on.
    restrained: str | None
    seats: list[SeatView]


def view(state: State) -> View:
    return {
        "planet": state.planet,
        "phase": phase(state),
        "goal": None if state.goal is None else state.goal.id,
        "rows": _rows(state),
        "most_points": most_points(state),
        "deck": len(state.deck),
        "track": [_or_none(seat) for seat in state.track],
        "restrained": thing_id(state.restrained),
        "seats": [_seat(state, number, seat) for number, seat in enumerate(state.seats)],
    }


def phase(state: State) -> Phase:
    """The name of what is going on: the topmost frame that belongs to a phase tells."""
    for frame in reversed(state.pending):
        if isinstance(frame, Deal):
            return "discovery"
        if isinstance(frame, Exchange | PlaceRestrainToken):
            return "income"
        if isinstance(frame, Resolve):
            return "first exploration" if frame.number == 1 else "second exploration"
    return "setup" if state.pending else "over"


def _rows(state: State) -> list[RowView]:
    rows: list[RowView] = [{"level": level, "places": []} for level in LEVELS]
    for place, thing in enumerate(state.cards):
        rows[state.layout.levels[place]]["places"].append(
            {"thing": thing_id(thing), "ship": _or_none(state.ships[place]), "taken": _taken(state, place)}
        )
    return rows


def _taken(state: State, place: int) -> TakenView | None:
    """Who took the card that lay at a place in this round."""
    card = state.taken[place]
    owners = [number for number, seat in enumerate(state.seats) if card in seat.laid]
    return {"seat": owners[0], "thing": CARD_IDS[card]} if owners else None


def _seat(state: State, number: int, seat: Seat) -> SeatView:
    return {
        "commander": None if seat.side is None else seat.side.id,
        "points": seat.points,
        "experience": seat.experience,
        "strength": seat.strength,
        "energy": seat.energy,
        "cards": [
            {"id": CARD_IDS[card], "lies_as": KINDS[seat.kind_laid(card, state.catalogue)]} for card in seat.laid
        ],
        "outposts": outposts(state, seat),
        "next_income": _next_income(state, seat),
        "counts": dict(zip(KINDS, count_kinds(state, seat), strict=True)),
        "scored": dict(zip(CATEGORIES, seat.scored, strict=True)),
        "goals_now": [] if state.goal is None else goal_points(state, number),
        "technologies_now": end_points(state, seat),
    }


def brings_income(state: State) -> bool:
    """Whether there is another income; that of the last planet comes when its cards lie open."""
    return state.planet < PLANETS or phase(state) == "discovery"


def _next_income(state: State, seat: Seat) -> Amounts | None:
    if not brings_income(state):
        return None
    return by_letter(Bundle.of(dict(zip(LETTERS, income_of(state, seat), strict=True))))


def outposts(state: State, seat: Seat) -> list[OutpostView]:
    """In the order in which their first was gained."""
    cards = state.catalogue.cards
    waiting: dict[int, list[Card]] = {}
    groups: list[list[Card]] = []
    for card in [cards[number] for number in seat.laid if cards[number].kind == OUTPOST]:
        if card.symbol in waiting:
            waiting.pop(card.symbol).append(card)
        else:
            waiting[card.symbol] = [card]
            groups.append(waiting[card.symbol])
    return [_outpost(state, group) for group in groups]


def _outpost(state: State, group: list[Card]) -> OutpostView:
    if len(group) == 2:
        return {"cards": [card.id for card in group], "open": [], "points": [pair_points(group[0], group[1])]}
    [single] = group
    equal = [card for card in state.catalogue.cards if card.symbol == single.symbol and card.planet > single.planet]
    seconds = [card for card in equal if card.planet >= state.planet and state.pending]
    return {
        "cards": [single.id],
        "open": [card.planet for card in seconds],
        "points": [pair_points(single, card) for card in seconds],
    }


def thing_id(thing: int) -> str | None:
    """The id of a card or an operations cell."""
    return None if thing == NONE else THING_IDS[thing]


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
