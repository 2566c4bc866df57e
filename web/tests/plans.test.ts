import { expect, test } from 'vitest';
import { Answers } from '$lib/board/answers';
import { asks, burningFor, plansOf, type Land } from '$lib/board/mystica/plans';
import type { CourseInfo, LedgerEntry } from '../src/generated/messages';
import { answer, course as several } from './world';

const YOU = 0;
type Part = Partial<LedgerEntry> & Pick<LedgerEntry, 'what' | 'amount' | 'source'>;
const stock = (part: Part): LedgerEntry => ({ kind: 'stock', seat: YOU, ...part });
const piece = (part: Part): LedgerEntry => ({ kind: 'piece', seat: YOU, place: 'E5', ...part });
const offer = (part: Part): LedgerEntry => ({ kind: 'offer', seat: YOU, ...part });
const forest: LedgerEntry = { kind: 'piece', what: 'forest', amount: 1, source: 'action', place: 'E5' };
const SPADES = [
  forest,
  stock({ what: 'workers', amount: -6, source: 'price spades' }),
  offer({ what: 'spades', amount: -2, source: 'price spades', place: 'E5' }),
];
const BUILT = [
  stock({ what: 'workers', amount: -1, source: 'price dwelling' }),
  stock({ what: 'coins', amount: -2, source: 'price dwelling' }),
  piece({ what: 'dwelling', amount: 1, source: 'action' }),
];

const course = (answers: string[], entries: LedgerEntry[], ...things: string[]): CourseInfo =>
  several(answers, { things, short: answers.join('+'), outcome: 'pay', entries });

function land(actions: ReturnType<typeof answer>[], courses: CourseInfo[] = []): Land<'dwelling'> {
  return {
    you: YOU,
    language: 'en',
    answers: new Answers(actions),
    courses,
    chosen: null,
    sources: {
      'price spades': 'spades',
      'price dwelling': 'dwelling',
      'price tunnel': 'by tunnel',
      tile: 'round tile',
    },
    dues: { founded: 'founds a town', favors: 'favor tile', city: 'city tile' },
    buildings: ['dwelling'],
    single: (hex) => [`build ${hex}`],
    begin: (hex) => [`dig ${hex}`],
    another: 'Another terrain…',
    terrainOf: () => 'plains',
    has: () => 9,
    faceOf: (seat) => ({ terrain: 'lakes', emblem: `${seat}`, name: 'Mermaids' }),
    nameOf: (name) => (name === 'dwelling' ? 'dwelling' : ''),
    drawn: (name) => ({ building: [name as 'dwelling', 'forest'] }),
    iconOf: () => ({ symbol: 'town' }),
  };
}
const told = (lines: { words: string; amounts: object }[]) => lines.map(({ words, amounts }) => [words, amounts]);

test('courses come first, and the answer itself where another terrain may be chosen', () => {
  const courses = [
    course(['dig E5', 'to forest', 'build E5'], [...SPADES, ...BUILT]),
    course(['dig E5', 'to forest', 'drop'], SPADES),
  ];
  const [built, bare, other] = plansOf(land([answer('dig E5')], courses), 'E5');
  expect(built).toMatchObject({ action: 'dig E5', terrain: 'forest', building: 'dwelling', whole: true });
  expect(built?.plan?.then).toEqual(['to forest', 'build E5']);
  expect(told(built?.lines ?? [])).toEqual([
    ['Spades: 2', { w: 6 }],
    ['Dwelling', { w: 1, c: 2 }],
  ]);
  expect([built?.pays, built?.left]).toEqual([
    { w: 7, c: 2 },
    { w: 2, c: 7 },
  ]);
  expect(bare).toMatchObject({ terrain: 'forest', building: null, whole: false });
  expect(other).toMatchObject({ title: 'Another terrain…', plan: null, terrain: null, lines: [] });
});

test('a terrain that is not asked for leaves no other; without a course there is the answer itself', () => {
  const one = [course(['dig E5', 'build E5'], [...SPADES, ...BUILT])];
  expect(plansOf(land([answer('dig E5')], one), 'E5')).toHaveLength(1);
  expect(plansOf(land([answer('dig E5')]), 'E5').map(({ title }) => title)).toEqual([answer('dig E5').short]);
});

test('what it brings, founds and offers, each by its entry', () => {
  const entries = [
    ...BUILT,
    stock({ kind: 'points', what: 'points', amount: 5, source: 'tile', place: 'round-tiles' }),
    stock({ what: 'coins', amount: 3, source: 'nothing that has a name' }),
    piece({ what: 'founded', amount: 1, source: 'action', place: 'D4' }),
    offer({ what: 'city', amount: 1, source: 'action' }),
    offer({ what: 'favors', amount: 2, source: 'action' }),
    offer({ seat: 2, what: 'power', amount: 4, source: 'action', place: 'mermaids' }),
    offer({ seat: 2, what: 'points', amount: -3, source: 'action', place: 'mermaids' }),
  ];
  const [plan] = plansOf(land([answer('build E5', { entries })]), 'E5');
  expect(told(plan?.lines ?? [])).toEqual([
    ['Dwelling', { w: 1, c: 2 }],
    ['Round tile', { vp: 5 }],
    ['Founds a town', {}],
    ['Favor tile ×2', {}],
    ['Mermaids may take', { pw: 4 }],
  ]);
});

test('a building without a price has its line too', () => {
  const [plan] = plansOf(land([answer('build E5', { entries: [BUILT[2] as LedgerEntry] })]), 'E5');
  expect(told(plan?.lines ?? [])).toEqual([['Dwelling', {}]]);
  expect(plan).toMatchObject({ terrain: 'plains', building: 'dwelling', pays: {} });
});

test('a power action for which power is burnt says how much', () => {
  const burnt = [
    stock({ what: 'bowl 2', amount: -6, source: 'burning' }),
    stock({ what: 'bowl 3', amount: 3, source: 'burning' }),
    stock({ what: 'bowl 3', amount: -3, source: 'price' }),
  ];
  const courses = [course(['burn', 'burn', 'burn', 'power ACT2'], burnt)];
  expect(burningFor(courses, YOU, 'ACT2')).toMatchObject({ action: 'burn', burnt: 3 });
  expect(burningFor(courses, YOU, 'ACT1')).toBeNull();
});

test('of two buildings that a third may become none goes without asking', () => {
  const single = () => ['upgrade E5 temple', 'upgrade E5 stronghold'];
  const both = [answer('upgrade E5 temple'), answer('upgrade E5 stronghold')];
  expect(asks(plansOf({ ...land(both), single }, 'E5'))).toBe(true);
  expect(asks(plansOf({ ...land(both.slice(0, 1)), single }, 'E5'))).toBe(false);
  expect(asks(plansOf(land([answer('build E5')]), 'E5'))).toBe(false);
});

test('a chosen special action means its own courses, and nothing else', () => {
  const courses = [
    course(['special stronghold', 'build E5'], BUILT, 'stronghold', 'E5'),
    course(['special stronghold', 'build F6'], BUILT, 'stronghold', 'F6'),
  ];
  const known = [answer('special stronghold'), answer('build E5')];
  expect(plansOf({ ...land(known, courses), chosen: 'special stronghold' }, 'E5')).toMatchObject([
    { action: 'special stronghold', plan: { then: ['build E5'] }, building: 'dwelling' },
  ]);
  expect(plansOf(land(known, courses), 'E5')).toMatchObject([{ action: 'build E5', plan: null }]);
});
