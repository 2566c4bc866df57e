/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import { sayer } from '$lib/text/dictionary';
import type { Language } from '$lib/text/languages';
import type { Words } from '../../generated/planetfall_words';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';
import uk from './words/uk.ftl?raw';

export type Word = keyof Words;
export const say = sayer<Words>({ en, ru, uk });

const TRACKS = {
  points: 'trackPoints',
  experience: 'trackExperience',
  strength: 'trackStrength',
  energy: 'trackEnergy',
} as const satisfies Record<string, Word>;
export const trackName = (language: Language, track: keyof typeof TRACKS): string => say(language, TRACKS[track]);

const PHASE_NAMES = {
  discovery: 'phaseDiscovery',
  income: 'phaseIncome',
  'first exploration': 'phaseFirstExploration',
  'second exploration': 'phaseSecondExploration',
} as const satisfies Record<string, Word>;
type Phase = keyof typeof PHASE_NAMES;
export const PHASES = Object.keys(PHASE_NAMES) as Phase[];
export const phaseName = (language: Language, phase: Phase): string => say(language, PHASE_NAMES[phase]);

/** '3, 5 or 7'. */
export function either(language: Language, numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join('');
  return say(language, 'either', { others: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' });
}

/** The largest of the sizes in which a text wraps into a box, all in units of the card. */
export function sizeToFit(text: string, width: number, height: number, language: Language): number {
  const letter = language === 'en' ? 0.48 : 0.545;
  const sizes = [10.8, 10.4, 10, 9.6, 9.2, 8.8, 8.4, 8];
  return sizes.find((size) => linesOf(text, width / (size * letter)) * size * 1.14 <= height) ?? 7.6;
}

function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (used && used + 1 + length > letters) {
      lines += 1;
      used = length;
    } else used += length + (used ? 1 : 0);
  }
  return lines;
}
