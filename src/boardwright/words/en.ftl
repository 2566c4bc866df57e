## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = pay { AND($amounts) }
brings = gain { AND($amounts) }
rival = opponent { $number }

# Somebody at the table; whoever renders it knows the names.
player = player { $seat }

## The log and the table

change = { $who }: { $parts }
more = +{ $what }
less = −{ $what }
stopped = This game was begun under earlier rules and cannot go on under today's. { $since }

## The lobby and the rules page

bot-random = random
bot-greedy = greedy
unofficial = Unofficial, with words and drawings of our own. Every entry says where its values come from; reconstructed values are ours and not the printed ones.

## Refusals

no-language = There is no language { $language }; there is: { $languages }.

record-outdated = The record was made under version { $version } of the rules of { $game }; they are at version { $now } now. { $since }

## Standing wishes that several games have

option-power = Power offered by neighbours
option-power-free = take what is free
option-power-ask = always ask me
option-power-2 = take up to 2
option-power-3 = take up to 3
option-power-4 = take up to 4
option-power-all = always take
option-power-never = always decline
