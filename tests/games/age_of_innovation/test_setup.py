"""Rulebook: Preparation; the variant with a draft; two players."""

from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.tiles import FINAL_TILES, PALACES, SCORING_TILES
from boardwright.games.age_of_innovation.state import State
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw
from tests.games.age_of_innovation.tables import Table, alone


def laid_out(players: int, seed: int, **options: str) -> State:
    """A table after everything chance lays out first."""
    state, random = GAME.new(players, options), Random(seed)
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, draw(GAME, state, random))
    return state


@pytest.mark.parametrize(("players", "side"), [(1, "1-3"), (2, "1-3"), (3, "3-5"), (4, "3-5"), (5, "3-5")])
def test_the_side_of_the_map(players: int, side: str) -> None:
    assert GAME.new(players, {}).map.id == side


def test_three_players_may_use_the_small_side_and_nobody_else() -> None:
    assert [GAME.new(players, {"map": "small"}).map.id for players in (2, 3, 4)] == ["1-3", "1-3", "3-5"]


@pytest.mark.parametrize("seed", range(40))
def test_limits_of_the_round_tiles(seed: int) -> None:
    state = laid_out(4, seed)
    tiles = [SCORING_TILES[tile] for tile in state.scoring]
    assert len(set(state.scoring)) == 6
    assert "spade-engineering" not in [tile.id for tile in tiles[4:]]
    for discipline in range(4):
        assert [tile.discipline for tile in tiles[:5]].count(discipline) < 3, "three of a discipline in rounds 1 to 5"
    assert FINAL_TILES[state.final_tile].building not in tiles[5].scores


def test_the_third_tile_of_a_discipline_may_lie_where_the_last_round_has_one() -> None:
    """Law in rounds 6, 5 and 4."""
    state = GAME.new(3, {})
    for tile in ("innovation-law", "guild-law", "workshop-law"):
        GAME.apply(state, CHANCE, GAME.book[f"deal score {tile}"])
    assert [SCORING_TILES[tile].id for tile in state.scoring] == ["workshop-law", "guild-law", "innovation-law"]


def test_the_third_tile_of_a_discipline_is_put_aside_otherwise() -> None:
    state = GAME.new(3, {})
    for tile in ("school-banking", "guild-law", "workshop-law"):
        GAME.apply(state, CHANCE, GAME.book[f"deal score {tile}"])
    assert GAME.book["deal score innovation-law"] not in GAME.legal(state, CHANCE)


def test_a_border_workshop_is_a_workshop_for_the_final_tile() -> None:
    """A3."""
    state = GAME.new(2, {})
    GAME.apply(state, CHANCE, GAME.book["deal score workshop-law"])
    while GAME.legal(state, CHANCE)[0].args[0] == "score":
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[-1])
    assert [action.args[1] for action in GAME.legal(state, CHANCE)] == ["guild", "school"]


@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_innovations_by_number_of_players(players: int, places: int) -> None:
    state = laid_out(players, 1)
    used = [place for place, tile in enumerate(state.display) if tile >= 0]
    assert len(used) == places
    assert (0 in used and 1 in used) is (players in (2, 4)), "the wide places"


@pytest.mark.parametrize("players", range(2, 6))
def test_palaces_and_sets_by_number_of_players(players: int) -> None:
    state = laid_out(players, 1)
    palaces = [PALACES[tile].id for tile in state.palaces]
    assert len(palaces) == players + 2 and "17" in palaces
    assert len(state.bundles) == 7 and len({faction for _, faction, _ in state.bundles}) == 7
    assert len({bonus for _, _, bonus in state.bundles}) == 7 and len(state.bonus_row) == 3


def test_sets_are_chosen_in_reverse_order() -> None:
    state = laid_out(3, 1)
    chosen = []
    while len(GAME.waiting(state)) and GAME.legal(state, GAME.waiting(state)[0])[0].verb == "choose":
        chosen.append(GAME.waiting(state)[0])
        GAME.apply(state, chosen[-1], GAME.legal(state, chosen[-1])[0])
    assert chosen == [2, 1, 0]


def test_open_bonuses_bear_a_coin() -> None:
    table = Table("desert felines A4 D4", "forest moles C5 D6")
    assert [table.state.bonus_coins[bonus] for bonus in table.state.bonus_row] == [1, 1, 1]


# --- the draft


