/** What the shell must know of Terra Mystica before its board is fetched. */
import { namer } from '$lib/text/dictionary';
import type { Words } from '../../generated/terra_mystica_entry';
import type { Kind } from '../index';
import en from './entry/en.ftl?raw';
import ru from './entry/ru.ftl?raw';
import uk from './entry/uk.ftl?raw';

const named = namer<Words>({ en, ru, uk });

export const ends = (action: string): boolean => action === 'done';
export const isAside = (action: string): boolean => action === 'leave';
export const surprises = (action: string): boolean => action.startsWith('faction ');
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  { id: 'land', words: named('toolLand'), key: 't', verbs: ['dig', 'build'] },
  { id: 'upgrade', words: named('toolUpgrade'), key: 'g', verbs: ['upgrade'] },
  { id: 'power', words: named('toolPower'), key: 'p', verbs: ['power'] },
  {
    id: 'special',
    words: named('toolSpecial'),
    key: 's',
    verbs: ['special', 'connect'],
    leads: true,
  },
  { id: 'priest', words: named('toolPriest'), key: 'c', verbs: ['priest'] },
  { id: 'ship', words: named('toolShip'), key: 'h', verbs: ['ship'] },
  { id: 'shovel', words: named('toolShovel'), key: 'd', verbs: ['shovel'] },
  { id: 'convert', words: named('toolConvert'), key: 'x', verbs: ['convert', 'burn'] },
  { id: 'pass', words: named('toolPass'), key: 'q', verbs: ['pass'] },
];
