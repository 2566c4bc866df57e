"""What is worth knowing before an answer: what is written on the thing that is chosen, how far a hex is from home, what
stops a marker."""

from collections.abc import Callable, Mapping
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.text import Text, sentences
from boardwright.kernel.verdict import Reason
from boardwright.parts.wheel import spades_between, toward

from ..content.automa import AUTOMA_FACTIONS
from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    COMPETENCIES,
    COMPETENCY_ROWS,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    ROUND_BONUSES,
    SCORING_TILES,
)
from ..rules.buildings import tools_for_a_spade
from ..rules.faction import TOOLS_FOR_A_SPADE
from ..rules.flights import TUNNEL_TOOLS
from ..rules.innovations import FIXED_BOOKS, PayBooks, all_books
from ..rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    BONUS,
    BOOKS,
    CHOOSE,
    COMPETENCY,
    DEAL_BOARD,
    DEAL_BONUS,
    DEAL_BOOKS,
    DEAL_COMPETENCY,
    DEAL_FACTION,
    DEAL_FINAL,
    DEAL_INNOVATION,
    DEAL_PALACE,
    DEAL_SCORE,
    DEVELOP,
    DIG,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
    DROP_KEY,
    FLY,
    LAST_PASS,
    PALACE,
    PASS,
    PAY,
    SEND,
    SHOVEL,
    STEP,
    TO,
    TUNNEL,
)
from ..rules.rewards import LateSteps, TakeCompetency
from ..rules.science import Steps, UseKey, what_stops
from ..rules.seat import Seat
from ..rules.settling import ACTION, builds
from ..rules.state import State
from ..rules.terraform import Transform, UseSpades, payable_spades
from ..rules.tile import NONE
from ..rules.turn import Turn
from ..rules.vocabulary import DISCIPLINES
from . import writing
from .naming import amount, say, terrain_name


def note(state: State, seat: int, action: Action) -> Text:
    for verb, text in _WRITTEN.items():
        if action in verb:
            return text(state, verb.value(action))
    asked = question(state, seat)
    for way in (DIG, TUNNEL, FLY):
        if asked is not None and action in way:
            return _how_far(state, state.seats[seat], asked, way, way.value(action))
    if isinstance(asked, Turn):
        return _of_turn(state, seat, action)
    if isinstance(asked, TakeCompetency):
        return _competency(state, seat, COMPETENCY.value(action))
    if isinstance(asked, Steps):
        return _stop(what_stops(state, seat, STEP.value(action), asked.at_once()))
    if isinstance(asked, PayBooks):
        rest = asked.books - PAY.value(action)[1]
        return say("note-books-more", books=amount("books", rest)) if rest else ""
    if isinstance(asked, Transform):
        foreign = TO.value(action) != state.seats[seat].terrain
        return say("note-away") if foreign and builds(asked.kind) else ""
    lost = action in DROP_KEY and isinstance(asked, UseKey | LateSteps)
    return say("note-steps-lost") if lost else ""


def _of_turn(state: State, seat: int, action: Action) -> Text:
    if action in SEND:
        discipline, steps = SEND.value(action)
        return _stop(what_stops(state, seat, discipline, steps))
    if action in DEVELOP:
        return _innovation(state, state.seats[seat], DEVELOP.value(action))
    if action in SHOVEL:
        tools = TOOLS_FOR_A_SPADE[state.seats[seat].terraforming + 1]
        return say("note-per-spade", tools=amount("tools", tools))
    if action in PASS:
        place = say("note-place", place=len(state.passed_order) + 1, round=state.round + 1)
        return sentences([place, writing.describe_bonus(ROUND_BONUSES[PASS.value(action)])])
    return say("note-last") if action in LAST_PASS else ""


# --- what is written on a thing


def _on_faction(state: State, faction: int) -> Text:
    return writing.describe_faction(FACTIONS[faction], state.edition)


def _written_on_set(state: State, terrain: int) -> Text:
    """Board, faction or factions, and the round bonus if it belongs to the set."""
    told = [writing.describe_board(BOARDS[terrain])]
    for board, faction, bonus in state.bundles:
        if board == terrain:
            told.append(writing.describe_faction(FACTIONS[faction], state.edition))
            if bonus != NONE:
                told.append(writing.describe_bonus(ROUND_BONUSES[bonus]))
    return sentences(told)


