/** What an answer pays, gains and leaves: the ways that the server tells, with what it has foreseen of them. */
import type { ActionInfo } from '../../generated/messages';
import { difference } from '$lib/board/answers';
import { RESOURCES, RESOURCE_TRACKS, trackChanges } from './table';
import type { Amounts, Held, PlanetfallView } from './types';

export interface Way {
  /** 'defeat it'; '' where there is nothing to tell apart. */
  name: string;
  /** What is paid, with the reason in brackets; '' where nothing is. */
  pay: string;
  /** What is gained: amounts where the server has foreseen them all, and else what it says. */
  gained: Amounts;
  gain: string;
  /** What is left of what was paid. */
  left: Held[];
}

/** The ways of an answer; none where the server tells none. */
export function waysOf(action: ActionInfo, view: PlanetfallView, seat: number): Way[] {
  const ways = action.ways ?? [];
  const changes = trackChanges(action, seat);
  const isForeseen = ways.length === 1 && Object.keys(changes).length > 0;
  return ways.map(({ name, pay, paid, gain, at_once }) => {
    const gained: Amounts = {};
    const left: Held[] = [];
    for (const resource of RESOURCES) {
      const track = RESOURCE_TRACKS[resource];
      const now = view.seats[seat]?.[track] ?? 0;
      const change = changes[track];
      const price = paid[track] ?? (isForeseen && change ? Math.max(0, change[0] - change[1]) : 0);
      // Who may pay energy in strength can owe more than there is: then the rest comes from elsewhere.
      if (isForeseen && change) gained[resource] = change[1] - change[0] + Math.min(price, now);
      if (price && isForeseen) left.push({ resource, number: change?.[1] ?? now });
      else if (price && price <= now) left.push({ resource, number: now - price });
    }
    return { name, pay, gained, gain: isForeseen && at_once ? '' : gain, left };
  });
}

/** The part of a card that speaks of a way: its cost by level, or the other way below it. */
export type Part = 'cost' | 'other';
const PARTS: Record<string, Part> = {
  defeat: 'cost',
  occupy: 'cost',
  learn: 'cost',
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

/** What an answer would bring at the end of the game, by goals and technologies. */
export function endPoints(action: ActionInfo, seat: number): number {
  const isAtEnd = new RegExp(`^seats\\.${seat}\\.(?:goals|technologies) now\\b`);
  const total = (value: unknown): number =>
    Array.isArray(value)
      ? value.reduce((sum: number, each) => sum + total(each), 0)
      : typeof value === 'number'
        ? value
        : 0;
  return Object.entries(action.changes).reduce(
    (sum, [path, [before, after]]) => sum + (isAtEnd.test(path) ? total(after) - total(before) : 0),
    0,
  );
}

/** What an answer would bring more in the next income phase. */
export function moreIncome(action: ActionInfo, seat: number): Amounts {
  const found: Amounts = {};
  for (const resource of RESOURCES) found[resource] = difference(action, `seats.${seat}.next income.${resource}`);
  return found;
}

/** The place in the turn order that an answer leads to; 0: it is not known yet. */
export function nextRank(action: ActionInfo, seat: number): number {
  const after: unknown = action.changes['track']?.[1];
  return Array.isArray(after) ? after.indexOf(seat) + 1 : 0;
}
