/** The words of whatever is done to many items at once. */
import type { Texts } from './texts.js';

export const ar = {
  bulk: { title: 'عدة عناصر معًا' },
} as const;

export const en: Texts<typeof ar> = {
  bulk: { title: 'Many items at once' },
};
