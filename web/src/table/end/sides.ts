/** Whoever has points at the end: the seats, and those whom the rules play. */
import type { History, TableInfo } from '../../generated/messages';
import { i18n } from '$lib/i18n/index.svelte';
import { lookOf, seatLook, type Look } from '$lib/ui/seats';

export interface Side {
  /** null: no seat, an automaton. */
  seat: number | null;
  look: Look | null;
  name: string;
  role: string;
  points: number;
  won: boolean;
  /** Its points by source, of a history. */
  sheet: (history: History) => number[];
}

/** Winners first, then by points. */
export function sidesOf(table: TableInfo): Side[] {
  const best = Math.max(...table.scores);
  const seats = table.seats.map<Side>(({ role }, seat) => ({
    seat,
    look: seatLook(table.seats, seat),
    name: i18n.seatName(table, seat),
    role,
    points: table.scores[seat] ?? 0,
    won: table.winners.includes(seat),
    sheet: (history) => history.sheet[seat] ?? [],
  }));
  const rivals = table.rivals.map<Side>(({ name, points, sheet, disc }) => ({
    seat: null,
    look: disc ? lookOf(disc, 0) : null,
    name,
    role: '',
    points,
    won: points >= best,
    sheet: () => sheet,
  }));
  return [...seats, ...rivals].sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

/** Where most of the first side's points came from; what all have alike decided nothing. */
export function mainSource(sides: readonly Side[], history: History): { source: string; points: number } | null {
  const sheets = sides.map((side) => side.sheet(history));
  const own = sheets[0] ?? [];
  const tells = own.map((points, place) => sheets.length < 2 || sheets.some((sheet) => sheet[place] !== points));
  const points = Math.max(0, ...own.filter((_, place) => tells[place]));
  const source = history.sources.find((_, place) => tells[place] && own[place] === points);
  return source && points ? { source, points } : null;
}
