"""What is worth knowing before an answer: what is written on the thing that is chosen, how far a hex is from home, what
stops a marker."""

from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.text import Text, sentences
from boardwright.parts.wheel import spades_between, toward

from ..content.automa import AUTOMA_FACTIONS
from ..content.boards import BOARDS, FACTIONS
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
from ..rules.innovations import FIXED_BOOKS, PayBooks, all_books
from ..rules.map import BY_NAME
from ..rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    BONUS,
    BOOKS,
    CHOOSE,
    COMPETENCY,
    DEVELOP,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
    PALACE,
    PASS,
    TO,
)
from ..rules.reasons import AT_THE_TOP, KEY_ASKED, KEY_MISSING, TOP_TAKEN
from ..rules.rewards import LateSteps
from ..rules.science import Steps, UseKey, what_stops
from ..rules.state import State
from ..rules.terraform import (
    ACTION,
    TUNNEL_TOOLS,
    Transform,
    UseSpades,
    builds,
    payable_spades,
)
from ..rules.tile import NONE
from ..rules.vocabulary import DISCIPLINES
from .naming import amount, say, terrain_name
from .writing import (
    describe_automa,
    describe_board,
    describe_bonus,
    describe_book_action,
    describe_competency,
    describe_faction,
    describe_final,
    describe_innovation,
    describe_level,
    describe_palace,
    describe_scoring,
)


def note(state: State, seat: int, action: Action) -> Text:
    verb = action.verb
    if verb in ("deal", "choose", "draft", "bonus", "automa", "palace"):
        return _written(state, action)
    if verb in ("dig", "tunnel", "fly"):
        return _how_far(state, seat, action)
    if verb in ("send", "step", "key", "competency"):
        return _science(state, seat, action)
    if verb in ("develop", "books", "pay"):
        return _books(state, seat, action)
    if verb == "to":
        asked = question(state, seat)
        foreign = action.index - TO[0].index != state.seats[seat].terrain
        return say("note-away") if foreign and isinstance(asked, Transform) and builds(asked.kind) else ""
    if verb == "shovel":
        tools = TOOLS_FOR_A_SPADE[state.seats[seat].terraforming + 1]
        return say("note-per-spade", tools=amount("tools", tools))
    if verb == "pass":
        return _passing(state, action)
    lost = verb == "drop" and isinstance(question(state, seat), UseKey | LateSteps)
    return say("note-steps-lost") if lost else ""


# --- what is written on a thing


def _written(state: State, action: Action) -> Text:
    verb, index = action.verb, action.index
    if verb == "deal":
        return _written_on_dealt(state, action)
    if verb == "choose":
        return _written_on_set(state, index - CHOOSE[0].index)
    if verb == "bonus":
        return describe_bonus(ROUND_BONUSES[index - BONUS[0].index])
    if verb == "palace":
        return describe_palace(PALACES[index - PALACE[0].index])
    if action in AUTOMA_LEVEL:
        return describe_level(AUTOMA_LEVEL.index(action))
    if action in AUTOMA_FACTION:
        return describe_automa(AUTOMA_FACTIONS[AUTOMA_FACTION.index(action)])
    if action in DRAFT_BOARD:
        return describe_board(BOARDS[DRAFT_BOARD.index(action)])
    if action in DRAFT_FACTION:
        return describe_faction(FACTIONS[DRAFT_FACTION.index(action)], state.edition)
    return describe_palace(PALACES[DRAFT_PALACE.index(action)]) if action in DRAFT_PALACE else ""


def _written_on_dealt(state: State, action: Action) -> Text:
    kind, id = action.args
    if kind == "score":
        return next(describe_scoring(each) for each in SCORING_TILES if each.id == id)
    if kind == "final":
        return next(describe_final(each) for each in FINAL_TILES if each.id == id)
    if kind == "books":
        return next(describe_book_action(each) for each in BOOK_ACTIONS if each.id == id)
    if kind == "innovation":
        return next(describe_innovation(each) for each in INNOVATIONS if each.id == id)
    if kind == "competency":
        return next(describe_competency(each) for each in COMPETENCIES if each.id == id)
    if kind == "palace":
        return next(describe_palace(each) for each in PALACES if each.id == id)
    if kind == "board":
        return next(describe_board(each) for each in BOARDS if each.id == id)
    if kind == "faction":
        return next(describe_faction(each, state.edition) for each in FACTIONS if each.id == id)
    return next(describe_bonus(each) for each in ROUND_BONUSES if each.id == id)


def _written_on_set(state: State, terrain: int) -> Text:
    """Board, faction or factions, and the round bonus if it belongs to the set."""
    told = [describe_board(BOARDS[terrain])]
    for board, faction, bonus in state.bundles:
        if board == terrain:
            told.append(describe_faction(FACTIONS[faction], state.edition))
            if bonus != NONE:
                told.append(describe_bonus(ROUND_BONUSES[bonus]))
    return sentences(told)


# --- land


def _how_far(state: State, number: int, action: Action) -> Text:
    """How many spades away from home, how many of them are free, and how far those at hand lead."""
    seat, hex = state.seats[number], BY_NAME[action.args[0]]
    terrain, asked = state.terrain_of(hex), question(state, number)
    needed = spades_between(terrain, seat.terrain)
    if not needed:
        return ""
    free, kind, first = (asked.spades, asked.kind, asked.first) if isinstance(asked, UseSpades) else (0, ACTION, NONE)
    free = min(needed, free)
    tools = seat.tools - (TUNNEL_TOOLS if action.verb == "tunnel" else 0)
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


def _science(state: State, number: int, action: Action) -> Text:
    """What stops the marker, and what is written on a competency."""
    asked = question(state, number)
    if action.verb == "competency":
        tile = action.index - COMPETENCY[0].index
        row, discipline = divmod(state.competency_places.index(tile), len(DISCIPLINES))
        stop = what_stops(state, number, discipline, COMPETENCY_ROWS[row][0])
        return sentences([_stop(stop), describe_competency(COMPETENCIES[tile])])
    discipline = DISCIPLINES.index(action.args[0])
    steps = 1
    if action.verb == "send":
        steps = int(action.args[1])
    elif type(asked) is Steps:
        steps = asked.steps
    elif isinstance(asked, UseKey):
        return ""
    return _stop(what_stops(state, number, discipline, steps))


def _stop(code: int) -> Text:
    if code == KEY_MISSING:
        return say("note-key-missing")
    if code == KEY_ASKED:
        return say("note-key-asked")
    if code == TOP_TAKEN:
        return say("note-top-taken")
    return say("note-at-the-top") if code == AT_THE_TOP else ""


def _books(state: State, number: int, action: Action) -> Text:
    if action.verb == "books":
        return describe_book_action(BOOK_ACTIONS[action.index - BOOKS[0].index])
    if action.verb == "develop":
        innovation = action.index - DEVELOP[0].index
        others = all_books(state.seats[number]) - sum(FIXED_BOOKS[state.display.index(innovation)])
        more = say("note-books-of-choice", books=amount("books", others))
        return sentences([more, describe_innovation(INNOVATIONS[innovation])])
    asked = question(state, number)
    assert isinstance(asked, PayBooks)
    rest = asked.books - int(action.args[1])
    return say("note-books-more", books=amount("books", rest)) if rest else ""


# --- passing


def _passing(state: State, action: Action) -> Text:
    bonus = action.index - PASS[0].index - 1
    if bonus < 0:
        return say("note-last")
    place = say("note-place", place=len(state.passed_order) + 1, round=state.round + 1)
    return sentences([place, describe_bonus(ROUND_BONUSES[bonus])])
