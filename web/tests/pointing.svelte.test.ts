import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BoardProps, Plan } from '$lib/board/contract';
import { Pointing, transformed } from '$lib/board/mystica/pointing.svelte';
import type { LedgerEntry } from '../src/generated/messages';
import { answer } from './world';

interface Way {
  action: string;
  plan: Plan | null;
  equal: boolean;
}

const plan = (words: string, ...things: string[]): Plan => ({
  then: [],
  things,
  words,
  short: words,
  price: '',
  outcome: '',
  entries: [],
});
const WAYS: Record<string, Way[]> = {
  E5: [
    { action: 'dig E5', plan: null, equal: false },
    { action: 'dig E5', plan: plan('and build', 'E5'), equal: false },
  ],
  F6: [{ action: 'build F6', plan: null, equal: false }],
  G7: [
    { action: 'upgrade G7 temple', plan: null, equal: true },
    { action: 'upgrade G7 stronghold', plan: null, equal: true },
  ],
};

let props: Pick<BoardProps, 'actions' | 'chosen' | 'plan' | 'onchoose' | 'ondo' | 'onpoint'>;
let told: [string, string | null, string | undefined][];
let phone: boolean;
let pointing: Pointing<Way>;
let leave: () => void;

const element = () => document.body.appendChild(document.createElement('button'));

beforeEach(() => {
  told = [];
  phone = false;
  props = {
    actions: ['dig E5', 'build F6'].map((each) => answer(each, { things: [each.split(' ')[1]!] })),
    chosen: null,
    plan: null,
    onchoose: (action, next) => {
      told.push(['choose', action, next?.words]);
      [props.chosen, props.plan] = [action || null, next ?? null];
    },
    ondo: (action, next) => told.push(['do', action, next?.words]),
    onpoint: (action, next) => told.push(['point', action, next?.words]),
  };
  // As while a board is set up.
  leave = $effect.root(() => {
    pointing = new Pointing<Way>({
      props: props as BoardProps,
      phone: () => phone,
      waysAt: (hex) => WAYS[hex] ?? [],
      single: (name) => (name === 'bridge' ? answer('bridge E5 F6') : undefined),
      asked: () => null,
    });
  });
});

afterEach(() => leave());

describe('with the mouse', () => {
  test('a hex that is pointed at previews its first way', () => {
    pointing.enter('E5', element());
    expect(told).toEqual([['point', 'dig E5', undefined]]);
    expect([pointing.active, pointing.ways.length, pointing.at]).toEqual(['E5', 2, 0]);
    pointing.leave();
    expect(told.at(-1)).toEqual(['point', null, undefined]);
    expect(pointing.active).toBeNull();
  });

  test('a click chooses, and the card stays with the hex', () => {
    pointing.enter('E5', element());
    pointing.pick('E5', element());
    pointing.leave();
    expect(told).toContainEqual(['choose', 'dig E5', undefined]);
    expect([pointing.looked?.name, pointing.isPinned, pointing.active]).toEqual(['E5', true, 'E5']);
    pointing.enter('F6', element());
    expect([pointing.looked?.name, pointing.isPinned]).toEqual(['F6', false]);
    pointing.close();
    expect(pointing.looked).toBeNull();
  });

  test('another way of the card is chosen, and a second click on the hex keeps it', () => {
    pointing.pick('E5', element());
    pointing.choose(1);
    expect(told.at(-1)).toEqual(['choose', 'dig E5', 'and build']);
    expect(pointing.at).toBe(1);
    pointing.pick('E5', element());
    expect(told.at(-1)).toEqual(['choose', 'dig E5', 'and build']);
    pointing.choose(7);
    expect(told).toHaveLength(3);
  });

  test('the card goes with what was chosen, and with its hex', () => {
    const hex = element();
    pointing.pick('E5', hex);
    props.chosen = 'build F6';
    expect(pointing.pin).toBeNull();
    props.chosen = 'dig E5';
    expect(pointing.pin?.name).toBe('E5');
    hex.remove();
    expect(pointing.pin).toBeNull();
  });

  test('where two buildings are equal nothing is previewed or chosen, the card asks, and a row acts at once', () => {
    pointing.pick('F6', element());
    pointing.enter('G7', element());
    expect(told.at(-1)).toEqual(['point', null, undefined]);
    pointing.pick('G7', element());
    expect([told.at(-1), props.chosen]).toEqual([['choose', '', undefined], null]);
    pointing.leave();
    expect([pointing.looked?.name, pointing.isPinned, pointing.at]).toEqual(['G7', true, -1]);
    pointing.choose(1);
    expect([told.at(-1), props.chosen]).toEqual([['do', 'upgrade G7 stronghold', undefined], null]);
    pointing.close();
    expect(pointing.looked).toBeNull();
  });

  test('a special action is about the place that follows it', () => {
    pointing.pick('F6', element());
    [props.chosen, props.plan] = ['special stronghold', plan('ride', 'stronghold', 'F6')];
    expect([pointing.chosenHex, pointing.pin?.name]).toEqual(['F6', 'F6']);
  });

  test('what has one answer only is chosen without a card', () => {
    pointing.pick('bridge', element());
    expect(told).toEqual([['choose', 'bridge E5 F6', undefined]]);
    expect(pointing.pin).toBeNull();
  });
});

test('on a phone a tap tells of a hex where nothing can be done, a second one closes the card', () => {
  phone = true;
  pointing.pick('A1', element());
  expect(pointing.looked?.name).toBe('A1');
  pointing.pick('A1', element());
  expect(pointing.looked).toBeNull();
  expect(told).toEqual([]);
});

test('on a phone what was chosen goes with the sheet', () => {
  phone = true;
  pointing.pick('E5', element());
  expect(props.chosen).toBe('dig E5');
  pointing.close();
  expect([props.chosen, pointing.looked]).toEqual([null, null]);
});

describe('a hex whose terrain is asked for', () => {
  const land = (what: string, amount: number): LedgerEntry => ({
    kind: 'piece',
    what,
    amount,
    source: 'action',
    place: 'E5',
  });
  const to = (terrain: string) => answer(`to ${terrain}`, { entries: [land('swamp', -1), land(terrain, 1)] });

  test('is known from the answers', () => {
    expect(transformed({ actions: [to('plains'), to('lakes')] })).toEqual({ hex: 'E5', terrain: null });
    expect(transformed({ actions: [answer('build E5')] })).toBeNull();
  });

  test('shows the terrain that is pointed at', () => {
    const actions = [to('plains'), to('lakes')];
    expect(transformed({ actions, preview: to('lakes') })).toEqual({ hex: 'E5', terrain: 'lakes' });
  });
});
