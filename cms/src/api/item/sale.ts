/** What is stored of a sale that was sent. */
import type { Item, ItemUpdateInput } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';

const SALE_WITHOUT_RATE = { ar: 'الرجاء إدخال نسبة الخصم', en: 'Please enter the discount' };

/**
 * A sale that ends stores 0, so that both readings of the contract agree; 0 % off ends it too.
 * @param path where the discount is in the payload, for the refusal of a sale that names none
 */
export function saleOf(sale: NonNullable<ItemUpdateInput['sale']>, stored: Item['sale'] | null, path: string) {
  if (!sale.onSale || sale.offPrice === 0) return { onSale: false, offPrice: 0 };
  const offPrice = sale.offPrice ?? stored?.offPrice;
  if (!offPrice) throw invalidField(path, SALE_WITHOUT_RATE);
  return { onSale: true, offPrice };
}
