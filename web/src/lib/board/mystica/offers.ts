/** Power that neighbours' buildings offer, taken or declined as a preference says. */
import type { ActionInfo } from '../../../generated/messages';
import type { Preference } from '../../../games';

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
