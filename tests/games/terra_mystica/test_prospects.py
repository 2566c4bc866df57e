"""What speaks for a faction in this game, and what against it."""

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.state import State
from boardwright.kernel.decision import CHANCE, advance
from boardwright.words import Reader

READ = Reader("en")
OPTIONS = {"factions": "chosen", "order": "passing", "promo": "none", "leaving": "no"}


def choosing(scoring: str, *chosen: str, cards: str = "BON3 BON8 BON5 BON2 BON6") -> State:
    """Two players before they choose, with the tiles of rounds 1 to 6."""
    state: State = GAME.new(2, OPTIONS)
    drawn = [f"score SCORE{tile}" for tile in reversed(scoring.split())] + [f"card {card}" for card in cards.split()]
    for text in drawn:
        GAME.apply(state, CHANCE, GAME.book[text])
        advance(state)
    for seat, faction in enumerate(chosen):
        GAME.apply(state, seat, GAME.book[f"faction {faction}"])
        advance(state)
    return state


def told(state: State, faction: str) -> tuple[list[str], list[str]]:
    prospect = GAME.view(state, None)["prospects"][faction]
    return [READ(text) for text in prospect["good"]], [READ(text) for text in prospect["bad"]]


def test_round_tiles_speak_for_who_builds_cheaply_and_against_who_pays_more() -> None:
    state = choosing("3 4 6 7 8 5")
    assert (
        "Rounds 1 and 6: 2 points for building a dwelling; your dwelling costs only 1 worker and 1 coin."
        in told(state, "engineers")[0]
    )
    [against] = told(state, "fakirs")[1]
    assert against.startswith("Rounds 2 and 4: 5 points for building the stronghold or the sanctuary; your stronghold")
    assert against.endswith("costs 4 workers and 10 coins, more than others pay.")


@pytest.mark.parametrize(
    ("faction", "speaks"),
    [("halflings", "your ability is made for that."), ("alchemists", "your stronghold pays off there.")],
)
def test_spades_speak_for_who_profits_from_them(faction: str, speaks: str) -> None:
    state = choosing("1 4 6 7 8 5")
    assert f"Round 1: 2 points for each spade; {speaks}" in told(state, faction)[0]
    assert "Round 1: 2 points for each spade; yours cost 3 workers each at first." in told(state, "witches")[1]


def test_the_land_beside_the_own_terrain_is_counted() -> None:
    state = choosing("2 4 6 7 8 5")
    assert "15 hexes beside swamp are one spade away: more than most others have." in told(state, "darklings")[0]
    assert told(state, "giants")[1] != [
        "Only 9 hexes beside wasteland are one spade away: fewer than others have."
    ]  # it takes them two spades anyway


def test_who_lives_one_spade_away_wants_the_same_land() -> None:
    state = choosing("2 4 6 7 8 5", "witches")
    assert told(state, "mermaids")[1] == ["Witches live one spade away and want the same land."]
    assert "So far nobody lives one spade away from you." in told(state, "giants")[0]


def test_shipping_on_a_card_is_nothing_to_who_has_none() -> None:
    useless, ahead = "Shipping on a bonus card is of no use to you.", "A bonus card rewards or adds shipping"
    plain, shipping = choosing("2 6 8 3 5 4"), choosing("2 6 8 3 5 4", cards="BON4 BON8 BON5 BON2 BON6")
    assert useless not in told(plain, "dwarves")[1] and useless in told(shipping, "dwarves")[1]
    assert not any(ahead in text for text in told(plain, "mermaids")[0])
    assert any(ahead in text for text in told(shipping, "mermaids")[0])


def test_nothing_is_told_when_all_have_chosen() -> None:
    assert GAME.view(choosing("2 4 6 7 8 5", "witches"), None)["prospects"]
    assert GAME.view(choosing("2 4 6 7 8 5", "witches", "giants"), None)["prospects"] == {}
