/** The form in which numbers are dialled. It works without the phone library, which pages load only for forms. */
import { toLatinDigits } from '../text/digits.js';

/** A trunk zero after the calling code of a country in which it is not dialled from abroad: `+962 (0)79…`. */
const TRUNK_ZERO = /^(\+(?:962|966|971|20|964|961|90))0(?=\d)/;

/** Jordan's calling code. A stored number without a code is Jordanian. (docs/spec/domain.md#country) */
const HOME_CODE = '962';
const AT_HOME = /^(?:962|0)?([1-9]\d{7}|7\d{8})$/;

/**
 * A stored number in E.164, as `tel:` links and structured data need it: `+962791234567`. A hotline stays as it is,
 * because it is dialled within its country. Null if the text contains characters that can't be dialled.
 */
export function dialledNumber(phone: string | null | undefined): string | null {
  const typed = toLatinDigits(phone ?? '').replace(/[\s\p{Cf}().\-/]/gu, '');
  if (!/^\+?\d{3,20}$/.test(typed)) return null;
  const coded = typed.replace(/^00/, '+');
  if (coded.startsWith('+')) return coded.replace(TRUNK_ZERO, '$1');
  const [, national] = AT_HOME.exec(coded) ?? [];
  return national === undefined ? coded : `+${HOME_CODE}${national}`;
}
