"""What must hold at every table of a game, and only the game can know: pieces are conserved, stocks keep their limits.

A new game adds its function to INVARIANTS; a registered game without one fails.
"""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.games.age_of_innovation.content.boards import BOARDS
from boardwright.games.age_of_innovation.content.tiles import CITIES, CITY_COPIES, COMPETENCY_COPIES, INNOVATIONS
from boardwright.games.age_of_innovation.rules import state as innovation
from boardwright.games.age_of_innovation.rules import vocabulary as innovation_words
from boardwright.games.age_of_innovation.rules.cities import group, is_city
from boardwright.games.age_of_innovation.rules.faction import TOOLS_FOR_A_SPADE
from boardwright.games.age_of_innovation.rules.laying import OPEN_BONUSES
from boardwright.games.age_of_innovation.rules.map import PAIRS
from boardwright.games.age_of_innovation.rules.seat import Seat as InnovationSeat
from boardwright.games.age_of_innovation.rules.state import NOBODYS
from boardwright.games.age_of_innovation.rules.tile import NONE as NO_TILE
from boardwright.games.planetfall.rules.state import CELLS, NONE, State
from boardwright.games.planetfall.rules.vocabulary import CACHE, ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, STRENGTH_MAXIMUM
from boardwright.games.santa_maria.rules import catalogue as santa_catalogue
from boardwright.games.santa_maria.rules import seat as santa_seat
from boardwright.games.santa_maria.rules import state as santa
from boardwright.games.santa_maria.rules.buildings import Activation, LayDie
from boardwright.games.santa_maria.rules.colony import CELLS as COLONY_CELLS
from boardwright.games.santa_maria.rules.colony import LINES as COLONY_LINES
from boardwright.games.santa_maria.rules.religion import MISSIONS_FROM, RollBlue, blue_dice
from boardwright.games.santa_maria.rules.rounds import SHOWN, RollWhite
from boardwright.games.santa_maria.rules.scoring import Curtain
from boardwright.games.santa_maria.rules.setup import DRAWN
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPRIC,
    DOUBLE,
    MATHEMATICS,
    MISSIONS,
    ROAD,
    SCHOLARS,
    STORAGE,
    TRIPLE,
)
from boardwright.games.terra_mystica.content.tiles import FAVOR_TILES, TOWN_TILES
from boardwright.games.terra_mystica.rules import state as mystica
from boardwright.games.terra_mystica.rules import vocabulary as mystica_words
from boardwright.games.terra_mystica.rules.map import LAND, RIVERS, SITES, TERRAIN
from boardwright.games.terra_mystica.rules.seat import NONE as NO_SEAT
from boardwright.games.terra_mystica.rules.seat import Seat as MysticaSeat


def planetfall(state: State) -> None:
    _stocks_keep_their_limits(state)
    _every_card_lies_in_one_place(state)
    _every_ship_stands_in_one_place(state)
    boards = [seat.side.board for seat in state.seats if seat.side is not None]
    assert len(set(boards)) == len(boards), "Two play the same commander board."


def _stocks_keep_their_limits(state: State) -> None:
    for seat in state.seats:
        assert 0 <= seat.experience <= EXPERIENCE_MAXIMUM
        assert 0 <= seat.strength <= STRENGTH_MAXIMUM
        assert 0 <= seat.energy <= ENERGY_MAXIMUM
        assert all(points >= 0 for points in seat.scored)
        assert seat.points == sum(seat.scored)


def _every_card_lies_in_one_place(state: State) -> None:
    cards = [thing for thing in state.cards if thing != NONE and thing < CELLS]
    laid = [card for seat in state.seats for card in seat.laid]
    everywhere = [*cards, *state.deck, *laid]
    assert len(set(everywhere)) == len(everywhere), "A card lies in two places."
    assert {state.catalogue.cards[card].planet for card in (*cards, *state.deck)} <= {state.planet}
    assert all(state.catalogue.cards[card].planet <= state.planet for card in laid)
    fixed = zip(state.cards, state.layout.cells_only, strict=True)
    assert all(thing == cell for thing, cell in fixed if NONE not in (thing, cell)), "An operations cell has moved."
    assert [thing for thing in state.cards if thing >= CELLS] == [CELLS, CELLS + 1, CELLS + 2]
    assert state.restrained == NONE or state.restrained in state.cards
    for seat in state.seats:
        assert set(seat.annexed) <= set(seat.laid)
        assert len(set(seat.annexed)) == len(seat.annexed)
        for card in seat.annexed:
            assert state.catalogue.cards[card].kind == CACHE and state.catalogue.cards[card].sector > 0


