import { discountPercent, formatPercent, displayedPrice } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import type { SiteItem } from '../document/siteTypes.js';
import { Money } from './Money.js';

/** An item's price with its former price and discount; renders nothing without a price. */
export function Price({ item }: { readonly item: SiteItem }) {
  const { messages } = useSite();
  const shown = displayedPrice(item);
  if (!shown) return null;
  const { before, after } = messages.off;
  return (
    <p className="price">
      {shown.startsFrom && <span>{messages.startsFrom} </span>}
      <b>
        <Money amount={shown.price} rounded />
      </b>
      {shown.original !== null && (
        <>
          <span className="sr">{messages.oldPrice}</span>
          <s>
            <Money amount={shown.original} rounded />
          </s>
          <em>
            {before} <bdi dir="ltr">{formatPercent(discountPercent(item))}</bdi> {after}
          </em>
        </>
      )}
    </p>
  );
}
