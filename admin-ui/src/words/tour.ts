/** The words of the guided tour. */
import type { Texts } from './texts.js';

export const ar = {
  tour: { next: 'Next', skip: 'تخطي التعليم' },
} as const;

export const en: Texts<typeof ar> = {
  tour: { next: 'Next', skip: 'Skip tutorial' },
};
