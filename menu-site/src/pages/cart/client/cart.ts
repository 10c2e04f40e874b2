/**
 * The client script of the cart page: changes lines, validates the form and submits it once.
 * (docs/spec/public-site.md#cart-page)
 */
import { goBackToMenu } from './backToMenu.js';
import { removeLine, removeUnavailableLines } from './cartLines.js';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { showFormerTotal, shownTotal } from './deliveryArea.js';
import { changeCoupon } from './coupon.js';
import { changeTip } from './tip.js';
import { readSubmission, updateConditionalFields, validateCustomer } from './customerForm.js';
import { showBranchDistances } from '../../../client/showBranchDistances.js';
import { rememberCart } from './lineChange.js';
import { changeQuantity } from './lineQuantity.js';
import { showNotSent, updateNotSent } from './notSent.js';
import { isChanging, queueChange, whenSaved } from './pendingChanges.js';
import { showScannedTable } from './showScannedTable.js';
import { saveDraft, restoreCustomer, saveCustomer, takeRefusalReason } from '../../../client/cart/savedCustomer.js';
import { refreshLines } from './refreshPage.js';
import { rememberReturnToCart } from '../../../client/cart/returnToCartAfterEdit.js';
import { markSent, addUnsentCart, reportSent, showSendReminder } from '../../../client/cart/unsentCarts.js';
import {
  hasOwnOrders,
  hasQueuedLines,
  removeStoredCart,
  onCartChangeInOtherTab,
} from '../../../client/cart/cartStore.js';
import { carryUnlessStored } from '../../../client/cart/cartInAddress.js';
import { rememberOrder } from '../../../client/cart/ownOrders.js';
import { preloadRules, tooLongMessage } from '../../../client/form/validation.js';
import { setFieldError, updateInvalidFields } from '../../../client/form/feedback.js';
import { isSubmitting, keepBusy, submitForm } from '../../../client/form/submit.js';
import { leaveForChat, onReturn, openAtTop } from '../../../client/openAtTop.js';
import { dismissAction, notify } from '../../../client/notify.js';
import { hasInbox } from '@qaima/schemas/menu/guestOrderSettings';
import { OPENING_REFRESH_MS } from '@qaima/schemas/working-day/openingHours';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

const language = pageLanguage();

const mainOf = () => document.querySelector<HTMLElement>('main');
const formOf = () => document.querySelector<HTMLFormElement>('form.form');
const menuId = () => mainOf()?.dataset['menu'] ?? '';
const cartId = () => mainOf()?.dataset['cart'] ?? '';

/** Enables the page's buttons. */
function wake(): void {
  const [main, form] = [mainOf(), formOf()];
  if (!main) return;
  document.documentElement.classList.add('live');
  showSendReminder(main);
  // After a cart was sent or deleted, the menu page must no longer link to it.
  const { menu, state } = main.dataset;
  if (menu && state === 'sent') removeStoredCart(menu, cartId());
  if (state === 'open') carryUnlessStored(cartId());
  const earlier = document.querySelector<HTMLElement>('#earlier');
  if (earlier && menu && hasOwnOrders(menu))
    import('./earlierOrders.js')
      .then(({ showEarlierOrders }) => showEarlierOrders(earlier, menu, main.dataset['call'] ?? ''))
      .catch((error: unknown) => console.info(error));
  if (!form || state !== 'open') return;
  restoreCustomer(form, cartId());
  showScannedTable(form, menu ?? '');
  showBranchDistances(form, menu ?? '');
  updateConditionalFields(form);
  enableSubmit();
  isKnownClosed = isClosed();
  const reason = takeRefusalReason(cartId());
  if (reason !== null) showNotSent(reason);
  addQueued();
}

/** Adds what waits for the network, so that the guest does not submit the cart without it. */
function addQueued(): void {
  const main = mainOf();
  if (main?.dataset['state'] !== 'open' || !hasQueuedLines(menuId())) return;
  void queueChange({
    save: () => Promise.resolve(true),
    show: (isLast) =>
      import('./queuedInCart.js')
        .then(({ addQueuedToCart }) => addQueuedToCart(main.dataset, () => refreshPage(isLast)))
        .catch((error: unknown) => console.info(error)),
  });
}

function enableSubmit(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
}

/**
 * Refreshes the page, unless lines are being changed: the page is refreshed when that has ended.
 * @returns whether the whole page was replaced
 */
async function refreshPage(isWanted = () => !isChanging()): Promise<boolean> {
  const sends = document.activeElement?.matches('#send [type=submit]');
  const refreshed = await refreshLines(isWanted);
  if (refreshed === 'lines') {
    const form = formOf();
    if (form) {
      updateConditionalFields(form);
      keepBusy(form);
    }
    enableSubmit();
    if (sends) document.querySelector<HTMLElement>('#send [type=submit]')?.focus({ preventScroll: true });
    updateNotSent();
  }
  return refreshed === 'page';
}

