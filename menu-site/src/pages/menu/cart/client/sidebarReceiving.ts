/** How the order next to the menu is received, and the parts of its total. (docs/spec/public-site.md#cart-bar) */
import { toThousandths, type Thousandths } from '@qaima/schemas/money/money';
import { amountElement } from '../../../../client/money.js';
import { draftChoice, draftedChoice } from '../../../../client/cart/savedCustomer.js';
import { showFromOpening } from '../../../../client/cart/fromOpening.js';
import { readTable } from '../../../../client/scannedTable.js';
import type { StoredCart } from '../../../../client/cart/cartStore.js';

/** The delivery area that is chosen and shown. */
function shownArea(place: HTMLElement): HTMLOptionElement | undefined {
  const option = place.querySelector<HTMLSelectElement>('.fact:not([hidden]) select')?.selectedOptions[0];
  return option?.value ? option : undefined;
}

function showPart(parts: HTMLElement, name: string, amount: Thousandths | null, currency: string | undefined): void {
  const place = parts.querySelector(`[data-part=${name}]`);
  const row = place?.parentElement;
  if (!place || !row) return;
  row.hidden = amount === null;
  const shown = amountElement(Math.abs(amount ?? 0), currency, (amount ?? 0) < 0 ? '−' : '');
  place.replaceChildren(shown.hasChildNodes() ? shown : (parts.dataset['free'] ?? ''));
}

/** Shows the parts of the total, with the fee of the chosen area. */
function showParts(place: HTMLElement, cart: StoredCart, currency: string | undefined): void {
  const parts = place.querySelector<HTMLElement>('.parts');
  if (!parts) return;
  // The stored parts include what can't be ordered; the total does not.
  const totals = cart.lines?.some(({ isUnavailable }) => isUnavailable) ? [] : cart.totals;
  const amountOf = (kind: string) => {
    const part = totals?.find((one) => one.kind === kind);
    return part ? toThousandths(part.amount) : null;
  };
  const area = shownArea(place);
  const [total, fee] = [toThousandths(cart.total), area ? Number(area.dataset['fee']) : null];
  showPart(parts, 'items', amountOf('items') ?? total, currency);
  showPart(parts, 'sale', amountOf('sale'), currency);
  showPart(parts, 'delivery', fee, currency);
  const title = parts.querySelector('dt bdi');
  if (title) title.textContent = area?.dataset['title'] ?? '';
  showPart(parts, 'total', total + (fee ?? 0), currency);
}

/**
 * Leaves out dine-in without the scanned code of a table, which the order would need, and all else with one.
 */
function showKinds(kinds: HTMLElement | null, cart: StoredCart, menuId: string): void {
  if (!kinds) return;
  kinds.hidden = false;
  const isAtTable = readTable(menuId) !== null && kinds.querySelector('[data-table]') !== null;
  for (const label of kinds.querySelectorAll<HTMLElement>('label')) {
    const isSeat = label.matches('[data-table]');
    label.hidden = isAtTable ? !isSeat : isSeat && cart.hasTables === true;
  }
  const inputs = Array.from(kinds.querySelectorAll('input')).filter((input) => !input.closest('label[hidden]'));
  const chosen = draftedChoice(cart.id, 'receiveOption');
  for (const input of kinds.querySelectorAll('input'))
    input.checked = inputs.includes(input) && (input.value === chosen || (isAtTable && inputs.length === 1));
  kinds.hidden = isAtTable && inputs.length === 1;
}

function showFact(place: HTMLElement, cart: StoredCart): void {
  const chosen = place.querySelector<HTMLInputElement>('.kinds input:checked')?.value;
  for (const fact of place.querySelectorAll<HTMLElement>('.fact')) {
    fact.hidden = fact.dataset['of'] !== chosen;
    const list = fact.querySelector('select');
    const area = draftedChoice(cart.id, 'area') ?? '';
    if (list && Array.from(list.options).some(({ value }) => value === area)) list.value = area;
  }
}

const following = new WeakSet<HTMLElement>();

/** Updates the times when the menu's badge says that the venue has opened or closed. */
function followOpening(place: HTMLElement): void {
  showFromOpening(place);
  const badge = document.querySelector('[data-opening]');
  if (!badge || following.has(place)) return;
  following.add(place);
  new MutationObserver(() => showFromOpening(place)).observe(badge, {
    subtree: true,
    attributeFilter: ['class', 'hidden'],
  });
}

/**
 * Shows how the order is received and what it costs. The choice is kept for the cart page.
 * @param cart null while the device has no open cart
 */
export function renderReceiving(
  place: HTMLElement,
  cart: StoredCart | null,
  menuId: string,
  currency: string | undefined,
): void {
  const kinds = place.querySelector<HTMLElement>('.kinds');
  const isShown = cart !== null && (cart.lines?.length ?? 0) > 0;
  for (const part of place.querySelectorAll<HTMLElement>('.kinds,.fact,.parts')) part.hidden = true;
  if (!isShown) return;
  followOpening(place);
  const draw = () => {
    showKinds(kinds, cart, menuId);
    showFact(place, cart);
    showParts(place, cart, currency);
  };
  place.onchange = ({ target }) => {
    if (target instanceof HTMLInputElement) draftChoice(cart.id, 'receiveOption', target.value);
    else if (target instanceof HTMLSelectElement) draftChoice(cart.id, 'area', target.value);
    draw();
  };
  const parts = place.querySelector<HTMLElement>('.parts');
  if (parts) parts.hidden = cart.total === 0;
  draw();
}
