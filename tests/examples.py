"""The package in `examples/`, installed as pip would: its folder, and the lines that name its entry point."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"


def installed(folder: Path) -> list[str]:
    """What has to stand on the path of Python for the example to be there."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    lines = [
        f"[{group}]\n{name} = {value}\n"
        for group, points in project["entry-points"].items()
        for name, value in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return [str(folder), str(EXAMPLE)]
