import { describe, expect, test } from 'vitest';
import { around, pinOf } from '../src/pages/figures';
import { chaptersOf, commonSource, numbered, typed } from '../src/pages/guide';

describe('the rules as they are written', () => {
  test('headings, paragraphs and a picture', () => {
    const written = '# One\n\nFirst,\nstill first.\n\n![A board.](board)\n\n(1) Here.\n\n# Two\n\nLast.';
    expect(chaptersOf(written)).toEqual([
      {
        title: 'One',
        paragraphs: ['First, still first.', '(1) Here.'],
        figure: { name: 'board', caption: 'A board.' },
      },
      { title: 'Two', paragraphs: ['Last.'] },
    ]);
  });

  test('a number begins a paragraph, or it is none', () => {
    expect(numbered('(2) Over a bridge.')).toEqual({ number: '2', text: 'Over a bridge.' });
    expect(numbered('Pay (2) coins.')).toEqual({ number: '', text: 'Pay (2) coins.' });
  });
});

test('what is typed stands apart from the words, without its backticks', () => {
  expect(typed('See `boardwright content`.')).toEqual(['See ', 'boardwright content', '.']);
  expect(typed('`a` or `b`')).toEqual(['', 'a', ' or ', 'b', '']);
  expect(typed('Nothing.')).toEqual(['Nothing.']);
});

describe('numbers in a picture', () => {
  const box = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size });
  const whole = { left: 100, top: 100, right: 300, bottom: 200 };

  test('one thing wears its number at its upper edge, several in their middle', () => {
    expect(pinOf([box(195, 150)], whole)).toEqual({ x: 50, y: expect.closeTo(51.2) as number });
    expect(pinOf([box(100, 100), box(190, 190)], whole)).toEqual({ x: 25, y: 50 });
    expect(pinOf([box(100, 100)], whole, [0.8, 0.5])).toEqual({ x: 4, y: 5 });
    expect(pinOf([], whole)).toBeNull();
  });

  test('the box around boxes', () => {
    expect(around([box(0, 5), box(20, 0)])).toEqual({ left: 0, top: 0, right: 30, bottom: 15 });
  });
});

test('where values come from is said once for most pieces of a section', () => {
  const pieces = ['ours', 'the rulebook', 'ours'].map((source) => ({ source }));
  expect(commonSource(pieces)).toBe('ours');
  expect(commonSource([])).toBe('');
});
