/**
 * Messages for invalid phone numbers. A separate module, so that pages can show them without loading the phone
 * library.
 */
import type { LocalizedText } from './language.js';

export const INVALID_PHONE: LocalizedText = { ar: 'رقم هاتف غير صحيح', en: 'Invalid phone number' };

/** The message for a number in national format, which starts with 0. */
export const COUNTRY_CODE_REQUIRED: LocalizedText = {
  ar: 'ابدأ برمز الدولة، مثل +971 أو +966',
  en: 'Begin with the country’s code, such as +971 or +966',
};
