/** The names of time zones. In Arab and nearby countries, a time zone is named by its city. */
import type { Language } from '@qaima/schemas';

/** The Arabic and English names of Arab and nearby cities, by time zone. */
export const REGION_CITIES: Readonly<Record<string, readonly [string, string]>> = {
  'Asia/Amman': ['عمّان', 'Amman'],
  'Asia/Jerusalem': ['القدس', 'Jerusalem'],
  'Asia/Damascus': ['دمشق', 'Damascus'],
  'Asia/Beirut': ['بيروت', 'Beirut'],
  'Asia/Baghdad': ['بغداد', 'Baghdad'],
  'Asia/Riyadh': ['الرياض', 'Riyadh'],
  'Asia/Kuwait': ['الكويت', 'Kuwait'],
  'Asia/Bahrain': ['المنامة', 'Manama'],
  'Asia/Qatar': ['الدوحة', 'Doha'],
  'Asia/Dubai': ['دبي', 'Dubai'],
  'Asia/Muscat': ['مسقط', 'Muscat'],
  'Asia/Aden': ['عدن', 'Aden'],
  'Africa/Cairo': ['القاهرة', 'Cairo'],
  'Africa/Khartoum': ['الخرطوم', 'Khartoum'],
  'Africa/Tripoli': ['طرابلس', 'Tripoli'],
  'Africa/Tunis': ['تونس', 'Tunis'],
  'Africa/Algiers': ['الجزائر', 'Algiers'],
  'Africa/Casablanca': ['الدار البيضاء', 'Casablanca'],
  'Europe/Istanbul': ['إسطنبول', 'Istanbul'],
};

/** The city's name if `REGION_CITIES` contains the time zone, otherwise the IANA name. */
export const timeZoneName = (zone: string, language: Language): string => {
  const [ar, en] = REGION_CITIES[zone] ?? [];
  return (language === 'en' ? en : ar) ?? zone.replaceAll('_', ' ');
};

const LOCALES = { ar: 'ar-u-nu-latn', en: 'en' } as const;

/**
 * The name of a time zone in a sentence: the city, or what the language calls the zone, such as "Central European
 * Time". Several zones may have the same name, so a list of zones uses {@link timeZoneName}.
 */
export function plainTimeZoneName(zone: string, language: Language): string {
  if (zone in REGION_CITIES) return timeZoneName(zone, language);
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZoneName(zone, language);
}