def _every_ship_stands_in_one_place(state: State) -> None:
    ships = [seat for seat in (*state.track, *state.ships) if seat != NONE]
    assert sorted(ships) == (list(range(len(state.seats))) if state.planet else []), f"Ships: {ships}"
    assert all(state.cards[place] != NONE for place, ship in enumerate(state.ships) if ship != NONE)


def terra_mystica(state: mystica.State) -> None:
    for number, seat in enumerate(state.seats):
        _boards_hold(seat)
        _buildings_stand_right(state, seat)
        assert [builder for _, builder in state.bridges].count(number) + seat.bridges == mystica_words.BRIDGES
        assert state.order_spaces.count(number) == seat.priests_sent
    _the_map_is_sound(state)
    _tiles_lie_in_one_place(state)
    for cult in range(4):
        tops = [seat for seat in state.seats if seat.cults[cult] == mystica_words.CULT_TOP]
        assert len(tops) <= 1, "Two stand on the top of a cult."


def _boards_hold(seat: MysticaSeat) -> None:
    stocks = (seat.coins, seat.workers, seat.priests, seat.bowls.one, seat.bowls.two, seat.bowls.three, seat.keys)
    assert min(stocks) >= 0 and seat.points >= 0 and seat.bridges >= 0, f"Something is below 0: {stocks}"
    assert seat.bowls.one + seat.bowls.two + seat.bowls.three <= 12, "There are more than 12 tokens of power."
    assert seat.priests + seat.priests_sent <= mystica_words.PRIESTS
    assert all(0 <= steps <= mystica_words.CULT_TOP for steps in seat.cults)
    assert seat.faction.shipping <= seat.shipping <= seat.faction.shipping_maximum
    assert seat.digging < max(len(seat.faction.digging), 1)
    assert seat.points == sum(seat.scored), "The score sheet does not add up."
    tops = seat.cults.count(mystica_words.CULT_TOP)
    assert seat.keys + tops == sum(TOWN_TILES[tile].keys for tile in seat.town_tiles), "Keys are lost or found."


def _buildings_stand_right(state: mystica.State, seat: MysticaSeat) -> None:
    numbers = [mask.bit_count() for mask in seat.structures]
    assert all(number <= most for number, most in zip(numbers, mystica_words.NUMBERS, strict=True))
    assert sum(numbers) == seat.buildings.bit_count(), "Two structures stand on one hex."
    assert not seat.buildings & ~LAND
    assert all(state.terrain[h] == seat.faction.home for h in range(len(TERRAIN)) if seat.buildings >> h & 1)
    assert not seat.towns & ~seat.buildings and not seat.skipped & ~RIVERS
    assert len(seat.founded) >= len(seat.town_tiles) and all(seat.towns >> h & 1 for h in seat.founded)


def _the_map_is_sound(state: mystica.State) -> None:
    taken = 0
    for seat in state.seats:
        assert not taken & seat.buildings, "Two factions stand on one hex."
        taken |= seat.buildings
    rivers = [terrain == mystica_words.RIVER for terrain in state.terrain]
    assert rivers == [terrain == mystica_words.RIVER for terrain in TERRAIN], "A river has moved."
    assert len({site for site, _ in state.bridges}) == len(state.bridges), "Two bridges lie on one site."
    for site, builder in state.bridges:
        a, b = SITES[site]
        assert state.seats[builder].buildings & (1 << a | 1 << b), "A bridge leads from nowhere."


def _tiles_lie_in_one_place(state: mystica.State) -> None:
    favors = [tile for seat in state.seats for tile in seat.favors]
    assert [left + favors.count(n) for n, left in enumerate(state.favors)] == [tile.number for tile in FAVOR_TILES]
    assert all(len(set(seat.favors)) == len(seat.favors) for seat in state.seats)
    towns = [tile for seat in state.seats for tile in seat.town_tiles]
    found = [left + towns.count(n) for n, left in enumerate(state.towns)]
    assert found in ([tile.number for tile in TOWN_TILES], [0 if tile.promo else tile.number for tile in TOWN_TILES])
    held = [seat.bonus for seat in state.seats if seat.bonus != NO_SEAT]
    assert len(set(held)) == len(held) and all(state.bonus_coins[card] == NO_SEAT for card in held)
    if state.round:
        out = [coins for coins in state.bonus_coins if coins != NO_SEAT]
        assert len(out) + len(held) == len(state.seats) + 3
    chosen = [seat.faction.home for seat in state.seats if seat.chosen]
    assert len(set(chosen)) == len(chosen), "Two play the same colour."


