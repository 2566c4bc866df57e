## At the table

you = you
seat = seat { $number }
won = { $winners } won.
lost = { $losers } lost. That is not enough for a win.
result = Final points
turn = { $who }: { $what }
thinks = { $who } thinks…
choose = Your answer (a number; ? for help):{" "}
no-such-number = There are answers 1 to { $last }; { $typed } is none of them.
not-understood = { $typed } is not understood: type the number of an answer, its text (such as { $example }) or one of: { $commands }.
help =
    Type the number of an answer, or its text as records write it (such as { $example }).
    {"  "}undo       take back your last answer
    {"  "}hint       ask the bot what it would do
    {"  "}board      draw the table again
    {"  "}log        tell what has happened
    {"  "}info WORD  explain a piece: a card, a tile, a faction
    {"  "}save FILE  keep the game in a file
    {"  "}quit       end; the game is kept in a file
cannot-undo = There is nothing to take back: since your last answer, chance or somebody else has spoken.
undone = Taken back: { $answer }.
hint = The bot would answer { $number }: { $words }
saved = The game is in { $file }. Go on with: boardwright play --terminal --resume { $file }
finished = The game is in { $file }. See it again with: boardwright replay { $file }
other-file = { $file } holds something else, not a saved game; give another name.
info-what = Say what: info { $example }
save-where = Say where: save my-game.record
cannot-save = { $file } cannot be written: { $reason }.
info-none = Nothing is called { $word }.
pass-the-keyboard = Now { $who } plays. Press Enter.
how-many-players = How many players ({ $fewest }-{ $most })? Enter for { $usual }:{" "}
number-please = Type a number from { $fewest } to { $most }.
welcome = { $game }: you against { $others }. Type ? for help.
welcome-people = { $game }: { $players }. Type ? for help.
reconstructed = Unofficial. Most values of cards and tiles are reconstructed, not the printed ones.

## Replay

position = After { $made } of { $all } moves. Points: { $points }
next-move = Next ▸ { $words }
go-where = Enter: on · number: go there · b: back · e: end · q: quit ▸{" "}
go-help = Press Enter to go on, or type a number from 0 to { $last }, b, e or q.

## The drawing of a table

level = level
place = card
kind = kind
printed-cost = price*
brings = brings
player = player
commander = commander
cards = cards
order = order
planet = Planet { $number } of 7
goal = Goals
setup = preparation
phase-setup = { setup }
phase-discovery = discovery
income = income
phase-income = { income }
phase-first-exploration = first exploration
phase-second-exploration = second exploration
phase-over = { over }
over = the game is over
restrained = restrained
operations = operations
or = or
annex = or annex { $gain }
pair = pair { $points }
legend = p empire points · x experience · s strength · e energy · ✈ flown · * printed

## The drawings of Terra Mystica and Age of Innovation

factions = Factions
cults = Cults
science = Science
each-cult = in each cult
each-discipline = in each discipline
spade = spade
shipping = shipping
left = left { $codes }
bridges = bridges left
annexes = annexes left
area = largest area
territories = largest area
keys = keys
key = key
special-faction = faction
special-palace = palace
special-competency = competency
special-bonus = round bonus
nobodys = nobody's
used = used this round
on-pass = pass
passed = passed
gone = has left
town = town
special = special action
in-a-town = in a town
in-a-city = in a city
answer = answer
annexed = with annex
neutral = neutral
marked = marked
automa = Automa
automa-cards = level { $level } · action card { $action } · support card { $support } · cards left: { $left }
sets = To choose from
territory = Territory: { $name }
innovation-price = from { $books } books, and { $coins } coins without a palace

## The drawing of Santa Maria

colonies = Colonies
year = Year { $number } of { $all }
white-dice = white dice:
blue-dice = blue dice:
docks = Ships at the docks
in-the-pile = in the pile: { $number }
monks = Places for monks
tracks = Tracks
religion = religion
conquest = conquest
conquest-now = conquest as of now
players = Players
monks-left = monks left
own-blue-dice = own blue dice
white-taken = white dice taken
blue-taken = blue dice taken
next-building = next building for
scholars = scholars
bishops = bishops
harbour = harbour
final-now = if it ended now
hidden = hidden
first = first player
achievements = Achievements
conquistador = conquistador
loading = load a ship
colonist = colonist
trade = trade
white-die = white die
blue-die = blue die
monk = monk
monk-and-die = monk and blue die
tree = tree
