/** What the board reads out of a view: where things lie, who stands where. */
import type { ActionInfo } from '../../generated/messages';
import type { Amounts, LaidView, Pieces, SeatView, View } from '../../generated/planetfall';
import { boardThing } from '$lib/board/answers';
import type { SeenTable } from '$lib/board/contract';
import { isYou } from '$lib/ui/seats';
import { becomes, type Entries } from '$lib/board/entries';
import type { Language } from '$lib/text/languages';
import { say } from './words';

export type { Language, Pieces };
export type PlanetfallView = View;
export type Kind = LaidView['lies_as'];
export type Resource = keyof Amounts;
/** So many of a resource. */
export interface Held {
  resource: Resource;
  number: number;
}
export const TRACKS = ['points', 'experience', 'strength', 'energy'] as const;
export type Track = (typeof TRACKS)[number];
const KINDS: readonly Kind[] = ['unit', 'outpost', 'technology', 'sector', 'cache'];

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

/** Legal actions by the thing at which they are chosen. */
export function actionsByThing(actions: readonly ActionInfo[]): Map<string, ActionInfo> {
  const found = new Map<string, ActionInfo>();
  for (const action of actions) {
    const thing = boardThing(action);
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

export function seatName(table: SeenTable, seat: number, language: Language, sentence = false): string {
  if (isYou(table, seat)) return say(language, sentence ? 'you' : 'youAlone');
  return table.seats[seat]?.name ?? `${seat + 1}`;
}

/** What entries would change for a seat: track -> what it comes to. */
export function trackChanges(entries: Entries, view: PlanetfallView, seat: number): Partial<Record<Track, number>> {
  const found: Partial<Record<Track, number>> = {};
  for (const track of TRACKS) {
    const after = becomes(entries, seat, track, view.seats[seat]?.[track] ?? 0);
    if (after !== null) found[track] = after;
  }
  return found;
}

/** The card that entries would lay before a seat. */
export function cardToLay(entries: Entries, seat: number): LaidView | null {
  for (const { kind, seat: whose, what, amount, place } of entries) {
    const lies_as = KINDS.find((each) => each === what);
    if (kind === 'piece' && whose === seat && amount > 0 && lies_as && place) return { id: place, lies_as };
  }
  return null;
}

/** Amounts as icon and number, in the order of a card's foot. */
export function listed(amounts: Amounts): Held[] {
  return RESOURCES.flatMap((resource) => (amounts[resource] ? [{ resource, number: amounts[resource] }] : []));
}

export interface Group {
  kind: Kind;
  cards: readonly string[];
  /** Two equal outposts; or one, with the planets where its second may lie and what the pair may bring. */
  pair: boolean;
  open: readonly number[];
  worth: string;
}

/** Laid cards by kind, outposts as pairs and singles. */
export function grouped(seat: SeatView): Group[] {
  const single = ({ id, lies_as }: LaidView): Group => ({
    kind: lies_as,
    cards: [id],
    pair: false,
    open: [],
    worth: '',
  });
  return KINDS.flatMap((kind) =>
    kind === 'outpost'
      ? seat.outposts.map(({ cards, open, points }) => ({
          kind,
          cards,
          pair: cards.length > 1,
          open,
          worth: span(points),
        }))
      : seat.cards.filter((card) => card.lies_as === kind).map(single),
  );
}

/** '+4', or '+4–6' where it depends on the planet. */
function span(points: readonly number[]): string {
  if (!points.length) return '';
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return least === most ? `+${least}` : `+${least}–${most}`;
}

export interface Gone {
  seat: number;
  thing: string;
  name: string;
}

/** Who took the card of a place in this round. */
export function goneFrom(view: PlanetfallView, pieces: Pieces, level: number, index: number): Gone | null {
  const taken = view.rows[level]?.places[index]?.taken;
  return taken ? { ...taken, name: pieces.cards[taken.thing]?.name ?? '' } : null;
}

/** Remembers, while this page is open, how the ships stood before they flew. */
export class Memory {
  readonly #tracks = new Map<string, (number | null)[]>();
  readonly #flights = new Map<string, number[]>();

  see(table: string, view: PlanetfallView): void {
    if (view.track.every((seat) => seat !== null))
      this.#tracks.set(`${table} ${view.planet} ${view.phase}`, view.track);
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
