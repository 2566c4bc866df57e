"""The map, as names of hexes; the wheel of terrains; what lies beside, across a river, or as the crow flies."""

from collections.abc import Callable

from boardwright.games.terra_mystica.content.board import ROW_NAMES, ROWS

WHEEL = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]


def _laid_out() -> tuple[dict[tuple[int, int], str], dict[str, str]]:
    """Hexes by place, half a hex being 1 to the right; and the terrain of each."""
    letters = dict(zip("DPSLFMW", WHEEL, strict=True))
    places: dict[tuple[int, int], str] = {}
    terrain: dict[str, str] = {}
    for row, text in enumerate(ROWS):
        for column, letter in enumerate(text):
            land = len([other for other in text[: column + 1] if other != "."])
            river = "".join([*ROWS[:row], text[:column]]).count(".")
            name = f"r{river}" if letter == "." else f"{ROW_NAMES[row]}{land}"
            places[2 * column + row % 2, row] = name
            terrain[name] = letters.get(letter, "river")
    return places, terrain


PLACES, PRINTED = _laid_out()
BESIDE = {
    name: {
        PLACES[x + right, y + down]
        for right, down in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
        if (x + right, y + down) in PLACES
    }
    for (x, y), name in PLACES.items()
}
LAND = {name for name, terrain in PRINTED.items() if terrain != "river"}
RIVER = set(PRINTED) - LAND


def sites() -> set[str]:
    """Bridges join land corner to corner over a river: two hexes lie between, both of them river."""
    found = set()
    for a in LAND:
        for b in LAND - BESIDE[a]:
            between = BESIDE[a] & BESIDE[b]
            if a != b and len(between) == 2 and between <= RIVER:
                found.add(":".join(sorted((a, b), key=lambda name: (name[0], int(name[1:])))))
    return found


SITES = sites()


def by_river(start: str, hexes: int) -> set[str]:
    """Land across at most so many river hexes, each beside the one before."""
    edge = BESIDE[start] & RIVER if hexes else set()
    sailed = set(edge)
    for _ in range(hexes - 1):
        edge = {further for river in edge for further in BESIDE[river] & RIVER}
        sailed |= edge
    return {land for river in sailed for land in BESIDE[river] & LAND} - {start}


def as_the_crow_flies(start: str, steps: int) -> set[str]:
    """Land at most so many hexes away, whatever lies between."""
    found = {start}
    for _ in range(steps):
        found |= {further for hex in found for further in BESIDE[hex]}
    return (found & LAND) - {start}


def turned(start: str, home: str, spades: int) -> dict[str, int]:
    """What so many spades make of a terrain, and how many of them it takes: from neighbour to neighbour on the wheel,
    three at most; land that has become home is not turned on."""
    found = {start: 0}
    for spade in range(1, min(spades, 3) + 1):
        for terrain in [each for each, needed in found.items() if needed == spade - 1]:
            if terrain != home or terrain == start:
                place = WHEEL.index(terrain)
                for beside in (WHEEL[place - 1], WHEEL[(place + 1) % 7]):
                    found.setdefault(beside, spade)
    del found[start]
    return found


def connected(hexes: set[str], beside: Callable[[str], set[str]]) -> list[set[str]]:
    """The groups into which hexes fall, searched from neighbour to neighbour."""
    groups = []
    while hexes:
        group, edge = set(), {min(hexes)}
        while edge:
            group |= edge
            edge = {other for hex in edge for other in beside(hex) & hexes} - group
        groups.append(group)
        hexes = hexes - group
    return groups
