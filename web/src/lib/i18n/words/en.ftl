you = You
close = Close
cancel = Cancel
copy = Copy link
copied = Copied
just-now = just now
loading = Loading…
again = Try again
skip = Skip to the content

## nav

nav_label = Pages
nav_play = Play
nav_tables = Tables
nav_records = Records
nav_rules = Rules
nav_home = Boardwright, to the start
nav_language = Language
nav_theme = Theme
nav_light = Light
nav_dark = Dark
nav_name = Your name
nav_guest = Guest { $number }
nav_save-name = Keep this name
nav_name-hint = Others see it at the table. No account is needed.

## net

net_unreachable = The server cannot be reached. Check the connection, then try again.
net_failed = The server answered with error { $status }. Try again in a moment.
net_lost =
    No connection for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
net_kept = Your move is kept here and sent as soon as you are back.
net_waiting = We try again by ourselves.
net_stale = The table has moved on
net_stale-hint = The board is fresh; pick again.
net_refused = That was not done
net_copy-failed = The link could not be copied
net_copy-by-hand = Mark it and copy it by hand.

## lobby

lobby_title = Heavy eurogames, played exactly.
lobby_lead = Sit down with friends or with bots. Every cost is shown before you click, every rule is checked, every game can be replayed move by move.
lobby_free = Free · no account needed · open source
lobby_games = Games
lobby_now = Play now against bots
lobby_play-game = Play { $game }
lobby_starting = Setting the table…
lobby_set-up = Set up a table
lobby_learn = Learn the rules
lobby_players = Players
lobby_minutes = min
lobby_duration =
    About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lobby_weight = Weight
lobby_weight-of = Weight { $weight } of 5
lobby_mine = Your tables
lobby_open = Open tables
lobby_all = All { $count }
lobby_new-table = New table
lobby_your-turn = Your turn
lobby_turn-of = Turn of
lobby_gathering = waiting for players
lobby_final-score = Final score { $scores }
lobby_finished = finished { $when }
lobby_place =
    { $place ->
        [1] you came 1st
        [2] you came 2nd
        [3] you came 3rd
       *[other] you came { $place }th
    }
lobby_moved = moved { $when }
lobby_resume = Play
lobby_watch = Watch
lobby_enter = Open
lobby_review = Review
lobby_take-seat = Take a seat
lobby_none-yet = No table yet
lobby_none-yet-hint = One click from here to a first game.
lobby_nobody = Nobody is waiting right now
lobby_nobody-hint = Open a table; the link works for anyone, without an account.
lobby_seats-free =
    { $free } of { $all ->
        [one] { $all } seat
       *[other] { $all } seats
    } free

## newTable

new-table_title = New table
new-table_game = Game
new-table_players = Players
new-table_seats = Seats
new-table_invited = Invited by link
new-table_person = A person, invited by link
new-table_bot = Bot
new-table_a-bot = A bot
new-table_level = Level of the bot
new-table_seat-kind = Who sits on seat { $seat }
new-table_options = Options
new-table_no-options = This game has no options.
new-table_level-points = Four of them make about { $points } points each.
new-table_pace = Pace of the bots

new-table_paces_instant = Instant
new-table_paces_brisk = Brisk
new-table_paces_calm = Calm
new-table_who = Who may join
new-table_private = Only with the link
new-table_listed = Anyone in the lobby
new-table_hints = Hints of the bot
new-table_hints-alone = Only against bots
new-table_hints-all = Allowed to everybody
new-table_away = A bot may play for somebody who is away
new-table_aways_never = Never
new-table_aways_minutes = After 10 minutes
new-table_aways_hour = After an hour
new-table_aways_day = After a day
new-table_link-later = The link is ready when the table is open.
new-table_hint = You can change seats until the game begins.
new-table_about =
    about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-table_open-table = Open the table
new-table_begin = Begin the game

## tables

tables_title = Tables
tables_lead = Where you play, where you may sit down, and what you have finished.
tables_running = In play
tables_over = Finished
tables_none-over = Nothing finished yet
tables_none-over-hint = Finished games stay here, with their replay.

## records

records_title = Records
records_lead = A record is a text file: the whole game, move by move. Keep it, send it, look at it years later.
records_bring = Open a record
records_choose = Choose a file
records_drop = or drop it here, or paste the text
records_text = Text of the record
records_open = Open the record
records_opening = Reading the record…
records_empty = Choose a file or paste the text of a record first.
records_keep = Download your games
records_none = No games to download yet
records_none-hint = Every table you sit at can be downloaded here, finished or not.
records_download = Download record
records_moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## rules

