import { orderSchema, paidRatio, toThousandths, type Order } from '@qaima/schemas';
import { toColumnValues } from '../../api-runtime/serialize';
import { defaultColumns, rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import { recordAction } from '../../audit/auditLog';
import { ORDERS } from './findOrder';
import { nextNumber } from './orderNumber';

export interface NewOrder {
  readonly client: { readonly id: number; readonly username: string };
  readonly totalAmount: number;
  readonly subEnd: string;
  /** The end of the demo; only for a demo order. */
  readonly demoEnd?: Date;
  readonly menu?: { readonly id: number; readonly documentId: string };
  /** By default `unready`. */
  readonly status?: Order['status'];
}

/**
 * Inserts an order in the current transaction, which the caller has begun inside of `withOrderNumberLock`.
 * @returns its public id
 */
export async function insertOrder(
  { client, totalAmount, subEnd, demoEnd, menu, status = 'unready' }: NewOrder,
  by: Actor,
): Promise<string> {
  const number = await nextNumber();
  const born = defaultColumns();
  const isDemo = demoEnd !== undefined;
  const stored = toColumnValues(orderSchema, { totalAmount, isDemo, canceled: false, status });
  const ratio = paidRatio(0, toThousandths(totalAmount));
  const counted = { payments: [], paid: 0, totalOnPaid: ratio, requiredEdits: [], unreadyEdits: 0 };
  await rows(ORDERS).create({
    data: {
      ...born,
      ...stored,
      ...counted,
      number,
      subEnd: new Date(subEnd),
      demoEndDate: demoEnd ?? null,
      user: client.id,
      ...(menu && { menu: menu.id }),
    },
  });
  const details = {
    user: client.username,
    totalAmount,
    subEnd,
    ...(demoEnd && { demoEndDate: demoEnd.toISOString() }),
  };
  await recordAction({ by, action: 'order-created', order: born.documentId, menu: menu?.documentId, details });
  return born.documentId;
}
