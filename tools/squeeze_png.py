"""Makes a screenshot smaller. Drawn pages are flat areas that repeat: they compress best unfiltered, and better still
with half as many shades, which no eye can tell."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}  # true colour, and with transparency
SHADES = bytes(min(255, shade + 1 & ~1) for shade in range(256))


def squeeze(png: bytes) -> bytes:
    """As good as the same picture, or what was given if it does not become smaller."""
    chunks = read(png)
    width, _, depth, kind, *_, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if depth != 8 or kind not in CHANNELS or interlaced:
        return png
    rows = unfiltered(zlib.decompress(chunks[b"IDAT"]), width * CHANNELS[kind], CHANNELS[kind])
    data = zlib.compress(b"".join(b"\0" + row.translate(SHADES) for row in rows), 9)
    smaller = SIGNATURE + chunk(b"IHDR", chunks[b"IHDR"]) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    return min(smaller, png, key=len)


def read(png: bytes) -> dict[bytes, bytes]:
    assert png.startswith(SIGNATURE)
    found: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        found[name] = found.get(name, b"") + png[at + 8 : at + 8 + length]
        at += length + 12
    return found


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def unfiltered(data: bytes, length: int, step: int) -> list[bytes]:
    """The rows of the picture; in the data each byte is told by its difference from a guess."""
    rows: list[bytes] = []
    above = bytes(length + step)  # with nothing on the left of the first pixel
    for at in range(0, len(data), length + 1):
        row = bytearray(step) + data[at + 1 : at + 1 + length]
        undo(data[at], row, above, step)
        rows.append(bytes(row[step:]))
        above = bytes(row)
    return rows


def undo(way: int, row: bytearray, above: bytes, step: int) -> None:
    if way == 1:  # the pixel on the left
        for x in range(step, len(row)):
            row[x] = row[x] + row[x - step] & 255
    elif way == 2:  # the pixel above
        for x in range(step, len(row)):
            row[x] = row[x] + above[x] & 255
    elif way == 3:  # the average of both
        for x in range(step, len(row)):
            row[x] = row[x] + (row[x - step] + above[x] >> 1) & 255
    elif way == 4:  # that of both and the one between them which is nearest to left + above - between
        for x in range(step, len(row)):
            a, b, c = row[x - step], above[x], above[x - step]
            to_a, to_b, to_c = abs(b - c), abs(a - c), abs(a + b - 2 * c)
            row[x] = row[x] + (a if to_a <= to_b and to_a <= to_c else b if to_b <= to_c else c) & 255
