/** The languages that people read here. */
export type Language = 'en' | 'ru' | 'uk';

export const LANGUAGES: { value: Language; label: string; name: string }[] = [
  { value: 'en', label: 'EN', name: 'English' },
  { value: 'ru', label: 'RU', name: 'Русский' },
  { value: 'uk', label: 'UK', name: 'Українська' },
];
