/** What the shell must know of Age of Innovation before its board is fetched. */
import type { Kind } from '../index';

const PLACES =
  /^(build|dig|tunnel|fly|place|annex|upgrade|ship|shovel|develop|send|power|books|special|bridge|connect|competency|city|palace|step|key|choose|draft|automa|bonus|burn|convert|pass)\b/;

export const isPlace = (action: string): boolean => PLACES.test(action);
export const ends = (action: string): boolean => action === 'done';
export const surprises = (action: string): boolean => /^(choose|draft) /.test(action);
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  {
    id: 'land',
    words: { en: 'Terraform', ru: 'Земля', uk: 'Земля' },
    key: 't',
    verbs: ['dig', 'build', 'tunnel', 'fly', 'annex'],
  },
  { id: 'upgrade', words: { en: 'Upgrade', ru: 'Улучшить', uk: 'Покращити' }, key: 'g', verbs: ['upgrade'] },
  { id: 'innovation', words: { en: 'Innovation', ru: 'Инновация', uk: 'Інновація' }, key: 'i', verbs: ['develop'] },
  {
    id: 'power',
    words: { en: 'Power, books', ru: 'Сила, книги', uk: 'Сила, книжки' },
    key: 'p',
    verbs: ['power', 'books'],
    leads: true,
  },
  {
    id: 'special',
    words: { en: 'Special', ru: 'Особое', uk: 'Особлива' },
    key: 's',
    verbs: ['special', 'connect'],
    leads: true,
  },
  { id: 'scholar', words: { en: 'Scholar', ru: 'Учёный', uk: 'Науковець' }, key: 'c', verbs: ['send'] },
  { id: 'ship', words: { en: 'Shipping', ru: 'Навигация', uk: 'Навігація' }, key: 'h', verbs: ['ship'] },
  { id: 'shovel', words: { en: 'Spades', ru: 'Лопаты', uk: 'Лопати' }, key: 'd', verbs: ['shovel'] },
  { id: 'convert', words: { en: 'Convert', ru: 'Обмен', uk: 'Обмін' }, key: 'x', verbs: ['convert', 'burn'] },
  { id: 'pass', words: { en: 'Pass', ru: 'Пас', uk: 'Пас' }, key: 'q', verbs: ['pass'] },
];
