"""The catalogue: what is shipped, where it comes from, and how an owner of the box corrects it."""

import json
import tomllib
from collections import Counter

import pytest

from boardwright.games.santa_maria.rules.catalogue import (
    BUILT_IN,
    LIBRARY,
    NONE,
    Catalogue,
    Space,
    catalogue,
)
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, LINES
from boardwright.games.santa_maria.rules.moves import PLACE_IDS
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPS,
    CITY,
    DOCKS,
    FARM,
    FOREST,
    GEM,
    MOUNTAIN,
    PASS_SPACES,
    ROAD,
    SCHOLARS,
    SQUARE,
    TOWN_HALL,
)
from boardwright.games.santa_maria.table import naming
from boardwright.games.santa_maria.table.pieces import describe
from boardwright.kernel.errors import CannotParse
from boardwright.words import LANGUAGES, Reader
from tests.games.refusals import told_in_every_language

SHIPPED = catalogue(BUILT_IN)
EXPANSIONS = SHIPPED.tiles[:30]


def source(id: str, content: str = BUILT_IN) -> str:
    sections = describe(catalogue(content))
    return Reader("en")(next(each.source for section in sections for each in section.pieces if each.id == id))


def spaces_of(made: Catalogue, spaces: tuple[int, ...]) -> list[Space]:
    return [made.spaces[space] for space in spaces if space != NONE]


def printed(made: Catalogue, colony: str) -> dict[str, str]:
    """The printed spaces of a colony as the data files write them."""
    cells = next(each for each in made.colonies if each.id == colony).spaces
    return {CELL_NAMES[cell]: made.spaces[space].text for cell, space in enumerate(cells) if space != NONE}


def refused(corrections: dict[str, object]) -> list[str]:
    with pytest.raises(CannotParse) as refusal:
        LIBRARY.corrected(corrections)
    told_in_every_language(refusal.value.text)
    return str(refusal.value).splitlines()


# --- what is shipped


def test_the_box_has_15_doubles_15_triples_4_town_halls_and_a_road() -> None:
    assert [tile.id for tile in EXPANSIONS] == [f"{letter}{n:02}" for letter in "DT" for n in range(1, 16)]
    assert [tile.id for tile in SHIPPED.tiles[30:]] == ["H1", "H2", "H3", "H4", "road"]
    assert [len(tile.spaces) for tile in SHIPPED.tiles] == [2] * 15 + [3] * 15 + [2] * 4 + [1]


def test_there_are_4_starting_ships_and_30_more() -> None:
    assert [ship.id for ship in SHIPPED.ships if ship.start] == ["SS1", "SS2", "SS3", "SS4"]
    assert [ship.id for ship in SHIPPED.ships if not ship.start] == [f"S{n:02}" for n in range(1, 31)]


def test_scholars_bishops_docks_and_spaces_for_passing_are_those_the_rules_name() -> None:
    assert tuple(scholar.id for scholar in SHIPPED.scholars) == SCHOLARS
    assert tuple(bishop.id for bishop in SHIPPED.bishops) == BISHOPS
    assert (len(SHIPPED.docks), len(SHIPPED.pass_effects), len(SHIPPED.missions)) == (4, 5, 4)
    data = tomllib.loads(LIBRARY.template())
    assert (tuple(data["docks"]), tuple(data["pass-spaces"])) == (DOCKS, PASS_SPACES)


def test_every_piece_knows_its_number() -> None:
    for pieces in (SHIPPED.spaces, SHIPPED.tiles, SHIPPED.colonies, SHIPPED.ships, SHIPPED.scholars, SHIPPED.missions):
        assert [piece.index for piece in pieces] == list(range(len(pieces)))
    assert [bishop.index for bishop in SHIPPED.bishops] == list(range(6))


