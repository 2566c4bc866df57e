"""Tests that share something go to one process."""

import subprocess
import sys
from pathlib import Path

GROUPED = """
import pytest


@pytest.mark.xdist_group("shared")
def test_it(request):
    assert request.node.nodeid.endswith("@shared")
"""


def test_xdist_reads_the_group_of_a_test(tmp_path: Path) -> None:
    """By the end of its name: a pytest and a pytest-xdist that do not fit together scatter groups in silence."""
    (tmp_path / "test_one.py").write_text(GROUPED, encoding="utf-8")
    words = ["-n", "1", "--dist", "loadgroup", "-p", "no:cacheprovider", "--rootdir", ".", "test_one.py"]
    ran = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
