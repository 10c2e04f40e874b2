/** The words of the branches screen. */
import type { Texts } from './texts.js';

export const ar = {
  branches: { caption: 'الأفرع' },
} as const;

export const en: Texts<typeof ar> = {
  branches: { caption: 'Branches' },
};
