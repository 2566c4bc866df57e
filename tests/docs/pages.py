"""The Markdown pages of the project: their samples of code, their commands, their links.

Every sample says what it is in the words behind its fence, and `tests/test_samples.py` treats it accordingly:

| fence | what the test does |
|---|---|
| `sh`, or a sample that is indented | each line is a command: its words are checked, and the quick ones are run |
| `console` | the command behind `$` is run with the answers that stand behind its prompts, and its output compared |
| `python` | is run; a sample `text output` right below it must be what it prints |
| `pycon` | is run, line by line, after all other such samples of its page; what it shows is compared |
| `… from FILE` | an excerpt: the lines stand in that file in this order |
| `toml corrections of GAME` | `boardwright content check GAME` accepts it |
| `json Text` | each line is a Text which the catalogues can say |
| `record lines of GAME` | lines of a record of that game, which can be read |
| `text folders in FOLDER` | the folders at the beginnings of its lines exist there |
| `text diagram` | the pages and modules that it names exist |

In a sample `…` stands for whatever was left out: as a line for any number of lines, else for a part of its line.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = "…"


@dataclass(frozen=True)
class Sample:
    page: Path
    line: int
    # The words behind the fence; of an indented sample `sh`.
    kind: str
    text: str
    # What the page says that it prints.
    output: str | None = None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """All that a reader of the sources opens; the changelog and the decisions are history and stay as they were."""
    found = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
    found += [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "rulings").glob("*.md"), *(ROOT / "bench").glob("*.md")]
    return sorted([*found, *(ROOT / "src" / "boardwright" / "games").glob("*/README.md")])


def history() -> list[Path]:
    return [ROOT / "CHANGELOG.md", *sorted((ROOT / "docs" / "decisions").glob("*.md"))]


FENCE = re.compile(r"^( *)(`{3,})(.*)$")
LIST_ITEM = re.compile(r"^ *([*+-]|\d+\.) ")


def samples(page: Path) -> list[Sample]:
    """The fenced and the indented samples of a page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    found: list[Sample] = []
    in_list, at = False, 0
    while at < len(lines):
        begun, line = at, lines[at]
        if fence := FENCE.match(line):
            at = next(n for n in range(at + 1, len(lines)) if lines[n].strip() == fence[2])
            text = [inner.removeprefix(fence[1]) for inner in lines[begun + 1 : at]]
            _add(found, Sample(page, begun + 1, fence[3].strip(), "\n".join(text)), lines)
        elif line.startswith(" " * (6 if in_list else 4)) and (at == 0 or not lines[at - 1].strip()):
            while at + 1 < len(lines) and (not lines[at + 1].strip() or lines[at + 1].startswith("    ")):
                at += 1
            text = [inner.strip() for inner in lines[begun : at + 1]]
            _add(found, Sample(page, begun + 1, "sh", "\n".join(text).rstrip()), lines)
        elif line.strip() and not line.startswith(" "):
            in_list = LIST_ITEM.match(line) is not None
        at += 1
    return found


def _add(found: list[Sample], sample: Sample, lines: list[str]) -> None:
    if sample.kind != "text output":
        found.append(sample)
        return
    above = found.pop()
    between = lines[above.line + above.text.count("\n") + 2 : sample.line - 1]
    assert above.kind == "python" and not any(LIST_ITEM.match(line) or line.startswith("#") for line in between), sample
    found.append(Sample(above.page, above.line, above.kind, above.text, sample.text))


def prose(page: Path) -> str:
    """The page without its samples."""
    lines = page.read_text(encoding="utf-8").splitlines()
    for sample in samples(page):
        length = sample.text.count("\n") + 1
        for n in range(sample.line - 1, min(sample.line + length, len(lines))):
            lines[n] = ""
    return "\n".join(lines)


def agrees(shown: str, real: str) -> bool:
    """Whether that is what is shown, but for what the page left out. Spaces at the ends of lines do not matter."""
    return re.fullmatch(_pattern(shown.rstrip().splitlines()), _tidied(real) + "\n") is not None


def is_excerpt(shown: str, whole: str) -> bool:
    """Whether these lines stand in the text, wherever, however far they are indented."""
    lines = [line.strip() for line in shown.strip().splitlines()]
    text = "\n".join(line.strip() for line in whole.splitlines())
    return re.search(rf"(?m)^{_pattern(lines)}", text + "\n") is not None


def _tidied(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())


def _pattern(lines: list[str]) -> str:
    def one(line: str) -> str:
        if line.strip() == LEFT_OUT:
            return r"(?:.*\n)*?"
        return ".*".join(re.escape(part) for part in line.rstrip().split(LEFT_OUT)) + r"\n"

    return "".join(map(one, lines))


# Links ------------------------------------------------------------------------------------------------------------


LINK = re.compile(r"\]\(([^)\s]+)\)")


def links(page: Path) -> list[str]:
    """The links of a page that stay within the project, pictures included."""
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return [link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """The names that GitHub gives the headings of a page."""
    found: list[str] = []
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")
        found.append(name if name not in found else f"{name}-{found.count(name)}")
    return set(found)
