import { expect, test } from 'vitest';
import type { LedgerEntry } from '../src/generated/messages';
import { becomes, piecesOf, planOf, sumOf } from '../src/lib/board/entries';
import { course } from './world';

const entries: LedgerEntry[] = [
  { kind: 'stock', seat: 0, what: 'coins', amount: -2, source: 'price' },
  { kind: 'stock', seat: 0, what: 'coins', amount: 5, source: 'card' },
  { kind: 'stock', seat: 1, what: 'coins', amount: 1, source: 'card' },
  { kind: 'piece', seat: 0, what: 'dwelling', amount: 1, source: 'action', place: 'E5' },
  { kind: 'piece', what: 'terrain', amount: 1, source: 'action', place: 'E5' },
  { kind: 'offer', seat: 1, what: 'coins', amount: 3, source: 'action' },
];

test('entries of one account are added up; offers and other seats are not', () => {
  expect(sumOf(entries, 0, 'coins')).toBe(3);
  expect(sumOf(entries, 1, 'coins')).toBe(1);
  expect(sumOf(entries, null, 'terrain', 'E5')).toBe(1);
  expect(sumOf(entries, 0, 'dwelling', 'F1')).toBe(0);
});

test('what a number becomes; null where it stays', () => {
  expect(becomes(entries, 0, 'coins', 4)).toBe(7);
  expect(becomes(entries, 0, 'workers', 4)).toBeNull();
});

test('a place tells accounts of the same name apart', () => {
  const sent: LedgerEntry[] = [
    { kind: 'stock', seat: 0, what: 'priests', amount: -1, source: 'price' },
    { kind: 'piece', seat: 0, what: 'priests', amount: 1, source: 'action', place: 'fire 2' },
  ];
  expect(becomes(sent, 0, 'priests', 4, '')).toBe(3);
});

test('pieces by what they are', () => {
  expect(piecesOf(entries, 'dwelling').map((each) => each.place)).toEqual(['E5']);
  expect(piecesOf(entries)).toHaveLength(2);
});

test('a course is its first answer and a plan', () => {
  const told = { things: ['E5'], short: 'Transform', outcome: 'pay 1', entries };
  expect(planOf(course(['dig E5', 'to forest'], told))).toMatchObject({
    then: ['to forest'],
    things: ['E5'],
    words: 'Transform: pay 1',
    entries,
  });
});
