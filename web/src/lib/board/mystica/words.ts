/** Words that both games print on their boards; everything about an action comes from the server. */
import type { Language } from '$lib/text/languages';
import { ORDER, type Amounts, type Letter } from './amounts';

export type Three = readonly [en: string, ru: string, uk: string];
const INDEX = { en: 0, ru: 1, uk: 2 } as const;

export const SHARED = {
  map: ['Map', 'Карта', 'Мапа'],
  tiles: ['Tiles', 'Жетоны', 'Жетони'],
  players: ['Players', 'Игроки', 'Гравці'],
  power: ['Power', 'Сила', 'Сила'],
  bonus: ['Bonus', 'Бонусы', 'Бонуси'],
  bowls: ['Bowls', 'Чаши', 'Чаші'],
  chooseOne: ['choose one', 'выберите', 'оберіть'],
  order: ['Order', 'Порядок', 'Порядок'],
  You: ['You', 'Вы', 'Ви'],
  now: ['now', 'ходит', 'ходить'],
  next: ['next', 'следующий', 'наступний'],
  passed: ['passed', 'пас', 'пас'],
  nextRound: ['{} next round', '{} в след. раунде', '{} у наст. раунді'],
  nearer: ['Enlarge the map (+)', 'Увеличить карту (+)', 'Збільшити мапу (+)'],
  farther: ['Make the map smaller (−)', 'Уменьшить карту (−)', 'Зменшити мапу (−)'],
  whole: ['The whole map (0)', 'Вся карта (0)', 'Уся мапа (0)'],
  structures: ['Buildings', 'Постройки', 'Будівлі'],
  resources: ['Resources', 'Ресурсы', 'Ресурси'],
  hold: ['Your tiles', 'Ваши жетоны', 'Ваші жетони'],
  nextIncome: ['Next income', 'След. доход', 'Наст. дохід'],
  withoutCard: [
    'Without a bonus: you take one when you pass',
    'Без бонуса: его берут, когда пасуют',
    'Без бонусу: його беруть, коли пасують',
  ],
  toSpend: ['{} to spend, burn: +{}', 'доступно {}, сжечь: ещё {}', 'доступно {}, спалити: ще {}'],
  inThisGame: ['In this game', 'В этой партии', 'У цій партії'],
  speaksFor: ['for it', 'за', 'за'],
  speaksAgainst: ['against it', 'против', 'проти'],
  burn: ['burn {}', 'сжечь {}', 'спалити {}'],
  fromThird: ['Paid from bowl III', 'Плата из чаши III', 'Плата з чаші III'],
  burnt: [
    'Burn: {} in bowl II are lost, as many go up',
    'Сжечь: {} из чаши II уйдёт, столько же поднимется',
    'Спалити: {} з чаші II зникне, стільки ж підніметься',
  ],
  gained: ['Gained', 'Получено', 'Отримано'],
  inAll: ['Power in all: {} → {}', 'Всего силы: {} → {}', 'Усього сили: {} → {}'],
  onlyBurn: ['Only burn…', 'Только сжечь…', 'Лише спалити…'],
  ofSeven: ['of {}', 'из {}', 'із {}'],
  spadeCosts: ['Spade costs', 'Цена лопаты', 'Ціна лопати'],
  built: ['built', 'построено', 'збудовано'],
  keys: ['Keys', 'Ключи', 'Ключі'],
  area: ['Largest area', 'Крупнейшая область', 'Найбільша область'],
  bridges: ['Bridges', 'Мосты', 'Мости'],
  bowl: ['Bowl {}', 'Чаша {}', 'Чаша {}'],
  mayTake: ['{} may take', '{}: могут взять', '{}: можуть узяти'],
  leaves: ['Leaves', 'Остаток:', 'Залишок:'],
  again: ['Click again to do it', 'Ещё щелчок: выполнить', 'Ще клац: виконати'],
  tapAgain: ['Tap again to do it', 'Ещё касание: выполнить', 'Ще дотик: виконати'],
  first: ['Click to choose', 'Щелчок: выбрать', 'Клац: обрати'],
  inReach: ['In reach of', 'Достают', 'Досягають'],
  printed: ['printed: {}', 'напечатано: {}', 'надруковано: {}'],
  powerValue: ['power value {}', 'сила постройки {}', 'сила будівлі {}'],
  pay: ['pay {}', 'заплатить {}', 'сплатити {}'],
  boardOf: ['Board of {}', 'Планшет: {}', 'Планшет: {}'],
  close: ['Close', 'Закрыть', 'Закрити'],
  more: ['All of my board', 'Весь планшет', 'Увесь планшет'],
  choose: ['What to do on {}', 'Что сделать на {}', 'Що зробити на {}'],
  roundTiles: ['Round tiles', 'Жетоны раундов', 'Жетони раундів'],
  usedBy: ['used in this round: {}', 'использовано в этом раунде: {}', 'використано в цьому раунді: {}'],
  tileToTake: ['tile still to be taken', 'жетон ещё не взят', 'жетон ще не взято'],
} as const satisfies Record<string, Three>;

/** What says one of these words, its gaps filled in order. */
export const sayer =
  <Word extends string>(words: Readonly<Record<Word, Three>>) =>
  (language: Language, word: Word, ...parts: (string | number)[]): string => {
    let next = 0;
    return words[word][INDEX[language]].replace(/\{\}/g, () => String(parts[next++] ?? ''));
  };

/** After a number, as what is gained or paid: one, few, many. */
const FORMS: Record<Language, Record<Letter, readonly [one: string, few: string, many: string]>> = {
  en: {
    vp: ['point', 'points', 'points'],
    c: ['coin', 'coins', 'coins'],
    w: ['worker', 'workers', 'workers'],
    p: ['priest', 'priests', 'priests'],
    t: ['tool', 'tools', 'tools'],
    s: ['scholar', 'scholars', 'scholars'],
    b: ['book', 'books', 'books'],
    pw: ['power', 'power', 'power'],
  },
  ru: {
    vp: ['очко', 'очка', 'очков'],
    c: ['монету', 'монеты', 'монет'],
    w: ['рабочего', 'рабочих', 'рабочих'],
    p: ['жреца', 'жрецов', 'жрецов'],
    t: ['инструмент', 'инструмента', 'инструментов'],
    s: ['учёного', 'учёных', 'учёных'],
    b: ['книгу', 'книги', 'книг'],
    pw: ['силу', 'силы', 'силы'],
  },
  uk: {
    vp: ['очко', 'очки', 'очок'],
    c: ['монету', 'монети', 'монет'],
    w: ['робітника', 'робітників', 'робітників'],
    p: ['жерця', 'жерців', 'жерців'],
    t: ['знаряддя', 'знаряддя', 'знарядь'],
    s: ['науковця', 'науковців', 'науковців'],
    b: ['книжку', 'книжки', 'книжок'],
    pw: ['силу', 'сили', 'сили'],
  },
};

/** '4 tools, 1 coin'; of a stock that is left, nothing too: '0 coins'. */
export function told(language: Language, amounts: Amounts): string {
  const form = (number: number) =>
    ({ one: 0, few: 1 })[new Intl.PluralRules(language).select(number) as 'one' | 'few'] ?? 2;
  return ORDER.flatMap((letter) =>
    amounts[letter] === undefined ? [] : [`${amounts[letter]} ${FORMS[language][letter][form(amounts[letter])] ?? ''}`],
  ).join(', ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of a thing, one beside the other. */
export const aside = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
