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

## What one holds

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
priests =
    { $n ->
        [one] { $n } priest
       *[other] { $n } priests
    }
power = { $n } power
spades =
    { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }
steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
keys =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
favor-tiles =
    { $n ->
        [one] { $n } favor tile
       *[other] { $n } favor tiles
    }
first-dwellings =
    { $n ->
        [one] { $n } first dwelling
       *[other] { $n } first dwellings
    }

resource-vp = points
resource-c = coins
resource-w = workers
resource-p = priests
resource-pw = power

## What points are for

source-round-tiles = round tiles
source-favors = favor tiles
source-cards = bonus cards
source-towns = towns
source-tracks = shipping and digging
source-abilities = faction abilities
source-cults = cults
source-area = area
source-resources = resources
source-power-taken = power taken
source-start = start
source-traded = traded

## Terrains, structures, cults

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland

structure-dwelling = dwelling
structure-trading-house = trading house
structure-temple = temple
structure-stronghold = stronghold
structure-sanctuary = sanctuary

scored-dwelling = dwellings
scored-trading-house = trading houses
scored-temple = temples
scored-stronghold = stronghold
scored-sanctuary = sanctuary
scored-spade = spades
scored-town = towns

cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air

## Factions

faction-alchemists = Alchemists
faction-auren = Auren
faction-chaosmagicians = Chaos Magicians
faction-cultists = Cultists
faction-darklings = Darklings
faction-dwarves = Dwarves
faction-engineers = Engineers
faction-fakirs = Fakirs
faction-giants = Giants
faction-halflings = Halflings
faction-mermaids = Mermaids
faction-nomads = Nomads
faction-swarmlings = Swarmlings
faction-witches = Witches

ability-alchemists = At any time in your turn you may change 1 point into 1 coin, or 2 coins into 1 point; at the end every 2 coins are a point.
ability-auren = None from the start.
ability-chaosmagicians = You begin with one dwelling only, placed after all others. For a temple and for the sanctuary you take 2 favor tiles.
ability-cultists = When at least one neighbour takes power for a building of yours, advance 1 step on a cult; when all of them decline, gain 1 power.
ability-darklings = You pay for each spade 1 priest instead of workers, and gain 2 points for it. You have no digging track.
ability-dwarves = Tunnels: to transform or build you may skip one hex of any kind for 2 workers; you gain 4 points each time. Tunnels join your area at the end, without payment. You have no shipping.
ability-engineers = As an action, as often as you like: build a bridge for 2 workers.
ability-fakirs = Carpet: to transform or build you may skip one hex of any kind for 1 priest; you gain 4 points each time. The carpet joins your area at the end, without payment. You have no shipping, and digging advances only once.
ability-giants = You transform only to your home terrain, and always for exactly 2 spades. A single spade of the cult bonus is lost.
ability-halflings = You gain 1 point for each spade you get, whatever it comes from.
ability-mermaids = Founding a town, you may skip one river hex: the buildings around it count as joined. Shipping begins at 1 and reaches 5.
ability-nomads = You begin with three dwellings; the third is placed after everybody's second.
ability-swarmlings = For each town you found, gain 3 workers.
ability-witches = For each town you found, gain 5 points.

stronghold-alchemists = At once gain 12 power. From then on gain 2 power for each spade you get, in time to pay for the next.
stronghold-auren = At once take a favor tile. Special action, once a round: 2 steps on one cult.
stronghold-chaosmagicians = Special action, once a round: take two actions one after the other.
stronghold-cultists = At once gain 7 points.
stronghold-darklings = At once you may ordain up to 3 workers: each becomes a priest.
stronghold-dwarves = A tunnel costs 1 worker instead of 2.
stronghold-engineers = Each time you pass, gain 3 points for each bridge of yours with your buildings at both ends.
stronghold-fakirs = The carpet skips up to two hexes instead of one.
stronghold-giants = Special action, once a round: 2 free spades; then you may build a dwelling there for its price.
stronghold-halflings = At once 3 free spades; on one of the hexes made home you may build a dwelling for its price.
stronghold-mermaids = At once advance shipping by 1 for free, with its points.
stronghold-nomads = Sandstorm, special action, once a round: a free hex beside a building of yours (not across a river or a bridge) becomes desert without spades; then you may build a dwelling there for its price.
stronghold-swarmlings = Special action, once a round: a dwelling becomes a trading house for nothing.
stronghold-witches = Witches' ride, special action, once a round: a dwelling for nothing on any free forest, however far.

