"""Rulebook: The bowls of power; Power for buildings; Action 6, using power; Conversions; Sacrificing power."""

import pytest

from boardwright.games.terra_mystica.rules.power import TakePower
from tests.games.terra_mystica.tables import Table, alone


def table_with(bowls: str, player: str = "witches C3 F4") -> Table:
    table = alone(player)
    table.stocks(2, f"0c 0w 0p {bowls}")
    return table


# --- the bowls


def test_example_of_gaining_3_power() -> None:
    """Two tokens from bowl I to II, then, as I is empty, one from II to III."""
    table = table_with("2/5/5")
    table.seat(2).bowls.gain(3)
    assert table.bowls(2) == "0/6/6"


@pytest.mark.parametrize(
    ("before", "gained", "after"),
    [
        ("5/7/0", 3, "2/10/0"),
        ("5/7/0", 5, "0/12/0"),
        ("5/7/0", 7, "0/10/2"),
        ("5/7/0", 17, "0/0/12"),
        ("5/7/0", 30, "0/0/12"),
        ("0/0/12", 4, "0/0/12"),
        ("0/1/5", 4, "0/0/6"),
    ],
)
def test_power_moves_from_bowl_to_bowl(before: str, gained: int, after: str) -> None:
    table = table_with(before)
    table.seat(2).bowls.gain(gained)
    assert table.bowls(2) == after


def test_example_up_to_6_power_can_be_spent() -> None:
    """After the example 6 power lie in bowl III: spent power returns to bowl I."""
    table = table_with("0/6/6")
    assert "power ACT6" in table.legal(2)
    table.play("2: power ACT6")
    assert table.bowls(2) == "6/6/0"


# --- power actions


@pytest.mark.parametrize(
    ("action", "price", "brings"),
    [
        ("ACT1", 3, ""),
        ("ACT2", 3, "1p"),
        ("ACT3", 4, "2w"),
        ("ACT4", 4, "7c"),
        ("ACT5", 4, ""),
        ("ACT6", 6, ""),
    ],
)
def test_every_power_action_has_its_price(action: str, price: int, brings: str) -> None:
    """A1: two spades cost 6, not 4."""
    table = table_with(f"{12 - price}/0/{price}")
    table.seat(2).shipping = 0
    assert f"power {action}" in table.legal(2)
    table.play(f"2: power {action}")
    assert table.bowls(2) == "12/0/0"
    seat = table.seat(2)
    assert (seat.coins, seat.workers, seat.priests) == (
        7 if brings == "7c" else 0,
        2 if brings == "2w" else 0,
        1 if brings == "1p" else 0,
    )
    assert f"power {action}" not in table_with(f"{13 - price}/0/{price - 1}").legal(2)


def test_a_power_action_is_used_once_a_round_by_anybody() -> None:
    table = Table("witches C3 F4", "giants D6 D7")
    for seat in (1, 2):
        table.stocks(seat, "0/0/12")
    table.act(1, "power ACT4")
    assert "power ACT4" not in table.legal(2) and "power ACT3" in table.legal(2)
    table.pass_until(2)
    table.stocks(table.asked(), "0/0/12")
    assert "power ACT4" in table.legal(table.asked())


# --- conversions


@pytest.mark.parametrize(
    ("conversion", "before", "after"),
    [
        ("pw p", "0c 0w 0p 0/0/5", "0c 0w 1p 5/0/0"),
        ("pw w", "0c 0w 0p 0/0/5", "0c 1w 0p 3/0/2"),
        ("pw c", "0c 0w 0p 0/0/5", "1c 0w 0p 1/0/4"),
        ("p w", "0c 0w 2p 0/0/0", "0c 1w 1p 0/0/0"),
        ("w c", "0c 2w 0p 0/0/0", "1c 1w 0p 0/0/0"),
    ],
)
def test_the_conversions_of_the_rulebook(conversion: str, before: str, after: str) -> None:
    table = table_with("0/0/0")
    table.stocks(2, before)
    table.play(f"2: convert {conversion}")
    assert table.has(2) == f"20vp {after}"


def test_a_priest_may_become_a_coin_at_once() -> None:
    """A11: priest, worker, coin in one."""
    table = table_with("0/0/0")
    table.stocks(2, "1p")
    table.play("2: convert p c")
    assert table.has(2) == "20vp 1c 0w 0p 0/0/0"


def test_conversions_are_no_action() -> None:
    """As many as you like, before and after the action, and only in the own turn."""
    table = Table("witches C3 F4", "giants D6 D7")
    table.stocks(1, "0c 2w 2p 0/0/12")
    table.stocks(2, "0/0/12")
    table.play("1: convert pw c", "1: convert pw c", "1: convert w c")
    assert table.waiting() == 1 and table.legal(2) == []
    table.play("1: priest fire 3", "1: convert pw w", "1: convert p c")
    assert table.waiting() == 1
    table.play("1: done")
    assert table.waiting() == 2


