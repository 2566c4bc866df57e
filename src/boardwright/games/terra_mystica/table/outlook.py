"""What the table would pay as it stands: cults, the largest area, the end of the round, the next income. The rules'
own functions pay it, on copies."""

from typing import Final

from boardwright.kernel.ledger import Ledger
from boardwright.kernel.outlook import Contest, Income, NextIncome, RoundEnd, amounts_of, contest, counted, race
from boardwright.parts.prizes import prizes_text

from ..content.tiles import BONUS_CARDS, SCORING_TILES
from ..rules.rounds import EndRound, income_with, next_card
from ..rules.scoring import AREA_POINTS, CULT_POINTS, area_points, cult_points, largest_area, resource_points
from ..rules.seat import NONE, Seat
from ..rules.state import State
from ..rules.vocabulary import CULTS, ROUNDS, Source
from . import naming, outcomes
from .naming import amount, say

# The order in which an income is told, which is that of `income_with`.
_INCOME: Final = ("coins", "workers", "priests", "power")


def contests(state: State) -> list[Contest]:
    """In the last round what is left counts too: nothing better can be done with it than what is done now."""
    if not state.round:
        return []
    cults = [
        race(name, naming.cult_name(cult), [s.cults[cult] for s in state.seats], cult_points(state, cult))
        for cult, name in enumerate(CULTS)
    ]
    areas = [largest_area(state, seat) for seat in state.seats]
    found = [
        contest(say("outlook-cults"), prizes_text(CULT_POINTS), cults),
        contest(
            say("outlook-area"), prizes_text(AREA_POINTS), [race("", say("outlook-area"), areas, area_points(state))]
        ),
    ]
    if state.round == ROUNDS:
        left = counted("", say("outlook-left"), [resource_points(seat) for seat in state.seats])
        found.append(contest(say("outlook-left"), "", [left]))
    return found


def round_end(state: State) -> RoundEnd | None:
    """The cult bonus, as if all who have still to pass did so now."""
    if state.acting == NONE or state.round == ROUNDS:
        return None
    after = state.clone()
    for number in after.order:
        if not after.seats[number].passed:
            after.mark_passed(number)
    ledger = Ledger()
    after.listen(ledger)
    EndRound(after.round).run(after)
    bonus = [entry for entry in ledger.entries if entry.source == Source.CULT_BONUS]
    return {
        "title": say("outlook-round", round=state.round),
        "rule": naming.round_bonus(SCORING_TILES[state.scoring[state.round - 1]]),
        "pays": [
            amounts_of(outcomes.brought([entry for entry in bonus if entry.seat == number]), amount)
            for number in range(len(state.seats))
        ],
    }


def next_income(state: State, number: int) -> NextIncome | None:
    """For who has still to pass: without a card, then with every one that lies out; for the others with their own."""
    seat = state.seats[number]
    if not state.round or state.round == ROUNDS or seat.gone:
        return None
    open = not seat.passed and state.acting != NONE
    lying_out = [card for card, coins in enumerate(state.bonus_coins) if coins != NONE] if open else []
    return {"incomes": [_income(seat, card) for card in [next_card(state, seat), *lying_out]]}


def _income(seat: Seat, card: int) -> Income:
    whole = dict(zip(_INCOME, income_with(seat, card), strict=True))
    without = dict(zip(_INCOME, income_with(seat, NONE), strict=True))
    return {
        "card": "" if card == NONE else BONUS_CARDS[card].id,
        "name": "" if card == NONE else naming.card_name(BONUS_CARDS[card]),
        "brings": amounts_of({what: number - without[what] for what, number in whole.items()}, amount),
        "income": amounts_of(whole, amount),
    }
