/** What a space is drawn with: its texture in a box of 84 by 84, and where the pips of a die are. */
import type { Terrain } from './table';

/** The name of a terrain's colour token. */
export const tokenOf = (terrain: Terrain): string => (terrain === 'town-hall' ? 'hall' : terrain);

const TREES: [x: number, y: number, width: number, height: number, opacity: number][] = [
  [18, 20, 9, 26, 0.38],
  [36, 10, 10, 32, 0.55],
  [56, 16, 10, 30, 0.42],
  [70, 24, 8, 24, 0.5],
  [8, 34, 7, 20, 0.5],
];

/** Colours: `--edge` is the terrain's darker one. */
export const textures: Record<Terrain, string> = {
  farm: '<path d="M2 36Q42 22 82 36M2 46Q42 30 82 46M2 57Q42 39 82 57M2 69Q42 49 82 69M4 82Q42 60 80 82" fill="none" stroke="var(--edge)" stroke-width="1.5" opacity=".38"/><path d="M58 29V19l7-6 7 6v10z" fill="var(--edge)" opacity=".62"/>',
  forest: TREES.map(
    ([x, y, w, h, opacity]) =>
      `<path d="M${x} ${y}l${-w} ${h}h${(w * 0.55).toFixed(1)}v${(h * 0.28).toFixed(1)}h${(w * 0.9).toFixed(1)}v${(-h * 0.28).toFixed(1)}h${(w * 0.55).toFixed(1)}z" fill="var(--edge)" opacity="${opacity}"/>`,
  ).join(''),
  mountain:
    '<path d="M0 57L22 20l12 18 14-28 36 47v20a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="var(--edge)" opacity=".42"/><path d="M48 10l-8 16 7 5 5-5 7 6 2-5zM22 20l-6 10 6 3 5-5z" fill="var(--plaque)" opacity=".8"/>',
  city: '<path d="M6 60V34l10-9 10 9v26zM28 60V26l12-12 12 12v34zM54 60V36l11-9 11 9v24z" fill="var(--edge)" opacity=".5"/><path d="M36 34h8v8h-8zM13 42h6v7h-6zM62 43h6v7h-6z" fill="var(--plaque)" opacity=".75"/>',
  'town-hall':
    '<path d="M8 62V40h20V26l14-12 14 12v14h20v22z" fill="var(--edge)" opacity=".55"/><path d="M42 14V4l10 4-10 4" fill="var(--edge)"/><circle cx="42" cy="29" r="5" fill="var(--plaque)" opacity=".85"/><path d="M15 47h6v8h-6zM63 47h6v8h-6z" fill="var(--plaque)" opacity=".7"/>',
  road: '<path d="M-2 58C22 50 26 34 44 38s24 22 42 10" fill="none" stroke="var(--plaque)" stroke-width="18" opacity=".85"/><path d="M-2 58C22 50 26 34 44 38s24 22 42 10" fill="none" stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="5 5" opacity=".8"/>',
};

export const PIPS: Record<number, [x: number, y: number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
