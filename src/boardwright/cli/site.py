"""`boardwright site`: the whole table as static files, for anybody who serves files."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.common import console

MEGABYTE = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it: a new folder, or a site of ours.")],
    serve: Annotated[bool, typer.Option("--serve", help="Then serve it on this machine, to try it.")] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="With --serve; 0 is any that is free.")] = 8080,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="With --serve: open it.")] = True,
) -> None:
    """Write the table as static files: it plays in the browser, with bots, without a server and without a network."""
    # Only here: every other command does without it.
    from boardwright.site.build import write_site
    from boardwright.site.serve import server

    written = write_site(folder)
    size = sum(written.files.values()) / MEGABYTE
    console.print(f"A site of {len(written.files)} files, {size:.1f} MB before compression, is in {folder}.")
    if not serve:
        return
    with server(folder, port) as serving:
        address = f"http://127.0.0.1:{serving.server_address[1]}/"
        console.print(f"It is at [bold]{address}[/] (Ctrl-C stops it).")
        if browser:
            threading.Timer(0.5, webbrowser.open, (address,)).start()
        serving.serve_forever()
