import { describe, expect, test } from 'vitest';
import { HexMap, type Cell } from '$lib/board/mystica/hexmap';

/** Three rows: A1 A2 A3 above, B1 B2 half a hex to the right, C1 C2 C3 below; B2 is river. */
const CELLS: Cell[] = ['A1 A2 A3', 'B1 B2', 'C1 C2 C3'].flatMap((names, row) =>
  names.split(' ').map((name, column) => ({ name, row, column, river: name === 'B2' })),
);
const ROOT = Math.sqrt(3);
const map = new HexMap(CELLS, false, 10, [0, 0]);

test('the map is as large as its hexes', () => {
  expect(map.width).toBeCloseTo(3 * ROOT * 10);
  expect(map.height).toBeCloseTo(50);
  expect(map.unit).toBeCloseTo(10 / 36);
  expect(map.land.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'B1', 'C1', 'C2', 'C3']);
});

test('every second row stands half a hex to the right', () => {
  expect(map.spot('A1')).toEqual({ x: expect.closeTo(5 * ROOT), y: 10 });
  expect(map.spot('B1')).toEqual({ x: expect.closeTo(10 * ROOT), y: 25 });
  expect(map.spot('C1')).toEqual({ x: expect.closeTo(5 * ROOT), y: 40 });
});

test('a margin moves everything', () => {
  const framed = new HexMap(CELLS, false, 10, [3, 4]);
  expect(framed.spot('A1')).toEqual({ x: expect.closeTo(5 * ROOT + 3), y: 14 });
  expect(framed.width - map.width).toBeCloseTo(6);
  expect(framed.height - map.height).toBeCloseTo(8);
});

test('turned by a quarter, right is up', () => {
  const turned = new HexMap(CELLS, true, 10, [0, 0]);
  expect([turned.width, turned.height]).toEqual([map.height, map.width]);
  const [here, there] = [turned.spot('A1'), turned.spot('A2')];
  expect(there.x).toBeCloseTo(here.x);
  expect(here.y - there.y).toBeCloseTo(10 * ROOT);
});

describe('neighbours', () => {
  test.each([
    ['A1', ['A2', 'B1']],
    ['A2', ['A1', 'A3', 'B1', 'B2']],
    ['B1', ['B2', 'A1', 'A2', 'C1', 'C2']],
    ['C3', ['C2', 'B2']],
  ])('of %s', (name, around) => expect(map.neighbours(name)).toEqual(around));

  test('are mutual', () => {
    for (const { name } of CELLS)
      for (const other of map.neighbours(name)) expect(map.neighbours(other)).toContain(name);
  });
});

describe('lines', () => {
  const loops = (path: string) => path.split('Z').length - 1;

  test('a hex has six soft corners', () => {
    const path = map.hex('A2', 1, 2);
    expect(path.match(/Q/g)).toHaveLength(6);
    expect([path[0], path.at(-1)]).toEqual(['M', 'Z']);
  });

  test('a group has one line round it, two groups two, and a ring one outside and one inside', () => {
    expect(loops(map.contour(['A1', 'A2']))).toBe(1);
    expect(loops(map.contour(['A1', 'C3']))).toBe(2);
    const ring = ['A2', 'A3', 'B1', 'B3', 'C2', 'C3'];
    const cells = [...CELLS, { name: 'B3', row: 1, column: 2, river: false }];
    expect(loops(new HexMap(cells).contour(ring))).toBe(2);
  });

  test('what is not on the map has no place', () => {
    expect([map.spot('Z9'), map.hex('Z9', 1, 1), map.contour(['Z9']), map.neighbours('Z9')]).toEqual([
      { x: 0, y: 0 },
      '',
      '',
      [],
    ]);
  });

  test('the river is one water that flows on beyond the edge', () => {
    expect(loops(map.water)).toBe(1);
    const xs = [...map.water.matchAll(/[ML](-?[\d.]+) /g)].map((match) => Number(match[1]));
    expect(Math.max(...xs)).toBeGreaterThan(map.width);
  });
});
