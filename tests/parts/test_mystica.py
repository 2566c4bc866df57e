"""What the two games of the Mystica family share: bowls, bridges, the wheel, prizes."""

from itertools import pairwise

import pytest

from boardwright.parts.bowls import Bowls
from boardwright.parts.bridges import built, joined
from boardwright.parts.prizes import loses, shares
from boardwright.parts.wheel import TERRAINS, spades_between, toward


@pytest.mark.parametrize(
    ("before", "gained", "after", "moved"),
    [
        ((5, 7, 0), 3, (2, 10, 0), 3),
        ((2, 5, 0), 4, (0, 5, 2), 4),  # bowl I first, and what came from there may go on
        ((0, 1, 11), 3, (0, 0, 12), 1),  # no room for more
        ((3, 0, 0), 6, (0, 0, 3), 6),
        ((1, 1, 1), 0, (1, 1, 1), 0),
    ],
)
def test_gaining_power(before: tuple[int, int, int], gained: int, after: tuple[int, int, int], moved: int) -> None:
    bowls = Bowls(*before)
    assert bowls.gain(gained) == moved
    assert (bowls.one, bowls.two, bowls.three) == after


def test_spending_goes_back_to_the_first_bowl() -> None:
    bowls = Bowls(1, 2, 4)
    bowls.spend(3)
    assert (bowls.one, bowls.two, bowls.three, bowls.room()) == (4, 2, 1, 10)


def test_a_sacrifice_costs_a_token_for_good() -> None:
    bowls = Bowls(0, 3, 0)
    assert bowls.can_sacrifice()
    bowls.sacrifice()
    assert (bowls.one, bowls.two, bowls.three) == (0, 1, 1) and not bowls.can_sacrifice()


def test_a_clone_is_another_set_of_bowls() -> None:
    bowls = Bowls(1, 2, 3)
    bowls.clone().gain(3)
    assert (bowls.one, bowls.two, bowls.three) == (1, 2, 3)


def test_bridges_lie_in_the_order_of_their_sites_and_join_both_ways() -> None:
    sites = ((0, 9), (3, 7), (7, 8))
    bridges = built(built((), 2, 1), 1, 0)
    assert bridges == ((1, 0), (2, 1))
    assert joined(bridges, sites, 1 << 7) == 1 << 3 | 1 << 8
    assert joined(bridges, sites, 1 << 3) == 1 << 7
    assert joined(bridges, sites, 1 << 0) == 0, "nobody has built there"


@pytest.mark.parametrize("start", range(TERRAINS))
@pytest.mark.parametrize("home", range(TERRAINS))
def test_the_way_home_is_the_shorter_one(start: int, home: int) -> None:
    spades = spades_between(start, home)
    assert spades == spades_between(home, start) <= TERRAINS // 2
    way = [toward(start, home, step) for step in range(spades + 1)]
    assert way[0] == start and way[-1] == home
    assert all((after - before) % TERRAINS in (1, TERRAINS - 1) for before, after in pairwise(way))


@pytest.mark.parametrize(
    ("amounts", "prizes", "won"),
    [
        ([10, 9, 9, 9], (18, 12, 6), [18, 6, 6, 6]),
        ([9, 7, 7, 4], (8, 4, 2), [8, 3, 3, 0]),
        ([5, 5, 5], (8, 4, 2), [4, 4, 4]),
        ([3, 0, 0], (8, 4, 2), [8, 0, 0]),  # nothing for zero
        ([2, 4, 3, 1], (8, 4, 2), [2, 8, 4, 0]),
    ],
)
def test_who_ties_shares(amounts: list[int], prizes: tuple[int, ...], won: list[int]) -> None:
    assert shares(amounts, prizes) == won


@pytest.mark.parametrize(
    ("amounts", "steps", "cost"),
    [
        ([5, 4, 9], [2, 0, 0], True),  # from the second place to the third
        ([5, 4, 9], [1, 0, 0], True),  # they shared the second and the third place before
        ([5, 5, 9], [1, 0, 0], True),  # caught up with: shared now
        ([9, 4, 1], [3, 0, 0], False),  # was ahead already
        ([3, 2, 9, 8, 7], [2, 0, 0, 0, 0], False),  # fourth or fifth, which brings nothing
    ],
)
def test_who_is_overtaken_loses_only_where_the_place_pays(amounts: list[int], steps: list[int], cost: bool) -> None:
    assert loses(amounts, steps, (8, 4, 2), 1) is cost
