"""Planetfall a second time, as a player thinks: names of cards, dictionaries, loops. It shares nothing with the engine
but the data of cards, commanders and goal boards, whose effects it reads for itself.

A whole game is told top down as one course of questions, against which the engine is held answer by answer: who may
fly where, what each landing pays and gains, who acts when, and what the end is worth.

Of the rulings that were wrong in the first versions of the rules none was one of Planetfall. A wrong one about a price,
a gain, a limit, an order or a score would show here.
"""

import re
from typing import Any

from boardwright.kernel.decision import CHANCE
from tests.second_opinion.course import Amounts, Asking, amounts
from tests.second_opinion.course import Course as AnyCourse

MOST = {"x": 10, "s": 14, "e": 18}
LEVELS = ["I", "II", "III"]
CELLS = [f"operations-{level}" for level in LEVELS]


class Card:
    def __init__(self, card: Any, symbol: str) -> None:
        self.id: str = card.id
        self.planet: int = card.planet
        self.kind = ["unit", "outpost", "technology", "cache"][card.kind]
        self.reward = amounts(str(card.reward))
        self.strength: list[int] = list(card.strength)  # by level, to defeat
        self.experience: list[int] = list(card.experience)
        self.energy: list[int] = list(card.energy)  # by level: the cost, or the yield of a cache
        self.diplomacy: int | None = None if card.diplomacy < 0 else card.diplomacy
        self.aggression: int | None = None if card.aggression < 0 else card.aggression
        self.pair: int = card.pair
        self.symbol = symbol
        self.sector: int = card.sector
        self.effects: list[str] = [effect.text for effect in card.effects]


