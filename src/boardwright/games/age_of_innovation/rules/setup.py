"""Preparing the game. (Rulebook: Preparation; Variant with a draft; Two players)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    ALWAYS_OUT,
    BOOK_ACTIONS,
    BOOK_ACTIONS_IN_PLAY,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    ROUND_BONUSES,
    SCORING_TILES,
    SPADE_TILE,
    SPADE_TILE_UNTIL,
)
from boardwright.games.age_of_innovation.rules.automa import first_workshops
from boardwright.games.age_of_innovation.rules.faction import Ability
from boardwright.games.age_of_innovation.rules.map import LARGE, SMALL
from boardwright.games.age_of_innovation.rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    AUTOMA_TERRAIN,
    BONUS,
    BUILD,
    CARD,
    CHOOSE,
    DEAL_BOARD,
    DEAL_BONUS,
    DEAL_BOOKS,
    DEAL_COMPETENCY,
    DEAL_FACTION,
    DEAL_FINAL,
    DEAL_INNOVATION,
    DEAL_PALACE,
    DEAL_SCORE,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
    PLACE,
    hex_of,
)
from boardwright.games.age_of_innovation.rules.power import Reward, reward
from boardwright.games.age_of_innovation.rules.rewards import Rewards
from boardwright.games.age_of_innovation.rules.rounds import Round
from boardwright.games.age_of_innovation.rules.science import AnySteps, GainBooks, advance
from boardwright.games.age_of_innovation.rules.scoring import FinalScoring
from boardwright.games.age_of_innovation.rules.state import WIDE, Automaton, Seat, State
from boardwright.games.age_of_innovation.rules.terraform import BONUS as OF_THE_DESERT
from boardwright.games.age_of_innovation.rules.terraform import FIRST as OF_A_COMPETENCY
from boardwright.games.age_of_innovation.rules.terraform import UseSpades
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import (
    DISCIPLINES,
    ROUNDS,
    TERRAINS,
    TOWER,
    UNIVERSITY,
    WORKSHOP,
    Origins,
    Source,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.parts.hexgrid import bits

OPEN_BONUSES: Final = 3
THIRD: Final = 3  # of the tiles of a discipline: not in rounds 1 to 5 together with the other two
NEUTRAL_LEVEL: Final = 2
DRAFT_BOARDS: Final = 6
SOLO_BOARDS: Final = 3
SOLO_FACTIONS: Final = 2  # to choose from on each


def new_state(players: int, *, draft: bool, small_map: bool, edition: int) -> State:
    """Alone one plays against the Automa, which takes a seat of its own."""
    participants = max(players, 2)
    side = SMALL if participants == 2 or (participants == 3 and small_map) else LARGE
    stack: list[Decision[State]] = [FinalScoring()]
    stack += [Round(number) for number in range(ROUNDS, 0, -1)]
    stack += [FirstSpades(), FirstCompetencies(), FirstBuildings(), StartingGoods()]
    if players == 1:
        stack += _solo()
    elif draft:
        stack += _draft(participants)
    else:
        stack += _bundles(participants)
    stack += [LayCompetency() for _ in COMPETENCIES]
    stack += [LayInnovation() for _ in range(_places(participants))]
    stack += [LayBookAction() for _ in range(BOOK_ACTIONS_IN_PLAY)]
    stack += [LayFinal()]
    stack += [LayScoring(number) for number in range(1, ROUNDS + 1)]
    state = State([Seat(number) for number in range(participants)], side, stack)
    state.edition = edition
    if players == 1:
        state.automa = Automaton()
    return state


# --- what everybody plays with


class LayScoring(Decision[State]):
    """The tile of a round; the last round's is drawn first. The spades never lie in the last two rounds, and the third
    tile of a discipline only where one of them lies in the last round."""

    def __init__(self, number: int) -> None:
        super().__init__(CHANCE)
        self.number: Final[int] = number

    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_SCORE[tile] for tile in range(len(SCORING_TILES)) if self._fits(state, tile)]

    def _fits(self, state: State, tile: int) -> bool:
        if tile in state.scoring or (tile == SPADE_TILE and self.number > SPADE_TILE_UNTIL):
            return False
        discipline = SCORING_TILES[tile].discipline
        drawn = [SCORING_TILES[each].discipline for each in state.scoring]
        return drawn.count(discipline) + 1 < THIRD or drawn[-1] == discipline

    def apply(self, state: State, action: Action) -> None:
        state.draw_scoring(action.index - DEAL_SCORE[0].index)

    def args(self) -> Sequence[int]:
        return (self.number,)


class Lay(Decision[State]):
    """Chance lays something out."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> Sequence[int]:
        return ()


