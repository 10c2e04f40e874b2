/** The buttons of a sent order that repeat and print it. (docs/spec/public-site.md#repeat) */
import { repeatCard } from './repeatCard.js';
import { repeatMessages } from './repeatMessages.js';

/** Replaces the button by a card that repeats the order with the lines that are available today. */
export function openRepeat(button: HTMLElement, { menu = '', currency }: DOMStringMap): void {
  const title = document.createElement('h2');
  title.textContent = repeatMessages(document).title;
  const card = repeatCard({
    menuId: menu,
    orderId: button.dataset['repeat'] ?? '',
    currency,
    about: [title],
    onAdded: (cartId) => location.assign(`/cart/${cartId}${location.search}`),
  });
  button.replaceWith(card);
  card.querySelector('button')?.click();
}
