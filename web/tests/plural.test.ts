import { expect, test } from 'vitest';
import { pluralOf } from '$lib/i18n/plural';

test.each([
  [0, '0 монет'],
  [1, '1 монета'],
  [2, '2 монеты'],
  [4, '4 монеты'],
  [5, '5 монет'],
  [11, '11 монет'],
  [12, '12 монет'],
  [21, '21 монета'],
  [22, '22 монеты'],
  [111, '111 монет'],
])('Russian counts %i', (number, words) => {
  expect(pluralOf('ru')(number, { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' })).toBe(words);
});

test('Ukrainian has the forms of its own words', () => {
  const forms = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
  expect([1, 3, 13, 31].map((number) => pluralOf('uk')(number, forms))).toEqual([
    '1 очко',
    '3 очки',
    '13 очок',
    '31 очко',
  ]);
});

test('English knows one and more', () => {
  const forms = { one: 'coin', other: 'coins' };
  expect([0, 1, 21].map((number) => pluralOf('en')(number, forms))).toEqual(['0 coins', '1 coin', '21 coins']);
});

test('a form that is not given is the other one', () => {
  expect(pluralOf('ru')(5, { one: 'ход', other: 'хода' })).toBe('5 хода');
});
