/** Converts form values for the pricing functions. A price that is not a number yet counts as absent. */
import type { PricedItem } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import type { FormValues } from '../../schema-ui/form/formValues.js';

const numberOr = <D>(value: unknown, otherwise: D): number | D => (typeof value === 'number' ? value : otherwise);

export function toPriced(values: FormValues): PricedItem {
  const { sale, subItems } = values;
  const rows: readonly unknown[] = Array.isArray(subItems) ? subItems : [];
  return {
    price: numberOr(values['price'], null),
    askPrice: values['askPrice'] === true,
    sale: sale
      ? { onSale: propertyOf(sale, 'onSale') === true, offPrice: numberOr(propertyOf(sale, 'offPrice'), undefined) }
      : null,
    subItems: rows.map((row) => ({ price: numberOr(propertyOf(row, 'price'), null) })),
  };
}
