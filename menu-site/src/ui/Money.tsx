import { moneyParts, type Thousandths } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/** `4.40 JD`, left to right in any text; nothing when there is nothing to show. */
export function Money({ amount }: { readonly amount: Thousandths | null }) {
  const { currency } = useSite();
  const parts = moneyParts(amount, currency);
  if (!parts) return null;
  return (
    <bdi dir="ltr">
      {parts.amount} <small>{parts.unit}</small>
    </bdi>
  );
}
