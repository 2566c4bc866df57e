## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Seven planets, two landings each. Fight, build or bargain.

option-commanders = Commanders
option-commanders-chosen = chosen in seat order
option-commanders-random = dealt at random

option-sides = Sides of the commander boards
option-sides-A = side A for all (first game)
option-sides-free = everybody chooses a side

option-content = Values of the cards
option-content-built-in = built in (mostly reconstructed values)

amended-2 = Seven sides of commander boards begin with other stocks, side B of Jack Gelder has another ability, and four sectors bring more, so that no side is better than the others. Games that were begun before keep the old values.
amended-3 = Side A of Yuri Frankov begins with 1 energy less, so that no side is better than the others. Games that were begun before keep the old value.

## Where the game stands

part = Planet { $number }
progress = Planet { $planet } of { $planets }
phase-setup = preparation
phase-discovery = discovery
phase-income = income
phase-first-exploration = first exploration
phase-second-exploration = second exploration
phase-over = the game is over
role = { $name } { $side }

## Amounts

amount-points =
    { $n ->
        [one] { $n } empire point
       *[other] { $n } empire points
    }
amount-experience = { $n } experience
amount-strength = { $n } strength
amount-energy = { $n } energy
amount-operations =
    { $n ->
        [one] { $n } operation point
       *[other] { $n } operation points
    }
listed = { AND($all) }
nothing = nothing

# As headings.
name-points = empire points
name-experience = experience
name-strength = strength
name-energy = energy

## The score sheet

source-of-units = units
source-of-outposts = outposts
source-of-pairs = pairs
source-of-technologies = technologies
source-of-caches = caches
source-of-operations = operations
source-of-abilities = abilities
source-of-goals = goals
source-of-end-technologies = end technologies

## Kinds of cards

kind-unit = unit
kind-outpost = outpost
kind-technology = technology
kind-cache = cache
kind-sector = annexed sector

# Several of a kind.
kinds-unit = units
kinds-outpost = outposts
kinds-technology = technologies

# What is laid.
laid-unit = a unit
laid-outpost = an outpost
laid-technology = a technology
laid-cache = a cache
laid-sector = an annexed sector

## Cards and cells, as sentences speak of them

card = { $name }
cell = operations { $level }

## What can be counted

# 'Each unit', 'every 3 units'.
each-unit =
    { $n ->
        [1] each unit
       *[other] every { $n } units
    }
each-outpost =
    { $n ->
        [1] each outpost
       *[other] every { $n } outposts
    }
each-technology =
    { $n ->
        [1] each technology
       *[other] every { $n } technologies
    }
each-cache =
    { $n ->
        [1] each cache that is not annexed
       *[other] every { $n } caches that are not annexed
    }
each-sector =
    { $n ->
        [1] each annexed sector
       *[other] every { $n } annexed sectors
    }
each-cache-or-sector =
    { $n ->
        [1] each cache or annexed sector
       *[other] every { $n } caches and annexed sectors together
    }
each-pair =
    { $n ->
        [1] each pair of equal outposts
       *[other] every { $n } pairs of equal outposts
    }
each-different-outpost =
    { $n ->
        [1] each different outpost
       *[other] every { $n } different outposts
    }
each-experience =
    { $n ->
        [1] each experience
       *[other] every { $n } experience
    }
each-strength =
    { $n ->
        [1] each strength left
       *[other] every { $n } strength left
    }
each-energy =
    { $n ->
        [1] each energy left
       *[other] every { $n } energy left
    }
each-energy-and-strength =
    { $n ->
        [1] each energy or strength left
       *[other] every { $n } energy and strength left together
    }
each-unit-and-technology =
    { $n ->
        [1] each set of unit and technology
       *[other] every { $n } sets of unit and technology
    }
each-outpost-and-cache-or-sector =
    { $n ->
        [1] each set of outpost and cache or sector
       *[other] every { $n } sets of outpost and cache or sector
    }