board-home = Home: { $terrain }.
board-start = Start: { AND($stocks) }; { $one } power in bowl I, { $two } in bowl II; cults: { $cults }; { $dwellings }.
board-cult = { $cult } { $steps }
board-no-cults = none
board-costs = Costs: { LIST($all, by: "; ") }.
board-cost = { $structure } { AND($price) }
board-trading-cost = { $structure } { AND($price) } ({ AND($alone) } where no opponent is adjacent)
board-income = Income: { LIST($all, by: "; ") }.
board-income-row = with 0, 1, 2… { $structures }: { AND($resources) }
board-income-numbers = { $resource } { $numbers }
board-income-single = { $structure } { AND($amounts) }
board-shipping = Shipping: from { $lowest } to { $highest }.
board-no-shipping = No shipping.
board-digging = A spade costs { $costs } workers by level of digging; each advance costs { AND($advance) }.
board-digging-priests = A spade costs 1 priest.
board-ability = Ability: { $text }
board-stronghold = Stronghold: { $text }

## Tiles, cards and power actions: our names, and what is written on them

card-bon1 = Spade
card-bon2 = Pilgrimage
card-bon3 = Purse
card-bon4 = Ferry
card-bon5 = Camp
card-bon6 = Monuments
card-bon7 = Market
card-bon8 = Preacher
card-bon9 = Hamlets
card-bon10 = Sea Chart

favor-fav1 = Flame
favor-fav2 = Flood
favor-fav3 = Bedrock
favor-fav4 = Gale
favor-fav5 = Founders
favor-fav6 = Procession
favor-fav7 = Helpers
favor-fav8 = Inspiration
favor-fav9 = Mint
favor-fav10 = Merchants
favor-fav11 = Settlers
favor-fav12 = Caravans

town-tw1 = Rich Town
town-tw2 = Town of Crafts
town-tw3 = Holy Town
town-tw4 = Town of Power
town-tw5 = Town of Cults
town-tw6 = Town of Two Gates
town-tw7 = Harbour
town-tw8 = Glorious Town

action-act1 = Bridge
action-act2 = Priest
action-act3 = Workers
action-act4 = Coins
action-act5 = Spade
action-act6 = Two spades

round-tile = { CAP($what) } · { $track }
round-tile-priests = priests

