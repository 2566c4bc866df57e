/** Where the bubble of the coach stands: beside what it speaks of, never over it, and with a tail to it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Stand {
  left: number;
  top: number;
  /** On which side of its place; null: it stands in a corner, as there is no room beside the place. */
  side: Side | null;
  /** How far along its edge the tail is. */
  tail: number;
}

const GAP = 22; // from the place, with the ring and the tail between
const MARGIN = 12; // from the edges of the window
const CORNER = 24; // of the bubble, which the tail keeps away from

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Whether a box covers the middle of another. */
function covers(box: Box, other: Box): boolean {
  const [across, down] = [other.left + other.width / 2, other.top + other.height / 2];
  return box.left < across && across < box.left + box.width && box.top < down && down < box.top + box.height;
}

/**
 * Beside the place where there is room, and where the fewest of the other `lit` places are covered: right, left, below,
 * above. `room` is the window without the action bar.
 */
export function standAt(place: Box | null, bubble: Size, room: Size, lit: readonly Box[] = []): Stand {
  const { width, height } = bubble;
  const lowest = room.height - height - MARGIN;
  const farthest = room.width - width - MARGIN;
  const corner = { left: Math.max(MARGIN, farthest), top: Math.max(MARGIN, lowest), side: null, tail: 0 };
  if (!place) return corner;
  const [across, down] = [place.left + place.width / 2, place.top + place.height / 2];
  const top = within(down - height / 2, MARGIN, lowest);
  const left = within(across - width / 2, MARGIN, farthest);
  const beside = { top, tail: within(down - top, CORNER, height - CORNER) };
  const along = { left, tail: within(across - left, CORNER, width - CORNER) };
  const stands: Stand[] = [
    { ...beside, left: place.left + place.width + GAP, side: 'right' },
    { ...beside, left: place.left - GAP - width, side: 'left' },
    { ...along, top: place.top + place.height + GAP, side: 'below' },
    { ...along, top: place.top - GAP - height, side: 'above' },
  ];
  const covered = (stand: Stand) => lit.filter((each) => covers({ ...stand, width, height }, each)).length;
  const possible = stands.filter(
    (each) => each.left >= MARGIN && each.left <= farthest && each.top >= MARGIN && each.top <= lowest,
  );
  return possible.sort((a, b) => covered(a) - covered(b))[0] ?? corner;
}

/** The names under which boards have their things and parts in the page. */
const NAMES = ['answer', 'place', 'cell', 'tile', 'die', 'monk', 'at'];

function selectorOf(name: string): string {
  return NAMES.map((each) => `[data-${each}="${CSS.escape(name)}"]`).join();
}

/** The first of the named things that is drawn now. */
export function placeOf(at: readonly string[], within: ParentNode): Element | null {
  for (const name of at)
    for (const found of within.querySelectorAll(selectorOf(name))) if (found.getClientRects().length) return found;
  return null;
}
