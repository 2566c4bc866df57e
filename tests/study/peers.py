"""Which of the learners' libraries are here: where one has no build for this Python, its tests are left out."""

import importlib.util

import pytest


def missing(*modules: str) -> list[str]:
    return [module for module in modules if importlib.util.find_spec(module) is None]


def needs(*modules: str) -> pytest.MarkDecorator:
    absent = missing(*modules)
    return pytest.mark.skipif(bool(absent), reason=f"{', '.join(absent)} cannot be had for this Python")


def let_ray_off(told: str) -> None:
    """Skips where Ray itself did not start: it gives its helpers fifteen seconds, whatever it is told, and that is too
    little on a machine that is busy with other tests."""
    if "The current node timed out during startup" in told:
        pytest.skip("Ray did not start within the time that it gives itself")
