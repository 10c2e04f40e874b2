/** The words of the settings screen. */
import type { Texts } from './texts.js';

export const ar = {
  publicInfo: { caption: 'الإعدادات' },
} as const;

export const en: Texts<typeof ar> = {
  publicInfo: { caption: 'Settings' },
};
