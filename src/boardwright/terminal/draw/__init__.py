"""Tables drawn for the terminal, from what a seat may see and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from boardwright.terminal.draw import age_of_innovation, plain, planetfall, santa_maria, terra_mystica

Drawing = Callable[[Mapping[str, Any], Mapping[str, str], Sequence[str], str, Mapping[str, int]], RenderableType]

DRAWINGS: Final[dict[str, Drawing]] = {
    "age_of_innovation": age_of_innovation.draw,
    "planetfall": planetfall.draw,
    "santa_maria": santa_maria.draw,
    "terra_mystica": terra_mystica.draw,
}


def draw(
    game: str,
    view: Mapping[str, Any],
    options: Mapping[str, str],
    names: Sequence[str],
    language: str,
    numbers: Mapping[str, int] | None = None,
) -> RenderableType:
    """The table of a game. `numbers` gives the number of an answer by its text, to be drawn beside what it names.

    A game without a drawing of its own is shown as it is seen, thing by thing."""
    if game in DRAWINGS:
        return DRAWINGS[game](view, options, names, language, numbers or {})
    return plain.draw(view, names)
