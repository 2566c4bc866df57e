turn-order = Turn order
goals = Goals at the end
if-over-now = Points if the game ended now
level = Level { $number }
on-level = level { $number }
operations = Operations { $number }
on-operations = operations { $number }
operation-points = operation points
points = points
at-most = max { $most }
taken-by = taken by
you-took = taken by
taken = taken
you = you
you-alone = You
choosing = choosing
you-choose = choosing
or-recruit = to recruit
or = or
then = then
instead-of-energy = instead of energy
no-diplomacy = no diplomacy
by-force = by force
pair = pair
pair-points = points for the pair
on-planets = on { $planets }
last-one = last one
or-annex = or annex:
every-income = every income
no-sector = no sector
no-points = no points
no-reward = no reward
second-on = second on planet { $planet }
second-gone = There is no second one left.
cards = Cards
your-cards = Your cards
no-cards = no cards yet
next-income = Next income
side = side{"\u00A0"}{ $side }
initiative = initiative{"\u00A0"}{ $number }
start = Start
leads = leads
bot = bot
resolving = Ships act in this order
restrained = Restrain token: the others cannot choose it
pay = Pay
gain = Gain
left = Left
next = Next
choose-then = you choose when your ship acts
split-then = you share them out when your ship acts
acts = your ship acts { $place }
acts-so-far = your ship acts { $place } so far
then-fly = then you fly { $place }
at-the-end = at the end of the game
in-next-income = in the next income phase
nothing = nothing
to-choose = { $what } to choose
commanders = Commanders
chosen-by = chosen by { $name }
news = new since your last turn, log line { $line }
more = Ability and cards
show-cards = Show the cards
hide-cards = Hide the cards
board = Planet: cards and operations
ship-of = Ship: { $name }
end-technologies = Technologies, at the end
sign-you-have = You have
sign-points-strength-experience = points, strength, experience
sign-diplomacy = Diplomacy
sign-recruit-for-energy = recruit for energy
sign-aggression = Aggression
sign-storm-with-strength = storm with strength
sign-restrain-token = Restrain token
sign-closed-to-the-others = closed to the others
sign-who-chooses-first = who chooses first
sign-win-the-game = win the game
sign-needed-against-units = needed against units
sign-defeats-and-storms = defeats and storms
sign-pays-for-cards = pays for cards
sign-defeat-or-recruit-it = defeat or recruit it
sign-occupy-or-storm-it = occupy or storm it
sign-learn-it = learn it
sign-energy-or-a-sector = energy, or a sector
sign-income-every-time = income every time
track-points = Points
track-experience = Experience
track-strength = Strength
track-energy = Energy
phase-discovery = Discovery
phase-income = Income
phase-first-exploration = First exploration
phase-second-exploration = Second exploration
card-count =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
rank-of =
    { $rank ->
        [1] 1st of { $all }
        [2] 2nd of { $all }
        [3] 3rd of { $all }
       *[other] { $rank }th of { $all }
    }
either = { $others } or { $last }
