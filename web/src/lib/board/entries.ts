/** What an answer or a course changes, read off the ledger's entries: only entries of the same account are added up. */
import type { CourseInfo, LedgerEntry } from '../../generated/messages';
import type { Plan } from './contract';

export type Entries = readonly LedgerEntry[];

/** By how much an account changes; of every place, where none is named. Offers change nothing. */
export function sumOf(entries: Entries, seat: number | null, what: string, place?: string): number {
  let sum = 0;
  for (const entry of entries) {
    if (entry.kind === 'offer' || (entry.seat ?? null) !== seat || entry.what !== what) continue;
    if (place === undefined || (entry.place ?? '') === place) sum += entry.amount;
  }
  return sum;
}

/** What becomes of a number that a seat has (of one account, where a place is named: stocks have none, ''); null: it stays. */
export function becomes(entries: Entries, seat: number, what: string, now: number, place?: string): number | null {
  const change = sumOf(entries, seat, what, place);
  return change ? now + change : null;
}

/** Pieces that come to places (or leave them, with a negative amount), in the order in which it happens. */
export function piecesOf(entries: Entries, what?: string): LedgerEntry[] {
  return entries.filter((entry) => entry.kind === 'piece' && (what === undefined || entry.what === what));
}

/** A course as what follows its first answer. */
export function planOf(course: CourseInfo): Plan {
  const { answers, things, short, price, outcome, entries } = course;
  return {
    then: answers.slice(1),
    things,
    short,
    price,
    outcome,
    words: [short, outcome].filter(Boolean).join(': '),
    entries,
  };
}