def test_every_space_belongs_to_one_place() -> None:
    placed = [space for tile in SHIPPED.tiles for space in tile.spaces]
    placed += [space for colony in SHIPPED.colonies for space in colony.spaces if space != NONE]
    assert placed == sorted(placed) and len(set(placed)) == len(placed) == len(SHIPPED.spaces)


def test_expansion_tiles_have_13_buildings_of_each_terrain_and_23_roads_with_33_colonists() -> None:
    spaces = [space for tile in EXPANSIONS for space in spaces_of(SHIPPED, tile.spaces)]
    assert Counter(space.terrain for space in spaces) == {FARM: 13, FOREST: 13, MOUNTAIN: 13, CITY: 13, ROAD: 23}
    assert sum(space.colonists for space in spaces) == 33
    assert all(space.colonists in (1, 2) if space.terrain == ROAD else not space.colonists for space in spaces)


def test_a_building_has_effects_and_a_road_has_none() -> None:
    assert all(bool(space.effects) == (space.terrain != ROAD) for space in SHIPPED.spaces)


def test_all_ships_together_ask_for_24_wood_24_grain_25_sugar_25_gems_and_1_gold() -> None:
    assert [sum(ship.cost.goods[good] for ship in SHIPPED.ships) for good in range(5)] == [24, 24, 25, 25, 1]
    assert all(ship.cost.coins == ship.cost.points == 0 for ship in SHIPPED.ships)
    assert sum(ship.points for ship in SHIPPED.ships) == 127


def test_the_ship_of_the_rulebook_costs_a_wood_and_a_sugar() -> None:
    ship = next(ship for ship in SHIPPED.ships if ship.id == "S02")
    assert ship.cost.goods == (1, 0, 1, 0, 0)
    assert ship.sources == {"": "reconstructed", "cost": "rulebook"}


@pytest.mark.parametrize("colony", ["A1", "A2", "A3", "A4"])
def test_an_a_side_has_ten_printed_buildings_with_a_gem_mine_and_one_town_hall(colony: str) -> None:
    spaces = spaces_of(SHIPPED, next(each for each in SHIPPED.colonies if each.id == colony).spaces)
    assert len(spaces) == 10
    assert any(effect.gain.goods[GEM] for space in spaces for effect in space.effects)
    assert [space.terrain for space in spaces].count(TOWN_HALL) == 1


def test_side_b_has_eight_printed_buildings_and_waits_for_its_town_hall() -> None:
    colony = SHIPPED.colonies[-1]
    terrains = [space.terrain for space in spaces_of(SHIPPED, colony.spaces)]
    assert (colony.id, colony.side, len(terrains), TOWN_HALL in terrains) == ("B", "B", 8, False)


def test_no_roads_are_printed_and_every_line_has_a_building() -> None:
    for colony in SHIPPED.colonies:
        assert ROAD not in [space.terrain for space in spaces_of(SHIPPED, colony.spaces)]
        built = sum(1 << cell for cell, space in enumerate(colony.spaces) if space != NONE)
        assert all(line & built for line in LINES), colony.id


def test_cells_are_counted_row_by_row() -> None:
    """c2r1 is column 2 of row 1: the second cell."""
    assert SHIPPED.spaces[SHIPPED.colonies[0].spaces[1]].text == "forest: 2w"
    assert printed(SHIPPED, "A1")["c3r6"] == "city: shipping"
    assert SHIPPED.colonies[0].spaces[5 * 6 + 2] != NONE


def test_a_town_hall_tile_is_a_town_hall_and_another_building() -> None:
    for tile in SHIPPED.tiles[30:34]:
        first, second = spaces_of(SHIPPED, tile.spaces)
        assert first.terrain == TOWN_HALL and second.terrain in (FARM, FOREST, MOUNTAIN, CITY)


def test_the_conquest_table_is_the_rulebooks() -> None:
    assert SHIPPED.conquest_points == (
        (),
        ((4,), (5,), (6,)),
        ((4,), (5,), (6,)),
        ((6, 3), (8, 4), (10, 5)),
        ((6, 4, 2), (9, 6, 3), (12, 8, 4)),
    )


