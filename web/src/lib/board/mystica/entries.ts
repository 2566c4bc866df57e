/** The ledger's entries as amounts by letter. */
import type { LedgerEntry } from '../../../generated/messages';
import { listed, type Amounts, type Letter } from './amounts';

const LETTERS: Record<string, Letter> = { coins: 'c', workers: 'w', priests: 'p', points: 'vp' };

/** Power that an entry moves: a step out of the first bowl or into the third; out of the third it is spent, and what comes to the first then is the same power. */
function power({ what, amount }: LedgerEntry): number {
  if (what === 'bowl 3') return amount;
  return what === 'bowl 1' && amount < 0 ? -amount : 0;
}

/** What entries of one seat come to, in what it holds. */
export function amountsOf(entries: readonly LedgerEntry[]): Amounts {
  const sum: Amounts = {};
  const add = (letter: Letter, amount: number) => (sum[letter] = (sum[letter] ?? 0) + amount);
  for (const entry of entries) {
    if (entry.kind !== 'stock' && entry.kind !== 'points') continue;
    const letter = LETTERS[entry.what];
    if (letter) add(letter, entry.amount);
    else if (power(entry)) add('pw', power(entry));
  }
  return sum;
}

/** What is paid, as a price. */
export const priceOf = (entries: readonly LedgerEntry[]): Amounts =>
  Object.fromEntries(listed(amountsOf(entries)).map(([letter, number]) => [letter, -number]));

export const isPrice = (entry: LedgerEntry): boolean => entry.source.startsWith('price');

/** Entries by where they come from, in the order in which they come. */
export function bySource(entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of entries) found.set(entry.source, [...(found.get(entry.source) ?? []), entry]);
  return found;
}
