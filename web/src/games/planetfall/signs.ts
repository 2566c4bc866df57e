/** The signs of this game, for the legend. */
import Icon from '$lib/board/Icon.svelte';
import { inLanguage, sign, type Sign, type SignGroup, type Signed, type Three } from '$lib/board/signs';
import type { SymbolName } from '$lib/board/symbols';
import type { Kind, Letter, Pieces, View } from '../../generated/planetfall';
import { RESOURCE_ICONS } from './table';
import { say } from './words';

const SIZE = 24;
const icon = (name: string, words: string, drawn: SymbolName): Sign =>
  sign(name, words, Icon, { name: drawn, size: SIZE });

const USES: Record<Letter, Three> = {
  p: ['win the game', 'приносят победу', 'приносять перемогу'],
  x: ['needed against units', 'нужен против отрядов', 'потрібен проти загонів'],
  s: ['defeats and storms', 'побеждает и штурмует', 'перемагає і штурмує'],
  e: ['pays for cards', 'плата за карты', 'плата за карти'],
};
const KINDS: Record<Kind, Three> = {
  unit: ['defeat or recruit it', 'победить или завербовать', 'перемогти або завербувати'],
  outpost: ['occupy or storm it', 'занять или взять штурмом', 'зайняти або взяти штурмом'],
  technology: ['learn it', 'изучить', 'вивчити'],
  cache: ['energy, or a sector', 'энергия или сектор', 'енергія або сектор'],
  sector: ['income every time', 'доход каждый раз', 'дохід щоразу'],
};

export function signs({ pieces, language }: Signed<View, Pieces>): SignGroup[] {
  const told = (words: Three) => inLanguage(language, words);
  return [
    {
      title: told(['You have', 'У вас есть', 'У вас є']),
      signs: (Object.keys(USES) as Letter[]).map((letter) =>
        icon(pieces.resources[letter], told(USES[letter]), RESOURCE_ICONS[letter]),
      ),
    },
    {
      title: say(language, 'yourCards'),
      signs: (Object.keys(KINDS) as Kind[]).map((kind) => icon(pieces.kinds[kind], told(KINDS[kind]), kind)),
    },
    {
      title: say(language, 'board'),
      signs: [
        icon(
          say(language, 'operationPoints'),
          told(['points, strength, experience', 'очки, сила, опыт', 'очки, сила, досвід']),
          'operations',
        ),
        icon(
          told(['Diplomacy', 'Дипломатия', 'Дипломатія']),
          told(['recruit for energy', 'завербовать за энергию', 'завербувати за енергію']),
          'diplomacy',
        ),
        icon(
          told(['Aggression', 'Агрессия', 'Агресія']),
          told(['storm with strength', 'взять штурмом за силу', 'взяти штурмом за силу']),
          'aggression',
        ),
        icon(say(language, 'pair'), say(language, 'pairPoints'), 'pair'),
        icon(
          told(['Restrain token', 'Жетон запрета', 'Жетон заборони']),
          told(['closed to the others', 'закрыто для других', 'закрито для інших']),
          'restrain',
        ),
        icon(
          say(language, 'initiative', '').trim(),
          told(['who chooses first', 'кто выбирает первым', 'хто обирає першим']),
          'initiative',
        ),
      ],
    },
  ];
}
