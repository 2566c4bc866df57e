"""The arena: every two bots meet at every deal, twice, the second time with their seats exchanged. So each has sat in
every seat under the same luck, and what is left is how they play."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean, stdev
from typing import Any, Final

from boardwright.bots import USUAL
from boardwright.kernel.errors import CannotParse
from boardwright.training.lines import Lines
from boardwright.training.pool import Pool
from boardwright.training.ratings import Tally, added, elo, intervals
from boardwright.training.table import Entrant, Played, Seating, Setting, play

FEWEST: Final = 2


@dataclass(frozen=True)
class Result:
    """One game: who sat where, by name, and how it ended."""

    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """How one did. `against` is the share of games won against each other one, half of which is even."""

    name: str
    games: int
    points: float
    elo: float
    low: float
    high: float
    against: dict[str, float]


def schedule(setting: Setting, entrants: Sequence[Entrant], deals: int) -> list[Seating]:
    """Deal by deal, so that who stops early has whole deals."""
    if len(entrants) < FEWEST or len({entrant.name for entrant in entrants}) < len(entrants):
        raise CannotParse("An arena is for two bots or more, each named once; `simulate` plays one against itself.")
    if setting.players < FEWEST:
        raise CannotParse(
            "In an arena bots meet, so it needs two players or more; `simulate` measures who plays alone."
        )
    return [
        Seating(setting, seats, deal)
        for deal in range(deals)
        for one, other in combinations(entrants, 2)
        for seats in (_alternating(one, other, setting.players), _alternating(other, one, setting.players))
    ]


def own_tables(setting: Setting, entrants: Sequence[Entrant], deals: int) -> list[Seating]:
    """Each by itself in all seats, at the same deals."""
    return [Seating(setting, (one,) * setting.players, deal) for deal in range(deals) for one in entrants]


def _alternating(one: Entrant, other: Entrant, players: int) -> tuple[Entrant, ...]:
    return tuple((one, other)[seat % 2] for seat in range(players))


def held(
    games: Sequence[Seating], pool: Pool, lines: Lines | None = None, progress: Callable[[int], object] = lambda _: None
) -> list[Result]:
    """Plays what is not there yet; `progress` is told how many games are done."""
    results = {_key(result): result for result in map(_read, lines.there)} if lines else {}
    left = [game for game in games if (game.deal, _names(game)) not in results]
    progress(len(games) - len(left))
    for game, played in zip(left, pool.run(play_briefly, left), strict=True):
        result = Result(game.deal, _names(game), played.scores, played.winners)
        if lines:
            lines.add(asdict(result))
        results[_key(result)] = result
        progress(1)
    return [results[game.deal, _names(game)] for game in games]


def play_briefly(seating: Seating) -> Played:
    """An arena keeps no records: with its seed a game is played again."""
    played = play(seating)
    return Played(played.scores, played.winners, "")


def _key(result: Result) -> tuple[int, tuple[str, ...]]:
    return result.deal, result.seats


def _names(seating: Seating) -> tuple[str, ...]:
    return tuple(entrant.name for entrant in seating.seats)


# Any: a line of JSON.
def _read(line: dict[str, Any]) -> Result:
    try:
        return Result(int(line["deal"]), tuple(line["seats"]), tuple(line["scores"]), tuple(line["winners"]))
    except (KeyError, TypeError):
        raise CannotParse("A line of the file is no result of an arena; name another file.") from None


# --- what it comes to


def standings(results: Sequence[Result], anchor: str = USUAL) -> list[Row]:
    """The best first."""
    deals = [_tally(result for result in results if result.deal == deal) for deal in {r.deal: None for r in results}]
    tally = added(deals)
    ratings, bounds = elo(tally, anchor), intervals(deals, anchor)
    rows = [Row(name, *_points(name, results), ratings[name], *bounds[name], _against(name, tally)) for name in ratings]
    return sorted(rows, key=lambda row: -row.elo)


def compared(results: Sequence[Result], one: str, other: str) -> dict[str, float]:
    """The mean points of two at own tables, and by how much they differ, deal by deal, with its 95 %."""
    means = {(result.deal, result.seats[0]): sum(result.scores) / len(result.scores) for result in results}
    pairs = [(means[deal, one], means[deal, other]) for deal in sorted({deal for deal, _ in means})]
    differences = [mine - theirs for mine, theirs in pairs]
    spread = stdev(differences) if len(differences) > 1 else 0.0
    return {
        one: round(fmean([mine for mine, _ in pairs]), 2),
        other: round(fmean([theirs for _, theirs in pairs]), 2),
        "difference": round(fmean(differences), 3),
        "95 %": round(1.96 * spread / len(differences) ** 0.5, 3),
    }


def won(result: Result) -> float:
    """The share in the win of those who sit like the first seat."""
    return sum(result.seats[seat] == result.seats[0] for seat in result.winners) / len(result.winners)


def _tally(results: Iterable[Result]) -> Tally:
    return added([_single(result) for result in results])


def _single(result: Result) -> Tally:
    one, other = result.seats[:2]
    return {(one, other): (won(result), 1)} if one < other else {(other, one): (1 - won(result), 1)}


def _points(name: str, results: Sequence[Result]) -> tuple[int, float]:
    played = [result for result in results if name in result.seats]
    points = [
        score for result in played for seat, score in zip(result.seats, result.scores, strict=True) if seat == name
    ]
    return len(played), sum(points) / len(points)


def _against(name: str, tally: Tally) -> dict[str, float]:
    shares: dict[str, float] = {}
    for (one, other), (wins, games) in tally.items():
        if name == one:
            shares[other] = wins / games
        elif name == other:
            shares[one] = 1 - wins / games
    return shares
