/** Offers the earlier orders of this device in an empty cart. (docs/spec/public-site.md#repeat) */
import { formatBookingDate, todayIn } from '@qaima/schemas/time/calendarDays';
import { LIST_SEPARATOR } from '@qaima/schemas/core/language';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import { toThousandths } from '@qaima/schemas/money/money';

import type { Cart } from '@qaima/schemas';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { forgetOrder, readOwnOrders } from '../../../client/cart/ownOrders.js';
import { repeatCard } from '../../../client/cart/repeatCard.js';
import { repeatMessages } from '../../../client/cart/repeatMessages.js';
import { isRepeatable } from '../../../client/cart/repeatOrder.js';
import { amountElement } from '../../../client/money.js';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

/** Maximum number of shown orders. */
const MAX_SHOWN = 3;

/** Describes an order by the titles of its lines, its date and its total. */
function aboutOf({ items, total, submittedAt, menu }: Cart): readonly Node[] {
  const language = pageLanguage();
  const [titles, when] = [document.createElement('h3'), document.createElement('p')];
  items.forEach((line, index) => {
    const name = document.createElement('bdi');
    name.textContent = lineName(line);
    titles.append(...(index > 0 ? [LIST_SEPARATOR[language]] : []), name);
  });
  const day = submittedAt ? todayIn(menu.settings.timeZone ?? undefined, new Date(submittedAt)) : '';
  when.append(
    ...(day ? [`${formatBookingDate(day, language)} · `] : []),
    amountElement(toThousandths(total), menu.currency),
  );
  return [titles, when];
}

/** Shows the latest orders that can be repeated. @param call the API address of this cart */
export async function showEarlierOrders(place: HTMLElement, menuId: string, call: string): Promise<void> {
  const messages = repeatMessages(document);
  const ids = readOwnOrders(menuId).slice(0, MAX_SHOWN);
  const carts = call.slice(0, call.lastIndexOf('/'));
  const answers = await Promise.all(ids.map((id) => callCartApi('GET', `${carts}/${encodeURIComponent(id)}`)));
  const orders = answers.flatMap(({ status, cart, rty }, index) => {
    if (status === 404) forgetOrder(menuId, ids[index] ?? '');
    return cart && !rty && isRepeatable(menuId, cart) ? [cart] : [];
  });
  if (orders.length === 0) return;
  const [title, hint] = [document.createElement('h2'), document.createElement('p')];
  title.textContent = messages.earlier;
  hint.className = 'hint';
  hint.textContent = messages.prices;
  const cards = orders.map((order) =>
    repeatCard({
      menuId,
      orderId: order._id,
      currency: order.menu.currency,
      about: aboutOf(order),
      onAdded: (cartId) => location.assign(`/cart/${cartId}${location.search}`),
    }),
  );
  place.replaceChildren(title, ...cards, hint);
  place.hidden = false;
}
