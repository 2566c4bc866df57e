/** What the shell must know of Santa Maria before its board is fetched. */
import type { Kind, OwnKeys, Preference } from '../index';

const PLACES = /^(expand|place|activate|white|blue|pass|sell|buy|move|to|ship|moor|monk|lay|pave|colony|hall) /;

export const isPlace = (action: string): boolean => PLACES.test(action);

export const kinds: readonly Kind[] = [
  { id: 'die', words: { en: 'Use a die', ru: 'Кубик', uk: 'Кубик' }, key: 'd', verbs: ['white', 'blue'] },
  { id: 'expand', words: { en: 'Build', ru: 'Строить', uk: 'Будувати' }, key: 'b', verbs: ['expand'] },
  { id: 'activate', words: { en: 'For coins', ru: 'За монеты', uk: 'За монети' }, key: 'c', verbs: ['activate'] },
  { id: 'pass', words: { en: 'Pass', ru: 'Пас', uk: 'Пас' }, key: 'p', verbs: ['pass'] },
  // Last: only one scholar teaches it, and what comes last may be scrolled to on a phone.
  { id: 'move', words: { en: 'Move a die', ru: 'Сдвинуть', uk: 'Пересунути' }, key: 'm', verbs: ['move'] },
];

export const keys: readonly OwnKeys[] = [
  {
    keys: ['R'],
    words: { en: 'turn the tile in your hand', ru: 'повернуть тайл в руке', uk: 'повернути тайл у руці' },
  },
  {
    keys: ['−', '+'],
    words: {
      en: 'a pip less or more on the chosen die',
      ru: 'на очко меньше или больше на выбранном кубике',
      uk: 'на очко менше чи більше на обраному кубику',
    },
  },
  { keys: ['X'], words: { en: 'sell and buy goods', ru: 'продать и купить ресурсы', uk: 'продати й купити ресурси' } },
];

export const preferences: readonly Preference[] = [
  {
    name: 'year',
    title: { en: '“If the year ended now”', ru: '«Если бы год кончился сейчас»', uk: '«Якби рік скінчився зараз»' },
    hint: {
      en: 'Points for conquest and at the end of the game, as things stand.',
      ru: 'Очки за завоевания и в конце партии при нынешнем положении.',
      uk: 'Очки за завоювання та наприкінці партії за нинішнього стану.',
    },
    values: [
      { value: 'show', words: { en: 'show', ru: 'показывать', uk: 'показувати' } },
      { value: 'hide', words: { en: 'hide', ru: 'не показывать', uk: 'не показувати' } },
    ],
  },
];
