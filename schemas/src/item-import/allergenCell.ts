/** Allergens in a cell: «حليب; مكسرات (قد يحتوي)». (docs/spec/domain.md#import-and-export) */
import type { Language, LocalizedText } from '../core/language.js';
import { elementsOf, isRecord, isKeyOf } from '../core/typeGuards.js';
import { ALLERGENS, ALLERGEN_LABELS, type Allergen, type Presence } from '../nutrition/allergens.js';
import { normalizeArabic } from '../text/search.js';

interface ListedAllergen {
  readonly code: Allergen;
  readonly presence: Presence;
}

const MAY_CONTAIN: LocalizedText = { ar: 'قد يحتوي', en: 'may contain' };
/** The mark of an allergen that the dish only may contain: a question mark, or words before or after the allergen. */
const MAYBE = /\?|؟|\(?\s*(?:قد يحتوي|may[ -]contain)\s*:?\)?/gi;

const codeOf = (word: string): Allergen | undefined => {
  const typed = normalizeArabic(word);
  return ALLERGENS.find((code) =>
    [code, ALLERGEN_LABELS[code].ar, ALLERGEN_LABELS[code].en].some((name) => normalizeArabic(name) === typed),
  );
};

/** Reads the allergens in a cell. @returns the allergens; if a part of the text is no known allergen, that part */
export function parseAllergens(text: string): readonly ListedAllergen[] | string {
  const found = new Map<Allergen, Presence>();
  for (const part of text.split(/[;؛،,\n]+/).filter((one) => one.trim() !== '')) {
    const name = part.replace(MAYBE, ' ');
    const code = codeOf(name);
    if (!code) return part.trim();
    found.set(code, name === part ? 'contains' : 'may-contain');
  }
  return [...found].map(([code, presence]) => ({ code, presence }));
}

/** Formats allergens as a text that `parseAllergens` can read. */
export const allergensText = (allergens: unknown, language: Language): string =>
  elementsOf(allergens)
    .filter(isRecord)
    .flatMap(({ code, presence }) => {
      if (typeof code !== 'string' || !isKeyOf(ALLERGEN_LABELS, code)) return [];
      const name = ALLERGEN_LABELS[code][language];
      return [presence === 'may-contain' ? `${name} (${MAY_CONTAIN[language]})` : name];
    })
    .join('; ');
