/** What is drawn on a tile, from what it does. */
import { asSymbols } from '$lib/board/mystica/amounts';
import type { BuildingName, SymbolName } from '$lib/board/mystica/drawings';
import { DRAWN } from './table';
import type { Amounts } from '$lib/board/mystica/amounts';
import type {
  BonusPiece,
  Building,
  CityPiece,
  CompetencyPiece,
  EffectPiece,
  PalacePiece,
  Told,
} from '../../generated/age_of_innovation';

/** What a thing does; what it does not may be left out. */
type Effect = Partial<EffectPiece>;
/** A tile of any kind: what it brings at once, as income, as an action, whenever and on passing. */
export type TilePiece = Told & Partial<PalacePiece & CompetencyPiece & BonusPiece & CityPiece>;

export interface Part {
  /** Before the symbols. */
  text?: string | number;
  symbols: (SymbolName | BuildingName)[];
  /** In grey, as a piece that nobody owns. */
  neutral?: boolean;
  /** An action once a round stands in an octagon. */
  once?: boolean;
}

const COUNTED: Record<string, SymbolName> = {
  spade: 'spade',
  city: 'city',
  step: 'up',
  innovation: 'bulb',
  'edge-workshop': 'edge',
  'river-workshop': 'shore',
  'sent-scholar': 'scholar',
  building: 'house',
  group: 'group',
  bridge: 'bridge',
  'two-highest': 'highest',
  lowest: 'lowest',
};
/** What is counted, as symbols: a step of shipping or terraforming is two. */
export function counted(what: string): (SymbolName | BuildingName)[] {
  if (what === 'track') return ['ship', 'spade'];
  return [COUNTED[what] ?? DRAWN[what as Building] ?? 'house'];
}

const several = (number: number): number | undefined => (number > 1 ? number : undefined);
const gained = (gain: Amounts): Part[] =>
  asSymbols(gain).map(([symbol, number]) => ({ text: several(number), symbols: [symbol] }));
/** Things that score the same stand together. */
function scored(points: Record<string, number>): Part[] {
  const worth = [...new Set(Object.values(points))];
  return worth.flatMap((number) => [
    {
      symbols: Object.keys(points)
        .filter((what) => points[what] === number)
        .flatMap(counted),
    },
    { text: number, symbols: ['vp' as const] },
  ]);
}

export function effectParts(effect: Effect): Part[] {
  const found: Part[] = gained(effect.gain ?? {});
  const add = (number: number | undefined, symbols: Part['symbols'], text: Part['text'] = several(number ?? 0)) =>
    number && found.push({ text, symbols });
  add(effect.spades, ['spade'], effect.spades);
  add(effect.bridges, ['bridge']);
  add(effect.steps, ['up'], effect.steps);
  add(effect.any_steps, ['up'], effect.any_steps);
  add(effect.each_discipline, ['science', 'up']);
  add(effect.step_per_shape, ['house', 'up']);
  add(effect.competency, ['competency']);
  add(effect.city, ['city']);
  add(effect.far_guild, ['trading-house']);
  add(effect.guild, ['dwelling', 'up', 'trading-house']);
  add(effect.exchange, ['temple', 'swap', 'trading-house']);
  add(effect.shipping, ['ship'], `+${effect.shipping}`);
  add(effect.terraforming, ['spade'], '+');
  add(effect.annexes, ['annex']);
  add(effect.tokens, ['power'], `+${effect.tokens}`);
  add(effect.second_action, ['again']);
  if (effect.neutral) found.push({ symbols: [DRAWN[effect.neutral]], neutral: true });
  found.push(...scored(effect.per ?? {}));
  for (const [what, points] of Object.entries(effect.by_number ?? {})) {
    const steps = points.filter(Boolean);
    found.push({ symbols: counted(what) }, { text: `${Math.min(...steps)}–${Math.max(...steps)}`, symbols: [] });
  }
  return found;
}

/** All that a tile brings. */
export function tileParts(tile: TilePiece): Part[] {
  return [
    ...effectParts(tile.now ?? {}),
    ...gained(tile.income ?? {}),
    ...(tile.step_income ? [{ symbols: ['up' as const] }] : []),
    ...(tile.shipping ? [{ text: `+${tile.shipping}`, symbols: ['ship' as const] }] : []),
    ...(tile.special ? effectParts(tile.special).map((part) => ({ ...part, once: true })) : []),
    ...scored(tile.whenever ?? {}),
    ...scored(tile.on_pass ?? {}),
    ...(tile.steps_on_pass ? [{ symbols: [...counted(tile.steps_on_pass), 'up' as const] }] : []),
  ];
}

/** A round bonus has two halves: the income, and what else it does. */
export const bonusParts = (tile: TilePiece): [Part[], Part[]] => [
  tileParts({ name: '', text: '', income: tile.income }),
  tileParts({ ...tile, income: {} }),
];

/** What an action on an octagon brings: one symbol with its number, in short. */
export function actionFace(effect: Effect): { symbol: SymbolName | BuildingName; number: number } {
  const [part] = effectParts(effect);
  const number = Number(part?.text ?? 0);
  if (effect.guild) return { symbol: 'trading-house', number: 0 };
  const [per] = Object.entries(effect.per ?? {});
  if (per) return { symbol: counted(per[0])[0] ?? 'vp', number: per[1] };
  return { symbol: part?.symbols[0] ?? 'power', number: Number.isNaN(number) ? 0 : number };
}