class LayFinal(Lay):
    """It does not show the building of the last round's tile."""

    def legal(self, state: State) -> Sequence[Action]:
        shown = SCORING_TILES[state.scoring[ROUNDS - 1]].scores
        return [DEAL_FINAL[n] for n, tile in enumerate(FINAL_TILES) if tile.building not in shown]

    def apply(self, state: State, action: Action) -> None:
        state.draw_final(action.index - DEAL_FINAL[0].index)


class LayBookAction(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_BOOKS[n] for n in range(len(BOOK_ACTIONS)) if n not in state.book_actions]

    def apply(self, state: State, action: Action) -> None:
        state.lay_book_action(action.index - DEAL_BOOKS[0].index)


def _places(participants: int) -> int:
    """Of innovations: two and two for each player."""
    return 2 + 2 * participants


def display_places(participants: int) -> range:
    """With an even number of players the two wide places are used, with an odd number rows of four only."""
    return range(_places(participants)) if participants % 2 == 0 else range(WIDE, WIDE + _places(participants))


class LayInnovation(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_INNOVATION[n] for n in range(len(INNOVATIONS)) if n not in state.display]

    def apply(self, state: State, action: Action) -> None:
        place = next(each for each in display_places(len(state.seats)) if state.display[each] == NONE)
        state.lay_innovation(place, action.index - DEAL_INNOVATION[0].index)


