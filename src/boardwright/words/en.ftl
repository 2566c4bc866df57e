## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }
lines = { LIST($all, by: "\u000A") }
at = { $place }: { $what }
round = Round { $number }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = pay { AND($amounts) }
brings = gain { AND($amounts) }
rival = opponent { $number }

# Somebody at the table; whoever renders it knows the names.
player = player { $seat }
# Who gave no name, and a seat of a record without names.
name-guest = Guest { $number }
name-seat = Seat { $number }

## The log and the table

change = { $who }: { $parts }
reveal = See what comes
more = +{ $what }
less = −{ $what }
low = { LOW($what) }
row = { AND($all) }
revealed = new on the table: { LIST($what) }
paid = paid { AND($amounts) }
gained = got { AND($amounts) }
final-scoring = scored at the end
share = { $source } { $points }
stopped = This game was begun under earlier rules and cannot go on under today's. { $since }

## Hints: what the house bot advises

hint-steps = { LIST($all, by: ", ") }
hint-behind = { $points } less
hint-level = as good
hint-ahead = About +{ $points } { $points ->
    [one] point
   *[other] points
} over the next best.
hint-even = About as good as the next best.
hint-only = There is nothing else to choose.
hint-alone = Besides it, the bot sees nothing worth naming.
hint-more = You have more than with the next best: { LIST($amounts) }.
hint-fewer = You have less than with it: { LIST($amounts) }.
hint-later = The bot counts on what comes of it later.
hint-not-allowed = At this table nobody is given hints: other people play, and the host has not allowed them.
hint-not-asked = There is nothing to advise: it is not you who is asked.
hint-end-turn = There is nothing to advise: you have answered everything; end the turn.
hint-too-long = The bot has not come to an answer in { $seconds } seconds; ask again.

## The lobby and the rules page

bot-novice = Novice
bot-casual = Casual
bot-strong = Strong
bot-novice-text = Makes a beginner's mistakes; good company for first games.
bot-casual-text = Plays soundly and answers at once.
bot-strong-text = Plays every round out in its head; thinks for up to five seconds.
unofficial = Unofficial, with words and drawings of our own. Every section says where its values come from, and a piece where it differs; reconstructed values are ours and not the printed ones.

## How hard something is to play with

level-easy = Easy
level-middling = Middling
level-hard = Hard
level-first = Good first game
level-experienced = For experienced players
level-both = { $level } · { LOW($first) }
level-judged = Difficulty, in our judgement: { LOW($level) }.
level-told = { $level }.

## Refusals. What people typed, and what records write, comes in its own quotation marks.

## Refusals: what is played, and how it is set up

no-game = There is no game { $game }; there is: { LIST($games) }.
no-language = There is no language { $language }; write one of { LIST($languages) }.
no-bot = There is no bot { $bot }; there is { LIST($bots) }.
no-option = { $game } has no option { $option }; it has { LIST($options) }.
wrong-value = Option { $option } cannot be { $value }; write one of { LIST($values) }.
wrong-break = Option { $option } is one line of a record: write it without breaks and outer spaces.
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }.

## Refusals: answers

seat = seat { $number }
chance = chance
too-late = The game is over; { $action } comes too late.
not-asked = { CAP($who) } is not asked now; waiting for { AND($waiting) }.
not-legal = { $action } is not legal now; legal: { LIST($legal) }.
not-an-action = { $text } is not an action of { $game }; actions begin with one of: { LIST($verbs) }.
nearly-an-action = { $text } is not an action of { $game }; did you mean { LIST($near, by: " or ") }?
turn-open = { CAP($who) } has not ended the turn yet.
no-turn = There is no turn of yours to end.
nothing-to-undo = There is nothing to take back: since your last answer, chance or somebody else has spoken.
stale-pick = The table has moved on since you looked; pick again.
stale-look = The table has moved on since you looked; look again.
run-too-long = At most { $most } answers can follow one; here are { $answers }.
plan-too-long = A plan has at most { $most } steps; this has { $steps }.
step-too-long = A step of a plan has 1 to { $most } answers; this has { $answers }.

## Refusals: records

record-empty = This is not a record: it is empty, where a record begins with { $first }.
record-begins = This is not a record: it begins with { $found }, where a record begins with { $first }.
record-line = Line { $line }: { $what }
record-wrong = Line { $line }: { $found } stands there; { $right }.
right-line = a line is '1: fly voradon', 'chance: ...' or a header like 'players: 4'
right-end = the result is the last line
right-order = after the first move only moves and the result may follow
right-once = { $key } has been given already
right-rules = the version of the rules is written like 'rules: 2'
right-players = the number of players is written like 'players: 4'
right-header = headers are game, rules, players, option NAME, seat NUMBER; the last line is result
right-result = a result is one number per seat, as in 'result: 91 88'
right-seat = seats are 1 to { $players }, or chance
record-without-game = The record does not say its game; write a line like 'game: planetfall' near the top.
record-without-players = The record does not say how many play; write a line like 'players: 4' near the top.
record-too-new = The record was made under version { $version } of the rules of { $game }; this Boardwright knows them up to version { $known }. Update Boardwright to read it.
record-outdated = The record was made under version { $version } of the rules of { $game }; they are at version { $now } now. { $since }
record-set-up = The record's set-up cannot be played: { $why }
record-seats = The record names who sits on seat { $seat }; its seats are 1 to { $players }.
record-move = { $move } stands there.
record-not-over = The record gives a result, but the game is not over: it waits for { AND($waiting) }.
record-result = The record gives the result { $given }, but the replay ends with { $found }.
record-too-long = A record may have at most { $most } moves.
more-problems = These are { $most } problems; there may be more. Mend them first.

