/** What the legends of both games have in common. */
import { inLanguage, sign, type Sign as Told, type Signed, type Three } from '../signs';
import NewsMark from '../NewsMark.svelte';
import { i18n } from '$lib/i18n/index.svelte';
import { LETTER_SYMBOLS, type Letter } from './amounts';
import BoardMark from './BoardMark.svelte';
import Disc from './Disc.svelte';
import type { SymbolName } from './drawings';
import type { Face } from './seats';
import Sign from './Sign.svelte';

const SIZE = 24;

export const symbol = (name: string, words: string, drawn: SymbolName): Told =>
  sign(name, words, Sign, { name: drawn, size: SIZE });

const USES: Record<Letter, Three> = {
  vp: ['win the game', 'приносят победу', 'приносять перемогу'],
  c: ['pay for buildings', 'цена построек', 'ціна будівель'],
  w: ['build and dig', 'строят и копают', 'будують і копають'],
  p: ['cults, shipping, digging', 'культы, навигация, раскопки', 'культи, навігація, розкопки'],
  pw: ['spent from bowl III', 'тратится из чаши III', 'витрачається з чаші III'],
  t: ['build and dig', 'строят и копают', 'будують і копають'],
  s: ['sciences, shipping, digging', 'науки, навигация, раскопки', 'науки, навігація, розкопки'],
  b: ['pay for innovations', 'цена инноваций', 'ціна інновацій'],
};

/** What one has: by the letters of the game. */
export function stocks({ pieces, language }: Signed<unknown, { resources: { id: string; name: string }[] }>): Told[] {
  return pieces.resources.flatMap(({ id, name }) =>
    id in USES ? [symbol(name, inLanguage(language, USES[id as Letter]), LETTER_SYMBOLS[id as Letter])] : [],
  );
}

const TOOLS: readonly [name: Three, words: Three, drawn: SymbolName][] = [
  [['Spade', 'Лопата', 'Лопата'], ['one step of terrain', 'шаг по кругу земель', 'крок по колу земель'], 'spade'],
  [
    ['Shipping', 'Навигация', 'Навігація'],
    ['river hexes you cross', 'сколько рек одолеете', 'скільки річок здолаєте'],
    'ship',
  ],
  [['Bridge', 'Мост', 'Міст'], ['joins two banks', 'соединяет два берега', 'з’єднує два береги'], 'bridge'],
];

export const tools = ({ language }: Pick<Signed, 'language'>): Told[] =>
  TOOLS.map(([name, words, drawn]) => symbol(inLanguage(language, name), inLanguage(language, words), drawn));

const MARKS = [
  [
    'ring',
    ['Full ring', 'Сплошное кольцо', 'Суцільне кільце'],
    ['you can build here', 'здесь можно построить', 'тут можна збудувати'],
  ],
  ['dashed', ['Dashed ring', 'Пунктир', 'Пунктир'], ['only part of it', 'только часть действия', 'лише частина дії']],
  ['printed', ['Small dot', 'Точка', 'Крапка'], ['terrain printed there', 'земля, какой была', 'земля, якою була']],
  ['octagon', ['Octagon', 'Восьмиугольник', 'Восьмикутник'], ['once a round', 'раз в раунд', 'раз на раунд']],
  ['arch', ['Arch', 'Арка', 'Арка'], ['tile of a town', 'жетон города', 'жетон міста']],
  [
    'card',
    ['Card in two halves', 'Карта из двух частей', 'Карта з двох частин'],
    ['income, then its use', 'доход и свойство', 'дохід і властивість'],
  ],
] as const satisfies readonly (readonly [string, Three, Three])[];

/** What the board shows besides pieces. */
export const marks = ({ language }: Pick<Signed, 'language'>): Told[] => [
  ...MARKS.map(([kind, name, words]) =>
    sign(inLanguage(language, name), inLanguage(language, words), BoardMark, { kind }),
  ),
  sign(
    inLanguage(language, ['Blue number', 'Синее число', 'Синє число']),
    inLanguage(language, ['new since your turn', 'новое с вашего хода', 'нове з вашого ходу']),
    NewsMark,
    { number: 2 },
  ),
];

/** Who plays what, by the disc that stands for them everywhere. */
export function people({ table }: Pick<Signed, 'table'>, faceOf: (seat: number) => Face): Told[] {
  return table.seats.map((_, seat) => {
    const { name, terrain, emblem } = faceOf(seat);
    return sign(i18n.seatName(table, seat), name, Disc, { terrain, emblem, size: SIZE });
  });
}
