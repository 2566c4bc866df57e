import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleKey, notePress } from '../src/table/keys';
import { Session } from '../src/table/session.svelte';
import { answer, FakeServer, FakeSocket, planned, settled, tableState } from './world';

let session: Session;
let opened: string[];
let panel: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '<main></main><button>Build</button><input /><div id="spot"></div>';
  [opened, panel] = [[], false];
  const server = new FakeServer();
  server.on('/api/tables/abc', () => ({}));
  server.on('/api/tables/abc/plan', () => planned([['build E5']]));
  for (const moves of [3, 4, 5]) {
    server.on(`/api/tables/abc/at/${moves}`, () => ({ moves, last: 5, view: {}, words: '', seat: 0, scores: [] }));
  }
  session = new Session('abc');
  await settled();
  FakeSocket.last.open();
  const actions = ['build E5', 'build F6', 'priest fire 3', 'done'].map((each) => answer(each));
  FakeSocket.last.tell(tableState({ actions, can_undo: true }));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Press a key; whether the table took it. */
function press(key: string, init: KeyboardEventInit = {}, on = 'main'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  const target = document.querySelector(on)!;
  target.addEventListener(
    'keydown',
    (heard) =>
      handleKey(heard as KeyboardEvent, session, {
        help: () => opened.push('help'),
        log: () => opened.push('log'),
        notation: () => opened.push('notation'),
        closePanel: () => panel,
      }),
    { once: true },
  );
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const sent = () => FakeSocket.last.sent.filter(({ type }) => type !== 'prefer').map(({ type }) => type);

describe('keys of the table', () => {
  test('a number chooses an answer, Enter does it', () => {
    expect(press('2')).toBe(true);
    expect(session.chosen).toBe('build F6');
    expect(press('Enter')).toBe(true);
    expect(FakeSocket.last.of('act')).toMatchObject([{ action: 'build F6' }]);
  });

  test.each(['9', '0', 'q', 'F5'])('%s is nobody’s where it means nothing', (key) => {
    expect(press(key)).toBe(false);
    expect([session.chosen, sent()]).toEqual([null, []]);
  });

  test('arrows walk around the answers', () => {
    press('ArrowUp');
    expect(session.chosen).toBe('done');
    press('ArrowRight');
    expect(session.chosen).toBe('build E5');
  });

  test('arrows walk through the replay, not beyond its ends', async () => {
    await session.lookBack(4);
    press('ArrowRight');
    await settled();
    expect(session.past?.moves).toBe(5);
    expect(press('ArrowRight')).toBe(true);
    await settled();
    expect(session.past?.moves).toBe(5);
  });

  test('the letter of a kind lights it, where it has answers', () => {
    expect(press('c')).toBe(true);
    expect([session.kind, session.chosen]).toEqual(['priest', 'priest fire 3']);
    expect(press('x')).toBe(false);
  });

  test.each([
    ['с', 'priest'],
    ['е', 'land'],
  ])('%s on a Cyrillic keyboard is the key at that place', (key, kind) => {
    press(key);
    expect(session.kind).toBe(kind);
  });

  test('Escape closes a panel first, then steps back', () => {
    press('1');
    panel = true;
    expect(press('Escape')).toBe(true);
    expect(session.chosen).toBe('build E5');
    panel = false;
    expect(press('Escape')).toBe(true);
    expect(session.chosen).toBeNull();
    expect(press('Escape')).toBe(false);
  });

  test('u takes back; l and ? open what they are for', () => {
    press('u');
    expect(sent()).toEqual(['undo']);
    press('l');
    press('?');
    expect(opened).toEqual(['log', 'help']);
  });

  test.each(['ctrlKey', 'metaKey'])('z with %s takes back', (modifier) => {
    expect(press('z', { [modifier]: true, code: 'KeyZ' })).toBe(true);
    expect(press('z', { [modifier]: true, code: 'KeyZ', shiftKey: true })).toBe(false);
    expect(sent()).toEqual(['undo']);
  });

  test('a slash opens the field for an answer in writing, also where the key has a dot', () => {
    expect(press('/')).toBe(true);
    expect(press('.', { code: 'Slash' })).toBe(true);
    expect(opened).toEqual(['notation', 'notation']);
  });

  test('numbers choose within the kind that is lit', () => {
    press('c');
    session.chosen = null;
    expect(press('1')).toBe(true);
    expect(session.chosen).toBe('priest fire 3');
    expect(press('2')).toBe(false);
  });

  test('any key but Enter stops a turn that ends itself', () => {
    FakeSocket.last.tell(tableState({ version: 2, holding: 0, can_undo: true }));
    expect(session.ending.at).not.toBeNull();
    press('Shift');
    expect(session.ending.at).toBeNull();
  });

  test('Escape leaves a plan after everything else that it closes; Enter never does', async () => {
    press('a');
    await settled();
    press('Enter');
    panel = true;
    expect(press('Escape')).toBe(true);
    expect(session.planner.open).toBe(true);
    panel = false;
    expect(press('Escape')).toBe(true);
    expect(session.planner.open).toBe(false);
  });

  test('a opens a plan, k keeps it, r does again what was undone', async () => {
    expect(press('k')).toBe(false);
    press('a');
    await settled();
    expect(session.planner.open).toBe(true);
    await session.planner.add('build E5');
    press('u');
    await settled();
    expect(session.planner.steps).toEqual([]);
    press('r');
    await settled();
    expect(session.planner.steps).toHaveLength(1);
    expect(press('k')).toBe(true);
    await settled();
    expect(FakeSocket.last.of('act')).toMatchObject([{ action: 'build E5' }]);
  });
});

describe('keys that are somebody else’s', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
    expect(press('1', { [modifier]: true })).toBe(false);
  });

  test('in a field', () => {
    expect(press('1', {}, 'input')).toBe(false);
  });

  test('while a dialog is open', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(press('1')).toBe(false);
  });

  test('Enter on a button, unless there is nothing to press', () => {
    press('1');
    expect(press('Enter', {}, 'button')).toBe(false);
    document.querySelector('button')!.setAttribute('aria-disabled', 'true');
    expect(press('Enter', {}, 'button')).toBe(true);
    expect(sent()).toEqual(['act']);
  });

  test('Enter does not press what the mouse has pressed', () => {
    const button = document.querySelector('button')!;
    button.addEventListener('pointerdown', (event) => notePress(event as PointerEvent), { once: true });
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press('1');
    expect(press('Enter', {}, 'button')).toBe(true);
    expect(sent()).toEqual(['act']);
    press('Tab');
    expect(press('Enter', {}, 'button')).toBe(false);
  });

  test('a button that was clicked before lets go of Enter', () => {
    const button = document.querySelector('button')!;
    button.focus();
    press('1');
    expect(document.activeElement).not.toBe(button);
  });
});
