import { discountPercent, formatPercent, type DisplayedPrice } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { Money } from './Money.js';

interface PriceProps {
  readonly shown: DisplayedPrice | null;
  /** The sale of the item. */
  readonly sale?: Parameters<typeof discountPercent>[0]['sale'];
  readonly askPrice?: boolean | undefined;
}

/** A dish's price with its former price and discount, or «حسب السوق»; renders nothing without a price. */
export function Price({ shown, sale, askPrice = false }: PriceProps) {
  const { messages } = useSite();
  if (askPrice)
    return (
      <p className="price">
        <b>{messages.askPrice}</b>
      </p>
    );
  if (!shown) return null;
  const { before, after } = messages.off;
  const { price, original, own, startsFrom } = shown;
  return (
    <p className="price">
      {startsFrom && <span>{messages.startsFrom} </span>}
      <b>
        <Money amount={price} own={own} />
      </b>
      {original !== null && (
        <>
          <span className="sr">{messages.oldPrice}</span>
          <s>
            <Money amount={original} own={original - price + own} />
          </s>
          <em>
            {before} <bdi dir="ltr">{formatPercent(discountPercent({ sale }))}</bdi> {after}
          </em>
        </>
      )}
    </p>
  );
}
