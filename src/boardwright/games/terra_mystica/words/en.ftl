## The game, its options, and what its rules have become

title = Terra Mystica
tagline = Turn the land to your people and let neighbours feed your power.

option-factions = Factions
option-factions-chosen = chosen in seat order
option-factions-random = a colour is dealt, one of its two factions chosen
option-factions-first-game = the first game of the rulebook, all laid out

option-order = Turn order
option-order-passing = in the order of passing
option-order-classic = first to pass begins, the others follow as they sit

option-promo = Promo pieces
option-promo-none = base game
option-promo-all = with the promo town tiles, bonus card and scoring tile

option-leaving = Leaving the game
option-leaving-no = everybody plays to the end
option-leaving-yes = whoever must go may leave, the others play on

amended-2 = Cult spades may leave every hex foreign; an action has one tunnel or carpet, and buys spades for its first hex only; alchemists may pay for a spade with the power of the one before; special actions and bridges may be used without effect; nothing is given up unasked; of two tracks that wait for one key the player names one.
