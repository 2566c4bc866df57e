/**
 * What the client says of its own: a catalogue for each language, which comes with the client. Its words are read as a
 * dictionary, `bar_pick-for` as `bar.pickFor`; a message that speaks of something is a function of it. The types are made
 * from the English catalogue (`./run types`).
 */
import type { Language } from './languages';
import { Reader } from './reader';

/** The catalogue in each language, as Fluent writes it. */
export type Catalogue = Readonly<Record<Language, string>>;
type Parts = Record<string, string | number>;
type Entry = string | ((parts: Parts) => string);
interface Section {
  [name: string]: Entry | Section;
}

const OWN = 'client';

/** Each language is read when it is first spoken: most people speak one. */
export function dictionary<Words>(catalogue: Catalogue): Readonly<Record<Language, Words>> {
  const spoken: Partial<Record<Language, Words>> = {};
  const of = (language: Language): Words => (spoken[language] ??= entries(language, catalogue[language]) as Words);
  return {
    get en() {
      return of('en');
    },
    get ru() {
      return of('ru');
    },
    get uk() {
      return of('uk');
    },
  };
}

function entries(language: Language, ftl: string): Section {
  const reader = new Reader(language);
  const words: Section = {};
  for (const { id, value } of reader.learn(OWN, ftl)) {
    const path = id.split('_').map(camel);
    const name = path.pop() ?? '';
    const section = path.reduce<Section>((at, each) => (at[each] ??= {}) as Section, words);
    const say = `${OWN}/${id}`;
    section[name] = speaks(value) ? (parts) => reader.read({ ...parts, say }) : reader.read({ say });
  }
  return words;
}

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a message speaks of something that it must be given. */
function speaks(pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return false;
  return ('type' in pattern && pattern.type === 'var') || Object.values(pattern).some(speaks);
}

/** What a word must be given. */
type Given<Word> = Word extends (parts: infer P) => string ? [parts: P] : [];
/** Says one of the words of a board, in a language. */
export type Say<Words> = <Word extends keyof Words>(
  language: Language,
  word: Word,
  ...given: Given<Words[Word]>
) => string;

/** Of several catalogues the last that has a word says it. */
export function sayer<Words>(...catalogues: Catalogue[]): Say<Words> {
  const words = catalogues.map((each) => dictionary<Partial<Record<keyof Words, Entry>>>(each));
  return (language, word, ...given) => {
    const told = words.findLast((each) => word in each[language])?.[language][word] ?? String(word);
    return typeof told === 'string' ? told : told(given[0] as Parts);
  };
}

/** Gives a word in every language, to whoever shows it later. */
export function namer<Words extends Record<keyof Words, string>>(
  catalogue: Catalogue,
): (word: keyof Words) => Catalogue {
  const words = dictionary<Words>(catalogue);
  return (word) => ({ en: words.en[word], ru: words.ru[word], uk: words.uk[word] });
}
