/** The ledger's entries as amounts by letter. */
import type { LedgerEntry } from '../../../generated/messages';
import type { Entries } from '../entries';
import { listed, type Amounts, type Letter } from './amounts';

/** What the ledger calls the stocks. */
export const STOCKS: Partial<Record<Letter, string>> = {
  c: 'coins',
  w: 'workers',
  p: 'priests',
  t: 'tools',
  s: 'scholars',
};
const LETTERS: Record<string, Letter> = {
  points: 'vp',
  books: 'b',
  ...Object.fromEntries(Object.entries(STOCKS).map(([letter, stock]) => [stock, letter as Letter])),
};

/** Power that an entry moves: a step out of the first bowl or into the third; out of the third it is spent, and what comes to the first then is the same power. */
function power({ what, amount }: LedgerEntry): number {
  if (what === 'bowl 3') return amount;
  return what === 'bowl 1' && amount < 0 ? -amount : 0;
}

/** What entries of one seat come to, in what it holds. */
export function amountsOf(entries: Entries): Amounts {
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
export const priceOf = (entries: Entries): Amounts =>
  Object.fromEntries(listed(amountsOf(entries)).map(([letter, number]) => [letter, -number]));

export const isPrice = (entry: LedgerEntry): boolean => entry.source.startsWith('price');

/** So much of something is offered, or (negative) taken up. */
export const offersOf = (entries: Entries, what: string): number =>
  entries.reduce((sum, each) => sum + (each.kind === 'offer' && each.what === what ? each.amount : 0), 0);

/** Entries by where they come from, in the order in which they come. */
export function bySource(entries: Entries): Map<string, LedgerEntry[]> {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of entries) found.set(entry.source, [...(found.get(entry.source) ?? []), entry]);
  return found;
}
