/** What is held about the guest of one order, whose link is the key to it. (docs/privacy.md) */
import { canAcceptLate, isFinal, isOnlyMessage, type Cart, type DataOfOrder, type Language } from '@qaima/schemas';
import type { WithMeta } from '../../api-runtime/registerRoutes';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { findWithMenuId, rows } from '../../database/rows';
import { HttpError } from '../../errors/httpError';
import { carts } from '../cart/cart';
import { inGuestLanguage } from '../cart/cartForGuest';
import { NOT_SUBMITTED, NO_CART } from '../cart/errorMessages';
import { CARTS, orderOf } from '../guest-order/findOrder';
import { changed, changeOrder } from '../guest-order/stateTransitions';
import { consentsOf } from '../consent/consents';
import { eraseOrder } from './erasures';
import { NOT_ENDED } from './errorMessages';
import { retentionMs } from './retention';

/** @throws {HttpError} 404, or 409 if the cart is still open */
async function findSubmitted(cartId: string): Promise<{ readonly row: Row; readonly menuId: number }> {
  const found = await findWithMenuId(CARTS, cartId);
  if (found?.menuId == null) throw new HttpError(404, NO_CART);
  if (!found.row.submittedAt) throw new HttpError(409, NOT_SUBMITTED);
  return { row: found.row, menuId: found.menuId };
}

/** Everything that is held with an order. @throws {HttpError} 404, 409 */
export async function dataOfOrder(cartId: string, requested: Language | null, now: Date): Promise<DataOfOrder> {
  const { row, menuId } = await findSubmitted(cartId);
  const menu = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  const { data } = await carts.read(cartId, now);
  const kept = menu ? retentionMs(menu) : 0;
  const from = Math.max(
    (instantOf(row['submittedAt']) ?? now).getTime() + kept,
    instantOf(menu?.['guestsErasedFrom'])?.getTime() ?? 0,
  );
  return {
    order: inGuestLanguage(data, requested),
    erasedAfter: new Date(from).toISOString(),
    consents: await consentsOf(menuId, textOf(row['phoneKey']) || null),
  };
}

/** Whether nothing of an order is still to come that the venue answers. */
export function hasEnded(row: Row, now: number): boolean {
  const { state, answerBy } = orderOf(row, now);
  return isOnlyMessage({ state, answerBy }) || (isFinal(state) && !canAcceptLate({ state, answerBy }, now));
}

/** Erases who ordered. @throws {HttpError} 404, or 409 until the order has ended */
export async function forgetOrder(cartId: string, now: Date): Promise<WithMeta<Cart>> {
  const { menuId } = await findSubmitted(cartId);
  await changeOrder(menuId, cartId, async (row) => {
    if (!hasEnded(row, now.getTime())) throw new HttpError(409, NOT_ENDED);
    await eraseOrder(menuId, row, now);
    // Devices of the venue that show the order read it again.
    await changed(menuId, row, now, {});
    return {};
  });
  return carts.read(cartId, now);
}