def test_the_first_and_the_third_of_six_monk_symbols_bring_a_blue_die() -> None:
    assert (len(SHIPPED.monk_symbols), SHIPPED.blue_symbols) == (6, (1, 3))
    assert SHIPPED.monk_symbols[-1] <= SHIPPED.religion_length
    assert SHIPPED.gold_symbols[-1] <= SHIPPED.conquest_length and len(SHIPPED.trees) == 3


def test_bishops_are_worth_what_the_rulebook_says() -> None:
    assert SHIPPED.bishops[SQUARE].squares == (0, 0, 0, 4, 7, 10, 10)
    assert [(bishop.each, bishop.maximum) for bishop in SHIPPED.bishops] == [
        (0, 10),
        (2, 12),
        (2, 12),
        (1, 12),
        (2, 12),
        (3, 12),
    ]


def test_one_mission_is_worth_3_points_and_a_scholar_1_to_3() -> None:
    assert [str(mission.gain.bundle) for mission in SHIPPED.missions] == ["3p", "2w 1g", "1g 1s 1e", "2o"]
    assert {scholar.points for scholar in SHIPPED.scholars} == {1, 2, 3}
    assert SHIPPED.taxation == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_has_it_in_every_language(language: str) -> None:
    read = Reader(language)
    names = [read(naming.place_name(SHIPPED, place)) for place in range(len(PLACE_IDS))]
    names += [read(naming.colony_name(colony)) for colony in SHIPPED.colonies]
    assert len(set(names)) == len(names)
    cyrillic = [any("а" <= letter <= "ї" for letter in name.lower()) for name in names]
    assert set(cyrillic) == {language != "en"}


# --- where the values come from


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("D13", "reconstructed, not the printed value"),
        ("H1", "reconstructed, not the printed value"),
        ("road", "reconstructed, not the printed value"),
        ("A1", "reconstructed, not the printed value; except side: rulebook"),
        ("SS1", "reconstructed, not the printed value"),
        ("S02", "reconstructed, not the printed value; except cost: rulebook"),
        ("botany", "rulebook; except points: reconstructed, not the printed value"),
        ("fleet", "rulebook; except name: reconstructed, not the printed value"),
        ("mission-1", "reconstructed, not the printed value; except reward: rulebook"),
        ("mission-2", "reconstructed, not the printed value"),
        ("dock-coins", "reconstructed, not the printed value"),
        ("dock-religion", "rulebook"),
        ("dock-conquest", "found in a review"),
        ("pass-coins", "rulebook; except place in the order: reconstructed, not the printed value"),
        ("track-religion", "reconstructed, not the printed value; except blue dice: rulebook"),
        ("track-conquest", "reconstructed, not the printed value"),
        ("conquest-players-4", "rulebook"),
    ],
)
def test_every_entry_says_where_its_values_come_from(id: str, told: str) -> None:
    assert source(id) == told


def test_no_tile_or_ship_points_are_told_to_be_printed() -> None:
    assert {tile.sources[""] for tile in SHIPPED.tiles} == {"reconstructed"}
    assert {ship.sources.get("points", ship.sources[""]) for ship in SHIPPED.ships} == {"reconstructed"}
    assert {scholar.sources["points"] for scholar in SHIPPED.scholars} == {"reconstructed"}


# --- corrections


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    made = catalogue(LIBRARY.corrected({"ships": {"S30": {"points": 9}}}))
    ship = next(ship for ship in made.ships if ship.id == "S30")
    assert (ship.points, ship.cost.goods) == (9, (0, 0, 2, 2, 0))
    assert [ship.points for ship in made.ships[:-1]] == [ship.points for ship in SHIPPED.ships[:-1]]


