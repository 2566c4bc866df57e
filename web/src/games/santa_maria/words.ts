/** The few words that are printed on the board itself. Everything about an action comes from the server. */
import { sayer } from '$lib/text/dictionary';
import type { Words } from '../../generated/santa_maria_words';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';
import uk from './words/uk.ftl?raw';

export type Word = keyof Words;
export const say = sayer<Words>({ en, ru, uk });
