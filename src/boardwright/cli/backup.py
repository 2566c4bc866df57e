"""`backup` and `restore`: copies of all tables, while the server runs."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.common import complaints, console
from boardwright.cli.serve import Data, data_folder

File = Annotated[Path | None, typer.Argument(help="The copy; by default one named after the day and the hour.")]
Replace = Annotated[bool, typer.Option("--replace", help="Lose what the database holds now.")]


def backup(file: File = None, data: Data = None) -> None:
    """Copy everything the server keeps into one file; it may run meanwhile.

    The database is that of BOARDWRIGHT_DATABASE, else the one in the data folder."""
    # Only here: these take seconds to load, and every other command does without them.
    from boardwright.server.app import database_url
    from boardwright.server.backup import back_up

    file = file or Path(time.strftime("boardwright-%Y-%m-%d-%H%M%S.db"))
    with complaints.status("copying") as status:
        tables = asyncio.run(
            back_up(
                database_url(data_folder(data)), file, lambda name, rows: status.update(f"copying {name}: {rows:,}")
            )
        )
    console.print(f"Done and checked: {file} holds {tables:,} tables ({file.stat().st_size / 1e6:,.1f} MB).")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `boardwright backup`.")],
    data: Data = None,
    replace: Replace = False,
) -> None:
    """Fill the database from a copy; on SQLite the server must be stopped."""
    from boardwright.server.app import database_url
    from boardwright.server.backup import restore as fill
    from boardwright.server.folder_lock import lock

    folder = data_folder(data)
    url = database_url(folder)
    if url.get_backend_name() == "sqlite":
        lock(Path(url.database or "").resolve().parent)
    with complaints.status("restoring") as status:
        tables = asyncio.run(
            fill(file, url, lambda name, rows: status.update(f"restoring {name}: {rows:,}"), replace=replace)
        )
    console.print(f"Done: the database holds {tables:,} tables.")
