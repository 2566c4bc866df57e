/** What the shell must know of Age of Innovation before its board is fetched. */
import type { Kind } from '../index';

const PLACES =
  /^(build|dig|tunnel|fly|place|annex|upgrade|ship|shovel|develop|send|power|books|special|bridge|connect|competency|city|palace|step|key|choose|draft|automa|bonus|burn|convert|pass)\b/;

export const isPlace = (action: string): boolean => PLACES.test(action);
export const ends = (action: string): boolean => action === 'done';
export const isNews = (action: string): boolean => action !== 'done' && action !== 'decline';

export const kinds: readonly Kind[] = [
  {
    id: 'land',
    words: { en: 'Terraform and build', ru: 'Терраформинг', uk: 'Тераформування' },
    key: 't',
    test: /^(build|dig|tunnel|fly|annex) /,
  },
  { id: 'upgrade', words: { en: 'Upgrade', ru: 'Улучшить', uk: 'Покращити' }, key: 'g', test: /^upgrade / },
  { id: 'innovation', words: { en: 'Innovation', ru: 'Инновация', uk: 'Інновація' }, key: 'i', test: /^develop / },
  {
    id: 'power',
    words: { en: 'Power or books', ru: 'Сила, книги', uk: 'Сила, книжки' },
    key: 'p',
    test: /^(power|books) /,
  },
  { id: 'special', words: { en: 'Special', ru: 'Особое', uk: 'Особлива' }, key: 's', test: /^(special|connect) / },
  { id: 'scholar', words: { en: 'Send scholar', ru: 'Учёный', uk: 'Науковець' }, key: 'c', test: /^send / },
  { id: 'advance', words: { en: 'Advance', ru: 'Шкалы', uk: 'Шкали' }, key: 'v', test: /^(ship|shovel)$/ },
  { id: 'convert', words: { en: 'Convert', ru: 'Обмен', uk: 'Обмін' }, key: 'x', test: /^(convert |burn$)/ },
  { id: 'pass', words: { en: 'Pass', ru: 'Пас', uk: 'Пас' }, key: '', test: /^pass\b/ },
];
