/** What the shell must know of Terra Mystica before its board is fetched. */
import type { ActionInfo } from '../../generated/messages';
import type { Kind, Preference } from '../index';

const PLACES = /^(build|dig|upgrade|ship|shovel|priest|power|special|bridge|connect|favor|town|cult|faction|burn|convert|pass)\b/;

export const isPlace = (action: string): boolean => PLACES.test(action);
export const ends = (action: string): boolean => action === 'done';
export const isAside = (action: string): boolean => action === 'leave';
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  { id: 'land', words: { en: 'Terraform and build', ru: 'Преобразовать, строить', uk: 'Перетворити, будувати' }, key: 't', test: /^(build|dig) / },
  { id: 'upgrade', words: { en: 'Upgrade', ru: 'Улучшить', uk: 'Покращити' }, key: 'g', test: /^upgrade / },
  { id: 'power', words: { en: 'Power', ru: 'Сила', uk: 'Сила' }, key: 'p', test: /^power / },
  { id: 'special', words: { en: 'Special', ru: 'Особое', uk: 'Особлива' }, key: 's', test: /^(special|connect) / },
  { id: 'priest', words: { en: 'Send priest', ru: 'Послать жреца', uk: 'Послати жерця' }, key: 'c', test: /^priest / },
  { id: 'ship', words: { en: 'Shipping', ru: 'Навигация', uk: 'Навігація' }, key: '', test: /^ship$/ },
  { id: 'shovel', words: { en: 'Digging', ru: 'Раскопки', uk: 'Розкопки' }, key: '', test: /^shovel$/ },
  { id: 'convert', words: { en: 'Convert', ru: 'Обмен', uk: 'Обмін' }, key: 'x', test: /^(convert |burn$)/ },
  { id: 'pass', words: { en: 'Pass', ru: 'Пас', uk: 'Пас' }, key: '', test: /^pass\b/ },
];

export const preferences: readonly Preference[] = [
  {
    name: 'power',
    title: { en: 'Power offered by neighbours', ru: 'Сила от соседей', uk: 'Сила від сусідів' },
    hint: {
      en: 'Taken or declined without asking; more power than that is asked about.',
      ru: 'Брать или отказываться без вопроса; о большей силе спросим.',
      uk: 'Брати чи відмовлятися без запитання; про більшу силу запитаємо.',
    },
    values: [
      { value: 'ask', words: { en: 'ask me', ru: 'спрашивать', uk: 'питати' } },
      ...[1, 2, 3, 4].map((power) => ({
        value: String(power),
        words: { en: `take up to ${power}`, ru: `брать до ${power}`, uk: `брати до ${power}` },
      })),
      { value: 'all', words: { en: 'always take', ru: 'всегда брать', uk: 'завжди брати' } },
      { value: 'never', words: { en: 'always decline', ru: 'всегда отказываться', uk: 'завжди відмовлятися' } },
    ],
  },
];

/** `take 2` or `decline`, as the preference says. */
export function answer(actions: readonly ActionInfo[], wanted: Record<string, string>): string | null {
  const take = actions.find((each) => each.action.startsWith('take '));
  const isOffer = actions.some((each) => each.action === 'decline');
  const rule = wanted['power'] ?? 'ask';
  if (!isOffer || rule === 'ask') return null;
  if (rule === 'never' || !take) return 'decline';
  return rule === 'all' || Number(take.action.split(' ')[1]) <= Number(rule) ? take.action : null;
}
