## The game, its options, and what its rules have become

title = Santa Maria
tagline = Found a colony, wake it with dice, and make it the happiest.

option-colonies = Colonies (alone: always side B)
option-colonies-dealt = side A, dealt (first game)
option-colonies-chosen = side A, chosen
option-colonies-advanced = side B with town halls and a scholar of one's own

option-blue = Blue dice
option-blue-own = everybody's own
option-blue-shared = a common pool

option-happiness = Happiness and ships of the others
option-happiness-hidden = face down until the end
option-happiness-open = face up

option-content = Values of the tiles
option-content-built-in = built in (reconstructed values)

option-gold = Paying when you have gold
option-gold-exact = each good as itself, gold for what is missing
option-gold-ask = ask me

amended-2 = Happiness lies face down unless the table plays it open. With Logistics dice may be moved in the middle of a line, and what that frees is used. Mathematics learned while passing returns coins in that turn. Goods are sold and bought in any order.
amended-3 = Most ships are worth a point less, and two town halls have other buildings, so that no town hall is better than the others. Games that were begun before keep the old values.
amended-4 = A tile is paid for before it is laid; until now gold that was to spare was asked about afterwards. Where a corrected price asks for more than 3 of a good, nobody is asked about what the storage cannot hold.

## Where the game stands

progress-setup = preparation
part = Year { $number }
progress-year = Year { $year } of { $years }
progress-over = the game is over
role = { $colony } · { $scholar }

## Amounts

amount-wood = { $n } wood
amount-grain = { $n } grain
amount-sugar = { $n } sugar
amount-gem =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
amount-gold = { $n } gold
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-points =
    { $n ->
        [one] { $n } happiness point
       *[other] { $n } happiness points
    }
amount-religion =
    { $n ->
        [one] { $n } step in religion
       *[other] { $n } steps in religion
    }
amount-conquest =
    { $n ->
        [one] { $n } step in conquest
       *[other] { $n } steps in conquest
    }
amount-colonists =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
amounts = { AND($all) }
one-of = { LIST($ways, by: " or ") }

# As headings.
name-wood = wood
name-grain = grain
name-sugar = sugar
name-gem = gems
name-gold = gold
name-coins = coins
name-points = happiness

# One of a good, without its number: what is sold, bought, paid or replaced by gold.
good-wood = wood
good-grain = grain
good-sugar = sugar
good-gem = a gem
good-gold = gold
good-coins = coins

## The colony and what lies there

terrain-farm = farm
terrain-forest = forest
terrain-mountain = mountain
terrain-city = city
terrain-town-hall = town hall
terrain-road = road
building = { $terrain } ({ LIST($effects, by: "; ") })
settled-road = { $terrain } ({ $colonists })
tile = { LIST($spaces, by: ", ") }
titled = { CAP($name) }
tile-text = { CAP($spaces) }.
cell = column { $column }, row { $row }
column = column { $n }
row = row { $n }
white-die = white die { $pips }
blue-die = blue die { $pips }
changed-die = { $die } → { $pips }

# Beside the dice, the monks and the spaces for those who pass, in a few words.
hint-change = 1 coin a pip
hint-fee = { $coins } to each monk already there
hint-first = who passes nearest “1st” begins next year

## Effects, in full and as symbols

effect-gain = gain { AND($amounts) }
effect-trade = pay { $prices }, gain { $gains }
effect-religion = take a step in religion
effect-conquistador = send a conquistador
effect-shipping = load a ship
effect-road = lay a road tile
symbol-gain = { AND($names) }
symbol-trade = { $prices } → { $gains }
symbol-religion = religion
symbol-conquistador = conquest
symbol-shipping = shipping
symbol-road = road
symbol-monk = a monk
symbol-monk-and-die = a monk and a blue die

## Pieces

name-corrected = { "en" ->
        [ru] { $ru }
        [uk] { $uk }
       *[en] { $en }
    }
colony-a1 = Colony A1
colony-a2 = Colony A2
colony-a3 = Colony A3
colony-a4 = Colony A4
colony-b = Colony B
colony-row = Row { $row }: { $buildings }.
in-column = column { $column } { $building }

