"""Which of the learners' libraries are here: `./run setup` adds each where it has a build for this system and Python
(PyTorch where a folder of wheels is named), and what cannot be had may not hinder the rest."""

import importlib.util

import pytest


def missing(*modules: str) -> list[str]:
    return [module for module in modules if importlib.util.find_spec(module) is None]


def needs(*modules: str) -> pytest.MarkDecorator:
    absent = missing(*modules)
    return pytest.mark.skipif(bool(absent), reason=f"`./run setup` could not add {', '.join(absent)} here")


def let_ray_off(told: str) -> None:
    """Skips where Ray itself did not start: it gives its helpers fifteen seconds, whatever it is told, and that is too
    little on a machine that is busy with other tests."""
    if "The current node timed out during startup" in told:
        pytest.skip("Ray did not start within the time that it gives itself")
