import { describe, expect, test } from 'vitest';
import { markOfEntry } from '../src/games/age_of_innovation/table';
import {
  answeredIn,
  asText,
  firstSince,
  goesOn,
  joined,
  newFrom,
  newsOf,
  newTurns,
  stepsOf,
  touchOf,
  turnAt,
} from '../src/table/turns';
import { turn } from './world';

const all = () => true;
const rival = { ...turn(4, null, 'card 5'), rival: 'Automa', words: 'turned up card 5' };
const final = { ...turn(8, 1), last: 7, final: true };

describe('the log goes on', () => {
  const log = [turn(1, 0, 'build E5', 'done'), turn(3, 1, 'convert pw c')];

  test('a turn that has grown takes the place of what it was', () => {
    const grown = turn(3, 1, 'convert pw c', 'build F6', '0: decline');
    const now = joined(log, 3, [grown]);
    expect(now).toEqual([log[0], grown]);
    expect(stepsOf(now).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(goesOn(log, now)).toBe(true);
  });

  test('after an undo the rest of a turn is told again, and what followed is gone', () => {
    const now = joined([...log, final], 1, [turn(1, 0, 'build E5')]);
    expect(now.map(({ last }) => last)).toEqual([1]);
    expect(goesOn(log, now)).toBe(false);
    expect(goesOn(log, joined(log, 3, [turn(3, 1, 'pass BON1')]))).toBe(false);
  });

  test('a move is in its turn', () => {
    expect(turnAt(log, 2)).toBe(log[0]);
    expect(turnAt(log, 3)).toBe(log[1]);
    expect(turnAt([...log, final], 7)).toBeUndefined();
  });
});

describe('news', () => {
  test('an answer in the turn of somebody else is not the own last turn', () => {
    const log = [turn(1, 0, 'build E5'), turn(2, 1, 'build F6', '0: take 1')];
    expect(newFrom(log, 0)).toBe(2);
    expect(newTurns(log, 0, all)).toEqual([log[1]]);
    expect([newFrom(log, null), newFrom(log, 2)]).toEqual([Infinity, Infinity]);
  });

  test('whom the rules play has numbers too, at what was changed', () => {
    const entry = { kind: 'piece', what: 'workshop', amount: 1, source: 'automa', seat: 1, place: 'G5' } as const;
    const log = [turn(1, 0, 'done'), turn(2, null, 'deal', 'deal'), { ...rival, entries: [entry] }, final];
    const turns = newTurns(log, 0, all);
    expect(turns.map(({ words }) => words)).toEqual(['turned up card 5']);
    expect(newsOf(turns, all)).toEqual([{ number: 1, seat: null, action: '', things: [], entry }]);
    expect(markOfEntry(entry)).toBe('G5');
    expect(markOfEntry({ ...entry, what: 'power actions', place: 'coins' })).toBe('power coins');
    expect(markOfEntry({ ...entry, kind: 'track', what: 'law', place: '' })).toBe('law');
    expect(markOfEntry({ ...entry, kind: 'points', what: 'points', place: '' })).toBeNull();
  });
});

test('what a turn did to a seat is found', () => {
  const touch = { seat: 2, words: ['Declined 1 power'], sums: rival.sums };
  const touching = { ...turn(1, 0, 'build E5'), touched: [touch] };
  expect([touchOf(touching, 2), touchOf(touching, 1), touchOf(touching, null)]).toEqual([touch, undefined, undefined]);
});

test('a turn is written down with its sums and its steps', () => {
  const told = turn(5, 0, 'dig F6', 'build F6');
  const sums = { ...told.sums, words: 'paid 1 worker' };
  expect(asText({ ...told, sums, events: ['founds a town'] }, 'Anna built a dwelling on F6')).toBe(
    'Anna built a dwelling on F6\npaid 1 worker\nfounds a town\n5. dig F6: all of it\n6. build F6: all of it',
  );
});

test('the rule "since your last turn" stands above turns of others, never above the final scoring', () => {
  const log = [turn(1, 1, 'build F6'), turn(2, 0, 'build E5'), turn(3, 1, 'pass BON1')];
  expect(firstSince([...log, final], 3)).toBe(2);
  expect(firstSince([...log.slice(0, 2), { ...final, first: 3, last: 2 }], 3)).toBe(-1);
  expect(firstSince([...log.slice(0, 2), turn(3, 1), { ...final, first: 3, last: 2 }], 3)).toBe(2); // nobody was asked
});

test('who has answered an offer is known by the turn that made it', () => {
  const sums = { paid: [], gained: [], points: 0, levels: [], words: '' };
  const built = {
    ...turn(3, 1, 'build F6', '2: decline'),
    touched: [
      { seat: 0, words: ['Overtaken on fire: 5 to 4'], sums },
      { seat: 2, words: ['Declined 1 power'], sums },
    ],
  };
  expect(answeredIn(built)).toEqual([{ seat: 2, words: 'Declined 1 power' }]);
  expect(answeredIn(undefined)).toEqual([]);
});
