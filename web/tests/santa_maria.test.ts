import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Answers } from '$lib/board/answers';
import { hand } from '../src/games/santa_maria/hand.svelte';
import {
  cellName,
  cellOf,
  cellsOfLine,
  choosing,
  covered,
  diceFor,
  dieOf,
  dieText,
  newsOf,
  paidOf,
  placeAt,
  placeOf,
  placingOf,
  useOf,
} from '../src/games/santa_maria/table';
import { Market } from '../src/games/santa_maria/market';
import type { CourseInfo, LedgerEntry } from '../src/generated/messages';
import type { Pieces, SeatView, TilePiece, View } from '../src/generated/santa_maria';
import { answer, course as several } from './world';

const answers = (...actions: string[]) => new Answers(actions.map((each) => answer(each)));

/** Three spaces around a corner: the middle one lies below the first, the last one to the right of the middle. */
const TRIPLE = tile('triples', [0, 0], [1, 0], [1, 1]);
const DOUBLE = tile('doubles', [0, 0], [0, 1]);

function tile(kind: TilePiece['kind'], ...shape: number[][]): TilePiece {
  return { kind, shape, spaces: [], colonists: 0, price: {}, name: '', text: '', source: '' };
}

const SEAT: SeatView = {
  colony: 'A1',
  cells: [],
  lying: [],
  hand: null,
  goods: { wood: 2, grain: 0, sugar: 0, gem: 0, gold: 0 },
  buys: { wood: 3, grain: 3 },
  coins: 2,
  dice: [],
  blue_dice: 0,
  white_taken: 0,
  blue_taken: 0,
  next_building: 1,
  religion: 0,
  conquest: 0,
  monks_left: 6,
  scholars: [],
  personal: null,
  bishops: [],
  harbour: [],
  ships: null,
  space: null,
  points: 0,
  scored: null,
  final_now: null,
  total_now: null,
};

const stock = (what: string, amount: number, source: string): LedgerEntry => ({
  kind: 'stock',
  seat: 1,
  what,
  amount,
  source,
});
const line = (what: string, amount: number, place: string): LedgerEntry => ({
  kind: 'offer',
  seat: 1,
  what,
  amount,
  source: 'line',
  place,
});
const course = (answers: string[], entries: LedgerEntry[], short = answers.join(', ')): CourseInfo =>
  several(answers, { short, entries });

describe('the colony', () => {
  test('a cell is named by column and row, both ways', () => {
    expect([cellName(0), cellName(5), cellName(6), cellName(35)]).toEqual(['c1r1', 'c6r1', 'c1r2', 'c6r6']);
    for (let cell = 0; cell < 36; cell++) expect(cellOf(cellName(cell))).toBe(cell);
  });

  test('a line is used from the top, or from the left', () => {
    expect(cellsOfLine({ kind: 'column', number: 2 })).toEqual([1, 7, 13, 19, 25, 31]);
    expect(cellsOfLine({ kind: 'row', number: 6 })).toEqual([30, 31, 32, 33, 34, 35]);
  });

  test('an answer says which buildings it uses in which order, what is printed there, and where the die lies', () => {
    const entries = [
      line('wood', 2, 'c1r1'),
      line('trade', 1, 'c3r1'),
      line('wood', 1, 'c6r1'),
      line('die', 1, 'c6r1'),
      stock('wood', 2, 'forest'),
      { ...line('wood', 5, 'c5r1'), seat: 0 },
    ];
    const symbols = [
      ['wood', 3],
      ['trade', 1],
    ];
    expect(useOf(entries, 1)).toEqual({ order: [0, 2, 5], symbols, laid: 5 });
    const laid = { kind: 'piece', seat: 1, what: 'blue 4', amount: 1, source: 'action', place: 'c3r1' } as const;
    expect(useOf([...entries, laid], 1).laid).toBe(2);
    expect(useOf([], 1)).toEqual({ order: [], symbols: [], laid: null });
  });

  test('what is paid is told as it is paid, gold as gold; what has no room is no price', () => {
    const entries = [
      stock('wood', -1, 'price'),
      stock('gold', -1, 'price'),
      stock('dice', -1, 'action'),
      stock('gem', 2, 'city'),
      stock('gem', -1, 'excess'),
      stock('coins', -1, 'change'),
      stock('coins', -1, 'price'),
    ];
    expect(paidOf(entries, 1)).toEqual([
      ['wood', 1],
      ['gold', 1],
      ['coin', 2],
    ]);
  });
});

