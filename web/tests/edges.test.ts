import { expect, test } from 'vitest';
import { hiddenEdges } from '$lib/ui/edges';

test('a row fades out where it goes on, and only there', () => {
  const row = (scrollLeft: number, scrollWidth: number) => hiddenEdges({ scrollLeft, clientWidth: 366, scrollWidth });
  expect(row(0, 366)).toBe('');
  expect(row(0, 602)).toBe('after');
  expect(row(100, 602)).toBe('before after');
  expect(row(236, 602)).toBe('before');
  expect(row(235.6, 602)).toBe('before'); // widths on screens are no whole numbers
});
