/**
 * The ids of the orders that this device sent to each menu. Nothing else of an order is stored.
 * (docs/spec/public-site.md#repeat)
 */
import { parseJson } from '@qaima/schemas/core/json';

/** Maximum number of remembered orders per menu. */
const MAX_OWN_ORDERS = 10;

const keyOf = (menuId: string) => `orders:${menuId}`;

/** The ids of this device's orders, latest first. */
export function readOwnOrders(menuId: string): readonly string[] {
  try {
    const stored = parseJson<unknown>(localStorage.getItem(keyOf(menuId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(menuId: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(ids.slice(0, MAX_OWN_ORDERS)));
    else localStorage.removeItem(keyOf(menuId));
  } catch {
    // Storage is not available.
  }
}

export const rememberOrder = (menuId: string, cartId: string): void =>
  write(menuId, [cartId, ...readOwnOrders(menuId).filter((id) => id !== cartId)]);

/** Forgets an order that no longer exists. */
export const forgetOrder = (menuId: string, cartId: string): void =>
  write(
    menuId,
    readOwnOrders(menuId).filter((id) => id !== cartId),
  );
