import { discountPercent, formatPercent, subItemSalePrices } from '@qaima/schemas';
import { Price } from '../../components/Price.js';
import { usePriceStep } from '../../data/usePriceStep.js';
import { useTranslate } from '../../i18n/i18n.js';
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

/** The discount as a percentage. */
function SaleCell({ value }: CellProps) {
  const t = useTranslate();
  const percent = discountPercent(toPriced({ sale: value }));
  return percent > 0 ? <bdi dir="ltr">{formatPercent(percent)}</bdi> : t('items.noSale');
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
  'Item.dayparts': { field: DaypartsField, last: true },
  ...labelOverrides('Item', 'last'),
  ...labelOverrides('Item.subItems', 'detail'),
  ...extraUseOverrides('Item'),
};

/** Validates a sale's percentage: at most 100; 0 ends the sale. (docs/spec/owners-area.md#item-sale) */
export const percentOfSale =
  (message: string): CustomValidate =>
  (values = {}, errors) => {
    const { sale } = toPriced(values);
    const off = sale?.offPrice;
    const wrong = sale?.onSale === true && !(typeof off === 'number' && off >= 0 && off <= 1);
    if (wrong) addErrorAt(errors, '/sale/offPrice', message);
    return errors;
  };
