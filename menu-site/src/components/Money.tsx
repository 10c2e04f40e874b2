import { moneyParts, type Thousandths } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/**
 * An amount as `4.40 JD`, left to right in any text. Renders nothing without an amount. Client scripts read the shown
 * amount; if it is rounded, they read the exact one in thousandths from `data-exact`.
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
