"""Data only: what is printed on the map, the faction boards and the tiles."""
