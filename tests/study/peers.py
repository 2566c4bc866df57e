"""Which of the learners' libraries are here: where one has no build for this Python, its tests are left out."""

import importlib.util

import pytest


def needs(*modules: str) -> pytest.MarkDecorator:
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    return pytest.mark.skipif(bool(missing), reason=f"{', '.join(missing)} cannot be had for this Python")
