import { describe, expect, test } from 'vitest';
import { seatColour as boardColour, seatShape } from '$lib/board/seats';
import { badgeOf, othersOf } from '$lib/board/mystica/seats';
import { seatColour, seatPath } from '$lib/ui/seats';

const SEATS = [0, 1, 2, 3, 4, 5];

describe('six seats', () => {
  test.each([
    ['in lists', seatPath],
    ['on boards', seatShape],
  ])('are six shapes %s, around the point where they stand', (_, shape) => {
    const drawn = SEATS.map((seat) => shape(seat, 0, 0, 10));
    expect(new Set(drawn).size).toBe(6);
    for (const [seat, path] of drawn.entries()) {
      expect(path, path).toMatch(/^M[-\d. aALhv]+z$/i);
      expect(shape(seat, 100, 50, 10)).not.toBe(path);
    }
  });

  test('have colours of their own, the same in lists and on boards', () => {
    expect(SEATS.map(seatColour)).toEqual(SEATS.map(boardColour));
    expect(new Set(SEATS.map(seatColour)).size).toBe(6);
    expect(seatColour(6)).toBe(seatColour(0));
  });
});

describe('around the table', () => {
  const view = {
    round: 2,
    scoring: ['a', 'b', 'c'],
    order: [2, 0, 3, 1],
    passed: [3, 1],
    seats: [{ passed: false }, { passed: true }, { passed: false }, { passed: true }],
  };

  test('the others stand in their order after the one who looks', () => {
    expect(othersOf(view, 2)).toEqual([3, 0, 1]);
    expect(othersOf(view, 0)).toEqual([1, 2, 3]);
    expect(othersOf(view, null)).toEqual([0, 1, 2, 3]);
  });

  test('who is waited for, and who comes next among those who have not passed', () => {
    expect(badgeOf(view, [2], 2, 'en')?.now).toBe(true);
    const next = badgeOf(view, [2], 0, 'en');
    expect(next).not.toBeNull();
    expect(next?.now).toBeUndefined();
    expect(badgeOf(view, [0], 2, 'en')).toEqual(next);
    expect(badgeOf({ ...view, seats: view.seats.map(() => ({ passed: false })) }, [2], 3, 'en')).toBeNull();
  });

  test('who has passed is told with the place in the next round', () => {
    expect(badgeOf(view, [2], 3, 'en')?.words).toContain('1');
    expect(badgeOf(view, [2], 1, 'en')?.words).toContain('2');
    expect(badgeOf({ ...view, passed: [] }, [2], 1, 'en')?.words).not.toMatch(/\d/);
    expect(badgeOf({ ...view, round: 3 }, [2], 1, 'en')?.words).toBe('passed');
  });

  test('nobody comes next where one plays alone', () => {
    const alone = { ...view, seats: view.seats.map((_, seat) => ({ passed: seat !== 2 })) };
    expect(badgeOf(alone, [2], 0, 'en')?.now).toBeUndefined();
    expect(badgeOf({ ...view, order: [0], passed: [], seats: [{ passed: false }] }, [], 0, 'en')).toBeNull();
  });
});
