"""Rulebook: Preparation; Placing the first buildings; Choosing the first bonus card."""

from typing import Any

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.vocabulary import TERRAINS
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.observation import observation
from tests.games.terra_mystica.tables import Table


def waits_for(state: State) -> int:
    return GAME.waiting(state)[0]


def texts(state: State) -> list[str]:
    return [action.text for action in GAME.legal(state, waits_for(state))]


def answer(state: State, *moves: str) -> None:
    for move in moves:
        GAME.apply(state, waits_for(state), GAME.book.parse(move))


def dealt(players: int = 2, **options: str) -> State:
    """The first answers of chance: tiles and cards lie out."""
    state = GAME.new(players, options)
    while texts(state)[0].split()[0] in ("score", "card"):
        answer(state, texts(state)[0])
    return state


def chosen(*factions: str) -> State:
    """Up to the first dwelling."""
    state = dealt(len(factions))
    answer(state, *[f"faction {name}" for name in factions])
    return state


def test_a_game_is_for_two_to_five() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]


# --- round tiles and bonus cards


def test_the_spade_tile_never_lies_in_rounds_5_and_6() -> None:
    """The tile of round 6 is drawn first; a spade tile drawn for 6 or 5 is put aside and shuffled in again."""
    state = GAME.new(2, {})
    for round in (6, 5, 4):
        assert ("score SCORE1" in texts(state)) == (round == 4)
        answer(state, next(text for text in texts(state) if text != "score SCORE1"))
    answer(state, "score SCORE1")
    assert state.scoring[0] == 0 and len(state.scoring) == 4


def test_a_round_tile_lies_once() -> None:
    state = GAME.new(2, {})
    answer(state, "score SCORE3")
    assert "score SCORE3" not in texts(state)


def test_the_first_tile_drawn_is_that_of_round_6() -> None:
    state = GAME.new(2, {})
    answer(state, *[f"score SCORE{n}" for n in (3, 4, 5, 6, 7, 8)])
    assert [tile + 1 for tile in state.scoring] == [8, 7, 6, 5, 4, 3]


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_three_more_bonus_cards_than_players_are_in_the_game(players: int, cards: int) -> None:
    state = dealt(players)
    assert len([coins for coins in state.bonus_coins if coins == 0]) == cards


def test_promo_pieces_come_only_when_asked_for() -> None:
    plain, promo = GAME.new(2, {}), GAME.new(2, {"promo": "all"})
    assert "score SCORE9" not in texts(plain) and "score SCORE9" in texts(promo)
    assert plain.towns == [2, 2, 2, 2, 2, 0, 0, 0] and promo.towns == [2, 2, 2, 2, 2, 1, 2, 1]
    answer(plain, *[f"score SCORE{n}" for n in range(3, 9)])
    answer(promo, *[f"score SCORE{n}" for n in range(3, 9)])
    assert "card BON10" not in texts(plain) and "card BON10" in texts(promo)


# --- factions


def test_factions_are_chosen_in_turn_and_a_colour_only_once() -> None:
    state = dealt(3)
    assert waits_for(state) == 0 and len(texts(state)) == 14
    answer(state, "faction alchemists")
    assert waits_for(state) == 1
    assert "faction darklings" not in texts(state) and len(texts(state)) == 12
    answer(state, "faction auren")
    assert waits_for(state) == 2
    assert not {"faction auren", "faction witches"} & set(texts(state))


def test_colours_may_be_dealt_and_one_of_the_two_factions_of_a_board_is_chosen() -> None:
    """A dwelling of each colour is dealt at random; everybody then chooses a side of the board of that colour."""
    state = dealt(2, factions="random")
    assert waits_for(state) == CHANCE and len(texts(state)) == 7
    answer(state, "colour wasteland")
    assert waits_for(state) == CHANCE and "colour wasteland" not in texts(state) and len(texts(state)) == 6
    answer(state, "colour desert")
    assert waits_for(state) == 0 and texts(state) == ["faction chaosmagicians", "faction giants"]
    answer(state, "faction giants")
    assert waits_for(state) == 1 and texts(state) == ["faction fakirs", "faction nomads"]
    answer(state, "faction fakirs")
    assert [seat.faction.id for seat in state.seats] == ["giants", "fakirs"]


def test_everybody_sees_the_colours_that_were_dealt() -> None:
    state = dealt(2, factions="random")
    answer(state, "colour swamp")
    answer(state, "colour lakes")
    seen: Any = GAME.view(state, None)
    assert [(seat["colour"], seat["faction"]) for seat in seen["seats"]] == [("swamp", None), ("lakes", None)]
    assert observation(GAME).encode(state, 0) != observation(GAME).encode(state, 1)


def test_example_of_the_start_of_the_witches() -> None:
    """3 workers and 15 coins, 7 power in bowl II and 5 in bowl I, 2 steps in air."""
    witches = chosen("witches", "nomads").seats[0]
    assert (witches.coins, witches.workers, witches.priests, witches.points) == (15, 3, 0, 20)
    assert (witches.bowls.one, witches.bowls.two, witches.bowls.three) == (5, 7, 0)
    assert witches.cults == (0, 0, 0, 2)


