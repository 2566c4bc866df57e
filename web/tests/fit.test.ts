import { describe, expect, test } from 'vitest';
import { firstFitting } from '$lib/ui/fit';

/** A box of 100 x 20, and words that are as large at each step. */
const boxes = (...sizes: [number, number][]) => {
  const taken: number[] = [];
  const take = (step: number) => {
    taken.push(step);
    const [scrollWidth, scrollHeight] = sizes[step]!;
    return { scrollWidth, scrollHeight, clientWidth: 100, clientHeight: 20 };
  };
  return { take, taken };
};

describe('words give way until they fit', () => {
  test('not at all where they fit', () => {
    const { take, taken } = boxes([100, 20], [50, 10]);
    expect([firstFitting(2, take), taken]).toEqual([0, [0]]);
  });

  test('to the first step at which they are neither too wide nor too high', () => {
    const { take } = boxes([180, 20], [100, 40], [100, 20], [50, 10]);
    expect(firstFitting(4, take)).toBe(2);
  });

  test('to the last, where nothing is enough', () => {
    const { take, taken } = boxes([180, 20], [150, 20]);
    expect([firstFitting(2, take), taken]).toEqual([1, [0, 1]]);
  });
});