/** Refreshes the page. If it was replaced, moves focus to its heading. */
async function showAgain(isWanted?: () => boolean): Promise<void> {
  if (!(await refreshPage(isWanted))) return;
  wake();
  if (mainOf()?.dataset['state'] === 'sent') openReceipt();
  else openAtTop('');
}

/** Opens the receipt at its heading. What is not sent yet is announced. */
function openReceipt(): void {
  const unsent = document.querySelector('.fresh #message-title .at-first');
  history.scrollRestoration = 'manual';
  openAtTop(unsent?.textContent ?? '');
}

/**
 * Opens the venue's messaging link in this tab, because a new tab could be blocked as a popup. When the guest comes
 * back, this tab shows the receipt. (docs/spec/public-site.md#after-submission)
 */
function leaveToSend(): void {
  const link = mainOf()?.querySelector<HTMLAnchorElement>('a[data-send]');
  if (!link) return;
  // The page becomes hidden once the chat opens, in an app or in this tab. Without a network it stays.
  document.addEventListener('visibilitychange', () => document.hidden && reportSent(cartId()), { once: true });
  leaveForChat();
  location.assign(link.href);
}

/** Records that the guest has opened the message or marked it as sent. */
function noLongerOwed(): void {
  const main = mainOf();
  markSent(menuId(), cartId());
  if (main) showSendReminder(main);
}

function copyMessage(): void {
  const main = mainOf();
  const text = main?.querySelector('.text')?.textContent ?? '';
  navigator.clipboard
    .writeText(text)
    .then(() => notify(main?.dataset['copied'] ?? ''))
    // If copying fails, show the text.
    .catch(() => main?.querySelector('details')?.setAttribute('open', ''));
}

/** Whether the page says that the venue is closed. */
const isClosed = () => document.querySelector('#closed')?.hasChildNodes() ?? false;

/** Whether it has said so from the beginning, or when the order was refused because of it. */
let isKnownClosed = false;

/**
 * Shows why nothing was sent. The focus moves away from the button, so that a second tap does not confirm what the guest
 * has not read.
 */
function askAgain(reason: string): void {
  showNotSent(reason);
  document.querySelector<HTMLElement>('#not-sent')?.focus();
}

async function submit(form: HTMLFormElement): Promise<void> {
  let status = 0;
  let former: number | null = null;
  const wasOpen = !isKnownClosed;
  await submitForm(form, {
    validate: () => validateCustomer(form, language),
    async send() {
      // The total with all changes, as the guest has read it at the button.
      const expected = shownTotal(form);
      if (!(await whenSaved())) return { message: mainOf()?.dataset['unsaved'] ?? '' };
      // Nothing is left of the cart, or another tab has sent it.
      if (formOf() !== form) return null;
      // No confirmation is needed: the button's label already says that unavailable lines are not sent.
      const refusal = await removeUnavailableLines();
      if (refusal) return refusal;
      // The cart's id is the idempotency key, because a cart is submitted only once.
      const answer = await callCartApi(
        'PUT',
        mainOf()?.dataset['call'] ?? '',
        { ...readSubmission(form, expected), expectedOpen: wasOpen },
        {
          'Idempotency-Key': cartId(),
        },
      );
      status = answer.status;
      if (answer.refusal?.current) {
        former = expected;
        rememberCart({ cart: answer.refusal.current });
      }
      if (!answer.cart) return answer.refusal ?? {};
      // After submission, the removal of a line can no longer be undone.
      dismissAction();
      saveCustomer(form, cartId());
      rememberOrder(menuId(), cartId());
      // The venue has an inbox and has received the order there. The guest need not send a message. The page now
      // follows the order.
      if (hasInbox(answer.cart.menu)) {
        removeStoredCart(menuId(), cartId());
        location.reload();
        return null;
      }
      addUnsentCart(menuId(), { id: cartId() });
      await showAgain();
      leaveToSend();
      return null;
    },
    async onRefused(reason) {
      // With these statuses, the displayed lines may be outdated. 404 or 409: the cart was submitted elsewhere. 400: a
      // line is invalid, for instance because an extra is no longer offered.
      if (![400, 404, 409].includes(status)) return;
      await showAgain();
      if (former !== null) {
        // The order costs another total by now.
        showFormerTotal(form, former);
        askAgain(reason);
      }
      // The venue has closed meanwhile; the order can be sent for its opening.
      else if (wasOpen && isClosed()) {
        isKnownClosed = true;
        askAgain(reason);
      }
      if (document.querySelector('.in-the-way')) showNotSent(reason);
      document.querySelector<HTMLElement>('.in-the-way :is(.take-out,.edit)')?.focus();
    },
    unreachable: mainOf()?.dataset['unreachable'],
  });
}