def test_a_correction_may_name_a_single_space_of_a_colony() -> None:
    made = catalogue(LIBRARY.corrected({"colonies": {"A1": {"spaces": {"c2r1": "forest: 1w, 1c"}}}}))
    assert printed(made, "A1") == {**printed(SHIPPED, "A1"), "c2r1": "forest: 1w, 1c"}
    assert printed(made, "A2") == printed(SHIPPED, "A2")


def test_a_printed_space_can_be_moved() -> None:
    made = catalogue(LIBRARY.corrected({"colonies": {"A1": {"spaces": {"c2r1": "none", "c1r1": "forest: 2w"}}}}))
    assert set(printed(made, "A1")) == set(printed(SHIPPED, "A1")) - {"c2r1"} | {"c1r1"}


def test_spaces_are_numbered_anew_when_a_colony_has_more() -> None:
    made = catalogue(LIBRARY.corrected({"colonies": {"A1": {"spaces": {"c1r1": "city: 1p"}}}}))
    assert [space.index for space in made.spaces] == list(range(len(SHIPPED.spaces) + 1))
    assert printed(made, "B") == printed(SHIPPED, "B")


def test_a_corrected_space_is_told_to_be_printed_and_the_others_are_not() -> None:
    content = LIBRARY.corrected({"colonies": {"A1": {"spaces": {"c2r1": "forest: 1w"}}}})
    assert source("A1", content) == (
        "reconstructed, not the printed value"
        "; except side: rulebook; spaces (column 2, row 1): printed, as corrected by an owner"
    )


def test_a_correction_may_say_that_it_was_found() -> None:
    content = LIBRARY.corrected({"ships": {"S30": {"points": 9, "source": "found"}}})
    assert source("S30", content) == "reconstructed, not the printed value; except points: found in a review"


def test_corrected_tracks_and_tables_are_read() -> None:
    made = catalogue(
        LIBRARY.corrected(
            {
                "tracks": {"religion": {"length": 30, "monks": [1, 2, 3, 4, 5, 30]}, "conquest": {"trees": [1, 2, 3]}},
                "conquest-points": {"players-3": {"year-2": [9, 9]}},
                "bishops": {"square": {"side-5": 12}, "diversity": {"each": 2}},
                "scholars": {"taxation": {"colonists-per-coin": 1, "points": 3}},
                "missions": {"mission-4": {"gain": "9c"}},
                "docks": {"points": {"income": "2p"}},
                "roads": {"road": {"spaces": ["road: 0"]}},
            }
        )
    )
    assert (made.religion_length, made.monk_symbols[-1], made.trees) == (30, 30, (1, 2, 3))
    assert made.conquest_points[3] == ((6, 3), (9, 9), (10, 5))
    assert (made.bishops[SQUARE].squares, made.bishops[SQUARE].maximum) == ((0, 0, 0, 4, 7, 12, 12), 12)
    assert (made.bishops[-1].each, made.taxation, made.scholars[1].points) == (2, 1, 3)
    assert (made.missions[3].gain.coins, made.docks[3].gain.points) == (9, 2)
    assert made.spaces[made.tiles[-1].spaces[0]].colonists == 0


def test_the_spaces_for_passing_may_change_places() -> None:
    made = catalogue(LIBRARY.corrected({"pass-spaces": {"coins": {"effect": "road"}, "road": {"effect": "2c"}}}))
    assert [effect.text for effect in made.pass_effects] == ["road", "religion", "conquistador", "shipping", "2c"]


def test_corrections_that_change_nothing_are_left_out() -> None:
    same = {"spaces": {"c2r1": "forest: 2w", "c1r1": "none"}, "source": "printed"}
    assert LIBRARY.corrected({"colonies": {"A1": same}}) == BUILT_IN
    content = LIBRARY.corrected({"colonies": {"A1": {**same, "spaces": {"c2r1": "none", "c5r1": "mountain: 1e"}}}})
    assert json.loads(content) == {"colonies": {"A1": {"spaces": {"c2r1": "none"}, "source": "printed"}}}


