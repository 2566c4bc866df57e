import { describe, expect, test } from 'vitest';
import { DICTIONARIES } from '$lib/i18n/dictionaries';
import type { TableState } from '../src/generated/messages';
import { barOf, type Seen } from '../src/table/bar';
import { completions, played } from '../src/table/notation';
import { answer, course, tableState } from './world';

const { en, ru } = DICTIONARIES;
const order = [1, 2, 0].map((seat) => ({ seat, off: false }));

/** The bar of a table at which you have seat 0 and are asked for an action, unless something else is said. */
function bar(more: Partial<Seen> = {}, told: Parameters<typeof tableState>[0] = {}) {
  const state: TableState = tableState({ question: 'Choose an action, or pass.', ...told });
  return barOf({
    t: en,
    table: state.table,
    state,
    name: (seat) => state.table.seats[seat]?.name ?? '',
    list: (names) => names.join(' and '),
    order,
    lit: 8,
    choices: false,
    tools: true,
    tool: null,
    preview: null,
    chosen: null,
    asked: true,
    holding: false,
    finish: false,
    done: '',
    plan: null,
    left: null,
    lost: null,
    kept: false,
    waited: '2:10',
    answered: false,
    watchers: 0,
    ...more,
  });
}
const occasion = (more: Partial<TableState['occasion']>): TableState['occasion'] => ({
  kind: 'turn',
  words: '',
  by: null,
  waiting: 1,
  stages: [],
  stage: 0,
  ...more,
});

describe('the own turn', () => {
  test('an ordinary turn asks for an action beside the tools', () => {
    expect(bar()).toMatchObject({
      seats: [0],
      mine: true,
      who: 'Your turn',
      context: '',
      question: 'Choose an action, or pass',
      middle: 'tools',
      button: { words: 'Pick a lit place', on: false },
    });
  });

  test('what was done in the turn before is not told of this one', () => {
    expect(bar({ done: 'Built a dwelling on H8' }).context).toBe('');
    expect(bar({ done: 'Built a dwelling on H8', finish: true })).toMatchObject({
      context: 'Built a dwelling on H8',
      button: { words: 'End turn', on: true },
    });
  });

  test('a pressed tool names itself and how much it lights', () => {
    expect(bar({ tool: 'Terraform' })).toMatchObject({ context: '8 places', question: 'Terraform: pick a lit place' });
    expect(bar({ t: ru, tool: 'Земля', lit: 2 })).toMatchObject({ context: '2 места' });
  });

  test('a chosen place stands in the question and, with its price, on the button', () => {
    const chosen = {
      short: 'Transform H8 and build',
      price: 'pay 4 workers and 2 coins',
      outcome: 'pay 4 workers and 2 coins; gain 2 points',
    };
    expect(bar({ tool: 'Terraform', preview: chosen, chosen })).toMatchObject({
      question: 'Transform H8 and build',
      middle: 'tools',
      button: { words: 'Transform H8 and build', price: 'pay 4 workers and 2 coins', on: true },
    });
  });

  test('where the middle draws the sums, the button does not repeat them', () => {
    const chosen = { short: 'Fly to Elysium', price: 'pay 4 energy' };
    expect(bar({ tools: false, preview: chosen, chosen })).toMatchObject({ middle: 'sums', button: { price: '' } });
  });

  test('a question within the turn says what it follows from', () => {
    const told = { question: 'Take a favor tile.', occasion: occasion({ kind: 'step' }) };
    expect(bar({ lit: 11, done: 'Built a temple on D1' }, told)).toMatchObject({
      who: 'You',
      context: 'Built a temple on D1',
      question: 'Take a favor tile',
      middle: 'tools',
      button: { words: '11 lit: pick one', on: false },
    });
  });

  test('answers that are buttons stand in the middle', () => {
    expect(bar({ choices: true }).middle).toBe('choices');
  });

  test('before the game, the middle has its stages', () => {
    const stages = ['Factions', 'Dwellings', 'Round 1'];
    const told = { occasion: occasion({ kind: 'setup', words: 'your first dwelling of 2', stages, stage: 1 }) };
    expect(bar({}, told)).toMatchObject({ who: 'Set-up', context: 'your first dwelling of 2', middle: 'stages' });
  });
});

describe('an offer', () => {
  const offer = (waiting = 1) => ({
    question: 'Take 3 power for 2 points?',
    occasion: occasion({ kind: 'answer', words: 'Mermaids built beside you', by: 2, waiting }),
  });

  test('shows who calls for it, and has buttons of its own', () => {
    expect(bar({}, offer())).toMatchObject({
      seats: [2],
      mine: true,
      who: 'Mermaids built beside you',
      context: '',
      question: 'Take 3 power for 2 points?',
      middle: 'offer',
      button: null,
    });
  });

  test('says how many wait', () => {
    expect(bar({}, offer(2)).context).toBe('1 of 2');
  });
});

