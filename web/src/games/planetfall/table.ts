/** What the board reads out of a view: where things lie, who stands where, what an action names. */
import type { ActionInfo, TableInfo } from '../../generated/messages';
import type {
  Amounts,
  CardPiece,
  Held,
  LaidCard,
  Language,
  Pieces,
  PlanetfallView,
  Resource,
  SeatView,
  Track,
} from './types';
import { TRACKS } from './types';
import { say } from './words';

export const RESOURCES: readonly Resource[] = ['p', 'e', 's', 'x'];
export const RESOURCE_ICONS = { p: 'crown', x: 'experience', s: 'strength', e: 'energy' } as const;
export const RESOURCE_TRACKS = { p: 'points', x: 'experience', s: 'strength', e: 'energy' } as const;
export const TRACK_ICONS = {
  points: 'crown',
  experience: 'experience',
  strength: 'strength',
  energy: 'energy',
} as const;

export const isCell = (thing: string): boolean => thing.startsWith('operations-');

/** The id that an action names: 'fly voradon' -> 'voradon'. */
export function thingOf(action: string): string | null {
  const [verb, thing] = action.split(' ');
  return (verb === 'fly' || verb === 'restrain') && thing ? thing : null;
}

/** Legal actions by the thing they name. */
export function actionsByThing(actions: readonly ActionInfo[]): Map<string, ActionInfo> {
  const found = new Map<string, ActionInfo>();
  for (const action of actions) {
    const thing = thingOf(action.action);
    if (thing) found.set(thing, action);
  }
  return found;
}

export interface Spot {
  seat: number;
  thing: string;
  level: string;
}

/** Ships on the planet, in the order in which they act. */
export function shipsOut(view: PlanetfallView): Spot[] {
  return view.rows.flatMap((row) =>
    row.places.flatMap((place) =>
      place.ship === null || place.thing === null ? [] : [{ seat: place.ship, thing: place.thing, level: row.level }],
    ),
  );
}

export function seatName(table: TableInfo, seat: number, language: Language, sentence = false): string {
  if (seat === table.you) return say(language, sentence ? 'you' : 'You');
  return table.seats[seat]?.name ?? `${seat + 1}`;
}

/** What an action would change for a seat: track -> [before, after]. */
export function trackChanges(action: ActionInfo | undefined, seat: number): Partial<Record<Track, [number, number]>> {
  const found: Partial<Record<Track, [number, number]>> = {};
  for (const track of TRACKS) {
    const change = action?.changes[`seats.${seat}.${track}`];
    if (change && typeof change[0] === 'number' && typeof change[1] === 'number') found[track] = [change[0], change[1]];
  }
  return found;
}

/** The card that an action would lay before a seat. */
export function cardToLay(action: ActionInfo | undefined, seat: number, laid: number): LaidCard | null {
  const [id, kind] = ['id', 'lies as'].map((part) => action?.changes[`seats.${seat}.cards.${laid}.${part}`]?.[1]);
  return id && kind ? { id: String(id), 'lies as': kind as LaidCard['lies as'] } : null;
}

/** Amounts as icon and number, in the order of a card's foot. */
export function listed(amounts: Amounts): Held[] {
  return RESOURCES.flatMap((resource) => (amounts[resource] ? [{ resource, number: amounts[resource] }] : []));
}

export interface Group {
  kind: LaidCard['lies as'];
  cards: LaidCard[];
  /** Two equal outposts; or one, with the planets where its second may lie and what the pair may bring. */
  pair: boolean;
  open: number[];
  worth: string;
}

/** Laid cards by kind, outposts as pairs and singles. */
export function grouped(seat: SeatView, pieces: Pieces, planet: number): Group[] {
  const order = ['unit', 'outpost', 'technology', 'sector', 'cache'];
  const groups: Group[] = [];
  for (const card of [...seat.cards].sort(
    (one, two) => order.indexOf(one['lies as']) - order.indexOf(two['lies as']),
  )) {
    const piece = pieces.cards[card.id];
    const single = groups.find(
      (group) => group.kind === 'outpost' && !group.pair && symbolOf(group, pieces) === piece?.symbol,
    );
    if (piece?.symbol && single) {
      single.cards.push(card);
      single.pair = true;
      single.worth = `+${single.cards.reduce((sum, each) => sum + (pieces.cards[each.id]?.pair ?? 0), 0)}`;
      single.open = [];
    } else {
      const open = piece?.symbol ? piece.later.filter((later) => later >= planet) : [];
      groups.push({
        kind: card['lies as'],
        cards: [card],
        pair: false,
        open,
        worth: piece ? promised(piece, open, pieces) : '',
      });
    }
  }
  return groups;
}

