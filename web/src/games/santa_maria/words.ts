/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import type { Amounts, Language, Letter } from './types';

type Three = readonly [en: string, ru: string, uk: string];

const WORDS = {
  colony: ['Colony', 'Колония', 'Колонія'],
  board: ['Board', 'Поле', 'Поле'],
  others: ['Others', 'Другие', 'Інші'],
  log: ['Log', 'Журнал', 'Журнал'],
  goals: ['Goals', 'Цели', 'Цілі'],
  You: ['You', 'Вы', 'Ви'],
  colonyOf: ['Colony of {}', 'Колония: {}', 'Колонія: {}'],
  toOwn: ['Back to your colony', 'К своей колонии', 'До своєї колонії'],
  lookAt: ['Look at the colony of {}', 'Посмотреть колонию: {}', 'Подивитися колонію: {}'],
  cell: ['column {}, row {}', 'столбец {}, ряд {}', 'стовпець {}, ряд {}'],
  emptyCell: ['empty', 'пусто', 'порожньо'],
  coinsLie: ['Used: coins on it: {}', 'Занято: монет {}', 'Зайнято: монет {}'],
  whiteLies: ['Used: a white {} lies here', 'Занято: лежит белая {}', 'Зайнято: лежить біла {}'],
  blueLies: ['Used: a blue {} lies here', 'Занято: лежит синяя {}', 'Зайнято: лежить синя {}'],
  column: ['Column {}', 'Столбец {}', 'Стовпець {}'],
  row: ['Row {}', 'Ряд {}', 'Ряд {}'],
  columnBrings: ['column {} brings', 'столбец {} даёт', 'стовпець {} дає'],
  rowBrings: ['row {} brings', 'ряд {} даёт', 'ряд {} дає'],
  brings: ['brings', 'даёт', 'дає'],
  pays: ['pay', 'цена', 'ціна'],
  religion: ['Religion', 'Религия', 'Релігія'],
  recruit: ['recruit a monk', 'монах', 'чернець'],
  blueDie: ['blue die', 'синий кубик', 'синій кубик'],
  conquest: ['Conquest', 'Завоевания', 'Завоювання'],
  yearPoints: ['year {}: {} points', 'год {}: {} очк.', 'рік {}: {} оч.'],
  treePoints: ['year {}: {} points at the tree', 'год {}: {} очк. за дерево', 'рік {}: {} оч. за дерево'],
  markerOn: ['{}: space {}', '{}: деление {}', '{}: поділка {}'],
  whiteDice: ['White dice', 'Белые кубики', 'Білі кубики'],
  taken: ['you took {} of {}', 'вы взяли {} из {}', 'ви взяли {} з {}'],
  noDie: ['no white {} left', 'белых {} не осталось', 'білих {} не лишилося'],
  whiteDie: ['White {}', 'Белая {}', 'Біла {}'],
  blueDieOf: ['Blue {}', 'Синяя {}', 'Синя {}'],
  pass: ['Pass', 'Пас', 'Пас'],
  nearest: ['nearest 1st starts next year', 'ближе к «1-му»: начнёт год', 'ближче до «1-го»: почне рік'],
  first: ['1st', '1-й', '1-й'],
  passedHere: ['{} passed here', 'пас: {}', 'пас: {}'],
  docks: ['Docks', 'Причалы', 'Причали'],
  tilesLeft: ['tiles left: {}', 'в стопке: {}', 'у стосі: {}'],
  each: ['each', 'кажд.', 'кожен'],
  noShip: ['no ship left', 'кораблей нет', 'кораблів немає'],
  monks: ['Monks', 'Монахи', 'Ченці'],
  fee: ['2 coins to each monk already there', '2 монеты каждому, кто уже там', '2 монети кожному, хто вже там'],
  eachWord: ['{} each', 'по {}', 'по {}'],
  monkOf: ['monk: {}', 'монах: {}', 'чернець: {}'],
  expansions: ['Expansions this year', 'Тайлы этого года', 'Тайли цього року'],
  two: ['two cells:', 'две клетки:', 'дві клітинки:'],
  three: ['three cells:', 'три клетки:', 'три клітинки:'],
  yourDice: ['Your dice', 'Ваши кубики', 'Ваші кубики'],
  dice: ['Blue dice', 'Синие кубики', 'Сині кубики'],
  sharedDice: ['Common blue dice', 'Общие синие', 'Спільні сині'],
  locked: ['{} locked', 'закрыто: {}', 'закрито: {}'],
  lockedDie: [
    'a blue die that religion unlocks',
    'синий кубик, который откроет религия',
    'синій кубик, який відкриє релігія',
  ],
  usedOf: ['used {} of {}', 'взято {} из {}', 'взято {} з {}'],
  harbour: ['Harbour', 'Гавань', 'Гавань'],
  empty: ['empty', 'пусто', 'порожньо'],
  left: ['{} left', 'осталось {}', 'лишилося {}'],
  storage: ['{}: {} of {}', '{}: {} из {}', '{}: {} з {}'],
  points: ['happiness points', 'очки счастья', 'очки щастя'],
  hiddenPoints: ['happiness is face down', 'счастье скрыто', 'щастя приховано'],
  coins: ['coins', 'монеты', 'монети'],
  ships: ['ships: {}', 'кораблей: {}', 'кораблів: {}'],
  passed: ['passed', 'пас', 'пас'],
  now: ['now', 'ходит', 'ходить'],
  yearEnded: ['If the year ended now', 'Если бы год кончился сейчас', 'Якби рік скінчився зараз'],
  gameEnded: ['And the game', 'А с ним игра', 'А з ним гра'],
  achievements: ['Achievements', 'Достижения', 'Досягнення'],
  reached: ['reached', 'есть', 'є'],
  trade: ['Trade', 'Рынок', 'Ринок'],
  deal: ['Trade', 'Сделать', 'Зробити'],
  market: ['Sell and buy', 'Продать и купить', 'Продати й купити'],
  sellOne: ['Sell 1 more: {}', 'Продать ещё 1: {}', 'Продати ще 1: {}'],
  buyOne: ['Buy 1 more: {}', 'Купить ещё 1: {}', 'Купити ще 1: {}'],
  sells: ['sell {}', 'продать {}', 'продати {}'],
  buys: ['buy {}', 'купить {}', 'купити {}'],
  coinsAfter: ['Coins', 'Монеты', 'Монети'],
  reset: ['Reset', 'Сбросить', 'Скинути'],
  perPip: ['1 coin a pip', '1 монета за очко', '1 монета за очко'],
  fewer: ['One pip less', 'На очко меньше', 'На очко менше'],
  more: ['One pip more', 'На очко больше', 'На очко більше'],
  asColumn: ['Column instead of row', 'Столбец вместо ряда', 'Стовпець замість ряду'],
  asRow: ['Row instead of column', 'Ряд вместо столбца', 'Ряд замість стовпця'],
  turnTile: ['Turn the tile', 'Повернуть тайл', 'Повернути тайл'],
  turn: ['Turn', 'Повернуть', 'Повернути'],
  close: ['Close', 'Закрыть', 'Закрити'],
  chooseColony: ['Choose your colony', 'Выберите колонию', 'Оберіть колонію'],
  chooseHall: ['Choose a town hall and its scholar', 'Выберите ратушу и её учёного', 'Оберіть ратушу та її вченого'],
} as const satisfies Record<string, Three>;

