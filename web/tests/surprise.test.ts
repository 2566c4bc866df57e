import { expect, test } from 'vitest';
import { surprise } from '../src/table/surprise';
import { entry } from '../src/games';

const FACTIONS = ['faction witches', 'faction giants', 'faction nomads'];

test('luck draws any of the answers', () => {
  expect([0, 0.5, 0.99].map((luck) => surprise(FACTIONS, null, () => luck))).toEqual(FACTIONS);
});

test('what is chosen already is not drawn again, for a second press would do it', () => {
  for (const luck of [0, 0.5, 0.99])
    expect(surprise(FACTIONS, 'faction giants', () => luck)).not.toBe('faction giants');
  expect(surprise(['faction giants'], 'faction giants')).toBeNull();
});

test('only what is chosen before the game is left to luck', () => {
  expect(FACTIONS.every(entry('terra_mystica').surprises)).toBe(true);
  expect(['choose lake', 'draft moles'].every(entry('age_of_innovation').surprises)).toBe(true);
  expect(entry('terra_mystica').surprises('build E5')).toBe(false);
  expect(entry('santa_maria').surprises('pass')).toBe(false);
});
