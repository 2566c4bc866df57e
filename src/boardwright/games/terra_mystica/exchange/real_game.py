"""The JSON in which real games of terra.snellman.net are kept."""

import json
from typing import Any, Final

from boardwright.kernel.errors import CannotParse

FIELDS: Final = {
    "options": list,
    "factions": list,
    "round_scoring": list,
    "bonus_in_play": list,
    "rows": list,
    "final_vp": dict,
}


def read_game(text: str) -> dict[str, Any]:
    """A game in the JSON of real games, checked as far as `snellman.Replay` relies on it."""
    try:
        game = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CannotParse(f"The file is not JSON: {str(error).rstrip('.')}.") from error
    for field, kind in FIELDS.items():
        if not isinstance(game, dict) or not isinstance(game.get(field), kind):
            raise CannotParse(
                f"A real game has {', '.join(FIELDS)}; {field} is not there, or is not a {kind.__name__}."
            )
    for field in ("options", "factions", "round_scoring", "bonus_in_play"):
        if not all(isinstance(each, str) for each in game[field]):
            raise CannotParse(f"In {field} stands something that is not a text.")
    for number, row in enumerate(game["rows"], 1):
        if (
            not isinstance(row, dict)
            or row.get("faction") not in game["factions"]
            or not isinstance(row.get("cmd"), str)
        ):
            raise CannotParse(f"Row {number} has no faction of this game, or no cmd.")
    return dict(game)
