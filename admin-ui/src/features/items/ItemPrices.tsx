/** An item's price, or «حسب السوق»; during a sale also the former price and the percentage. */
import {
  discountPercent,
  formatPercentIsolated,
  displayedPrice,
  itemSchema,
  schemaLabel,
  type Currency,
} from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { Price } from '../../components/Price.js';
import type { MenuItem } from '../../data/menu.js';
import { usePriceStep } from '../../data/usePriceStep.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './items.module.css';
import { SaleUntil } from './SaleUntil.js';

interface ItemPricesProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
}

export function ItemPrices({ item, currency }: ItemPricesProps) {
  const t = useTranslate();
  const shown = displayedPrice(item, usePriceStep());
  const language = useLanguage();
  if (item.askPrice) return <div className={css['faint']}>{schemaLabel(itemSchema.properties.askPrice, language)}</div>;
  if (!shown) return <div className={css['faint']}>{t('items.noPrice')}</div>;
  const onSale = shown.original !== null;
  return (
    <div className={css['prices']}>
      <span>
        {shown.startsFrom && <span className={css['faint']}>{t('items.startsFrom')}</span>}
        <Price kind={onSale ? 'sale' : 'full'} thousandths={shown.price} currency={currency} />
      </span>
      {onSale && (
        <span>
          <span className="sr-only">{t('items.priceBefore')}</span>
          <Price kind="old" thousandths={shown.original} currency={currency} />
          <Badge tone="discount">{t('items.off', { percent: formatPercentIsolated(discountPercent(item)) })}</Badge>
        </span>
      )}
      {onSale && item.sale?.until && (
        <span className={css['faint']}>
          <SaleUntil until={item.sale.until} />
        </span>
      )}
    </div>
  );
}
