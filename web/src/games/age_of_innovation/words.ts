/** The few words that are printed on this board alone. */
import { SHARED, sayer, type Three } from '$lib/board/mystica/words';

export { aside, capital, told } from '$lib/board/mystica/words';

const WORDS = {
  science: ['Science', 'Наука', 'Наука'],
  scienceStep: ['its track and books', 'её шкала и книги', 'її шкала й книжки'],
  competencies: ['Competencies', 'Компетенции', 'Компетентності'],
  rows: ['steps 3, 2, 1', 'шаги 3, 2, 1', 'кроки 3, 2, 1'],
  rowBooks: ['steps: {}, books: {}', 'шаги: {}, книги: {}', 'кроки: {}, книжки: {}'],
  innovations: ['Innovations', 'Инновации', 'Інновації'],
  priceByColumn: ['price by column', 'цена по столбцу', 'ціна за стовпцем'],
  priceBooks: ['{}, {} of any', '{}, любых: {}', '{}, будь-яких: {}'],
  coinsToo: ['without a palace: {} coins', 'без дворца: {} монет', 'без палацу: {} монет'],
  takenPlace: ['taken', 'взято', 'узято'],
  books: ['Books', 'Книги', 'Книжки'],
  cities: ['Cities', 'Города', 'Міста'],
  palaces: ['Palaces', 'Дворцы', 'Палаци'],
  finalTile: ['final tile', 'итог', 'фінал'],
  heldBy: ['{}: held', '{}: взято', '{}: узято'],
  city: ['city', 'город', 'місто'],
  annex: ['annex', 'пристройка', 'павільйон'],
  neutral: ['neutral', 'нейтральное', 'нейтральна'],
  marked: ['marked', 'с меткой', 'з міткою'],
  coinsOn: ['coins on it: {}', 'монет на нём: {}', 'монет на ньому: {}'],
  tracks: ['Books and tracks', 'Книги и шкалы', 'Книжки й шкали'],
  slotNext: ['next', 'след.', 'наст.'],
  slotPrice: ['Books for your innovation {}: {}', 'Книги за вашу инновацию {}: {}', 'Книжки за вашу інновацію {}: {}'],
  shipping: ['Shipping', 'Навигация', 'Навігація'],
  drafted: ['yours: {}', 'ваш: {}', 'ваш: {}'],
  special: ['Special action', 'Особое действие', 'Особлива дія'],
  annexes: ['Annexes', 'Пристройки', 'Павільйони'],
  otherTerrain: ['Another terrain…', 'Другая местность…', 'Інша місцевість…'],
  automa: ['Automa', 'Автома', 'Автома'],
  level: ['level {}', 'уровень {}', 'рівень {}'],
  card: ['Card', 'Карта', 'Карта'],
  cardTop: ['turned up last', 'открыта последней', 'відкрита останньою'],
  cardSupport: ['supports it', 'помогает ей', 'допомагає їй'],
  cardToCome: ['to come in this round', 'ещё выйдет в этом раунде', 'ще вийде в цьому раунді'],
  cardPlayed: ['played in this round', 'сыграна в этом раунде', 'зіграна в цьому раунді'],
  support: ['Support card', 'Вспомогательная карта', 'Допоміжна карта'],
  deck: ['Cards to come: {} of {}', 'Карт впереди: {} из {}', 'Карт попереду: {} із {}'],
  nobody: ['Neutral faction', 'Нейтральная фракция', 'Нейтральна фракція'],
  territory: ['Territory tile: {}', 'Жетон территории: {}', 'Жетон території: {}'],
  territoryLater: ['Territory tile: in round 6', 'Жетон территории: в 6-м раунде', 'Жетон території: у 6-му раунді'],
} as const satisfies Record<string, Three>;

export const say = sayer({ ...SHARED, ...WORDS });
