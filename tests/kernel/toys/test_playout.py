"""Chance draws by its weights."""

from collections import Counter
from random import Random

from boardwright.kernel.playout import draw
from tests.kernel.toys.bids import GAME


def test_an_outcome_is_as_likely_as_its_weight() -> None:
    state, random = GAME.new(2, {}), Random(1)
    drawn = Counter(draw(GAME, state, random).text for _ in range(600))
    # 300, 200 and 100 are expected; 45 more or less is far out.
    for text, expected in (("prize 1", 300), ("prize 2", 200), ("prize 5", 100)):
        assert abs(drawn[text] - expected) < 45, drawn
