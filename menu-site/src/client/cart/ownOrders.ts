/**
 * The ids of the orders that this device sent to each menu. Nothing else of an order is stored.
 * (docs/spec/public-site.md#repeat)
 */
import { readStorage, writeStorage } from '../storage.js';

/** Maximum number of remembered orders per menu. */
const MAX_OWN_ORDERS = 10;

const keyOf = (menuId: string) => `orders:${menuId}`;

/** The ids of this device's orders, latest first. */
export function readOwnOrders(menuId: string): readonly string[] {
  const stored = readStorage<unknown>('localStorage', keyOf(menuId));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function write(menuId: string, ids: readonly string[]): void {
  writeStorage('localStorage', keyOf(menuId), ids.length > 0 ? ids.slice(0, MAX_OWN_ORDERS) : null);
}

export const rememberOrder = (menuId: string, cartId: string): void =>
  write(menuId, [cartId, ...readOwnOrders(menuId).filter((id) => id !== cartId)]);

/** Forgets an order that no longer exists. */
export const forgetOrder = (menuId: string, cartId: string): void =>
  write(
    menuId,
    readOwnOrders(menuId).filter((id) => id !== cartId),
  );
