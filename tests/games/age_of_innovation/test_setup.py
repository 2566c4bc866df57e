"""Rulebook: Preparation; the variant with a draft; two players."""

from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.factions import FACTIONS
from boardwright.games.age_of_innovation.content.tiles import FINAL_TILES, PALACES, SCORING_TILES
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.vocabulary import TERRAINS
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


def test_the_tile_of_spades_comes_after_the_two_upper_places_are_filled() -> None:
    """Aside while rounds 6 and 5 are filled, then among the others again (A1)."""
    state = GAME.new(3, {})
    offered = []
    for tile in ("school-banking", "guild-law", "workshop-law", "science-medicine"):
        offered.append(GAME.book["deal score spade-engineering"] in GAME.legal(state, CHANCE))
        GAME.apply(state, CHANCE, GAME.book[f"deal score {tile}"])
    assert offered == [False, False, True, True]


def test_a_third_tile_put_aside_stays_aside() -> None:
    """A2: every later place is one of rounds 1 to 5 too."""
    state = GAME.new(3, {})
    for tile in ("school-banking", "guild-law", "workshop-law", "science-medicine", "guild-medicine"):
        GAME.apply(state, CHANCE, GAME.book[f"deal score {tile}"])
    last = {action.args[1] for action in GAME.legal(state, CHANCE)}
    assert not {"innovation-law", "palace-university-medicine"} & last
    assert {"workshop-banking", "spade-engineering"} <= last


@pytest.mark.parametrize(
    ("last", "finals"),
    [
        ("workshop-law", ["guild", "school"]),
        ("guild-medicine", ["workshop", "school", "edge-workshop"]),
        ("school-banking", ["workshop", "guild", "edge-workshop"]),
        ("palace-university-banking", ["workshop", "guild", "school", "edge-workshop"]),
        ("innovation-law", ["workshop", "guild", "school", "edge-workshop"]),
    ],
)
def test_the_final_tile_shows_another_building_than_round_6(last: str, finals: list[str]) -> None:
    """A3: a workshop on the border is a workshop."""
    state = GAME.new(2, {})
    GAME.apply(state, CHANCE, GAME.book[f"deal score {last}"])
    while GAME.legal(state, CHANCE)[0].args[0] == "score":
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[-1])
    assert [action.args[1] for action in GAME.legal(state, CHANCE)] == finals


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


def test_a_set_is_taken_whole() -> None:
    """The example of the rulebook: the card with the desert brings the yellow board, whose home is the desert; the
    faction and the round bonus beside it come too, and with the last choice the other sets leave the game (A16)."""
    state = laid_out(2, 1)
    desert = next(bundle for bundle in state.bundles if TERRAINS[bundle[0]] == "desert")
    GAME.apply(state, 1, GAME.book["choose desert"])
    seat = state.seats[1]
    assert seat.board.id == "desert" and (seat.terrain, seat.faction, seat.bonus) == desert
    assert GAME.book["choose desert"] not in GAME.legal(state, 0) and len(GAME.legal(state, 0)) == 6
    left = [bonus for _, _, bonus in state.bundles]
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert state.bundles == () and len(state.bonus_row) == 3
    assert len(set(left) & {*state.bonus_row, state.seats[0].bonus}) == 1, "players and three bonuses are in play"


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


def test_kinds_are_drafted_in_any_order() -> None:
    """One begins with a palace, the other with a faction; what one took the other cannot have (A17)."""
    state = drafted(2)
    palace = next(action for action in GAME.legal(state, 0) if action.args[0].startswith("palace"))
    factions = [f"draft {FACTIONS[faction].id}" for _, faction, _ in state.bundles if faction >= 0]
    GAME.apply(state, 0, palace)
    assert palace not in GAME.legal(state, 1)
    GAME.apply(state, 1, GAME.book[factions[0]])
    GAME.apply(state, 0, GAME.book[factions[1]])
    assert [action.text for action in GAME.legal(state, 1) if action.text in factions] == []
    boards = [action for action in GAME.legal(state, 1) if action.args[0] in TERRAINS]
    assert len(boards) == 6
    GAME.apply(state, 1, boards[0])
    assert {action.args[0] for action in GAME.legal(state, 0)} <= set(TERRAINS) - {boards[0].args[0]}


