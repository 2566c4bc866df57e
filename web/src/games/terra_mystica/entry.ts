/** What the shell must know of Terra Mystica before its board is fetched. */
import type { Kind } from '../index';

const PLACES =
  /^(build|dig|upgrade|ship|shovel|priest|power|special|bridge|connect|favor|town|cult|faction|burn|convert|pass)\b/;

export const isPlace = (action: string): boolean => PLACES.test(action);
export const ends = (action: string): boolean => action === 'done';
export const isAside = (action: string): boolean => action === 'leave';
export const surprises = (action: string): boolean => action.startsWith('faction ');
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  { id: 'land', words: { en: 'Terraform', ru: 'Земля', uk: 'Земля' }, key: 't', verbs: ['dig', 'build'] },
  { id: 'upgrade', words: { en: 'Upgrade', ru: 'Улучшить', uk: 'Покращити' }, key: 'g', verbs: ['upgrade'] },
  { id: 'power', words: { en: 'Power', ru: 'Сила', uk: 'Сила' }, key: 'p', verbs: ['power'] },
  {
    id: 'special',
    words: { en: 'Special', ru: 'Особое', uk: 'Особлива' },
    key: 's',
    verbs: ['special', 'connect'],
    leads: true,
  },
  { id: 'priest', words: { en: 'Priest', ru: 'Жрец', uk: 'Жрець' }, key: 'c', verbs: ['priest'] },
  { id: 'ship', words: { en: 'Shipping', ru: 'Навигация', uk: 'Навігація' }, key: 'h', verbs: ['ship'] },
  { id: 'shovel', words: { en: 'Digging', ru: 'Раскопки', uk: 'Розкопки' }, key: 'd', verbs: ['shovel'] },
  { id: 'convert', words: { en: 'Convert', ru: 'Обмен', uk: 'Обмін' }, key: 'x', verbs: ['convert', 'burn'] },
  { id: 'pass', words: { en: 'Pass', ru: 'Пас', uk: 'Пас' }, key: 'q', verbs: ['pass'] },
];
