/** What the board reads out of a view: whose is what. */
import type { CourseInfo, LedgerEntry } from '../../generated/messages';
import type { Choosing } from '$lib/board/answers';
import type { BuildingName } from '$lib/board/mystica/drawings';
import type { Face } from '$lib/board/mystica/seats';
import type { SeenTable } from '$lib/board/contract';
import type { Language } from '$lib/text/languages';
import { drawnTerrain, isYou, personOf } from '$lib/ui/seats';
import type { Building, Discipline, Pieces, View } from '../../generated/age_of_innovation';
import { say } from './words';

/** The drawings bear the names of Terra Mystica's terrains and buildings. */
export { drawnTerrain };
export const DRAWN = {
  workshop: 'dwelling',
  guild: 'trading-house',
  school: 'temple',
  palace: 'stronghold',
  university: 'sanctuary',
  tower: 'tower',
  monument: 'monument',
} as const satisfies Record<Building, BuildingName>;

export const BUILDINGS = [
  'workshop',
  'guild',
  'school',
  'palace',
  'university',
  'tower',
  'monument',
] as const satisfies readonly Building[];
export const isBuilding = (name: string): name is Building => (BUILDINGS as readonly string[]).includes(name);
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const satisfies readonly Discipline[];

/** What the pointed or chosen answer makes of a number of the own seat, by its name and place in the ledger; null: it stays. */
export type After = (what: string, now: number, place?: string) => number | null;

/** What every part of the board is given. */
export interface Shown extends Choosing {
  view: View;
  pieces: Pieces;
  table: SeenTable;
  language: Language;
  you: number | null;
  courses: readonly CourseInfo[];
  obstacles: Record<string, string>;
  /** Thing -> number of the log line that changed it. */
  news: Map<string, number>;
}

export function face(
  { view, pieces, table, language }: Pick<Shown, 'view' | 'pieces' | 'table' | 'language'>,
  seat: number,
): Face {
  const each = view.seats[seat];
  if (seat < 0 || !each) return { terrain: 'neutral', emblem: '', name: say(language, 'nobody') };
  // The Automa has no faction before its home is chosen, which comes last.
  const id = each.faction;
  const faction = id ? (each.automa ? pieces.automa[id] : pieces.factions[id]) : undefined;
  const player = each.automa ? say(language, 'automa') : (table.seats[seat]?.name ?? `${seat + 1}`);
  return {
    terrain: each.board ? drawnTerrain(each.board) : 'neutral',
    emblem: id ?? personOf(seat),
    name: faction?.name ?? player,
  };
}

export function seatName({ view, table, language }: Shown, seat: number): string {
  if (isYou(table, seat)) return say(language, 'youAlone');
  return view.seats[seat]?.automa ? say(language, 'automa') : (table.seats[seat]?.name ?? `${seat + 1}`);
}

/** Cards of the start bear an s after their number. */
export const cardNumber = (id: string): string => id.replace(/\D/g, '');

export const resource = (pieces: Pieces, id: string): string =>
  pieces.resources.find((each) => each.id === id)?.name ?? id;

const MARKED: Readonly<Record<string, string>> = {
  'power actions': 'power ',
  'book actions': 'books ',
  innovations: 'innovation ',
};

/** What the Automa changed, called like the things of answers. */
export function markOfEntry({ kind, what, place = '' }: LedgerEntry): string | null {
  if (kind === 'track') return what;
  return kind === 'piece' && place ? `${MARKED[what] ?? ''}${place}` : null;
}
