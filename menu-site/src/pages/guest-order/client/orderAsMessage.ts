/**
 * Remembers on this device which orders the guest has also opened as messages, so that their pages do not ask for it
 * again. (docs/spec/public-site.md#order-page)
 */
import { readStorage, writeStorage } from '../../../client/storage.js';

/** Orders wait for an answer only for minutes, so few of them matter at a time. */
const MAX_OPENED = 5;

const keyOf = (menuId: string) => `messages:${menuId}`;

/** The ids of the orders, latest first. */
function readOpened(menuId: string): readonly string[] {
  const stored = readStorage<string[]>('localStorage', keyOf(menuId));
  return Array.isArray(stored) ? stored : [];
}

/** Shows that the guest has opened the order's message. The class outlives the parts that a newer page replaces. */
export function showRecordedMessage(menuId: string, cartId: string): void {
  document.documentElement.classList.toggle('messaged', readOpened(menuId).includes(cartId));
}

/** Records that the guest opens the order's message. */
export function recordMessage(menuId: string, cartId: string): void {
  const others = readOpened(menuId).filter((id) => id !== cartId);
  writeStorage('localStorage', keyOf(menuId), [cartId, ...others].slice(0, MAX_OPENED));
  // The link is hidden only afterwards, so that the browser follows it first.
  setTimeout(() => showRecordedMessage(menuId, cartId));
}
