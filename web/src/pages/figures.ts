/** What the pictures of the rules show: a part of the table in play, and the places that its numbers stand on. */
export interface Picture {
  part: 'Board' | 'Own';
  /** What is in sight: everything between all of these. */
  show: readonly string[];
  pins: readonly Pin[];
}

/** A number: at the upper edge of one thing, in the middle of several, or so far across and down, where there are no words. */
export interface Pin {
  on: readonly string[];
  at?: readonly [across: number, down: number];
}

const on = (...selectors: string[]): Pin => ({ on: selectors });
const OWN: readonly Pin[] = [
  { on: ['.resources'], at: [0.62, 0.55] },
  { on: ['.power'], at: [0.8, 0.82] },
];
const place = (name: string): string => `[data-place="${name}"]`;
const cell = (name: string): string => `[data-cell="${name}"]`;

const PICTURES: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  terra_mystica: {
    board: {
      part: 'Board',
      show: ['D2', 'B2', 'C4', 'G2'].map(place),
      pins: [on(place('D4')), on(place('C4')), on(place('D3'), place('C2')), on(place('E5'))],
    },
    own: { part: 'Own', show: ['.resources', '.power'], pins: OWN },
  },
  age_of_innovation: {
    board: { part: 'Board', show: ['.map'], pins: [on(place('G1')), on(place('H2'))] },
    own: { part: 'Own', show: ['.resources', '.power'], pins: OWN },
  },
  santa_maria: {
    board: {
      part: 'Board',
      show: ['.left .tracks', '.left .dice'],
      pins: [{ on: ['.left .tracks'], at: [0.45, 0.12] }, on('.left .dice')],
    },
    own: { part: 'Board', show: ['.colony'], pins: [on(cell('c2r1')), on(cell('c1r3'))] },
  },
  planetfall: {
    board: {
      part: 'Board',
      show: ['.planet .row'],
      pins: [
        { on: [place('rapid-research')], at: [0.5, 0.28] },
        { on: [place('operations-I')], at: [0.5, 0.92] },
      ],
    },
    own: {
      part: 'Own',
      show: ['.commander .who', '.commander .ability', '.tracks'],
      pins: [
        { on: ['.commander .who'], at: [0.9, 0.3] },
        { on: ['.tracks'], at: [0.9, 0.4] },
      ],
    },
  },
};

export const pictureOf = (game: string, name: string): Picture | undefined => PICTURES[game]?.[name];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around boxes; null around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** So far down from its upper edge a thing wears its number: what it is stays in sight. */
const EDGE = 0.12;

/** Where the number of some things stands in a picture, in hundredths of its size. */
export function pinOf(things: readonly Box[], whole: Box, at?: Pin['at']): { x: number; y: number } | null {
  const box = around(things);
  if (!box) return null;
  const [across, down] = at ?? [0.5, things.length > 1 ? 0.5 : EDGE];
  const [x, y] = [box.left + (box.right - box.left) * across, box.top + (box.bottom - box.top) * down];
  return {
    x: ((x - whole.left) / (whole.right - whole.left)) * 100,
    y: ((y - whole.top) / (whole.bottom - whole.top)) * 100,
  };
}
