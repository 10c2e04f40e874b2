/** How the order next to the menu is received, and the parts of its total. (docs/spec/public-site.md#cart-bar) */
import { sumsOf } from '@qaima/schemas/cart/sums';
import { toThousandths } from '@qaima/schemas/money/money';
import { SERVICES } from '@qaima/schemas/receive-option/service';
import { showAmount } from '../../../../client/money.js';
import { showSumRows } from '../../../../client/cart/sumRows.js';
import { draftChoice, draftedChoice } from '../../../../client/cart/savedCustomer.js';
import { showFromOpening } from '../../../../client/cart/fromOpening.js';
import { readTable } from '../../../../client/scannedTable.js';
import type { StoredCart } from '../../../../client/cart/cartStore.js';

/** The delivery area that is chosen and shown. */
function shownArea(place: HTMLElement): HTMLOptionElement | undefined {
  const option = place.querySelector<HTMLSelectElement>('.fact:not([hidden]) select')?.selectedOptions[0];
  return option?.value ? option : undefined;
}

/** The sums of a cart that an earlier version has stored. */
const totalOnly = ({ total }: StoredCart): NonNullable<StoredCart['sums']> => ({
  lines: [{ units: 1, before: toThousandths(total), price: toThousandths(total) }],
  context: { settings: {}, step: 1, taxStep: 1 },
});

/** Shows the parts of the total for what is chosen. */
function showParts(place: HTMLElement, cart: StoredCart, currency: string | undefined): void {
  const parts = place.querySelector<HTMLElement>('.parts');
  if (!parts) return;
  const { lines, context } = cart.sums ?? totalOnly(cart);
  const option = place.querySelector<HTMLInputElement>('.kinds input:checked');
  const service = option ? (SERVICES.find((one) => one === option.dataset['kind']) ?? 'other') : context.service;
  const area = shownArea(place);
  const delivery = area && { title: area.dataset['title'] ?? '', fee: Number(area.dataset['fee']) };
  const sums = sumsOf(lines, { ...context, service, area: area?.value, delivery });
  showSumRows(parts, sums, parts.dataset['sumLabels'] ?? '', { currency });
  showAmount(parts.querySelector('[data-part=total]'), sums.total, currency);
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