ship = ship for { AND($load) }
ship-text = Load: { AND($load) }. At the end: { $points }.

# The Russian names are the rulebook's.
scholar-astronomy = Astronomy
scholar-taxation = Taxation
scholar-botany = Botany
scholar-philosophy = Philosophy
scholar-mathematics = Mathematics
scholar-construction = Construction
scholar-industrialization = Industrialization
scholar-basic-economics = Basic economics
scholar-advanced-economics = Advanced economics
scholar-logistics = Logistics

ability-astronomy = When you gain a ship, you may move it at once to another dock of your harbour: 1 coin for every step up or down.
ability-taxation = When you activate a row or column with a die, gain 1 coin for every { $n } colonists in it.
ability-taxation-each = When you activate a row or column with a die, gain 1 coin for each colonist in it.
ability-botany = When you use a die, you may pay 1 wood or 1 grain to give it any number.
ability-philosophy = With your blue dice you may activate columns as well as rows.
ability-mathematics = When you pass, all coins on one building that you activated with coins come back to your storage.
ability-construction = After activating a row or column, you may lay the die on any of its buildings that was free.
ability-industrialization = Each time you activate a trading building, you may trade twice.
ability-basic-economics = In your turn you may buy wood and grain for 2 coins each instead of 3.
ability-advanced-economics = In your turn you may buy sugar and gems for 3 coins each.
ability-logistics = In your turn you may pay 1 coin to move a die from its building to a free one that is adjacent to it or joined to it by road.
scholar-text = { $ability } At the end: { $points }.

# These names are ours.
bishop-square = Square
bishop-fleet = Fleet
bishop-cities = Cities
bishop-colonists = Colonists
bishop-area = Wide land
bishop-diversity = Diversity

counts-square = The largest square without empty spaces: { LIST($squares, by: ", ") } or more.
square-smallest = { $points } for a side of { $side }
square-larger = { $points } for { $side }
counts-fleet = { $points } for each ship at your fullest dock, at most { $maximum }.
counts-cities = { $points } for each city that is adjacent to your town hall or joined to it by road, at most { $maximum }.
counts-colonists = { $points } for each colonist on roads that lead to your town hall, at most { $maximum }.
counts-area = { $points } for each space of your largest connected area of farms, of forests or of mountains, at most { $maximum }.
counts-diversity = { $points } for each row and column with at least one farm, forest, mountain and city, at most { $maximum }.
bishop-text = { $counts } The bishop himself costs { $points }.

# In a few words, for a list.
short-astronomy = a new ship to another dock for coins
short-taxation = coins for colonists in the line
short-botany = any number on a die for wood or grain
short-philosophy = blue dice for columns too
short-mathematics = coins of a building back when passing
short-construction = the die on any building of the line
short-industrialization = trade twice
short-basic-economics = wood and grain for 2 coins
short-advanced-economics = sugar and gems for 3 coins
short-logistics = move a die along roads for a coin
short-square = largest full square
short-fleet = ships at your fullest dock
short-cities = cities joined to the town hall
short-colonists = colonists joined to the town hall
short-area = largest area of farm, forest or mountain
short-diversity = lines with all four terrains

# These names are ours.
mission-1 = Charity
mission-2 = Workshop
mission-3 = Storehouse
mission-4 = Treasury
mission-text = Once: gain { AND($amounts) }.

dock = Dock: { $symbol }
dock-text = When you pass, for each ship here: { $effect }.
pass-space = Passing: { $symbol }
pass-text = { CAP($effect) }. Space { $space } of { $spaces }, counted from the mark of the first player.

track-religion = Religion track
track-religion-text = { $spaces } spaces. Monks can be recruited on spaces { AND($monks) }; symbols number { AND($blue) } also bring a blue die. At the end of the track every further step is { $points }.
track-conquest = Conquest track
track-conquest-text = { $spaces } spaces. Gold is found on spaces { AND($gold) }. In the solo game trees stand by spaces { AND($trees) }.
conquest-points = Conquest, { $players } players
conquest-alone = Conquest, solo game
conquest-points-text = Points by rank. { LIST($years, by: " ") }
conquest-alone-text = Points for having reached the tree of the year. { LIST($years, by: " ") }
conquest-year = Year { $year }: { LIST($points, by: ", ") }.

