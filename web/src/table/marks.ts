/** Where parts of the game begin, above the slider of the replay. */
export interface Mark {
  moves: number;
  /** 0 before the first. */
  round: number;
  /** 'Round 3'. */
  part: string;
}

export interface Shown {
  /** Of the width, in hundredths. */
  left: number;
  words: string;
}

const LETTER = 6.5; // pixels, of an average letter in 11 px type
const EDGE = 10;

/** 'Round 3'; only '3' where the next mark is too near for that, and nothing where it is nearer still. */
export function marksShown(marks: readonly Mark[], last: number, width: number): Shown[] {
  return marks.map(({ moves, round, part }, index) => {
    const next = marks[index + 1]?.moves ?? last;
    const room = ((next - moves) / last) * width;
    const number = round ? String(round) : '';
    // The last one may go on beyond the end of the slider.
    const words = [part, number].find(
      (each) => each.length * LETTER + EDGE <= room || (index === marks.length - 1 && each === number),
    );
    return { left: (moves / last) * 100, words: words ?? '' };
  });
}
