/** What an answer, or each of the courses that begin with it, pays, gains and leaves: read off the ledger's entries. */
import type { ActionInfo, CourseInfo, LedgerEntry } from '../../generated/messages';
import type { Amounts } from '../../generated/planetfall';
import type { Entries } from '$lib/board/entries';
import { sumOf } from '$lib/board/entries';
import { cardToLay, listed, RESOURCES, RESOURCE_TRACKS, type Held, type Pieces, type PlanetfallView } from './table';

export interface Way {
  /** 'Fly and defeat it'. */
  name: string;
  outcome: string;
  entries: Entries;
}

/** The ways of an answer: its courses, or else what it does itself. */
export function waysOf(answer: ActionInfo, courses: readonly CourseInfo[]): Way[] {
  const own = courses.filter((course) => course.answers[0] === answer.action);
  if (own.length) return own.map(({ short, outcome, entries }) => ({ name: short, outcome, entries }));
  return [{ name: answer.short, outcome: answer.outcome ?? '', entries: answer.entries ?? [] }];
}

/** What a seat pays (-1) or gains (1): both in full, even of the same resource. */
export function moved(entries: Entries, seat: number, sign: 1 | -1): Held[] {
  const sums: Amounts = {};
  for (const resource of RESOURCES) {
    const own = held(entries, seat).filter((entry) => entry.what === RESOURCE_TRACKS[resource]);
    sums[resource] = own.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
  }
  return listed(sums);
}

const held = (entries: Entries, seat: number): LedgerEntry[] =>
  entries.filter(
    (entry) => entry.seat === seat && (entry.kind === 'stock' || entry.kind === 'points') && entry.source !== 'setup',
  );

/** What is left of what is paid. */
export function leftOf(entries: Entries, view: PlanetfallView, seat: number): Held[] {
  return moved(entries, seat, -1).map(({ resource }) => {
    const track = RESOURCE_TRACKS[resource];
    return { resource, number: (view.seats[seat]?.[track] ?? 0) + sumOf(entries, seat, track) };
  });
}

export interface Share extends Held {
  /** 'for the pair', 'Combat Analysis'. */
  origin: string;
}

/** What of the price (-1) or the gain (1) does not stand on the card itself, and where it comes from. */
export function sharesOf(entries: Entries, seat: number, sign: 1 | -1, pieces: Pieces): Share[] {
  const laid = cardToLay(entries, seat)?.id;
  return RESOURCES.flatMap((resource) =>
    held(entries, seat).flatMap(({ what, amount, source }) => {
      const origin =
        source === laid
          ? undefined
          : (pieces.origins[source] ?? pieces.cards[source]?.name ?? pieces.commanders[source]?.name);
      return what === RESOURCE_TRACKS[resource] && origin && sign * amount > 0
        ? [{ resource, number: sign * amount, origin }]
        : [];
    }),
  );
}

/** What is offered to a seat: nothing that it has already. */
function offered(entries: Entries, seat: number, what: string, place?: string): number {
  const own = entries.filter((entry) => entry.kind === 'offer' && entry.seat === seat && entry.what === what);
  return own.reduce((sum, entry) => sum + (place === undefined || entry.place === place ? entry.amount : 0), 0);
}

/** What the end of the game would bring more, by goals and technologies, as things stand. */
export const endPoints = (entries: Entries, seat: number): number =>
  offered(entries, seat, 'goal') + offered(entries, seat, 'end technologies');

/** What one condition of the goal board would bring more, as things stand. */
export const goalPoints = (entries: Entries, seat: number, condition: number): number =>
  offered(entries, seat, 'goal', String(condition + 1));

/** What the next income phase would bring more. */
export function moreIncome(entries: Entries, seat: number): Amounts {
  const found: Amounts = {};
  for (const resource of RESOURCES) found[resource] = offered(entries, seat, `income ${RESOURCE_TRACKS[resource]}`);
  return found;
}

/** The place in the turn order that entries lead to; 0: it is not known yet. */
export function nextRank(entries: Entries, seat: number): number {
  const last = entries
    .filter((entry) => entry.kind === 'piece' && entry.what === 'track' && entry.seat === seat)
    .at(-1);
  return last && last.amount > 0 ? Number(last.place) : 0;
}

/** The part of a card that speaks of a way: its cost by level, or the other way below it. */
export type Part = 'cost' | 'other';
const PARTS: Record<string, Part> = {
  defeat: 'cost',
  occupy: 'cost',
  take: 'cost',
  recruit: 'other',
  storm: 'other',
  annex: 'other',
};

export const partOf = (action: string): Part | null => PARTS[action] ?? null;

/** Where the own ship would act among those that have flown, if it flew to that thing. */
export function actsAs(
  view: PlanetfallView,
  thing: string,
  seat: number,
): { rank: number; of: number; isSettled: boolean } {
  const places = view.rows.flatMap((row) => row.places);
  const before = places
    .slice(
      0,
      places.findIndex((place) => place.thing === thing),
    )
    .filter((place) => place.ship !== null).length;
  const others = places.filter((place) => place.ship !== null && place.ship !== seat).length;
  const later = view.track.slice(view.track.indexOf(seat) + 1);
  return { rank: before + 1, of: others + 1, isSettled: later.every((each) => each === null) };
}
