/** What a click on a hex can mean. */
import { plansOf as plansOn, type HexPlan as Plan } from '$lib/board/mystica/plans';
import type { SymbolName } from '$lib/board/mystica/drawings';
import type { Structure } from '../../generated/terra_mystica';
import { face, isStructure, STRUCTURES, type Shown } from './table';
import { say } from './words';

export type HexPlan = Plan<Structure>;

const DUES: Record<string, SymbolName> = { founded: 'town', favors: 'cult', steps: 'up', bridges: 'bridge' };

/** All that can be done on a hex, the likeliest first. */
export function plansOf(shown: Shown, hex: string): HexPlan[] {
  const { view, pieces, you, language, answers, courses, chosen } = shown;
  const seat = you === null ? undefined : view.seats[you];
  if (you === null || !seat) return [];
  const stocks: Record<string, number> = { coins: seat.coins, workers: seat.workers, priests: seat.priests };
  return plansOn(
    {
      you,
      language,
      answers,
      courses,
      chosen,
      sources: pieces.sources,
      dues: pieces.dues,
      buildings: STRUCTURES,
      single: () => [`build ${hex}`, ...STRUCTURES.map((structure) => `upgrade ${hex} ${structure}`)],
      begin: () => [`dig ${hex}`],
      another: say(language, 'otherTerrain'),
      terrainOf: (name) => view.hexes[name]?.terrain ?? null,
      has: (stock) => stocks[stock] ?? 0,
      faceOf: (number) => face(shown, number),
      nameOf: (piece) => (isStructure(piece) ? pieces.structures[piece].name : ''),
      drawn: (piece) => (isStructure(piece) ? { building: [piece, face(shown, you).terrain] } : {}),
      iconOf: (due) => ({ symbol: DUES[due] ?? 'spade' }),
    },
    hex,
  );
}
