/** What the shell must know of Santa Maria before its board is fetched. */
import { namer } from '$lib/text/dictionary';
import type { Words } from '../../generated/santa_maria_entry';
import type { Kind, OwnKeys, Preference } from '../index';
import en from './entry/en.ftl?raw';
import ru from './entry/ru.ftl?raw';
import uk from './entry/uk.ftl?raw';

const named = namer<Words>({ en, ru, uk });

/** How it was paid is no news, and not what one has done last. */
export const isNews = (action: string): boolean => !/^(pay|gold-for)( |$)/.test(action);

export const kinds: readonly Kind[] = [
  { id: 'die', words: named('toolDie'), key: 'd', verbs: ['white', 'blue'] },
  { id: 'expand', words: named('toolExpand'), key: 'b', verbs: ['expand'] },
  { id: 'activate', words: named('toolActivate'), key: 'c', verbs: ['activate'] },
  { id: 'pass', words: named('toolPass'), key: 'p', verbs: ['pass'] },
  // Last: only one scholar teaches it, and what comes last may be scrolled to on a phone.
  { id: 'move', words: named('toolMove'), key: 'm', verbs: ['move'] },
];

export const keys: readonly OwnKeys[] = [
  {
    keys: ['R'],
    words: named('keyTurnTheTileIn'),
  },
  {
    keys: ['−', '+'],
    words: named('keyAPipLessOr'),
  },
  { keys: ['X'], words: named('keySellAndBuyGoods') },
];

export const preferences: readonly Preference[] = [
  {
    name: 'year',
    title: named('preferenceIfTheYearEnded'),
    hint: named('preferencePointsForConquestAnd'),
    values: [
      { value: 'show', words: named('preferenceShow') },
      { value: 'hide', words: named('preferenceHide') },
    ],
  },
];
