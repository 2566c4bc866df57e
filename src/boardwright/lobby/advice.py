"""Advice to a seat: hints of the house bot, and the coach of a guided first game."""

from collections.abc import Callable, Container, Mapping, Sequence
from random import Random
from typing import Any, Final

from boardwright.bots.advice import Advised, advise
from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game, MacroAction, try_out
from boardwright.kernel.lesson import Idea
from boardwright.kernel.record import Record
from boardwright.kernel.text import Argument, Text, common, sentences
from boardwright.lobby import messages
from boardwright.lobby.game_log import ledger_entry
from boardwright.lobby.options import role_of

POINTS: Final = "points"  # what stocks of all games call them


def hint(text: str, seat: int, version: int) -> messages.Hint:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    return hint_at(record.game, record.replay(), seat, version)


def hint_at(game: Game[Any], state: Any, seat: int, version: int) -> messages.Hint:
    """The seat is asked something."""
    advised = advise(game, state, seat)
    tried = [try_out(game, state, seat, each.answers) for each in advised]
    told = [_told(game, state, seat, each, macro) for each, macro in zip(advised, tried, strict=True)]
    return messages.Hint(version=version, best=told[0], others=told[1:], why=_why(game, state, seat, advised, tried))


def _told(game: Game[Any], state: Any, seat: int, advised: Advised, tried: MacroAction[Any]) -> messages.Advised:
    points, price = round(advised.behind), game.telling.price(seat, tried.entries)
    return messages.Advised(
        id=tried.id,
        answers=[action.text for action in tried.answers],
        things=list(tried.targets),
        tool=tried.tool,
        role=role_of(tried),
        short=_label(game, state, seat, advised, tried),
        price=price,
        outcome=game.telling.outcome(seat, tried.entries, price),
        entries=[ledger_entry(entry) for entry in tried.entries],
        behind=common("hint-behind", points=points) if points else common("hint-level"),
    )


def _label(game: Game[Any], state: Any, seat: int, advised: Advised, tried: MacroAction[Any]) -> Text:
    """An intention as the game calls it; other answers one after the other."""
    telling, answers = game.telling, tried.answers
    if advised.intended and len(answers) == len(advised.answers):
        return telling.intention(state, seat, answers)
    first = telling.label(state, seat, answers[0])
    labels: list[Argument] = [first]
    for number, action in enumerate(answers[1:], 1):
        before = try_out(game, state, seat, answers[:number]).after
        labels.append(common("low", what=telling.label(before, seat, action)))
    return first if len(labels) == 1 else common("hint-steps", all=labels)


def _why(
    game: Game[Any], state: Any, seat: int, advised: Sequence[Advised], macros: Sequence[MacroAction[Any]]
) -> Text:
    """How far it is ahead of the next best, and what of that the ledgers show."""
    if len(advised) == 1:
        return common("hint-only" if len(game.legal(state, seat)) == 1 else "hint-alone")
    telling, points = game.telling, round(advised[1].behind)
    best, other = [_net(game, seat, tried) for tried in macros[:2]]
    more = {what: best.get(what, 0) - other.get(what, 0) for what in {**best, **other}}
    gains = telling.amounts({what: number for what, number in more.items() if number > 0})
    costs = telling.amounts({what: -number for what, number in more.items() if number < 0})
    return sentences(
        [
            common("hint-ahead", points=points) if points else common("hint-even"),
            common("hint-more", amounts=gains) if gains else "",
            common("hint-fewer", amounts=costs) if costs else "",
            common("hint-later") if points > more.get(POINTS, 0) else "",
        ]
    )


def _net(game: Game[Any], seat: int, tried: MacroAction[Any]) -> Mapping[str, int]:
    """What the seat has more or less of after a macro-action."""
    paid, gained = game.telling.paid(seat, tried.entries), game.telling.gained(seat, tried.entries)
    return {**gained, **{what: -number for what, number in paid.items()}}


Way = Sequence[Action]


def due(game: Game[Any], state: Any, seat: int, told: Container[str]) -> tuple[Idea, Sequence[Way]] | None:
    """The first idea that is not told yet and that the question is about, with the ways to put it to use."""
    asked = question(state, seat)
    if game.lesson is None or asked is None:
        return None
    for idea in game.lesson.ideas:
        if idea.name in told or not isinstance(asked, idea.asked) or game.round(state) < idea.since:
            continue
        ways = _ways(game, state, seat, idea.fits) if idea.answers else []
        if idea.best and not any(map(idea.fits, _best(game, state, seat, _ways(game, state, seat, _any)))):
            continue
        if ways or not idea.answers:
            return idea, ways
    return None


def coaching(game: Game[Any], state: Any, seat: int, told: Sequence[str]) -> messages.CoachInfo | None:
    """What the coach says now, if there is something."""
    found = due(game, state, seat, told)
    if found is None or game.lesson is None:
        return None
    idea, ways = found
    shown = _best(game, state, seat, ways) if ways else ()
    say, telling = game.telling.say, game.telling
    # Of several answers the one that the idea is about.
    meant = [action for action in shown if idea.fits(action)][:1]
    things = [name for action in meant for name in (action.text, *telling.thing(state, seat, action))]
    return messages.CoachInfo(
        idea=idea.name,
        number=len(told) + 1,
        ideas=len(game.lesson.ideas),
        title=say(f"lesson-{idea.name}"),
        what=say(f"lesson-{idea.name}-do"),
        why=say(f"lesson-{idea.name}-why"),
        at=[*things, idea.at],
        show=_way_label(game, state, seat, shown),
        answers=[action.text for action in shown],
    )


def _way_label(game: Game[Any], state: Any, seat: int, way: Way) -> Text:
    if len(way) > 1:
        return game.telling.intention(state, seat, way)
    return game.telling.label(state, seat, way[0]) if way else ""


def _ways(game: Game[Any], state: Any, seat: int, fits: Callable[[Action], bool]) -> list[Way]:
    """Whole intentions where there are some; else single answers."""
    whole: list[Way] = [macro.answers for macro in game.macros(state, seat) if any(map(fits, macro.answers))]
    begun = {way[0] for way in whole}
    return whole + [(answer,) for answer in game.legal(state, seat) if fits(answer) and answer not in begun]


def _any(_: Action) -> bool:
    return True


def _best(game: Game[Any], state: Any, seat: int, ways: Sequence[Way]) -> Way:
    """The way after which the table looks best. What the seat cannot see is drawn anew: an example must not peek."""
    seen = game.resample(state, seat, Random(0))
    return max(ways, key=lambda way: game.study.estimate(try_out(game, seen, seat, way).after, seat, way))
