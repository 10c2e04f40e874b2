/**
 * The client script of a sent order's page: follows the order, updates times, cancels the order, and orders again.
 * (docs/spec/public-site.md#order-page)
 */
import { hasUnsentCarts, removeStoredCart } from '../../../client/cart/cartStore.js';
import { closestElement } from '../../../client/closestElement.js';
import { leaveForChat, onReturn, openAtTop } from '../../../client/openAtTop.js';
import { answerCorrection } from './answerCorrection.js';
import { askToCancel, cancelOrder } from './cancel.js';
import { startCounting } from './countdown.js';
import { follow } from './follow.js';
import { recordMessage, showRecordedMessage } from './orderAsMessage.js';
import { orderAgain } from './orderAgain.js';

const main = document.querySelector<HTMLElement>('main[data-follow]');
if (main) {
  document.documentElement.classList.add('live');
  const { menu = '', follow: cartId = '' } = main.dataset;
  // Once a cart was sent, the menu must no longer link to it.
  removeStoredCart(menu, cartId);
  // The order was cancelled, or the venue has moved it: its message need not be sent any more.
  if (hasUnsentCarts(menu))
    import('../../../client/cart/unsentCarts.js')
      .then(({ removeUnsentCart }) => removeUnsentCart(menu, cartId))
      .catch((error: unknown) => console.info(error));
  showRecordedMessage(menu, cartId);
  // A reload restores the position of the cart page, from which the order was sent.
  history.scrollRestoration = 'manual';
  const open = () => openAtTop(document.querySelector<HTMLElement>('#progress')?.dataset['say'] ?? '');
  open();
  onReturn(open);
  const refresh = follow(main);
  startCounting(refresh);
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (closestElement(target, '[data-asks]')) askToCancel();
    if (closestElement(target, '[data-message]')) recordMessage(menu, cartId);
    if (closestElement(target, 'a[rel~=noopener]')) leaveForChat();
    if (closestElement(target, '[data-keep]') || (target instanceof HTMLDialogElement && target.open))
      closestElement<HTMLDialogElement>(target, 'dialog')?.close();
    const cancel = closestElement<HTMLButtonElement>(target, '[data-cancel]');
    if (cancel) void cancelOrder(cancel, refresh);
    const answer = closestElement<HTMLButtonElement>(target, '[data-answer]');
    if (answer) void answerCorrection(answer, refresh);
    const repeat = closestElement(target, '[data-repeat]');
    if (repeat)
      import('../../../client/cart/openRepeat.js')
        .then(({ openRepeat }) => openRepeat(repeat, main.dataset))
        .catch((error: unknown) => console.info(error));
    const forgets = closestElement(target, '[data-forget]');
    if (forgets)
      import('../../../client/cart/forget.js')
        .then(({ forget }) => forget(forgets))
        .catch((error: unknown) => console.info(error));
    if (closestElement(target, '[data-print]')) print();
    const again = closestElement<HTMLButtonElement>(target, '[data-again]');
    if (again) void orderAgain(again, main);
    const instead = closestElement<HTMLAnchorElement>(target, 'a[data-missing]');
    if (!instead || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./chooseInstead.js')
      .then(({ chooseInstead }) => chooseInstead(instead, main))
      .catch((error: unknown) => {
        console.info(error);
        location.assign(instead.href);
      });
  });
}
