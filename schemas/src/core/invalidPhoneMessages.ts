/**
 * Messages for invalid phone numbers. A separate module, so that pages can show them without loading the phone
 * library.
 */
import { isolateAuto } from './bidi.js';
import type { LocalizedText } from './language.js';

export const INVALID_PHONE: LocalizedText = { ar: 'رقم هاتف غير صحيح', en: 'Invalid phone number' };

/** The message for a number in national format, which starts with 0. */
export const COUNTRY_CODE_REQUIRED: LocalizedText = {
  ar: 'ابدأ برمز الدولة، مثل +971 أو +966',
  en: 'Begin with the country’s code, such as +971 or +966',
};

/** The message for a number that contains letters or signs. @param character the first of them */
export const wrongPhoneCharacter = (character: string): LocalizedText => ({
  ar: `رقم الهاتف أرقام فقط، وفيه «${isolateAuto(character)}»`,
  en: `A phone number has digits only; this contains “${isolateAuto(character)}”`,
});