_WRITTEN: Final[Mapping[Verb[int], Callable[[State, int], Text]]] = {
    DEAL_SCORE: lambda state, tile: writing.describe_scoring(SCORING_TILES[tile]),
    DEAL_FINAL: lambda state, tile: writing.describe_final(FINAL_TILES[tile]),
    DEAL_BOOKS: lambda state, which: writing.describe_book_action(BOOK_ACTIONS[which]),
    DEAL_INNOVATION: lambda state, tile: writing.describe_innovation(INNOVATIONS[tile]),
    DEAL_COMPETENCY: lambda state, tile: writing.describe_competency(COMPETENCIES[tile]),
    DEAL_PALACE: lambda state, tile: writing.describe_palace(PALACES[tile]),
    DEAL_BOARD: lambda state, board: writing.describe_board(BOARDS[board]),
    DEAL_FACTION: _on_faction,
    DEAL_BONUS: lambda state, bonus: writing.describe_bonus(ROUND_BONUSES[bonus]),
    CHOOSE: _written_on_set,
    BONUS: lambda state, bonus: writing.describe_bonus(ROUND_BONUSES[bonus]),
    PALACE: lambda state, tile: writing.describe_palace(PALACES[tile]),
    AUTOMA_LEVEL: lambda state, level: writing.describe_level(level),
    AUTOMA_FACTION: lambda state, faction: writing.describe_automa(AUTOMA_FACTIONS[faction]),
    DRAFT_BOARD: lambda state, board: writing.describe_board(BOARDS[board]),
    DRAFT_FACTION: _on_faction,
    DRAFT_PALACE: lambda state, tile: writing.describe_palace(PALACES[tile]),
    BOOKS: lambda state, which: writing.describe_book_action(BOOK_ACTIONS[which]),
}


# --- land


def _how_far(state: State, seat: Seat, asked: Decision[State], way: Verb[int], hex: int) -> Text:
    """How many spades away from home, how many of them are free, and how far those at hand lead."""
    terrain = state.terrain_of(hex)
    needed = spades_between(terrain, seat.terrain)
    if not needed:
        return ""
    free, kind, first = (asked.spades, asked.kind, asked.first) if isinstance(asked, UseSpades) else (0, ACTION, NONE)
    free = min(needed, free)
    tools = seat.tools - (TUNNEL_TOOLS if way is TUNNEL else 0)
    payable = payable_spades(seat, tools, kind, first)
    told = [say("note-far", terrain=terrain_name(terrain), spades=_spades(needed), home=terrain_name(seat.terrain))]
    if free:
        told.append(say("note-free", spades=_spades(free)))
    if needed > free + payable:
        told.append(say("note-not-all-the-way", spades=_spades(free + payable)))
        if free + payable == 1:  # then what it becomes is not asked
            told.append(say("note-becomes", terrain=terrain_name(toward(terrain, seat.terrain, 1))))
    elif needed > max(free, 1):  # one spade has one price, which the outcome tells
        told.append(say("note-bought", price=amount("tools", (needed - free) * tools_for_a_spade(seat))))
    return sentences(told)


def _spades(number: int) -> Text:
    return say("spades", n=number)


# --- science and books


def _competency(state: State, number: int, tile: int) -> Text:
    """What stops the marker, and what is written on the tile."""
    row, discipline = divmod(state.competency_places.index(tile), len(DISCIPLINES))
    stop = what_stops(state, number, discipline, COMPETENCY_ROWS[row][0])
    return sentences([_stop(stop), writing.describe_competency(COMPETENCIES[tile])])


def _stop(reason: Reason | None) -> Text:
    return "" if reason is None else say(f"note-{reason.id}")


def _innovation(state: State, seat: Seat, innovation: int) -> Text:
    others = all_books(seat) - sum(FIXED_BOOKS[state.display.index(innovation)])
    more = say("note-books-of-choice", books=amount("books", others))
    return sentences([more, writing.describe_innovation(INNOVATIONS[innovation])])
