/** The allergens of dishes and extras as letters behind their titles, with a legend at the end of the menu. */
import type { Allergen, Labels } from '@qaima/schemas';
import { LIST_SEPARATOR } from '@qaima/schemas/core/language';
import { ALLERGEN_LABELS, ALLERGENS, PRESENCE_LABELS } from '@qaima/schemas/nutrition/allergens';
import { decodeLabels } from '@qaima/schemas/nutrition/combinedLabels';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { createElement } from '../../item-panel/client/createElement.js';
import { printMessages } from '../messages.js';

/** The letters of one print. */
export interface AllergenMarks {
  /** The letters of what is contained, and in brackets of what may be; none without allergens. */
  readonly of: (labels: Pick<Labels, 'contains' | 'mayContain'>) => readonly HTMLElement[];
  /** Explains the letters that are used so far. */
  readonly drawLegend: () => readonly HTMLElement[];
}

const withMeaning = (letter: string, meaning: string) =>
  createElement('span', {}, createElement('b', {}, letter), ` ${meaning}`);

/** The page's legend says that unmentioned allergens are unknown. Without it, nothing is said of allergens. */
export function createMarks(document: Document): AllergenMarks {
  const legend = document.querySelector('.legend[role=note] ul');
  const language = pageLanguage();
  const { letters, allergens, inBrackets } = printMessages[language];
  const used = new Set<Allergen>();
  let hasBrackets = false;
  return {
    of({ contains, mayContain }) {
      if (!legend || contains.length + mayContain.length === 0) return [];
      for (const code of [...contains, ...mayContain]) used.add(code);
      hasBrackets ||= mayContain.length > 0;
      const all = [...contains.map((code) => letters[code]), ...mayContain.map((code) => `(${letters[code]})`)];
      return [createElement('small', { className: 'on-paper' }, ` ${all.join(LIST_SEPARATOR[language])}`)];
    },
    drawLegend() {
      if (used.size === 0) return [];
      const codes = ALLERGENS.filter((code) => used.has(code));
      const line = createElement(
        'li',
        { className: 'on-paper letters' },
        createElement('span', {}, allergens),
        ...codes.map((code) => withMeaning(letters[code], ALLERGEN_LABELS[code][language])),
        ...(hasBrackets ? [withMeaning(inBrackets, PRESENCE_LABELS['may-contain'][language])] : []),
      );
      legend?.prepend(line);
      return [line];
    },
  };
}

/** Draws the letters of dishes and combos. @returns the added elements */
export const drawAllergens = (document: Document, marks: AllergenMarks): readonly Element[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-labels]')].flatMap((card) => {
    const own = marks.of(decodeLabels(card.dataset['labels'] ?? ''));
    card.querySelector('h3')?.append(...own);
    return own;
  });
