## The game, its options, and what its rules have become

title = Age of Innovation
tagline = Terraform the land, study and develop what changes the world.

option-setup = Boards and factions
option-setup-sets = ready-made sets
option-setup-draft = draft

option-edition = Edition
option-edition-revised = revised (2024)
option-edition-first = first edition

option-map = Map for three players
option-map-large = the side for 3 to 5
option-map-small = the tighter side for 1 to 3

amended-2 = In the end a building that a tunnel or a flight reaches over a bridge belongs to the area from both sides. Palace 14 may found its city at any moment of the turn, also before the rewards of a building and after passing. The spades of a competency in the preparation are a whole terraforming without a workshop: missing ones may be bought, and a first hex is made home before another.
