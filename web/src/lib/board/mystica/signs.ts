/** What the legends of both games have in common. */
import { sign, type Sign as Told, type Signed } from '../signs';
import NewsMark from '../NewsMark.svelte';
import { i18n } from '$lib/i18n/index.svelte';
import { LETTER_SYMBOLS, type Letter } from './amounts';
import BoardMark from './BoardMark.svelte';
import Disc from './Disc.svelte';
import type { SymbolName } from './drawings';
import type { Face } from './seats';
import Sign from './Sign.svelte';
import { say } from './words';

const SIZE = 24;

export const symbol = (name: string, words: string, drawn: SymbolName): Told =>
  sign(name, words, Sign, { name: drawn, size: SIZE });

const USES = {
  vp: 'signWinTheGame',
  c: 'signPayForBuildings',
  w: 'signBuildAndDig',
  p: 'signCultsShippingDigging',
  pw: 'signSpentFromBowlIii',
  t: 'signBuildAndDig',
  s: 'signSciencesShippingDigging',
  b: 'signPayForInnovations',
} as const satisfies Record<Letter, string>;

/** What one has: by the letters of the game. */
export function stocks({ pieces, language }: Signed<unknown, { resources: { id: string; name: string }[] }>): Told[] {
  return pieces.resources.flatMap(({ id, name }) =>
    id in USES ? [symbol(name, say(language, USES[id as Letter]), LETTER_SYMBOLS[id as Letter])] : [],
  );
}

const TOOLS = [
  ['signSpade', 'signOneStepOfTerrain', 'spade'],
  ['signShipping', 'signRiverHexesYouCross', 'ship'],
  ['signBridge', 'signJoinsTwoBanks', 'bridge'],
] as const;

export const tools = ({ language }: Pick<Signed, 'language'>): Told[] =>
  TOOLS.map(([name, words, drawn]) => symbol(say(language, name), say(language, words), drawn));

const MARKS = [
  ['ring', 'signFullRing', 'signYouCanBuildHere'],
  ['dashed', 'signDashedRing', 'signOnlyPartOfIt'],
  ['printed', 'signSmallDot', 'signTerrainPrintedThere'],
  ['octagon', 'signOctagon', 'signOnceARound'],
  ['arch', 'signArch', 'signTileOfATown'],
  ['card', 'signCardInTwoHalves', 'signIncomeThenItsUse'],
] as const;

/** What the board shows besides pieces. */
export const marks = ({ language }: Pick<Signed, 'language'>): Told[] => [
  ...MARKS.map(([kind, name, words]) => sign(say(language, name), say(language, words), BoardMark, { kind })),
  sign(say(language, 'signBlueNumber'), say(language, 'signNewSinceYourTurn'), NewsMark, { number: 2 }),
];

/** Who plays what, by the disc that stands for them everywhere. */
export function people({ table }: Pick<Signed, 'table'>, faceOf: (seat: number) => Face): Told[] {
  return table.seats.map((_, seat) => {
    const { name, terrain, emblem } = faceOf(seat);
    return sign(i18n.seatName(table, seat), name, Disc, { terrain, emblem, size: SIZE });
  });
}