rules_title = Rules
rules_lead = The rules in our own words, and every piece of each game, made from the same data that the game is played with.
rules_try-it = Try it on a board
rules_read = Read the rules
rules_search = Search in rules and pieces
rules_found =
    { $count ->
        [one] { $count } place found
       *[other] { $count } places found
    }
rules_nothing = Nothing about “{ $word }”
rules_nothing-hint = Try a shorter word.
rules_clear = Show everything
rules_contents = Contents
rules_chapters = How it is played
rules_pieces = All pieces
rules_source = Source
rules_notice = Please note

## table

table_may-answer = What you may answer
table_seat = Seat { $number }
table_open-seat = Free seat
table_sit-here = Sit here
table_make-bot = Put a bot here
table_make-open = Free this seat
table_leave = Leave the table
table_leave-ask = Leave this table?
table_leave-hint = A bot or another person may take over your seat. You can come back while it is free.
table_start = Start the game
table_start-now = Start now
table_start-hint =
    { $free ->
        [one] Bots take the free seat if you start now.
       *[other] Bots take the { $free } free seats if you start now.
    }
table_gathering-title = The table is set.
table_gathering-lead = Send the link to those you want to play with: it works without an account.
table_invite = Link to this table
table_private = Only with the link
table_listed = Listed in the lobby
table_yours = you
table_bot-here = bot
table_away = away
table_left-title = { $name } has left the table
table_stand-in = { $name } is away. A bot plays for them until they take the seat back.
table_away-title = { $name } has been away for a while
table_let-bot-play = Let a bot play until they are back
table_played-for-you = A bot plays for you.
table_take-back = Take my seat back
table_ready = ready
table_not-ready = not ready yet
table_be-ready = I am ready
table_be-unready = You are ready · take back
table_waiting-for-people = Waiting for { $names }.
table_waiting-for-seats =
    { $free ->
        [one] Waiting for one more.
       *[other] Waiting for { $free } more.
    }
table_begins-when-ready = The game begins when all seats are taken and everybody is ready.
table_host = host
table_make-host = Make { $name } host
table_remove = Remove { $name } from the table
table_mute = Mute { $name }: nothing more of theirs is heard at this table
table_unmute = Let { $name } speak again
table_muted = muted
table_take-over = Take over
table_take-over-bot = Let a bot play
table_not-found = There is no such table
table_not-found-hint = The link may be cut short, or the table was removed.
table_to-lobby = To the lobby
table_failed = The table cannot be shown
table_connecting = Walking to the table…
table_offline = no connection
table_your-turn = Your turn
table_choosing = { $name } is choosing
table_thinking = { $name } thinks
table_waiting-for = Waiting for { $names }
table_watching = You are watching
table_answers =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
table_undo = Undo
table_undo-hint = Take back your last answer
table_cannot-undo = Nothing to take back: your last answer is final
table_end-turn = End turn
table_choose = Choose
table_since = since your last turn
table_happened =
    { $count ->
        [one] { $count } thing happened
       *[other] { $count } things happened
    }
table_step-back = The one before
table_step-on = The next one
table_seen = Done
table_log = Log
table_no-log = Nothing has happened yet.
table_earlier-turns =
    Show { $count ->
        [one] { $count } earlier turn
       *[other] { $count } earlier turns
    }
table_log-told = How the log is told
table_turns = Turns
table_every-step = Every step
table_board-as-it-was = See the board as it was
table_copy-text = Copy as text
table_colon = {""}
table_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table_as-it-was = See the table after move { $number }
table_chat = Chat
table_no-chat = Nobody has said anything. Say hello.
table_say = Say something
table_send = Send
table_spectator = spectator
table_rules = Rules of this game
table_settings = Settings
table_keys = Keys
table_own-board = Your board
table_board = The board
table_above = Above the board

## bar

bar_surprise = Surprise me
bar_surprise-tip = One of them, by luck; nothing is done yet
bar_show = Show only
bar_place-of =
    { $place ->
        [1] 1st of { $count }
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
bar_passed = passed
bar_your-answer = Your answer
bar_set-up = Set-up
bar_plan = Your plan
bar_over = The game stands still
bar_places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
bar_pick-for = { $tool }: pick a lit place
bar_pick = Pick a lit place
bar_pick-one = { $count } lit: pick one
bar_open-tab = Open { $tab }: { $count } lit
bar_first = Answer what you are asked first.
bar_nothing = Nothing of this kind can be done now.
bar_other-ways = Other…
bar_all-tools = All tools
bar_end = End the turn
bar_end-or-back = End the turn, or undo
bar_ends-in = Ends by itself in { $seconds } s
bar_last-step = last step
bar_goes-on = goes on after it
bar_reveal-on = { $what }: you go on after it. What you did before cannot be undone then.
bar_reveal-end = Something new is shown then: no undo after it.
bar_one-of = 1 of { $all }
bar_always = Always…
bar_always-title = Answer for me
bar_always-hint = You see each answer in the log and can change this until the next offer.
bar_waits = for { $clock }
bar_you-next = you are next
bar_tell-me = Tell me
bar_watching = Watching
bar_others-watch =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
bar_see-as = See as…
bar_see-as-seat = See as { $name }
bar_replay = Replay
bar_lost = no connection for { $clock }
bar_kept = Your move is kept
bar_sent-later = Sent when you are back
bar_turns-since =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } since yours
bar_new-short = { $count } new
bar_notation = Write an answer as the record does
bar_notation-hint = Tab completes, Enter plays, Esc closes
bar_no-such = Nothing that can be answered now begins so.

