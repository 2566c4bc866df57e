"""What the drawings of Terra Mystica and Age of Innovation share."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardwright.kernel.text import Argument
from boardwright.terminal.draw.hexmap import marker
from boardwright.terminal.draw.layout import numbered
from boardwright.terminal.words import say


class MysticaDrawing:
    """A table with a map of land, on which every seat has a home: `homes` are their terrains, None before they are
    chosen."""

    def __init__(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        language: str,
        numbers: Mapping[str, int],
        pieces: Mapping[str, Any],
        homes: Sequence[str | None],
    ) -> None:
        self._view: Final = view
        self._seats: Final = view["seats"]
        self._names: Final = names
        self._language: Final = language
        self._numbers: Final = numbers
        self._pieces: Final = pieces
        self._markers: Final = [marker(home, number) for number, home in enumerate(homes)]

    def _actions(self, kind: str, price: str, unit: str) -> list[Text]:
        """Those of power or of books, each once a round: dim and crossed when used, with who used it."""
        found: list[Text] = []
        for id, user in self._view[kind].items():
            action = self._pieces[kind][id]
            text = Text(f"{action['name']} {action[price]}{unit}", style="" if user is None else "dim")
            if user is not None:
                text = Text.assemble(text, " ✗ ", self._who(user))
            found.append(numbered(self._numbers, f"{price} {id}", text))
        return found

    def _who(self, number: int) -> Text:
        return Text.assemble(self._markers[number], f" {self._names[number]}")

    def _say(self, id: str, **parts: Argument) -> str:
        return say(id, self._language, **parts)
