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

stock-points = points
stock-coins = coins
stock-tools = tools
stock-scholars = scholars
stock-books = books
stock-power = power

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

of-banking = of banking
of-law = of law
of-engineering = of engineering
of-medicine = of medicine
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
level-1 = Level 1, the easiest
level-2 = Level 2, easy
level-3 = Level 3, normal
level-4 = Level 4, hard
level-5 = Level 5, the hardest

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
scoring-text = { $points } { AND($reasons) }. At the end of the round: { AND($gain) } for every { $levels } of { $discipline }.
scoring-text-each = { $points } { AND($reasons) }. At the end of the round: { AND($gain) } for each level of { $discipline }.
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
in-first = In the first edition: { $what }.
in-revised = In the revised edition: { $what }.

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
closest-first = It builds as close to you as it can, before it looks at the terrain.
human-terrain = Its row of terrains begins with your home instead of its own.
most-power-first = It builds where you are offered the most power; when you take 2 or more from a building of it, it takes a step of science.
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

progress-round = Round { $round } of { $rounds }
progress = { $round } · { $phase }
phase-setup = Preparation
phase-actions = actions
phase-income = income
phase-science = science bonus
phase-over = The game is over
over-with-automa = The game is over · the Automa has { $points }

## Questions

ask-lay-scoring = Chance draws the tile of a round.
ask-lay-final = Chance draws the final tile.
ask-lay-book-action = Chance draws a book action for this game.
ask-lay-innovation = Chance lays out an innovation.
ask-lay-competency = Chance lays out a competency.
ask-lay-palace = Chance lays out a palace tile.
ask-lay-bonus = Chance lays out a round bonus.
ask-lay-board = Chance lays out a planning board.
ask-lay-faction = Chance lays out a faction.
ask-deal-faction = Chance deals a faction to a planning board.
ask-deal-first-faction = Chance deals a faction to a planning board.
ask-deal-second-faction = Chance deals a second faction to a planning board.
ask-deal-bonus = Chance deals a round bonus to a planning board.
ask-turn-up-territory = Chance turns up the territory tile.
ask-automa-buildings = A card says where the Automa's first workshops stand.
ask-draw-reserve = A card of the reserve joins the Automa's deck.
ask-turn-up = The Automa turns up its next card.
ask-choose-bundle = Choose a set: planning board, faction and round bonus.
ask-draft = Take a planning board, a faction or a palace tile.
ask-choose-bonus = Take a round bonus for round 1.
ask-choose-solo-board = Choose your planning board; one of its two factions comes next.
ask-choose-solo-faction = Choose your faction.
ask-choose-automa-level = How strong is the Automa?
ask-choose-automa-faction = Which faction does the Automa play?
ask-choose-automa-terrain = Which terrain is the Automa's home?
ask-first-building = Place a first building on your home terrain.
ask-turn = Choose an action, or pass.
ask-second-turn = Choose your second action, or end your turn.
ask-after-action = The action is done. Convert, or end your turn.
ask-take-power = A building of the { $who } beside yours: take { $power } { $price }?
ask-take-power-of-the-automa = A building of the Automa beside yours: take { $power } { $price }?
ask-use-key = { CAP($discipline) }: use a key of a city to enter level 8?
ask-late-steps = { CAP($discipline) }: a key is missing for level 8. Found a city across the river?
ask-steps = Choose a discipline for { $steps }.
ask-any-steps = Choose a discipline for one step; { $steps } in all.
ask-gain-books = You gain { $books }: choose a discipline for one.
ask-gain-book = Choose the discipline of your book.
ask-pay-books = { $what }: { $books } to pay. How many { $of }?
ask-free-guild = Which workshop becomes a guild for nothing?
ask-exchange-school = Which school becomes a guild again?
ask-place-guild = On which home hex does the guild stand?
ask-place-neutral = Place a { $what } within reach.
ask-use-spades = You have { $spades }: which hex do you terraform?
ask-use-spades-for-settlers = A free spade and a free workshop: terraform a hex, or build at home.
ask-use-spades-without-building = You have { $spades }, without building: which hex do you terraform?
ask-transform = { $hex }, now { $terrain }: what does it become?
ask-settle = Build a workshop on the hex that became home?
ask-settle-freely = On which home hex does the free workshop stand?
ask-build-bridges = Where do you build the bridge?
ask-rewards = Which reward do you take first?
ask-rewards-or-a-city = Take a reward, or first found a city across the river.
ask-parts = Which gift of the palace comes first?
ask-take-competency = Take a competency.
ask-take-city = Take a city tile.
ask-choose-palace = Choose the tile of your palace.
for-points = for { $points }
for-free = for free

## What chance deals and turns up

deal-score = The tile of round { $round } is “{ $tile }”
deal-final = The final tile is “{ $tile }”
deal-books = Book action in play: “{ $tile }”
deal-innovation = Innovation in play: “{ $tile }”
deal-competency = Competency at { $discipline }, row { $row }: “{ $tile }”
deal-palace = { $tile } is in play
deal-board = Planning board in play: { $tile }
deal-faction = Faction in play: { $tile }
deal-bonus = Round bonus in play: “{ $tile }”
deal-faction-of-set = { $board }: { $tile }
deal-bonus-of-set = { $board }: round bonus “{ $tile }”
turn-up-territory = Territory tile: an area of { $size }
turn-up-card = The Automa turned up card { $number }
card-joins = Card { $number } joined the Automa's deck

## Buttons