## settings

settings_title = Settings
settings_confirm = Leave me time to take back
settings_confirm-hint = The turn stays open after your last answer, so that you can take answers back.
settings_ends = End my turn by itself
settings_ends-hint = After a few seconds, when nothing is left to do and nothing is revealed. Undo, a click on the board or any key but Enter stops it.
settings_answered-hint = Answered without asking, also while this page is closed. Undo asks you after all.
settings_sound = Sound when it is my turn
settings_notify = Notification when it is my turn
settings_notify-refused = The browser does not allow notifications from this page: change that in its settings.
settings_hints = Hints of the bot
settings_hints-yes = Allowed at this table.
settings_hints-no = Not at this table: other people play, and the host has not allowed them.
settings_language = Language
settings_theme = Theme

## keys

keys_title = Keys
keys_choose = choose one of the answers
keys_walk = walk through the answers
keys_do-it = do it, or end the turn
keys_back = one step back
keys_undo = take back
keys_plan = plan ahead, or back to the table
keys_redo = in a plan: do the step again
keys_keep = in a plan: keep it
keys_outlook = outlook: what it would pay now
keys_notation = write an answer as the record does
keys_decline = at an offer: take it, or decline
keys_log = log and chat
keys_hint = what would the bot do?
keys_help = show signs and keys
keys_replay = in the replay: one move back, one on

## hint

hint_button = Hint
hint_tip = What would the bot do here? (W)
hint_thought = thought for { $seconds } s
hint_thinking = Thinking…
hint_why = Why:
hint_others = Other ways
hint_do-this = Do this
hint_show = Show on the board

## legend

legend_title = Signs and keys
legend_signs = Signs
legend_keys = Keys
legend_find = Find a sign
legend_none = No sign is called so.
legend_foot = Point at any sign on the table, or hold it on a phone, for the same words.
legend_people = Players
legend_on-board = On the board

## plan

plan_brief = Plan
plan_button = Plan ahead
plan_show = Plan ahead: try moves on a scratch copy (A)
plan_hide = Back to the table; the plan stays (A)
plan_title = Your plan
plan_banner = Planning: nothing here is played
plan_hint = The others stand still, draws stay unknown. Make your moves; later turns follow at once. When you pass, the others are taken to pass too.
plan_start = Now
plan_step = Step { $number }
plan_back = Back to step { $number }
plan_to-start = Back to the start of the plan
plan_playable = can be played now
plan_later = on a later turn
plan_let-be = before it, an offer is declined or the turn ended
plan_assumed = Assumed: { $moves }
plan_none = No step yet: choose something on the board.
plan_keep-now =
    Keep, play { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } now
plan_keep-later = Keep for my turn
plan_keep-hint = What is possible now is played for real, as far as this turn goes; the rest waits for your next turn. (K)
plan_drop = Drop
plan_drop-hint = Forget the plan: nothing has changed at the table
plan_undo = Take back the last step of the plan
plan_redo = Do it again

plan_ends_draw = The plan ends here: what follows is drawn.
plan_ends_others = The plan ends here: what follows depends on the others.
plan_ends_over = The plan reaches the end of the game.
plan_broken = “{ $step }” is not possible here.
plan_broken-why = “{ $step }” is not possible here: { $why }.
plan_asked = the question is “{ $question }”
plan_offer = Next in your plan:
plan_play = Play the next planned step
plan_first = answer what you are asked first.
plan_look = Open the plan

## outlook

outlook_title = Outlook
outlook_hint = Outlook: what it would pay now (O)
outlook_now = if it ended now
outlook_income = Income next round
outlook_passing-with = passing with
outlook_without-bonus = without a bonus
outlook_none = none
outlook_hidden = hidden
outlook_shared = The place is shared
outlook_options = Points by option
outlook_options-hint = this turn and the end
outlook_no-options = No option brings points now.
outlook_empty = There is nothing to look ahead to yet.
outlook_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
outlook_brings =
    +{ $count ->
        [one] { $count } point
       *[other] { $count } points
    }
