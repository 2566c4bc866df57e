"""A file of results that grows line by line, and with which a command goes on where it was stopped. Its first line says
what the others are of."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boardwright.kernel.errors import CannotParse


class Lines:
    def __init__(self, file: Path, heading: Mapping[str, object]) -> None:
        """Begins the file, or reads what is there; refused where it is of something else."""
        self.file = file
        # Any: lines of JSON, whose keys are those of whoever writes them.
        self.there: list[dict[str, Any]] = []
        heading = json.loads(json.dumps(heading))
        if file.exists() and (text := file.read_text(encoding="utf-8")):
            self._read(text, heading)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._write(heading)

    def add(self, line: Mapping[str, object]) -> None:
        self._write(line)
        self.there.append(dict(line))

    def _write(self, line: Mapping[str, object]) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            print(json.dumps(line, ensure_ascii=False), file=out, flush=True)

    def _read(self, text: str, heading: Mapping[str, object]) -> None:
        whole, newline, begun = text.rpartition("\n")
        try:
            found, *self.there = [json.loads(line) for line in whole.split("\n")]
            fits = isinstance(found, dict) and found.keys() == heading.keys()
        except ValueError:
            fits = False
        if not fits:
            raise CannotParse(f"{self.file} holds something else than these results; name another file.")
        for name, value in heading.items():
            if found[name] != value:
                raise CannotParse(
                    f"{self.file} was begun with {name} {found[name]}, not {value}; name another file, or ask for the"
                    " same."
                )
        if begun:  # whoever wrote it was stopped in the middle of a line
            self.file.write_text(whole + newline, encoding="utf-8")
