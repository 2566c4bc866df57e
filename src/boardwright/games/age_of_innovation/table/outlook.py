"""What the table would pay as it stands: the largest area, the sciences, the end of the round, the next income. The
rules' own functions pay it, on copies."""

from collections.abc import Mapping

from boardwright.kernel.ledger import Ledger
from boardwright.kernel.outlook import Amount, Contest, Income, NextIncome, RoundEnd, amounts_of, contest, counted, race
from boardwright.kernel.text import Text
from boardwright.parts.prizes import prizes_text

from ..content.tiles import ROUND_BONUSES, SCORING_TILES
from ..rules.rounds import EndRound, next_bonus
from ..rules.scoring import AREA_POINTS, SCIENCE_POINTS, area_points, areas, levels, resource_points, science_points
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.tile import NONE
from ..rules.vocabulary import DISCIPLINES, ROUNDS, Origins
from . import naming, outcomes
from .naming import STOCKS, amount, say
from .view import income_with
from .writing import round_bonus


def contests(state: State) -> list[Contest]:
    """In the last round what is left counts too: nothing better can be done with it than what is done now."""
    if not state.round:
        return []
    sciences = [
        race(name, naming.discipline_name(n), levels(state, n), science_points(state, n))
        for n, name in enumerate(DISCIPLINES)
    ]
    area = race("", say("outlook-area"), areas(state), area_points(state))
    found = [
        contest(say("outlook-science"), prizes_text(SCIENCE_POINTS), sciences),
        contest(say("outlook-area"), prizes_text(AREA_POINTS), [area]),
    ]
    if state.round == ROUNDS:
        left = counted("", say("outlook-left"), [resource_points(seat) for seat in state.seats[: state.humans]])
        found.append(contest(say("outlook-left"), "", [left]))
    return found


def round_end(state: State) -> RoundEnd | None:
    """The science bonus, as if all who have still to pass did so now."""
    if state.acting == NONE or state.round == ROUNDS:
        return None
    after = state.clone()
    for number in after.order:
        if not after.seats[number].passed:
            after.mark_passed(number)
    ledger = Ledger()
    after.listen(ledger)
    EndRound(after.round).run(after)
    bonus = [entry for entry in ledger.entries if entry.source == Origins.SCIENCE_BONUS.source]
    return {
        "title": say("outlook-round", round=state.round),
        "rule": round_bonus(SCORING_TILES[state.scoring[state.round - 1]]),
        "pays": [
            amounts_of(outcomes.brought([entry for entry in bonus if entry.seat == number]), _words)
            for number in range(len(state.seats))
        ],
    }


def next_income(state: State, number: int) -> NextIncome | None:
    """For who has still to pass: without a round bonus, then with every one that lies out; for the others with their
    own."""
    seat = state.seats[number]
    if not state.round or state.round == ROUNDS:
        return None
    lying_out = state.bonus_row if not seat.passed and state.acting != NONE else ()
    return {"incomes": [_income(seat, bonus) for bonus in [next_bonus(state, seat), *lying_out]]}


def _income(seat: Seat, bonus: int) -> Income:
    whole, without = income_with(seat, bonus), income_with(seat, NONE)
    return {
        "card": "" if bonus == NONE else ROUND_BONUSES[bonus].id,
        "name": "" if bonus == NONE else naming.bonus_name(ROUND_BONUSES[bonus]),
        "brings": _by_stock({letter: number - without[letter] for letter, number in whole.items()}),
        "income": _by_stock(whole),
    }


def _by_stock(letters: Mapping[str, int]) -> list[Amount]:
    return amounts_of({STOCKS[letter]: number for letter, number in letters.items()}, _words)


def _words(what: str, number: int) -> Text:
    return say("spades", n=number) if what == "spades" else amount(what, number)