def test_after_a_draft_the_open_bonuses_bear_a_coin_and_the_rest_is_gone() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10", setup="draft", palaces="12 8")
    assert [table.state.bonus_coins[bonus] for bonus in table.state.bonus_row] == [1, 1, 1]
    assert table.state.palaces == () and table.state.bundles == ()
    assert table.seat(1).bonus not in table.state.bonus_row and table.state.neutral_science != ()


def test_the_drafted_palace_is_the_one_that_is_built() -> None:
    """No choice, no palace 17; before it is built it does nothing (A117)."""
    table = Table("forest philosophers H7 H10", "desert felines D4 C8", setup="draft", palaces="12 8")
    table.put(1, "guild", "H10")
    table.turn_to("H8 I7", "forest")
    table.rich(1)
    table.act(1, "build H8")
    assert table.scored(1, "palace") == 0, "palace 12 would score workshops"
    table.act(2, f"pass {table.may(2, 'pass')[0]}")
    table.play("1: upgrade H10 palace")
    assert table.built(1, "palace") == ["H10"] and table.may(1, "palace") == []
    table.finish()
    table.act(1, "build I7")
    assert table.scored(1, "palace") == 2


def test_income_of_a_drafted_palace_comes_when_it_stands() -> None:
    table = Table("forest philosophers H7 H10", "desert felines D4 C8", setup="draft", palaces="10 8")
    assert table.seat(1).coins == 15 + 6, "of the round bonus; the palace brings nothing yet"
    table.put(1, "guild", "H10")
    table.stocks(1, "6c 4t 0+0+0+0")
    table.act(1, "upgrade H10 palace", "book law", "book law")
    assert table.seat(1).books == (0, 2, 0, 0) and table.seat(1).palace >= 0 and table.seat(1).drafted < 0


def test_a_draft_on_the_small_side_for_three() -> None:
    table = Table("forest moles H7 H10", "desert felines D4 C8", "lake omar B3 E8 place=F3", setup="draft", map="small")
    assert table.state.map.id == "1-3" and table.order() == [1, 2, 3]


# --- what one begins with

