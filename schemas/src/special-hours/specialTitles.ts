/** Titles of special hours that are not typed by an owner. */
import type { Language } from '../core/language.js';
import { otherLanguage, type MenuLanguages } from '../core/translations.js';
import type { IslamicOccasion } from './islamicOccasions.js';
import type { SpecialHours } from './special-hours.js';

export const SPECIAL_TITLES = {
  ramadan: { ar: 'رمضان', en: 'Ramadan' },
  fitr: { ar: 'عيد الفطر', en: 'Eid al-Fitr' },
  adha: { ar: 'عيد الأضحى', en: 'Eid al-Adha' },
  closedToday: { ar: 'مغلق اليوم', en: 'Closed today' },
} as const satisfies Readonly<Record<IslamicOccasion | 'closedToday', Readonly<Record<Language, string>>>>;

/** A proposed title in the language of the menu, with its translation if the menu offers another language. */
export function proposedTitle(
  name: keyof typeof SPECIAL_TITLES,
  languages: MenuLanguages | null | undefined,
): Pick<SpecialHours, 'title' | 'translations'> {
  const titles = SPECIAL_TITLES[name];
  const other = otherLanguage(languages);
  return {
    title: titles[languages?.default ?? 'ar'],
    ...(other ? { translations: { [other]: { title: titles[other] } } } : {}),
  };
}
