/** The form of a word that a number asks for, by the rules of the language. */
import type { Language } from '$lib/text/languages';

type Forms = { one: string; few?: string; many?: string; other: string };

export function pluralOf(language: Language): (number: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (number, forms) => {
    const form = rules.select(number);
    const word = form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined;
    return `${number} ${word ?? forms.other}`;
  };
}
