/** The catalogues of the interface, `words/<language>.ftl`. */
import { dictionary } from '$lib/text/dictionary';
import type { Words } from '../../generated/interface';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';
import uk from './words/uk.ftl?raw';

export const DICTIONARIES = dictionary<Words>({ en, ru, uk });