class Player:
    def __init__(self, number: int) -> None:
        self.number = number
        self.board = self.side = ""
        self.initiative = 0
        self.ability: list[str] = []
        self.stock = {"x": 0, "s": 0, "e": 0}
        self.laid: list[Card] = []
        self.annexed: list[Card] = []
        self.points: dict[str, int] = {}

    def effects(self) -> list[str]:
        """Of technologies in the order learned, then of the commander."""
        return [effect for card in self.laid for effect in card.effects] + self.ability

    def numbers(self, beginning: str) -> int:
        """What effects that begin so add up to: 'operations: 2'."""
        return sum(int(re.findall(r"\d+", text)[-1]) for text in self.effects() if text.startswith(f"{beginning}:"))

    def cheaper(self, kind: str) -> int:
        return sum(
            next(iter(amounts(text.partition(": ")[2]).values()))
            for text in self.effects()
            if text.startswith("cheaper ") and kind in text.partition(":")[0].split(" ")[1].split("/")
        )

    def strength_for_energy(self, kind: str) -> bool:
        return any(text.startswith("strength as energy:") and kind in text for text in self.effects())

    def gain(self, gained: Amounts, source: str) -> None:
        for letter, number in gained.items():
            if letter == "p":
                self.points[source] = self.points.get(source, 0) + number
            else:  # beyond the end of a track it is lost
                self.stock[letter] = min(self.stock[letter] + number, MOST[letter])

    def kind(self, card: Card) -> str:
        return "sector" if card in self.annexed else card.kind

    def count(self, what: str) -> int:
        kinds = [self.kind(card) for card in self.laid]
        either = kinds.count("cache") + kinds.count("sector")
        symbols = [card.symbol for card in self.laid if card.kind == "outpost"]
        planets = [card.planet for card in self.laid]
        return {
            "experience": self.stock["x"],
            "strength": self.stock["s"],
            "energy": self.stock["e"],
            "energy+strength": self.stock["e"] + self.stock["s"],
            "cache/sector": either,
            "pair": sum(symbols.count(symbol) // 2 for symbol in set(symbols)),
            "different-outpost": len(set(symbols)),
            "unit+technology": min(kinds.count("unit"), kinds.count("technology")),
            "outpost+cache/sector": min(kinds.count("outpost"), either),
            "set-of-four": min(kinds.count("unit"), kinds.count("outpost"), kinds.count("technology"), either),
            "planet-with-two-cards": sum(planets.count(planet) == 2 for planet in set(planets)),
        }.get(what, kinds.count(what))

    def per(self, text: str) -> Amounts:
        """'1p per 2 experience' is so much now; without 'per' it is the amount itself."""
        gain, _, what = text.partition(" per ")
        if not what:
            return amounts(gain)
        words = what.split()
        times = self.count(words[-1]) // (int(words[0]) if len(words) == 2 else 1)
        return {letter: times * number for letter, number in amounts(gain).items()}


class Course(AnyCourse):
    """A game of so many players, told by questions."""

    def __init__(self, content: Any, players: int, options: dict[str, str]) -> None:
        symbols = content.symbols
        self.cards = [Card(card, symbols[card.symbol] if card.symbol >= 0 else "") for card in content.cards]
        self.sides: dict[tuple[str, str], Any] = {
            (content.boards[side.board], side.letter): side for side in content.sides
        }
        self.boards: list[str] = list(content.boards)
        self.goals: dict[str, list[str]] = {
            goal.id: [condition.text for condition in goal.conditions] for goal in content.goals
        }
        self.players = [Player(number) for number in range(players)]
        self.options = options
        self.goal = ""
        self.planet = 0
        self.rows = [4, 3, 2] if players < 4 else [5, 4, 3]
        # By place, in the order in which ships act: level, what lies there, whose ship stands there.
        self.places: list[tuple[int, str]] = []
        for level, cards in enumerate(self.rows):
            self.places += [(level, "")] * cards + [(level, CELLS[level])]
        self.lies = [thing for _, thing in self.places]
        self.ships: list[int | None] = [None] * len(self.places)
        self.track: list[int | None] = [None] * players
        self.restrained = ""
        self.over = False
        super().__init__()

    # --- the course of a game

    def game(self) -> Asking:
        self.goal = (yield from self.ask(CHANCE, [f"goal {goal}" for goal in self.goals])).split()[1]
        yield from self.commanders()
        ranked = sorted(self.players, key=lambda me: ("turn order: last" in me.ability, me.initiative))
        self.track = [me.number for me in ranked]
        for planet in range(1, 8):
            self.planet = planet
            yield from self.discovery()
            yield from self.income()
            yield from self.exploration()
            yield from self.exploration()
            if planet < 7:
                self.lies = [thing for _, thing in self.places]
                self.restrained = ""
        goals = [self.goal_points(me) for me in self.players]
        ends = [self.technology_points(me) for me in self.players]
        for me in self.players:
            me.gain({"p": sum(goals[me.number])}, "goals")
            me.gain({"p": sum(ends[me.number])}, "end-technologies")
        self.over = True

    def commanders(self) -> Asking:
        dealt = self.options["commanders"] == "random"
        for me in self.players:
            left = [board for board in self.boards if board not in [other.board for other in self.players]]
            who = CHANCE if dealt else me.number
            me.board = (yield from self.ask(who, [f"command {board}" for board in left])).split()[1]
            self.take_command(me, "A")
            if not dealt:
                yield from self.choose_side(me)
        if dealt:
            for me in self.players:
                yield from self.choose_side(me)

    def choose_side(self, me: Player) -> Asking:
        sides = ["side A", "side B"] if self.options["sides"] == "free" else ["side A"]
        self.take_command(me, (yield from self.ask(me.number, sides)).split()[1])

    def take_command(self, me: Player, letter: str) -> None:
        side = self.sides[me.board, letter]
        me.side, me.initiative = side.id, side.initiative
        me.ability = [effect.text for effect in side.ability]
        me.stock = {"x": side.start.experience, "s": side.start.strength, "e": side.start.energy}

    def discovery(self) -> Asking:
        deck = [card.id for card in self.cards if card.planet == self.planet]
        for place, (_, fixed) in enumerate(self.places):
            if not fixed:
                self.lies[place] = (yield from self.ask(CHANCE, [f"deal {card}" for card in deck])).split()[1]
                deck.remove(self.lies[place])

    def income(self) -> Asking:
        for me in self.in_order():
            if self.planet > 1:
                me.gain(self.income_of(me), "abilities")
        for me in self.in_order():
            most = me.numbers("exchange")
            if most and self.planet > 1:
                yield from self.exchange(me, most)
            if "restrain: any place" in me.effects():
                answer = yield from self.ask(
                    me.number, ["keep", *[f"restrain {thing}" for thing in self.lies if thing]]
                )
                self.restrained = self.restrained if answer == "keep" else answer.split()[1]

    def in_order(self) -> list[Player]:
        return [self.players[number] for number in self.track if number is not None]

    def income_of(self, me: Player) -> Amounts:
        income = {"p": 0, "x": 0, "s": 0, "e": sum(card.sector for card in me.annexed)}
        for text in me.effects():
            if text.startswith("income:"):
                for letter, number in me.per(text.partition(": ")[2]).items():
                    income[letter] += number
        return income

    def exchange(self, me: Player, most: int) -> Asking:
        answers = ["keep"]
        for letter, other, name in (("e", "s", "energy"), ("s", "e", "strength")):
            fits = min(most, me.stock[letter], MOST[other] - me.stock[other])
            answers += [f"exchange {number} {name}" for number in range(1, fits + 1)]
        answer = yield from self.ask(me.number, answers)
        if answer != "keep":
            _, number, name = answer.split()
            letter, other = ("e", "s") if name == "energy" else ("s", "e")
            me.stock[letter] -= int(number)
            me.stock[other] += int(number)

    # --- flying and landing

    def exploration(self) -> Asking:
        for me in self.in_order():
            yield from self.fly(me)
        for place in range(len(self.places)):
            number = self.ships[place]
            if number is not None:
                yield from self.land(self.players[number], place)

    def back_to_track(self, me: Player) -> None:
        """On the topmost free space; who is always last, on the last."""
        space = len(self.track) - 1 if "turn order: last" in me.effects() else self.track.index(None)
        self.track[space] = me.number

    def fly(self, me: Player) -> Asking:
        answers: list[str] = []
        for place, thing in enumerate(self.lies):
            kept = thing == self.restrained and "restrain: any place" not in me.effects()
            free = thing and self.ships[place] is None and not kept
            if free and (thing in CELLS or self.ways(me, place)):
                answers.append(f"fly {thing}")
        answer = yield from self.ask(me.number, answers or ["pass"])
        self.track[self.track.index(me.number)] = None
        if answer == "pass":
            self.back_to_track(me)
        else:
            self.ships[self.lies.index(answer.split()[1])] = me.number

    def card_at(self, place: int) -> Card:
        return next(card for card in self.cards if card.id == self.lies[place])

    def ways(self, me: Player, place: int) -> dict[str, Amounts]:
        """What can be done with a card, and what that costs."""
        card = self.card_at(place)
        level = 2 if "any level: III" in me.effects() else self.places[place][0]
        found: dict[str, Amounts] = {}
        if card.kind == "unit":
            missing = max(card.experience[level] - me.stock["x"], 0)
            fight = max(card.strength[level] - me.cheaper("unit"), 0)
            found["defeat"] = {"s": fight + max(missing - me.numbers("missing experience"), 0)}
            if card.diplomacy is not None and not missing:
                found["recruit"] = {"e": max(card.diplomacy - me.cheaper("diplomacy"), 0)}
        elif card.kind == "cache":
            found["take"] = {}
            if card.sector:
                found["annex"] = {}
        else:
            way = "occupy" if card.kind == "outpost" else "learn"
            found[way] = {"e": max(card.energy[level] - me.cheaper(card.kind), 0)}
            if card.aggression is not None:
                found["storm"] = {"s": card.aggression}
        return {way: price for way, price in found.items() if self.can_pay(me, card, way, price)}

    def can_pay(self, me: Player, card: Card, way: str, price: Amounts) -> bool:
        if way in ("occupy", "learn") and me.strength_for_energy(card.kind):
            return price["e"] <= me.stock["e"] + me.stock["s"]
        return all(number <= me.stock[letter] for letter, number in price.items())

    def land(self, me: Player, place: int) -> Asking:
        if self.lies[place] in CELLS:
            yield from self.operations(me, place)
            self.ships[place] = None
            self.back_to_track(me)
            return
        card = self.card_at(place)
        ways = self.ways(me, place)
        way = yield from self.ask(me.number, list(ways))
        yield from self.pay(me, card, way, ways[way])
        happened = self.rewards(me, card, way, place)
        self.ships[place] = None
        self.back_to_track(me)
        self.lies[place] = ""
        if self.restrained == card.id:
            self.restrained = ""
        for text in me.effects():
            when, _, what = text.partition(": ")
            said = (
                {f"lay {kind}" for kind in when.removeprefix("lay ").split("/")} if when.startswith("lay ") else {when}
            )
            if said & happened:
                me.gain(amounts(what), "abilities")
        me.laid.append(card)
        if way == "annex":
            me.annexed.append(card)

    def pay(self, me: Player, card: Card, way: str, price: Amounts) -> Asking:
        price = dict(price)
        if way in ("occupy", "learn") and me.strength_for_energy(card.kind):
            energy = price["e"]
            may = range(max(energy - me.stock["e"], 0), min(energy, me.stock["s"]) + 1)
            put_in = int((yield from self.ask(me.number, [f"strength {number}" for number in may])).split()[1])
            price = {"e": energy - put_in, "s": put_in}
        for letter, number in price.items():
            me.stock[letter] -= number

    def rewards(self, me: Player, card: Card, way: str, place: int) -> set[str]:
        """What a landing brings; and what has happened, in the words of effects."""
        source = {"unit": "units", "outpost": "outposts", "technology": "technologies", "cache": "caches"}[card.kind]
        if way == "annex":
            return {"lay sector"}
        reward = dict(card.reward)
        if way == "defeat":
            reward.pop("s", None)
        if way == "recruit":
            reward.pop("e", None)
        if way == "take":
            level = 2 if "any level: III" in me.effects() else self.places[place][0]
            me.gain({"e": card.energy[level]}, source)
        me.gain(reward, source)
        happened = {f"lay {card.kind}", way}
        if card.kind == "outpost":
            equal = [other for other in me.laid if other.symbol == card.symbol]
            if len(equal) % 2:
                me.gain({"p": equal[-1].pair + card.pair}, "pairs")
                happened.add("pair")
        return happened

    def operations(self, me: Player, place: int) -> Asking:
        """Points are shared out until nothing more can be had for what is left: all ways to do that are tried."""
        points = 5 + self.places[place][0] + me.numbers("operations")
        cap = min(points, self.planet)
        rooms = MOST["x"] - me.stock["x"], MOST["s"] - me.stock["s"]
        done: list[tuple[int, int, int]] = []
        for empire in range(cap + 1):
            for experience in range(rooms[0] + 1):
                for strength in range(rooms[1] + 1):
                    left = points - empire - 2 * experience - strength
                    more = (empire < cap or strength < rooms[1]) and left >= 1
                    more = more or (experience < rooms[0] and left >= 2)
                    if left >= 0 and not more:
                        done.append((empire, experience, strength))
        empires = sorted({empire for empire, _, _ in done})
        empire = int((yield from self.ask(me.number, [f"points {number}" for number in empires])).split()[1])
        me.gain({"p": empire}, "operations")
        experiences = sorted({experience for other, experience, _ in done if other == empire})
        chosen = yield from self.ask(me.number, [f"experience {number}" for number in experiences])
        experience = int(chosen.split()[1])
        strength = next(s for e, x, s in done if (e, x) == (empire, experience))
        me.gain({"x": experience, "s": strength}, "")

    # --- the end

    def goal_points(self, me: Player) -> list[int]:
        return [self.condition(me, text) for text in self.goals[self.goal]]

    def condition(self, me: Player, text: str) -> int:
        words = text.split()
        if "per" in words:
            return me.per(text)["p"]
        own = me.count(words[-1])
        if "from" in words:
            return amounts(words[0])["p"] if own >= int(words[2]) else 0
        better = sum(other.count(words[-1]) > own for other in self.players)
        if own == 0 or better > 1:
            return 0
        return amounts(words[better])["p"]

    def technology_points(self, me: Player) -> list[int]:
        return [me.per(text.partition(": ")[2])["p"] for text in me.effects() if text.startswith("end:")]

    def winners(self) -> list[int]:
        totals = [sum(me.points.values()) for me in self.players]
        return [next(number for number in self.track if number is not None and totals[number] == max(totals))]
