## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатити { AND($amounts, case: "acc") }
brings = отримати { AND($amounts, case: "acc") }
rival = суперник { $number }

## Refusals

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
