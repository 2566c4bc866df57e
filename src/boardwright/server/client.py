"""Where the built client lies, and the sources beside which it was built."""

import os
from pathlib import Path

import boardwright

PACKAGE = Path(boardwright.__file__).parent
HOME = os.environ.get("BOARDWRIGHT_HOME", "")
# The compiled build of a working copy has neither the client nor all sources: these lie where it was built from.
SOURCES = PACKAGE if (PACKAGE / "server" / "static").exists() or not HOME else Path(HOME).parent / "src" / "boardwright"
STATIC = SOURCES / "server" / "static"
# Beside the client, as bytecode for browsers, and the mark of the sources that it was made of (`tools/build_web.py`).
ENGINE = "engine.pack"
ENGINE_STAMP = "engine.stamp"
