"""The parts of a round: turns, income, cult bonuses, and the final scoring."""

from tests.second_opinion.terra_mystica.boards import CULTS, SCORING, Spades
from tests.second_opinion.terra_mystica.growth import Growth


class Rounds(Growth):
    """What happens without being asked."""

    def step(self, part: str, number: int) -> None:
        if part == "Round":
            self.round = number
        elif part == "NextTurn":
            self._next_turn(number)
        elif part == "Income":
            self._income()
        elif part == "MakeOffers":
            self._make_offers()
        elif part == "ThankCultists":
            # The step that they choose is asked next.
            if not self.taken:
                self.boards[number].gain_power(1)
        elif part == "EndRound" and number < 6:
            self._end_round()
        elif part == "FinalScoring":
            self._final_scoring()

    def _next_turn(self, after: int) -> None:
        start = self.order.index(after) + 1 if after in self.order else 0
        waiting = [seat for seat in self.order[start:] + self.order[:start] if not self.boards[seat].passed]
        self.acting = waiting[0] if waiting else -1
        if waiting:
            self.boards[waiting[0]].shut = set()

    def _income(self) -> None:
        for board in self.boards:
            income = board.income(board.card)
            board.c += income["c"]
            board.w += income["w"]
            board.gain_priests(income["p"])
            board.gain_power(income["pw"])
        self.cards = {card: coins + 1 for card, coins in self.cards.items()}

    def _end_round(self) -> None:
        tile = SCORING[self.scoring[self.round - 1]]
        staying = [seat for seat in self.passed_order if not self.boards[seat].gone]
        if not self.by_passing and staying:
            # Who passed first begins, the others follow as they sit.
            staying = sorted(staying, key=lambda seat: (seat - staying[0]) % len(self.boards))
        self.order, self.passed_order, self.power_used = staying, [], set()
        self.bonus = []
        for seat in [*staying, *[seat for seat, board in enumerate(self.boards) if board.gone]]:
            board = self.boards[seat]
            board.passed, board.used = board.gone, set()
            times = board.priests_sent if tile.cult < 0 else board.cults[CULTS[tile.cult]] // tile.steps
            for _ in range(times):
                board.gain(tile.gain)
            if times * tile.spades:
                self._gained_spades(board, times * tile.spades)
                if not board.gone:
                    self.bonus.append((seat, times * tile.spades))
        self._next_bonus()

    def _next_bonus(self) -> None:
        self.spades = Spades(self.bonus[0][1], bonus=True) if self.bonus else Spades(0)

    def _final_scoring(self) -> None:
        for cult in CULTS:
            self._award([board.cults[cult] for board in self.boards], [8, 4, 2])
        self._award([self.largest_area(board) for board in self.boards], [18, 12, 6])
        for board in self.boards:
            coins = board.c + board.w + board.p + board.bowls[2] + board.bowls[1] // 2
            board.vp += coins // (2 if board.name == "alchemists" else 3)

    def _award(self, amounts: list[int], prizes: list[int]) -> None:
        """Those who tie share the prizes of their places, rounded down; nothing for nothing."""
        prizes = prizes + [0] * len(amounts)
        ranking = sorted(range(len(amounts)), key=lambda seat: -amounts[seat])
        while ranking:
            tied = [seat for seat in ranking if amounts[seat] == amounts[ranking[0]]]
            for seat in tied:
                self.boards[seat].vp += sum(prizes[: len(tied)]) // len(tied) if amounts[seat] else 0
            del ranking[: len(tied)], prizes[: len(tied)]
