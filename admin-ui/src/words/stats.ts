/** The words of the stats screen. */
import type { Texts } from './texts.js';

export const ar = {
  stats: { caption: 'إحصائيات' },
} as const;

export const en: Texts<typeof ar> = {
  stats: { caption: 'Stats' },
};
