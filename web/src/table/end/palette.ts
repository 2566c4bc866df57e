/** A colour for each source of points, in the order of the score sheet, and the ink that reads on it. */

const SOURCES: [fill: string, ink: string][] = [
  ['#b4541f', '#fff'],
  ['#7a5236', '#fff'],
  ['#c3a25a', '#2a2006'],
  ['#2f6fb3', '#fff'],
  ['#6d4b9b', '#fff'],
  ['#2d6a86', '#fff'],
  ['#7aa8bd', '#10222b'],
  ['#d9a521', '#2a2006'],
  ['#3d7a4c', '#fff'],
  ['#a34a6a', '#fff'],
  ['#5b5f68', '#fff'],
  ['#a8b58a', '#1d2410'],
  ['#8c2f39', '#fff'],
  ['#4f7f7a', '#fff'],
  ['#b9b3a4', '#2a2620'],
];

export const fillOf = (source: number): string => SOURCES[source % SOURCES.length]![0];
export const inkOf = (source: number): string => SOURCES[source % SOURCES.length]![1];
