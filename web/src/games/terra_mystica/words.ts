/** The few words that are printed on this board alone. */
import { SHARED, type Shared } from '$lib/board/mystica/words';
import { sayer } from '$lib/text/dictionary';
import type { Words } from '../../generated/terra_mystica_words';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';
import uk from './words/uk.ftl?raw';

export { aside, capital, told } from '$lib/board/mystica/words';

export const say = sayer<Omit<Shared, keyof Words> & Words>(SHARED, { en, ru, uk });
