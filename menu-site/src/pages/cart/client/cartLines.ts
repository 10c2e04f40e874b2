/** Removes lines, restores them, and changes their quantity. (docs/spec/public-site.md#cart-page) */
import type { CartLineCreateInput, ErrorEnvelope } from '@qaima/schemas';
import { MAX_LINE_QUANTITY } from '@qaima/schemas/cart/lineQuantity';
import { callCartApi, findLineIndex, toStoredCart, type CartResponse } from '../../../client/cart/cartApi.js';
import { storeCart, readStoredCart } from '../../../client/cart/cartStore.js';
import { isolateBidi, notify } from '../../../client/notify.js';
import { parseJson } from '@qaima/schemas/core/json';

const main = () => document.querySelector<HTMLElement>('main')?.dataset ?? {};
const failed = (message: string) => notify(message, { failed: true });
const unreachable = () => failed(main()['unreachable'] ?? '');

/** Rows whose removal is pending; further clicks on them are ignored. */
const leaving = new WeakSet<HTMLElement>();

/** Updates the menu's stored cart if it has the same id. */
export function rememberCart({ cart }: Pick<CartResponse, 'cart'>): void {
  if (cart && readStoredCart(cart.menu._id)?.id === cart._id) storeCart(cart.menu._id, toStoredCart(cart));
}

async function putBack(address: string, line: CartLineCreateInput, showAgain: () => Promise<void>): Promise<void> {
  try {
    const answer = await callCartApi('PUT', address, line);
    if (answer.refusal) failed(answer.refusal.message);
    else {
      rememberCart(answer);
      await showAgain();
    }
  } catch {
    unreachable();
  }
}

/** Finds the current index of a line. The index changes when another tab removes an earlier line. */
async function placeOf(address: string, line: CartLineCreateInput): Promise<number> {
  const { cart } = await callCartApi('GET', address);
  return cart ? findLineIndex(cart, line) : -1;
}

/** The line of a row, in the format of the API. */
const draftOf = (line: string) => parseJson<CartLineCreateInput>(line);

/** Matches the rows of lines that can't be ordered, with any choice of size or extras. */
export const UNAVAILABLE_ROWS = 'tr[data-problem=gone],tr[data-problem=sold-out],tr[data-problem=not-now]';

/**
 * Removes lines that can no longer be ordered. Does nothing if no other lines would remain.
 * @returns the first error
 */
export async function removeUnavailableLines(): Promise<ErrorEnvelope | null> {
  const { call = '' } = main();
  const rows = document.querySelectorAll<HTMLElement>(UNAVAILABLE_ROWS);
  if (rows.length === document.querySelectorAll('tr[data-line]').length) return null;
  for (const { dataset } of rows) {
    const index = await placeOf(call, draftOf(dataset['line'] ?? '{}'));
    const answer = index < 0 ? null : await callCartApi('DELETE', `${call}?index=${index}`);
    if (answer?.refusal) return answer.refusal;
    if (answer) rememberCart(answer);
  }
  return null;
}

export async function removeLine(row: HTMLElement, showAgain: () => Promise<void>): Promise<void> {
  if (leaving.has(row)) return;
  leaving.add(row);
  row.classList.add('leaving');
  const at = Array.from(row.parentElement?.children ?? []).indexOf(row);
  const { call = '', removed = '', undo = '' } = main();
  const { line = '{}', name = '', problem } = row.dataset;
  const draft = draftOf(line);
  try {
    const index = await placeOf(call, draft);
    const answer = index < 0 ? null : await callCartApi('DELETE', `${call}?index=${index}`);
    if (answer?.refusal) failed(answer.refusal.message);
    else if (answer) {
      rememberCart(answer);
      const action = { label: undo, act: () => void putBack(`${call}?at=${index}`, draft, showAgain) };
      // Restoring is offered only for a line that can still be ordered.
      notify(
        removed.replace('#', () => isolateBidi(name)),
        problem === undefined ? { action } : {},
      );
    }
    await showAgain();
    // Focus moves to the line that takes the place of the removed one.
    const rows = document.querySelectorAll<HTMLElement>('.take-out');
    rows[Math.min(at, rows.length - 1)]?.focus({ preventScroll: true });
  } catch {
    row.classList.remove('leaving');
    unreachable();
  } finally {
    leaving.delete(row);
  }
}

/** The last requested quantity of each row whose change is pending. */
const wanted = new WeakMap<HTMLElement, number>();

/** Announces a line's new quantity to screen readers. */
function tellQuantity(row: Element | undefined, name: string): void {
  const told = document.querySelector('#told');
  const pieces = row?.querySelector('.stepper b')?.textContent ?? '';
  const total = document.querySelector('.sums [data-total]')?.textContent ?? '';
  const { changed = '' } = main();
  if (told) told.textContent = `${changed.replace('#', () => `${isolateBidi(name)}: ${pieces}`)} ${total}`;
}

/** Changes a line's quantity. Clicks during a pending request are combined into the next one. */
export async function changeQuantity(row: HTMLElement, by: number, showAgain: () => Promise<void>): Promise<void> {
  if (leaving.has(row)) return;
  const { call = '' } = main();
  const { line = '{}', name = '' } = row.dataset;
  const { quantity: before = 1, ...draft } = draftOf(line);
  const isUnderWay = wanted.has(row);
  const next = (wanted.get(row) ?? before) + by;
  if (next < 1 || next > MAX_LINE_QUANTITY) return;
  wanted.set(row, next);
  const shown = row.querySelector('.stepper b');
  const previousText = shown?.textContent ?? '';
  if (shown) shown.textContent = String(next);
  if (isUnderWay) return;
  const at = Array.from(row.parentElement?.children ?? []).indexOf(row);
  try {
    let answer: CartResponse | null = null;
    let sent = 0;
    while (sent !== wanted.get(row)) {
      sent = wanted.get(row) ?? before;
      const index = await placeOf(call, draft);
      if (index < 0) break;
      answer = await callCartApi('PUT', `${call}?index=${index}`, { quantity: sent });
      if (answer.refusal) break;
    }
    if (answer?.refusal) failed(answer.refusal.message);
    else if (answer) rememberCart(answer);
    await showAgain();
    const now = document.querySelectorAll<HTMLElement>('tr[data-line]')[at];
    now?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus({ preventScroll: true });
    tellQuantity(now, name);
  } catch {
    if (shown) shown.textContent = previousText;
    unreachable();
  } finally {
    wanted.delete(row);
  }
}