outlook_alike = and { $count } more like it

## replay

replay_title = Replay
replay_at = Move { $moves } of { $last }
replay_start = The start
replay_previous = One move back
replay_next = One move on
replay_play = Play the moves
replay_pause = Pause
replay_slider = Move of the game
replay_copy-link = Copy link
replay_now = Back to now
replay_to-scores = Back to the scores
replay_open = See the board

## end

end_finished =
    finished { $when }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
end_you-win-by =
    You win by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end_wins-by =
    { $name } wins by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end_you-win-tie = You win on the tie-break.
end_wins-tie = { $name } wins on the tie-break.
end_win-alone =
    A win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end_loss-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: not enough for a win.
end_shared = Shared victory: { $names }.
end_score = { $own } to { $name }’s { $other }.
end_score-you = { $own } to your { $other }.
end_decided =
    Most came from “{ $source }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end_download = Download record
end_share = Share replay
end_rematch = Rematch, same seats
end_to-rematch = To the rematch
end_asked-again = { $names } would play again.
end_waits-for-others = You would play again. Waiting for { $names }.
end_counting = Adding up where the points came from…
end_no-history = The course of the game cannot be shown now
end_where = Where the points came from
end_over = Score over time
end_look = Moments worth another look
end_total = Total
end_source = Source
end_best = best of this source
end_bar = { $name }, { $source }: { $points }
end_turning = The turning point
end_turning-text = From here on { $name } led until the end.
end_turning-you = From here on you led until the end.
end_best-move = { $name }: +{ $points } at once
end_best-move-text = The biggest single gain of the game.
end_final-title = The final scoring
end_final-text = brought { $name } the most: { $points }.
end_final-you = brought you the most: { $points }.
end_closest = The closest moment
end_closest-text =
    { $gap ->
        [0] First and second were level here.
        [one] Only { $gap } point lay between first and second.
       *[other] Only { $gap } points lay between first and second.
    }
end_final-band = final
end_plot = Points of every player after each move

## coach

coach_label = Guide, step { $number } of { $all }
coach_step = First game · { $number } of { $all }
coach_why = Why:
coach_example = For example:
coach_show = Show me
coach_skip = Skip this
coach_next = Go on
coach_known = I know this game
coach_over = You know the game now.

## learn

learn_title = Learn by playing, { $minutes } min
learn_lead =
    A real game against { $bots ->
        [one] a calm bot
       *[other] { $bots } calm bots
    }. One idea at a time, beside the board; { $ideas ->
        [one] { $ideas } step shows
       *[other] { $ideas } steps show
    } where and why. You can take everything back.
learn_games = Game to learn
learn_start = Start learning
learn_known = I know these games

## unknown

unknown_title = There is no such page
unknown_hint = The address may be cut short.

## device

device_loading = Boardwright is coming to this device
device_loading-hint = The rules and the bots of all games are fetched once. Then it plays without a network.
device_percent = { $percent } %
device_failed = The games could not be loaded
device_failed-hint = Check the connection, then try again. Games that were kept on this device are still there.
device_elsewhere = Boardwright is open in another tab
device_elsewhere-hint = One tab at a time keeps the games of this device. Close the other one, or go on here.
device_here = Go on here
device_fleeting = This browser keeps nothing
device_fleeting-hint = In a private window games end with the window. Take them out as files under Records.
device_unreadable =
    { $count ->
        [one] One table was kept by a later version
       *[other] { $count } tables were kept by a later version
    }
device_unreadable-hint = They stay on this device, and open again with that version.
device_alone = Others play elsewhere
device_alone-hint = Everything here stays on this device: bots, and people who pass it on. To play with others over the network, somebody runs the server.
device_hosting = How to host it
device_beside = At this device
device_person = Player { $number }
device_pass = Pass the device to { $name }
device_pass-hint = What comes next is for whose turn it is, and for nobody else.
device_is-here = { $name } is here
device_who = Who is looking?
device_who-hint = Each sees only what is theirs.
device_all = Everything on this device
device_all-hint = All tables as one file: to keep, or to take to another device.
device_export = Save everything
device_import = Bring it back
device_restored =
    { $count ->
        [0] Nothing was newer than what is here
        [one] One table was put back
       *[other] { $count } tables were put back
    }
device_remove = Remove
device_remove-ask = Remove this table?
device_remove-hint = The game leaves this device for good. Download its record first if you want to keep it.
device_remove-now = Remove for good
device_update = A new version is here
device_update-hint = It is used from the next time you open Boardwright, or at once. Your games stay.
device_update-now = Use it now

## links

links_wrong = This link does not open
links_wrong-hint = It is cut short or damaged. Ask for it again, or begin a game from the first page.
