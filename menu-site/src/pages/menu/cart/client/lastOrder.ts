/** Offers to repeat the last order. (docs/spec/public-site.md#repeat) */
import { readOwnOrders } from '../../../../client/cart/ownOrders.js';
import { repeatCard } from '../../../../client/cart/repeatCard.js';
import { repeatMessages } from '../../../../client/cart/repeatMessages.js';
import { notify } from '../../../../client/notify.js';

export function offerLastOrder({ menu = '', currency }: DOMStringMap): void {
  const [orderId] = readOwnOrders(menu);
  const main = document.querySelector('#main');
  if (!orderId || !main) return;
  const messages = repeatMessages(document);
  const [title, text] = [document.createElement('h2'), document.createElement('p')];
  title.textContent = messages.title;
  text.textContent = messages.prices;
  const card = repeatCard({
    menuId: menu,
    orderId,
    currency,
    about: [title, text],
    onAdded() {
      card.remove();
      notify(messages.added);
    },
  });
  // If the visitor has scrolled, inserts the card further down, so that the text being read does not move.
  if (scrollY === 0) main.prepend(card);
  else main.querySelector('section')?.after(card);
}
