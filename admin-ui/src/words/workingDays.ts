/** The words of the working days screen. */
import type { Texts } from './texts.js';

export const ar = {
  workingDays: { caption: 'أوقات العمل' },
} as const;

export const en: Texts<typeof ar> = {
  workingDays: { caption: 'Working days' },
};
