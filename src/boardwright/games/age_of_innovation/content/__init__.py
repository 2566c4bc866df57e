"""Data only: what is printed on the maps, the planning boards, the factions, the tiles and the Automa's cards."""
