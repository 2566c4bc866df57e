"""Choices made before the game, and standing wishes of a player. What they are called stands in the catalogue of words:
`option-<name>` and `option-<name>-<value>`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import common


class Option:
    """A name and the values it may take."""

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        *,
        varied: str = "",
        check: Callable[[str], object] | None = None,
        common: bool = False,
    ) -> None:
        """The first of the values is the default. `varied` is the value under which games differ most, for studies.
        With `check`, any text that it does not refuse is a value too. The words of a `common` option are those of all
        games."""
        self.name: Final[str] = name
        self.values: Final[Sequence[str]] = values
        self.default: Final[str] = values[0]
        self.varied: Final[str] = varied or self.default
        self.common: Final[bool] = common
        self._check: Final = check

    def known(self, value: str) -> str:
        """The value, or the default where it is none of the declared ones."""
        return value if value in self.values else self.default

    def checked(self, value: str) -> str:
        if value in self.values:
            return value
        if self._check is None:
            named, given = repr(self.name), repr(value)
            raise CannotParse(common("wrong-value", option=named, value=given, values=self.values))
        if "\n" in value or "\r" in value or value != value.strip():
            raise CannotParse(common("wrong-break", option=repr(self.name)))
        self._check(value)
        return value


class Amendment:
    """A new version of a game's rules: a ruling that turned out wrong was mended. The catalogue tells as `amended-<n>`,
    in whole sentences, what is another way for games that were begun before."""

    def __init__(self, defaults: Mapping[str, str] | None = None) -> None:
        """`defaults` are the options whose default was another one until then."""
        self.defaults: Final[Mapping[str, str]] = {} if defaults is None else defaults
