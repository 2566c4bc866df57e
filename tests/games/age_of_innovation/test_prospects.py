"""What speaks for a set in this game, and what against it."""

from boardwright.games.age_of_innovation.content.boards import BOARDS
from boardwright.games.age_of_innovation.content.factions import FACTIONS
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.table.prospects import prospect
from boardwright.games.age_of_innovation.table.view import view
from boardwright.words import Reader
from tests.games.age_of_innovation.tables import Table

READ = Reader("en")
SCORING = "spade-engineering workshop-law guild-law palace-university-medicine science-medicine workshop-banking"


def told(table: Table, board: str, faction: str) -> tuple[list[str], list[str]]:
    ids = [each.id for each in BOARDS], [each.id for each in FACTIONS]
    found = prospect(table.state, ids[0].index(board) if board else NONE, ids[1].index(faction) if faction else NONE)
    return [READ(text) for text in found["good"]], [READ(text) for text in found["bad"]]


def choosing(scoring: str = SCORING) -> Table:
    return Table(
        "forest moles E3 E4", "lake navigators A3 A4", "desert felines A5 B7", scoring=scoring, until="ChooseBundle"
    )


def test_round_tiles_speak_for_the_faction_and_the_board_that_profit() -> None:
    table = choosing()
    assert "Round 1: 2 points for each spade you use; your ability is made for that." in told(table, "", "goblins")[0]
    assert told(table, "", "navigators")[0] == [
        "Rounds 2 and 6: 2 points for each workshop you build; your ability is made for that.",
        "Rounds 2 and 3: a bonus for levels of law; you begin with 3 levels.",
    ]
    assert "Round 3: 3 points for each guild you build; your board makes that easier." in told(table, "mountain", "")[0]


def test_round_tiles_speak_against_who_pays_for_spades_or_has_built_already() -> None:
    table = choosing()
    assert told(table, "", "felines")[1] == [
        "Round 1: 2 points for each spade you use; yours cost 3 tools each at first."
    ]
    late = choosing("workshop-law guild-law palace-university-medicine spade-engineering science-medicine")
    assert told(late, "", "monks")[1] == [
        "Round 3: 5 points for each palace you build; your university stands already."
    ]


def test_the_land_is_counted_on_the_map_of_this_table() -> None:
    table = choosing()
    spoken = {board.id: told(table, board.id, "") for board in BOARDS}
    near = [board for board, (good, _) in spoken.items() if any("one spade away: more" in text for text in good)]
    far = [board for board, (_, bad) in spoken.items() if any("one spade away: fewer" in text for text in bad)]
    assert near and not set(near) & set(far)


def test_who_has_taken_a_terrain_one_spade_away_wants_the_same_land() -> None:
    table = choosing()
    assert not any("one spade away." in text for text in told(table, "lake", "")[0])
    table.play("3: choose desert")
    assert told(table, "plains", "")[1] == ["Taken already, one spade away: desert. They want the same land."]
    assert "So far nobody lives one spade away." in told(table, "lake", "")[0]


def test_every_set_that_lies_out_tells_its_own() -> None:
    table = choosing()
    bundles = view(table.state)["bundles"]
    assert bundles
    for bundle in bundles:
        found = bundle["prospect"]
        spoken = [READ(text) for text in found["good"]], [READ(text) for text in found["bad"]]
        assert spoken == told(table, bundle["board"] or "", bundle["faction"] or "")
