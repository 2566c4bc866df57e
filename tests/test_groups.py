"""Tests that share something go to one process."""

import pytest


@pytest.mark.xdist_group("grouped")
def test_xdist_reads_the_group_of_a_test(request: pytest.FixtureRequest) -> None:
    """By the end of its name: a pytest and a pytest-xdist that do not fit together scatter groups in silence."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("not spread over processes by groups")
    assert request.node.nodeid.endswith("@grouped")
