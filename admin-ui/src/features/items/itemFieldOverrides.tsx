import { discountPercent, formatPercent, subItemSalePrices } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { Price } from '../../components/Price.js';
import { usePriceStep } from '../../data/usePriceStep.js';
import { useTranslate, type Translate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import { extraUseOverrides } from '../../schema-ui/extraUses/extraUseFieldOverrides.js';
import { labelOverrides } from '../../schema-ui/form/labelOverrides.js';
import { DaypartsField } from '../../schema-ui/form/DaypartsField.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { addErrorAt } from '../../schema-ui/form/addErrorAt.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { CombosOfSize } from './combos/CombosOfSize.js';
import { BasePriceWidget } from './BasePriceWidget.js';
import { SaleField } from './SaleField.js';
import { SaleUntil } from './SaleUntil.js';
import { isPast } from './saleEnd.js';
import { toPriced } from './toPricedItem.js';

function SaleHeading() {
  const t = useTranslate();
  return <span>{t('items.afterSale')}</span>;
}

const isOnSaleNow = (values: FormValues) => discountPercent(toPriced(values)) > 0;

/** The price of a sub-item with the sale that is being edited. */
function SalePrice({ index }: { readonly index: number }) {
  const { values, currency } = useFormContext();
  const prices = subItemSalePrices(toPriced(values), usePriceStep());
  return (
    <span style={{ lineHeight: '44px', fontSize: 13.5 }}>
      <Price kind="sale" thousandths={prices[index] ?? null} currency={currency} />
    </span>
  );
}

/** The discount as a percentage, and its end. */
function SaleCell({ value }: CellProps) {
  const t = useTranslate();
  const percent = discountPercent(toPriced({ sale: value }));
  const until = propertyOf(value, 'until');
  if (percent === 0) return t('items.noSale');
  return (
    <>
      <bdi dir="ltr">{formatPercent(percent)}</bdi> {typeof until === 'string' && <SaleUntil until={until} />}
    </>
  );
}

/**
 * Hides fields that the list edits: switches for `soldOut` and `hide`, and the item's More button for sold-out sizes.
 * One field edits the whole sale.
 */
export const itemOverrides: Overrides = {
  'Item.soldOut': { hidden: true },
  'Item.hide': { hidden: true },
  'Item.price': { widget: BasePriceWidget },
  'Item.sale': { field: SaleField, cell: SaleCell, last: true },
  'Item.subItems': {
    rowExtra: { Heading: SaleHeading, Cell: SalePrice, shownIf: isOnSaleNow },
    removalNote: CombosOfSize,
  },
  'Item.subItems.code': { detail: true },
  'Item.subItems.initial': { detail: true },
  'Item.subItems.soldOut': { hidden: true },
  'Item.subItems.soldOutUntil': { hidden: true },
  'Item.soldOutUntil': { hidden: true },
  'Item.left': { half: true },
  'Item.refill': { half: true },
  'Item.subItems.left': { detail: true },
  'Item.subItems.refill': { detail: true },
  'Item.subItems.refillAt': { hidden: true },
  'Item.dayparts': { field: DaypartsField, last: true },
  ...labelOverrides('Item', 'last'),
  ...labelOverrides('Item.subItems', 'detail'),
  ...extraUseOverrides('Item'),
};

/**
 * Validates a sale: a percentage of at most 100, where 0 ends the sale, and an end that is ahead.
 * (docs/spec/owners-area.md#item-sale)
 * @param stored the end of the stored sale, which may pass while the form is open
 */
export const validSale =
  (t: Translate, stored?: string | null): CustomValidate =>
  (values = {}, errors) => {
    const { sale } = toPriced(values);
    if (sale?.onSale !== true) return errors;
    const off = sale.offPrice;
    const until = propertyOf(values['sale'], 'until');
    const isPercent = typeof off === 'number' && off >= 0 && off <= 1;
    if (!isPercent) addErrorAt(errors, '/sale/offPrice', t('items.percentNeeded'));
    if (until !== stored && isPast(until)) addErrorAt(errors, '/sale/until', t('items.saleEndPast'));
    return errors;
  };