const symbolOf = (group: Group, pieces: Pieces) => pieces.cards[group.cards[0]?.id ?? '']?.symbol ?? null;

/** What the second outpost would bring: '+4', or '+4–6' when it depends on the planet. */
function promised(piece: CardPiece, open: readonly number[], pieces: Pieces): string {
  const sums = open.map(
    (planet) =>
      piece.pair +
      (Object.values(pieces.cards).find((card) => card.symbol === piece.symbol && card.planet === planet)?.pair ?? 0),
  );
  if (!sums.length) return '';
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? `+${least}` : `+${least}–${most}`;
}

export interface Gone {
  seat: number;
  thing: string;
  name: string;
}

/**
 * Remembers what lay where while this page is open. The view shows an empty place; who took its card is known when the
 * server tells, when the page saw the card lie there, or when only one card can be meant.
 */
export class Memory {
  readonly #things = new Map<string, string>();
  readonly #tracks = new Map<string, (number | null)[]>();
  readonly #flights = new Map<string, number[]>();

  see(table: string, view: PlanetfallView): void {
    view.rows.forEach((row, level) =>
      row.places.forEach((place, index) => {
        if (place.thing) this.#things.set(`${table} ${view.planet} ${level} ${index}`, place.thing);
      }),
    );
    if (view.track.every((seat) => seat !== null))
      this.#tracks.set(`${table} ${view.planet} ${view.phase}`, view.track);
  }

  gone(table: string, view: PlanetfallView, pieces: Pieces, level: number, index: number): Gone | null {
    const place = view.rows[level]?.places[index];
    if (place?.taken) return { ...place.taken, name: pieces.cards[place.taken.thing]?.name ?? '' };
    const away = view.seats.flatMap((seat, number) =>
      seat.cards.flatMap((card) =>
        pieces.cards[card.id]?.planet === view.planet ? [{ seat: number, id: card.id }] : [],
      ),
    );
    const empty = view.rows.reduce((sum, row) => sum + row.places.filter((each) => each.thing === null).length, 0);
    const lay = this.#things.get(`${table} ${view.planet} ${level} ${index}`);
    const taken = lay ? away.find((card) => card.id === lay) : empty === 1 && away.length === 1 ? away[0] : undefined;
    return taken ? { seat: taken.seat, thing: taken.id, name: pieces.cards[taken.id]?.name ?? '' } : null;
  }

  /** Who has flown in this exploration, in turn: as the news tell, and as this page saw the ships arrive. */
  flights(table: string, view: PlanetfallView, told: readonly number[]): number[] {
    const key = `${table} ${view.planet} ${view.phase}`;
    const out = shipsOut(view).map((each) => each.seat);
    const known = this.#flights.get(key) ?? [];
    const flown = [...new Set([...known, ...told.filter((seat) => out.includes(seat)), ...out])];
    this.#flights.set(key, flown);
    return flown;
  }

  /** The turn order before the ships flew out, if this page saw it. */
  trackBefore(table: string, view: PlanetfallView): (number | null)[] | undefined {
    return this.#tracks.get(`${table} ${view.planet} ${view.phase}`);
  }
}

export interface OrderLine {
  rank: number;
  seat: number;
  spot: Spot | null;
}

/** The turn order with everybody in it: who stands on the track, and who has flown, where. */
export function turnOrder(
  view: PlanetfallView,
  before: (number | null)[] | undefined,
  flown: readonly number[],
): OrderLine[] {
  const out = shipsOut(view);
  const spot = (seat: number) => out.find((each) => each.seat === seat) ?? null;
  const away = out.map((each) => each.seat).filter((seat) => !view.track.includes(seat));
  const flying = view.track[0] === null && view.track.some((seat) => seat !== null);
  if (flying) {
    const known = before?.filter((seat): seat is number => seat !== null && away.includes(seat)) ?? [];
    const order =
      known.length === away.length ? known : [...away].sort((one, two) => flown.indexOf(one) - flown.indexOf(two));
    let next = 0;
    return view.track.flatMap((seat, space) => {
      const who = seat ?? order[next++];
      return who === undefined ? [] : [{ rank: space + 1, seat: who, spot: spot(who) }];
    });
  }
  const standing = view.track.flatMap((seat, space) =>
    seat === null ? [] : [{ rank: space + 1, seat, spot: spot(seat) }],
  );
  let rank = 0;
  const free = view.track.flatMap((seat, space) => (seat === null ? [space + 1] : []));
  return [...standing, ...away.map((seat) => ({ rank: free[rank++] ?? 0, seat, spot: spot(seat) }))].sort(
    (one, two) => one.rank - two.rank,
  );
}
