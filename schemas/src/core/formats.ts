/**
 * String formats for schemas. Every format accepts an empty string, so that clients can clear optional fields; a
 * required field adds `minLength: 1`.
 */
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const isRealDay = (text: string): boolean => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1970 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The last valid time zone. Most menus have the same one, and creating a format takes long. */
let lastTimeZone = '';

const isTimeZone = (text: string): boolean => {
  if (text === lastTimeZone) return true;
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone === '') return false;
    lastTimeZone = text;
    return true;
  } catch {
    return false;
  }
};

const orEmpty = (test: (text: string) => boolean) => (text: string) => text === '' || test(text);

/** Formats without domain knowledge; `validation.ts` adds the others. */
export const coreFormats = {
  /** HH:MM, 24 hours. */
  clock: orEmpty((text) => CLOCK.test(text)),
  email: orEmpty((text) => text.length <= 254 && EMAIL.test(text)),
  colour: orEmpty((text) => COLOUR.test(text)),
  /** A valid calendar day, yyyy-mm-dd, between 1970 and 2200. */
  date: orEmpty(isRealDay),
  /** An ISO 8601 day or date-time between 1970 and 2200. */
  'iso-instant': orEmpty(
    (text) => INSTANT.test(text) && isRealDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  ),
  'time-zone': orEmpty(isTimeZone),
  /** Any text, which is never trimmed. */
  password: () => true,
} as const;
