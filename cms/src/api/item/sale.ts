import type { Item, ItemUpdateInput } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';

const SALE_WITHOUT_RATE = { ar: 'الرجاء إدخال نسبة الخصم', en: 'Please enter the discount' };

/**
 * The discount to store. `onSale: false` and 0 % both end a sale and store the same value, so both fields always
 * agree.
 * @param path of `offPrice` in the payload, for the error if it is missing
 */
export function saleOf(sale: NonNullable<ItemUpdateInput['sale']>, stored: Item['sale'] | null, path: string) {
  if (!sale.onSale || sale.offPrice === 0) return { onSale: false, offPrice: 0 };
  const offPrice = sale.offPrice ?? stored?.offPrice;
  if (!offPrice) throw invalidField(path, SALE_WITHOUT_RATE);
  return { onSale: true, offPrice };
}
