/** The words of the order of sections and items. */
import type { Texts } from './texts.js';

export const ar = {
  reorder: { title: 'ترتيب القائمة' },
} as const;

export const en: Texts<typeof ar> = {
  reorder: { title: 'Order of the menu' },
};