def santa_maria(state: santa.State) -> None:
    for number, seat in enumerate(state.seats):
        _storages_hold(state, seat)
        _colonies_are_sound(state, number)
        _monks_serve_once(state, number)
    _dice_are_conserved(state)
    _ships_lie_in_one_place(state)
    _expansions_lie_in_one_place(state)
    moved = [number for number, seat in enumerate(state.seats) if seat.conquest]
    assert sorted(state.arrivals) == moved, "Who arrived on the conquest track is not who left its start."
    spaces = [seat.space for seat in state.seats if seat.space != santa_catalogue.NONE]
    assert len(set(spaces)) == len(spaces), "Two have passed on the same space."


def _storages_hold(state: santa.State, seat: santa_seat.Seat) -> None:
    assert all(0 <= number <= STORAGE for number in seat.goods), f"Goods: {seat.goods}"
    assert seat.coins >= 0
    assert 0 <= seat.religion <= state.catalogue.religion_length
    assert 0 <= seat.conquest <= state.catalogue.conquest_length
    assert all(points >= 0 for source, points in enumerate(seat.scored) if source != BISHOPRIC)
    assert seat.points == sum(seat.scored)


def _colonies_are_sound(state: santa.State, number: int) -> None:
    seat, content = state.seats[number], state.catalogue
    terrains = [-1 if space < 0 else content.spaces[space].terrain for space in seat.spaces]
    assert seat.roads == sum(1 << cell for cell in range(COLONY_CELLS) if terrains[cell] == ROAD)
    assert seat.buildings == sum(1 << cell for cell in range(COLONY_CELLS) if terrains[cell] not in (-1, ROAD))
    assert seat.occupied == sum(1 << cell for cell in range(COLONY_CELLS) if seat.lying[cell] != santa_seat.NOTHING)
    assert not seat.occupied & ~seat.buildings, "Something lies where no building is."
    if seat.home >= 0:
        printed = content.colonies[seat.home].spaces
        assert all(space in (-1, seat.spaces[cell]) for cell, space in enumerate(printed)), "A print was built over."
    coins = sorted(thing - santa_seat.COINS_LYING for thing in seat.lying if thing > santa_seat.COINS_LYING)
    taken_back = len(coins) < seat.bought and seat.space >= 0 and seat.knows(MATHEMATICS)
    assert coins == list(range(1, seat.bought + (0 if taken_back else 1))), f"Coins on buildings: {coins}"


def _monks_serve_once(state: santa.State, number: int) -> None:
    seat = state.seats[number]
    served = [place for place, monks in enumerate(state.monks) if monks >> number & 1]
    assert all(state.offered >> place & 1 for place in served), "A monk serves where no tile lies."
    reached = sum(symbol <= seat.religion for symbol in state.catalogue.monk_symbols)
    assert len(served) <= reached <= santa_catalogue.MONKS
    known = {place for place in served if place < len(SCHOLARS)} | ({seat.personal} - {santa_catalogue.NONE})
    assert known == {scholar for scholar in range(len(SCHOLARS)) if seat.knows(scholar)}
    assert seat.personal < 0 or not state.offered >> seat.personal & 1, "A scholar is on offer and in a town hall."
    if state.year:
        kinds = (len(SCHOLARS), MISSIONS_FROM, MISSIONS_FROM + MISSIONS)
        offered = [(state.offered & (1 << end) - 1).bit_count() for end in kinds]
        assert offered == [DRAWN, 2 * DRAWN, 2 * DRAWN + MISSIONS]