## Refusals: tables

no-table = There is no table { $table }; check the link.
table-stopped = The game was begun under earlier rules and cannot go on; the table says what has changed.
table-lost = The table { $table } was played by other rules than today's and cannot be rebuilt.
only-you = Only your own seat is a person's at first; leave the others open and send the link.
seated-already = You sit at this table already.
game-over = The game is over.
seat-taken = The seat is taken by { $who }.
not-seated = You do not sit at this table.
only-watching = You do not sit at this table; you may watch and chat.
no-lesson = { $game } has no guided first game.
no-lesson-here = This is no guided first game.
no-idea = The lesson has no idea { $idea }.
may-not-repeat = Only somebody who sat at the table may ask for a rematch.
host-only = Only the host of the table may do this.
seat-held = { $who } sits there. A bot may play for somebody who has been away for as long as this table allows.
not-gone = { $who } has not been gone for a day. Until then a bot may play for them, and they can take the seat back.
no-stand-in = No bot plays for you.
bot-plays-for-you = A bot plays for you. Take your seat back first.
not-ready = Not ready yet: { LIST($who) }.
no-new-host = The host must be somebody who sits at the table.
no-line = There is no such line; the chat has { $lines }.
not-muted = The author of this line cannot be muted.
muted = The host of this table has muted you.
name-taken = Somebody at the table is called { $name } already; take another name.
name-alphabets = Write each word of your name in the letters of one alphabet.
chat-watchers-full = Who watches may say { $most } things an hour at a table, all together { $all }; wait a while.
away-too-long = One may be away for at most { $most } seconds.
bots-alone = You have { $most } tables at which bots play alone; wait until one is over.
no-seat = The table has seats 1 to { $seats }.
begun-already = The game has begun already.
not-begun = The game has not begun yet.
nothing-to-keep = The game has not begun: there is nothing to keep yet.
record-secret = The record is given when the game is over: it tells what lies face down until then.
rematch-early = A rematch is played when the game is over.
no-move = The table has had { $moves } moves; ask for a number from 0 to { $moves }.
chat-empty = An empty line says nothing.
chat-too-long = A line of chat has at most { $most } letters; this has { $letters }.
chat-too-fast = So much at once is a flood: at most { $most } lines of chat a minute.

## Refusals: requests

message-form = The message does not have the right form: { $error }.
message-not-json = The message is not JSON.
messages-too-fast = Too many messages at once; wait a second and send it again.
request-form = The request does not have the right form: { $error }.
request-not-json = The request is not JSON.
request-elsewhere = This request comes from another site.
socket-elsewhere = This connection comes from another site.
request-without-length = A request that brings something must say how long it is.
request-too-large = A request may bring at most { $most } KiB.
requests-too-fast = Too many requests at once; wait a few seconds.
key-length = A key has 1 to { $most } letters.
no-example = The rules of this game have no pictures.
no-address = There is nothing at /{ $path }.
no-file = There is no file { $file }.
no-client = The client has not been built; run ./run web.
server-broken = Something went wrong in the server; it has been noted.
server-busy = The server has too much to do just now; try again in a moment.
busy-with-yours = Too many of your requests are waiting already ({ $most }); try again in a moment.
database-away = The server cannot reach its database just now. What you did may not be kept; try again in a moment.
device-full = This device has no room left: the move was not kept. Free some space, or take old games out as files and remove them, then try again.
device-refused = This browser does not keep the move. Reload the page; what was kept before is still there.
device-thinking = A bot is thinking at this table. Remove it when the bot has moved.
device-file = This is no file of saved tables, or not all of it. Choose the one that "Save everything" made.
device-file-long = The file is too large to be one of saved tables.
request-too-slow = The request did not arrive within { $seconds } seconds; send it again.
too-many-tables = Too many tables or records came from your address within an hour; try again later.
too-many-sockets = Too many windows are open from your address; close some.

## Refusals: corrections of the content, by owners of the box

content-exact = The content of { $game } is exact: there is nothing to correct.
content-unplayable = The content option cannot be played: { LIST($problems, by: " ") }
content-neither = The content option is { $ours } or corrections that `boardwright content check` has passed; { $text } is neither.
no-section = there is no such section; write one of { LIST($sections) }.
no-entry = there is no such entry; there is { LIST($known) }.
nearly-an-entry = there is no such entry; did you mean { $near }?
no-field = there is no such field here; there is { LIST($known) }.
nearly-a-field = there is no such field here; did you mean { $near }?
fixed-field = this names the board and stays { $value }.
not-a-table = { $value } is not a table; write it like { $example }.
not-a-text = { $value } is not a text.
not-texts = { $value } is not a list of texts.
not-a-table-of-texts = { $value } is not a table of texts.
not-a-number = { $value } is not a number from { $lowest } to { $highest }.
not-numbers = { $value } is not a list of numbers from { $lowest } to { $highest }.
not-so-many-numbers = { $value } is not a list of { $count } numbers from { $lowest } to { $highest }.
not-a-name = { $value } is not a name of 1 to { $most } letters in { $language }.
not-a-language = { $value } is not a language; there is { LIST($languages) }.
not-a-source = { $value } is none of { LIST($sources) }.
not-an-amount = { $word } is not an amount; write a number and a letter, as in '2e 1p'.
amount-twice = { $text } names { $letter } twice; write it once.

## Standing wishes that several games have

option-power = Power offered by neighbours
option-power-free = take what is free
option-power-ask = always ask me
option-power-2 = take up to 2
option-power-3 = take up to 3
option-power-4 = take up to 4
option-power-all = always take
option-power-never = always decline

## The outlook of several games

at-end = at the end
prizes-at-end = { $prizes } at the end
