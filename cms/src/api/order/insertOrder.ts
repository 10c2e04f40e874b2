import { discountOf, orderSchema, paidRatio, toThousandths, type Order } from '@qaima/schemas';
import { toColumnValues } from '../../api-runtime/serialize';
import { defaultColumns, rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import { recordAction } from '../../audit/auditLog';
import { invalidField } from '../../errors/httpError';
import { noDiscountReason } from './errorMessages';
import { ORDERS } from './findOrder';
import { nextNumber } from './orderNumber';

export interface NewOrder {
  readonly client: { readonly id: number; readonly username: string };
  readonly totalAmount: number;
  readonly subEnd: string;
  /** The end of the demo; only for a demo order. */
  readonly demoEnd?: Date;
  readonly menu?: { readonly id: number; readonly documentId: string };
  /** The plan that is sold, by its row id, with its price now. */
  readonly plan?: { readonly id: number; readonly name: string; readonly price: number } | null;
  readonly discountReason?: string | undefined;
  /** By default `unready`. */
  readonly status?: Order['status'];
}

/**
 * Inserts an order in the current transaction, which the caller has begun inside of `withOrderNumberLock`.
 * @returns its public id
 * @throws {HttpError} 400 for a price below that of the plan without a reason
 */
export async function insertOrder(
  { client, totalAmount, subEnd, demoEnd, menu, plan = null, discountReason = '', status = 'unready' }: NewOrder,
  by: Actor,
): Promise<string> {
  const discount = discountOf(toThousandths(totalAmount), plan && toThousandths(plan.price));
  const reason = discountReason.trim();
  if (discount > 0 && reason === '') throw invalidField('/discountReason', noDiscountReason(discount));
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
      ...(plan && { plan: plan.id, planPrice: toThousandths(plan.price) }),
      ...(discount > 0 && { discountReason: reason }),
    },
  });
  const details = {
    user: client.username,
    totalAmount,
    subEnd,
    ...(plan && { planName: plan.name }),
    ...(discount > 0 && { discountReason: reason }),
    ...(demoEnd && { demoEndDate: demoEnd.toISOString() }),
  };
  await recordAction({ by, action: 'order-created', order: born.documentId, menu: menu?.documentId, details });
  return born.documentId;
}
