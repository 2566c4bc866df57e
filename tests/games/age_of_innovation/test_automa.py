"""The solo game: a human against the Automa. What is known of it comes from a public helper application."""

from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS
from boardwright.games.age_of_innovation.map import NAMES
from boardwright.games.age_of_innovation.state import Automaton, State
from boardwright.games.age_of_innovation.vocabulary import TERRAINS
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw, random_walk
from boardwright.parts.hexgrid import bits


def prepared(level: int = 2, faction: str = "simpletons", terrain: str = "", seed: int = 3, card: str = "1s") -> State:
    """A game up to the human's first turn; the human passes over every choice but those about the Automa."""
    state, random = GAME.new(1, {}), Random(seed)
    while state.round == 0:
        if GAME.waiting(state) == (CHANCE,):
            legal = GAME.legal(state, CHANCE)
            first = GAME.book[f"card {card}"]
            placing = legal[0].verb == "card" and len(legal) == len(CARDS)
            GAME.apply(state, CHANCE, first if placing else draw(GAME, state, random))
            continue
        legal = GAME.legal(state, 0)
        wanted = [str(level), faction, terrain]
        action = next((each for each in legal if each.verb == "automa" and each.args[0] in wanted), legal[0])
        GAME.apply(state, 0, action)
    return state


def automa(state: State) -> Automaton:
    assert state.automa is not None
    return state.automa


def test_the_automa_takes_a_seat_but_scores_are_the_humans() -> None:
    state = prepared()
    assert len(state.seats) == 2 and len(GAME.scores(state)) == 1 and state.map.id == "1-3"


def test_palaces_and_round_bonuses_of_the_solo_game() -> None:
    state = prepared()
    assert len(state.palaces) == 3 and 16 in state.palaces, "palace 17 and one for each of the two"
    assert len(state.bonus_row) == 3 and state.seats[1].bonus >= 0
    assert state.neutral_science == (), "the faction of two players does not play"


def test_three_boards_with_two_factions_each() -> None:
    state, random = GAME.new(1, {}), Random(1)
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, draw(GAME, state, random))
    boards = [action.args[0] for action in GAME.legal(state, 0)]
    assert len(boards) == 3
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert len(GAME.legal(state, 0)) == 2


@pytest.mark.parametrize(("card", "letters"), [("1s", "AB"), ("6s", "CD"), ("14", "EF")])
def test_first_workshops_stand_where_the_letters_say(card: str, letters: str) -> None:
    state = prepared(card=card)
    seat = state.seats[1]
    first, second = [state.map.letters[letter][seat.terrain] for letter in letters]
    assert set(bits(seat.buildings)) == {first, second}
    assert automa(state).marked == 1 << first, "the first is marked"


def test_letters_name_a_hex_of_each_terrain_on_the_map() -> None:
    state = prepared()
    hexes = state.map.letters["A"]
    names = {NAMES[h]: TERRAINS[n] for n, h in enumerate(hexes)}
    assert names == {
        "D4": "desert",
        "D10": "plains",
        "B7": "swamp",
        "B3": "lake",
        "F9": "forest",
        "C4": "mountain",
        "H5": "wasteland",
    }


@pytest.mark.parametrize(("level", "cards"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 8)])
def test_the_deck_of_the_first_round_by_level(level: int, cards: int) -> None:
    deck = automa(prepared(level)).deck
    assert len(deck) == cards
    assert ("3s" in [CARDS[n].id for n in deck]) is (level > 1)
    assert "13" in [CARDS[n].id for n in deck] or level < 5


@pytest.mark.parametrize("faction", AUTOMA_FACTIONS, ids=lambda faction: faction.id)
def test_every_faction_plays_to_the_end(faction: object) -> None:
    assert any(faction is each for each in AUTOMA_FACTIONS)
    state = prepared(4, next(each.id for each in AUTOMA_FACTIONS if each is faction))
    assert state.seats[1].science == AUTOMA_FACTIONS[automa(state).faction].science
    random_walk(GAME, state, Random(5))
    seat = state.seats[1]
    assert not GAME.waiting(state) and seat.points == sum(seat.scored) > 20
    assert seat.coins == seat.tools == sum(seat.books) == 0 and seat.cities == () and seat.competencies == ()


def test_one_card_more_each_round() -> None:
    state, random = prepared(2), Random(2)
    sizes = {}
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        sizes[state.round] = len(automa(state).deck)
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, draw(GAME, state, random) if seat == CHANCE else random.choice(legal))
    assert [sizes[number] for number in range(2, 7)] == [7, 8, 9, 10, 11]


def test_the_human_goes_first_in_round_1() -> None:
    assert prepared().order == (0, 1)


def test_the_human_may_lose() -> None:
    state = prepared(5)
    random_walk(GAME, state, Random(1))
    state.seats[0].points, state.seats[1].points = 10, 90
    assert GAME.winners(state) == []
    state.seats[0].points = 90
    assert GAME.winners(state) == [0], "a tie is shared"


def test_wanderers_score_their_buildings_at_the_end() -> None:
    state = prepared(2, "wanderers")
    random_walk(GAME, state, Random(4))
    seat = state.seats[1]
    assert seat.scored[7] == 2 * seat.buildings.bit_count()


def test_the_automa_scores_nothing_of_the_round_tiles_but_when_passing() -> None:
    state, random = prepared(2), Random(8)
    while state.round == 1 and not state.seats[1].passed:
        assert state.seats[1].scored[0] == 0
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, draw(GAME, state, random) if seat == CHANCE else random.choice(legal))
    assert state.seats[1].scored[0] > 0
