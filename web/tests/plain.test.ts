import { describe, expect, test } from 'vitest';
import { kindOf, spaced } from '../src/games/plain';

describe('a view that nobody has drawn', () => {
  test('a number or a name is a word; nothing is a dash', () => {
    expect(kindOf(3, 2)).toEqual({ is: 'word', word: '3' });
    expect(kindOf(null, 2)).toEqual({ is: 'word', word: '–' });
    expect(kindOf(true, 2)).toEqual({ is: 'word', word: '✓' });
  });

  test('a list as long as there are seats belongs to them', () => {
    expect(kindOf([3, 1], 2)).toEqual({ is: 'seats', things: [['1', 3], ['2', 1]] });
  });

  test('another list is a row, or things if there is more in it', () => {
    expect(kindOf([1, 2, 5], 2)).toEqual({ is: 'row', words: ['1', '2', '5'] });
    expect(kindOf([], 2)).toEqual({ is: 'row', words: [] });
    expect(kindOf([{ dice: 1 }], 2)).toEqual({ is: 'things', things: [['1', { dice: 1 }]] });
  });

  test('names are written as words', () => {
    expect(spaced('shown_last')).toBe('Shown last');
    expect(kindOf({ dice: 2 }, 4)).toEqual({ is: 'things', things: [['dice', 2]] });
  });
});
