## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатити { AND($amounts, case: "acc") }
brings = отримати { AND($amounts, case: "acc") }
rival = суперник { $number }

# Somebody at the table; whoever renders it knows the names.
player = гравець { $seat }

## The log and the table

change = { $who }: { $parts }
more = +{ $what }
less = −{ $what }
stopped = Цю партію почато за колишніми правилами, і за нинішніми вона тривати не може. { $since }

## The lobby and the rules page

bot-random = випадковий
bot-greedy = жадібний
unofficial = Неофіційно, слова й малюнки наші. Біля кожного запису вказано, звідки його значення; реконструйовані значення — наші, а не друковані.

## Refusals

no-language = Мови { $language } немає; є: { $languages }.

record-outdated = Запис зроблено за версією { $version } правил «{ $game }»; тепер діє версія { $now }. { $since }

## Standing wishes that several games have

option-power = Сила від сусідів
option-power-free = брати безкоштовну
option-power-ask = завжди питати
option-power-2 = брати до 2
option-power-3 = брати до 3
option-power-4 = брати до 4
option-power-all = завжди брати
option-power-never = завжди відмовлятися
