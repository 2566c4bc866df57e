import { describe, expect, test } from 'vitest';
import { Answers } from '$lib/board/answers';
import { asSymbols, listed } from '$lib/board/mystica/amounts';
import { amountsOf, bySource, isPrice, priceOf } from '$lib/board/mystica/entries';
import { newsOf } from '$lib/board/mystica/news';
import { targetsOf } from '$lib/board/mystica/targets';
import { townsOf } from '$lib/board/mystica/towns';
import type { LedgerEntry } from '../src/generated/messages';
import { answer, course } from './world';

const entry = (kind: string, what: string, amount: number, source = 'price'): LedgerEntry =>
  ({ kind, seat: 0, what, amount, source, place: '' }) as LedgerEntry;

describe('amounts', () => {
  test('are told in their order, without what is none', () => {
    expect(listed({ vp: 3, c: 0, w: 1, pw: -2 })).toEqual([
      ['pw', -2],
      ['w', 1],
      ['vp', 3],
    ]);
    expect(asSymbols({ c: 2, p: 1 })).toEqual([
      ['coin', 2],
      ['priest', 1],
    ]);
  });
});

describe('entries of the ledger', () => {
  test('come to what a seat holds', () => {
    const entries = [
      entry('stock', 'coins', -2),
      entry('stock', 'workers', -1),
      entry('points', 'points', 2, 'tile'),
      entry('stock', 'coins', 1),
    ];
    expect(amountsOf(entries)).toEqual({ c: -1, w: -1, vp: 2 });
  });

  test('a step of power counts once: out of the first bowl, or into the third', () => {
    const gained = [
      entry('stock', 'bowl 1', -2),
      entry('stock', 'bowl 2', 2),
      entry('stock', 'bowl 2', -1),
      entry('stock', 'bowl 3', 1),
    ];
    expect(amountsOf(gained)).toEqual({ pw: 3 });
  });

  test('power that is spent goes from the third bowl to the first, and counts once', () => {
    expect(priceOf([entry('stock', 'bowl 3', -4), entry('stock', 'bowl 1', 4)])).toEqual({ pw: 4 });
  });

  test('what is paid is told as a price', () => {
    expect(priceOf([entry('stock', 'workers', -1), entry('stock', 'coins', -4), entry('stock', 'coins', 1)])).toEqual({
      w: 1,
      c: 3,
    });
  });

  test('pieces and tracks are no amounts', () => {
    expect(amountsOf([entry('piece', 'coins', 5), entry('track', 'workers', 1), entry('stock', 'keys', 1)])).toEqual(
      {},
    );
  });

  test('are put together by where they come from, in their order', () => {
    const found = bySource([
      entry('stock', 'coins', 1, 'b'),
      entry('stock', 'coins', 2, 'a'),
      entry('stock', 'coins', 3, 'b'),
    ]);
    expect([...found].map(([source, each]) => [source, each.map(({ amount }) => amount)])).toEqual([
      ['b', [1, 3]],
      ['a', [2]],
    ]);
    expect([
      isPrice(entry('stock', 'coins', -1, 'price of digging')),
      isPrice(entry('stock', 'coins', -1, 'tile')),
    ]).toEqual([true, false]);
  });
});

describe('towns', () => {
  const worth = (tile: string) => Number(tile);

  test('that have grown together are one with both tiles', () => {
    const found = townsOf(
      { terrain: 'plains', tiles: ['5', '7', '9'], hexes: [['A1', 'A2'], ['C3'], ['A1', 'A2']] },
      worth,
    );
    expect(found).toEqual([
      { terrain: 'plains', hexes: ['A1', 'A2'], tiles: ['5', '9'], points: 14 },
      { terrain: 'plains', hexes: ['C3'], tiles: ['7'], points: 7 },
    ]);
  });

  test('have no points while their tile is being chosen, and tiles without a town are left out', () => {
    const found = townsOf({ terrain: 'swamp', tiles: ['5'], hexes: [[], ['B2']] }, worth);
    expect(found).toEqual([{ terrain: 'swamp', hexes: ['B2'], tiles: [], points: null }]);
  });
});

test('answers name hexes once, sites of bridges and rivers', () => {
  const named = ['build C3', 'dig C3', 'dig D4', 'dig E5', 'bridge A1-B2', 'connect r1', 'pass'];
  const answers = new Answers(
    named.map((each) => answer(each, { things: each.split(' ').slice(1), words: `${each}!` })),
  );
  const plans = new Map([
    ['C3', [{ words: 'Build', title: '', whole: true, equal: false }]],
    ['D4', [{ words: 'Dig twice', title: '', whole: false, equal: false }]],
  ]);
  const found = targetsOf(
    { answers, courses: [], chosen: null },
    (thing) => thing !== 'A1-B2',
    (hex) => plans.get(hex) ?? [],
    (name) => ({ name }) as never,
  );
  expect([...found.hexes.values()]).toEqual([
    { name: 'C3', label: 'Build', part: false },
    { name: 'D4', label: 'Dig twice', part: true },
  ]);
  expect(found.sites).toEqual([{ name: 'A1-B2', label: 'bridge A1-B2!' }]);
  expect(found.rivers).toEqual([{ name: 'r1', label: 'connect r1!', part: false }]);
});

test('a chosen special action lights its own places, and nothing else', () => {
  const answers = new Answers(
    [['build C3', 'C3'] as const, ['special stronghold', 'stronghold'] as const].map(([action, thing]) =>
      answer(action, { things: [thing] }),
    ),
  );
  const ride = (hex: string) => course(['special stronghold', `build ${hex}`], { things: ['stronghold', hex] });
  const at = (chosen: string | null) =>
    targetsOf(
      { answers, courses: [ride('E5'), ride('F6')], chosen },
      (thing) => thing !== 'stronghold',
      (hex) => [{ words: hex, title: hex, whole: true, equal: false }],
      (name) => ({ name }) as never,
    );
  expect([...at(null).hexes.keys()]).toEqual(['C3']);
  expect([...at('special stronghold').hexes.keys()]).toEqual(['E5', 'F6']);
});

test('a mark stands at its thing; that of a step on a track at its head; what the Automa did at what it changed', () => {
  const news = [
    { number: 1, seat: 1, action: 'build E5', things: ['E5'] },
    { number: 2, seat: 2, action: 'send law 1', things: ['law 1'] },
    { number: 3, seat: 2, action: 'power bridge', things: ['power bridge'] },
    { number: 4, seat: 0, action: 'burn', things: [] },
    {
      ...{ number: 5, seat: null, action: '', things: [] },
      entry: { kind: 'piece', what: 'workshop', amount: 1, source: 'automa', place: 'G5' } as const,
    },
  ];
  expect([...newsOf(news, ['law'], ({ place }) => place ?? null)]).toEqual([
    ['E5', 1],
    ['law', 2],
    ['power bridge', 3],
    ['G5', 5],
  ]);
});
