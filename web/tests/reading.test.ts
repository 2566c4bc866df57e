import { expect, test } from 'vitest';
import { Reading } from '../src/table/reading';

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, clientHeight: 100, scrollHeight });

test('who has gone up is left there, and follows again from the end', () => {
  const reading = new Reading();
  reading.scrolled(at(300, 400));
  expect(reading.atEnd).toBe(true);
  reading.scrolled(at(200, 400));
  expect(reading.atEnd).toBe(false);
  reading.scrolled(at(250, 400));
  expect(reading.atEnd).toBe(false);
  reading.scrolled(at(295, 400));
  expect(reading.atEnd).toBe(true);
});

test('lines that come before the event of a scroll to the end do not count as going up', () => {
  const reading = new Reading();
  reading.scrolled(at(300, 400));
  reading.scrolled(at(340, 560));
  expect(reading.atEnd).toBe(true);
});
