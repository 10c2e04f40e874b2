/** The words of the review screen. */
import type { Texts } from './texts.js';

export const ar = {
  review: { toMenu: 'الذهاب الى المنيو' },
} as const;

export const en: Texts<typeof ar> = {
  review: { toMenu: 'Go to the menu' },
};