# Coins, tools, scholars; bowls; levels in every discipline; shipping.
STARTS = {
    "desert": ((15, 3, 0), "5/7/0", 0, 0),
    "plains": ((15, 3, 0), "5/7/0", 0, 0),
    "swamp": ((15, 3, 1), "3/9/0", 0, 0),
    "lake": ((15, 3, 0), "5/7/0", 0, 1),
    "forest": ((15, 3, 0), "4/8/0", 1, 0),
    "mountain": ((15, 3, 0), "5/7/0", 0, 0),
    "wasteland": ((15, 4, 0), "5/7/0", 0, 0),
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


@pytest.mark.parametrize("terrain", STARTS)
def test_starting_goods_of_every_board(terrain: str) -> None:
    """With inventors, who bring nothing of their own."""
    rival = "swamp monks B4" if terrain != "swamp" else "lake monks B3"
    answers = ["book law"] if terrain == "wasteland" else []
    table = Table(f"{terrain} inventors {HOMES[terrain]}", rival, answers=answers, until="FirstBuilding")
    goods, bowls, level, shipping = STARTS[terrain]
    seat = table.seat(1)
    assert (seat.coins, seat.tools, seat.scholars) == goods and table.bowls(1) == bowls
    assert seat.science == (level,) * 4 and seat.shipping == shipping and seat.points == 20
    assert seat.books == ((0, 1, 0, 0) if terrain == "wasteland" else (0, 0, 0, 0))
    assert seat.scholars_sent == 0 and seat.bridges == 3


@pytest.mark.parametrize("terrain", STARTS)
def test_the_first_income_of_every_board(terrain: str) -> None:
    """Two workshops bring two tools and the board one; the mountain two coins more; the round bonus six."""
    rival = "swamp felines B4 E6" if terrain != "swamp" else "lake felines B3 E8"
    table = Table(f"{terrain} philosophers {HOMES[terrain]}", rival, bonuses="coins power-and-coins")
    (coins, tools, scholars), *_ = STARTS[terrain]
    seat = table.seat(1)
    more = 2 if terrain == "mountain" else 0
    assert (seat.coins, seat.tools, seat.scholars) == (coins + 6 + more, tools + 3, scholars)


# Levels of banking, law, engineering and medicine; tools besides the board's; bowls.
FACTION_STARTS = {
    "blessed": ((1, 1, 1, 1), 0, "5/7/0"),
    "felines": ((1, 0, 0, 1), 0, "5/7/0"),
    "goblins": ((1, 0, 1, 0), 1, "5/7/0"),
    "illusionists": ((0, 0, 0, 2), 0, "5/7/0"),
    "inventors": ((0, 0, 0, 0), 0, "5/7/0"),
    "lizards": ((0, 1, 0, 1), 0, "5/7/0"),
    "moles": ((0, 0, 2, 0), 0, "5/7/0"),
    "monks": ((0, 1, 0, 0), 0, "5/7/0"),
    "navigators": ((0, 3, 0, 0), 0, "4/8/0"),
    "omar": ((1, 0, 1, 0), 0, "5/7/0"),
    "philosophers": ((2, 0, 0, 0), 0, "5/7/0"),
    "psychics": ((1, 0, 0, 1), 1, "5/7/0"),
}


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("faction", FACTION_STARTS)
def test_the_start_of_every_faction(faction: str, edition: str) -> None:
    """The example of the rulebook: two signs of engineering, so the moles begin on level 2 of it. Level 3 of law brings
    the navigators their power now (A6)."""
    rival = "forest felines H7 H10" if faction != "felines" else "forest moles H7 H10"
    answers = ["step law", "step medicine"] if faction == "lizards" else []
    table = Table(f"desert {faction} D4 C8", rival, answers=answers, edition=edition, until="FirstBuilding")
    science, tools, bowls = FACTION_STARTS[faction]
    seat = table.seat(1)
    assert seat.science == science and table.bowls(1) == bowls
    assert (seat.coins, seat.tools, seat.scholars, seat.books) == (15, 3 + tools, 0, (0, 0, 0, 0))


def test_board_and_faction_add_up_and_levels_bring_power() -> None:
    """Forest navigators reach law 4: the level 3 brings a power at once."""
    table = alone("forest navigators H7 H10")
    assert table.seat(2).science == (1, 4, 1, 1)
    assert table.bowls(2) == "0/11/1", "4/8/0, a power of level 3, four of the round bonus"


def test_the_lake_begins_with_shipping_1_without_a_reward() -> None:
    table = alone("lake felines H8 I6")
    assert table.seat(2).shipping == 1 and table.scored(2, "tracks") == 0


def test_wasteland_chooses_a_book_and_lizards_two_steps() -> None:
    """A5: before the first buildings."""
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


def test_first_buildings_stand_on_free_hexes_of_the_own_terrain() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10", until="FirstBuilding")
    homes = ["A4", "C8", "C11", "D4", "E9", "F11", "H3", "H6", "I9"]
    assert table.legal(1) == [f"build {hex}" for hex in homes]
    table.play("1: build D4", "2: build H7", "2: build H10")
    assert table.legal(1) == [f"build {hex}" for hex in homes if hex != "D4"]


def test_omar_before_monks_whoever_comes_first() -> None:
    """A18: workshops of all, the third building of Omar, the monks."""
    table = Table(
        "desert monks D1",
        "lake omar A3 A9 place=C2",
        "forest felines A1 B4",
        answers=["competency power-action"],
    )
    moves = [(m.seat + 1, m.action.verb) for m in table.record.moves if m.action.verb in ("build", "place")]
    assert moves == [(2, "build"), (3, "build"), (3, "build"), (2, "build"), (2, "place"), (1, "place")]


def test_first_buildings_bring_neither_points_nor_power() -> None:
    """A7, A8: side by side, in a round that scores workshops."""
    table = Table(
        "wasteland navigators I3 I10", "mountain felines I5 I11", scoring="workshop-law", answers=["book law"]
    )
    assert table.seat(1).points == table.seat(2).points == 20
    assert table.seat(1).coins == 15 + 6, "and the navigators no coin: only the round bonus"


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


def test_the_spade_of_the_desert_may_be_given_up_and_goes_no_further_than_a_step() -> None:
    """A11, A12: nothing is bought. C4, mountain, is two spades away and stops on the way."""
    table = Table("desert felines D4 C8", "forest moles H7 H10", until="UseSpades")
    assert "drop spades" in table.legal(1) and table.may(1, "build") == []
    table.play("1: dig C4")
    assert table.terrain("C4") == "wasteland" and table.seat(1).tools == 3 + 3


def test_reach_in_the_preparation_is_that_of_the_board() -> None:
    """A13: the ferry of a round bonus belongs to the action phase."""
    ferry = Table("desert felines D4 C8", "forest moles H7 H10", bonuses="river-workshop coins", until="UseSpades")
    plain = Table("desert felines D4 C8", "forest moles H7 H10", bonuses="coins river-workshop", until="UseSpades")
    assert ferry.may(1, "dig") == plain.may(1, "dig")


def test_goblins_gain_coins_for_the_spade_of_the_preparation() -> None:
    """A7: but no points, though round 1 scores spades."""
    table = Table("desert goblins D4 C8", "forest moles H7 H10", scoring="spade-engineering", answers=["dig D3"])
    assert table.seat(1).coins == 15 + 2 + 6 and table.seat(1).points == 20


def test_competencies_of_the_preparation_in_turn_order_and_then_spades() -> None:
    """A9: inventors before monks here, as in turn order; the spades of both come after both have chosen, and that of
    the desert then."""
    table = Table(
        "swamp inventors B4 E6",
        "desert monks D4",
        competencies="two-spades",
        answers=["competency two-spades", "competency two-spades", "drop spades"],
    )
    asked = [(m.seat + 1, m.action.verb) for m in table.record.moves if m.action.verb in ("competency", "drop", "dig")]
    assert asked == [(1, "competency"), (2, "competency"), (1, "drop"), (2, "drop"), (2, "drop")]


def with_two_spades(player: str) -> Table:
    """The player on seat 1 has taken the competency with two spades in the preparation and is asked for them."""
    return Table(
        player,
        "forest moles H7 H10",
        competencies="two-spades",
        answers=["competency two-spades"],
        until="UseSpades",
    )


@pytest.mark.parametrize(("player", "income"), [("swamp inventors B4 E6", 3), ("swamp monks B4", 1)])
def test_missing_spades_of_a_competency_may_be_bought_in_the_preparation(player: str, income: int) -> None:
    """A11: B5, wasteland, is three spades away. Only workshops are forbidden."""
    table = with_two_spades(player)
    assert table.may(1, "build") == []
    table.play("1: dig B5")
    assert table.may(1, "to") == ["desert", "plains", "swamp"]
    table.play("1: to swamp")
    assert table.terrain("B5") == "swamp" and table.state.round == 1 and table.seat(1).tools == 3 - 3 + income


def test_the_spades_of_a_competency_make_a_first_hex_home_in_the_preparation_too() -> None:
    """A12: then what is left goes to other hexes, without buying more, or is given up."""
    table = with_two_spades("swamp inventors B4 E6")
    table.play("1: dig A5")
    assert table.terrain("A5") == "swamp" and "drop spades" in table.legal(1) and table.may(1, "build") == []
    table.play("1: dig B5")
    assert table.terrain("B5") == "desert" and table.state.round == 1
    table = with_two_spades("swamp inventors B4 E6")
    table.play("1: dig B5", "1: to desert")
    assert table.state.round == 1, "stopped on the way: the other spade is lost"


def test_a_desert_inventor_has_the_spade_of_the_board_besides_those_of_the_competency() -> None:
    """A11: nothing is bought for it."""
    table = with_two_spades("desert inventors D4 C8")
    table.play("1: dig D3", "1: dig B8")
    assert table.terrain("D3") == table.terrain("B8") == "desert" and "drop spades" in table.legal(1)
    table.play("1: dig C5")
    assert table.terrain("C5") == "mountain" and table.state.round == 1 and table.built(1, "workshop") == ["C8", "D4"]


def test_the_spades_of_a_competency_come_before_the_spade_of_the_desert() -> None:
    """A9: as the competency comes before all spades. So that of the desert may finish what they left on the way: B7 is
    two spades away, of which one is used for it."""
    table = with_two_spades("desert inventors D4 C8")
    table.play("1: dig B7")
    assert table.may(1, "to") == ["plains", "desert"], "the two of the competency first"
    table.play("1: to plains", "1: dig B7")
    assert table.terrain("B7") == "desert" and table.state.round == 1


def test_a_tower_in_the_preparation_is_placed_at_once() -> None:
    """A10: spades for it may be bought."""
    table = Table(
        "desert inventors D4 C8", "forest moles D6 H10", competencies="tower", answers=["competency tower", "place D3"]
    )
    assert table.built(1, "tower") == ["D3"] and table.seat(1).points == 20


def tower_beside_felines() -> Table:
    """The tower of the inventors' competency is about to be placed, on D3 beside the felines' workshop."""
    return Table(
        "desert inventors D4 C8",
        "plains felines C3 I4",
        competencies="tower",
        answers=["competency tower"],
        until="PlaceNeutral",
    )


def test_a_tower_in_the_preparation_counts_as_building_for_the_power_of_others() -> None:
    """A10: 1 power for the workshop beside it, at once, for nothing. It scores nothing."""
    table = tower_beside_felines()
    bowls = table.seat(2).bowls
    one, two = bowls.one, bowls.two
    table.play("1: place D3")
    assert table.legal(2) == ["take 1", "decline"]
    table.play("2: take 1")
    bowls = table.seat(2).bowls
    assert (bowls.one, bowls.two) == (one - 1, two + 1) and table.seat(1).points == table.seat(2).points == 20
    assert table.asked() == 1 and "drop spades" in table.legal(1), "the spade of the desert comes after that"


@pytest.mark.parametrize(
    ("builder", "neighbour", "offered"),
    [("desert inventors D4 C8", "plains monks C3", 3), ("desert monks D4", "plains inventors C3 I4", 1)],
)
def test_a_tower_in_the_preparation_is_offered_before_the_next_competency_is_taken(
    builder: str, neighbour: str, offered: int
) -> None:
    """A10: on D3, beside the university of monks or a workshop of inventors."""
    answers = ["competency tower", "place D3"]  # the monks have no other place for it
    table = Table(builder, neighbour, competencies="tower annexes", answers=answers, until="TakePower")
    assert table.built(1, "tower") == ["D3"] and table.legal(2) == [f"take {offered}", "decline"]
    table.play(f"2: take {offered}")
    assert table.asked() == 2 and "annexes" in table.may(2, "competency")


def test_a_tower_in_the_preparation_away_from_others_offers_nothing() -> None:
    table = tower_beside_felines()
    table.play("1: place B8")
    assert "drop spades" in table.legal(1)


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
