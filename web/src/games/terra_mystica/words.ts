/** The few words that are printed on this board alone. */
import { SHARED, sayer, type Three } from '$lib/board/mystica/words';

export { aside, capital, told } from '$lib/board/mystica/words';

const WORDS = {
  cults: ['Cults', 'Культы', 'Культи'],
  cultStep: ['a step of this cult', 'шаг этого культа', 'крок цього культу'],
  keyUse: ['opens step 10', 'открывает шаг 10', 'відкриває крок 10'],
  favors: ['Favors', 'Благодать', 'Благодать'],
  towns: ['Towns', 'Города', 'Міста'],
  lastRound: ['last round', 'последний', 'останній'],
  held: ['{}: held', '{}: карта', '{}: карта'],
  gone: ['left the game', 'вне партии', 'поза партією'],
  town: ['Town', 'Город', 'Місто'],
  coinsOn: ['{} coins on it', 'монет на карте: {}', 'монет на карті: {}'],
  tracks: ['Tracks', 'Шкалы', 'Шкали'],
  shipping: ['Shipping', 'Навигация', 'Навігація'],
  otherTerrain: ['Another terrain…', 'Другая земля…', 'Інша земля…'],
  chosenBy: ['{}: chosen', 'выбор: {}', 'вибір: {}'],
  dealtTo: ['dealt: {}', 'роздан: {}', 'дістався: {}'],
  homeOf: ['{} has this terrain', 'земля занята: {}', 'земля зайнята: {}'],
  beginWith: ['You begin with', 'В начале у вас', 'На початку у вас'],
  special: ['What is special', 'Особенности', 'Особливості'],
  prices: ['Buildings: price and income', 'Постройки: цена и доход', 'Будівлі: ціна й дохід'],
  spadesFrom: ['Spades from home: {}', 'Лопаты от дома: {}', 'Лопати від дому: {}'],
  about: ['About: {}', 'Подробно: {}', 'Докладно: {}'],
  stronghold: ['Stronghold', 'Крепость', 'Фортеця'],
  dwellings: ['first dwellings: {}', 'первых жилищ: {}', 'перших жител: {}'],
} as const satisfies Record<string, Three>;

export const say = sayer({ ...SHARED, ...WORDS });
