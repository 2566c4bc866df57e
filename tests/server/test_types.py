"""The client's types are those of the server's messages and of each game's view and pieces."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_generated_types_are_up_to_date() -> None:
    """By the sources, whichever build is tested: remarks are read from them."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    checked = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "generate_types.py"), "--check"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
