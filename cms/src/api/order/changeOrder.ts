import type { AuditAction, Order } from '@qaima/schemas';
import { runAlways, type RunOnce } from '../../api-runtime/repeatedRequests';
import { rows } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { withMutex } from '../../jobs/mutex';
import { recordAction } from '../audit-log/auditLog';
import { NO_ORDER } from './errorMessages';
import { findOrder, idOfOrder, ORDERS, serializeOrder, type OrderRow } from './findOrder';

type Values = Readonly<Record<string, unknown>>;

/** The columns and the audit entry of a change. */
interface Change {
  readonly data: Values;
  readonly deed: AuditAction;
  readonly details: Values;
  /** A menu to name in the audit entry, in addition to the order. */
  readonly menu?: string;
}

interface ChangeRequest {
  /** The public id or the number of the order. */
  readonly id: string;
  readonly by: Actor;
  readonly once?: RunOnce;
}

/**
 * Changes an order and records it in the audit log, in one transaction. The row lock makes concurrent changes wait,
 * so two payments can't both use the outstanding amount.
 */
export async function changeOrder(
  { id, by, once = runAlways }: ChangeRequest,
  work: (order: OrderRow) => Change | Promise<Change>,
): Promise<Order> {
  const documentId = await idOfOrder(id);
  return withMutex(`order ${documentId}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('orders', documentId))) throw new HttpError(404, NO_ORDER);
      return once(async () => {
        const order = await findOrder(documentId);
        const { data, deed, details, menu } = await work(order);
        await rows(ORDERS).update({ where: { id: order.id }, data: { ...data, updatedAt: new Date() } });
        await recordAction({ by, action: deed, order: documentId, menu, details });
        return serializeOrder(await findOrder(documentId));
      });
    }),
  );
}
