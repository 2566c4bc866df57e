/** What the shell must know of Age of Innovation before its board is fetched. */
import { namer } from '$lib/text/dictionary';
import type { Words } from '../../generated/age_of_innovation_entry';
import type { Kind } from '../index';
import en from './entry/en.ftl?raw';
import ru from './entry/ru.ftl?raw';
import uk from './entry/uk.ftl?raw';

const named = namer<Words>({ en, ru, uk });

export const ends = (action: string): boolean => action === 'done';
export const surprises = (action: string): boolean => /^(choose|draft) /.test(action);
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  {
    id: 'land',
    words: named('toolLand'),
    key: 't',
    verbs: ['dig', 'build', 'tunnel', 'fly', 'annex'],
  },
  { id: 'upgrade', words: named('toolUpgrade'), key: 'g', verbs: ['upgrade'] },
  { id: 'innovation', words: named('toolInnovation'), key: 'i', verbs: ['develop'] },
  {
    id: 'power',
    words: named('toolPower'),
    key: 'p',
    verbs: ['power', 'books'],
    leads: true,
  },
  {
    id: 'special',
    words: named('toolSpecial'),
    key: 's',
    verbs: ['special', 'connect'],
    leads: true,
  },
  { id: 'scholar', words: named('toolScholar'), key: 'c', verbs: ['send'] },
  { id: 'ship', words: named('toolShip'), key: 'h', verbs: ['ship'] },
  { id: 'shovel', words: named('toolShovel'), key: 'd', verbs: ['shovel'] },
  { id: 'convert', words: named('toolConvert'), key: 'x', verbs: ['convert', 'burn'] },
  { id: 'pass', words: named('toolPass'), key: 'q', verbs: ['pass'] },
];