def test_nothing_is_converted_that_is_not_there() -> None:
    assert table_with("12/0/0").may(2, "convert") == []
    assert table_with("0/0/2").may(2, "convert") == ["pw c"]
    assert table_with("0/0/4").may(2, "convert") == ["pw w", "pw c"]


def test_no_eighth_priest_is_made_of_power() -> None:
    """A7"""
    table = table_with("0/0/5")
    table.stocks(2, "7p")
    assert "pw p" not in table.may(2, "convert")
    table.stocks(2, "5p")
    table.seat(2).priests_sent = 2
    table.stocks(2, "5p")
    assert "pw p" not in table.may(2, "convert")


def test_conversions_follow_each_other_in_any_order() -> None:
    table = table_with("0/4/4")
    table.stocks(2, "2w 2p")
    everything = ["pw w", "pw c", "p w", "p c", "w c"]
    assert table.may(2, "convert") == everything and "burn" in table.legal(2)
    table.play("2: convert w c", "2: convert pw c", "2: burn", "2: convert p w", "2: burn", "2: convert pw c")
    assert table.may(2, "convert") == everything and "burn" not in table.legal(2)
    assert table.bowls(2) == "2/0/4"


# --- burning


def test_burning_moves_one_token_and_destroys_another() -> None:
    table = table_with("0/5/0")
    table.play("2: burn", "2: burn")
    assert table.bowls(2) == "0/1/2"
    assert "burn" not in table.legal(2)  # one token in bowl II is not enough


def test_burning_needs_no_reason() -> None:
    """A12: at any moment of the own turn, also after the action and without using the power."""
    table = table_with("0/6/6")
    table.stocks(2, "1p")
    assert "burn" in table.legal(2)
    table.play("2: priest fire 1", "2: burn")
    assert table.bowls(2) == "0/4/7"


# --- power for buildings


def neighbours(**options: str) -> Table:
    """Mermaids, on seat 1, are about to build on E4 beside a dwelling and a temple of the nomads."""
    table = Table("mermaids D5 A4", "nomads E8 F3 A5", **options)
    table.put(1, "dwelling", "G1")
    table.put(2, "dwelling", "D3")
    table.put(2, "temple", "E3")
    table.put(2, "trading-house", "F3")
    table.stocks(1, "20c 20w")
    return table


def test_example_of_the_nomads_offered_3_power() -> None:
    """1 for the dwelling and 2 for the temple; the trading house does not touch the new dwelling. It costs 2 points."""
    table = neighbours()
    table.stocks(2, "12/0/0")
    table.play("1: build E4", "1: done")
    assert table.legal(2) == ["take 3", "decline"]
    table.play("2: take 3")
    assert (table.seat(2).points, table.bowls(2)) == (18, "9/3/0")
    assert table.scored(2, "power-taken") == -2


@pytest.mark.parametrize(
    ("structure", "power"),
    [("dwelling", 1), ("trading-house", 2), ("temple", 2), ("stronghold", 3), ("sanctuary", 3)],
)
def test_what_a_neighbour_is_worth(structure: str, power: int) -> None:
    table = Table("witches C3 F4", "giants D6 A6")
    table.put(2, structure, "E7")
    table.stocks(1, "20c 20w")
    table.stocks(2, "12/0/0")
    table.play("1: upgrade F4 trading-house", "1: done")
    assert table.legal(2) == [f"take {power}", "decline"]


@pytest.mark.parametrize(("amount", "price"), [(1, 0), (2, 1), (3, 2), (4, 3), (7, 6)])
def test_power_costs_a_point_less_than_it_brings(amount: int, price: int) -> None:
    table = table_with("12/0/0")
    question = TakePower(1, 0, amount)
    question.apply(table.state, question.legal(table.state)[0])
    assert table.seat(2).points == 20 - price and table.bowls(2) == f"{12 - amount}/{amount}/0"


def test_nothing_is_lost_by_declining() -> None:
    table = neighbours()
    before = table.has(2)
    table.play("1: build E4", "1: done", "2: decline")
    assert table.has(2) == before and table.waiting() == 2


def test_all_or_nothing() -> None:
    question = TakePower(1, 0, 4)
    assert [action.text for action in question.legal(table_with("12/0/0").state)] == ["take 4", "decline"]


@pytest.mark.parametrize(("bowls", "taken"), [("1/0/11", 2), ("0/1/11", 1), ("0/3/9", 3), ("2/2/8", 4)])
def test_less_is_taken_where_the_bowls_are_full(bowls: str, taken: int) -> None:
    """C11: room is twice bowl I and bowl II; the price is for what really moves."""
    table = table_with(bowls)
    question = TakePower(1, 0, 4)
    action = question.legal(table.state)[0]
    assert action.text == f"take {taken}"
    question.apply(table.state, action)
    assert table.seat(2).points == 20 - taken + 1


