"""Which of the learners' libraries are here: where one has no build for this Python, its tests are left out."""

import importlib.util

import pytest


def missing(*modules: str) -> list[str]:
    return [module for module in modules if importlib.util.find_spec(module) is None]


def needs(*modules: str) -> pytest.MarkDecorator:
    absent = missing(*modules)
    return pytest.mark.skipif(bool(absent), reason=f"{', '.join(absent)} cannot be had for this Python")