def _dice_are_conserved(state: santa.State) -> None:
    """White ones belong to the table, blue ones to their owners or, in the variant, to the table too."""
    white = [0] * len(state.seats)
    blue = [0] * len(state.seats)
    for number, seat in enumerate(state.seats):
        things = [thing for thing in seat.lying if santa_seat.NOTHING < thing <= santa_seat.COINS_LYING]
        for frame in state.pending:
            if isinstance(frame, Activation) and frame.number == number and frame.line >= 0:
                things.append(frame.thing)
                assert COLONY_LINES[frame.line] & seat.free, "No building is free for the die of the line."
                assert not frame.left & ~COLONY_LINES[frame.line]
            elif isinstance(frame, LayDie) and frame.seat == number:
                things.append(frame.die)
        white[number] = sum(thing <= santa_seat.BLUE_DIE for thing in things)
        blue[number] = len(things) - white[number]
        assert white[number] == seat.white_taken <= santa.DICE
        assert blue[number] == seat.blue_taken <= santa.DICE
    if all(isinstance(frame, Curtain) for frame in state.pending):
        return
    assert all(number >= 0 for number in (*state.white, *state.blue))
    unrolled = sum(isinstance(frame, RollWhite) for frame in state.pending)
    assert sum(state.white) + sum(white) + unrolled == santa.DICE * len(state.seats)
    rolls = [frame.owner for frame in state.pending if isinstance(frame, RollBlue)]
    unlocked = [blue_dice(state, number) for number in range(len(state.seats))]
    if state.shared:
        assert sum(state.blue) + sum(blue) + len(rolls) == sum(unlocked)
        assert not any(sum(seat.dice) for seat in state.seats)
        return
    assert not sum(state.blue)
    for number, seat in enumerate(state.seats):
        assert min(seat.dice) >= 0
        assert sum(seat.dice) + blue[number] + rolls.count(number) == unlocked[number]


def _ships_lie_in_one_place(state: santa.State) -> None:
    ships = [ship for ship in range(len(state.catalogue.ships)) if state.ships >> ship & 1]
    ships += [ship for ship in state.docks if ship != santa_catalogue.NONE]
    ships += [ship for seat in state.seats for dock in seat.harbour for ship in dock]
    assert len(set(ships)) == len(ships), "A ship lies in two places."
    if state.year:
        assert len(ships) == len(state.catalogue.ships), "A ship is lost."


def _expansions_lie_in_one_place(state: santa.State) -> None:
    """Every space of a tile that was laid lies in the same colony; road tiles are many."""
    content = state.catalogue
    assert not state.tiles & state.shown
    for shape in (DOUBLE, TRIPLE):
        shown = [tile for tile in content.tiles if state.shown >> tile.index & 1 and tile.shape == shape]
        assert len(shown) <= SHOWN
    road = content.road
    laid = [seat.spaces.count(space) for seat in state.seats for space in road.spaces]
    assert state.roads + sum(laid) == santa.ROAD_TILES
    for tile in content.tiles:
        if tile is road:
            continue
        owners = [sum(seat.spaces.count(space) for space in tile.spaces) for seat in state.seats]
        assert sorted(owners)[:-1] == [0] * (len(owners) - 1) and max(owners) in (0, len(tile.spaces))
        if any(owners):
            assert not (state.tiles | state.shown) >> tile.index & 1, f"{tile.id} lies in two places."


def age_of_innovation(state: innovation.State) -> None:
    for number, seat in enumerate(state.seats):
        if seat.terrain != NO_TILE:
            _planning_board_holds(seat, is_automa=state.is_automa(number))
            _pieces_stand_right(state, number)
            _cities_hold_together(state, number)
        assert state.slots.count(number) == seat.scholars_sent
    assert all(builder == state.acting for _, builder, _ in state.offers), "An offer outlives the turn of its builder."
    _the_land_is_sound(state)
    _cards_and_tiles_lie_in_one_place(state)
    for discipline in range(4):
        tops = [seat for seat in state.seats if seat.science[discipline] == innovation_words.TOP]
        assert len(tops) <= 1, "Two stand on the top of a discipline."