const INDEX = { en: 0, ru: 1, uk: 2 } as const;
export type Word = keyof typeof WORDS;

export function say(language: Language, word: Word, ...parts: (string | number)[]): string {
  let next = 0;
  return WORDS[word][INDEX[language]].replace(/\{\}/g, () => String(parts[next++] ?? ''));
}

/** After a number, as what is sold or bought: one, few, many. */
const FORMS: Record<Language, Record<Letter, readonly [string, string, string]>> = {
  en: {
    w: ['wood', 'wood', 'wood'],
    g: ['grain', 'grain', 'grain'],
    s: ['sugar', 'sugar', 'sugar'],
    e: ['gem', 'gems', 'gems'],
    o: ['gold', 'gold', 'gold'],
    c: ['coin', 'coins', 'coins'],
    p: ['point', 'points', 'points'],
  },
  ru: {
    w: ['дерево', 'дерева', 'дерева'],
    g: ['зерно', 'зерна', 'зерна'],
    s: ['сахар', 'сахара', 'сахара'],
    e: ['самоцвет', 'самоцвета', 'самоцветов'],
    o: ['золото', 'золота', 'золота'],
    c: ['монету', 'монеты', 'монет'],
    p: ['очко', 'очка', 'очков'],
  },
  uk: {
    w: ['деревину', 'деревини', 'деревини'],
    g: ['зерно', 'зерна', 'зерна'],
    s: ['цукор', 'цукру', 'цукру'],
    e: ['самоцвіт', 'самоцвіти', 'самоцвітів'],
    o: ['золото', 'золота', 'золота'],
    c: ['монету', 'монети', 'монет'],
    p: ['очко', 'очки', 'очок'],
  },
};

/** '2 wood, 1 gem'. */
export function told(language: Language, amounts: Amounts): string {
  const form = (number: number) =>
    ({ one: 0, few: 1 })[new Intl.PluralRules(language).select(number) as 'one' | 'few'] ?? 2;
  return (Object.entries(amounts) as [Letter, number][])
    .map(([letter, number]) => `${number} ${FORMS[language][letter][form(number)] ?? ''}`)
    .join(', ');
}
