import { expect, test } from 'vitest';
import { marksShown } from '../src/table/marks';

const MARKS = [0, 40, 100, 180].map((moves, at) => ({ moves, round: at + 1, part: `Раунд ${at + 1}` }));
const words = (width: number) => marksShown(MARKS, 200, width).map((mark) => mark.words);

test('parts of a game are told as far as there is room before the next', () => {
  expect(words(1000)).toEqual(['Раунд 1', 'Раунд 2', 'Раунд 3', 'Раунд 4']);
  expect(words(240)).toEqual(['1', 'Раунд 2', 'Раунд 3', '4']);
  expect(words(60)).toEqual(['', '2', '3', '4']);
  expect(marksShown(MARKS, 200, 240).map(({ left }) => left)).toEqual([0, 20, 50, 90]);
});

test('a part without a number is told whole or not at all', () => {
  const marks = [{ moves: 0, round: 0, part: 'Set-up' }, ...MARKS.slice(1)];
  expect(marksShown(marks, 200, 1000)[0]?.words).toBe('Set-up');
  expect(marksShown(marks, 200, 100)[0]?.words).toBe('');
});