class LayCompetency(Lay):
    """A stack on each of the twelve places."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_COMPETENCY[n] for n in range(len(COMPETENCIES)) if n not in state.competency_places]

    def apply(self, state: State, action: Action) -> None:
        state.lay_competency(action.index - DEAL_COMPETENCY[0].index)


class LayPalaces(Step[State]):
    """Palace 17 lies out in every game without a draft."""

    def run(self, state: State) -> None:
        state.set_palaces((*state.palaces, ALWAYS_OUT), Source.SETUP)


class LayPalace(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_PALACE[n] for n in range(len(PALACES)) if n != ALWAYS_OUT and n not in state.palaces]

    def apply(self, state: State, action: Action) -> None:
        state.set_palaces(tuple(sorted((*state.palaces, action.index - DEAL_PALACE[0].index))), Source.SETUP)


class LayBonus(Lay):
    """A round bonus into the row of those that lie out."""

    def legal(self, state: State) -> Sequence[Action]:
        gone = [*state.bonus_row, *[bonus for _, _, bonus in state.bundles]]
        return [DEAL_BONUS[n] for n in range(len(ROUND_BONUSES)) if n not in gone]

    def apply(self, state: State, action: Action) -> None:
        state.set_bonus_row((*state.bonus_row, action.index - DEAL_BONUS[0].index), Source.SETUP)


class OpenBonuses(Step[State]):
    """A coin on each round bonus that lies out; sets and cards that nobody chose leave the game."""

    def run(self, state: State) -> None:
        state.set_bundles(())
        state.put_coins_on_bonuses()


# --- the standard sets


def _bundles(participants: int) -> list[Decision[State]]:
    stack: list[Decision[State]] = [OpenBonuses()]
    stack += [ChooseBundle(seat) for seat in range(participants)]  # the first player chooses last
    stack += [LayBonus() for _ in range(OPEN_BONUSES)]
    for terrain in range(len(TERRAINS) - 1, -1, -1):
        stack += [DealBonus(terrain), DealFaction(terrain)]
    stack += [LayPalaces(), *[LayPalace() for _ in range(participants + 1)]]
    return stack


class DealFaction(Decision[State]):
    """A faction on a planning card."""

    def __init__(self, terrain: int) -> None:
        super().__init__(CHANCE)
        self.terrain: Final[int] = terrain

    def legal(self, state: State) -> Sequence[Action]:
        dealt = [faction for _, faction, _ in state.bundles]
        return [DEAL_FACTION[n] for n in range(len(FACTIONS)) if n not in dealt]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (self.terrain, action.index - DEAL_FACTION[0].index, NONE)))

    def args(self) -> Sequence[int]:
        return (self.terrain,)


class DealBonus(DealFaction):
    """A round bonus beside it."""

    def legal(self, state: State) -> Sequence[Action]:
        dealt = [bonus for _, _, bonus in state.bundles]
        return [DEAL_BONUS[n] for n in range(len(ROUND_BONUSES)) if n not in dealt]

    def apply(self, state: State, action: Action) -> None:
        terrain, faction, _ = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, faction, action.index - DEAL_BONUS[0].index)))


class ChooseBundle(Decision[State]):
    """A set of planning board, faction and round bonus."""

    def legal(self, state: State) -> Sequence[Action]:
        return [CHOOSE[terrain] for terrain, _, _ in state.bundles]

    def apply(self, state: State, action: Action) -> None:
        chosen = action.index - CHOOSE[0].index
        seat = state.seats[self.seat]
        terrain, faction, bonus = next(each for each in state.bundles if each[0] == chosen)
        seat.choose_board(terrain)
        seat.choose_faction(faction)
        seat.hold_bonus(bonus, Source.SETUP)
        state.set_bundles(tuple([each for each in state.bundles if each[0] != chosen]))


# --- the draft


def _draft(participants: int) -> list[Decision[State]]:
    stack: list[Decision[State]] = [OpenBonuses()]
    stack += [ChooseBonus(seat) for seat in range(participants)]  # counter-clockwise, the first player last
    stack += [ClearDraft()]
    stack += [Draft(seat) for seat in reversed(range(participants))] * 3
    stack += [LayBonus() for _ in range(participants + OPEN_BONUSES)]
    stack += [LayPalace() for _ in range(participants + 1)]
    stack += [LayFaction() for _ in range(participants + 1)]
    stack += [LayBoard() for _ in range(DRAFT_BOARDS)]
    return stack


class LayBoard(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        laid = [terrain for terrain, _, _ in state.bundles]
        return [DEAL_BOARD[n] for n in range(len(BOARDS)) if n not in laid]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (action.index - DEAL_BOARD[0].index, NONE, NONE)))


class LayFaction(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        laid = [faction for _, faction, _ in state.bundles]
        return [DEAL_FACTION[n] for n in range(len(FACTIONS)) if n not in laid]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (NONE, action.index - DEAL_FACTION[0].index, NONE)))


class Draft(Decision[State]):
    """A planning board, a faction or a palace, of a kind that one has not taken yet."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = []
        if seat.terrain == NONE:
            answers += [DRAFT_BOARD[terrain] for terrain, _, _ in state.bundles if terrain != NONE]
        if seat.faction == NONE:
            answers += [DRAFT_FACTION[faction] for _, faction, _ in state.bundles if faction != NONE]
        if seat.drafted == NONE:
            answers += [DRAFT_PALACE[palace] for palace in state.palaces]
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        if action in DRAFT_BOARD:
            seat.choose_board(DRAFT_BOARD.index(action))
            state.set_bundles(tuple([each for each in state.bundles if each[0] != seat.terrain]))
        elif action in DRAFT_FACTION:
            seat.choose_faction(DRAFT_FACTION.index(action))
            state.set_bundles(tuple([each for each in state.bundles if each[1] != seat.faction]))
        else:
            seat.draft_palace(DRAFT_PALACE.index(action))
            state.set_palaces(tuple([each for each in state.palaces if each != seat.drafted]), Source.SETUP)


