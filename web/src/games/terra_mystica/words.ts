/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import type { Amounts, Language, Letter } from './types';

type Three = readonly [en: string, ru: string, uk: string];

const WORDS = {
  map: ['Map', 'Карта', 'Карта'],
  cults: ['Cults', 'Культы', 'Культи'],
  favors: ['Favors', 'Благодать', 'Благодать'],
  towns: ['Towns', 'Города', 'Міста'],
  tiles: ['Tiles', 'Жетоны', 'Жетони'],
  players: ['Players', 'Игроки', 'Гравці'],
  power: ['Power', 'Сила', 'Сила'],
  bonus: ['Bonus', 'Бонусы', 'Бонуси'],
  lastRound: ['last round', 'последний', 'останній'],
  order: ['Order', 'Порядок', 'Порядок'],
  You: ['You', 'Вы', 'Ви'],
  now: ['now', 'ходит', 'ходить'],
  next: ['next', 'следующий', 'наступний'],
  passed: ['passed', 'пас', 'пас'],
  nextRound: ['{} next round', '{} в след. раунде', '{} у наст. раунді'],
  held: ['{}: held', '{}: карта', '{}: карта'],
  usedBy: ['used in this round: {}', 'использовано в этом раунде: {}', 'використано в цьому раунді: {}'],
  gone: ['left the game', 'вне партии', 'поза партією'],
  town: ['Town', 'Город', 'Місто'],
  townTile: ['tile still to be taken', 'жетон ещё не взят', 'жетон ще не взято'],
  nearer: ['Enlarge the map (+)', 'Увеличить карту (+)', 'Збільшити карту (+)'],
  farther: ['Make the map smaller (−)', 'Уменьшить карту (−)', 'Зменшити карту (−)'],
  whole: ['The whole map (0)', 'Вся карта (0)', 'Уся карта (0)'],
  coinsOn: ['{} coins on it', 'монет на карте: {}', 'монет на карті: {}'],
  resources: ['Resources', 'Ресурсы', 'Ресурси'],
  tracks: ['Tracks', 'Шкалы', 'Шкали'],
  hold: ['Your tiles', 'Ваши жетоны', 'Ваші жетони'],
  nextIncome: ['Next income', 'След. доход', 'Наст. дохід'],
  toSpend: ['{} to spend, burn for {} more', '{} готово, жертвой ещё {}', '{} готово, жертвою ще {}'],
  ofSeven: ['of {}', 'из {}', 'із {}'],
  shipping: ['Shipping', 'Навигация', 'Навігація'],
  spadeCosts: ['Spade costs', 'Цена лопаты', 'Ціна лопати'],
  built: ['built', 'построено', 'збудовано'],
  keys: ['Keys', 'Ключи', 'Ключі'],
  area: ['Largest area', 'Крупнейшая область', 'Найбільша область'],
  bridges: ['Bridges', 'Мосты', 'Мости'],
  bowl: ['Bowl {}', 'Чаша {}', 'Чаша {}'],
  transformBuild: ['Transform to {} and build', 'Преобразовать ({}) и построить', 'Перетворити ({}) і збудувати'],
  transformOnly: ['Transform to {} only', 'Только преобразовать: {}', 'Лише перетворити: {}'],
  shortBuild: ['Transform and build', 'Преобразовать, строить', 'Перетворити, будувати'],
  shortOnly: ['Transform', 'Преобразовать', 'Перетворити'],
  tunnel: ['tunnel', 'туннель', 'тунель'],
  carpet: ['carpet', 'ковёр-самолёт', 'килим-літак'],
  otherTerrain: ['Another terrain…', 'Другая земля…', 'Інша земля…'],
  spades: ['Spades: {}', 'Лопаты: {}', 'Лопати: {}'],
  roundTile: ['Round tile', 'Цель раунда', 'Ціль раунду'],
  favorTile: ['Favor tile', 'Жетон благодати', 'Жетон благодаті'],
  mayTake: ['{} may take', '{}: могут взять', '{}: можуть узяти'],
  leaves: ['Leaves', 'Останется', 'Залишиться'],
  again: ['Click again to do it', 'Ещё щелчок: выполнить', 'Ще клац: виконати'],
  first: ['Click to choose', 'Щелчок: выбрать', 'Клац: обрати'],
  inReach: ['In reach of', 'Достают', 'Досягають'],
  printed: ['printed: {}', 'напечатано: {}', 'надруковано: {}'],
  powerValue: ['power value {}', 'сила постройки {}', 'сила будівлі {}'],
  pay: ['pay {}', 'заплатить {}', 'сплатити {}'],
  gain: ['gain {}', 'получить {}', 'отримати {}'],
  chosenBy: ['{}: chosen', 'выбор: {}', 'вибір: {}'],
  dealtTo: ['dealt: {}', 'роздан: {}', 'дістався: {}'],
  homeTaken: ['this terrain is taken', 'эта земля занята', 'ця земля зайнята'],
  stronghold: ['Stronghold', 'Крепость', 'Фортеця'],
  dwellings: ['first dwellings: {}', 'первых жилищ: {}', 'перших жител: {}'],
  boardOf: ['Board of {}', 'Планшет: {}', 'Планшет: {}'],
  close: ['Close', 'Закрыть', 'Закрити'],
  more: ['All of my board', 'Весь планшет', 'Увесь планшет'],
  choose: ['What to do on {}', 'Что сделать на {}', 'Що зробити на {}'],
} as const satisfies Record<string, Three>;

const INDEX = { en: 0, ru: 1, uk: 2 } as const;
export type Word = keyof typeof WORDS;

export function say(language: Language, word: Word, ...parts: (string | number)[]): string {
  let next = 0;
  return WORDS[word][INDEX[language]].replace(/\{\}/g, () => String(parts[next++] ?? ''));
}

/** After a number, as what is gained or paid: one, few, many. */
const FORMS: Record<Language, Record<Letter, readonly [string, string, string]>> = {
  en: {
    vp: ['point', 'points', 'points'],
    c: ['coin', 'coins', 'coins'],
    w: ['worker', 'workers', 'workers'],
    p: ['priest', 'priests', 'priests'],
    pw: ['power', 'power', 'power'],
  },
  ru: {
    vp: ['очко', 'очка', 'очков'],
    c: ['монету', 'монеты', 'монет'],
    w: ['рабочего', 'рабочих', 'рабочих'],
    p: ['жреца', 'жрецов', 'жрецов'],
    pw: ['силу', 'силы', 'силы'],
  },
  uk: {
    vp: ['очко', 'очки', 'очок'],
    c: ['монету', 'монети', 'монет'],
    w: ['робітника', 'робітників', 'робітників'],
    p: ['жерця', 'жерців', 'жерців'],
    pw: ['силу', 'сили', 'сили'],
  },
};
const TOLD: readonly Letter[] = ['pw', 'w', 'c', 'p', 'vp'];

/** '4 workers, 1 coin'; of a stock that is left, nothing too: '0 coins'. */
export function told(language: Language, amounts: Amounts): string {
  const form = (number: number) => ({ one: 0, few: 1 })[new Intl.PluralRules(language).select(number) as 'one' | 'few'] ?? 2;
  return TOLD.flatMap((letter) => (amounts[letter] === undefined ? [] : [`${amounts[letter]} ${FORMS[language][letter][form(amounts[letter])] ?? ''}`])).join(', ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
