/**
 * Shows the last order of this device. While the venue works on the order, links to its page; afterwards, offers to
 * repeat it.
 */
import { hasInbox } from '@qaima/schemas/menu/guestOrderSettings';
import type { Cart } from '@qaima/schemas';
import { callCartApi } from '../../../../client/cart/cartApi.js';
import { forgetOrder, readOwnOrders } from '../../../../client/cart/ownOrders.js';
import { repeatCard } from '../../../../client/cart/repeatCard.js';
import { repeatMessages } from '../../../../client/cart/repeatMessages.js';
import { isRepeatable } from '../../../../client/cart/repeatOrder.js';
import { notify } from '../../../../client/notify.js';

/** The key of the title for an order that the venue is working on; null for other orders. */
function runningState({ state, menu, receiveOption, leftAt }: Cart) {
  if (!hasInbox(menu)) return null;
  if (state === 'on-the-way' || (state === 'ready' && leftAt)) return 'onTheWay';
  if (state === 'ready' && menu.orderReceiveOptions[receiveOption ?? -1]?.kind === 'delivery') return 'readyToLeave';
  return state === 'pending' || state === 'accepted' || state === 'ready' ? state : null;
}

function textElement(name: 'h2' | 'p', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/**
 * Inserts the card into the empty cart beside the menu if that is shown, otherwise at the top. If the visitor has
 * scrolled, inserts it after the first section instead of at the top: the text being read must not move.
 */
function insert(card: HTMLElement): void {
  const sentence = document.querySelector<HTMLElement>('.yours > div > p');
  if (sentence && sentence.getClientRects().length > 0) return sentence.after(card);
  const main = document.querySelector('#main');
  if (scrollY === 0) main?.prepend(card);
  else main?.querySelector('section')?.after(card);
}

/** A card with a link to the page of an order. */
function runningCard({ _id, number }: Cart, state: NonNullable<ReturnType<typeof runningState>>): HTMLElement {
  const messages = repeatMessages(document);
  const [card, head, about, link] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('a'),
  ];
  card.className = 'again running card';
  head.className = 'again-head';
  link.className = 'act';
  link.href = `/cart/${encodeURIComponent(_id)}${location.search}`;
  link.textContent = messages.follow;
  about.append(textElement('h2', messages.running[state]));
  if (number) about.append(textElement('p', messages.number.replace('#', String(number))));
  head.append(about, link);
  card.append(head);
  return card;
}

/** Shows the last order of this device, if there is one. @throws {TypeError} if the server is unreachable */
export async function showLastOrder({ menu = '', currency, call = '' }: DOMStringMap): Promise<void> {
  const [orderId] = readOwnOrders(menu);
  if (!orderId) return;
  const { cart, status } = await callCartApi('GET', `${call}/${encodeURIComponent(orderId)}`);
  if (status === 404) forgetOrder(menu, orderId);
  if (!cart) return;
  const state = runningState(cart);
  if (state) {
    insert(runningCard(cart, state));
    // It may have appeared before the server's answer.
    document.querySelector('.rate')?.remove();
    return;
  }
  if (!isRepeatable(menu, cart)) return;
  const messages = repeatMessages(document);
  const card = repeatCard({
    menuId: menu,
    orderId,
    currency,
    about: [textElement('h2', messages.title), textElement('p', messages.prices)],
    onAdded() {
      card.remove();
      notify(messages.added);
    },
  });
  insert(card);
}
