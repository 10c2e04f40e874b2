/** Shows what a change of a line costs before the server has answered it. (docs/spec/public-site.md#cart-page) */
import { amountElement } from '../../../client/money.js';
import { changeSumLine, updateDeliveryArea } from './deliveryArea.js';

/**
 * Shows a line's quantity and price, and adds the difference to the total. The parts of the total and struck prices are
 * marked as outdated until the server has answered.
 * @param quantity 0 for a line that is being removed
 */
export function showLineAmounts(row: HTMLElement, quantity: number): void {
  const { unit = '0' } = row.dataset;
  const next = Number(unit) * quantity;
  row.dataset['amount'] = String(next);
  if (quantity > 0) {
    const pieces = row.querySelector('.stepper b');
    if (pieces) pieces.textContent = String(quantity);
    const currency = document.querySelector<HTMLElement>('main')?.dataset['currency'];
    row.querySelector('.cost > bdi')?.replaceWith(amountElement(next, currency));
    row.querySelector('.cost')?.setAttribute('aria-busy', 'true');
  }
  const form = document.querySelector<HTMLFormElement>('form.form');
  const sums = form?.querySelector<HTMLElement>('.sums');
  if (!form || !sums) return;
  changeSumLine(row, quantity);
  sums.setAttribute('aria-busy', 'true');
  updateDeliveryArea(form);
}

/** Removes the marks of a line whose amounts turned out not to change, and of the sums if no other line changes. */
export function unmarkAmounts(row: HTMLElement): void {
  row.querySelector('.cost')?.removeAttribute('aria-busy');
  if (document.querySelector('.cost[aria-busy],.leaving')) return;
  document.querySelector('.sums')?.removeAttribute('aria-busy');
}
