map = Map
tiles = Tiles
players = Players
power = Power
bonus = Bonus
bowls = Bowls
choose-one = choose one
order = Order
you-alone = You
now = now
next = next
passed = passed
next-round = { $place } next round
nearer = Enlarge the map (+)
farther = Make the map smaller (−)
whole = The whole map (0)
structures = Buildings
resources = Resources
hold = Your tiles
next-income = Next income
without-card = Without a bonus: you take one when you pass
to-spend = { $power } to spend, burn: +{ $burnable }
in-this-game = In this game
speaks-for = for it
speaks-against = against it
burn = burn { $number }
from-third = Paid from bowl III
burnt = Burn: { $number } in bowl II are lost, as many go up
gained = Gained
in-all = Power in all: { $before } → { $after }
only-burn = Only burn…
of-seven = of { $number }
spade-costs = Spade costs
built = built
keys = Keys
area = Largest area
bridges = Bridges
bowl = Bowl { $number }
may-take = { $name } may take
leaves = Leaves
again = Click again to do it
tap-again = Tap again to do it
first = Click to choose
in-reach = In reach of
printed = printed: { $terrain }
power-value = power value { $power }
pay = pay { $price }
board-of = Board of { $faction }
close = Close
more = All of my board
choose = What to do on { $hex }
round-tiles = Round tiles
used-by = used in this round: { $faction }
tile-to-take = tile still to be taken
sign-blue-number = Blue number
sign-new-since-your-turn = new since your turn
sign-win-the-game = win the game
sign-pay-for-buildings = pay for buildings
sign-build-and-dig = build and dig
sign-cults-shipping-digging = cults, shipping, digging
sign-spent-from-bowl-iii = spent from bowl III
sign-sciences-shipping-digging = sciences, shipping, digging
sign-pay-for-innovations = pay for innovations
sign-spade = Spade
sign-one-step-of-terrain = one step of terrain
sign-shipping = Shipping
sign-river-hexes-you-cross = river hexes you cross
sign-bridge = Bridge
sign-joins-two-banks = joins two banks
sign-full-ring = Full ring
sign-you-can-build-here = you can build here
sign-dashed-ring = Dashed ring
sign-only-part-of-it = only part of it
sign-small-dot = Small dot
sign-terrain-printed-there = terrain printed there
sign-octagon = Octagon
sign-once-a-round = once a round
sign-arch = Arch
sign-tile-of-a-town = tile of a town
sign-card-in-two-halves = Card in two halves
sign-income-then-its-use = income, then its use

## After a number, as what is gained, paid or left

amount-vp =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
amount-c =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
amount-w =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
amount-p =
    { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    }
amount-t =
    { $number ->
        [one] { $number } tool
       *[other] { $number } tools
    }
amount-s =
    { $number ->
        [one] { $number } scholar
       *[other] { $number } scholars
    }
amount-b =
    { $number ->
        [one] { $number } book
       *[other] { $number } books
    }
amount-pw = { $number } power
