import { describe, expect, test } from 'vitest';
import { kindOf, spaced } from '../src/games/plain';

describe('a view that nobody has drawn', () => {
  test('a number or a name is a word; nothing is a dash', () => {
    expect(kindOf(3)).toEqual({ is: 'word', word: '3' });
    expect(kindOf(null)).toEqual({ is: 'word', word: '–' });
    expect(kindOf(true)).toEqual({ is: 'word', word: '✓' });
  });

  test('a list is a row, or things if there is more in it', () => {
    expect(kindOf([1, 2, 5])).toEqual({ is: 'row', words: ['1', '2', '5'] });
    expect(kindOf([])).toEqual({ is: 'row', words: [] });
    expect(kindOf([{ dice: 1 }])).toEqual({ is: 'things', things: [['1', { dice: 1 }]] });
  });

  test('names are written as words', () => {
    expect(spaced('shown_last')).toBe('Shown last');
    expect(kindOf({ dice: 2 })).toEqual({ is: 'things', things: [['dice', 2]] });
  });
});
