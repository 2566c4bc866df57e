/** Who a player is to the eye: one colour and one emblem, wherever the player is drawn. */

/** What is known of a seat; see `SeatInfo.disc`. */
interface Seated {
  disc: string;
}

export interface Look {
  /** A class of `pieces.css`. */
  colour: string;
  emblem: string;
}

/** Emblems of people, in the order of the seats until accounts bring their own. */
export const PERSONS = ['anchor', 'tower', 'leaf', 'key', 'bell', 'fish'] as const;
export const personOf = (seat: number): string => PERSONS[seat % PERSONS.length]!;

/** The class that colours a piece of a terrain; Age of Innovation calls two of them otherwise. */
const TERRAINS: Record<string, string> = { lake: 'lakes', mountain: 'mountains' };
export const drawnTerrain = (terrain: string): string => TERRAINS[terrain] ?? terrain;

/** The colour of a seat that no game colours. Seats count from 0. */
export const seatColour = (seat: number): string => `seat-${(seat % PERSONS.length) + 1}`;

/** 'forest witches'; an emblem that is missing yet is the person's. */
export function lookOf(disc: string, seat: number): Look {
  const [colour = '', emblem = ''] = disc.split(' ');
  return { colour: colour ? `my-p-${drawnTerrain(colour)}` : seatColour(seat), emblem: emblem || personOf(seat) };
}

/** Whether a seat is the player's own: who sees the table as another does is not that other. */
export const isYou = (table: { you: number | null; lent?: boolean }, seat: number): boolean =>
  table.you === seat && !table.lent;

/** How a seat of a table is drawn. */
export const seatLook = (seats: readonly Seated[], seat: number): Look => lookOf(seats[seat]?.disc ?? '', seat);
