"""Which build is being tested, and running something on the interpreted one."""

import os
import subprocess
import sys
from pathlib import Path

import boardwright.kernel.decision

ROOT = Path(__file__).parent.parent
INTERPRETED = boardwright.kernel.decision.__file__.endswith(".py")


def interpreted(*arguments: str) -> str:
    """What Python prints when it runs with these arguments on the interpreted build."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
