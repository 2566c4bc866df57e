/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '$lib/text/languages';
import { Reader, type Argument } from '$lib/text/reader';

const RUSSIAN = `
coins = { $case ->
    [acc] { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
   *[nom] { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
}
pays = заплатить { AND($all, case: "acc") }
begins = { CAP($what) }: { LIST($all, by: "; ") }
`;

const coins = (n: number) => ({ say: 'game/coins', n });

describe('a reader', () => {
  const reader = new Reader('ru');
  reader.learn('game', RUSSIAN);

  test('puts a Text within another into the case that is asked for', () => {
    expect(reader.read(coins(1))).toBe('1 монета');
    expect(reader.read({ say: 'game/pays', all: [coins(21), coins(2), coins(5)] })).toBe(
      'заплатить 21 монету, 2 монеты и 5 монет',
    );
  });

  test('tells lists, and capital letters', () => {
    expect(reader.read({ say: 'game/begins', what: 'всё', all: ['E5', coins(3)] })).toBe('Всё: E5; 3 монеты');
  });

  test('shows the name of a message that its catalogue lacks, and nothing before it has the catalogue', () => {
    expect(reader.read({ say: 'game/nothing' })).toBe('game/nothing');
    expect(reader.read({ say: 'other/nothing' })).toBe('');
  });
});

/** What `tests/words/test_browser_reader.py` had told by the terminal's reader. */
interface Sample {
  catalogues: Record<Language, Record<string, string>>;
  texts: Argument[];
  told: Record<Language, string[]>;
}

// Written by tests/words/test_browser_reader.py, which calls this; vitest alone has nothing to compare with.
const file = process.env['BOARDWRIGHT_TEXTS'];

describe.skipIf(!file)('the reader of the browser', () => {
  test.each<Language>(['en', 'ru', 'uk'])('reads what that of the terminal reads, in %s', (language) => {
    const sample = JSON.parse(readFileSync(file ?? '', 'utf-8')) as Sample;
    const reader = new Reader(language);
    for (const [name, ftl] of Object.entries(sample.catalogues[language])) reader.learn(name, ftl);
    expect(sample.texts.map((text) => reader.read(text))).toEqual(sample.told[language]);
  });
});
