/** The pages of a menu's set-up. (docs/spec/public-site.md#menu-initialisation) */
import type { Language } from '../core/language.js';

/** The steps in order. The last step only shows the result. */
export const SETUP_STEPS = ['details', 'sections', 'logo', 'done'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * The path of a step. The URL contains the step, so that a reload shows it again and the browser's back button works.
 */
export function setupPath(menu: string, step: SetupStep, language: Language): string {
  const query = new URLSearchParams();
  if (step !== 'details') query.set('step', step);
  if (language === 'en') query.set('lang', language);
  return `/m/${menu}/init${query.size > 0 ? `?${query}` : ''}`;
}
