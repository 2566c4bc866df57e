import { describe, expect, test } from 'vitest';
import NewsMark from '../src/lib/board/NewsMark.svelte';
import { found, sign } from '../src/lib/board/signs';
import { signs as maria } from '../src/games/santa_maria/signs';
import { signs as planetfall } from '../src/games/planetfall/signs';

const made = (name: string, words: string) => sign(name, words, NewsMark, { number: 1 });
const groups = [
  { title: 'Resources', signs: [made('workers', 'build and dig'), made('coins', 'pay for buildings')] },
  { title: 'Buildings', signs: [made('temple', 'power value 2')] },
];
const names = (typed: string) =>
  found(groups, typed).map(({ title, signs }) => [title, ...signs.map((each) => each.name)]);

describe('signs that are looked for', () => {
  test('nothing typed: all of them, each name with a capital', () => {
    expect(names(' ')).toEqual([
      ['Resources', 'Workers', 'Coins'],
      ['Buildings', 'Temple'],
    ]);
  });

  test('every part counts, in names and words, in any case', () => {
    expect(names('BUILD')).toEqual([['Resources', 'Workers', 'Coins']]);
    expect(names('coin pay')).toEqual([['Resources', 'Coins']]);
    expect(names('temple')).toEqual([['Buildings', 'Temple']]);
    expect(names('priest')).toEqual([]);
  });
});

/** Pieces of which only the names are asked for. */
const named = new Proxy({}, { get: (_, key) => `name of ${String(key)}` });

test.each(['en', 'ru', 'uk'] as const)('what a sign means takes at most four words (%s)', (language) => {
  const signed = {
    view: {},
    table: {},
    language,
    pieces: { amounts: named, terrains: named, resources: named, kinds: named },
  };
  const all = [...maria(signed as never), ...planetfall(signed as never)].flatMap((group) => group.signs);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ words }) => words.split(' ').length > 4).map(({ words }) => words)).toEqual([]);
});
