/**
 * The client script of the cart page: changes lines, validates the form and submits it once.
 * (docs/spec/public-site.md#cart-page)
 */
import { changeQuantity, removeLine } from './cartLines.js';
import { callCartApi } from '../../../client/cart/cartApi.js';
import {
  updateConditionalFields,
  validateCustomer,
  readSubmission,
  showIssues,
  issuesFromErrors,
} from './customerForm.js';
import { saveDraft, restoreCustomer, saveCustomer } from './savedCustomer.js';
import { refreshLines } from './refreshPage.js';
import { removeUnsentCart, addUnsentCart, showSendReminder } from '../../../client/cart/unsentCarts.js';
import { removeStoredCart, onCartChangeInOtherTab } from '../../../client/cart/cartStore.js';
import { preloadRules } from '../../../client/form/validation.js';
import { setFieldError, setFormStatus, hideFormStatus } from '../../../client/form/feedback.js';
import { dismissAction, notify } from '../../../client/notify.js';
import { OPENING_REFRESH_MS } from '@qaima/schemas/working-day/openingHours';

const language = document.documentElement.lang === 'en' ? 'en' : 'ar';
let isSending = false;

const mainOf = () => document.querySelector<HTMLElement>('main');
const formOf = () => document.querySelector<HTMLFormElement>('form.form');
const menuId = () => mainOf()?.dataset['menu'] ?? '';
const cartId = () => mainOf()?.dataset['cart'] ?? '';

/** From now on a tap is heard. */
function wake(): void {
  const [main, form] = [mainOf(), formOf()];
  if (!main) return;
  document.documentElement.classList.add('live');
  showSendReminder(main);
  // What was sent, or is gone, is no longer gone to from the menu.
  const { menu, state } = main.dataset;
  if (menu && state === 'sent') removeStoredCart(menu, cartId());
  if (!form || state !== 'open') return;
  restoreCustomer(form, cartId());
  updateConditionalFields(form);
  enableSubmit();
}

function enableSubmit(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
}

/** Shows the page anew, its heading first. */
async function showAgain(): Promise<void> {
  if ((await refreshLines()) === 'lines') {
    enableSubmit();
    return;
  }
  wake();
  scrollTo(0, 0);
  mainOf()?.querySelector('h1')?.focus();
}

/**
 * Opens the venue's messaging link in this tab, which needs no popup permission. Coming back shows the receipt.
 * (docs/spec/public-site.md#after-submission)
 */
function leaveToSend(): void {
  const link = mainOf()?.querySelector<HTMLAnchorElement>('a[data-send]');
  if (link) location.assign(link.href);
}

/** The guest has opened the message, or says that it was sent. */
function noLongerOwed(): void {
  const main = mainOf();
  removeUnsentCart(menuId(), cartId());
  if (main) showSendReminder(main);
}

function copyMessage(): void {
  const main = mainOf();
  const text = main?.querySelector('.text')?.textContent ?? '';
  navigator.clipboard
    .writeText(text)
    .then(() => notify(main?.dataset['copied'] ?? ''))
    // It can be marked by hand.
    .catch(() => main?.querySelector('details')?.setAttribute('open', ''));
}

async function send(form: HTMLFormElement): Promise<void> {
  const faults = await validateCustomer(form, language);
  showIssues(form, faults);
  if (faults.length > 0) {
    setFormStatus(form, '');
    return;
  }
  hideFormStatus(form);
  // A cart is sent once: its own id tells a repetition from another submission.
  const answer = await callCartApi('PUT', mainOf()?.dataset['call'] ?? '', readSubmission(form), {
    'Idempotency-Key': cartId(),
  });
  if (answer.cart) {
    // A line that was taken out a moment ago stays out of what is sent.
    dismissAction();
    saveCustomer(form, cartId());
    addUnsentCart(menuId(), { id: cartId() });
    await showAgain();
    leaveToSend();
    return;
  }
  const { message = '', errors = [] } = answer.refusal ?? {};
  const named = issuesFromErrors(form, errors);
  showIssues(form, named);
  setFormStatus(form, named.length === 0 ? message : '');
  // Something is in the way that the lines now show; or the cart was sent from elsewhere.
  if (answer.status !== 409 && answer.status !== 404) return;
  await showAgain();
  document.querySelector<HTMLElement>('.in-the-way .take-out')?.focus();
}

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || isSending) return;
  const label = button.textContent;
  isSending = true;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = button.dataset['busy'] ?? label;
  try {
    await send(form);
  } catch {
    // No network, or an answer that is none: what was typed stays, and may be sent again.
    setFormStatus(form, mainOf()?.dataset['unreachable'] ?? '');
  } finally {
    isSending = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  }
}

/** The venue has opened or closed since the page was drawn. */
function tellHours(): void {
  const main = mainOf();
  if (isSending || main?.dataset['state'] !== 'open' || !(Number(main.dataset['turns']) <= Date.now())) return;
  showAgain().catch((error: unknown) => console.info(error));
}

function tellNetwork(): void {
  const strip = document.querySelector<HTMLElement>('.strip');
  if (strip) strip.hidden = navigator.onLine;
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit(event.target as HTMLFormElement);
});
document.addEventListener('input', ({ target }) => {
  const form = formOf();
  if (!form || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  // What was pasted, or typed by a keyboard that says nothing of its keys.
  if ('oneLine' in target.dataset && /[\r\n]/.test(target.value))
    target.value = target.value.replace(/\s*[\r\n]+\s*/g, ' ');
  setFieldError(target, '');
  updateConditionalFields(form);
  saveDraft(form, cartId());
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target instanceof HTMLElement && 'oneLine' in event.target.dataset)
    event.preventDefault();
});
document.addEventListener('focusin', () => {
  const form = formOf();
  if (form) preloadRules(form);
});
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  // At once: the page may be left before anything that is put off.
  if (target.closest('[data-send],[data-sent]')) noLongerOwed();
  if (target.closest('[data-copy]')) copyMessage();
  const row = target.closest<HTMLElement>('tr[data-line]');
  if (row && target.closest('.take-out')) void removeLine(row, showAgain);
  const by = target.closest<HTMLElement>('[data-by]:not([aria-disabled])')?.dataset['by'];
  if (row && by !== undefined) void changeQuantity(row, Number(by), showAgain);
});
for (const name of ['online', 'offline']) addEventListener(name, tellNetwork);
// Back from the messenger: what was sent may be sent again.
document.addEventListener('visibilitychange', () => {
  const main = mainOf();
  if (!main || document.hidden) return;
  showSendReminder(main);
  tellHours();
});
setInterval(tellHours, OPENING_REFRESH_MS);
// What is read here is what is sent from here, also after another tab has changed it.
onCartChangeInOtherTab(mainOf()?.dataset['menu'] ?? '', () => {
  if (isSending || mainOf()?.dataset['state'] !== 'open') return;
  showAgain().catch((error: unknown) => console.info(error));
});

wake();
tellNetwork();
