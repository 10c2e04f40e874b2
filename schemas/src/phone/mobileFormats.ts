/** How mobile numbers are written in the countries that forms list first. (docs/spec/domain.md#country) */
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { isolateLtr } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import { isKeyOf } from '../core/typeGuards.js';

interface MobileFormat {
  readonly name: LocalizedText;
  /** Begins like a mobile number of the country; the leading zero may be missing. */
  readonly beginning: RegExp;
  /** As the number is dialled at home; its length is the number of digits. A leading zero may be missing. */
  readonly example: string;
  /** Numbers of another length. */
  readonly also?: RegExp;
}

const FORMATS = {
  JO: { name: { ar: 'الأردن', en: 'Jordan' }, beginning: /^0?7/, example: '07XXXXXXXX' },
  SA: { name: { ar: 'السعودية', en: 'Saudi Arabia' }, beginning: /^0?5/, example: '05XXXXXXXX' },
  AE: { name: { ar: 'الإمارات', en: 'the Emirates' }, beginning: /^0?5/, example: '05XXXXXXXX' },
  EG: { name: { ar: 'مصر', en: 'Egypt' }, beginning: /^0?1[0125]/, example: '01XXXXXXXXX' },
  KW: { name: { ar: 'الكويت', en: 'Kuwait' }, beginning: /^[4569]/, example: 'XXXXXXXX' },
  QA: { name: { ar: 'قطر', en: 'Qatar' }, beginning: /^[3567]/, example: 'XXXXXXXX' },
  BH: { name: { ar: 'البحرين', en: 'Bahrain' }, beginning: /^[36]/, example: 'XXXXXXXX' },
  OM: { name: { ar: 'عُمان', en: 'Oman' }, beginning: /^[79]/, example: 'XXXXXXXX' },
  IQ: { name: { ar: 'العراق', en: 'Iraq' }, beginning: /^0?7/, example: '07XXXXXXXXX' },
  // Numbers that begin with 03 have seven digits without the zero.
  LB: { name: { ar: 'لبنان', en: 'Lebanon' }, beginning: /^0?[378]/, example: 'XXXXXXXX', also: /^3\d{6}$/ },
  TR: { name: { ar: 'تركيا', en: 'Turkey' }, beginning: /^0?5/, example: '05XXXXXXXXX' },
} as const satisfies Readonly<Record<string, MobileFormat>>;

/** The digits without the country's calling code, which may be written without `+`. */
function nationalPart(digits: string, country: keyof typeof FORMATS): string {
  const code = getCountryCallingCode(country);
  const isLonger = digits.length > FORMATS[country].example.length;
  return isLonger && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/**
 * The message for a number that begins like a mobile number of the country and has too few or too many digits; null for
 * other numbers. A number with `+` or `00` is not judged.
 * @param text with Latin digits
 */
export function mobileLengthMessage(text: string, country: string): LocalizedText | null {
  if (!isKeyOf(FORMATS, country) || /^\s*(\+|00)/.test(text)) return null;
  const { name, beginning, example, also }: MobileFormat = FORMATS[country];
  const digits = nationalPart(text.replace(/\D/g, ''), country);
  const isWithoutZero = example.startsWith('0') && !digits.startsWith('0');
  const isRight = digits.length === example.length - (isWithoutZero ? 1 : 0) || also?.test(digits);
  if (!beginning.test(digits) || isRight) return null;
  const shown = isolateLtr(example);
  return {
    ar: `رقم الموبايل في ${name.ar} من ${arabicDigits(example.length)} (${shown})، وهذا من ${arabicDigits(digits.length)}. لرقم من بلد آخر ابدأ بـ ${isolateLtr('+')} ورمزه.`,
    en: `A mobile number in ${name.en} has ${example.length} digits (${shown}); this has ${digits.length}. Begin a number of another country with + and its code.`,
  };
}

/** Counts digits in Arabic. */
function arabicDigits(count: number): string {
  if (count === 1) return 'خانة واحدة';
  if (count === 2) return 'خانتين';
  return count <= 10 ? `${count} خانات` : `${count} خانة`;
}
