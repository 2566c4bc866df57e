/** Where a bubble stands that speaks of a place on the board: beside it, never over it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Stand {
  left: number;
  top: number;
  /** Which side of the bubble points at the place; '' where there is no room beside it. */
  tail: 'left' | 'right' | '';
  /** How far down the tail is. */
  at: number;
}

const GAP = 20;
const EDGE = 12;
/** The tail stays clear of the round corners. */
const CORNER = 22;

export function beside(place: Box, bubble: { width: number; height: number }, room: Box): Stand {
  const end = room.left + room.width;
  const fitsLeft = place.left - GAP - bubble.width >= room.left + EDGE;
  const fitsRight = place.left + place.width + GAP + bubble.width <= end - EDGE;
  // Where both sides have room, the wider one.
  const goesLeft = fitsLeft && (!fitsRight || place.left - room.left > end - place.left - place.width);
  const middle = place.top + place.height / 2;
  const lowest = Math.max(room.top + EDGE, room.top + room.height - EDGE - bubble.height);
  const top = clamp(middle - bubble.height / 2, room.top + EDGE, lowest);
  const at = clamp(middle - top, CORNER, bubble.height - CORNER);
  if (goesLeft) return { left: place.left - GAP - bubble.width, top, tail: 'right', at };
  if (fitsRight) return { left: place.left + place.width + GAP, top, tail: 'left', at };
  // Neither side: in the corner farther from the place.
  const left = place.left + place.width / 2 > room.left + room.width / 2 ? room.left + EDGE : end - EDGE - bubble.width;
  return { left, top: middle > room.top + room.height / 2 ? room.top + EDGE : lowest, tail: '', at: 0 };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