@pytest.mark.parametrize(("points", "taken"), [(0, 1), (1, 2), (2, 3), (3, 4), (9, 4)])
def test_less_is_taken_where_points_are_missing(points: int, taken: int) -> None:
    """C11: points never fall below 0."""
    table = table_with("12/0/0")
    table.stocks(2, f"{points}vp")
    question = TakePower(1, 0, 4)
    assert question.legal(table.state)[0].text == f"take {taken}"
    question.apply(table.state, question.legal(table.state)[0])
    assert table.seat(2).points == points - taken + 1


def test_who_has_full_bowls_is_not_asked() -> None:
    table = neighbours()
    table.stocks(2, "0/0/12")
    table.play("1: build E4", "1: done")
    assert table.waiting() == 2 and table.may(2, "take") == [] and table.may(2, "pass")


def test_the_amount_is_fixed_when_the_building_is_built() -> None:
    """C11: it is asked when the turn is over, with the room of then."""
    table = neighbours()
    table.play("1: build E4")
    assert table.state.offers == ((1, 0, 3),)


def test_the_others_decide_from_the_left_of_the_builder() -> None:
    table = Table("giants D4 D7", "witches C3 F4", "mermaids D5 A11", "fakirs E8 A5")
    table.put(1, "dwelling", "E6")
    for seat in (1, 2, 3, 4):
        table.stocks(seat, "20c 20w 12/0/0")
    table.act(1, "upgrade D7 trading-house")
    table.transform(2, "E7", "forest")
    table.play("2: build E7")
    table.done(2)
    asked = []
    while table.may(table.asked(), "take"):
        asked.append((table.asked(), table.may(table.asked(), "take")))
        table.play(f"{table.asked()}: decline")
    assert asked == [(3, ["1"]), (4, ["1"]), (1, ["2"])]


def test_no_power_for_the_own_buildings() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.turn_to("E7", "forest")
    table.play("2: build E7")
    assert table.state.offers == ()


def test_no_power_across_a_river_but_across_a_bridge() -> None:
    """C1"""
    for site, offered in ((None, ()), ("F4:G3", ((0, 1, 1),))):
        table = alone("witches C3 F4")
        table.put(1, "dwelling", "G3")
        if site:
            table.span(2, site)
        table.rich(2)
        table.play("2: upgrade F4 trading-house")
        assert table.state.offers == offered


def test_upgrades_offer_as_new_buildings_do() -> None:
    """C11"""
    table = alone("witches C3 F4")
    table.put(1, "stronghold", "E7")
    table.put(2, "trading-house", "F4")
    table.rich(2)
    table.play("2: upgrade F4 temple")
    assert table.state.offers == ((0, 1, 3),)


def test_six_strong_neighbours_offer_14() -> None:
    table = alone("witches C3 F4")
    table.put(1, "stronghold", "D1")
    table.put(1, "sanctuary", "D2")
    table.put(1, "temple", "E1 E3 F1")
    table.put(1, "trading-house", "F2")
    table.put(2, "dwelling", "E2")
    table.stocks(1, "12/0/0")
    table.rich(2)
    table.play("2: upgrade E2 trading-house", "2: done")
    assert table.legal(1) == ["take 14", "decline"]


# --- cultists


def cultists(bowls: str = "12/0/0") -> Table:
    """Seat 1 builds beside one neighbour, on seat 2, and another, on seat 3."""
    table = Table("cultists E6 A7", "witches F4 C4", "giants D4 A9")
    table.put(1, "dwelling", "E7")
    table.stocks(1, "20c 20w 12/0/0")
    for seat in (2, 3):
        table.stocks(seat, bowls)
    table.play("1: upgrade E7 trading-house", "1: done")
    return table


def test_cultists_step_on_when_somebody_takes_power() -> None:
    table = cultists()
    table.play("2: take 1", "3: decline")
    assert table.legal(1) == ["cult fire", "cult water", "cult earth", "cult air"]
    table.play("1: cult air")
    assert table.cult(1, "air") == 1 and table.bowls(1) == "12/0/0"


def test_cultists_step_once_whatever_the_number_of_takers() -> None:
    """A16"""
    table = cultists()
    table.play("2: take 1", "3: take 1", "1: cult air")
    assert table.cult(1, "air") == 1 and table.waiting() == 2


def test_cultists_gain_a_power_when_all_decline() -> None:
    """A16"""
    table = cultists()
    table.play("2: decline", "3: decline")
    assert table.bowls(1) == "11/1/0" and table.waiting() == 2
    assert [table.cult(1, cult) for cult in ("fire", "water", "earth", "air")] == [1, 0, 1, 0]


def test_cultists_gain_nothing_when_nobody_could_take_power() -> None:
    """A16"""
    table = cultists(bowls="0/0/12")
    assert table.bowls(1) == "12/0/0" and table.waiting() == 2


def test_cultists_gain_nothing_without_neighbours() -> None:
    table = Table("cultists E6 A7", "witches C4 I11")
    table.stocks(1, "20c 20w 12/0/0")
    table.act(1, "upgrade E6 trading-house")
    assert table.bowls(1) == "12/0/0" and table.waiting() == 2
