"""What the page of a server works out by itself where nothing is hidden: what answers would change, and plans.

The page has heard every move, so it knows the record, and the server need not be asked for it. What is legal and what
is done stays the server's word: the page compares (`web/src/device/adviser.ts`).
"""

from collections.abc import Sequence
from typing import Any

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.record import Move, Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.lobby import messages
from boardwright.lobby.match import Match
from boardwright.lobby.options import choices
from boardwright.lobby.what_if import Attempt

# Who answered what, as the log tells it; None is chance.
Made = Sequence[tuple[int | None, str]]


class Follower:
    """The table that was asked about last: the next question is mostly about the same one, a few moves later."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def at(self, game: str, players: int, options: dict[str, str], made: Made, holding: int | None) -> Match:
        played = game_by_name(game)
        moves = [Move(CHANCE if seat is None else seat, played.book[action]) for seat, action in made]
        record, known = Record(played, players, options, moves), self._match
        if known is not None and _leads_to(known.record, record):
            self._match = known.followed_by(moves[len(known.record.moves) :], holding, 0)
        else:
            self._match = Match(record, holding=holding)
        return self._match


def _leads_to(known: Record, record: Record) -> bool:
    same = known.game is record.game and known.players == record.players and known.options == record.options
    return same and known.moves == record.moves[: len(known.moves)]


FOLLOWER = Follower()


# Any, below: a table as JSON brings it, the arguments of `Follower.at`.
def answers(table: dict[str, Any], seat: int) -> messages.Choices | None:
    """What a seat is asked, with all that answers would change; None where it is not asked."""
    match = FOLLOWER.at(**table)
    return choices(match.game, match.state, seat) if seat in match.waiting else None


def plan(table: dict[str, Any], seat: int, version: int, steps: dict[str, Any]) -> messages.Planned:
    """What the server would tell of a plan."""
    return Attempt(FOLLOWER.at(**table), version, seat, messages.PlanAhead(**steps)).told()
