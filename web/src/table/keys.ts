/** The keys of the table. Fields, sliders and open dialogs keep theirs. */
import { entry } from '../games';
import type { Session } from './session.svelte';

interface Doors {
  help: () => void;
  log: () => void;
  /** The field for an answer as the record writes it. */
  notation: () => void;
  /** Whether there was a panel to close. */
  closePanel: () => boolean;
}

const PRESSABLE = 'button, a, summary';
/** What the mouse or a finger pressed last: it keeps the focus, but Enter is not meant for it. */
let pressed: Element | null = null;

export function notePress(event: PointerEvent): void {
  pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
}

export function handleKey(event: KeyboardEvent, session: Session, doors: Doors): void {
  if (event.key === 'Tab') pressed = null;
  if (event.key !== 'Enter') session.ending.stop();
  if (event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [role="menu"]') || document.querySelector('dialog[open]'))
    return;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey || event.code !== 'KeyZ') return;
    session.undo();
    event.preventDefault();
    return;
  }
  // A button that was reached by keys answers Enter itself, unless there is nothing to press: the place just flown to.
  const button = target?.closest(PRESSABLE);
  if (event.key === 'Enter' && button && button !== pressed && !button.matches('[aria-disabled="true"]')) return;
  if (answer(latin(event), session, doors)) event.preventDefault();
}

/** What the keys of a Cyrillic keyboard are called on a Latin one: a shortcut is a place on the keyboard. */
const CYRILLIC = 'йцукенгшщзфывіапролдячсмить';
const LATIN = 'qwertyuiopasdsfghjklzxcvbnm';

function latin({ key, code, shiftKey }: KeyboardEvent): string {
  if (code === 'Slash' && key === '.' && !shiftKey) return '/';
  return LATIN[key.length === 1 ? CYRILLIC.indexOf(key) : -1] ?? key;
}

function answer(key: string, session: Session, doors: Doors): boolean {
  switch (key) {
    case 'Enter':
      session.do();
      return true;
    case 'Escape':
      return session.hint.close() || doors.closePanel() || session.back() || leavePlan(session);
    case 'u':
      session.undo();
      return true;
    case 'r':
      session.planner.redo();
      return true;
    case 'a':
      void session.planner.toggle();
      return true;
    case 'k':
      if (!session.planner.open) return false;
      void session.planner.keep();
      return true;
    case 'w':
      void session.hint.toggle();
      return true;
    case 'o':
      session.outlook.toggle();
      return true;
    case 'l':
      doors.log();
      return true;
    case '/':
      doors.notation();
      return true;
    case '?':
      doors.help();
      return true;
    case 'ArrowLeft':
    case 'ArrowUp':
      return step(session, -1);
    case 'ArrowRight':
    case 'ArrowDown':
      return step(session, 1);
  }
  const kind = entry(session.table?.game ?? '').kinds.find((each) => each.key && each.key === key);
  if (kind && session.countOf(kind)) {
    session.light(kind);
    return true;
  }
  const chosen = session.walked[Number(key) - 1];
  if (!/^[1-9]$/.test(key) || !chosen) return false;
  letGo();
  session.choose(chosen.action, chosen.plan);
  return true;
}

/** The last step back out of a plan, which stays as it is; whether there was one. */
function leavePlan({ planner }: Session): boolean {
  if (!planner.open) return false;
  void planner.toggle();
  return true;
}

function step(session: Session, by: number): boolean {
  if (session.past) {
    const next = session.past.moves + by;
    if (next >= 0 && next <= session.past.last) void session.lookBack(next);
    return true;
  }
  if (!session.actions.length) return false;
  letGo();
  session.walk(by);
  return true;
}

/** Enter must do what a key has chosen, not press what was clicked before. */
function letGo(): void {
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) {
    document.activeElement.blur();
  }
}
