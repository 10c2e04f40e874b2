import {
  cartEndpoints,
  DEFAULT_TIME_ZONE,
  acceptsPurchases,
  endpointUrl,
  labellingOf,
  soldOutDay,
} from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { Icon } from '../../../components/Icon.js';
import { jsonForScript } from '../../../document/jsonForScript.js';
import { panelData } from '../item-panel/panelData.js';
import { ItemPanel } from '../item-panel/ItemPanel.js';
import type { SiteMenu } from '../../../document/siteTypes.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * The stepper that replaces a card's button while the item is in the cart. The client script clones it for each such
 * card.
 */
function CardStepper() {
  const { card } = useMessages(cartMessages);
  return (
    <template id="card-stepper">
      <div className="stepper in-place" role="group">
        <button type="button" data-card-step="-1" data-label={card.fewer} data-last={card.remove}>
          <Icon name="less" />
          <Icon name="bin" />
        </button>
        <bdi dir="ltr" data-count="" />
        <button type="button" data-card-step="1" data-label={card.more}>
          <Icon name="more" />
        </button>
      </div>
    </template>
  );
}

/** The item panel, which all items share, and notices. They are in a `template`, because only scripts can show them. */
export function CartControlTemplates({ menu }: { readonly menu: SiteMenu }) {
  const { currency, language, request } = useSite();
  const messages = useMessages(cartMessages);
  const sells = acceptsPurchases(menu);
  const method = menu.settings?.purchaseMethod ?? 'order';
  const dayOf = (until: string) => soldOutDay(until, new Date(request.now), menu.settings?.timeZone, language);
  const data = sells ? panelData(menu, dayOf) : null;
  return (
    <template
      id="shop"
      data-menu={sells ? menu._id : undefined}
      data-labelling={labellingOf(menu)}
      data-method={method}
      data-currency={currency}
      data-zone={menu.settings?.timeZone ?? DEFAULT_TIME_ZONE}
      data-call={endpointUrl(cartEndpoints.create, {})}
      data-open={sells ? messages.panel[method === 'order' ? 'choose' : 'book'] : messages.panel.show}
      data-added={messages.panel.added[method]}
      data-in-cart={messages.card.inCart}
      data-count={messages.card.added}
      data-removed={messages.card.removed}
      data-undo={messages.undo}
      data-unreachable={messages.unreachable}
      data-offline={messages.offlineAdd}
    >
      <ItemPanel method={sells ? method : null} />
      {sells && method === 'order' && <CardStepper />}
      {data && (
        <script id="panel-data" type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
      )}
    </template>
  );
}
