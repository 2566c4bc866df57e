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
amended-3 = A faction of the Automa chooses land in its own order only in its own action; a build that a card says follows the ordinary order. A tower that a competency brings in the preparation offers power to the neighbours. An action that brings only power needs room in your bowls, points for guilds a guild.

## Goods and other things that are counted

amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-tools =
    { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
amount-scholars =
    { $n ->
        [one] { $n } scholar
       *[other] { $n } scholars
    }
amount-books =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amount-power = { $n } power
amount-tokens =
    { $n ->
        [one] { $n } token of new power in bowl III
       *[other] { $n } tokens of new power in bowl III
    }
amount-annexes =
    { $n ->
        [one] { $n } annex
       *[other] { $n } annexes
    }
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
levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
bridges =
    { $n ->
        [one] { $n } bridge
       *[other] { $n } bridges
    }
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
books-of = { $books } { $of }
of-choice = { $what } of your choice

resource-points = points
resource-coins = coins
resource-tools = tools
resource-scholars = scholars
resource-books = books
resource-power = power

## Terrains, buildings, disciplines

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland

building-workshop = workshop
building-guild = guild
building-school = school
building-palace = palace
building-university = university
building-tower = tower
building-monument = monument

neutral-workshop = neutral workshop
neutral-guild = neutral guild
neutral-school = neutral school
neutral-palace = neutral palace
neutral-university = neutral university
neutral-tower = neutral tower
neutral-monument = neutral monument
one-building = a { $building }

discipline-banking = banking
discipline-law = law
discipline-engineering = engineering
discipline-medicine = medicine

books-of-banking = of banking
books-of-law = of law
books-of-engineering = of engineering
books-of-medicine = of medicine
shipping = shipping
terraforming = terraforming

## Names of factions and tiles

faction-blessed = Blessed
faction-felines = Felines
faction-goblins = Goblins
faction-illusionists = Illusionists
faction-inventors = Inventors
faction-lizards = Lizards
faction-moles = Moles
faction-monks = Monks
faction-navigators = Navigators
faction-omar = Omar
faction-philosophers = Philosophers
faction-psychics = Psychics
the-automa = the Automa
automa = Automa

automa-simpletons = Simpletons
automa-kuddlers = Kuddlers
automa-druids = Druids
automa-racelings = Racelings
automa-wanderers = Wanderers
automa-mimics = Mimics
automa-powermongers = Powermongers
automa-left-out = Left out: Symbionts, Blight, Gognomes

bonus-river-workshop = Ferry
bonus-send-scholar = Study Trip
bonus-build-guild = Guild Charter
bonus-pass-palace-university = Grand Halls
bonus-spade = Spade
bonus-bridge = Bridge
bonus-science-step = Lecture
bonus-pass-school = Diplomas
bonus-power-and-coins = Power and Coins
bonus-coins = Purse

competency-tool-and-step = Practice
competency-vp-and-coins = Reputation
competency-book-and-power = Reading
competency-instant-goods = Gifts
competency-two-spades = Digging
competency-annexes = Annexes
competency-power-action = Power
competency-pass-cities = Citizens
competency-scholar-vp = Envoys
competency-tower = Tower
competency-edge-workshop = Borderers
competency-pass-lowest-discipline = All-round Learning

innovation-deus-ex-machina = Deus Ex Machina
innovation-trade-routes = Trade Routes
innovation-professors = Professors
innovation-architecture = Architecture
innovation-census = Census
innovation-colleges = Colleges
innovation-league-of-cities = League of Cities
innovation-libraries = Libraries
innovation-communications = Communications
innovation-sewers = Sewers
innovation-steam-power = Steam Power
innovation-steelworks = Steelworks
innovation-workshop = Workshop
innovation-guild = Guild
innovation-school = School
innovation-university = University
innovation-palace = Palace
innovation-monument = Monument

city-tools = City of Tools
city-spades = City of Spades
city-books = City of Books
city-coins = City of Coins
city-science = City of Science
city-power = City of Power
city-scholar = City of Scholars

palace-name = Palace { $number }
card-name = Card { $number }
scoring-name = { CAP($what) } · { $discipline }
bridge-name = Bridge
points-for-guilds = Points for guilds
capital = { CAP($what) }
together = { AND($all) }
one-after-the-other = { $all }
board-and-more = { LIST($all, by: " · ") }
level-1 = Very easy (level 1)
level-2 = Easy (level 2)
level-3 = Normal (level 3)
level-4 = Hard (level 4)
level-5 = Very hard (level 5)

the-board = the planning board “{ $name }”
the-faction = the faction “{ $name }”
the-palace = the tile of palace { $number }
the-bonus = the round bonus “{ $name }”
the-competency = the competency “{ $name }”
the-city = the city tile “{ $name }”
the-book = a book { $of }

## Where points come from

source-round-tiles = round tiles
source-cities = cities
source-innovations = innovations
source-palace = palace
source-competencies = competencies
source-round-bonuses = round bonuses
source-tracks = shipping and terraforming
source-abilities = faction ability
source-actions = actions
source-science-income = income of science
source-science = science
source-area = area
source-resources = resources
source-power-taken = power taken
source-start = start

## What tiles count: as names, for having, for doing

scored-workshop = workshops
scored-guild = guilds
scored-school = schools
scored-palace = palace
scored-university = university
scored-spade = spades
scored-city = cities
scored-step = steps of science
scored-track = shipping and terraforming
scored-innovation = innovations
scored-edge-workshop = workshops on the border

having-workshop = for each of your workshops
having-guild = for each of your guilds
having-school = for each of your schools
having-palace = for each of your palaces
having-university = for each of your universities
having-city = for each of your city tiles
having-building = for the number of your buildings
having-group = for the number of your groups of adjacent buildings
having-bridge = for the number of your bridges
having-two-highest = for each level of your two highest disciplines
having-lowest = for each level of your lowest discipline

doing-workshop = for each workshop you build
doing-guild = for each guild you build
doing-school = for each school you build
doing-palace = for each palace you build
doing-university = for each university you build
doing-spade = for each spade you use
doing-city = for each city tile you take
doing-step = for each step of science
doing-track = for each step of shipping or terraforming
doing-innovation = for each innovation you develop
doing-edge-workshop = for each workshop you build on a border hex
doing-river-workshop = for each workshop you build beside a river
doing-sent-scholar = for each scholar you send

## What is written on tiles

income = Income: { AND($all) }.
at-once = At once: { $what }.
special-action = Special action, once a round: { $what }.
when-passing = When you pass: { $what }.
a-sentence = { $what }.
points-for = { $points } { AND($reasons) }
points-by-number = points { $reason }: { $numbers }
with-so-many = { $points } with { $numbers }
and-more = { $number } and more
steps-in-one = { $steps } in one discipline
steps-in-any = { $steps } of science in any disciplines
in-each-discipline = { $what } in each discipline
step-per-shape = a step of science, in any discipline, for each kind of building you have on the map
free-spades =
    { $n ->
        [one] terraform and build with { $n } free spade
       *[other] terraform and build with { $n } free spades
    }
competency-of-choice = a competency of your choice
city-of-choice = a city tile of your choice, which counts as founding a city
a-bridge = a bridge
far-guild = a guild of your board on any free home hex, however far
free-guild = one of your workshops becomes a guild for nothing
exchange-school = one of your schools becomes a guild again
shipping-more = shipping +{ $steps } with the rewards of its track
terraforming-more = terraforming +{ $steps } with the rewards of its track
second-action = then a second action
in-parts = { $what }; the spades and the bridges in either order, the books last, nothing else in between
bonus-shipping = Shipping +{ $steps } in the action phase, not in the final scoring.
steps-when-passing = When you pass: a step of science, in any discipline, { $reason }.
step-income = a step of science in any discipline
about-neutral-palace = No palace tile comes with it, but innovations cost no coins any more.
about-neutral-university = No competency comes with it. A city with it needs only 3 buildings.
about-neutral-tower = The tower's power value is 2.
about-neutral-monument = The monument's power value is 4. A city with it needs only 2 buildings.
about-annexes = As an action you place one at a building of yours: its power value grows by 1, and it counts as two buildings when a city is founded.
ability-small-cities = Your cities need a power value of 6 instead of 7; groups that stand already are looked at again at once.
ability-flight = Flight: when you terraform and build you may fly over 1 or 2 hexes, to land that is not adjacent to your buildings, for a scholar, who goes back to your supply. Each flight brings 5 points; in the scoring of areas flights join your buildings.
ability-river-cities = Founding a city you may skip a river hex between your buildings; the tile lies on it. You decide when in your turn.
city-text = { CAP($what) }, a key.
scoring-text = { $points } { AND($reasons) }. At the end of the round: { $bonus }.
round-bonus = { AND($gain) } for every { $levels } of { $discipline }
round-bonus-each = { AND($gain) } for each level of { $discipline }
final-text = In round 6, beside its round tile: { $points } { $reason }.
action-price = For { $price }: { $what }.
once-for-all = Once a round, for one player only.

## Planning boards and factions

board-start = You begin with { AND($all) }; power { $one } in bowl I, { $two } in bowl II.
board-spades = After the first buildings: a free spade, without building.
board-guild = Your first guild brings { $coins } of income instead of 2.
board-shipping = Your shipping begins at { $level }.
shipping-track = Shipping brings { AND($rewards) }.
on-level = { AND($gain) } at level { $level }
terraforming-track = Advancing terraforming costs { AND($price) } and brings first { AND($first) }, then { AND($second) }.
innovation-prices = Innovations cost { $books }, the second { $second }, the third { $third }.
faction-start = You begin with { AND($all) }.
levels-of = { $levels } of { $discipline }
for-so-many = { AND($gain) } ({ $players })
from-to = { $first }–{ $players }
either = { $one } or { $other }
either-of-four = { $one }, { $two }, { $three } or { $four }
edition-first = In the first edition: { $what }.
edition-revised = In the revised edition: { $what }.

ability-blessed = The science bonus at the end of a round counts your level 3 higher, even beyond 12.
ability-felines = For each city tile you take: 3 steps of science, split as you like, and a book of your choice.
ability-goblins = For each spade you use, free or bought: { $gain }.
ability-illusionists = Power actions cost you 1 power less, and each of them brings { $gain }.
ability-inventors = After the first buildings you take a competency of your choice, with its steps and books.
ability-lizards = For each city tile you take: terraform and build with 1 free spade and a free workshop, which may stand on any home hex within reach.
ability-moles = Tunnel: when you terraform and build you may skip one hex, land or river, for 1 tool, to land that is not adjacent to your buildings. Each tunnel brings { $gain }. As an action, for 1 tool: a bridge, over land too. In the scoring of areas tunnels join your buildings.
ability-monks = Instead of two workshops you begin with your university, placed last of all, and take the competency for it.
ability-navigators = For each workshop you build beside a river: { $gain }.
ability-omar = Your first buildings are three: the third is a neutral tower (power value 2). You place them in any order, the last one after everybody's workshops.
ability-philosophers = For each competency you take: one more book of its discipline.

## The Automa: its factions, levels and cards

automa-start = It begins with { AND($all) }.
automa-action = Its action: { $acts }.
act-build = build a workshop
act-build-anywhere = build a workshop anywhere on the map
act-upgrade = upgrade a building
act-block = block a power action and a book action
act-send-scholar = send a scholar
act-step = a step of science
act-two-steps = two steps in one discipline
act-innovation = take an innovation (from round 3 on)
act-faction = the action of its faction
act-level-points = the points of its level
act-more-points = the points of its level and { $n } more
act-fewer-points = the points of its level less { $n }
closest-first = In this action it builds as close to you as it can, before it looks at the terrain.
human-terrain = In this action its row of terrains begins with your home instead of its own.
most-power-first = In this action it builds where you are offered the most power. Whenever you take 2 or more from a building of it, it takes a step of science.
first-pass-twice = When it passes first, it gains the points of passing twice.
points-a-building = At the end it gains { $points } for each of its buildings.
automa-pass = The Automa gains { $early } for passing in rounds 1 to 3, { $late } later.
automa-final = The Automa gains { $points } for passing.
automa-discipline = Its discipline for the Automa's scholars: { $discipline }.
level-text = Shipping { $ship1 }, { $ship2 } and { $ship3 } in rounds 1–2, 3–4 and 5–6; points of the level { $points1 }, { $points2 } and { $points3 }. { $deck }
deck-1 = It begins with five cards: card 3 comes in the second round.
deck-2 = It begins with the six starting cards.
deck-3 = It begins with one card of the reserve more.
deck-4 = It begins with two cards of the reserve more.
deck-5 = It begins with card 13 and one card of the reserve more.
card-acts = As the action card: { $acts }.
card-supports = As the support card: it builds near its { $near }; terrain row { $row }; counting to { $count } { $direction }.
near-unmarked = unmarked buildings
near-marked = marked buildings
near-unmarked-toward = unmarked buildings, towards the marked ones
near-marked-toward = marked buildings, towards the unmarked ones
forwards = from the top left
backwards = from the bottom right
card-by-tile = Scholars go to the discipline of the round tile, in round 6 of the final tile.
card-bonus-left = When passing: the left round bonus.
card-bonus-middle = When passing: the middle round bonus.
card-bonus-right = When passing: the right round bonus.
card-ends = Turned up as one of the last two cards, it makes the Automa pass.
card-starts = In the deck from the start.
card-reserve = In the reserve: one of these joins the deck each round.
automa-why-left-out = What the cards of these three Automa factions say could not be found whole, so nobody can play against them here.

## Kinds of pieces, and where their values come from

section-boards = Planning boards
section-factions = Factions
section-palaces = Palaces
section-innovations = Innovations
section-competencies = Competencies
section-bonuses = Round bonuses
section-cities = City tiles
section-scoring-tiles = Round tiles
section-final-tiles = Final tiles
section-power-actions = Power actions
section-book-actions = Book actions
section-automa-factions = Factions of the Automa
section-automa-levels = Levels of the Automa
section-automa-cards = Cards of the Automa
from-print = tile images and both rulebooks
from-helper = a public helper application; the official booklet was not available

## Where the game stands

progress = Round { $round } of { $rounds }
phase-setup = Preparation
phase-actions = actions
phase-income = income
phase-science = science bonus
phase-over = The game is over
over-with-automa = The game is over · the Automa has { $points }

## Questions

prompt-lay-scoring = Chance draws the tile of a round.
prompt-lay-final = Chance draws the final tile.
prompt-lay-book-action = Chance draws a book action for this game.
prompt-lay-innovation = Chance lays out an innovation.
prompt-lay-competency = Chance lays out a competency.
prompt-lay-palace = Chance lays out a palace tile.
prompt-lay-bonus = Chance lays out a round bonus.
prompt-lay-board = Chance lays out a planning board.
prompt-lay-faction = Chance lays out a faction.
prompt-deal-faction = Chance deals a faction to a planning board.
prompt-deal-first-faction = Chance deals a faction to a planning board.
prompt-deal-second-faction = Chance deals a second faction to a planning board.
prompt-deal-bonus = Chance deals a round bonus to a planning board.
prompt-turn-up-territory = Chance turns up the territory tile.
prompt-automa-buildings = A card says where the Automa's first workshops stand.
prompt-draw-reserve = A card of the reserve joins the Automa's deck.
prompt-turn-up = The Automa turns up its next card.
prompt-choose-bundle = Choose a board with faction and bonus.
prompt-draft = Take a planning board, a faction or a palace tile.
prompt-choose-bonus = Take a round bonus for round 1.
prompt-choose-solo-board = Choose your planning board; one of its two factions comes next.
prompt-choose-solo-faction = Choose your faction.
prompt-choose-automa-level = How strong is the Automa?
prompt-choose-automa-faction = Which faction does the Automa play?
prompt-choose-automa-terrain = Which terrain is the Automa's home?
prompt-first-building = Place a first building on your home terrain.
prompt-turn = Choose an action, or pass.
prompt-second-turn = Choose your second action, or end your turn.
prompt-after-action = Convert, or end your turn.
prompt-take-power = Take { $power } { $price }?
prompt-use-key = { CAP($discipline) }: use a key of a city to enter level 8?
prompt-late-steps = { CAP($discipline) }: a key is missing for level 8. Found a city across the river?
prompt-steps = Choose a discipline for { $steps }.
prompt-any-steps = Choose a discipline for one step; { $steps } in all.
prompt-gain-books = You gain { $books }: choose a discipline for one.
prompt-gain-book = Choose the discipline of your book.
prompt-pay-books = { $what }: { $books } to pay. How many { $of }?
prompt-free-guild = Which workshop becomes a guild for nothing?
prompt-exchange-school = Which school becomes a guild again?
prompt-place-guild = On which home hex does the guild stand?
prompt-place-neutral = Place a { $what } within reach.
prompt-use-spades = You have { $spades }: which hex do you terraform?
prompt-use-spades-for-settlers = A free spade and a free workshop: terraform a hex, or build at home.
prompt-use-spades-without-building = You have { $spades }, without building: which hex do you terraform?
prompt-transform = { $hex }, now { $terrain }: what does it become?
prompt-settle = Build a workshop on the hex that became home?
prompt-settle-freely = On which home hex does the free workshop stand?
prompt-build-bridges = Where do you build the bridge?
prompt-rewards = Which reward do you take first?
prompt-rewards-or-a-city = Take a reward, or first found a city across the river.
prompt-parts = Which gift of the palace comes first?
prompt-take-competency = Take a competency.
prompt-take-city = Take a city tile.
prompt-choose-palace = Choose the tile of your palace.
for-points = for { $points }
for-free = for free

## What chance deals and turns up

line-deal-score = The tile of round { $round } is “{ $tile }”
line-deal-final = The final tile is “{ $tile }”
line-deal-books = Book action in play: “{ $tile }”
line-deal-innovation = Innovation in play: “{ $tile }”
line-deal-competency = Competency at { $discipline }, row { $row }: “{ $tile }”
line-deal-palace = { $tile } is in play
line-deal-board = Planning board in play: { $tile }
line-deal-faction = Faction in play: { $tile }
line-deal-bonus = Round bonus in play: “{ $tile }”
line-deal-faction-of-set = { $board }: { $tile }
line-deal-bonus-of-set = { $board }: round bonus “{ $tile }”
line-turn-up-territory = Territory tile: an area of { $size }
line-turn-up-card = Turned up card { $number }

# Several of a kind in a row.
revealed-deal =
    { $n ->
        [one] { $n } tile or board of this game
       *[other] { $n } tiles and boards of this game
    }
revealed-card =
    { $n ->
        [one] { $n } card of the Automa
       *[other] { $n } cards of the Automa
    }
revealed-territory =
    { $n ->
        [one] { $n } territory tile
       *[other] { $n } territory tiles
    }
line-card-joins = Card { $number } joined the Automa's deck

## Buttons

label-choose = Take { $set }
label-take = Take { $what }
label-automa-level = Play against the Automa: { LOW($strength) }
label-automa-faction = Play against the { $name }
label-automa-terrain = Give the Automa this home: { $terrain }
label-build = Build a workshop on { $hex }
label-dig = Terraform { $hex }
label-to = Turn { $hex } into { $terrain }
label-tunnel = Tunnel to { $hex }
label-fly = Fly to { $hex }
label-place = Place a { $what } on { $hex }
label-upgrade = Upgrade to a { $building } on { $hex }
label-exchange = Turn the school on { $hex } into a guild
label-ship = Advance shipping to { $level }
label-shovel = Advance terraforming to { $level }
label-develop = Develop the innovation “{ $name }”
label-pay = Pay { $books }
label-pay-none = Pay no books { $of }
label-send = Send a scholar to { $discipline }, { $steps }
label-power = Use the power action “{ $name }”
label-books = Use the book action “{ $name }”
label-special = Use the special action “{ $name }”
label-land-bridge = Build a bridge for a tool
label-bridge = Build a bridge { $site }
label-annex = Place an annex on { $hex }
label-connect = Found a city across the river hex { $hex }
label-step = Take { $steps } in { $discipline }
label-key = Use a key for { $discipline }
label-reward-competency = Take the competency
label-reward-city = Take the city tile
label-reward-steps = Take the steps of science
label-reward-spades = Use the free spades
label-reward-settle = Use the free spade and workshop
label-reward-bridges = Build the bridges
label-reward-building = Place the neutral building
label-reward-guild = Place the guild
label-reward-parts = Take the gifts of the palace
label-reward-books = Take the books
label-burn = Sacrifice power
label-convert = Convert { $price } into { $gain }
label-take-power = Take { $power } { $price }
label-decline = Decline
label-pass = Pass, take “{ $bonus }”
label-last-pass = Pass
label-done = End turn
label-drop-spades = Give up { $spades }
label-drop-workshop = Do not build
label-drop-bridge = Build no bridge
label-drop-steps = Give up the steps
label-drop-key = Keep the key
label-terraform-and-build = Terraform { $hex } and build
label-tunnel-and-build = Tunnel to { $hex } and build
label-fly-and-build = Fly to { $hex } and build
label-without-building = { $answer } only
label-burning = { $answer }, burning { $power }
label-special-at = { $special }: { LOW($answer) }

## The log

line-choose = Took { $set }
line-take = Took { $what }
line-automa-level = Chose for the Automa: { LOW($strength) }
line-automa-faction = Chose the { $name } for the Automa
line-automa-terrain = Chose { $terrain } as the home of the Automa
line-build = Built a workshop on { $hex }
line-dig = Terraformed { $hex }
line-to = Turned { $hex } into { $terrain }
line-tunnel = Tunnelled to { $hex }
line-fly = Flew to { $hex }
line-place = Placed a { $what } on { $hex }
line-upgrade = Upgraded to a { $building } on { $hex }
line-exchange = Turned the school on { $hex } into a guild
line-ship = Advanced shipping to { $level }
line-shovel = Advanced terraforming to { $level }
line-develop = Developed the innovation “{ $name }”
line-pay = Paid with books { $of }
line-pay-none = Paid with no books { $of }
line-send = Sent a scholar to { $discipline }
line-power = Used the power action “{ $name }”
line-books = Used the book action “{ $name }”
line-special = Used the special action “{ $name }”
line-land-bridge = Paid a tool for a bridge
line-bridge = Built a bridge { $site }
line-annex = Placed an annex on { $hex }
line-connect = Founded a city across the river hex { $hex }
line-step = Advanced in { $discipline }
line-key = Used a key for { $discipline }
line-reward = Chose which reward comes first
line-burn = Sacrificed power
line-convert = Converted { $price } into { $gain }
line-take-power = Took power
line-decline = Declined { $power }
line-overtaken = Overtaken in { $discipline }: { $level } to { $own }
line-pass = Passed and took “{ $bonus }”
line-last-pass = Passed
line-done = Ended the turn
line-drop-spades = Gave up { $spades }
line-drop-workshop = Built no workshop
line-drop-bridge = Built no bridge
line-drop-steps = Gave up the steps
line-drop-key = Kept the key

## What is worth knowing before an answer

note-far = { CAP($terrain) }: { $spades } to { $home }.
note-free = Free: { $spades }.
note-bought = All the way it costs { $price }.
note-not-all-the-way = Only { $spades } at hand.
note-becomes = It becomes { $terrain }.
note-away = Not home yet, so no workshop there.
note-books-more = Then { $books } more.
note-books-of-choice = Then { $books } of any disciplines are to be paid.
note-key-missing = Level 8 needs a key.
note-key-asked = A key opens level 8.
note-top-taken = Level 12 is taken.
note-at-the-top = Already at the top.
note-per-spade = A spade costs { $tools } from now on.
note-steps-lost = The steps that are left are lost.
note-place = You will be number { $place } in round { $round }.
note-last = Your game is done but for the final scoring.

## What else an answer does

event-cities =
    { $n ->
        [one] a new city
       *[other] { $n } new cities
    }
event-track = { $what } +{ $n }
event-key = 1 key
event-stays = the scholar stays there for good
event-returns = the scholar goes back to the supply
event-burn =
    { $n ->
        [one] { $n } power moves from bowl II to bowl III, as much leaves the game
       *[other] { $n } power move from bowl II to bowl III, as much leaves the game
    }
event-income = income: { AND($amounts) }
event-science-bonus = science bonus: { AND($amounts) }
event-from-bowls = { $one } from bowl I to II, { $two } from II to III
event-from-bowl-1 = { $one } from bowl I to II
event-from-bowl-2 = { $two } from bowl II to III
event-points = points: { $shares }
point-share = { $source } { $n }
event-offers = offers { AND($offers) }
offer-to = { $power } to the { $who }
event-may-take = { $power } may be taken { $price }
event-then = then { AND($all) }
due-competency = a competency
due-city = a city tile
due-palace = a palace tile
due-steps = { $steps } of science
due-settle = a free spade and a free workshop
due-building = a neutral building
due-guild = a guild on any free home hex
due-parts = the gifts of the palace
due-second-action = a second action
due-any-steps = steps of science
due-any-spades = free spades
due-any-books = books of your choice
by-tunnel = tunnel
by-flight = flight

automa-stands = { $building } on { $hex }
automa-blocks-power = blocked the power action “{ $name }”
automa-blocks-books = blocked the book action “{ $name }”
automa-takes = took the innovation “{ $name }”
automa-gains = gained { $points }
automa-passes = passed

## Why something cannot be chosen

far = out of reach
home = your home terrain already
taken = taken: { $who }
built = there is a building already
foreign = not your home terrain
short-of = { AND($amounts) } short
short-for = { $what }: { AND($amounts) } short
short-of-power = { AND($amounts) } short in bowl III
used = used in this round
no-piece = no { $building } left on your board
highest = cannot be upgraded
neutral = neutral buildings cannot be upgraded
no-bridge-left = no bridge left
no-site = no bridge site beside your buildings
no-scholar = no scholar
no-scholar-left = no scholar left in your supply
no-land = no land to work on
no-workshop = no workshop of yours can become a guild
no-school = no school of yours can become a guild
no-guild = you have no guild
bowls-full = all your power is in bowl III
no-step = no discipline can go up
no-slot = no free place
top = fully advanced
yours-already = you have this one
none-left = none left
three-innovations = you have three innovations already
no-city = no city would arise across it
river-used = a city lies across it already
key-missing = level 8 needs a key
top-taken = level 12 is taken
at-the-top = already at the top
nothing-within-reach = nothing within reach
no-special = you have no special action
no-conversion = nothing to convert
no-burning = fewer than 2 power in bowl II
annex-there = an annex stands there already

## The outlook

outlook-science = Science
outlook-area = Largest area
outlook-left = What is left
outlook-round = Round { $round } ends

## When a question is asked

occasion-offer = { CAP($builder) } built beside you
occasion-offer-of-the-automa = The Automa built beside you
stage-choosing = Boards and factions
stage-buildings = First buildings
stage-round = Round 1

## The guided first game: one idea at a time, what to do, and why

lesson-goal = The most points win
lesson-goal-do = You settle land, build, study and invent. After six rounds whoever has the most points wins.
lesson-goal-why = all of it brings points, each in its own way; you will see one idea at a time.

lesson-set = Land, people and a bonus
lesson-set-do = Choose one of the sets: a home terrain, a faction and a round bonus.
lesson-set-why = the terrain says where you can live, the faction what you do better than others, the bonus helps in the first round.

lesson-first = Begin where you can grow
lesson-first-do = Put your first building on a lit hex of your terrain.
lesson-first-why = near other hexes of your terrain you grow cheaply; beside neighbours you will be offered power.

lesson-turn = One action a turn
lesson-turn-do = Choose what is lit and look at its price; the same place once more, or the button below, does it. Undo takes it back until you end the turn.
lesson-turn-why = everybody takes one action at a time until all have passed; who has more left acts longer.

lesson-terraform = Make land yours
lesson-terraform-do = Choose a lit hex within reach, turn it into your terrain and build a workshop on it.
lesson-terraform-why = workshops bring tools in every income, and from each of them you reach new land.

lesson-offer = Neighbours give power
lesson-offer-do = Somebody built beside you. Take the power that is offered.
lesson-offer-why = power pays for strong actions. A little of it is free, more costs some points; early in the game that is worth it.

lesson-competency = Choose a competency
lesson-competency-do = Take one of the lit tiles.
lesson-competency-why = it lifts you in the discipline of its column, the lower rows bring books, and most of them work for the rest of the game.

lesson-round = Every round rewards something
lesson-round-do = These tiles say what brings extra points in each round. Look at this round's, then at the next.
lesson-round-why = the same building is worth more if you build it in the right round.

lesson-upgrade = Workshops grow
lesson-upgrade-do = Turn a workshop into a guild. Beside a neighbour it is cheaper.
lesson-upgrade-why = guilds bring coins and power. The workshop goes back to your board and covers its tool again.

lesson-power = Power acts
lesson-power-do = Use one of the power actions. In a round each of them is there for one player only.
lesson-power-why = power moves from bowl I to II and from II to III, and only bowl III pays. Where it is short, a sacrifice lifts one from bowl II and loses another.

lesson-school = A school brings knowledge
lesson-school-do = Turn a guild into a school.
lesson-school-why = it brings a scholar in every income and, at once, a competency.

lesson-send = Scholars study
lesson-send-do = Send a scholar to a discipline: your marker climbs.
lesson-send-why = climbing brings power on the way, a bonus at the end of rounds whose tile shows the discipline, and points at the end for those who stand highest.

lesson-innovation = Books become innovations
lesson-innovation-do = Gather books: when you have enough of the right ones, these tiles light up and you may take one.
lesson-innovation-why = an innovation brings points or something lasting, and each is there for one player only. A palace makes it cheaper.

lesson-pass = Pass when nothing is left
lesson-pass-do = Little is left to do in this round: pass and take another round bonus.
lesson-pass-why = who passes first begins the next round; then income comes from everything that stands on the map.

lesson-city = Cities
lesson-city-do = Keep your buildings together: four that touch, strong enough in sum, become a city.
lesson-city-why = a city tile brings points at once, a gift, and a key to the upper levels of a discipline.

lesson-end = Think of the end
lesson-end-do = After round six the disciplines and the largest area are scored. See where you can still pass somebody.
lesson-end-why = these are many points at once, and what is left in your stock is worth little.

## Power in the log

bowls = bowls of power: { $one }, { $two }, { $three }

## What speaks for a set in this game, and what against it

prospect-rounds =
    { $n ->
        [one] Round { AND($rounds) }
       *[other] Rounds { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } { $what }
prospect-by-ability = { $rewarded }; your ability is made for that.
prospect-by-board = { $rewarded }; your board makes that easier.
prospect-standing = { $rewarded }; your university stands already.
prospect-spades = { $rewarded }; yours cost { $price } each at first.
prospect-unhelped = { $rewarded }; nothing of yours makes that easier.
prospect-science = { $rounds }: a bonus for levels of { $discipline }; you begin with { $levels }.
prospect-bonus-levels = Every science bonus of a round counts your level { $levels } higher.
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
prospect-rivals = Taken already, one spade away: { AND($terrains) }. They want the same land.
prospect-alone = So far nobody lives one spade away.
