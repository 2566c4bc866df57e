/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import type { Language } from '$lib/text/languages';

type Forms = readonly [one: string, few: string, many: string];
type Three<T> = readonly [en: T, ru: T, uk: T];

const WORDS = {
  turnOrder: ['Turn order', 'Порядок хода', 'Порядок ходу'],
  goals: ['Goals at the end', 'Цели в конце игры', 'Цілі наприкінці гри'],
  ifOverNow: ['Points if the game ended now', 'Очки, если бы игра кончилась сейчас', 'Очки, якби гра скінчилася зараз'],
  level: ['Level {}', 'Уровень {}', 'Рівень {}'],
  onLevel: ['level {}', 'уровень {}', 'рівень {}'],
  operations: ['Operations {}', 'Операции {}', 'Операції {}'],
  onOperations: ['operations {}', 'операции {}', 'операції {}'],
  operationPoints: ['operation points', 'очки операций', 'очки операцій'],
  points: ['points', 'очков', 'очок'],
  atMost: ['max {}', 'до {}', 'до {}'],
  takenBy: ['taken by', 'забирает', 'забирає'],
  youTook: ['taken by', 'забираете', 'забираєте'],
  taken: ['taken', 'взято', 'взято'],
  you: ['you', 'вы', 'ви'],
  You: ['You', 'Вы', 'Ви'],
  choosing: ['choosing', 'выбирает', 'обирає'],
  youChoose: ['choosing', 'выбираете', 'обираєте'],
  orRecruit: ['to recruit', 'вербовка', 'вербунок'],
  or: ['or', 'или', 'або'],
  then: ['then', 'тогда', 'тоді'],
  insteadOfEnergy: ['instead of energy', 'вместо энергии', 'замість енергії'],
  noDiplomacy: ['no diplomacy', 'без дипломатии', 'без дипломатії'],
  byForce: ['by force', 'силой', 'силою'],
  pair: ['pair', 'пара', 'пара'],
  pairPoints: ['points for the pair', 'очки за пару', 'очки за пару'],
  onPlanets: ['on {}', 'на {}', 'на {}'],
  lastOne: ['last one', 'последняя', 'остання'],
  orAnnex: ['or annex:', 'или сектор:', 'або сектор:'],
  everyIncome: ['every income', 'каждый доход', 'кожен дохід'],
  noSector: ['no sector', 'без сектора', 'без сектора'],
  noPoints: ['no points', 'без очков', 'без очок'],
  noReward: ['no reward', 'без награды', 'без нагороди'],
  secondOn: ['second on planet {}', 'вторая на планете {}', 'друга на планеті {}'],
  secondGone: ['There is no second one left.', 'Второй уже не будет.', 'Другої вже не буде.'],
  cards: ['Cards', 'Карты', 'Карти'],
  yourCards: ['Your cards', 'Ваши карты', 'Ваші карти'],
  noCards: ['no cards yet', 'карт пока нет', 'карт поки немає'],
  nextIncome: ['Next income', 'Следующий доход', 'Наступний дохід'],
  side: ['side\u00a0{}', 'сторона\u00a0{}', 'сторона\u00a0{}'],
  initiative: ['initiative\u00a0{}', 'инициатива\u00a0{}', 'ініціатива\u00a0{}'],
  start: ['Start', 'На старте', 'На старті'],
  leads: ['leads', 'лидирует', 'лідирує'],
  bot: ['bot', 'бот', 'бот'],
  resolving: ['Ships act in this order', 'Порядок действия кораблей', 'Порядок дій кораблів'],
  restrained: [
    'Restrain token: the others cannot choose it',
    'Жетон запрета: другие не могут выбрать',
    'Жетон заборони: інші не можуть обрати',
  ],
  pay: ['Pay', 'Цена', 'Ціна'],
  gain: ['Gain', 'Даёт', 'Дає'],
  left: ['Left', 'Остаток', 'Залишок'],
  next: ['Next', 'Дальше', 'Далі'],
  chooseThen: [
    'you choose when your ship acts',
    'выберете, когда корабль будет действовать',
    'оберете, коли корабель діятиме',
  ],
  splitThen: [
    'you share them out when your ship acts',
    'распределите, когда корабль будет действовать',
    'розподілите, коли корабель діятиме',
  ],
  acts: ['your ship acts {}', 'корабль действует {}', 'корабель діє {}'],
  actsSoFar: ['your ship acts {} so far', 'корабль пока действует {}', 'корабель поки що діє {}'],
  thenFly: ['then you fly {}', 'потом летите {}', 'потім летите {}'],
  atTheEnd: ['at the end of the game', 'в конце игры', 'наприкінці гри'],
  inNextIncome: ['in the next income phase', 'в следующей фазе дохода', 'у наступній фазі доходу'],
  nothing: ['nothing', 'ничего', 'нічого'],
  toChoose: ['{} to choose', '{} на выбор', '{} на вибір'],
  commanders: ['Commanders', 'Командующие', 'Командувачі'],
  chosenBy: ['chosen by {}', 'выбор: {}', 'вибір: {}'],
  news: [
    'new since your last turn, log line {}',
    'новое с вашего хода, строка журнала {}',
    'нове з вашого ходу, рядок журналу {}',
  ],
  more: ['Ability and cards', 'Способность и карты', 'Здібність і карти'],
  showCards: ['Show the cards', 'Показать карты', 'Показати карти'],
  hideCards: ['Hide the cards', 'Скрыть карты', 'Сховати карти'],
  board: ['Planet: cards and operations', 'Планета: карты и операции', 'Планета: карти й операції'],
  shipOf: ['Ship: {}', 'Корабль: {}', 'Корабель: {}'],
  orWord: ['or', 'или', 'або'],
  endTechnologies: ['Technologies, at the end', 'Технологии, в конце игры', 'Технології, наприкінці гри'],
} as const satisfies Record<string, Three<string>>;