def _planning_board_holds(seat: InnovationSeat, *, is_automa: bool) -> None:
    stocks = (seat.coins, seat.tools, seat.scholars, *seat.books, seat.bowls.one, seat.bowls.two, seat.bowls.three)
    assert min(stocks) >= 0 and seat.points >= 0 and seat.bridges >= 0 and seat.annexes >= 0, f"Below 0: {stocks}"
    tokens = seat.bowls.one + seat.bowls.two + seat.bowls.three
    new = sum([INNOVATIONS[tile].now.tokens for tile in seat.innovations])
    assert tokens <= 12 + new, "There is more power than tokens."
    assert seat.scholars + seat.scholars_sent <= innovation_words.SCHOLARS
    assert all(0 <= level <= innovation_words.TOP for level in seat.science)
    assert seat.points == sum(seat.scored), "The score sheet does not add up."
    if not is_automa:
        assert seat.free_keys() >= 0, "A discipline passed level 8 without a key."
        assert BOARDS[seat.terrain].shipping <= seat.shipping <= innovation_words.SHIPPING_TOP or not seat.coins
        assert seat.terraforming < len(TOOLS_FOR_A_SPADE)
        assert len(seat.cities) <= len(seat.founded), "A city tile belongs nowhere."
        assert all(hex == NO_TILE or seat.in_cities >> hex & 1 for hex in seat.founded)
    assert len(seat.innovations) <= innovation_words.MOST_INNOVATIONS
    assert len(set(seat.competencies)) == len(seat.competencies), "Two competencies of a kind."


def _pieces_stand_right(state: innovation.State, number: int) -> None:
    seat = state.seats[number]
    coloured = [seat.coloured(building).bit_count() for building in range(len(innovation_words.BUILDINGS))]
    assert all(count <= most for count, most in zip(coloured, innovation_words.NUMBERS, strict=True))
    assert sum([mask.bit_count() for mask in seat.structures]) == seat.buildings.bit_count()
    assert not seat.buildings & ~state.lands[seat.terrain], "A building stands on foreign land."
    for part in (seat.neutral, seat.annexed, seat.in_cities):
        assert not part & ~seat.buildings
    assert not seat.skipped & ~state.map.rivers
    built = [owner for _, owner in state.bridges].count(number)
    assert built + seat.bridges == innovation_words.BRIDGES


def _cities_hold_together(state: innovation.State, number: int) -> None:
    if state.is_automa(number):
        return
    seat = state.seats[number]
    left = seat.buildings
    while left:
        members = group(state, seat, left & -left)
        left &= ~members
        assert members & seat.in_cities in (0, members), "A building beside a city does not belong to it."
        assert members & seat.in_cities or not is_city(seat, members), "A city is missing."


def _the_land_is_sound(state: innovation.State) -> None:
    assert sum(state.lands) == state.map.land, "Land is lost or found."
    taken = 0
    for seat in state.seats:
        assert not taken & seat.buildings, "Two factions stand on one hex."
        taken |= seat.buildings
    assert len({pair for pair, _ in state.bridges}) == len(state.bridges), "Two bridges lie on one site."
    for pair, owner in state.bridges:
        a, b = PAIRS[pair]
        assert state.seats[owner].buildings & (1 << a | 1 << b), "A bridge leads from nowhere."


def _cards_and_tiles_lie_in_one_place(state: innovation.State) -> None:
    competencies = [tile for seat in state.seats for tile in seat.competencies]
    assert all(left + competencies.count(n) == COMPETENCY_COPIES for n, left in enumerate(state.competencies))
    cities = [tile for seat in state.seats for tile in seat.cities]
    assert [left + cities.count(n) for n, left in enumerate(state.city_tiles)] == [CITY_COPIES] * len(CITIES)
    palaces = [p for seat in state.seats for p in (seat.palace, seat.drafted) if p != NO_TILE]
    assert len({*palaces, *state.palaces}) == len(palaces) + len(state.palaces), "A palace lies in two places."
    shown = [tile for tile in state.display if tile != NO_TILE]
    shown += [tile for seat in state.seats for tile in seat.innovations]
    assert len(set(shown)) == len(shown), "An innovation lies in two places."
    held = [seat.bonus for seat in state.seats if seat.bonus != NO_TILE]
    assert len({*held, *state.bonus_row}) == len(held) + len(state.bonus_row), "A round bonus lies in two places."
    if state.round:
        assert len(state.bonus_row) == OPEN_BONUSES and len(held) == len(state.seats)
    assert state.slots.count(NOBODYS) in (0, 4)
    terrains = [seat.terrain for seat in state.seats if seat.terrain != NO_TILE]
    assert len(set(terrains)) == len(terrains), "Two play the same board."


# Any: each game has its own State class.
INVARIANTS: Mapping[str, Callable[[Any], None]] = {
    "age_of_innovation": age_of_innovation,
    "planetfall": planetfall,
    "santa_maria": santa_maria,
    "terra_mystica": terra_mystica,
}