def test_example_of_the_first_cult_steps() -> None:
    state = chosen("nomads", "halflings", "witches", "mermaids")
    assert [seat.cults for seat in state.seats] == [(1, 0, 1, 0), (0, 0, 1, 1), (0, 0, 0, 2), (0, 2, 0, 0)]


def test_only_mermaids_begin_with_shipping_1() -> None:
    state = chosen("mermaids", "witches", "fakirs", "dwarves")
    assert [seat.shipping for seat in state.seats] == [1, 0, 0, 0]


# --- first dwellings


def test_dwellings_are_placed_in_turn_order_and_then_in_reverse() -> None:
    state = chosen("witches", "giants", "mermaids")
    asked = []
    while texts(state)[0].startswith("build"):
        asked.append(waits_for(state))
        answer(state, texts(state)[0])
    assert asked == [0, 1, 2, 2, 1, 0]


def test_nomads_place_a_third_and_chaos_magicians_their_only_one_at_last() -> None:
    state = chosen("chaosmagicians", "nomads", "witches")
    asked = []
    while texts(state)[0].startswith("build"):
        asked.append(waits_for(state))
        answer(state, texts(state)[0])
    assert asked == [1, 2, 2, 1, 1, 0]
    assert [seat.count(0) for seat in state.seats] == [1, 3, 2]


def test_first_dwellings_stand_on_free_home_terrain_anywhere() -> None:
    state = chosen("witches", "giants")
    forests = [text.split()[1] for text in texts(state)]
    assert forests == ["A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"]
    answer(state, "build C3", "build D4", "build D6")
    assert "build C3" not in texts(state) and len(texts(state)) == 10


def test_first_dwellings_cost_nothing_and_offer_no_power() -> None:
    """C11"""
    state = chosen("witches", "giants")
    answer(state, "build C3", "build D4")
    assert waits_for(state) == 1 and texts(state)[0].startswith("build")
    assert state.offers == () and (state.seats[1].coins, state.seats[1].workers) == (15, 3)
    assert state.seats[0].points == 20 and state.terrain[0] == TERRAINS.index("plains")


# --- first bonus cards


def test_the_last_player_takes_the_first_bonus_card() -> None:
    state = chosen("witches", "giants", "mermaids")
    while texts(state)[0].startswith("build"):
        answer(state, texts(state)[0])
    asked = []
    while state.round == 0:
        asked.append(waits_for(state))
        answer(state, texts(state)[0])
    assert asked == [2, 1, 0]


def test_a_coin_lies_on_each_card_that_is_left() -> None:
    table = Table("witches C3 F4", "giants D4 D6", cards="BON3 BON8 BON5 BON2 BON6")
    assert {card + 1: coins for card, coins in enumerate(table.state.bonus_coins) if coins >= 0} == {2: 1, 5: 1, 6: 1}


def test_the_first_income_comes_on_top_of_the_start() -> None:
    """Witches with two dwellings and 6 coins of the card: 15 + 6 coins, 3 + 3 workers."""
    table = Table("witches C3 F4", "giants D4 D6", cards="BON3 BON8")
    assert table.has(1) == "20vp 21c 6w 0p 5/7/0"
    assert table.waiting() == 1


# --- the first game


FIRST_GAME = {
    2: ({"witches": "C3 F4", "nomads": "E8 F3 I7"}, "1 3 4 5 6"),
    3: ({"witches": "E9 F4", "nomads": "F3 G4 I7", "alchemists": "E5 G5"}, "1 3 4 5 6 8"),
    4: (
        {"witches": "E9 F4", "nomads": "D3 E8 I7", "halflings": "E6 F5", "mermaids": "D5 E4"},
        "1 2 3 4 5 6 8",
    ),
    5: (
        {
            "witches": "C3 E9",
            "nomads": "A5 D3 I7",
            "halflings": "E6 F5",
            "mermaids": "E4 H4",
            "giants": "D4 D7",
        },
        "1 2 3 4 5 6 7 8",
    ),
}


@pytest.mark.parametrize("players", FIRST_GAME)
def test_the_first_game_is_laid_out(players: int) -> None:
    """A14"""
    state = GAME.new(players, {"factions": "first-game"})
    table = Table.__new__(Table)
    table.state = state
    dwellings, cards = FIRST_GAME[players]
    assert {seat.faction.id: " ".join(table.built(n, "dwelling")) for n, seat in enumerate(state.seats, 1)} == dwellings
    assert " ".join(str(card + 1) for card, coins in enumerate(state.bonus_coins) if coins == 0) == cards
    assert [tile + 1 for tile in state.scoring] == [5, 7, 1, 6, 4, 8]
    assert waits_for(state) == players - 1 and texts(state)[0].startswith("pass BON")  # cards are still chosen