/** Updates the page when the venue opens or closes. */
function tellHours(): void {
  const main = mainOf();
  if (isSubmitting() || main?.dataset['state'] !== 'open' || !(Number(main.dataset['turns']) <= Date.now())) return;
  showAgain().catch((error: unknown) => console.info(error));
}

function tellNetwork(): void {
  const strip = document.querySelector<HTMLElement>('.strip');
  if (strip) strip.hidden = navigator.onLine;
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void submit(event.target);
});
document.addEventListener('input', ({ target }) => {
  const form = formOf();
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  if (!form || !isField) return;
  // Handles `input` events. Pasted text and some on-screen keyboards cause no key events.
  if ('oneLine' in target.dataset && /[\r\n]/.test(target.value))
    target.value = target.value.replace(/\s*[\r\n]+\s*/g, ' ');
  setFieldError(target, tooLongMessage(target));
  updateConditionalFields(form);
  updateInvalidFields(form);
  saveDraft(form, cartId());
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('.tips')) changeTip(target, showAgain);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.id === 'field-coupon')
    document.querySelector<HTMLElement>('[data-coupon=field-coupon]')?.click();
  if (event.key === 'Enter' && event.target instanceof HTMLElement && 'oneLine' in event.target.dataset)
    event.preventDefault();
});
document.addEventListener('focusin', () => {
  const form = formOf();
  if (form) preloadRules(form);
});
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const back = target.closest<HTMLAnchorElement>('a.back');
  if (back) goBackToMenu(event, back, menuId());
  // Runs synchronously, because the browser may leave the page before a deferred task.
  if (target.closest('[data-send],[data-sent]')) noLongerOwed();
  if (target.closest('[data-send]')) leaveForChat();
  if (target.closest('[data-copy]')) copyMessage();
  const takeBack = target.closest<HTMLElement>('[data-take-back]');
  if (takeBack)
    import('../../../client/cart/takeBackOrder.js')
      .then(({ takeBackOrder }) => takeBackOrder(takeBack, mainOf()?.dataset ?? {}))
      .catch(() => notify(mainOf()?.dataset['unreachable'] ?? '', { failed: true }));
  const position = target.closest<HTMLButtonElement>('[data-position]');
  if (position)
    import('./addPosition.js')
      .then(({ addPosition }) => addPosition(position))
      .catch(() => notify(mainOf()?.dataset['unreachable'] ?? '', { failed: true }));
  const forgets = target.closest<HTMLElement>('[data-forget]');
  if (forgets)
    import('../../../client/cart/forget.js')
      .then(({ forget }) => forget(forgets))
      .catch((error: unknown) => console.info(error));
  const coupon = target.closest<HTMLElement>('[data-coupon]');
  if (coupon) changeCoupon(coupon, showAgain);
  if (target.closest('[data-print]')) print();
  const repeat = target.closest<HTMLElement>('[data-repeat]');
  if (repeat)
    import('../../../client/cart/openRepeat.js')
      .then(({ openRepeat }) => openRepeat(repeat, mainOf()?.dataset ?? {}))
      .catch((error: unknown) => console.info(error));
  if (target.closest('[data-edit]')) rememberReturnToCart(cartId());
  const row = target.closest<HTMLElement>('tr[data-line]');
  if (row && target.closest('.take-out')) removeLine(row, showAgain);
  const by = target.closest<HTMLElement>('[data-by]:not([aria-disabled])')?.dataset['by'];
  if (row && by !== undefined) changeQuantity(row, Number(by), showAgain);
});
for (const name of ['online', 'offline']) addEventListener(name, tellNetwork);
addEventListener('online', addQueued);
// When the guest returns from the messaging app, the link is enabled again.
document.addEventListener('visibilitychange', () => {
  const main = mainOf();
  if (!main || document.hidden) return;
  showSendReminder(main);
  tellHours();
});
setInterval(tellHours, OPENING_REFRESH_MS);
// The guest has returned from the menu, where a line may have been changed.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && mainOf()?.dataset['state'] === 'open') showAgain().catch((error: unknown) => console.info(error));
});
// After a change in another tab, shows the cart as it will be submitted.
onCartChangeInOtherTab(mainOf()?.dataset['menu'] ?? '', () => {
  if (isSubmitting() || mainOf()?.dataset['state'] !== 'open') return;
  showAgain().catch((error: unknown) => console.info(error));
});

onReturn(() => {
  if (mainOf()?.dataset['state'] === 'sent') openReceipt();
});

wake();
tellNetwork();
if (mainOf()?.dataset['state'] === 'sent') openReceipt();
