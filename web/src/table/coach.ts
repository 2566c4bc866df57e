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

/**
 * In a low window the question stands in a column beside the board: so does the bubble, over the column, as there is no
 * room on the board. What stands in the column itself is spoken of from the board, close to it.
 */
export function standInColumn(place: Box | null, bubble: Size, column: Box): Pick<Box, 'left' | 'top'> {
  const own = place !== null && place.left + place.width / 2 > column.left;
  const left = own ? Math.max(MARGIN, column.left - MARGIN - bubble.width) : column.left;
  return { left, top: within(column.top, 0, column.top + column.height - bubble.height) };
}

/** Whether a sheet stands at the upper edge of a phone: where less of its place is behind it than at the lower. */
export function standsAbove(place: Box, height: number, lowest: number): boolean {
  const behindUpper = Math.max(0, height - place.top);
  const behindLower = Math.max(0, place.top + place.height - (lowest - height));
  const inTheBar = place.top + place.height / 2 >= lowest;
  return !inTheBar && behindUpper < behindLower;
}

/** The names under which boards have their things and parts in the page. */
const NAMES = ['answer', 'place', 'cell', 'tile', 'die', 'monk', 'at'];

function selectorOf(name: string): string {
  return NAMES.map((each) => `[data-${each}="${CSS.escape(name)}"]`).join();
}

/** The first of the named things that is drawn now. A die goes before the line that it is used on: the line is what one
 * wants to see while reading of it. */
export function placeOf(at: readonly string[], within: ParentNode): Element | null {
  const dice = at.map((name) => `[data-die="${CSS.escape(name)}"]`);
  for (const selector of [...dice, ...at.map(selectorOf)])
    for (const found of within.querySelectorAll(selector)) if (found.getClientRects().length) return found;
  return null;
}