def test_the_template_is_what_is_shipped() -> None:
    data = tomllib.loads(LIBRARY.template())
    assert LIBRARY.corrected(data) == BUILT_IN
    assert {section: len(entries) for section, entries in data.items()} == {
        "tracks": 2,
        "conquest-points": 4,
        "docks": 4,
        "pass-spaces": 5,
        "missions": 4,
        "colonies": 5,
        "doubles": 15,
        "triples": 15,
        "halls": 4,
        "added": 0,
        "roads": 1,
        "start-ships": 4,
        "ships": 30,
        "scholars": 10,
        "bishops": 6,
    }


def test_a_value_changed_in_the_whole_template_is_the_only_correction() -> None:
    changed = LIBRARY.template().replace('c2r5 = "city: 1g / 1s -> 3c"', 'c2r5 = "city: 1g / 1s -> 4c"')
    content = LIBRARY.corrected(tomllib.loads(changed))
    assert json.loads(content) == {"colonies": {"A1": {"spaces": {"c2r5": "city: 1g / 1s -> 4c"}}}}


def test_every_data_file_warns_that_reconstructed_values_are_not_the_printed_ones() -> None:
    assert LIBRARY.template().count('"reconstructed" (ours, NOT the printed ones)') == 6


# --- what is refused, and what would be right

TERRAINS_ARE = "Terrains are farm, forest, mountain, city, town-hall, road."
A_SPACE_IS = "write a terrain and its effects, as in 'forest: 2w', or a road and its colonists, as in 'road: 2'."
AN_EFFECT_IS = (
    "write an amount as in '2w 1c', a trade as in '1w / 1e -> 3c', or one of religion, conquistador, shipping, road."
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("forest", f"'forest' is not a space; {A_SPACE_IS} {TERRAINS_ARE}"),
        ("lake: 1w", f"'lake: 1w' is not a space; {A_SPACE_IS} {TERRAINS_ARE}"),
        ("forest: ", "'forest: ' is not a space;"),
        ("forest: dance", f"'dance' is not an effect; {AN_EFFECT_IS}"),
        ("forest: 2w,", f"'' is not an effect; {AN_EFFECT_IS}"),
        ("forest: 2x", "'x' stands in '2x'; write amounts of w, g, s, e, o, c, p, as in '2w 1p'."),
        ("forest: 10w", "10w is more than 9."),
        ("forest: 0w", "'0w' names no amount; write amounts of w, g, s, e, o, c, p, as in '2w 1p'."),
        ("forest: 1c -> 3w", "'c' stands in '1c'; write amounts of w, g, s, e, o, as in '2w 1o'."),
        ("forest: 1w / 1g / 1s / 1e -> 3c", "has more than 3 ways on one side of the arrow."),
        ("forest: road", "'forest: road': road tiles are laid by those who pass, not by a building."),
        ("forest: 1w, 1g, 1s, 1e, 1c", "has 5 effects; a building has at most 4."),
        ("road: 7", "'road: 7' is not a road with 0 to 6 colonists, as in 'road: 2'."),
        ("road: many", "'road: many' is not a road with 0 to 6 colonists, as in 'road: 2'."),
    ],
)
def test_a_wrong_space_is_refused(text: str, message: str) -> None:
    (problem,) = refused({"doubles": {"D01": {"spaces": [text, "farm: 1g"]}}})
    assert problem.startswith("doubles.D01.spaces: ") and message in problem


