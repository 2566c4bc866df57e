import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Answers } from '$lib/board/answers';
import { hand } from '../src/games/santa_maria/hand.svelte';
import {
  cellName,
  cellOf,
  cellsOfLine,
  changedAt,
  covered,
  diceFor,
  dieOf,
  dieText,
  freeOf,
  newsOf,
  placeAt,
  placeOf,
} from '../src/games/santa_maria/table';
import type { Pieces, SeatView, TilePiece } from '../src/games/santa_maria/types';
import { answer } from './world';

const answers = (...actions: string[]) => new Answers(actions.map((each) => answer(each)));

/** Three spaces around a corner: the middle one lies below the first, the last one to the right of the middle. */
const TRIPLE = {
  shape: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
} as unknown as TilePiece;
const DOUBLE = {
  shape: [
    [0, 0],
    [0, 1],
  ],
} as unknown as TilePiece;

describe('the colony', () => {
  test('a cell is named by column and row, both ways', () => {
    expect([cellName(0), cellName(5), cellName(6), cellName(35)]).toEqual(['c1r1', 'c6r1', 'c1r2', 'c6r6']);
    for (let cell = 0; cell < 36; cell++) expect(cellOf(cellName(cell))).toBe(cell);
  });

  test('a line is used from the top, or from the left', () => {
    expect(cellsOfLine({ kind: 'column', number: 2 })).toEqual([1, 7, 13, 19, 25, 31]);
    expect(cellsOfLine({ kind: 'row', number: 6 })).toEqual([30, 31, 32, 33, 34, 35]);
  });

  test('what lies on a building, and roads, are left out', () => {
    const cells = Array<number | null>(36).fill(null);
    const lying = Array<object | null>(36).fill(null);
    [cells[0], cells[1], cells[2], cells[5]] = [7, 8, 7, 7];
    lying[2] = { white: 3 };
    const pieces = { spaces: { 7: { terrain: 'farm' }, 8: { terrain: 'road' } } } as unknown as Pieces;
    expect(freeOf({ cells, lying } as unknown as SeatView, pieces, { kind: 'row', number: 1 })).toEqual([0, 5]);
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

test('a list of the view tells where something new lies', () => {
  const laid = answer('place c1r1 0', {
    changes: {
      'seats.0.cells': [
        [1, null, 3, 4],
        [1, 2, null, 4],
      ],
    },
  });
  expect([...changedAt(laid, 'seats.0.cells')]).toEqual([[1, 2]]);
  expect(changedAt(null, 'seats.0.cells').size).toBe(0);
});

test('news stand at their thing: of everybody, or in the colony of who did it', () => {
  const news = [
    { number: 1, seat: 2, action: 'monk M3' },
    { number: 2, seat: 1, action: 'place c3r3 90' },
    { number: 3, seat: 1, action: 'sell wood' },
  ];
  expect([...newsOf(news)]).toEqual([
    ['monk M3', 1],
    ['1 c3r3', 2],
  ]);
});