class ClearDraft(Step[State]):
    """What nobody took goes back into the box."""

    def run(self, state: State) -> None:
        state.set_palaces((), Source.SETUP)


class ChooseBonus(Decision[State]):
    """The first round bonus."""

    def legal(self, state: State) -> Sequence[Action]:
        return [BONUS[bonus] for bonus in state.bonus_row]

    def apply(self, state: State, action: Action) -> None:
        state.take_first_bonus(self.seat, action.index - BONUS[0].index)


# --- against the Automa


def _solo() -> list[Decision[State]]:
    stack: list[Decision[State]] = [
        OpenBonuses(),
        ChooseBonus(0),
        AutomaBonus(),
        *[LayBonus() for _ in range(2 + OPEN_BONUSES)],
        ChooseAutomaTerrain(0),
        ChooseAutomaFaction(0),
        ChooseAutomaLevel(0),
        ChooseSoloFaction(0),
        ChooseSoloBoard(0),
    ]
    for _ in range(SOLO_BOARDS):
        stack += [DealSecondFaction(NONE), DealFirstFaction(NONE), LayBoard()]
    return [*stack, LayPalaces(), *[LayPalace() for _ in range(2)]]


class DealFirstFaction(DealFaction):
    """A faction on the card that was just laid out."""

    def apply(self, state: State, action: Action) -> None:
        terrain, _, bonus = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, action.index - DEAL_FACTION[0].index, bonus)))


class DealSecondFaction(DealFaction):
    """And a second one to choose from."""

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (state.bundles[-1][0], action.index - DEAL_FACTION[0].index, NONE)))


