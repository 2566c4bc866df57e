"""Tables drawn for the terminal, from what a seat may see and nothing else."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from boardwright.cli.draw import planetfall

Drawing = Callable[[Mapping[str, Any], Mapping[str, str], Sequence[str], str], RenderableType]

DRAWINGS: Final[dict[str, Drawing]] = {"planetfall": planetfall.draw}


def draw(
    game: str, view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str], language: str
) -> RenderableType:
    """The table of a game; one without a drawing of its own is shown as plain data."""
    if game in DRAWINGS:
        return DRAWINGS[game](view, options, names, language)
    return json.dumps(view, ensure_ascii=False, indent=1)