each-set-of-four =
    { $n ->
        [1] each set of unit, outpost, technology and cache or sector
       *[other] every { $n } sets of unit, outpost, technology and cache or sector
    }
each-planet-with-two-cards =
    { $n ->
        [1] each planet from which you hold 2 cards
       *[other] every { $n } planets from which you hold 2 cards
    }

# After 'at least'.
least-unit =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
least-outpost =
    { $n ->
        [one] { $n } outpost
       *[other] { $n } outposts
    }
least-technology =
    { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
least-cache =
    { $n ->
        [one] { $n } cache that is not annexed
       *[other] { $n } caches that are not annexed
    }
least-sector =
    { $n ->
        [one] { $n } annexed sector
       *[other] { $n } annexed sectors
    }
least-cache-or-sector =
    { $n ->
        [one] { $n } cache or annexed sector
       *[other] { $n } caches and annexed sectors together
    }
least-pair =
    { $n ->
        [one] { $n } pair of equal outposts
       *[other] { $n } pairs of equal outposts
    }
least-different-outpost =
    { $n ->
        [one] { $n } different outpost
       *[other] { $n } different outposts
    }
least-experience =
    { $n ->
        [one] { $n } experience
       *[other] { $n } experience
    }
least-strength =
    { $n ->
        [one] { $n } strength left
       *[other] { $n } strength left
    }
least-energy =
    { $n ->
        [one] { $n } energy left
       *[other] { $n } energy left
    }
least-energy-and-strength =
    { $n ->
        [one] { $n } energy or strength left
       *[other] { $n } energy and strength left together
    }
least-unit-and-technology =
    { $n ->
        [one] { $n } set of unit and technology
       *[other] { $n } sets of unit and technology
    }
least-outpost-and-cache-or-sector =
    { $n ->
        [one] { $n } set of outpost and cache or sector
       *[other] { $n } sets of outpost and cache or sector
    }
least-set-of-four =
    { $n ->
        [one] { $n } set of unit, outpost, technology and cache or sector
       *[other] { $n } sets of unit, outpost, technology and cache or sector
    }
least-planet-with-two-cards =
    { $n ->
        [one] { $n } planet from which you hold 2 cards
       *[other] { $n } planets from which you hold 2 cards
    }

# After 'the most'.
most-unit = units
most-outpost = outposts
most-technology = technologies
most-cache = caches that are not annexed
most-sector = annexed sectors
most-cache-or-sector = caches and annexed sectors together
most-pair = pairs of equal outposts
most-different-outpost = different outposts
most-experience = experience
most-strength = strength left
most-energy = energy left
most-energy-and-strength = energy and strength left together
most-unit-and-technology = sets of unit and technology
most-outpost-and-cache-or-sector = sets of outpost and cache or sector
most-set-of-four = sets of unit, outpost, technology and cache or sector
most-planet-with-two-cards = planets from which you hold 2 cards

## Effects. Amounts stand between the parts of a sentence, and a full stop after the last.

effect = { LIST($parts, by: " ") }.
effect-for = for { $what }
effect-less = less
effect-income = Income phase: gain
effect-lay = Each time you lay { LIST($kinds, by: " or ") }, gain
effect-pair = Each time you complete a pair of equal outposts, gain
effect-defeat = Each time you defeat a unit (not recruit it), gain
effect-recruit = Each time you recruit a unit, gain
effect-cheaper = { CAP($kinds) } cost you
effect-cheaper-diplomacy = Diplomacy costs you
effect-operations = Running operations gives you { $points } more
effect-strength-as-energy = Paying for { $kinds }, you may spend strength instead of energy, 1 for 1
effect-ignore-missing = Fighting a unit, ignore up to { $experience } that you lack
effect-any-level = You may treat any card as if it lay on level III
effect-exchange = Income phase: you may exchange up to { $energy } for strength, or strength for energy, 1 for 1
effect-always-last = Your ship always stands on the last space of the turn order track
effect-restrain = Income phase, in round 1 too: put the restrain token on a face-up card or an operations cell; the others cannot choose it in this round
effect-end = End of the game:

## Conditions of the goal boards: points, and what they are for

condition-per = { $points } { $for }.
condition-from = { $points } { $for }.
condition-most = { $points } { $for }.
condition-parts = { LIST($parts, by: " ") }
for-each = for { $what }
for-least = for at least { $what }
for-most = for the most { $what },
for-second = for the second most

## What is written on cards, commanders and goal boards

unit-costs = Strength / experience on level I, II, III: { $costs }.
unit-recruiting = Or recruit it for { $price }; then the reward is { $reward }.
energy-costs = Energy on level I, II, III: { $costs }.
storming = Or storm it for { $price }.
reward = Reward: { $reward }.
pair-value = In a pair: { $points } for this card.
same-outpost =
    { $n ->
        [one] The same outpost lies on planet { AND($planets) }.
       *[other] The same outpost lies on planets { AND($planets) }.
    }
cache-yields = Take on level I, II, III: { $yields } energy.
cache-yields-more = Take on level I, II, III: { $yields } energy, and { $reward }.
annexing = Or annex the sector: { $income } in every income phase.
side-text = Initiative { $initiative }. Start: { $start }.
cell-text = { $points }: 1 for an empire point (at most as many as the planet's number), 1 for a strength, 2 for an experience.

## All pieces in words

section-commanders = Commanders
section-goals = Goal boards
section-cells = Operations cells
section-planet = Planet { $planet }
piece-commander = { $name } { $side }, { $faction }
piece-cell = Operations { $level }
piece-card = { $name } ({ $kind })

## Where values come from

source-printed = printed, as corrected by an owner
source-rulebook = rulebook
source-found = found in a review
source-reconstructed = reconstructed, not the printed value
source-departing = { $rule }; except { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") }: { $source }
field-part = { $field } { $part }
field-name = name
field-faction = faction
field-planet = planet
field-kind = kind
field-cost = cost
field-reward = reward
field-diplomacy = diplomacy
field-aggression = aggression
field-pair = pair value
field-symbol = symbol
field-yield = energy
field-sector = sector
field-effects = effect
field-initiative = initiative
field-start = start values
field-ability = ability
field-conditions = conditions

## Questions

prompt-draw-goal = Chance draws the goal board.
prompt-draw-commander = Chance deals a commander.
prompt-deal = Chance reveals a card.
prompt-choose-commander = Choose your commander.
prompt-choose-side = Choose the side of your commander board.
prompt-place-restrain-token = Where do you put the restrain token?
prompt-exchange = Exchange energy for strength, or strength for energy?
prompt-fly = Choose where to fly.
prompt-meet-unit = { $card }: defeat or recruit?
prompt-capture-outpost = { $card }: occupy it peacefully or storm it?
prompt-pay-for-outpost = { $card }: how much of the energy do you pay in strength?
prompt-learn-technology = { $card }: how much of the energy do you pay in strength?
prompt-open-cache = { $card }: take the energy or annex the sector?
prompt-gain-points = You have { $points }. How many become empire points?
prompt-gain-experience = { $points } left: how much experience? The rest becomes strength.

## Answers, as buttons say them

label-command = Choose { $name } ({ $faction })
label-side = Choose side { $side }
label-restrain = Put the restrain token on { $thing }
label-keep-token = Keep the restrain token
label-exchange-energy = Exchange { $amount } for strength
label-exchange-strength = Exchange { $amount } for energy
label-keep-stocks = Exchange nothing
label-fly = Fly to { $thing }
label-pass = Pass: there is nowhere to fly
label-defeat = Defeat it
label-recruit = Recruit it
label-occupy = Occupy it peacefully
label-storm = Storm it
label-energy-alone = Pay energy alone
label-strength = Pay { $amount } in the place of energy
label-take = Take the energy
label-annex = Annex the sector
label-points = Exchange { $points }
label-no-points = Exchange none for empire points
label-experience = Take { $amount }
label-no-experience = Take no experience

## Flights with what the ship does there, as buttons say them

course = Fly and { LOW($way) }
course-learn = Fly and learn it: { LOW($payment) }
course-occupy = Fly and occupy it peacefully: { LOW($payment) }

## The log

line-goal = Goal board drawn: { $goal }
line-dealt = Commander dealt: { $name } ({ $faction })
line-command = Chose { $name } ({ $faction })
line-side = Chose side { $side }
line-deal = Revealed { $card }

# Several of a kind in a row.
revealed-goal =
    { $n ->
        [one] { $n } goal board
       *[other] { $n } goal boards
    }
revealed-command =
    { $n ->
        [one] { $n } commander
       *[other] { $n } commanders
    }
revealed-deal =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
line-restrain = Put the restrain token on { $thing }
line-keep-token = Kept the restrain token
line-exchange-energy = Exchanged energy for strength
line-exchange-strength = Exchanged strength for energy
line-keep-stocks = Exchanged nothing
line-fly = Flew to { $thing }
line-pass = Passed: there was nowhere to fly
line-defeat = Defeated { $thing }
line-recruit = Recruited { $thing }
line-occupy = Occupied { $thing } peacefully
line-storm = Stormed { $thing }
line-paid = Paid for { $thing }
line-learned = Learned { $thing }
line-take = Took the energy of { $thing }
line-annex = Annexed { $thing }
line-points = Ran { $thing } for empire points
line-no-points = Ran { $thing } without empire points
line-experience = Shared out the rest of { $thing }

## What is worth knowing before

note-side = Side { $side }. { $text }
note-place = { CAP($kind) } on level { $level }.
note-operations = At most { $points } from them.

## What else happens

event-missing = including { $strength } for missing experience
event-pair = including { $points } for the pair
event-effects = including { AND($amounts) } from effects
event-end = including { $points } at the end of the game
event-operations = { $points } for empire points, experience and strength
event-income = { AND($amounts) } more in every income phase

## Where amounts come from that do not stand on the card itself

origin-missing-experience = for missing experience
origin-pair = for the pair

## Why not

another-ship = another ship is here
restrained = kept back by the restrain token
short-of = { AND($amounts) } short
chosen = chosen by another player
can-fly = your ship can still fly somewhere
would-be-lost = operation points would be lost

## Refusals of corrections

refusal-planet-cards = planet { $planet } has { $found } cards; every planet has { $right }.
refusal-kind-cards = there are { $found } cards of kind { $kind }; the box has { $right }.
refusal-tracks-end = the tracks end at { $experience }x, { $strength }s and { $energy }e.
refusal-same-initiative = { $other } has { $initiative } too; two commanders that may meet at a table need different initiatives.
refusal-one-board = { $text } is for one board, and { $board } has it.
refusal-for-a-commander = { $text } is for a commander, not for a technology.
refusal-not-a-kind = { $kind } is not a kind of card; write one of { $kinds }.
refusal-not-kinds = { $word } is not a kind of card; write one of { $kinds }, or two with a slash.
refusal-no-diplomacy = a unit gives s only when recruited, and this one has no diplomacy.
refusal-not-three-levels = { $text } has { $parts } parts; write three, for level I, II and III: '4e, 4e, 3e'.
refusal-dearer = { $text } gets dearer in { $letter } on a higher level; it may only get cheaper.
refusal-gives-less = { $text } gives less { $letter } on a higher level; it may only give more.
refusal-not-three-conditions = a goal board has 3 conditions, not { $found }.
refusal-too-much = { $amount } is more than 99.
refusal-wrong-letter = { $letter } stands in { $text }; write amounts of { $letters }, as in { $example }.
refusal-no-amount = { $text } names no amount; write amounts of { $letters }, as in { $example }.
refusal-no-colon = { $text } is not an effect; write it like 'lay unit: 1s'.
refusal-not-an-effect = { $text } is not an effect; effects begin with { $beginnings }, or are { LIST($named, by: " or ") }.
refusal-end-effect = { $text }: an end effect is points per something, as in 'end: 1p per 2 experience'.
refusal-cheaper = { $text }: only units (in s), outposts and technologies (in e) can be cheaper.
refusal-strength-as-energy = { $text }: strength can stand for energy only for outposts and technologies.
refusal-not-a-condition = { $text } is not a condition; write '1p per 3 energy', '4p from 8 experience' or '6p 3p most unit'.
refusal-condition-points = { $text }: a condition is worth points, as in '2p'.
refusal-not-counted = { $text } cannot be counted; write one of { $counts }.

## The outlook

outlook-goals = Goals
outlook-technologies = Technologies that score
outlook-pairs = Pairs still open
outlook-pairs-rule = at most

## When a question is asked

stage-commanders = Commanders
stage-planet = Planet 1

## The guided first game: one idea at a time, what to do, and why

lesson-goal = The most empire points win
lesson-goal-do = You explore seven planets, and on each your ship lands twice. After the seventh whoever has the most empire points wins.
lesson-goal-why = units, outposts, technologies, caches and operations all help, each in its own way.

lesson-stocks = Experience, strength, energy
lesson-stocks-do = Strength and energy are what you pay with. Experience makes fights cheaper and never falls.
lesson-stocks-why = each track has an end. What you would gain beyond it is lost, so spend in time.

lesson-unit = Defeat a unit
lesson-unit-do = Fly to a lit unit: you pay strength and gain points and experience.
lesson-unit-why = for each experience that you lack you pay one more strength, so early fights make later ones cheaper.

lesson-order = Low levels act first
lesson-order-do = Ships act from level I to level III. Who acts earlier also flies earlier next time.
lesson-order-why = higher levels are cheaper and richer, but the best places may be taken before your turn comes.

lesson-outpost = Take an outpost
lesson-outpost-do = Fly to a lit outpost and pay its price.
lesson-outpost-why = two outposts of one name are a pair: it brings a reward at once.

lesson-operations = Operations cost nothing
lesson-operations-do = Fly to a lit operations cell: it gives operation points to spend at once.
lesson-operations-why = where everything else is too dear, operations bring strength and experience for the next planets.

lesson-points = Divide the operation points
lesson-points-do = Choose how many become empire points; the rest becomes experience and strength.
lesson-points-why = the number of the planet is the limit, so late planets bring more empire points and early ones make you strong.

lesson-income = Income
lesson-income-do = From the second planet on every planet begins with income from sectors, technologies and your commander.
lesson-income-why = what brings income early brings it on many planets.

lesson-technology = Learn a technology
lesson-technology-do = Fly to a lit technology and pay its energy.
lesson-technology-why = on the first four planets it works for the rest of the game, so the earlier the better.

lesson-goals = The goal board
lesson-goals-do = This board says what brings points at the end of the game; it is the same for everybody.
lesson-goals-why = look at it when you choose where to fly, and at what the others collect.

lesson-cache = Open a cache
lesson-cache-do = Fly to a lit cache: it costs nothing and brings energy.
lesson-cache-why = energy pays for outposts and technologies.

lesson-sector = Now, or in every income
lesson-sector-do = Take the energy now, or annex the sector.
lesson-sector-why = a sector gives nothing now but energy in every income; early in the game that is more.

lesson-later = Late technologies score at the end
lesson-later-do = From the fifth planet on technologies bring points at the end of the game; the card says for what.
lesson-later-why = choose those that fit what you have collected.

lesson-end = The last planet
lesson-end-do = After the second landing here the game is over, and the goal board and late technologies are scored.
lesson-end-why = no income follows, so take what brings points now.
