/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import type { Amounts, Language, Letter } from './types';

type Three = readonly [en: string, ru: string, uk: string];

const WORDS = {
  map: ['Map', 'Карта', 'Мапа'],
  science: ['Science', 'Наука', 'Наука'],
  competencies: ['Competencies', 'Компетенции', 'Компетентності'],
  rows: ['steps 3, 2, 1', 'шаги 3, 2, 1', 'кроки 3, 2, 1'],
  rowBooks: ['steps: {}, books: {}', 'шаги: {}, книги: {}', 'кроки: {}, книжки: {}'],
  innovations: ['Innovations', 'Инновации', 'Інновації'],
  priceByColumn: ['price by column', 'цена по столбцу', 'ціна за стовпцем'],
  priceBooks: ['{}, {} of any', '{}, любых: {}', '{}, будь-яких: {}'],
  anyBooks: ['any books: {}', 'любых книг: {}', 'будь-яких книжок: {}'],
  coinsToo: ['without a palace: {} coins', 'без дворца: {} монет', 'без палацу: {} монет'],
  takenPlace: ['taken', 'взято', 'узято'],
  tiles: ['Tiles', 'Жетоны', 'Жетони'],
  players: ['Players', 'Игроки', 'Гравці'],
  power: ['Power', 'Сила', 'Сила'],
  books: ['Books', 'Книги', 'Книжки'],
  bonus: ['Bonus', 'Бонусы', 'Бонуси'],
  cities: ['Cities', 'Города', 'Міста'],
  palaces: ['Palaces', 'Дворцы', 'Палаци'],
  finalTile: ['final tile', 'итог', 'фінал'],
  order: ['Order', 'Порядок', 'Порядок'],
  You: ['You', 'Вы', 'Ви'],
  now: ['now', 'ходит', 'ходить'],
  next: ['next', 'следующий', 'наступний'],
  passed: ['passed', 'пас', 'пас'],
  nextRound: ['{} next round', '{} в след. раунде', '{} у наст. раунді'],
  heldBy: ['{}: held', '{}: взято', '{}: узято'],
  used: ['used in this round', 'использовано в этом раунде', 'використано в цьому раунді'],
  city: ['city', 'город', 'місто'],
  annex: ['annex', 'павильон', 'павільйон'],
  neutral: ['neutral', 'нейтральное', 'нейтральна'],
  marked: ['marked', 'с меткой', 'з міткою'],
  nearer: ['Enlarge the map (+)', 'Увеличить карту (+)', 'Збільшити мапу (+)'],
  farther: ['Make the map smaller (−)', 'Уменьшить карту (−)', 'Зменшити мапу (−)'],
  whole: ['The whole map (0)', 'Вся карта (0)', 'Уся мапа (0)'],
  coinsOn: ['coins on it: {}', 'монет на нём: {}', 'монет на ньому: {}'],
  resources: ['Resources', 'Ресурсы', 'Ресурси'],
  tracks: ['Books and tracks', 'Книги и шкалы', 'Книжки й шкали'],
  hold: ['Your tiles', 'Ваши жетоны', 'Ваші жетони'],
  slotNext: ['next', 'след.', 'наст.'],
  slotPrice: ['Books for your innovation {}: {}', 'Книги за вашу инновацию {}: {}', 'Книжки за вашу інновацію {}: {}'],
  nextIncome: ['Next income', 'След. доход', 'Наст. дохід'],
  toSpend: ['{} to spend, burn for {} more', '{} готово, жертвой ещё {}', '{} готово, жертвою ще {}'],
  ofSeven: ['of {}', 'из {}', 'із {}'],
  shipping: ['Shipping', 'Мореходство', 'Судноплавство'],
  spadeCosts: ['Spade costs', 'Цена лопаты', 'Ціна лопати'],
  built: ['built', 'построено', 'збудовано'],
  drafted: ['yours: {}', 'ваш: {}', 'ваш: {}'],
  special: ['Special action', 'Особое действие', 'Особлива дія'],
  keys: ['Keys', 'Ключи', 'Ключі'],
  area: ['Largest area', 'Крупнейшая область', 'Найбільша область'],
  bridges: ['Bridges', 'Мосты', 'Мости'],
  annexes: ['Annexes', 'Павильоны', 'Павільйони'],
  bowl: ['Bowl {}', 'Чаша {}', 'Чаша {}'],
  transformBuild: ['Transform to {} and build', 'Преобразовать ({}) и построить', 'Перетворити ({}) і збудувати'],
  transformOnly: ['Transform to {} only', 'Только преобразовать: {}', 'Лише перетворити: {}'],
  shortBuild: ['Terraform and build', 'Преобразовать, строить', 'Перетворити, будувати'],
  shortOnly: ['Terraform', 'Преобразовать', 'Перетворити'],
  tunnel: ['tunnel', 'туннель', 'тунель'],
  fly: ['flight', 'полёт', 'політ'],
  otherTerrain: ['Another terrain…', 'Другая местность…', 'Інша місцевість…'],
  spades: ['Spades: {}', 'Лопаты: {}', 'Лопати: {}'],
  mayTake: ['{} may take', '{}: могут взять', '{}: можуть узяти'],
  leaves: ['Leaves', 'Останется', 'Залишиться'],
  again: ['Click again to do it', 'Ещё щелчок: выполнить', 'Ще клац: виконати'],
  first: ['Click to choose', 'Щелчок: выбрать', 'Клац: обрати'],
  inReach: ['In reach of', 'Достают', 'Досягають'],
  printed: ['printed: {}', 'напечатано: {}', 'надруковано: {}'],
  powerValue: ['power value {}', 'сила постройки {}', 'сила будівлі {}'],
  pay: ['pay {}', 'заплатить {}', 'сплатити {}'],
  gain: ['gain {}', 'получить {}', 'отримати {}'],
  boardOf: ['Board of {}', 'Планшет: {}', 'Планшет: {}'],
  close: ['Close', 'Закрыть', 'Закрити'],
  more: ['All of my board', 'Весь планшет', 'Увесь планшет'],
  choose: ['What to do on {}', 'Что сделать на {}', 'Що зробити на {}'],
  planningBoard: ['Planning board', 'Планшет', 'Планшет'],
  taken: ['Chosen', 'Выбрано', 'Обрано'],
  automa: ['Automa', 'Автома', 'Автома'],
  level: ['level {}', 'уровень {}', 'рівень {}'],
  card: ['Card', 'Карта', 'Карта'],
  support: ['Support card', 'Вспомогательная карта', 'Допоміжна карта'],
  deck: ['cards to come: {} of {}', 'карт впереди: {} из {}', 'карт попереду: {} із {}'],
  nobody: ['Neutral faction', 'Нейтральная фракция', 'Нейтральна фракція'],
  territory: ['Territory tile: {}', 'Жетон территории: {}', 'Жетон території: {}'],
  territoryLater: ['Territory tile: in round 6', 'Жетон территории: в 6-м раунде', 'Жетон території: у 6-му раунді'],
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
    t: ['tool', 'tools', 'tools'],
    s: ['scholar', 'scholars', 'scholars'],
    b: ['book', 'books', 'books'],
    pw: ['power', 'power', 'power'],
  },
  ru: {
    vp: ['очко', 'очка', 'очков'],
    c: ['монету', 'монеты', 'монет'],
    t: ['инструмент', 'инструмента', 'инструментов'],
    s: ['учёного', 'учёных', 'учёных'],
    b: ['книгу', 'книги', 'книг'],
    pw: ['силу', 'силы', 'силы'],
  },
  uk: {
    vp: ['очко', 'очки', 'очок'],
    c: ['монету', 'монети', 'монет'],
    t: ['знаряддя', 'знаряддя', 'знарядь'],
    s: ['науковця', 'науковців', 'науковців'],
    b: ['книжку', 'книжки', 'книжок'],
    pw: ['силу', 'сили', 'сили'],
  },
};
const TOLD: readonly Letter[] = ['pw', 't', 'c', 's', 'b', 'vp'];

/** '4 tools, 1 coin'; of a stock that is left, nothing too: '0 coins'. */
export function told(language: Language, amounts: Amounts): string {
  const form = (number: number) => ({ one: 0, few: 1 })[new Intl.PluralRules(language).select(number) as 'one' | 'few'] ?? 2;
  return TOLD.flatMap((letter) => (amounts[letter] === undefined ? [] : [`${amounts[letter]} ${FORMS[language][letter][form(amounts[letter])] ?? ''}`])).join(', ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
