/** The signs of this game, for the legend. */
import Icon from '$lib/board/Icon.svelte';
import { sign, type Sign, type SignGroup, type Signed } from '$lib/board/signs';
import type { SymbolName } from '$lib/board/symbols';
import type { Kind, Letter, Pieces, View } from '../../generated/planetfall';
import { RESOURCE_ICONS } from './table';
import { say, type Word } from './words';

const SIZE = 24;
const icon = (name: string, words: string, drawn: SymbolName): Sign =>
  sign(name, words, Icon, { name: drawn, size: SIZE });

const USES = {
  p: 'signWinTheGame',
  x: 'signNeededAgainstUnits',
  s: 'signDefeatsAndStorms',
  e: 'signPaysForCards',
} as const satisfies Record<Letter, Word>;
const KINDS = {
  unit: 'signDefeatOrRecruitIt',
  outpost: 'signOccupyOrStormIt',
  technology: 'signLearnIt',
  cache: 'signEnergyOrASector',
  sector: 'signIncomeEveryTime',
} as const satisfies Record<Kind, Word>;

export function signs({ pieces, language }: Signed<View, Pieces>): SignGroup[] {
  return [
    {
      title: say(language, 'signYouHave'),
      signs: (Object.keys(USES) as Letter[]).map((letter) =>
        icon(pieces.resources[letter], say(language, USES[letter]), RESOURCE_ICONS[letter]),
      ),
    },
    {
      title: say(language, 'yourCards'),
      signs: (Object.keys(KINDS) as Kind[]).map((kind) => icon(pieces.kinds[kind], say(language, KINDS[kind]), kind)),
    },
    {
      title: say(language, 'board'),
      signs: [
        icon(say(language, 'operationPoints'), say(language, 'signPointsStrengthExperience'), 'operations'),
        icon(say(language, 'signDiplomacy'), say(language, 'signRecruitForEnergy'), 'diplomacy'),
        icon(say(language, 'signAggression'), say(language, 'signStormWithStrength'), 'aggression'),
        icon(say(language, 'pair'), say(language, 'pairPoints'), 'pair'),
        icon(say(language, 'signRestrainToken'), say(language, 'signClosedToTheOthers'), 'restrain'),
        icon(say(language, 'initiative', { number: '' }).trim(), say(language, 'signWhoChoosesFirst'), 'initiative'),
      ],
    },
  ];
}
