"""What is printed on the maps, the planning boards, the factions, the tiles and the Automa's cards: data, and a small
class for each faction that does something special."""