achievement-communism = Communism
achievement-capitalism = Capitalism
achievement-theocracy = Theocracy
# The rulebook's own word, letter by letter.
achievement-kapracracy = Kapracracy
achievement-democracy = Democracy
achievement-utopia = Utopia
achieved-communism = At least { $n } happiness points for colonists.
achieved-capitalism = At least { $n } sets of ships.
achieved-theocracy = At least { $n } happiness points for what bishops ask for, not counting what they cost.
achieved-kapracracy = A connected area of farms, of forests, of mountains or of cities that reaches from the left edge to the right or from the top to the bottom.
achieved-democracy = At least { $n } happiness points in all.
achieved-utopia = At least { $n } happiness points in all.

## Sections of the pieces

section-colonies = Colonies
section-doubles = Double tiles
section-triples = Triple tiles
section-halls = Town halls
section-roads = Roads
section-start-ships = Starting ships
section-ships = Ships
section-scholars = Scholars
section-bishops = Bishops
section-missions = Missions
section-docks = Docks
section-passing = Spaces for passing
section-tracks = Tracks
section-achievements = Achievements of the solo game

## Where values come from

source-printed = printed, as corrected by an owner
source-rulebook = rulebook
source-found = found in a review
source-reconstructed = reconstructed, not the printed value
source-departing = { $rule }; except { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") }: { $source }
field-part = { $field } ({ $part })
field-name = name
field-side = side
field-spaces = spaces
field-cost = cost
field-points = points
field-gain = reward
field-income = income
field-effect = effect
field-place = place in the order
field-length = length
field-monks = monk symbols
field-blue-dice = blue dice
field-gold = gold
field-trees = trees
field-each = points each
field-maximum = maximum
field-colonists-per-coin = colonists for a coin
field-side-3 = side 3
field-side-4 = side 4
field-side-5 = side 5
field-year-1 = year 1
field-year-2 = year 2
field-year-3 = year 3

## Where happiness comes from, as on the score sheet

points-buildings = buildings
points-harbour = harbour income
points-missions = missions
points-religion = religion
points-conquest = conquest
points-coins = coins and goods
points-colonists = colonists
points-scholars = scholars
points-bishops = bishops
points-sets = sets of ships
points-ships = ships

## Questions

prompt-draw-scholar = A scholar is drawn for the common board.
prompt-draw-bishop = A bishop is drawn for the common board.
prompt-draw-hall-scholar = A scholar is drawn for a town hall: { $tile }.
prompt-draw-starting-ship = A starting ship comes to a dock: { $dock }.
prompt-draw-ship = A new ship comes to a dock: { $dock }.
prompt-show-tiles = An expansion tile is turned up.
prompt-roll-white = A white die is rolled.
prompt-roll-blue = A blue die is rolled.
prompt-deal-colony = A colony is dealt.
prompt-choose-colony = Choose your colony.
prompt-choose-hall = Choose a town hall with its scholar.
prompt-place-tile = Choose where to lay the tile.
prompt-turn = Choose an action, or pass.
prompt-move-die = Logistics: choose the building to which the { $die } moves.
prompt-rearrange = Logistics: move a die first, or go on.
prompt-pay = The price is { AND($price) }, and you have gold to spare. Choose how to pay.
prompt-pay-for-change =
    { $pips ->
        [one] The die changes by { $pips } pip. Choose what to pay with.
       *[other] The die changes by { $pips } pips. Choose what to pay with.
    }
prompt-trade = Trade { $prices } for { $gains }, or not.
prompt-lay-die = Construction: choose the building on which the { $die } stays.
prompt-ship = Choose a ship to load, or none.
prompt-moor = Astronomy: choose the dock at which the ship moors.
prompt-reach-symbol = Religion: the next space shows { $symbol }. Step onto it, or stay.
prompt-grain-step = Religion: take another step for 1 grain, or stop.
prompt-grain-step-none = Religion: no grain for another step. Buy one in Trade first, or stop.
prompt-recruit = Choose where to send a monk, or send none.
prompt-pave = Choose where to lay the road, or lay none.

## Answers, as buttons say them

label-colony = Take { $colony }
label-hall = Take the town hall with { $scholar }
label-expand = Take the tile “{ $tile }”
label-place = Lay it in { $cell }
label-place-turned = Lay it in { $cell }, turned by { $degrees }°
label-activate = Activate the { $terrain } in { $cell }
label-die = Activate { $line } ({ $die })
label-die-paid = Activate { $line } ({ $die }), paid with { $good }
label-pass = Pass ({ $symbol })
label-sell = Sell { $good }
label-buy = Buy { $good }
label-sell-some = Sell { AND($sold) }
label-buy-some = Buy { AND($bought) }
label-sell-and-buy = Sell { AND($sold) } and buy { AND($bought) }
label-move = Move the { $die } from { $cell }
label-to = Move it to the { $terrain } in { $cell }
label-pay-with = Pay with { $good }
label-pay = Spend no further gold
label-gold-for = Pay gold instead of { $good }
label-trade = Trade { $price } for { $gain }
label-ship = Load the { $ship } (dock: { $dock })
label-moor = Move the ship (dock: { $dock })
label-moor-here = Leave the ship (dock: { $dock })
label-step = Step onto the symbol
label-stay = Stay before the symbol
label-grain = Take a step for 1 grain
label-enough = Stop here
label-monk-scholar = Send a monk to the scholar “{ $name }”
label-monk-bishop = Send a monk to the bishop “{ $name }”
label-monk-mission = Send a monk on the mission “{ $name }”
label-lay = Lay the die on the { $terrain } in { $cell }
label-pave = Lay the road in { $cell }
label-decline-trade = Do not trade
label-decline-ship = Load no ship
label-decline-recruit = Send no monk
label-decline-rearrange = Go on
label-decline-pave = Lay no road


## What is worth knowing before

note-buildings = Used one after another: { LIST($buildings, by: ", ") }.
note-building = { CAP($building) }.
note-next-building = Your next building will cost { $coins }.
note-moving = It costs { $coins }.
note-fills = Fills { AND($lines) }.
note-settled = { $points } more for colonists at the end.
note-ship = At the end: { $points }.
note-set = Completes a set of ships: { $points } at the end.
note-worth = Now worth { $points }.
note-ends = This religion action ends.
note-lost = The monk is lost.
note-no-road = There is no road to lay.
note-income = Then your ships bring income: { LIST($docks, by: ", ") }.
note-dock = { $symbol } × { $n }

## The log

line-scholar = Scholar on the common board: { $name }
line-bishop = Bishop on the common board: { $name }
line-hall-scholar = Scholar { $name } comes with the tile “{ $tile }”
line-dock = A new { $ship } (dock: { $dock })
line-show = A tile was turned up: { $tile }
line-roll-white = A white die was rolled: { $pips }
line-roll-blue = A blue die was rolled: { $pips }
line-roll-blue-for = A blue die was rolled: { $pips } ({ $owner })
line-dealt = { $colony } was dealt

# Several of a kind in a row.
revealed-draw =
    { $n ->
        [one] { $n } scholar or bishop
       *[other] { $n } scholars and bishops
    }
revealed-dock =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
revealed-show =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
revealed-roll-white =
    { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
revealed-roll-blue =
    { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
revealed-colony =
    { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
line-colony = Took { $colony }
line-hall = Took the town hall with { $scholar }
line-expand = Took the tile “{ $tile }”
line-place = Laid the tile in { $cell }
line-place-turned = Laid the tile in { $cell }, turned by { $degrees }°
line-activate = Activated the { $terrain } in { $cell }
line-die = Activated { $line } ({ $die })
line-pass = Passed ({ $symbol })
line-sell = Sold { $good }
line-buy = Bought { $good }
line-move = Took up the { $die } from { $cell }
line-to = Moved it to the { $terrain } in { $cell }
line-pay-with = Changed the die for { $good }
line-pay = Spent no further gold
line-gold-for = Paid gold instead of { $good }
line-trade = Traded
line-ship = Loaded the { $ship } (dock: { $dock })
line-moor = Moved the ship (dock: { $dock })
line-moor-here = Left the ship (dock: { $dock })
line-step = Stepped onto the monk symbol
line-stay = Stayed before the monk symbol
line-grain = Took another step in religion
line-enough = Took no further step in religion
line-monk-scholar = Sent a monk to the scholar “{ $name }”
line-monk-bishop = Sent a monk to the bishop “{ $name }”
line-monk-mission = Sent a monk on the mission “{ $name }”
line-lay = Laid the die on the { $terrain } in { $cell }
line-pave = Laid a road in { $cell }
line-fee = Was paid for a monk there
line-decline-trade = Did not trade
line-decline-ship = Loaded no ship
line-decline-recruit = Sent no monk
line-decline-rearrange = Moved no further die
line-decline-pave = Laid no road

## What else an answer does

event-excess = no room for { AND($goods) }: sold at once
event-religion =
    { $n ->
        [one] a step in religion
       *[other] { $n } steps in religion
    }
event-conquest =
    { $n ->
        [one] a step in conquest
       *[other] { $n } steps in conquest
    }
event-end-of-track = the religion track is at its end: { $points }
event-monk = then send a monk
event-blue-die = roll a blue die
event-trade = then you may trade { $prices } for { $gains }
event-ship = then you may load a ship
event-road = then you may lay a road
event-payment = then pay { AND($amounts) }, or gold in their place
event-fee =
    { $n ->
        [one] { $coins } go to the player whose monk is there
       *[other] { $coins } go to each of the { $n } players whose monks are there
    }
event-coins-back = { $coins } come back from a building
event-die-lies = the die stays in { $cell }
event-year-ends = the year ends
event-rank = { $points } for conquest
event-first = first in the next year
event-final = final scoring: { $points }

## Why not

short-of = { AND($amounts) } short
no-room = no room for it in your colony
does-not-fit = the tile does not fit here
a-road = a road is never activated
occupied = occupied until the end of the year
occupied-stuck = occupied, and its die cannot move: { $why }
white-taken = you have taken { $n } white dice this year
blue-taken =
    { $n ->
        [one] you have used the blue die that you unlocked
       *[other] you have used all the blue dice that you unlocked: { $n }
    }
no-white-die = no white die is left
no-blue-die = you have no blue die left
no-free-building = no free building
no-tile = no tile is left this year
no-die-lies = no die lies on your buildings
no-way = no free building is next to it or joined to it by road
not-joined = not joined to it, neither side by side nor by road
kept-free = a building of the line stays free for its own die
taken = taken by another player
storage-full = your storage is full
none-stored = you have none
only-with = only with { $scholar }
no-ship = no ship here
own-monk = your monk is here already

## Refusals of corrections

refusal-one-town-hall = exactly one is a town-hall, the other a building of another kind.
refusal-no-town-hall = only the tiles of the section halls have a town-hall.
refusal-town-halls = town halls here: { $found }; on side { $side } it is { $right }.
refusal-no-room = no two empty spaces are left side by side for a tile.
refusal-one-road = the effect 'road' stands on { $roads } spaces; it belongs on exactly one.
refusal-not-a-space = { $text } is not a space; write a terrain and its effects, as in 'forest: 2w', or a road and its colonists, as in 'road: 2'. Terrains are { $terrains }.
refusal-not-a-road = { $text } is not a road with 0 to { $most } colonists, as in 'road: 2'.
refusal-too-many-effects = { $text } has { $found } effects; a building has at most { $most }.
refusal-road-effect = { $text }: road tiles are laid by those who pass, not by a building.
refusal-tile-spaces = this tile has { $right } spaces, not { $found }.
refusal-not-a-cell = { $place } is not a space; write its column and row, from c1r1 to { $last }.
refusal-printed-road = { $text } is a road; what is printed on a colony are buildings.
refusal-not-here = { $text } cannot stand here; write { $examples }.
refusal-not-rising = { $numbers } does not rise; write the spaces in the order they are reached, each once.
refusal-worse-rank = { $points } gives a worse rank more; write the best rank first.
refusal-larger-square = a larger square is worth no less than a smaller one.
refusal-too-many-ways = { $text } has more than { $most } ways on one side of the arrow.
refusal-not-an-effect = { $text } is not an effect; write an amount as in '2w 1c', a trade as in '1w / 1e -> 3c', or one of { $named }.
refusal-wrong-letter = { $letter } stands in { $text }; write amounts of { $letters }, as in { $example }.
refusal-no-amount = { $text } names no amount; write amounts of { $letters }, as in { $example }.
refusal-too-much = { $amount } is more than 9.

## The outlook

outlook-conquest = Conquest
outlook-happiness = Happiness
outlook-year-end = { $prizes } when the year ends
outlook-left = What is left

## When a question is asked, and what is revealed in the middle of a turn

stage-colonies = Colonies
stage-year = Year 1
reveal-roll-blue = Roll the die
reveal-draw-ship = Draw the next ship

## The guided first game: one idea at a time, what to do, and why

lesson-goal = The happiest colony wins
lesson-goal-do = You have three years. Then the colony with the most happiness points wins.
lesson-goal-why = buildings, ships, monks and conquistadors all bring happiness; you will see one idea at a time.

lesson-turn = One of four actions
lesson-turn-do = In your turn take a tile, activate one building with coins, activate a line with a die, or pass. Choose what is lit; Undo takes it back.
lesson-turn-why = a year goes on until all have passed; who plans well acts longer.

lesson-expand = Grow your colony
lesson-expand-do = Take one of the lit tiles. It is paid with wood, a large one with grain too.
lesson-expand-why = more buildings in a line mean more from the same die.

lesson-place = Where it lies matters
lesson-place-do = Lay the tile on empty spaces of your colony; turn it as you like.
lesson-place-why = dice activate whole columns and rows, so buildings in one line work together; full lines count at the end.

lesson-white = A white die works a column
lesson-white-do = Take a white die: all free buildings of the column with its number are used, from top to bottom.
lesson-white-why = then it lies on the last of them and occupies it until the year ends. Coins can change its number.

lesson-trade = Trade
lesson-trade-do = This building trades: choose what you pay and what you gain.
lesson-trade-why = it trades once each time it is activated, and nobody has to.

lesson-ship = Load a ship
lesson-ship-do = Pay the load of one of the lit ships: it goes to your harbour.
lesson-ship-why = ships bring income when you pass and points at the end; a set with one at each dock brings more.

lesson-religion = Further along religion
lesson-religion-do = Go one step further.
lesson-religion-why = the symbols of this track bring monks, and two of them a blue die that is yours from then on.

lesson-monk = Send a monk
lesson-monk-do = Choose one of the lit places for your monk.
lesson-monk-why = a scholar gives an ability, a bishop points at the end, a mission a reward at once. Whoever comes later pays those who are there.

lesson-blue = A blue die works a row
lesson-blue-do = Use a blue die: all free buildings of the row with its number are used, from left to right.
lesson-blue-why = blue dice are yours alone. Nobody can take them from you, so they can wait.

lesson-coins = Coins work one building
lesson-coins-do = Lay coins on one free building and use it.
lesson-coins-why = each one in a year costs a coin more than the one before, and occupied buildings rest until the year ends.

lesson-market = Sell and buy at any time
lesson-market-do = In your turn you may sell goods and buy wood or grain here, as often as you like.
lesson-market-why = it takes no action. Your storage is small: what does not fit is sold at once.

lesson-conquest = Conquistadors race
lesson-conquest-do = Conquistadors move your marker along this track. At the end of each year those in front score.
lesson-conquest-why = gold lies on the way, and every year the race begins anew.

lesson-pass = Pass and take a last bonus
lesson-pass-do = Little is left to do in this year: pass on one of the free spaces.
lesson-pass-why = it gives its bonus, your ships bring income, and the space decides who begins the next year.

lesson-year = A new year
lesson-year-do = The dice are rolled anew, new tiles lie open, and all your buildings are free again.
lesson-year-why = what you have built, sent and loaded stays; only the race of the conquistadors begins from the start.

lesson-end = The last year
lesson-end-do = Fill rows and columns of your colony: in a full one every colonist is a point.
lesson-end-why = ships and bishops score too, while goods and coins that are left are worth little.