do-choose = Take { $set }
do-take = Take { $what }
do-automa-level = Play against the Automa at { LOW($level) }
do-automa-faction = Play against the { $name }
do-automa-terrain = Give the Automa this home: { $terrain }
do-build = Build a workshop on { $hex }
do-dig = Terraform { $hex }
do-to = Turn { $hex } into { $terrain }
do-tunnel = Tunnel to { $hex }
do-fly = Fly to { $hex }
do-place = Place a { $what } on { $hex }
do-upgrade = Upgrade to a { $building } on { $hex }
do-exchange = Turn the school on { $hex } into a guild
do-ship = Advance shipping to { $level }
do-shovel = Advance terraforming to { $level }
do-develop = Develop the innovation “{ $name }”
do-pay = Pay { $books }
do-pay-none = Pay no books { $of }
do-send = Send a scholar to { $discipline }, { $steps }
do-power = Use the power action “{ $name }”
do-books = Use the book action “{ $name }”
do-special = Use the special action “{ $name }”
do-mole-bridge = Build a bridge for a tool
do-bridge = Build a bridge { $site }
do-annex = Place an annex on { $hex }
do-connect = Found a city across the river hex { $hex }
do-step = Take { $steps } in { $discipline }
do-key = Use a key for { $discipline }
do-reward-competency = Take the competency
do-reward-city = Take the city tile
do-reward-steps = Take the steps of science
do-reward-spades = Use the free spades
do-reward-settle = Use the free spade and workshop
do-reward-bridges = Build the bridges
do-reward-building = Place the neutral building
do-reward-guild = Place the guild
do-reward-parts = Take the gifts of the palace
do-reward-books = Take the books
do-burn = Sacrifice power
do-convert = Convert { $price } into { $gain }
do-take-power = Take { $power } { $price }
do-decline = Decline
do-pass = Pass, take “{ $bonus }”
do-last-pass = Pass
do-done = End turn
do-drop-spades = Give up { $spades }
do-drop-workshop = Do not build
do-drop-bridge = Build no bridge
do-drop-steps = Give up the steps
do-drop-key = Keep the key
do-terraform-and-build = Terraform { $hex } and build
do-tunnel-and-build = Tunnel to { $hex } and build
do-fly-and-build = Fly to { $hex } and build
do-without-building = { $answer }, do not build
do-burning = { $answer }, burning { $power }

## The log

done-choose = Took { $set }
done-take = Took { $what }
done-automa-level = The Automa plays at { LOW($level) }
done-automa-faction = The Automa plays the { $name }
done-automa-terrain = The home of the Automa is { $terrain }
done-build = Built a workshop on { $hex }
done-dig = Began to terraform { $hex }
done-to = Turned { $hex } into { $terrain }
done-tunnel = Tunnelled to { $hex }
done-fly = Flew to { $hex }
done-place = Placed a { $what } on { $hex }
done-upgrade = Upgraded to a { $building } on { $hex }
done-exchange = Turned the school on { $hex } into a guild
done-ship = Advanced shipping to { $level }
done-shovel = Advanced terraforming to { $level }
done-develop = Developed the innovation “{ $name }”
done-pay = Paid with books { $of }
done-pay-none = Paid with no books { $of }
done-send = Sent a scholar to { $discipline }
done-power = Used the power action “{ $name }”
done-books = Used the book action “{ $name }”
done-special = Used the special action “{ $name }”
done-mole-bridge = Paid a tool for a bridge
done-bridge = Built a bridge { $site }
done-annex = Placed an annex on { $hex }
done-connect = Founded a city across the river hex { $hex }
done-step = Advanced in { $discipline }
done-key = Used a key for { $discipline }
done-reward = Chose which reward comes first
done-burn = Sacrificed power
done-convert = Converted goods
done-take-power = Took power
done-decline = Declined the power
done-pass = Passed and took “{ $bonus }”
done-last-pass = Passed
done-done = Ended the turn
done-drop-spades = Gave up { $spades }
done-drop-workshop = Built no workshop
done-drop-bridge = Built no bridge
done-drop-steps = Gave up the steps
done-drop-key = Kept the key

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
event-returns = the scholar goes back to your supply
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
automa-blocks-power = blocks the power action “{ $name }”
automa-blocks-books = blocks the book action “{ $name }”
automa-takes = takes the innovation “{ $name }”
automa-gains = gains { $points }
automa-passes = passes

## Why something cannot be chosen

why-far = out of reach
why-home = your home terrain already
why-taken = taken: { $who }
why-built = there is a building already
why-foreign = not your home terrain
why-short = { AND($goods) } short
why-short-for = { $what }: { AND($goods) } short
why-short-power = { $power } short in bowl III
why-used = used in this round
why-no-piece = no { $building } left on your board
why-highest = cannot be upgraded
why-neutral = neutral buildings cannot be upgraded
why-either = { LIST($all, by: "; ") }
why-no-bridge-left = no bridge left
why-no-site = no bridge site beside your buildings
why-no-scholar = no scholar
why-no-scholar-left = no scholar left in your supply
why-no-land = no land to work on
why-no-workshop = no workshop of yours can become a guild
why-no-school = no school of yours can become a guild
why-no-step = no discipline can go up
why-no-slot = no free place
why-top = fully advanced
why-yours-already = you have this one
why-none-left = none left
why-three-innovations = you have three innovations already
why-no-city = no city would arise across it
why-river-used = a city lies across it already
why-key-missing = level 8 needs a key
why-top-taken = level 12 is taken
why-at-the-top = already at the top
why-nothing-within-reach = nothing within reach
why-nothing-can-be-paid = nothing can be paid for or used
why-no-special = you have no special action
why-no-conversion = nothing to convert
why-no-burning = fewer than 2 power in bowl II
why-annex-there = an annex stands there already