def drafted(players: int, seed: int = 3) -> State:
    return laid_out(players, seed, setup="draft")


@pytest.mark.parametrize("players", range(2, 6))
def test_what_lies_out_for_a_draft(players: int) -> None:
    state = drafted(players)
    assert len([1 for terrain, _, _ in state.bundles if terrain >= 0]) == 6
    assert len([1 for _, faction, _ in state.bundles if faction >= 0]) == players + 1
    assert len(state.palaces) == players + 1 and "17" not in [PALACES[tile].id for tile in state.palaces]
    assert len(state.bonus_row) == players + 3


def test_a_draft_goes_round_three_times_and_bonuses_back() -> None:
    state = drafted(3)
    asked, kinds = [], []
    while GAME.legal(state, GAME.waiting(state)[0])[0].verb in ("draft", "bonus"):
        seat = GAME.waiting(state)[0]
        action = GAME.legal(state, seat)[-1]
        asked.append(seat)
        kinds.append(action.verb)
        GAME.apply(state, seat, action)
    assert asked == [0, 1, 2] * 3 + [2, 1, 0]
    assert kinds == ["draft"] * 9 + ["bonus"] * 3
    assert all(seat.terrain >= 0 and seat.faction >= 0 and seat.drafted >= 0 for seat in state.seats)
    assert state.palaces == () and len(state.bonus_row) == 3


def test_one_of_each_kind_is_drafted() -> None:
    state = drafted(2)
    first = next(action for action in GAME.legal(state, 0) if action.args[0].startswith("palace"))
    GAME.apply(state, 0, first)
    GAME.apply(state, 1, GAME.legal(state, 1)[0])
    assert not [action for action in GAME.legal(state, 0) if action.args[0].startswith("palace")]


# --- what one begins with

STARTS = {
    "desert": ("15c 3t 0s", "5/7/0"),
    "plains": ("15c 3t 0s", "5/7/0"),
    "swamp": ("15c 3t 1s", "3/9/0"),
    "lake": ("15c 3t 0s", "5/7/0"),
    "forest": ("15c 3t 0s", "4/8/0"),
    "mountain": ("15c 3t 0s", "5/7/0"),
    "wasteland": ("15c 4t 0s", "5/7/0"),
}
HOMES = {
    "desert": "D4 C8",
    "plains": "B8 E7",
    "swamp": "B4 E6",
    "lake": "B3 E8",
    "forest": "C5 D6",
    "mountain": "C4 D9",
    "wasteland": "D3 E10",
}
# Two workshops bring two tools, the board one; the round bonus six coins. The mountain brings two coins more.
INCOME = {"mountain": (8, 3)}


@pytest.mark.parametrize("terrain", STARTS)
def test_starting_goods_of_every_board(terrain: str) -> None:
    rival = "swamp" if terrain != "swamp" else "lake"
    table = Table(
        f"{terrain} inventors {HOMES[terrain]}",
        f"{rival} monks {HOMES[rival].split()[0]}",
        answers=_answers(terrain),
        bonuses="coins power-and-coins",
    )
    goods, bowls = STARTS[terrain]
    coins, tools = INCOME.get(terrain, (6, 3))
    start = {part[-1]: int(part[:-1]) for part in goods.split()}
    seat = table.seat(1)
    assert (seat.coins, seat.tools, seat.scholars) == (start["c"] + coins, start["t"] + tools, start["s"])
    assert sum((seat.bowls.one, seat.bowls.two, seat.bowls.three)) == 12 and seat.points == 20 and bowls


def _answers(terrain: str) -> list[str]:
    book = ["book law"] if terrain == "wasteland" else []
    return [*book, "competency power-action", "competency power-action"]


def test_board_and_faction_add_up_and_levels_bring_power() -> None:
    """Forest navigators reach law 4: the level 3 brings a power at once."""
    table = alone("forest navigators H7 H10")
    assert table.seat(2).science == (1, 4, 1, 1)
    assert table.bowls(2) == "0/11/1", "4/8/0, a power of level 3, four of the round bonus"


def test_the_lake_begins_with_shipping_1_without_a_reward() -> None:
    table = alone("lake felines H8 I6")
    assert table.seat(2).shipping == 1 and table.scored(2, "tracks") == 0


