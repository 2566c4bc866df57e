import { describe, expect, test, vi } from 'vitest';
import { Answers, handlers, isChosen, type Choosing } from '$lib/board/answers';
import type { Plan } from '$lib/board/contract';
import { answer } from './world';

const plan = (words: string): Plan => ({
  then: [],
  things: [],
  words,
  short: words,
  price: '',
  outcome: '',
  entries: [],
});

describe('looking answers up', () => {
  const answers = new Answers([answer('build C3'), answer('build D4 then'), answer('builder X'), answer('pass')]);

  test('by their text', () => {
    expect(answers.has('pass')).toBe(true);
    expect(answers.get('build C3')?.action).toBe('build C3');
    expect(answers.get('build C4')).toBeUndefined();
  });

  test('by their verb, which is a whole word', () => {
    expect([...answers.of('build').keys()]).toEqual(['C3', 'D4 then']);
    expect([...answers.of('pass').keys()]).toEqual([]);
  });
});

describe('what is chosen', () => {
  const choosing = (): Choosing => ({
    answers: new Answers([]),
    chosen: 'build C3',
    plan: plan('and build'),
    onpoint: vi.fn(),
    onchoose: vi.fn(),
  });

  test('is an answer with just what follows it', () => {
    expect(isChosen(choosing(), 'build C3', plan('and build'))).toBe(true);
    expect(isChosen(choosing(), 'build C3')).toBe(false);
    expect(isChosen(choosing(), 'build D4', plan('and build'))).toBe(false);
  });

  test('a tile that nothing names is closed', () => {
    expect(handlers(choosing(), undefined)).toEqual({ open: false, chosen: false });
  });

  test('a tile tells what is pointed at and picked, and when it is left', () => {
    const [shown, follows] = [choosing(), plan('and build')];
    const tile = handlers(shown, { action: 'build C3' }, follows);
    expect([tile.open, tile.chosen]).toEqual([true, true]);
    tile.onpick?.();
    tile.onpoint?.(true);
    tile.onpoint?.(false);
    expect(shown.onchoose).toHaveBeenCalledExactlyOnceWith('build C3', follows);
    expect(shown.onpoint).toHaveBeenNthCalledWith(1, 'build C3', follows);
    expect(shown.onpoint).toHaveBeenNthCalledWith(2, null, null);
  });
});
