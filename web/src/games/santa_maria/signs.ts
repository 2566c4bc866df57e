/** The signs of this game, for the legend. */
import Icon from '$lib/board/Icon.svelte';
import { inLanguage, sign, type Sign, type SignGroup, type Signed, type Three } from '$lib/board/signs';
import type { SymbolName } from '$lib/board/symbols';
import type { Letter, Pieces, Terrain, View } from '../../generated/santa_maria';
import DieMark from './DieMark.svelte';
import { LETTER_SYMBOLS } from './table';
import { say } from './words';

const SIZE = 24;
const icon = (name: string, words: string, drawn: SymbolName): Sign =>
  sign(name, words, Icon, { name: drawn, size: SIZE });

const USES: Record<Letter, Three> = {
  w: ['pays for tiles', 'плата за тайлы', 'плата за тайли'],
  g: ['triple tiles, religion', 'тройные тайлы, религия', 'потрійні тайли, релігія'],
  s: ['loads ships', 'груз кораблей', 'вантаж кораблів'],
  e: ['loads ships', 'груз кораблей', 'вантаж кораблів'],
  o: ['stands for any good', 'заменит любой ресурс', 'замінить будь-який ресурс'],
  c: ['goods, buildings, dice', 'ресурсы, строения, кубики', 'ресурси, будівлі, кубики'],
  p: ['win the game', 'приносят победу', 'приносять перемогу'],
};
const BUILDING: Three = ['used by dice, coins', 'активируют кубики, монеты', 'активують кубики, монети'];
const LANDS: Record<Terrain, Three> = {
  farm: BUILDING,
  forest: BUILDING,
  mountain: BUILDING,
  city: BUILDING,
  'town-hall': ['roads lead to it', 'к ней ведут дороги', 'до неї ведуть дороги'],
  road: ['carries colonists', 'на ней колонисты', 'на ній колоністи'],
};

export function signs({ pieces, language }: Signed<View, Pieces>): SignGroup[] {
  const told = (words: Three) => inLanguage(language, words);
  return [
    {
      title: told(['You have', 'У вас есть', 'У вас є']),
      signs: (Object.keys(USES) as Letter[]).map((letter) =>
        icon(pieces.amounts[letter], told(USES[letter]), LETTER_SYMBOLS[letter]),
      ),
    },
    {
      title: say(language, 'colony'),
      signs: (Object.keys(LANDS) as Terrain[]).map((terrain) =>
        icon(pieces.terrains[terrain], told(LANDS[terrain]), terrain),
      ),
    },
    {
      title: say(language, 'board'),
      signs: [
        icon(
          say(language, 'religion'),
          told(['monks and blue dice', 'монахи и синие кубики', 'ченці й сині кубики']),
          'religion',
        ),
        icon(say(language, 'conquest'), told(['points each year', 'очки каждый год', 'очки щороку']), 'conquest'),
        icon(say(language, 'docks'), told(['ships lie here', 'здесь стоят корабли', 'тут стоять кораблі']), 'shipping'),
        icon(
          say(language, 'monks'),
          told(['study, preach, help', 'учатся, проповедуют, помогают', 'вчаться, проповідують, допомагають']),
          'monk',
        ),
        icon(say(language, 'trade'), told(['sell and buy', 'продать и купить', 'продати й купити']), 'trade'),
      ],
    },
    {
      title: say(language, 'yourDice'),
      signs: [
        sign(
          say(language, 'whiteDice'),
          told(['activate a column', 'активируют столбец', 'активують стовпець']),
          DieMark,
          { pips: 4, size: 20 },
        ),
        sign(say(language, 'dice'), told(['activate a row', 'активируют ряд', 'активують ряд']), DieMark, {
          pips: 2,
          size: 20,
          blue: true,
        }),
        icon(
          told(['Lock', 'Замок', 'Замок']),
          told(['religion unlocks the die', 'кубик откроет религия', 'кубик відкриє релігія']),
          'lock',
        ),
      ],
    },
  ];
}
