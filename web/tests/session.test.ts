import { describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { TableState } from '../src/generated/messages';
import { entry } from '../src/games';
import { asked, enter, server, session, sitDown } from './seated';
import { answer, course, FakeSocket, refusal, tableState, turn } from './world';

const kind = (id: string) => entry('terra_mystica').kinds.find((each) => each.id === id)!;

describe('opening a table', () => {
  test('there is none of that name', async () => {
    server.on('/api/tables/abc', () => refusal(404, 'There is no such table.'));
    await enter();
    expect([session.problem, session.missing]).toEqual(['There is no such table.', true]);
    expect(FakeSocket.all).toEqual([]);
  });

  test('it may not be seen', async () => {
    server.on('/api/tables/abc', () => refusal(403, 'It is private.'));
    await enter();
    expect([session.problem, session.missing]).toEqual(['It is private.', false]);
  });

  test('the line says how the browser wants to be served', async () => {
    settings.confirm = false;
    const socket = await sitDown();
    const { pathname, searchParams } = new URL(socket.address);
    expect(pathname).toBe('/api/tables/abc/socket');
    expect(Object.fromEntries(searchParams)).toEqual({ confirm: '0' });
    expect(socket.of('prefer')).toMatchObject([{ confirm: false, preferences: null }]);
    expect(session.linked).toBe(true);
  });

  test('who leaves before the answer opens no line', async () => {
    const entered = enter();
    session.close();
    await entered;
    expect(FakeSocket.all).toEqual([]);
  });
});

describe('choosing', () => {
  test('the first click chooses, the second does it', async () => {
    const socket = await sitDown(asked('build E5', 'pass BON1'));
    session.choose('build E5');
    expect(session.chosenAction?.action).toBe('build E5');
    expect(socket.of('act')).toEqual([]);
    session.choose('build E5');
    expect(socket.of('act')).toMatchObject([{ version: 1, action: 'build E5', then: [], end: false }]);
    expect(session.busy).toBe(true);
  });

  test('the same answer with something else to follow is another choice', async () => {
    const socket = await sitDown(asked('build E5', 'pass BON1'));
    const plan = {
      then: ['power bridge'],
      things: [],
      words: 'both',
      short: 'both',
      price: '',
      outcome: 'all',
      entries: [],
    };
    session.choose('build E5');
    session.choose('build E5', plan);
    expect(socket.of('act')).toEqual([]);
    expect(session.preview).toMatchObject({ action: 'build E5', words: 'both', price: '', outcome: 'all' });
    session.choose('build E5', plan);
    expect(socket.of('act')).toMatchObject([{ action: 'build E5', then: ['power bridge'] }]);
  });

  test('what is pointed at is previewed before what is chosen', async () => {
    await sitDown(asked('build E5', 'pass BON1'));
    session.choose('build E5');
    session.point('pass BON1');
    expect(session.preview?.action).toBe('pass BON1');
    session.point(null);
    expect(session.preview?.action).toBe('build E5');
  });

  test('what is not legal is not chosen', async () => {
    await sitDown(asked('build E5', 'pass BON1'));
    session.choose('build F6');
    session.doAtOnce('build F6');
    expect(session.chosen).toBeNull();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  test('an only answer is chosen from the start', async () => {
    const socket = await sitDown(asked('decline'));
    expect(session.chosen).toBe('decline');
    session.do();
    expect(socket.of('act')).toMatchObject([{ action: 'decline' }]);
  });

  test('what is done with the hand is done at once', async () => {
    const socket = await sitDown(asked('build E5', 'pass BON1'));
    session.doAtOnce('pass BON1');
    session.doAtOnce('build E5');
    expect(socket.of('act')).toMatchObject([{ action: 'pass BON1' }]);
  });

  test('keys walk around the answers', async () => {
    await sitDown(asked('a 1', 'b 2', 'c 3'));
    const walked = [-1, 1, 1].map((by) => {
      session.walk(by);
      return session.chosen;
    });
    expect(walked).toEqual(['c 3', 'a 1', 'b 2']);
  });

  test('keys walk within the kind that is lit', async () => {
    await sitDown(asked('build E5', 'upgrade A1 temple', 'upgrade B2 temple', 'pass BON1'));
    session.light(kind('upgrade'));
    session.walk(1);
    session.walk(1);
    session.walk(1);
    expect(session.chosen).toBe('upgrade A1 temple');
  });

  test('conversions on the way are not counted among what answers, unless they are all that is lit', async () => {
    await sitDown(asked('favor FAV1', 'favor FAV2', 'convert w c'));
    expect(session.answering).toBe(2);
    session.light(kind('convert'));
    expect(session.answering).toBe(1);
  });

  test('one step back: first the choice, then the kind, then there is none', async () => {
    await sitDown(asked('build E5', 'build F6', 'pass BON1'));
    session.light(kind('land'));
    session.choose('build F6');
    expect([session.back(), session.chosen, session.kind]).toEqual([true, null, 'land']);
    expect([session.back(), session.kind]).toEqual([true, null]);
    expect(session.back()).toBe(false);
  });

  test('a kind with one answer chooses it; lit again, all are lit', async () => {
    await sitDown(asked('build E5', 'build F6', 'priest fire 3'));
    session.light(kind('priest'));
    expect([session.kind, session.chosen]).toEqual(['priest', 'priest fire 3']);
    session.light(kind('land'));
    expect([session.kind, session.chosen]).toEqual(['land', null]);
    session.light(kind('land'));
    expect(session.kind).toBeNull();
  });

  test('answers that several lead to count with their kind', async () => {
    const courses = [['convert w c', 'build G7'], ['build E5'], ['nonsense']].map((each) => course(each));
    await sitDown({ ...asked('build E5', 'convert w c'), courses });
    expect(courses.map((each) => session.kindOf(each)?.id)).toEqual(['land', 'land', undefined]);
    expect(session.countOf(kind('land'))).toBe(2);
    expect(session.countOf(kind('convert'))).toBe(1);
  });

  test('keys walk through what several answers lead to: power that is burnt for an action', async () => {
    const burning = (action: string) => course(['burn', action], { short: action });
    const socket = await sitDown({
      ...asked('burn', 'build E5'),
      courses: [burning('power ACT1'), burning('power ACT2')],
    });
    session.light(kind('power'));
    expect([session.answering, session.chosen]).toEqual([2, null]);
    const walked = [1, 1, 1].map((by) => {
      session.walk(by);
      return session.preview?.short;
    });
    expect(walked).toEqual(['power ACT1', 'power ACT2', 'power ACT1']);
    session.do();
    expect(socket.of('act')).toMatchObject([{ action: 'burn', then: ['power ACT1'] }]);
  });

  test('what the mouse rests on does not hide the kind that a key has lit', async () => {
    await sitDown(asked('build E5', 'pass BON1', 'pass BON2'));
    session.point('build E5');
    session.light(kind('pass'));
    expect(session.preview).toBeNull();
  });

  test('a kind without answers may be come to by another: a special action with spades', async () => {
    const courses = [course(['special BON1', 'dig G7', 'build G7'])];
    await sitDown({ ...asked('special BON1'), courses });
    expect([session.countOf(kind('land')), session.wayTo(kind('land'))]).toEqual([0, courses[0]]);
    expect(session.wayTo(kind('upgrade'))).toBeNull();
  });
});

describe('a turn', () => {
  test('the answer that says it is over ends it in one', async () => {
    const socket = await sitDown(asked('build E5', 'done'));
    expect(session.finish?.action).toBe('done');
    session.do();
    expect(socket.of('act')).toMatchObject([{ action: 'done', end: true }]);
  });

  test('that waits for its end is ended', async () => {
    const socket = await sitDown(tableState({ version: 4, holding: 0 }));
    expect([session.holding, session.called, session.asked]).toEqual([true, true, false]);
    session.do();
    session.endTurn();
    expect(socket.of('end')).toMatchObject([{ version: 4 }]);
  });

  test('of somebody else is not ended', async () => {
    const socket = await sitDown(tableState({ holding: 1 }));
    expect([session.holding, session.called]).toEqual([false, false]);
    session.end();
    session.do();
    expect(socket.of('end')).toEqual([]);
  });

  test('nothing more is sent while an answer is on its way', async () => {
    const socket = await sitDown({ ...asked('build E5', 'done'), can_undo: true });
    session.doAtOnce('build E5');
    session.endTurn();
    session.undo();
    session.play(['done']);
    expect(socket.sent.filter(({ type }) => type !== 'prefer')).toHaveLength(1);
    socket.tell({ type: 'done', key: socket.of('act')[0]!.key, version: 2 });
    session.undo();
    expect(socket.of('undo')).toMatchObject([{ version: 1, course: true }]);
  });

  test('what was done is chosen no more, though it could be done again', async () => {
    const socket = await sitDown(asked('burn', 'pass BON1'));
    session.choose('burn');
    socket.tell({ ...asked('burn', 'pass BON1'), version: 2 });
    expect(session.chosen).toBe('burn');
    session.do();
    socket.tell({ ...asked('burn', 'pass BON1'), version: 3 });
    expect(session.chosen).toBeNull();
  });

  test('what became impossible is neither chosen nor pointed at', async () => {
    const socket = await sitDown(asked('build E5', 'build F6', 'pass BON1'));
    session.choose('build E5');
    session.point('build F6');
    session.light(kind('land'));
    session.choose('build E5');
    session.point('build F6');
    socket.tell({ ...asked('build G7', 'pass BON1'), version: 2 });
    expect([session.chosen, session.pointed, session.kind]).toEqual([null, null, null]);
  });

  test('leaving the game is not offered beside the rest', async () => {
    const socket = await sitDown(asked('build E5', 'leave'));
    expect(session.actions.map(({ action }) => action)).toEqual(['build E5']);
    expect(session.aside?.action).toBe('leave');
    session.doAside();
    expect(socket.of('act')).toMatchObject([{ action: 'leave', end: true }]);
  });

  test('several answers are given in one message', async () => {
    const socket = await sitDown(asked('burn', 'done'));
    session.play([]);
    session.play(['burn', 'burn', 'power coins']);
    expect(socket.of('act')).toMatchObject([{ action: 'burn', then: ['burn', 'power coins'] }]);
  });
});

describe('the coach of a first game', () => {
  const coach = {
    idea: 'terraform',
    number: 5,
    ideas: 16,
    title: 'Make land yours',
    what: '',
    why: '',
    at: ['dig F4', 'F4', 'land'],
    show: 'Transform F4',
    answers: ['dig F4', 'to forest'],
  };
  const asked = () => tableState({ actions: [answer('dig F4'), answer('pass BON1')], coach });

  test('speaks until something is chosen, and again when it is let go', async () => {
    await sitDown(asked());
    expect(session.coach?.idea).toBe('terraform');
    session.choose('pass BON1');
    expect(session.coach).toBeNull();
    session.back();
    expect(session.coach?.idea).toBe('terraform');
  });

  test('shows by playing, so that Undo takes it back', async () => {
    const socket = await sitDown(asked());
    session.play(coach.answers);
    expect(socket.of('act')).toMatchObject([{ action: 'dig F4', then: ['to forest'], end: false }]);
  });

  test('is told what is known, once at a time', async () => {
    const socket = await sitDown(asked());
    session.learn('terraform');
    session.learn('');
    expect(socket.of('learn')).toMatchObject([{ idea: 'terraform' }]);
  });
});

describe('an offer of another', () => {
  const occasion: TableState['occasion'] = {
    kind: 'answer',
    words: 'Bert built',
    by: 1,
    waiting: 1,
    stages: [],
    stage: 0,
  };
  const offered = () => tableState({ occasion, actions: [answer('take 3'), answer('decline')] });

  test('is answered by one press, and no turn is left to be ended', async () => {
    const socket = await sitDown(offered());
    session.choose('decline');
    expect(socket.of('act')).toMatchObject([{ action: 'decline', then: [], end: true }]);
  });

  test('is taken with Enter', async () => {
    const socket = await sitDown(offered());
    session.do();
    session.do();
    expect(socket.of('act')).toMatchObject([{ action: 'take 3', end: true }]);
  });

  test('is answered so, too, when the coach or a hint does it', async () => {
    const socket = await sitDown(offered());
    session.play(['take 3']);
    expect(socket.of('act')).toMatchObject([{ action: 'take 3', end: true }]);
  });
});

describe('a turn in which nothing is left to do', () => {
  const held = (more: Parameters<typeof tableState>[0] = {}) => tableState({ version: 2, holding: 0, ...more });
  const later = () => vi.advanceTimersByTime(settings.endAfter + 1);

  test('ends itself', async () => {
    const socket = await sitDown(held());
    expect(session.ending.at).toBe(Date.now() + settings.endAfter);
    vi.advanceTimersByTime(settings.endAfter - 1);
    expect(socket.of('end')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.of('end')).toHaveLength(1);
  });

  test('ends itself where the answer that says so is all that is left', async () => {
    const socket = await sitDown(asked('done'));
    later();
    expect(socket.of('act')).toMatchObject([{ action: 'done', end: true }]);
  });

  test('waits once it is stopped', async () => {
    const socket = await sitDown(held());
    session.ending.stop();
    later();
    expect([session.ending.at, socket.of('end')]).toEqual([null, []]);
  });

  test('is begun anew by no state that says the same', async () => {
    const socket = await sitDown(held());
    session.ending.stop();
    socket.tell(held({ thinking: [1] }));
    later();
    expect(socket.of('end')).toEqual([]);
  });

  test.each([
    ['something is revealed', () => held({ ends_with_reveal: true })],
    ['something can be converted', () => asked('done', 'convert w c')],
    ['it is the turn of another', () => held({ holding: 1 })],
    ['it is only watched', () => held({ table: { you: null } })],
    ['the game is being learned', () => held({ table: { lesson: true } })],
  ])('waits where %s', async (_, state) => {
    const socket = await sitDown(state());
    later();
    expect([socket.of('end'), socket.of('act')]).toEqual([[], []]);
  });

  test('waits where the player wants it so', async () => {
    settings.ends = false;
    const socket = await sitDown(held());
    later();
    expect(socket.of('end')).toEqual([]);
    settings.ends = true;
  });
});

describe('what was done last in the turn', () => {
  const log = [turn(1, 1, 'build A1'), turn(2, 0, 'upgrade D1 temple', 'convert w c', 'done')];

  test('is told without conversions and without its end', async () => {
    await sitDown(tableState({ log }));
    expect(session.lastDone).toBe('upgrade D1 temple: all of it');
  });

  test('ends with what another does, not with chance', async () => {
    await sitDown(tableState({ log: [...log, turn(5, null, 'roll-blue 4')] }));
    expect(session.lastDone).toBe('upgrade D1 temple: all of it');
    FakeSocket.last.tell(tableState({ version: 2, log: [...log, turn(5, 1, 'decline')] }));
    expect(session.lastDone).toBe('');
  });
});

describe('what may be answered without asking', () => {
  test('is asked for once, also where there is nothing', async () => {
    server.on('/api/games', () => [{ name: 'terra_mystica', preferences: [] }]);
    await sitDown();
    await session.loadWishes();
    await session.loadWishes();
    expect(session.wishes).toEqual([]);
    expect(server.requests.filter(({ path }) => path === '/api/games')).toHaveLength(1);
  });

  test('is asked for again where it could not be had', async () => {
    await sitDown();
    await session.loadWishes();
    server.on('/api/games', () => [{ name: 'terra_mystica', preferences: [{ name: 'power' }] }]);
    await session.loadWishes();
    expect(session.wishes).toMatchObject([{ name: 'power' }]);
  });
});

describe('answers in writing', () => {
  test('are sent as the record has them, several with semicolons', async () => {
    const socket = await sitDown(asked('dig D3', 'pass BON1'));
    session.write(' dig D3; to plains ;build D3');
    expect(socket.of('act')).toMatchObject([{ action: 'dig D3', then: ['to plains', 'build D3'], end: false }]);
  });

  test('are sent though they are not legal: the server says why', async () => {
    const socket = await sitDown(asked('dig D3'));
    session.write('dig Z9');
    expect(socket.of('act')).toMatchObject([{ action: 'dig Z9' }]);
    session.write('  ');
    expect(socket.of('act')).toHaveLength(1);
  });
});

describe('what the server refuses', () => {
  test.each([
    ['stale', ['stale', false]],
    ['not-legal', ['refused', true]],
  ] as const)('as %s is told', async (kind, expected) => {
    const socket = await sitDown(asked('build E5', 'done'));
    session.doAtOnce('build E5');
    socket.tell({ type: 'refused', key: socket.of('act')[0]!.key, kind, problem: 'There is a river.' });
    expect(session.busy).toBe(false);
    expect(toasts.list.map((toast) => [toast.kind, toast.text === 'There is a river.'])).toEqual([expected]);
  });

  test('of seats and status too', async () => {
    await sitDown();
    server.on('/api/tables/abc/start', () => refusal(409, 'A seat is open.'));
    expect(await session.ask('start')).toBe(false);
    expect(toasts.list[0]?.text).toBe('A seat is open.');
    server.on('/api/tables/abc/start', () => ({}));
    expect(await session.ask('start', { now: true })).toBe(true);
    expect(server.posted('/api/tables/abc/start').at(-1)).toEqual({ now: true });
  });
});
