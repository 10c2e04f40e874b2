import { cartEndpoints, DEFAULT_TIME_ZONE, acceptsPurchases, endpointUrl } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { ItemPanel } from '../item-panel/ItemPanel.js';
import type { SiteMenu } from '../../../document/siteTypes.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * Elements for ordering, in a template: the item panel and notices, once for all items. Without scripts nothing of it
 * is shown.
 */
export function OrderingTemplate({ menu }: { readonly menu: SiteMenu }) {
  const { currency } = useSite();
  const messages = useMessages(cartMessages);
  const sells = acceptsPurchases(menu);
  const method = menu.settings?.purchaseMethod ?? 'order';
  return (
    <template
      id="shop"
      data-menu={sells ? menu._id : undefined}
      data-method={method}
      data-currency={currency}
      data-zone={menu.settings?.timeZone ?? DEFAULT_TIME_ZONE}
      data-call={endpointUrl(cartEndpoints.create, {})}
      data-open={sells ? messages.panel[method === 'order' ? 'choose' : 'book'] : messages.panel.show}
      data-added={messages.panel.added[method]}
      data-unreachable={messages.unreachable}
      data-offline={messages.offlineAdd}
    >
      <ItemPanel method={sells ? method : null} />
    </template>
  );
}