describe('the end of the turn', () => {
  const held = { asked: false, holding: true, done: 'Built a dwelling on H8' };

  test('is waited for', () => {
    expect(bar(held)).toMatchObject({
      context: 'Built a dwelling on H8',
      question: 'End the turn, or undo',
      button: { words: 'End turn', on: true },
    });
  });

  test('comes by itself', () => {
    expect(bar({ ...held, left: 3 }).question).toBe('Ends by itself in 3 s');
  });

  test('with something new', () => {
    expect(bar(held, { ends_with_reveal: true })).toMatchObject({
      context: 'last step',
      middle: 'hint',
      hint: 'Something new is shown then: no undo after it.',
      button: { words: 'End turn' },
    });
  });

  test('is not the end where the turn goes on after what is revealed', () => {
    expect(bar(held, { ends_with_reveal: true, reveal: 'Roll the die' })).toMatchObject({
      context: 'goes on after it',
      question: 'Roll the die',
      hint: 'Roll the die: you go on after it. What you did before cannot be undone then.',
      button: { words: 'Roll the die', on: true },
    });
  });
});

describe('others are asked', () => {
  const idle = { asked: false };

  test('one of them', () => {
    const told = { table: { waiting: [2] } };
    expect(bar(idle, told)).toMatchObject({
      seats: [2],
      mine: false,
      who: 'Cora',
      context: 'for 2:10',
      question: 'Cora is choosing',
      middle: 'order',
      hint: 'you are next',
      button: null,
    });
    expect(bar(idle, { table: { waiting: [1] } }).hint).toBe('');
  });

  test('who has passed is not next', () => {
    const passed = order.map((place) => ({ ...place, off: place.seat === 2 }));
    expect(bar({ ...idle, order: passed }, { table: { waiting: [1] } }).hint).toBe('you are next');
  });

  test('of several those who have answered are shown in place of the order', () => {
    expect(bar({ ...idle, answered: true }, { table: { waiting: [1, 2] } }).middle).toBe('answered');
    expect(bar({ ...idle, answered: true }, { table: { waiting: [1] } }).middle).toBe('order');
    expect(bar({ ...idle, answered: true }, { answering: true, table: { waiting: [1] } }).middle).toBe('answered');
    expect(bar(idle, { answering: true, table: { waiting: [1] } }).middle).toBe('order');
  });

  test('who watches reads how many others do', () => {
    const told = { table: { you: null, waiting: [1] } };
    expect(bar({ ...idle, watchers: 4 }, told)).toMatchObject({ who: 'Watching', context: '3 others' });
    expect(bar({ ...idle, watchers: 1 }, told).context).toBe('for 2:10');
    expect(bar({ ...idle, watchers: 4 }, { table: { waiting: [1] } }).context).toBe('for 2:10');
  });

  test('several of them', () => {
    expect(bar(idle, { table: { waiting: [1, 2] } })).toMatchObject({
      seats: [1, 2],
      who: 'Bert and Cora',
      question: 'Waiting for Bert and Cora',
    });
  });

  test('who has not ended the turn yet', () => {
    expect(bar(idle, { holding: 1, table: { waiting: [] } }).seats).toEqual([1]);
  });

  test('seen by somebody who only watches', () => {
    expect(bar(idle, { table: { you: null, waiting: [1] } })).toMatchObject({
      who: 'Watching',
      question: 'Bert is choosing',
      button: null,
    });
  });
});

describe('other states', () => {
  test('no connection: the move is kept', () => {
    expect(bar({ lost: '0:12', kept: true })).toMatchObject({
      context: 'no connection for 0:12',
      question: 'Your move is kept',
      button: { words: 'Sent when you are back', on: false },
    });
    expect(bar({ lost: '0:12', chosen: { short: 'Build' } })).toMatchObject({
      context: 'no connection for 0:12',
      button: { words: 'Build', on: true },
    });
  });

  test('a plan says what it asks, or why it does not go on', () => {
    expect(bar({ plan: '' })).toMatchObject({ who: 'Your plan', question: 'Choose an action, or pass' });
    expect(bar({ plan: 'The plan ends here.', asked: false })).toMatchObject({
      question: 'The plan ends here.',
      button: null,
    });
  });

  test('a table that cannot go on says why', () => {
    expect(bar({}, { table: { stopped: 'It was begun under earlier rules.' } })).toMatchObject({
      who: 'The game stands still',
      question: 'It was begun under earlier rules.',
      button: null,
    });
  });
});

describe('answers in writing', () => {
  const actions = [
    answer('dig D3', { short: 'Transform D3' }),
    answer('build D4'),
    answer('pass BON1', { short: 'Pass' }),
  ];
  const courses = [course(['dig D3', 'to plains', 'build D3'], { short: 'Transform D3 and build' })];
  const found = (typed: string) => completions(typed, actions, courses).map(({ text }) => text);

  test('are completed from their beginning, then from anywhere', () => {
    expect(found('dig')).toEqual(['dig D3', 'dig D3; to plains; build D3']);
    expect(found('D4')).toEqual(['build D4']);
    expect(found('transform d3 and')).toEqual(['dig D3; to plains; build D3']);
    expect(found('fly')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });

  test('are played as typed, or as walked to', () => {
    const all = completions('dig', actions, courses);
    expect(played('DIG  d3', all, -1)).toBe('dig D3');
    expect(played('dig', all, 1)).toBe('dig D3; to plains; build D3');
    expect(played('dig', all, -1)).toBe('dig');
  });
});
