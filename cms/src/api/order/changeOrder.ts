import type { AuditAction, Order } from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { rows } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { withMutex } from '../../jobs/mutex';
import { recordAction } from '../../audit/auditLog';
import { NO_ORDER } from './errorMessages';
import { findOrder, idOfOrder, ORDERS, serializeOrder, type OrderRow } from './findOrder';

type Values = Readonly<Record<string, unknown>>;

/** The columns and the audit entry of a change. */
export interface Change {
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
}

/**
 * Runs work in a transaction in which these orders are locked. Concurrent changes wait, so two payments can't both use
 * the outstanding amount. The locks are always taken in the same sequence, so two requests can't wait for each other.
 */
export function withLockedOrders<T>(documentIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const inSequence = [...documentIds].sort();
  const inLocks = () =>
    inTransaction(async () => {
      for (const id of inSequence) if (!(await lockRow('orders', id))) throw new HttpError(404, NO_ORDER);
      return work();
    });
  return inSequence.reduceRight<() => Promise<T>>((inner, id) => () => withMutex(`order ${id}`, inner), inLocks)();
}

/** Writes a change of a locked order and records it in the audit log. */
export async function writeChange(order: OrderRow, change: Change, by: Actor): Promise<void> {
  const { data, deed, details, menu } = change;
  await rows(ORDERS).update({ where: { id: order.id }, data: { ...data, updatedAt: new Date() } });
  await recordAction({ by, action: deed, order: order.documentId, menu, details });
}

/** Changes an order and records it in the audit log, in one transaction. */
export async function changeOrder(
  { id, by }: ChangeRequest,
  work: (order: OrderRow) => Change | Promise<Change>,
): Promise<Order> {
  const documentId = await idOfOrder(id);
  return withLockedOrders([documentId], () =>
    runOnce(async () => {
      const order = await findOrder(documentId);
      await writeChange(order, await work(order), by);
      return serializeOrder(await findOrder(documentId));
    }),
  );
}
