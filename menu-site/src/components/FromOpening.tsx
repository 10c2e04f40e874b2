import { closedStatus, type OrderHours } from '@qaima/schemas';
import { useMessages, useSite } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';

/**
 * The words after the time that an order takes: while the venue is closed, it begins with the opening. The client script
 * keeps them up to date (`client/cart/fromOpening.ts`).
 */
export function FromOpening({ menu }: { readonly menu: OrderHours }) {
  const { request, language } = useSite();
  const { fromOpening } = useMessages(cartMessages);
  return (
    <span className="from-opening" hidden={!closedStatus(menu, new Date(request.now), language)}>
      {' '}
      {fromOpening}
    </span>
  );
}
