import { normalizePhone, toE164 } from '@qaima/schemas';
import { createHmac } from 'node:crypto';
import { secretFor } from '../../config/secrets';

let key: string | undefined;

/**
 * By what a consent or a coupon recognizes the phone of a menu's guest without knowing it: a keyed hash of the
 * normalized number; null without a phone. It is erased with the order. (docs/privacy.md)
 */
export function phoneKey(menuId: string, phone: string): string | null {
  const number = toE164(phone) ?? normalizePhone(phone);
  if (number === '') return null;
  return createHmac('sha256', (key ??= secretFor('guests')))
    .update(`${menuId} ${number}`)
    .digest('base64url');
}
