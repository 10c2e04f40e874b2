import { moneyParts, type Thousandths } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/**
 * `4.40 JD`, left to right in any text; nothing when there is nothing to show. Scripts count on with what is shown, or
 * with `data-exact`, the thousandths, where that was rounded.
 */
export function Money({ amount }: { readonly amount: Thousandths | null }) {
  const { currency } = useSite();
  const parts = moneyParts(amount, currency);
  if (!parts) return null;
  return (
    <bdi dir="ltr" data-exact={(amount ?? 0) % 10 === 0 ? undefined : amount}>
      {parts.amount} <small>{parts.unit}</small>
    </bdi>
  );
}
