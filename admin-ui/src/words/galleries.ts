/** The words of the galleries screen. */
import type { Texts } from './texts.js';

export const ar = {
  galleries: { caption: 'المعارض' },
} as const;

export const en: Texts<typeof ar> = {
  galleries: { caption: 'Galleries' },
};
