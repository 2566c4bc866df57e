import { describe, expect, test } from 'vitest';
import { placeOf, standAt, standInColumn, standsAbove, type Box } from '../src/table/coach';

const BUBBLE = { width: 320, height: 220 };
const WINDOW = { width: 1440, height: 830 };

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('where the bubble stands', () => {
  const at = (place: Box) => standAt(place, BUBBLE, WINDOW);

  test('beside its place, on the right if there is room', () => {
    expect(at({ left: 600, top: 400, width: 60, height: 60 })).toEqual({
      left: 682,
      top: 320,
      side: 'right',
      tail: 110,
    });
  });

  test('on the left of a place near the right edge', () => {
    expect(at({ left: 1200, top: 400, width: 200, height: 60 })).toMatchObject({ left: 858, side: 'left' });
  });

  test('above what is as wide as the window', () => {
    expect(at({ left: 0, top: 680, width: 1440, height: 150 })).toMatchObject({ top: 438, side: 'above', left: 560 });
  });

  test('below what is wide and high up', () => {
    expect(at({ left: 0, top: 50, width: 1440, height: 60 })).toMatchObject({ top: 132, side: 'below' });
  });

  test('in the corner where there is no place, or no room beside it', () => {
    const corner = { left: 1108, top: 598, side: null, tail: 0 };
    expect(standAt(null, BUBBLE, WINDOW)).toEqual(corner);
    expect(at({ left: 100, top: 100, width: 1240, height: 650 })).toEqual(corner);
  });

  test('where it covers the fewest of what can be chosen', () => {
    const place = { left: 600, top: 400, width: 60, height: 60 };
    const lit = [
      { left: 700, top: 400, width: 40, height: 40 },
      { left: 400, top: 400, width: 40, height: 40 },
    ];
    expect(standAt(place, BUBBLE, WINDOW, lit.slice(0, 1))).toMatchObject({ side: 'left' });
    expect(standAt(place, BUBBLE, WINDOW, lit)).toMatchObject({ side: 'below' });
  });

  test('never over its place, never out of the window, and its tail points at the place', () => {
    for (let left = 0; left <= 1400; left += 50)
      for (let top = 0; top <= 800; top += 50) {
        const place = { left, top, width: 40, height: 40 };
        const stand = at(place);
        const bubble = { ...stand, ...BUBBLE };
        expect(stand.side).not.toBeNull();
        expect(overlap(bubble, place)).toBe(false);
        expect(stand.left).toBeGreaterThanOrEqual(12);
        expect(stand.top).toBeGreaterThanOrEqual(12);
        expect(stand.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width - 12);
        expect(stand.top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height - 12);
        expect(stand.tail).toBeGreaterThanOrEqual(24);
      }
  });
});

describe('in a low window', () => {
  const column = { left: 568, top: 40, width: 276, height: 350 };

  test('the bubble lies over the question, and the board is free', () => {
    const stand = standInColumn({ left: 20, top: 100, width: 150, height: 220 }, BUBBLE, column);
    expect(stand).toEqual({ left: 568, top: 40 });
  });

  test('its end is in the window', () => {
    expect(standInColumn(null, { width: 276, height: 320 }, { ...column, top: 115, height: 275 }).top).toBe(70);
  });

  test('what stands in the column is not covered', () => {
    const place = { left: 568, top: 40, width: 276, height: 60 };
    expect(overlap({ ...standInColumn(place, BUBBLE, column), ...BUBBLE }, place)).toBe(false);
  });
});

describe('what the coach points at', () => {
  const page = (html: string) => {
    document.body.innerHTML = html;
    // Nothing is laid out here: what is drawn says so itself.
    for (const each of document.querySelectorAll<HTMLElement>('*'))
      each.getClientRects = () => (each.hidden ? [] : [{}]) as unknown as DOMRectList;
    return document;
  };

  test('the first of its names that is drawn', () => {
    const board = page('<i data-at="land"></i><b data-place="F4"></b><u data-answer="power ACT3"></u>');
    expect(placeOf(['build F4', 'F4', 'land'], board)?.tagName).toBe('B');
    expect(placeOf(['power ACT3', 'power'], board)?.tagName).toBe('U');
    expect(placeOf(['build Z9', 'Z9', 'land'], board)?.tagName).toBe('I');
    expect(placeOf(['nowhere'], board)).toBeNull();
  });

  test('a die before its line', () => {
    const board = page('<i data-answer="white 4 as 4"></i><b data-die="white 4"></b>');
    expect(placeOf(['white 4 as 4', 'white 4', 'dice'], board)?.tagName).toBe('B');
  });

  test('what is hidden is passed over', () => {
    const board = page('<i data-at="stock" hidden></i><b data-at="stock"></b>');
    expect(placeOf(['stock'], board)?.tagName).toBe('B');
  });
});

describe('a sheet on a phone', () => {
  const above = (top: number, height: number) => standsAbove({ left: 10, top, width: 55, height }, 257, 728);

  test('stands below what it speaks of, or above it where it would cover any of it', () => {
    expect(above(300, 60)).toBe(false);
    expect(above(420, 60)).toBe(true); // a hex of which it would cover the lower edge
    expect(above(600, 60)).toBe(true);
  });

  test('covers the less of what is too high for both', () => {
    expect(above(95, 400)).toBe(false);
    expect(above(250, 400)).toBe(true);
  });

  test('speaks of the bar from above it', () => {
    expect(above(728, 116)).toBe(false);
  });
});
