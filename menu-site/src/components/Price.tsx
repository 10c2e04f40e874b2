import { discountPercent, formatPercent, displayedPrice } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import type { SiteItem } from '../document/siteTypes.js';
import { Money } from './Money.js';

/** What an item costs now, what it cost before, and how much is off; nothing when it has no price. */
export function Price({ item }: { readonly item: SiteItem }) {
  const { messages } = useSite();
  const shown = displayedPrice(item);
  if (!shown) return null;
  const { before, after } = messages.off;
  return (
    <p className="price">
      {shown.startsFrom && <span>{messages.startsFrom} </span>}
      <b>
        <Money amount={shown.price} />
      </b>
      {shown.original !== null && (
        <>
          <span className="sr">{messages.oldPrice}</span>
          <s>
            <Money amount={shown.original} />
          </s>
          <em>
            {before} <bdi dir="ltr">{formatPercent(discountPercent(item))}</bdi> {after}
          </em>
        </>
      )}
    </p>
  );
}
