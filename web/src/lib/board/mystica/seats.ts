/** How seats are drawn and in what order they stand. */
import type { SeenTable } from '../contract';
import type { Language } from '$lib/text/languages';
import { isYou } from '$lib/ui/seats';
import { say } from './words';

/** The colour of a home and its emblem; grey before it is chosen. */
export interface Face {
  terrain: string;
  emblem: string;
  name: string;
}

export interface Badge {
  words: string;
  now?: boolean;
}

interface Turns {
  round: number;
  /** A tile for each round. */
  scoring: readonly string[];
  order: number[];
  /** In the order of the next round. */
  passed: number[];
  seats: readonly { passed: boolean }[];
}

/** Above the own board: 'You, Anna'; who is only looked at has the name alone. */
export function ownName(table: SeenTable, seat: number, language: Language): string {
  const name = table.seats[seat]?.name ?? '';
  return isYou(table, seat) ? `${say(language, 'youAlone')}, ${name}` : name;
}

/** Everybody else, beginning with who sits after the one who looks. */
export function othersOf({ seats }: Pick<Turns, 'seats'>, you: number | null): number[] {
  const others = [...seats.keys()].filter((seat) => seat !== you);
  return you === null ? others : [...others.filter((seat) => seat > you), ...others.filter((seat) => seat < you)];
}

/** Whose turn it is, who comes next, who has passed and where that one stands in the next round. */
export function badgeOf(view: Turns, waiting: readonly number[], seat: number, language: Language): Badge | null {
  if (view.seats[seat]?.passed) {
    // After the last round there is no next one.
    const place = view.round < view.scoring.length ? view.passed.indexOf(seat) + 1 : 0;
    return { words: [say(language, 'passed'), ...(place ? [say(language, 'nextRound', { place })] : [])].join(' · ') };
  }
  if (waiting.includes(seat)) return { words: say(language, 'now'), now: true };
  const playing = view.order.filter((each) => !view.seats[each]?.passed);
  const at = playing.findIndex((each) => waiting.includes(each));
  return playing.length > 1 && at >= 0 && playing[(at + 1) % playing.length] === seat
    ? { words: say(language, 'next') }
    : null;
}

/** Cards stand by their numbers, so that none changes its place when another is taken or comes back. */
export const byNumber = (one: { id: string }, other: { id: string }): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true });
