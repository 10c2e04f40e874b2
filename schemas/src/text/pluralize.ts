import { formatCount } from '../core/formatCount.js';
import type { Language } from '../core/language.js';

/** A phrase for each plural category; `#` is replaced by the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

/** Formats a count by the language's plural rules: Arabic has six forms, English two. */
export function pluralize(language: Language, phrases: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => (phrases[rules.select(count)] ?? phrases.other).replace('#', formatCount(count));
}
