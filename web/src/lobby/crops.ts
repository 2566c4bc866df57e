/** Which part of a game's picture is shown small. */

const SQUARE: Record<string, string> = {
  terra_mystica: '70 30 110 100',
  age_of_innovation: '100 10 110 100',
  santa_maria: '190 20 110 110',
  planetfall: '30 30 120 120',
};

const UPRIGHT: Record<string, string> = {
  terra_mystica: '40 0 150 150',
  age_of_innovation: '75 0 150 165',
  santa_maria: '150 5 150 165',
  planetfall: '20 0 150 165',
};

export const squareOf = (game: string): string => SQUARE[game] ?? '75 0 150 150';
export const uprightOf = (game: string): string => UPRIGHT[game] ?? '75 0 150 165';
