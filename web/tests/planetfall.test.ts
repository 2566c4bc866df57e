import { expect, test } from 'vitest';
import { actsAs, endPoints, moreIncome, nextRank, partOf } from '../src/games/planetfall/ways';
import type { PlanetfallView } from '../src/games/planetfall/types';
import type { ActionInfo } from '../src/generated/messages';

const answer = (changes: ActionInfo['changes']): ActionInfo => ({ action: 'fly', words: '', short: '', changes });
const place = (thing: string, ship: number | null) => ({ thing, ship });

test('a ship acts after those above it', () => {
  const view = {
    rows: [{ places: [place('a', 1), place('b', null)] }, { places: [place('c', 2), place('d', null)] }],
    track: [1, 2, 0, 3],
  } as unknown as PlanetfallView;
  expect(actsAs(view, 'b', 0)).toEqual({ rank: 2, of: 3, isSettled: false });
  expect(actsAs(view, 'd', 0)).toEqual({ rank: 3, of: 3, isSettled: false });
  expect(actsAs({ ...view, track: [1, 2, 0, null] } as unknown as PlanetfallView, 'd', 0).isSettled).toBe(true);
});

test('points at the end are those of the own goals and technologies', () => {
  const changes = {
    'seats.0.goals now': [
      [1, 2],
      [1, 5],
    ],
    'seats.0.technologies now': [0, 4],
    'seats.1.goals now': [0, 9],
    'seats.0.points': [0, 3],
  };
  expect(endPoints(answer(changes), 0)).toBe(7);
  expect(endPoints(answer({}), 0)).toBe(0);
});

test('more income, and the place in the turn order', () => {
  const action = answer({
    'seats.2.next income.s': [1, 3],
    track: [
      [0, 1, 2],
      [2, 0, 1],
    ],
  });
  expect(Object.values(moreIncome(action, 2)).reduce((sum, each) => sum + each, 0)).toBe(2);
  expect([nextRank(action, 2), nextRank(action, 1), nextRank(answer({}), 1)]).toEqual([1, 3, 0]);
});

test('the part of a card that speaks of a way', () => {
  expect(['defeat', 'recruit', 'pass'].map(partOf)).toEqual(['cost', 'other', null]);
});