describe('dice', () => {
  test.each([
    ['white 3 as 3', { colour: 'white', pips: 3, line: { kind: 'column', number: 3 } }],
    ['blue 4 as 6', { colour: 'blue', pips: 4, line: { kind: 'row', number: 6 } }],
    ['blue 4 as column 6', { colour: 'blue', pips: 4, line: { kind: 'column', number: 6 } }],
  ])('%s is read and written', (text, die) => {
    expect(dieOf(text)).toEqual(die);
    expect(dieText(dieOf(text)!)).toBe(text);
  });

  test.each([null, 'pass 2', 'white as 3', 'green 3 as 3'])('%s is no die', (text) => {
    expect(dieOf(text)).toBeNull();
  });

  test('what needs the fewest pips comes first, rows before columns', () => {
    const some = answers('white 1 as 3', 'blue 3 as column 3', 'blue 3 as 3', 'white 3 as 3', 'pass 1');
    expect(diceFor(some, () => true)).toEqual(['blue 3 as 3', 'white 3 as 3', 'blue 3 as column 3', 'white 1 as 3']);
    expect(diceFor(some, ({ pips }) => pips === 1)).toEqual(['white 1 as 3']);
  });
});

describe('a tile', () => {
  test('turns clockwise around its first space', () => {
    expect([0, 1, 2, 3].map((turn) => covered(TRIPLE.shape, cellOf('c3r3'), turn)?.map(cellName))).toEqual([
      ['c3r3', 'c3r4', 'c4r4'],
      ['c3r3', 'c2r3', 'c2r4'],
      ['c3r3', 'c3r2', 'c2r2'],
      ['c3r3', 'c4r3', 'c4r2'],
    ]);
  });

  test('may not hang over the edge, nor go on in the next row', () => {
    expect(covered(DOUBLE.shape, cellOf('c6r1'), 0)).toBeNull();
    expect(covered(DOUBLE.shape, cellOf('c1r1'), 3)).toBeNull();
  });

  test('its place is read from the answer', () => {
    expect(placeOf('place c3r3 90', DOUBLE)).toEqual({
      text: 'place c3r3 90',
      cells: [cellOf('c3r3'), cellOf('c3r4')],
      turn: 1,
    });
    expect([placeOf('expand D1', DOUBLE), placeOf(null, DOUBLE), placeOf('place c3r3 0', undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('covers a cell with the space by which it is held, or else with another', () => {
    const both = answers('place c3r3 0', 'place c4r3 0');
    expect(placeAt(both, DOUBLE, cellOf('c4r3'), 0, 0)).toBe('place c4r3 0');
    expect(placeAt(both, DOUBLE, cellOf('c4r3'), 0, 1)).toBe('place c3r3 0');
    expect(placeAt(answers('place c3r3 0'), DOUBLE, cellOf('c4r3'), 0, 0)).toBe('place c3r3 0');
    expect(placeAt(both, DOUBLE, cellOf('c4r3'), 1, 0)).toBeNull();
  });
});

describe('the tile in the hand', () => {
  const onpoint = vi.fn<(action: string | null) => void>();
  const onchoose = vi.fn<(action: string) => void>();
  const table = (chosen: string | null, ...actions: string[]) => ({
    answers: answers(...actions),
    chosen,
    onpoint,
    onchoose,
  });

  beforeEach(() => {
    hand.empty();
    vi.clearAllMocks();
  });

  test('is shown where it would lie, and nowhere when the pointer leaves', () => {
    const shown = table(null, 'place c3r3 0');
    hand.point(shown, DOUBLE, cellOf('c3r3'));
    expect(onpoint).toHaveBeenLastCalledWith('place c3r3 0');
    hand.point(shown, DOUBLE, cellOf('c1r1'));
    expect(onpoint).toHaveBeenLastCalledWith(null);
    hand.leave(shown);
    expect([hand.over, onpoint.mock.lastCall]).toEqual([false, [null]]);
  });

  test('turns by itself where it does not fit as it is held', () => {
    expect(hand.lay(table(null, 'place c3r3 180'), DOUBLE, cellOf('c3r3'))).toBe('place c3r3 180');
    expect(hand.turn).toBe(2);
    expect(hand.lay(table(null), DOUBLE, cellOf('c3r3'))).toBeNull();
  });

  test('that lies stays where it lies when it is pressed again', () => {
    const shown = table('place c3r3 0', 'place c3r3 0', 'place c4r3 0');
    expect(hand.lay(shown, DOUBLE, cellOf('c4r3'))).toBe('place c3r3 0');
  });

  test('in the air turns freely, that lies turns on to where it fits', () => {
    hand.rotate(table(null), DOUBLE);
    expect([hand.turn, onchoose.mock.calls]).toEqual([1, []]);
    hand.rotate(table('place c3r3 0', 'place c3r3 0', 'place c3r3 180'), DOUBLE);
    expect([hand.turn, onchoose.mock.lastCall]).toEqual([2, ['place c3r3 180']]);
  });

  test('four quarters are a whole turn', () => {
    for (let quarter = 0; quarter < 4; quarter++) hand.rotate(table(null), DOUBLE);
    expect(hand.turn).toBe(0);
  });
});

test('the tile in the hand is that of the seat, while it can be laid', () => {
  const view: Pick<View, 'seats'> = { seats: [SEAT, { ...SEAT, hand: 'D05' }] };
  const pieces: Pick<Pieces, 'tiles'> = { tiles: { D05: DOUBLE } };
  const laying = answers('place c3r3 0');
  expect(placingOf(laying, view, pieces, 1)).toEqual({ tile: 'D05', piece: DOUBLE });
  expect(placingOf(laying, view, pieces, 0)).toBeNull();
  expect(placingOf(answers('pay'), view, pieces, 1)).toBeNull();
});

describe('what is paid as it stands', () => {
  const paid = course(['ship coins', 'pay'], [stock('gold', -2, 'price')], 'Load it');
  const taken = course(['expand D05', 'pay'], [stock('wood', -2, 'price')], 'Take it');
  const given = (preferences: Record<string, string>) => {
    const onchoose = vi.fn<(action: string, plan?: unknown) => void>();
    const ondo = vi.fn<(action: string, plan?: unknown) => void>();
    const some = new Answers([answer('ship coins', { note: 'A set' }), answer('ship points'), answer('expand D05')]);
    const props = { courses: [paid, taken], preferences, onpoint: vi.fn(), onchoose, ondo };
    return { onchoose, ondo, chosen: choosing(props, some) };
  };

  test('is paid in one go, and told with what is written there', () => {
    const { chosen, onchoose } = given({ gold: 'exact' });
    chosen.onchoose('ship coins');
    const plan = { then: ['pay'], things: [], short: 'Load it', price: '', outcome: 'A set', entries: paid.entries };
    expect(onchoose).toHaveBeenLastCalledWith('ship coins', expect.objectContaining(plan));
    chosen.onchoose('ship points');
    expect(onchoose).toHaveBeenLastCalledWith('ship points', null);
  });

  test('is paid in one go where a click does it at once', () => {
    const { chosen, ondo } = given({ gold: 'exact' });
    chosen.ondo('expand D05');
    expect(ondo).toHaveBeenLastCalledWith('expand D05', expect.objectContaining({ then: ['pay'] }));
  });

  test('is asked about where the player wants to be asked', () => {
    const { chosen, onchoose, ondo } = given({ gold: 'ask' });
    chosen.onchoose('ship coins');
    expect(onchoose).toHaveBeenLastCalledWith('ship coins', null);
    chosen.ondo('expand D05');
    expect(ondo).toHaveBeenLastCalledWith('expand D05', null);
  });
});

describe('the market', () => {
  const sold = [stock('wood', -1, 'sale'), stock('coins', 1, 'sale')];
  const bought = [stock('coins', -3, 'purchase'), stock('grain', 1, 'purchase')];
  // With 2 coins a grain can be bought only for wood that is sold.
  const selling = new Answers([
    answer('sell wood', { short: 'Sell wood', entries: [...sold, stock('coins', 5, 'what follows')] }),
  ]);
  const courses = [
    course(['sell wood', 'sell wood'], [...sold, ...sold], 'Sell 2 wood'),
    course(['sell wood', 'buy grain'], [...sold, ...bought], 'Sell 1 wood and buy 1 grain'),
  ];
  const market = (deal = {}) => new Market(selling, courses, SEAT, 1, deal);

  test('a sale brings what the table says', () => {
    expect([market().sale('wood'), market().sale('gem')]).toEqual([1, null]);
    expect(market({ wood: -2 }).coins).toBe(4);
    expect(market({ wood: -2 }).stock('wood')).toBe(0);
  });

  test('nothing is sold that is not there, nothing bought that cannot be paid', () => {
    expect(market().with('grain', 1)).toBeNull();
    expect(market({ wood: -1 }).with('grain', 1)?.coins).toBe(0);
    expect(market({ wood: -2 }).with('wood', -1)).toBeNull();
    expect(market({ wood: -1, grain: 1 }).with('grain', 1)).toBeNull();
    expect(market({ wood: -1, grain: 1 }).with('wood', 1)).toBeNull();
  });

  test('a deal that is no course is called by its parts', () => {
    const rich = new Answers([
      answer('sell wood', { short: 'Sell wood', entries: sold }),
      answer('buy grain', { short: 'Buy grain', entries: bought }),
    ]);
    const made = new Market(rich, [courses[0]!], SEAT, 1, { grain: 1, wood: -2 }).plan('Trade');
    expect(made).toMatchObject({ action: 'sell wood', plan: { then: ['sell wood', 'buy grain'] } });
    expect(made?.plan.short).toBe('Sell 2 wood, Buy grain');
  });

  test('a deal is sent sales first, under the name that the table has for it', () => {
    expect(market().plan('Trade')).toBeNull();
    expect(market({ wood: -1 }).plan('Trade')).toMatchObject({
      action: 'sell wood',
      plan: { then: [], short: 'Sell wood' },
    });
    expect(market({ grain: 1, wood: -1 }).plan('Trade')).toMatchObject({
      action: 'sell wood',
      plan: { then: ['buy grain'], short: 'Sell 1 wood and buy 1 grain' },
    });
    expect(market({ grain: 1, wood: -2 }).plan('Trade')).toMatchObject({
      action: 'sell wood',
      plan: { then: ['sell wood', 'buy grain'], short: 'Trade', entries: [...sold, ...sold, ...bought] },
    });
  });
});

test('news stand at their thing: of everybody, or in the colony of who did it', () => {
  const news = [
    { number: 1, seat: 2, action: 'monk M3', things: ['M3'] },
    { number: 2, seat: 1, action: 'place c3r3 90', things: ['c3r3', 'c3r4'] },
    { number: 3, seat: 1, action: 'sell wood', things: ['sell wood'] },
  ];
  expect([...newsOf(news)]).toEqual([
    ['M3', 1],
    ['1 c3r3', 2],
  ]);
});
