/** The ledger's entries as amounts by letter. */
import type { LedgerEntry } from '../../../generated/messages';
import { listed, type Amounts, type Letter } from './amounts';

const LETTERS: Record<string, Letter> = { coins: 'c', workers: 'w', priests: 'p', points: 'vp' };
/** A step of power leaves a bowl and comes to the next: those out of the first and those into the third are all. */
const STEPS: Record<string, number> = { 'bowl 1': -1, 'bowl 3': 1 };

/** What entries of one seat come to, in what it holds. */
export function amountsOf(entries: readonly LedgerEntry[]): Amounts {
  const sum: Amounts = {};
  for (const { kind, what, amount } of entries) {
    const letter = what in STEPS ? 'pw' : LETTERS[what];
    if (letter && (kind === 'stock' || kind === 'points')) sum[letter] = (sum[letter] ?? 0) + amount * (STEPS[what] ?? 1);
  }
  return sum;
}

/** What is paid, as a price. */
export const priceOf = (entries: readonly LedgerEntry[]): Amounts => Object.fromEntries(listed(amountsOf(entries)).map(([letter, number]) => [letter, -number]));

export const isPrice = (entry: LedgerEntry): boolean => entry.source.startsWith('price');

/** Entries by where they come from, in the order in which they come. */
export function bySource(entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of entries) found.set(entry.source, [...(found.get(entry.source) ?? []), entry]);
  return found;
}
