import { expect, test } from 'vitest';
import { cardToLay, grouped, trackChanges, type Pieces, type PlanetfallView } from '../src/games/planetfall/table';
import {
  actsAs,
  endPoints,
  goalPoints,
  leftOf,
  moreIncome,
  moved,
  nextRank,
  partOf,
  sharesOf,
  waysOf,
} from '../src/games/planetfall/ways';
import type { LedgerEntry } from '../src/generated/messages';
import type { SeatView } from '../src/generated/planetfall';
import { answer, course } from './world';

const seat: SeatView = {
  commander: 'gelder-a',
  points: 7,
  experience: 1,
  strength: 5,
  energy: 4,
  cards: [],
  outposts: [],
  next_income: {},
  counts: { unit: 0, outpost: 0, technology: 0, cache: 0, sector: 0 },
  scored: {},
  goals_now: [],
  technologies_now: [],
};
const place = (thing: string, ship: number | null) => ({ thing, ship, taken: null });
const view: PlanetfallView = {
  planet: 2,
  phase: 'first exploration',
  goal: null,
  rows: [
    { level: 'I', places: [place('a', 1), place('b', null)] },
    { level: 'II', places: [place('c', 2), place('d', null)] },
  ],
  most_points: 2,
  deck: 0,
  track: [1, 2, 0, 3],
  restrained: null,
  seats: [seat, seat, seat],
};
const pieces: Pieces = {
  cards: {},
  commanders: {},
  goals: {},
  cells: {},
  rates: { points: 1, strength: 1, experience: 2 },
  maxima: { experience: 10, strength: 14, energy: 18 },
  kinds: { unit: 'unit', outpost: 'outpost', technology: 'technology', cache: 'cache', sector: 'annexed sector' },
  resources: { p: 'empire points', x: 'experience', s: 'strength', e: 'energy' },
  origins: { 'missing experience': 'for missing experience' },
};

/** A unit is defeated: 3 strength, one of it for missing experience; 3 points, an experience and 2 energy, a strength by an effect. */
const fight: LedgerEntry[] = [
  { kind: 'piece', seat: 0, what: 'track', amount: -1, source: 'action', place: '3' },
  { kind: 'stock', seat: 0, what: 'strength', amount: -2, source: 'price' },
  { kind: 'stock', seat: 0, what: 'strength', amount: -1, source: 'missing experience' },
  { kind: 'stock', seat: 0, what: 'energy', amount: 2, source: 'jumper' },
  { kind: 'points', seat: 0, what: 'points', amount: 3, source: 'jumper', place: 'units' },
  { kind: 'piece', seat: 0, what: 'track', amount: 1, source: 'action', place: '1' },
  { kind: 'piece', what: 'jumper', amount: -1, source: 'action', place: 'III 1' },
  { kind: 'stock', seat: 0, what: 'strength', amount: 1, source: 'combat-analysis' },
  { kind: 'piece', seat: 0, what: 'unit', amount: 1, source: 'action', place: 'jumper' },
  { kind: 'offer', seat: 0, what: 'goal', amount: 2, source: 'ahead', place: '1' },
  { kind: 'offer', seat: 1, what: 'goal', amount: -6, source: 'ahead', place: '2' },
  { kind: 'offer', seat: 0, what: 'end technologies', amount: 1, source: 'ahead' },
  { kind: 'offer', seat: 0, what: 'income energy', amount: 1, source: 'ahead' },
];

test('a ship acts after those above it', () => {
  expect(actsAs(view, 'b', 0)).toEqual({ rank: 2, of: 3, isSettled: false });
  expect(actsAs(view, 'd', 0)).toEqual({ rank: 3, of: 3, isSettled: false });
  expect(actsAs({ ...view, track: [1, 2, 0, null] }, 'd', 0).isSettled).toBe(true);
});

test('what is paid and gained is told in full, even of the same stock; what is left is the net', () => {
  expect(moved(fight, 0, -1)).toEqual([{ resource: 's', number: 3 }]);
  expect(moved(fight, 0, 1)).toEqual([
    { resource: 'p', number: 3 },
    { resource: 'e', number: 2 },
    { resource: 's', number: 1 },
  ]);
  expect(leftOf(fight, view, 0)).toEqual([{ resource: 's', number: 3 }]);
  expect(trackChanges(fight, view, 0)).toEqual({ points: 10, strength: 3, energy: 6 });
  expect(moved(fight, 1, 1)).toEqual([]);
});

test('what does not stand on the card says where it comes from', () => {
  const known: Pieces = {
    ...pieces,
    commanders: {
      'combat-analysis': {
        board: '',
        level: { difficulty: 0, short: '', words: '' },
        side: 'A',
        name: 'Combat Analysis',
        faction: '',
        initiative: 1,
        start: {},
        ability: '',
        source: '',
      },
    },
  };
  expect(sharesOf(fight, 0, -1, known)).toEqual([{ resource: 's', number: 1, origin: 'for missing experience' }]);
  expect(sharesOf(fight, 0, 1, known)).toEqual([{ resource: 's', number: 1, origin: 'Combat Analysis' }]);
});

test('what is offered: points at the end, income, the place in the turn order', () => {
  expect([endPoints(fight, 0), goalPoints(fight, 0, 0), goalPoints(fight, 1, 1), goalPoints(fight, 1, 0)]).toEqual([
    3, 2, -6, 0,
  ]);
  expect(moreIncome(fight, 0)).toEqual({ p: 0, e: 1, s: 0, x: 0 });
  expect([nextRank(fight, 0), nextRank(fight, 1), nextRank(fight.slice(0, 1), 0)]).toEqual([1, 0, 0]);
});

test('the card that is to be laid', () => {
  expect(cardToLay(fight, 0)).toEqual({ id: 'jumper', lies_as: 'unit' });
  expect(cardToLay(fight, 1)).toBeNull();
});

test('the ways of an answer are its courses, or itself', () => {
  const fly = answer('fly jumper', { short: 'Fly', entries: fight });
  expect(waysOf(fly, [])).toEqual([{ name: 'Fly', outcome: '', entries: fight }]);
  const courses = ['jumper defeat', 'jumper recruit', 'stash take'].map((each) => {
    const [thing, last = ''] = each.split(' ');
    return course([`fly ${thing}`, last], { short: last });
  });
  const ways = waysOf(fly, courses);
  expect(ways.map(({ name }) => name)).toEqual(['defeat', 'recruit']);
});

test('cards lie by kind, outposts as the server pairs them', () => {
  const laid: SeatView = {
    ...seat,
    cards: [
      { id: 'stash', lies_as: 'sector' },
      { id: 'port-1', lies_as: 'outpost' },
      { id: 'jumper', lies_as: 'unit' },
      { id: 'port-2', lies_as: 'outpost' },
      { id: 'park', lies_as: 'outpost' },
    ],
    outposts: [
      { cards: ['port-1', 'port-2'], open: [], points: [5] },
      { cards: ['park'], open: [4, 6], points: [6, 7] },
    ],
  };
  expect(grouped(laid).map(({ cards, pair, worth }) => [cards.join(), pair, worth])).toEqual([
    ['jumper', false, ''],
    ['port-1,port-2', true, '+5'],
    ['park', false, '+6–7'],
    ['stash', false, ''],
  ]);
});

test('the part of a card that speaks of a way', () => {
  expect(['defeat', 'recruit', 'pass'].map(partOf)).toEqual(['cost', 'other', null]);
});
