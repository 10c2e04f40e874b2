import type { Item, ItemUpdateInput } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';

const SALE_WITHOUT_RATE = { ar: 'الرجاء إدخال نسبة الخصم', en: 'Please enter the discount' };

/**
 * Ending a sale stores 0, so both readings of the contract agree; 0 % off also ends it.
 * @param path of the discount in the payload, for the error of a sale without one
 */
export function saleOf(sale: NonNullable<ItemUpdateInput['sale']>, stored: Item['sale'] | null, path: string) {
  if (!sale.onSale || sale.offPrice === 0) return { onSale: false, offPrice: 0 };
  const offPrice = sale.offPrice ?? stored?.offPrice;
  if (!offPrice) throw invalidField(path, SALE_WITHOUT_RATE);
  return { onSale: true, offPrice };
}
