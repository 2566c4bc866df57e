/** What a click on a hex can mean. */
import type { BuildingName, SymbolName } from '$lib/board/mystica/drawings';
import type { Icon } from '$lib/board/mystica/PlaceCard.svelte';
import { plansOf as plansOn, type HexPlan as Plan } from '$lib/board/mystica/plans';
import type { Building } from '../../generated/age_of_innovation';
import { BUILDINGS, DRAWN, face, isBuilding, type Shown } from './table';
import { say } from './words';

export type HexPlan = Plan<Building>;

const DUES: Record<string, SymbolName> = {
  founded: 'city',
  city: 'city',
  competency: 'competency',
  spades: 'spade',
  settle: 'spade',
  steps: 'up',
  books: 'book',
  bridges: 'bridge',
  'second action': 'again',
  exchange: 'swap',
};

/** All that can be done on a hex, the likeliest first. */
export function plansOf(shown: Shown, hex: string): HexPlan[] {
  const { view, pieces, you, language, answers, courses, chosen } = shown;
  const seat = you === null ? undefined : view.seats[you];
  if (you === null || !seat) return [];
  const colour = face(shown, you).terrain;
  const stocks: Record<string, number> = { coins: seat.coins, tools: seat.tools, scholars: seat.scholars };
  const drawn = (kind: BuildingName, neutral: boolean): Icon => ({ building: [kind, neutral ? 'neutral' : colour] });
  return plansOn(
    {
      you,
      language,
      answers,
      courses,
      chosen,
      sources: pieces.sources,
      dues: pieces.dues,
      buildings: BUILDINGS,
      single: () => [
        `build ${hex}`,
        `place ${hex}`,
        ...BUILDINGS.map((building) => `upgrade ${hex} ${building}`),
        `annex ${hex}`,
      ],
      begin: () => [`dig ${hex}`, `tunnel ${hex}`, `fly ${hex}`],
      another: say(language, 'otherTerrain'),
      terrainOf: (name) => view.hexes[name]?.terrain ?? null,
      has: (stock) => stocks[stock] ?? 0,
      faceOf: (number) => face(shown, number),
      nameOf: (piece) =>
        isBuilding(piece) ? pieces.buildings[piece].name : piece === 'annex' ? say(language, 'annex') : '',
      drawn: (piece, neutral) => drawn(isBuilding(piece) ? DRAWN[piece] : 'annex', neutral),
      iconOf: (due) => {
        const symbol = DUES[due];
        return symbol ? { symbol } : drawn(due === 'palace' || due === 'parts' ? 'stronghold' : 'trading-house', false);
      },
    },
    hex,
  );
}
