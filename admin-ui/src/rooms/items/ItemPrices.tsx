/** What an item costs as its row says it: the price, and on sale the old one struck out with the percent. */
import Box from '@mui/material/Box';
import { offPricePercentage, shownPrice, type Currency } from '@qaima/schemas';
import { useSay } from '../../app/i18n.js';
import { look } from '../../app/theme.js';
import type { MenuItem } from '../../data/menu.js';
import { Badge } from '../../parts/Badge.js';
import { Price } from '../../parts/Price.js';

interface ItemPricesProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
}

export function ItemPrices({ item, currency }: ItemPricesProps) {
  const say = useSay();
  const shown = shownPrice(item);
  const percent = offPricePercentage(item);
  if (!shown) return <Box sx={{ color: look.muted, fontSize: 13 }}>{say('items.noPrice')}</Box>;
  const onSale = shown.original !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', lineHeight: '22px' }}>
      {shown.startsFrom && <Box sx={{ color: look.muted, fontSize: 12.5 }}>{say('items.startsFrom')}</Box>}
      <Price kind={onSale ? 'sale' : 'full'} thousandths={shown.price} currency={currency} />
      {onSale && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
          <span className="sr-only">{say('items.priceBefore')}</span>
          <Price kind="old" thousandths={shown.original} currency={currency} />
          <Badge tone="sale">{say('items.off', { percent })}</Badge>
        </Box>
      )}
    </Box>
  );
}