written-income = Income: { AND($amounts) }.
written-special-spade = Special action, once a round: 1 free spade for transforming and building.
written-special-step = Special action, once a round: 1 step on a cult.
written-shipping = Shipping +{ $levels } during the actions, not at the end of the game.
written-on-pass = When you pass: { AND($all) }.
written-points-for = { $points } for { $what }
written-cult-steps = { $steps } on the cult of { $cult }.
written-town-power = From now on power { $power } is enough for a town.
written-whenever = { $points } for { $what } from now on.
written-on-pass-houses = When you pass: { $points } points for 1, 2, 3, 4 trading houses.
written-gain = Gain { AND($amounts) }.
written-all-cults = { $steps } on every cult.
written-town-shipping = Shipping +1 with its points (the Fakirs' carpet skips one more hex).
written-promo = Promo.
written-actions = Actions: { $points } for { $what }.
written-end-of-round = End of the round: { $bonus }.
round-bonus = { $bonus } for { $what }
written-power-action = Pay { $power }, once a round for all. { $brings }
written-free-spades = Gain { $spades } for transforming and building.
written-build-bridge = Build a bridge that touches one of your buildings.

each-dwelling = each dwelling
each-trading-house = each trading house
each-temple = each temple
each-stronghold = the stronghold
each-sanctuary = the sanctuary
each-shipping-level = each level of shipping
each-priest = each of your priests on the cult board
each-step = each step on { $cult }
each-steps = every { $steps } on { $cult }

building-dwelling = building a dwelling
building-trading-house = building a trading house
building-temple = building a temple
building-stronghold = building the stronghold or the sanctuary
building-spade = each spade
building-town = founding a town

section-factions = Factions
section-power-actions = Power actions
section-cards = Bonus cards
section-favors = Favor tiles
section-towns = Town tiles
section-scoring = Round tiles
values = printed values: rulebook and public data, checked by 56 real games

## Where the game stands

progress = Round { $round } of { $rounds }
phase-setup = preparation
phase-actions = actions
phase-bonus = cult bonus
phase-over = the game is over

## Questions

prompt-draw-scoring = The tile of a round is drawn.
prompt-draw-card = A bonus card for this game is drawn.
prompt-draw-colour = A colour is dealt.
prompt-choose-faction = Choose your faction.
prompt-first-dwelling = Place a first dwelling on your home terrain.
prompt-first-card = Take a bonus card for round 1.
prompt-turn = Choose an action, or pass.
prompt-turn-first-of-two = First of two actions. Choose an action, or pass.
prompt-after-action = Convert, or end your turn.
prompt-sandstorm = Sandstorm: which hex becomes desert?
prompt-free-trading-house = Which dwelling becomes a trading house for nothing?
prompt-witches-ride = Witches' ride: on which forest do you build a dwelling?
prompt-take-power = Take { $power } for { $points }?
prompt-take-power-free = Take { $power } for free?
prompt-choose-cult = Choose a cult for { $steps }.
prompt-ordain = How many workers do you ordain as priests?
prompt-claim = Take { AND($tiles) }.
prompt-claim-town = a town tile
prompt-choose-top = Not every top can be opened: which cult moves first?
prompt-build-bridge = Where do you build the bridge?
prompt-use-spades = You have { $spades }: which hex do you transform?
prompt-transform = { $hex }, now { $terrain }: what does it become?
prompt-dig-on = { $hex }, now { $terrain }, spades for it: { $spades }. What does it become?
prompt-settle = Build a dwelling on the land you made home?
prompt-no-use = There is no use for it now: give it up.

## Answers: what a button says

label-faction = Play the { $faction }
label-place = Place a dwelling on { $hex }
label-first-card = Take the “{ $card }” card
label-build = Build a dwelling on { $hex }
label-dig = Transform { $hex }
label-storm = Turn { $hex } into desert
label-to = Turn { $hex } into { $terrain }
label-spade = Buy one spade
label-upgrade-trading-house = Build a trading house on { $hex }
label-upgrade-temple = Build a temple on { $hex }
label-upgrade-stronghold = Build the stronghold on { $hex }
label-upgrade-sanctuary = Build the sanctuary on { $hex }
label-ship = Advance shipping from { $level } to { $next }
label-shovel = Advance digging from { $level } to { $next }
label-priest = Send a priest to { $cult } for { $steps }
label-power-act1 = Build a bridge with power
label-power-act2 = Take a priest for power
label-power-act3 = Take workers for power
label-power-act4 = Take coins for power
label-power-act5 = Take a spade for power
label-power-act6 = Take two spades for power
label-special-bon1 = Use the free spade of your card
label-special-bon2 = Step on a cult with your card
label-special-fav6 = Step on a cult with “{ $piece }”
label-special-bridge = Build a bridge with workers
label-stronghold-auren = Take 2 steps on one cult
label-stronghold-chaosmagicians = Take two actions in a row
label-stronghold-giants = Use the 2 free spades of the stronghold
label-stronghold-nomads = Raise a sandstorm
label-stronghold-swarmlings = Build a trading house for nothing
label-stronghold-witches = Ride to a forest
label-bridge = Build the bridge { $one }–{ $other }
label-connect = Found a town across the river between { AND($hexes) }
label-burn = Burn power
label-convert = { $price } → { $gain }
label-favor = Take the “{ $tile }” favor tile
label-town = Take the “{ $tile }” town tile
label-cult = Advance { $steps } on { $cult }
label-take = Take { $power } for { $points }
label-take-free = Take { $power } for free
label-decline = Decline
label-ordain = Ordain { $workers }
label-ordain-nobody = Ordain nobody
label-pass = Pass
label-pass-card = Pass and take “{ $card }”
label-done = End turn
label-drop-spades = Give up { $spades }
label-drop-bridge = Build no bridge
label-drop-dwelling = Do not build
label-drop-storm = Raise no sandstorm
label-drop-house = Build no trading house
label-leave = Leave the game
label-and-build = { $answer } and build
label-without-building = { $answer } only
label-burning = { $answer }, burning { $power }
label-special-at = { $special }: { LOW($answer) }

## Worth knowing before

note-faction = Home: { $terrain }. Ability: { $ability } Stronghold: { $stronghold }
note-far = { CAP($terrain) }, { $spades } from { $home }.
note-far-free = { CAP($terrain) }, { $spades } from { $home }; { $free } of them free.
note-not-all-the-way = You have only { $spades } at hand.
note-from-home = It is your home terrain and would become foreign.
note-foreign = It is not your home terrain.
note-per-spade = A spade costs { $workers } from now on.
note-stays = The priest stays there for good.
note-returns = The priest goes back to your supply.
note-steps = { $cult }: { $start } → { $end }.
note-at-top = You are at the top already.
note-top-taken = The top is taken.
note-top-needs-key = The top needs a key.
note-no-effect = There is no use for it now: you only wait.
note-place = You will be number { $place } in round { $round }.
note-no-turns-left = Your game is done but for the final scoring.
note-leaving = For good: no more turns and no more power; your buildings stay, bring income and count at the end.

## What happens besides

event-founds = founds a town
event-founds-towns = founds { $n } towns
event-steps = { $steps } on { $cult }
event-shipping = shipping +{ $levels }
event-carpet = the carpet skips { $hexes } more
event-tunnel = by tunnel
event-flight = by carpet
event-favors = then take { $tiles }
event-cult-spades = then use { $spades } of the cult bonus
event-offers = offers { AND($all) }
event-offer = { $power } to the { $faction }
event-offered = { $power } may be taken for { $points }
event-offered-free = { $power } may be taken for free
event-burn =
    { $n ->
        [one] { $n } power moves from bowl II to III, as much is lost
       *[other] { $n } power move from bowl II to III, as much is lost
    }
event-from-bowls = { $one } from bowl I to II, { $two } from II to III
event-from-bowl-1 = { $one } from bowl I to II
event-from-bowl-2 = { $two } from bowl II to III
event-points = points: { LIST($all) }
event-points-from = { $source } { $points }
event-income = income: { AND($amounts) }
event-cult-bonus = cult bonus: { AND($amounts) }

## Where points come from, told beside a sum

due-favors = favor tile to take
due-spades = free spades
due-steps = steps on a cult
due-bridges = bridge to build
from-round-tile = round tile
from-ability = faction ability
from-stronghold = stronghold
from-area = area
from-resources = resources

## The log: what has been done

line-score = The tile of round { $round } is “{ $tile }”
line-card = The “{ $card }” card is in the game
line-colour = A colour was dealt: { $terrain }

# Several of a kind in a row.
revealed-score =
    { $n ->
        [one] { $n } round tile
       *[other] { $n } round tiles
    }
revealed-card =
    { $n ->
        [one] { $n } bonus card
       *[other] { $n } bonus cards
    }
revealed-colour =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
line-faction = Chose the { $faction }
line-place = Placed a first dwelling on { $hex }
line-first-card = Took the “{ $card }” card
line-build = Built a dwelling on { $hex }
line-dig = Transformed { $hex }
line-storm = Turned { $hex } into desert by a sandstorm
line-to = Turned { $hex } into { $terrain }
line-spade = Bought one spade
line-upgrade-trading-house = Built a trading house on { $hex }
line-upgrade-temple = Built a temple on { $hex }
line-upgrade-stronghold = Built the stronghold on { $hex }
line-upgrade-sanctuary = Built the sanctuary on { $hex }
line-ship = Advanced shipping from { $level } to { $next }
line-shovel = Advanced digging from { $level } to { $next }
line-priest = Sent a priest to { $cult }
line-power = Used the power action “{ $action }”
line-special-bon1 = Used the free spade of the “{ $piece }” card
line-special-bon2 = Used the cult step of the “{ $piece }” card
line-special-fav6 = Used the cult step of the “{ $piece }” tile
line-special-bridge = Bought a bridge with workers
line-stronghold = Used the stronghold's action
line-bridge = Built the bridge { $one }–{ $other }
line-connect = Founded a town across the river between { AND($hexes) }
line-burn = Burnt power
line-convert = Converted { $price } into { $gain }
line-favor = Took the “{ $tile }” favor tile
line-town = Took the “{ $tile }” town tile
line-cult = Advanced on { $cult }
line-take = Took the power that was offered
line-decline = Declined { $power }
line-overtaken = Overtaken on { $cult }: { $level } to { $own }
line-ordain = Ordained workers as priests
line-ordain-nobody = Ordained nobody
line-pass = Passed
line-pass-card = Passed and took the “{ $card }” card
line-done = Ended the turn
line-drop-spades = Gave up { $spades }
line-drop-bridge = Built no bridge
line-drop-dwelling = Did not build
line-drop-storm = Raised no sandstorm
line-drop-house = Built no trading house
line-leave = Left the game

## Why not

reason-out-of-reach = out of reach
reason-taken-by = taken: { $faction }
reason-short = { $what }: { AND($missing) } short
reason-short-power = { AND($missing) } short in bowl III
reason-used = used in this round
reason-transforming = transforming
reason-tunnel = tunnel
reason-carpet = carpet
reason-shipping = shipping
reason-digging = digging
reason-already-home = your home terrain already
reason-made-home = made home by this action
reason-none-on-board = no { $structure } left on your board
reason-highest = cannot be upgraded
reason-no-priest = no priest
reason-no-space = no free space
reason-fully-advanced = fully advanced
reason-no-such-track = your faction has no such track
reason-have-it = you have this tile
reason-none-left = none left
reason-short-bare = { AND($missing) } short
reason-bridge = bridge
reason-not-home = not { $terrain }
reason-not-beside = no building of yours beside it
reason-not-a-dwelling = not a dwelling
reason-not-built = the stronghold is not built yet
reason-no-room-for-priests = all your priests are in play
reason-burning = bowl II needs 2 power
reason-nothing-to-convert = nothing to convert
reason-no-own-end = no building of yours at its ends
reason-bridge-built = a bridge stands there
reason-no-bridge = no bridge left
reason-colour-taken = this terrain is taken: { $terrain }
reason-other-colour = your colour is { $terrain }
reason-the-same = it is that already
reason-through-home = the way leads through your home terrain
reason-nearer = too near for the spades that were bought
reason-only-home = only { $terrain } is possible
reason-at-top = at the top already
reason-top-taken = the top is taken
reason-below-top = the steps do not reach the top
reason-moved = has moved already
reason-last-round = nothing is taken in the last round
reason-no-use = there is no use for it now
reason-no-home-land = no free home terrain within reach
reason-no-land = no free land within reach
reason-no-upgrade = nothing to upgrade
reason-all-used = all used in this round
reason-no-special = you have no special action

## The outlook

outlook-cults = Cults
outlook-area = Largest area
outlook-left = What is left
outlook-round = Round { $round } ends

## When a question is asked

occasion-offer = { CAP($builder) } built beside you
occasion-faction =
    { $number ->
        [1] you choose first of { $all }
        [2] you choose second of { $all }
        [3] you choose third of { $all }
        [4] you choose fourth of { $all }
       *[other] you choose last of { $all }
    }
occasion-first-dwelling =
    { $all ->
        [1] your only dwelling
       *[other]
            { $number ->
                [1] your first dwelling of { $all }
                [2] your second dwelling of { $all }
               *[other] your third dwelling of { $all }
            }
    }
stage-factions = Factions
stage-dwellings = Dwellings
stage-cards = Bonus cards
stage-round = Round 1

## The guided first game: one idea at a time, what to do, and why

lesson-goal = The most points win
lesson-goal-do = Your points stand here. After six rounds whoever has the most of them wins.
lesson-goal-why = whatever you build, dig and believe in becomes points sooner or later; how, you will see one idea at a time.

lesson-home = Home is one terrain
lesson-home-do = Your people live only on the terrain of their colour. All other land must be transformed first.
lesson-home-why = the closer a terrain is to yours on the wheel of terrains, the fewer spades it takes.

lesson-card = A card for the round
lesson-card-do = Take one of the lit bonus cards: it brings income or something special for one round.
lesson-card-why = when you pass, you give it back and take another one; nobody keeps a good card for long.

lesson-turn = One action a turn
lesson-turn-do = Choose what is lit and look at its price; the same place once more, or the button below, does it. Undo takes it back until you end the turn.
lesson-turn-why = everybody takes one action at a time until all have passed; who has more left acts longer.

lesson-terraform = Make land yours
lesson-terraform-do = Choose a lit hex within reach, turn it into your terrain and build a dwelling on it.
lesson-terraform-why = dwellings bring workers in every income, and from each of them you reach new land.

lesson-offer = Neighbours give power
lesson-offer-do = Somebody built beside you. Take the power that is offered.
lesson-offer-why = power pays for strong actions. A little of it is free, more costs some points; early in the game that is worth it.

lesson-favor = Choose a favor
lesson-favor-do = Take one of the lit favor tiles.
lesson-favor-why = it lifts you on a cult, and most of them give something for the rest of the game.

lesson-round = Every round rewards something
lesson-round-do = These tiles say what brings extra points in each round. Look at this round's, then at the next.
lesson-round-why = the same building is worth more if you build it in the right round.

lesson-upgrade = Dwellings grow
lesson-upgrade-do = Turn a dwelling into a trading house. Beside a neighbour it is cheaper.
lesson-upgrade-why = trading houses bring coins and power. The dwelling goes back to your board and covers its worker again.

lesson-power = Power acts
lesson-power-do = Use one of the power actions. In a round each of them is there for one player only.
lesson-power-why = power moves from bowl I to II and from II to III, and only bowl III pays. Where it is short, burning lifts one from bowl II and loses another.

lesson-temple = A temple brings a favor
lesson-temple-do = Turn a trading house into a temple.
lesson-temple-why = it brings a priest in every income and, at once, a favor tile.

lesson-priest = Priests serve the cults
lesson-priest-do = Send a priest to a cult: your marker climbs.
lesson-priest-why = climbing brings power on the way, a bonus at the end of rounds whose tile shows the cult, and points at the end for those who stand highest.

lesson-pass = Pass when nothing is left
lesson-pass-do = Little is left to do in this round: pass and take another bonus card.
lesson-pass-why = who passes first begins the next round, and cards that nobody takes gather coins.

lesson-income = Income
lesson-income-do = The round began with income: workers, coins, priests and power. Here you see what the next one will bring.
lesson-income-why = every building on the map uncovers income on your board; what you build early pays several times.

lesson-town = Towns
lesson-town-do = Keep your buildings together: four that touch, strong enough in sum, become a town.
lesson-town-why = a town tile brings points at once, a gift, and a key to the top of a cult.

lesson-end = Think of the end
lesson-end-do = After round six the cults and the largest connected area are scored. See where you can still pass somebody.
lesson-end-why = these are many points at once, and what is left in your stock is worth little.

## Power in the log

bowls = bowls of power: { $one }, { $two }, { $three }

## What speaks for a faction in this game, and what against it

prospect-rounds =
    { $n ->
        [one] Round { AND($rounds) }
       *[other] Rounds { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } for { $what }
prospect-by-ability = { $rewarded }; your ability is made for that.
prospect-by-stronghold = { $rewarded }; your stronghold pays off there.
prospect-unhelped = { $rewarded }; nothing of yours makes that easier.
prospect-rich = { $rewarded }; yours bring more income than others'.
prospect-cheap = { $rewarded }; your { $what } costs only { AND($price) }.
prospect-dear = { $rewarded }; your { $what } costs { AND($price) }, more than others pay.
prospect-spades = { $rewarded }; yours cost { $price } each at first.
prospect-cult = { $rounds }: a bonus for steps of { $cult }; you begin with { $steps }.
prospect-no-shipping = Shipping on a bonus card is of no use to you.
prospect-shipping = A bonus card rewards or adds shipping, and yours begins ahead.
prospect-near =
    { $n ->
        [one] { $n } hex beside { $terrain } is one spade away: more than most others have.
       *[other] { $n } hexes beside { $terrain } are one spade away: more than most others have.
    }
prospect-far =
    { $n ->
        [one] Only { $n } hex beside { $terrain } is one spade away: fewer than others have.
       *[other] Only { $n } hexes beside { $terrain } are one spade away: fewer than others have.
    }
prospect-rivals = { AND($factions) } live one spade away and want the same land.
prospect-alone = So far nobody lives one spade away from you.
