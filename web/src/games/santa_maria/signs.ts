/** The signs of this game, for the legend. */
import Icon from '$lib/board/Icon.svelte';
import { sign, type Sign, type SignGroup, type Signed } from '$lib/board/signs';
import type { SymbolName } from '$lib/board/symbols';
import type { Letter, Pieces, Terrain, View } from '../../generated/santa_maria';
import DieMark from './DieMark.svelte';
import { LETTER_SYMBOLS } from './table';
import { say, type Word } from './words';

const SIZE = 24;
const icon = (name: string, words: string, drawn: SymbolName): Sign =>
  sign(name, words, Icon, { name: drawn, size: SIZE });

const USES = {
  w: 'signPaysForTiles',
  g: 'signTripleTilesReligion',
  s: 'signLoadsShips',
  e: 'signLoadsShips',
  o: 'signStandsForAnyGood',
  c: 'signGoodsBuildingsDice',
  p: 'signWinTheGame',
} as const satisfies Record<Letter, Word>;
const BUILDING = 'signUsedByDiceCoins';
const LANDS = {
  farm: BUILDING,
  forest: BUILDING,
  mountain: BUILDING,
  city: BUILDING,
  'town-hall': 'signRoadsLeadToIt',
  road: 'signCarriesColonists',
} as const satisfies Record<Terrain, Word>;

export function signs({ pieces, language }: Signed<View, Pieces>): SignGroup[] {
  return [
    {
      title: say(language, 'signYouHave'),
      signs: (Object.keys(USES) as Letter[]).map((letter) =>
        icon(pieces.amounts[letter], say(language, USES[letter]), LETTER_SYMBOLS[letter]),
      ),
    },
    {
      title: say(language, 'colony'),
      signs: (Object.keys(LANDS) as Terrain[]).map((terrain) =>
        icon(pieces.terrains[terrain], say(language, LANDS[terrain]), terrain),
      ),
    },
    {
      title: say(language, 'board'),
      signs: [
        icon(say(language, 'religion'), say(language, 'signMonksAndBlueDice'), 'religion'),
        icon(say(language, 'conquest'), say(language, 'signPointsEachYear'), 'conquest'),
        icon(say(language, 'docks'), say(language, 'signShipsLieHere'), 'shipping'),
        icon(say(language, 'monks'), say(language, 'signStudyPreachHelp'), 'monk'),
        icon(say(language, 'trade'), say(language, 'signSellAndBuy'), 'trade'),
      ],
    },
    {
      title: say(language, 'yourDice'),
      signs: [
        sign(say(language, 'whiteDice'), say(language, 'signActivateAColumn'), DieMark, { pips: 4, size: 20 }),
        sign(say(language, 'dice'), say(language, 'signActivateARow'), DieMark, {
          pips: 2,
          size: 20,
          blue: true,
        }),
        icon(say(language, 'signLock'), say(language, 'signReligionUnlocksTheDie'), 'lock'),
      ],
    },
  ];
}
