/** The words of the combos manager. */
import type { Texts } from './texts.js';

export const ar = {
  combos: { title: 'الوجبات المجمّعة' },
} as const;

export const en: Texts<typeof ar> = {
  combos: { title: 'Combos' },
};
