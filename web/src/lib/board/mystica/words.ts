/** Words that both games print on their boards; everything about an action comes from the server. */
import { sayer, type Catalogue } from '$lib/text/dictionary';
import type { Language } from '$lib/text/languages';
import type { Words } from '../../../generated/mystica_words';
import { ORDER, type Amounts, type Letter } from './amounts';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';
import uk from './words/uk.ftl?raw';

export const SHARED: Catalogue = { en, ru, uk };
export type Shared = Words;

export const say = sayer<Shared>(SHARED);

const AMOUNTS = {
  vp: 'amountVp',
  c: 'amountC',
  w: 'amountW',
  p: 'amountP',
  t: 'amountT',
  s: 'amountS',
  b: 'amountB',
  pw: 'amountPw',
} as const satisfies Record<Letter, keyof Words>;

/** '4 tools, 1 coin'; of a stock that is left, nothing too: '0 coins'. */
export function told(language: Language, amounts: Amounts): string {
  return ORDER.flatMap((letter) => {
    const number = amounts[letter];
    return number === undefined ? [] : [say(language, AMOUNTS[letter], { number })];
  }).join(', ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of a thing, one beside the other. */
export const aside = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