@pytest.mark.parametrize(
    ("corrections", "messages"),
    [
        ({"doubles": {"D01": {"spaces": ["forest: 1w"]}}}, ["doubles.D01.spaces: this tile has 2 spaces, not 1."]),
        ({"triples": {"T01": {"spaces": "farm: 1g"}}}, ["triples.T01.spaces: 'farm: 1g' is not a list of texts."]),
        ({"colonies": {"B": {"spaces": ["city: 1c"]}}}, ["colonies.B.spaces: ['city: 1c'] is not a table of texts."]),
        ({"doubles": {"D01": {"spaces": "none"}}}, ["doubles.D01.spaces: None is not a list of texts."]),
        (
            {"doubles": {"D01": {"spaces": ["town-hall: 1c", "road: 1"]}}},
            ["doubles.D01.spaces: only the tiles of the section halls have a town-hall."],
        ),
        (
            {"halls": {"H1": {"spaces": ["city: 1c", "farm: 1g"]}, "H2": {"spaces": ["town-hall: 1c", "road: 1"]}}},
            [
                "halls.H1.spaces: exactly one is a town-hall, the other a building of another kind.",
                "halls.H2.spaces: exactly one is a town-hall, the other a building of another kind.",
            ],
        ),
        (
            {"colonies": {"A1": {"spaces": {"c3r3": "none"}}, "B": {"spaces": {"c1r1": "town-hall: 1c"}}}},
            [
                "colonies.A1.spaces: town halls here: 0; on side A it is 1.",
                "colonies.B.spaces: town halls here: 1; on side B it is 0.",
            ],
        ),
        (
            {"colonies": {"A1": {"spaces": {"c7r1": "city: 1c", "c1r1": "road: 1", "c2r1": "lake: 1"}}}},
            [
                "colonies.A1.spaces: 'c7r1' is not a space; write its column and row, from c1r1 to c6r6.",
                "colonies.A1.spaces.c2r1: 'lake: 1' is not a space;",
                "colonies.A1.spaces.c1r1: 'road: 1' is a road; what is printed on a colony are buildings.",
            ],
        ),
        (
            {"colonies": {"B": {"spaces": dict.fromkeys(CELL_NAMES, "city: 1c")}}},
            ["colonies.B.spaces: no two empty spaces are left side by side for a tile."],
        ),
        ({"colonies": {"A1": {"side": "B"}}}, ["colonies.A1.side: this names the board and stays 'A'."]),
        (
            {"colonies": {"A1": {"spaces": {"c2r1": 5}, "name": "One"}}},
            [
                "colonies.A1.spaces.c2r1: 5 is not a text.",
                "colonies.A1.name: 'One' is not a table of texts.",
            ],
        ),
        (
            {"colonies": {"A1": {"name": {"en": " ", "de": "Eins"}}}},
            [
                "colonies.A1.name: ' ' is not a name of 1 to 60 letters in en.",
                "colonies.A1.name: 'de' is not a language; there is en, ru, uk.",
            ],
        ),
        (
            {"ships": {"S01": {"cost": "1c", "points": 21}}},
            [
                "ships.S01.cost: 'c' stands in '1c'; write amounts of w, g, s, e, o, as in '2w 1o'.",
                "ships.S01.points: 21 is not a number from 0 to 20.",
            ],
        ),
        ({"ships": {"S01": {"name": {"en": "x"}}}}, ["ships.S01.name: there is no such field here; there is cost,"]),
        ({"ships": {"S31": {}}}, ["ships.S31: there is no such entry; did you mean"]),
        ({"boats": {}}, ["boats: there is no such section; write one of tracks, conquest-points, docks,"]),
        (
            {"ships": 3},
            [
                "ships: 3 is not a table; write it like D01 = { spaces = [",
            ],
        ),
        ({"scholars": {"botany": {"points": 4}}}, ["scholars.botany.points: 4 is not a number from 1 to 3."]),
        (
            {"scholars": {"botany": {"colonists-per-coin": 2}}},
            ["scholars.botany.colonists-per-coin: there is no such field here"],
        ),
        (
            {"scholars": {"taxation": {"colonists-per-coin": 0}}},
            ["scholars.taxation.colonists-per-coin: 0 is not a number from 1 to 9."],
        ),
        ({"bishops": {"square": {"each": 2}}}, ["bishops.square.each: there is no such field here"]),
        (
            {"bishops": {"square": {"side-4": 11}}},
            ["bishops.square.side-5: a larger square is worth no less than a smaller one."],
        ),
        ({"bishops": {"fleet": {"maximum": "12"}}}, ["bishops.fleet.maximum: '12' is not a number from 1 to 99."]),
        ({"missions": {"mission-1": {"gain": "religion"}}}, ["missions.mission-1.gain: 'religion' is not an amount;"]),
        (
            {"docks": {"coins": {"income": "shipping"}, "points": {"income": "1w -> 1c"}}},
            [
                "docks.coins.income: 'shipping' cannot stand here; write '2c', 'religion', 'conquistador'.",
                "docks.points.income: '1w -> 1c' cannot stand here; write '2c', 'religion', 'conquistador'.",
            ],
        ),
        (
            {"pass-spaces": {"coins": {"effect": "road"}}},
            ["pass-spaces: the effect 'road' stands on 2 spaces; it belongs on exactly one."],
        ),
        (
            {"tracks": {"religion": {"monks": [2, 5, 8, 12, 16, 21]}}},
            ["tracks.religion.monks: [2, 5, 8, 12, 16, 21] is not a list of 6 numbers from 1 to 20."],
        ),
        (
            {"tracks": {"religion": {"monks": [2, 5, 5, 12, 16, 20], "blue-dice": [3, 1]}}},
            [
                "tracks.religion.monks: [2, 5, 5, 12, 16, 20] does not rise; write the spaces in the order they are"
                " reached, each once.",
                "tracks.religion.blue-dice: [3, 1] does not rise;",
            ],
        ),
        (
            {"tracks": {"conquest": {"gold": [], "trees": [3, 5, True]}}},
            [
                "tracks.conquest.gold: [] is not a list of numbers from 1 to 12.",
                "tracks.conquest.trees: [3, 5, True] is not a list of 3 numbers from 1 to 12.",
            ],
        ),
        (
            {"tracks": {"conquest": {"length": 10}}},
            ["tracks.conquest.gold: [2, 5, 8, 11] is not a list of numbers from 1 to 10."],
        ),
        (
            {"conquest-points": {"players-3": {"year-1": [3, 6]}, "solo": {"year-1": [4, 2]}}},
            [
                "conquest-points.solo.year-1: [4, 2] is not a list of 1 numbers from 1 to 99.",
                "conquest-points.players-3.year-1: [3, 6] gives a worse rank more; write the best rank first.",
            ],
        ),
    ],
)
def test_a_wrong_correction_is_refused(corrections: dict[str, object], messages: list[str]) -> None:
    problems = refused(corrections)
    for message in messages:
        assert any(problem.startswith(message) for problem in problems), problems


def test_all_problems_are_told_at_once_a_line_each() -> None:
    problems = refused({"doubles": {"D01": {"spaces": ["lake: 1w", "road: 9"]}}, "scholars": {"botany": {"points": 0}}})
    assert [problem.partition(":")[0] for problem in problems] == [
        "doubles.D01.spaces",
        "doubles.D01.spaces",
        "scholars.botany.points",
    ]


@pytest.mark.parametrize("text", ["printed", "[]", "{", "5"])
def test_a_content_option_that_is_no_correction_is_refused(text: str) -> None:
    with pytest.raises(CannotParse, match="The content option is 'built-in' or corrections that"):
        catalogue(text)


def test_a_content_option_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(CannotParse, match=r"cannot be played: scholars.botany.points: 4 is not a number"):
        catalogue('{"scholars":{"botany":{"points":4}}}')


def test_a_checked_option_makes_the_same_catalogue_again() -> None:
    content = LIBRARY.corrected({"ships": {"S30": {"points": 9}}})
    assert catalogue(content) is catalogue(content) and catalogue(content).text == content


def test_notes_on_sources_are_no_values_to_correct() -> None:
    assert LIBRARY.corrected({"ships": {"S02": {"rulebook": 5}}}) == BUILT_IN
