/** Changes of an order's marks and ends, each against what the caller saw. (docs/spec/domain.md#subscription-orders) */
import {
  orderEnd,
  orderUpdateSchema,
  providerDay,
  subscriptionUpdateSchema,
  toThousandths,
  trialProblem,
  type Order,
  type OrderUpdateInput,
  type SubscriptionUpdateInput,
} from '@qaima/schemas';
import { assertUnchanged, type Edit } from '../../api-runtime/editConflicts';
import { invalidField } from '../../errors/httpError';
import { changeOrder } from './changeOrder';
import { sumsOf } from './entryChange';
import { noDemo, otherEnd, otherPaid, otherTotal } from './errorMessages';
import { paymentsOf, serializeOrder, termsOf, type OrderRow } from './findOrder';
import { refuseCoveredYear } from './renewal';

/** Parses a time; null for null or an empty text. */
const instant = (text: string | null) => (text ? new Date(text) : null);

/** A time as orders are serialized with it. */
const shownInstant = (text: string | null) => instant(text)?.toISOString() ?? null;

/** The reason in the details of the audit log. */
const reasonOf = (reason = '') => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** @throws {HttpError} 409 if the total or the payments are no longer those that a question stated */
function assertSums(order: OrderRow, shown: NonNullable<OrderUpdateInput['sumsBefore']>): void {
  const { total, paid } = sumsOf(order);
  const before = toThousandths(shown.paid);
  if (toThousandths(shown.totalAmount) !== total) throw invalidField('/sumsBefore', otherTotal(total), 409);
  if (before !== paid) throw invalidField('/sumsBefore', otherPaid(before, paid, paymentsOf(order).at(-1)), 409);
}

/** @throws {HttpError} 409 if a demo is none any more, has other ends, or another order covers its year */
async function assertTrial(order: OrderRow, { endsBefore, isDemo }: OrderUpdateInput): Promise<void> {
  if (!endsBefore) return;
  const terms = termsOf(order);
  const problem = trialProblem(terms, endsBefore);
  const end = providerDay(orderEnd(terms));
  if (problem) throw invalidField('/endsBefore', problem === 'no-demo' ? noDemo(end) : otherEnd(end), 409);
  if (isDemo === false) await refuseCoveredYear(order.documentId);
}

/**
 * Changes fields of an order.
 * @throws {HttpError} 409 if somebody else has changed one of them, or the ends or amounts that the caller was shown
 */
export const changeFields = (id: string, changes: OrderUpdateInput, { by, seen }: Edit): Promise<Order> =>
  changeOrder({ id, by }, async (order) => {
    await assertTrial(order, changes);
    const { endsBefore: _ends, sumsBefore, reason, demoEndDate, subEnd, ...flags } = changes;
    if (sumsBefore) assertSums(order, sumsBefore);
    const now = serializeOrder(order);
    const changesDemoEnd = demoEndDate !== undefined;
    const changesEnd = subEnd !== undefined;
    const after = {
      ...now,
      ...flags,
      ...(changesDemoEnd && { demoEndDate: shownInstant(demoEndDate) }),
      ...(changesEnd && { subEnd: shownInstant(subEnd) }),
    };
    assertUnchanged({ schema: orderUpdateSchema, stored: now, after, seen });
    const data = {
      ...flags,
      ...(changesDemoEnd && { demoEndDate: instant(demoEndDate) }),
      ...(changesEnd && { subEnd: instant(subEnd) }),
    };
    const details = {
      ...flags,
      ...(changesDemoEnd && { demoEndDate, formerDemoEnd: now.demoEndDate ?? null }),
      ...(changesEnd && { subEnd, formerEnd: now.subEnd }),
      ...reasonOf(reason),
    };
    return { data, deed: 'order-changed', details };
  });

/** Changes when a subscription ends. @throws {HttpError} 409 if somebody else has changed it */
export const changeSubscription = (
  id: string,
  { endDate, reason }: SubscriptionUpdateInput,
  { by, seen }: Edit,
): Promise<Order> =>
  changeOrder({ id, by }, (order) => {
    const { subEnd: formerEnd } = serializeOrder(order);
    const after = { endDate: shownInstant(endDate) };
    assertUnchanged({ schema: subscriptionUpdateSchema, stored: { endDate: formerEnd }, after, seen });
    const details = { endDate, formerEnd, ...reasonOf(reason) };
    return { data: { subEnd: new Date(endDate) }, deed: 'subscription-changed', details };
  });
