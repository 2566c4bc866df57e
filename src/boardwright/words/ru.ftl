## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатить { AND($amounts, case: "acc") }
brings = получить { AND($amounts, case: "acc") }
rival = соперник { $number }

## Refusals

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
