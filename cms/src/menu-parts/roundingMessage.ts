import { isolateLtr, type LocalizedText } from '@qaima/schemas';

/** The message about a rounding that does not belong to the menu's currency. @param offered those that do, as shown */
export const otherRounding = (offered: readonly string[]): LocalizedText => ({
  ar: `التقريب بهذه العملة إلى أحد هذه: ${isolateLtr(offered.join(', '))}`,
  en: `In this currency, prices are rounded to one of these: ${offered.join(', ')}`,
});