export const TRACK_NAMES = {
  points: ['Points', 'Очки', 'Очки'],
  experience: ['Experience', 'Опыт', 'Досвід'],
  strength: ['Strength', 'Сила', 'Сила'],
  energy: ['Energy', 'Энергия', 'Енергія'],
} as const satisfies Record<string, Three<string>>;

export const PHASES = ['discovery', 'income', 'first exploration', 'second exploration'] as const;
const PHASE_NAMES: Record<(typeof PHASES)[number], Three<string>> = {
  discovery: ['Discovery', 'Разведка', 'Розвідка'],
  income: ['Income', 'Доход', 'Дохід'],
  'first exploration': ['First exploration', 'Первое исследование', 'Перше дослідження'],
  'second exploration': ['Second exploration', 'Второе исследование', 'Друге дослідження'],
};

const CARDS: Three<Forms> = [
  ['{} card', '{} cards', '{} cards'],
  ['{} карта', '{} карты', '{} карт'],
  ['{} карта', '{} карти', '{} карт'],
];

const INDEX = { en: 0, ru: 1, uk: 2 } as const;
export type Word = keyof typeof WORDS;

export function say(language: Language, word: Word, part: string | number = ''): string {
  return WORDS[word][INDEX[language]].replace('{}', String(part));
}

export const phaseName = (language: Language, phase: (typeof PHASES)[number]): string =>
  PHASE_NAMES[phase][INDEX[language]];
export const trackName = (language: Language, track: keyof typeof TRACK_NAMES): string =>
  TRACK_NAMES[track][INDEX[language]];

function counted(language: Language, forms: Three<Forms>, number: number): string {
  const rule = new Intl.PluralRules(language).select(number);
  const form = rule === 'one' ? 0 : rule === 'few' ? 1 : 2;
  return forms[INDEX[language]][form].replace('{}', String(number));
}
export const cards = (language: Language, number: number): string => counted(language, CARDS, number);

/** '2nd of 4'. */
export function ordinal(language: Language, rank: number, of: number): string {
  if (language !== 'en') return `${rank}-м ${language === 'ru' ? 'из' : 'із'} ${of}`;
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${rank}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)] ?? 'th'} of ${of}`;
}

/** '3, 5 or 7'. */
export function either(language: Language, numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join('');
  return `${numbers.slice(0, -1).join(', ')} ${say(language, 'orWord')} ${numbers[numbers.length - 1]}`;
}

/** The largest of the sizes in which a text wraps into a box, all in units of the card. */
export function sizeToFit(text: string, width: number, height: number, language: Language): number {
  const letter = language === 'en' ? 0.48 : 0.545;
  const sizes = [10.8, 10.4, 10, 9.6, 9.2, 8.8, 8.4, 8];
  return sizes.find((size) => linesOf(text, width / (size * letter)) * size * 1.14 <= height) ?? 7.6;
}

function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (used && used + 1 + length > letters) {
      lines += 1;
      used = length;
    } else used += length + (used ? 1 : 0);
  }
  return lines;
}
