/** Words on hover and on focus, for everything that shows an icon alone. A long press shows them too. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A way out of what a tip tells: a link within it. */
export interface WayOut {
  words: string;
  go: () => void;
}

interface Shown {
  text: string;
  way: WayOut | null;
  x: number;
  y: number;
  below: boolean;
}

class Tips {
  shown = $state.raw<Shown | null>(null);
  /** The mouse is on a tip with a link: it stays. */
  held = false;
}

export const tips = new Tips();

const PRESS = 450;
/** So long a tip with a link waits for the mouse, which crosses over to it. */
const CROSS = 300;

export function tip(text: string, way: WayOut | null = null): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let crossing: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!text) return;
      const box = element.getBoundingClientRect();
      const below = box.top < 60;
      clearTimeout(crossing);
      tips.shown = { text, way, x: box.left + box.width / 2, y: below ? box.bottom + 8 : box.top - 8, below };
    };
    const hide = () => {
      clearTimeout(press);
      // A dialog that opens moves the focus within its own effect, which must not depend on what is shown here.
      if (untrack(() => tips.shown)?.text === text) tips.shown = null;
    };
    /** A thing that cannot be pressed says why, also to a finger. */
    const idle = () => element.getAttribute('aria-disabled') === 'true';
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && way) crossing = setTimeout(() => !tips.held && hide(), CROSS);
      else if (event.pointerType === 'mouse' || !idle()) hide();
    };
    const up = () => {
      if (idle()) show();
      else hide();
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') press = setTimeout(show, PRESS);
      else if (!idle()) hide();
    };
    const focus = () => {
      if (element.matches(':focus-visible') || element.querySelector(':focus-visible')) show();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', hide);
    return () => {
      clearTimeout(crossing);
      hide();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', hide);
    };
  };
}
