/** Messages for invalid phone numbers, for the server, the forms, and pages that do not load the phone library. */
import type { LocalizedText } from './language.js';

export const INVALID_PHONE: LocalizedText = { ar: 'رقم هاتف غير صحيح', en: 'Invalid phone number' };

/** For a number that starts with 0, as in national format. */
export const COUNTRY_CODE_REQUIRED: LocalizedText = {
  ar: 'ابدأ برمز الدولة، مثل +971 أو +966',
  en: 'Begin with the country’s code, such as +971 or +966',
};
