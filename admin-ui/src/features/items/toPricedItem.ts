/** Form values for the pricing functions: a price that is not a number yet counts as absent. */
import type { PricedItem } from '@qaima/schemas';
import type { FormValues } from '../../schema-ui/form/formValues.js';

const numberOr = <D>(value: unknown, otherwise: D): number | D => (typeof value === 'number' ? value : otherwise);

export function toPriced(values: FormValues): PricedItem {
  const sale = values['sale'] as { onSale?: boolean; offPrice?: unknown } | undefined;
  const subItems = (values['subItems'] ?? []) as readonly (FormValues | undefined)[];
  return {
    price: numberOr(values['price'], null),
    sale: sale ? { onSale: sale.onSale === true, offPrice: numberOr(sale.offPrice, undefined) } : null,
    subItems: subItems.map((subItem) => ({ price: numberOr(subItem?.['price'], null) })),
  };
}
