/** Takes lines out of the cart, and puts them back. (Document 2, section 4: items are removed one by one.) */
import type { CartLineDraft } from '@qaima/schemas';
import { callCart, lineOf, remembered, type CartAnswer } from './calls.js';
import { storeCart, storedCart } from './store.js';
import { isolated, notice } from '../../enhance/notice.js';

const main = () => document.querySelector<HTMLElement>('main')?.dataset ?? {};
const failed = (message: string) => notice(message, { failed: true });
const unreachable = () => failed(main()['unreachable'] ?? '');

/** Rows under way: a second tap takes out nothing else. */
const leaving = new WeakSet<HTMLElement>();

/** Keeps the menu's bar right, if it is this cart that it leads to. */
function remember({ cart }: CartAnswer): void {
  if (cart && storedCart(cart.menu._id)?.id === cart._id) storeCart(cart.menu._id, remembered(cart));
}

async function putBack(address: string, line: CartLineDraft, showAgain: () => Promise<void>): Promise<void> {
  try {
    const answer = await callCart('PUT', address, line);
    if (answer.refusal) failed(answer.refusal.message);
    else {
      remember(answer);
      await showAgain();
    }
  } catch {
    unreachable();
  }
}

/** The line's place by now: another tab may have taken out one before it. */
async function placeOf(address: string, line: CartLineDraft): Promise<number> {
  const { cart } = await callCart('GET', address);
  return cart ? lineOf(cart, line) : -1;
}

export async function takeOut(row: HTMLElement, showAgain: () => Promise<void>): Promise<void> {
  if (leaving.has(row)) return;
  leaving.add(row);
  row.classList.add('leaving');
  const at = Array.from(row.parentElement?.children ?? []).indexOf(row);
  const { call = '', removed = '', undo = '' } = main();
  const { line = '{}', name = '', problem } = row.dataset;
  const { subItem, ...choice } = JSON.parse(line) as CartLineDraft;
  const draft: CartLineDraft = subItem == null ? choice : { ...choice, subItem };
  try {
    const index = await placeOf(call, draft);
    const answer = index < 0 ? null : await callCart('DELETE', `${call}?index=${index}`);
    if (answer?.refusal) failed(answer.refusal.message);
    else if (answer) {
      remember(answer);
      const action = { label: undo, act: () => void putBack(call, draft, showAgain) };
      // What can't be had can't be put back.
      notice(
        removed.replace('#', () => isolated(name)),
        problem === undefined ? { action } : {},
      );
    }
    await showAgain();
    // The next line takes the place of the one that was reached.
    const rows = document.querySelectorAll<HTMLElement>('.take-out');
    rows[Math.min(at, rows.length - 1)]?.focus({ preventScroll: true });
  } catch {
    row.classList.remove('leaving');
    unreachable();
  } finally {
    leaving.delete(row);
  }
}
