"""The engine as bytecode, made on the device that will run it: later visits do not compile what the first one did."""

import io
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Final

UNCHECKED: Final = (1).to_bytes(4, "little")  # by a hash, and not to be looked at: the archive is of one version


def compiled(folder: Path) -> bytes:
    """An archive of the same tree with bytecode in place of sources."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for file in sorted(folder.rglob("*")):
            if not file.is_file() or "__pycache__" in file.parts:
                continue
            name, read = file.relative_to(folder).as_posix(), file.read_bytes()
            if file.suffix == ".py":
                code = marshal.dumps(compile(read, f"{folder}/{name}", "exec", dont_inherit=True))
                name, read = f"{name}c", MAGIC_NUMBER + UNCHECKED + bytes(8) + code
            archive.writestr(name, read)
    return content.getvalue()
