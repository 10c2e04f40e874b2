import { NO_SALE, SALE_END_PAST, saleAt, saleSchema, type ItemUpdateInput } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { invalidField } from '../../errors/httpError';

const SALE_WITHOUT_RATE = { ar: 'الرجاء إدخال نسبة الخصم', en: 'Please enter the discount' };

/**
 * The discount to store. `onSale: false` and 0 % both end a sale and store the same value, so both fields always
 * agree. A sale that is sent without an end has none. If the stored end passed while a form was open, the form's sale is
 * over too.
 * @param row the item before the change, if there is one
 * @param path of the sale in the payload, for the error if the discount is missing or the end is past
 */
export function saleOf(sale: NonNullable<ItemUpdateInput['sale']>, row: Row | undefined, path: string) {
  if (!sale.onSale || sale.offPrice === 0) return NO_SALE;
  const now = Date.now();
  const stored = readStored(saleSchema, row?.['sale']);
  const offPrice = sale.offPrice ?? (stored && saleAt(stored, now).offPrice);
  if (!offPrice) throw invalidField(`${path}/offPrice`, SALE_WITHOUT_RATE);
  if (!sale.until) return { onSale: true, offPrice };
  const end = Date.parse(sale.until);
  if (end > now) return { onSale: true, offPrice, until: new Date(end).toISOString() };
  if (stored?.until && end === Date.parse(stored.until)) return NO_SALE;
  throw invalidField(`${path}/until`, SALE_END_PAST);
}
