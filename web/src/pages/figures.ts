/** What the pictures of the rules show: a part of the table in play, and the places that its numbers stand on. */
export interface Picture {
  part: 'Board' | 'Own';
  /** What is in sight: everything between these. */
  show: readonly string[];
  /** By number: the upper edge of one thing, or the middle of several. */
  pins: readonly (readonly string[])[];
}

const place = (name: string): string => `[data-place="${name}"]`;
const cell = (name: string): string => `[data-cell="${name}"]`;

const PICTURES: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  terra_mystica: {
    board: {
      part: 'Board',
      show: ['D2', 'B2', 'C4', 'G2'].map(place),
      pins: [[place('D4')], [place('C4')], [place('D3'), place('C2')], [place('E5')]],
    },
    own: { part: 'Own', show: ['.resources', '.power'], pins: [['.resources'], ['.power']] },
  },
  age_of_innovation: {
    board: { part: 'Board', show: ['.map'], pins: [[place('G1')], [place('H2')]] },
    own: { part: 'Own', show: ['.resources', '.power'], pins: [['.resources'], ['.power']] },
  },
  santa_maria: {
    board: { part: 'Board', show: ['.left .tracks', '.left .dice'], pins: [['.left .tracks'], ['.left .dice']] },
    own: { part: 'Board', show: ['.colony'], pins: [[cell('c2r1')], [cell('c1r3')]] },
  },
  planetfall: {
    board: { part: 'Board', show: ['.planet .rows'], pins: [[place('rapid-research')], [place('operations-I')]] },
    own: {
      part: 'Own',
      show: ['.commander .who', '.commander .ability', '.tracks'],
      pins: [['.commander .who'], ['.tracks']],
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
export function pinOf(things: readonly Box[], whole: Box): { x: number; y: number } | null {
  const box = around(things);
  if (!box) return null;
  const [x, y] = [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * (things.length > 1 ? 0.5 : EDGE)];
  return {
    x: ((x - whole.left) / (whole.right - whole.left)) * 100,
    y: ((y - whole.top) / (whole.bottom - whole.top)) * 100,
  };
}
