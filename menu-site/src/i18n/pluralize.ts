import type { Language } from '@qaima/schemas';

/** Phrases by plural category; `#` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

/** Says how many there are, by the plural rules of the language: Arabic has six forms, English two. */
export function pluralize(language: Language, phrases: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => (phrases[rules.select(count)] ?? phrases.other).replace('#', String(count));
}
