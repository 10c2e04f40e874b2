/** Moves the client's credit from one order to another. (docs/spec/domain.md#payments) */
import { creditByMethod, movableCredit, toThousandths, type CreditMoveInput, type Order } from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { withLockedOrders, writeChange } from './changeOrder';
import { entryChange, sumsOf } from './entryChange';
import { OTHER_CLIENT, otherCredit, TAKES_NO_PAYMENT } from './errorMessages';
import { findOrder, idOfOrder, serializeOrder } from './findOrder';

/**
 * Records a payment on the other order and a counter-entry on this one, for each method by which the credit was paid,
 * in one transaction.
 * @throws {HttpError} 409 if the other order is of another client or cancelled, or if another amount than the one that
 * was shown would be moved now
 */
export async function moveCredit(idOrNumber: string, { to, amount }: CreditMoveInput, by: Actor): Promise<Order> {
  const [fromId, toId] = [await idOfOrder(idOrNumber), await idOfOrder(to.trim())];
  if (fromId === toId) throw invalidField('/to', OTHER_CLIENT, 409);
  return withLockedOrders([fromId, toId], () =>
    runOnce(async () => {
      const [source, target] = [await findOrder(fromId), await findOrder(toId)];
      if (!source.user || source.user.id !== target.user?.id) throw invalidField('/to', OTHER_CLIENT, 409);
      if (target['canceled'] === true) throw new HttpError(409, TAKES_NO_PAYMENT);
      const movable = movableCredit(sumsOf(source), sumsOf(target));
      if (toThousandths(amount) !== movable) throw invalidField('/amount', otherCredit(movable), 409);
      const [fromNumber, toNumber] = [Number(source['number']), Number(target['number'])];
      for (const { method, value } of creditByMethod(serializeOrder(source).payments ?? [], movable)) {
        const payment = entryChange(await findOrder(toId), { method, value, transfer: fromNumber }, by);
        const counterEntry = { method, value: -value, transfer: toNumber };
        await writeChange(target, payment, by);
        await writeChange(source, entryChange(await findOrder(fromId), counterEntry, by), by);
      }
      return serializeOrder(await findOrder(fromId));
    }),
  );
}