def test_wasteland_chooses_a_book_and_lizards_two_steps() -> None:
    table = Table(
        "wasteland lizards B5 A10", "forest felines H7 H10", answers=["step law", "step medicine", "book law"]
    )
    assert table.seat(1).science == (0, 1, 0, 1) and table.seat(1).books == (0, 1, 0, 0)


def test_lizards_may_take_both_steps_in_one_discipline() -> None:
    table = Table("desert lizards D4 C8", "forest felines H7 H10", answers=["step law", "step law"])
    assert table.seat(1).science == (0, 2, 0, 0)


# --- first buildings


def test_first_workshops_forth_and_back() -> None:
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    moves = [move for move in table.record.moves if move.action.verb == "build"]
    assert [move.seat for move in moves] == [0, 1, 2, 2, 1, 0]


def test_omar_places_a_third_building_and_monks_their_only_one_last() -> None:
    table = Table("desert monks D4", "forest omar H7 H10 place=D6", answers=["competency power-action"])
    assert table.built(2, "tower") == ["D6"] and table.built(1, "university") == ["D4"]
    moves = [move for move in table.record.moves if move.action.verb in ("build", "place")]
    assert [(move.seat, move.action.verb) for move in moves] == [(1, "build"), (1, "build"), (1, "place"), (0, "place")]


def test_omar_may_place_the_tower_first() -> None:
    table = Table("desert felines D4 C8", "forest omar place=D6 H7 build=H10")
    assert table.built(2, "tower") == ["D6"] and table.built(2, "workshop") == ["H7", "H10"]


def test_first_buildings_bring_neither_points_nor_power() -> None:
    """A7, A8: side by side, in a round that scores workshops."""
    table = Table(
        "wasteland navigators I3 I10", "mountain felines I5 I11", scoring="workshop-law", answers=["book law"]
    )
    assert table.seat(1).points == table.seat(2).points == 20


def test_monks_and_inventors_take_a_competency_with_its_place() -> None:
    table = Table(
        "desert monks D4",
        "forest inventors H7 H10",
        competencies="vp-and-coins annexes pass-cities tower",
        answers=["competency vp-and-coins", "competency annexes"],
    )
    assert table.seat(1).science == (3, 1, 0, 0), "1 law at the start, 3 steps of banking in the top row"
    assert table.level(2, "law") == 1 + 3 and table.seat(2).annexes == 2
    assert table.scored(1, "competencies") == 3, "its income comes in round 1"


def test_the_spade_of_the_desert_is_used_without_building() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10", answers=["dig D3"])
    assert table.terrain("D3") == "desert" and table.built(1, "workshop") == ["C8", "D4"]


def test_spades_of_a_competency_in_the_preparation() -> None:
    """A11: nothing is bought for them. A desert inventor has three in all."""
    table = Table(
        "desert inventors D4 C8",
        "forest moles H7 H10",
        competencies="two-spades",
        answers=["competency two-spades", "dig D3", "dig C4", "to wasteland"],
    )
    assert table.terrain("D3") == "desert" and table.terrain("C4") == "wasteland"
    assert table.seat(1).tools == 3 + 3


def test_a_tower_in_the_preparation_is_placed_at_once() -> None:
    """A10: spades for it may be bought; nobody is offered power."""
    table = Table(
        "desert inventors D4 C8", "forest moles D6 H10", competencies="tower", answers=["competency tower", "place D3"]
    )
    assert table.built(1, "tower") == ["D3"] and table.seat(1).points == 20


# --- two players


def test_the_faction_that_nobody_plays() -> None:
    """The example of the rulebook: a tile of one banking and a tile of three law move its markers by 1 and 3."""
    table = Table(
        "desert felines D4 C8",
        "forest moles H7 H10",
        scoring="school-banking guild-law track-engineering city-engineering palace-university-medicine",
    )
    assert table.state.neutral_science == (2 + 1, 2 + 3, 2 + 3 + 4, 2 + 2)
    assert table.state.slots.count(-2) == 4, "a scholar on a slot of each discipline"


def test_the_territory_is_turned_up_in_round_6() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    while table.waiting() != "chance":
        table._quiet_move()
    assert table.state.round == 6 and table.state.territory == 0
    table.play("chance: territory 14")
    assert table.state.territory == 14


def test_more_players_have_no_such_faction() -> None:
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    assert table.state.neutral_science == () and -2 not in table.state.slots
