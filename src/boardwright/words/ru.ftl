## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатить { AND($amounts, case: "acc") }
brings = получить { AND($amounts, case: "acc") }
rival = соперник { $number }

# Somebody at the table; whoever renders it knows the names.
player = игрок { $seat }

## The log and the table

change = { $who }: { $parts }
more = +{ $what }
less = −{ $what }
stopped = Эта партия начата по прежним правилам и не может продолжаться по нынешним. { $since }

## The lobby and the rules page

bot-random = случайный
bot-greedy = жадный
unofficial = Неофициально, слова и рисунки наши. У каждой записи указано, откуда её значения; реконструированные значения — наши, а не печатные.

## Refusals

no-language = Языка { $language } нет; есть: { $languages }.

record-outdated = Запись сделана по версии { $version } правил «{ $game }»; сейчас действует версия { $now }. { $since }

## Standing wishes that several games have

option-power = Сила от соседей
option-power-free = брать бесплатную
option-power-ask = всегда спрашивать
option-power-2 = брать до 2
option-power-3 = брать до 3
option-power-4 = брать до 4
option-power-all = всегда брать
option-power-never = всегда отказываться
