"""What the tests of Ray share."""

import pytest

from tests import missing


def let_ray_off(told: str) -> None:
    """Skip where Ray itself did not start: it gives its helpers fifteen seconds, whatever it is told, and that is too
    little on a machine that is busy with other tests."""
    if "The current node timed out during startup" in told:
        pytest.skip(f"{missing.REASON}Ray, which did not start within the time that it gives itself. Try again.")