class ChooseSoloBoard(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return [CHOOSE[terrain] for terrain, _, _ in state.bundles[::SOLO_FACTIONS]]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        seat.choose_board(action.index - CHOOSE[0].index)
        state.set_bundles(tuple([each for each in state.bundles if each[0] == seat.terrain]))


class ChooseSoloFaction(Decision[State]):
    """One of the two on the chosen card."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DRAFT_FACTION[faction] for _, faction, _ in state.bundles]

    def apply(self, state: State, action: Action) -> None:
        state.seats[self.seat].choose_faction(DRAFT_FACTION.index(action))


class ChooseAutomaLevel(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return AUTOMA_LEVEL

    def apply(self, state: State, action: Action) -> None:
        assert state.automa is not None
        state.automa.be(AUTOMA_LEVEL.index(action), state.automa.faction)


class ChooseAutomaFaction(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return AUTOMA_FACTION

    def apply(self, state: State, action: Action) -> None:
        assert state.automa is not None
        state.automa.be(state.automa.level, AUTOMA_FACTION.index(action))


class ChooseAutomaTerrain(Decision[State]):
    """Any but the own one."""

    def legal(self, state: State) -> Sequence[Action]:
        return [action for terrain, action in enumerate(AUTOMA_TERRAIN) if terrain != state.seats[self.seat].terrain]

    def apply(self, state: State, action: Action) -> None:
        state.seats[-1].choose_board(AUTOMA_TERRAIN.index(action))


class AutomaBonus(Step[State]):
    """The leftmost round bonus."""

    def run(self, state: State) -> None:
        state.take_first_bonus(len(state.seats) - 1, state.bonus_row[0])


# --- what each begins with


class StartingGoods(Step[State]):
    """Of the planning board and of the faction together, with the power of the levels that the first steps enter. What
    is chosen is asked for in turn order."""

    def run(self, state: State) -> None:
        if len(state.seats) == 2 and state.automa is None:
            state.set_neutral_science(neutral_science(state))
        for number in reversed(state.order):
            if not state.is_automa(number):
                _start(state, number)


def _start(state: State, number: int) -> None:
    seat = state.seats[number]
    board, people = seat.board, seat.people
    seat.fill_bowls(*board.bowls)
    seat.ship(board.shipping, Source.SETUP)
    seat.gain(board.start, Origins.SETUP)
    seat.gain(people.start, Origins.SETUP)
    for discipline in range(len(DISCIPLINES)):
        steps = board.each_discipline + people.science[discipline]
        if steps:
            advance(state, number, discipline, steps, Source.SETUP)
    if board.start.books:
        seat.offer("books", board.start.books, Source.SETUP)
        state.pending.append(GainBooks(number, board.start.books))
    if people.any_steps:
        seat.offer("steps", people.any_steps, Source.SETUP)
        state.pending.append(AnySteps(number, people.any_steps))


def neutral_science(state: State) -> tuple[int, ...]:
    """Two players: where the markers of the faction that nobody plays stand for the whole game."""
    levels = [NEUTRAL_LEVEL] * len(DISCIPLINES)
    for number in state.scoring[: ROUNDS - 1]:
        levels[SCORING_TILES[number].discipline] += SCORING_TILES[number].levels
    return tuple(levels)


# --- first buildings


class FirstBuildings(Step[State]):
    """A workshop each in turn order, another each in reverse order, the third building of Omar, the monks' only one.
    The Automa places its two after the first of the human."""

    def run(self, state: State) -> None:
        order = [number for number in state.order if not state.is_automa(number)]
        ordinary = [number for number in order if state.seats[number].faction != Ability.MONKS]
        omar = [number for number in order if state.seats[number].faction == Ability.OMAR]
        monks = [number for number in order if state.seats[number].faction == Ability.MONKS]
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary[::-1] + omar + monks)])
        if state.automa is not None:
            state.pending.append(AutomaBuildings())
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary)])


class FirstBuilding(Decision[State]):
    """Free, on any free home hex; nothing comes of it. Omar places two workshops and a tower in any order."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        free = list(bits(state.lands[seat.terrain] & ~state.occupied()))
        answers: list[Action] = []
        if seat.faction != Ability.MONKS and seat.count(WORKSHOP) < 2:
            answers += [BUILD[h] for h in free]
        if seat.faction == Ability.MONKS or (seat.faction == Ability.OMAR and not seat.count(TOWER)):
            answers += [PLACE[h] for h in free]
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        if action.verb == "build":
            seat.place(WORKSHOP, hex_of(action, BUILD[0]), Source.SETUP)
        elif seat.faction == Ability.MONKS:
            seat.place(UNIVERSITY, hex_of(action, PLACE[0]), Source.SETUP)
        else:
            seat.place(TOWER, hex_of(action, PLACE[0]), Source.SETUP, neutral=True)


class AutomaBuildings(Lay):
    """A card says where."""

    def legal(self, state: State) -> Sequence[Action]:
        return CARD

    def apply(self, state: State, action: Action) -> None:
        first_workshops(state, action.index - CARD[0].index)


class FirstCompetencies(Step[State]):
    """The monks' for their university, and the inventors'."""

    def run(self, state: State) -> None:
        for number in reversed(state.order):
            seat = state.seats[number]
            if not state.is_automa(number) and seat.people.competency:
                state.pending.append(Rewards(number, reward(Reward.COMPETENCY, 1)))


class FirstSpades(Step[State]):
    """Of competencies and of the desert, in turn order; nothing is built with them."""

    def run(self, state: State) -> None:
        for number in reversed(state.order):
            if state.is_automa(number):
                continue
            seat = state.seats[number]
            if seat.board.spades:
                state.pending.append(UseSpades(number, seat.board.spades, OF_THE_DESERT, NONE, 0))
            spades = sum([COMPETENCIES[n].now.spades for n in seat.competencies])
            if spades:
                state.pending.append(UseSpades(number, spades, OF_A_COMPETENCY, NONE, 0))
