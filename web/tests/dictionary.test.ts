import { expect, test } from 'vitest';
import { DICTIONARIES } from '$lib/i18n/dictionaries';
import { dictionary, namer, sayer } from '$lib/text/dictionary';

const en = `
close = Close
table_seat = Seat { $number }
table_coins-left =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
new-table_paces_calm = Calm
`;
const uk = en.replace('Close', 'Закрити').replace('[one]', '[few] { $coins } монети\n        [one]');
const CATALOGUE = { en, ru: en, uk };

interface Words {
  close: string;
  table: { seat: (parts: { number: number }) => string; coinsLeft: (parts: { coins: number }) => string };
  newTable: { paces: { calm: string } };
}

test('messages are words by their sections, or functions of what they speak of', () => {
  const words = dictionary<Words>(CATALOGUE);
  expect(words.en.close).toBe('Close');
  expect(words.uk.close).toBe('Закрити');
  expect(words.en.newTable.paces.calm).toBe('Calm');
  expect(words.en.table.seat({ number: 3 })).toBe('Seat 3');
  expect([1, 2].map((coins) => words.en.table.coinsLeft({ coins }))).toEqual(['1 coin left', '2 coins left']);
  expect(words.uk.table.coinsLeft({ coins: 23 })).toBe('23 монети');
});

test('a board says its own word before one that it shares', () => {
  const shared = { en: 'map = Map\nbuilt = built { $number }', ru: 'map = Карта', uk: 'map = Мапа' };
  const own = { en: 'map = Board', ru: 'map = Поле', uk: 'map = Поле' };
  const say = sayer<{ map: string; built: (parts: { number: number }) => string }>(shared, own);
  expect(say('en', 'map')).toBe('Board');
  expect(say('uk', 'map')).toBe('Поле');
  expect(say('en', 'built', { number: 2 })).toBe('built 2');
});

test('a name is given in every language', () => {
  expect(namer<{ pass: string }>({ en: 'pass = Pass', ru: 'pass = Пас', uk: 'pass = Пас' })('pass')).toEqual({
    en: 'Pass',
    ru: 'Пас',
    uk: 'Пас',
  });
});

test('the interface counts as each language does', () => {
  const left = (count: number) =>
    [DICTIONARIES.en, DICTIONARIES.ru, DICTIONARIES.uk].map((t) => t.table.points({ count }));
  expect(left(1)).toEqual(['1 point', '1 очко', '1 очко']);
  expect(left(3)).toEqual(['3 points', '3 очка', '3 очки']);
  expect(left(12)).toEqual(['12 points', '12 очков', '12 очок']);
  expect(left(21)).toEqual(['21 points', '21 очко', '21 очко']);
});
