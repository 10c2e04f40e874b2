/** What is said of a text that is no phone number: by the server, in every form, and where the checker is too large to load. */
import type { LocalizedText } from './language.js';

export const INVALID_PHONE: LocalizedText = { ar: 'رقم هاتف غير صحيح', en: 'Invalid phone number' };

/** Of a number that begins with 0, as people at home in another country write theirs. */
export const COUNTRY_CODE_REQUIRED: LocalizedText = {
  ar: 'ابدأ برمز الدولة، مثل +971 أو +966',
  en: 'Begin with the country’s code, such as +971 or +966',
};
