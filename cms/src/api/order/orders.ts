/** Staff actions on orders. (docs/spec/domain.md#subscription-orders) */
import {
  outstanding,
  paidRatio,
  paymentProblem,
  toThousandths,
  type AuditAction,
  type Order,
  type OrderUpdateInput,
  type OrderCreateInput,
  type PaymentCreateInput,
  type RequiredEdit,
} from '@qaima/schemas';
import { runAlways, type RunOnce } from '../../api-runtime/repeatedRequests';
import type { Actor } from '../../http/sessions/store';
import { HttpError, invalidField } from '../../errors/httpError';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { findByName } from '../account/users';
import { findMenu } from '../menu/menuAccess';
import { recordAction } from '../audit-log/auditLog';
import { editsOf, findOrder, idOfOrder, ORDERS, paymentsOf, serializeOrder } from './findOrder';
import { insertOrder } from './insertOrder';
import { withOrderNumberLock } from './orderNumber';
import {
  ENTRY_LIMIT,
  FULL,
  NO_EDIT,
  NO_MENU,
  NO_ORDER,
  NO_REASON,
  NO_USER,
  overCorrected,
  overpaid,
} from './errorMessages';
import type { Row } from '../../database/columnValues';

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
async function changeOrder(
  { id, by, once = runAlways }: ChangeRequest,
  work: (order: Row) => Change | Promise<Change>,
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

const unready = (edits: readonly RequiredEdit[]) => edits.filter(({ status }) => status === 'unready').length;

/** Parses a time; null for null or an empty text. */
const instant = (text: string | null) => (text ? new Date(text) : null);

export const orders = {
  async create({ user, totalAmount, subEnd }: OrderCreateInput, by: Actor, once: RunOnce = runAlways): Promise<Order> {
    const client = await findByName(user);
    if (!client) throw invalidField('/user', NO_USER, 404);
    return withOrderNumberLock(() =>
      inTransaction(() =>
        once(async () => {
          const documentId = await insertOrder({ client, totalAmount, subEnd }, by);
          return serializeOrder(await findOrder(documentId));
        }),
      ),
    );
  },

  async read(idOrNumber: string): Promise<Order> {
    return serializeOrder(await findOrder(await idOfOrder(idOrNumber)));
  },

  change: (id: string, changes: OrderUpdateInput, by: Actor): Promise<Order> =>
    changeOrder({ id, by }, () => {
      const { demoEndDate, ...flags } = changes;
      const data = demoEndDate === undefined ? flags : { ...flags, demoEndDate: instant(demoEndDate) };
      return { data, deed: 'order-changed', details: changes };
    }),

  /**
   * Adds a payment, or a counter-entry with a negative value.
   * @throws {HttpError} 409 naming the outstanding or the paid amount, if the entry exceeds it; 400 without a reason
   */
  pay: (
    id: string,
    { method, value, reason = '' }: PaymentCreateInput,
    by: Actor,
    once: RunOnce = runAlways,
  ): Promise<Order> =>
    changeOrder({ id, by, once }, (order) => {
      const [total, before] = [Number(order['totalAmount']), Number(order['paid'])];
      const amount = toThousandths(value);
      const problem = paymentProblem(amount, reason, before, total);
      if (problem === 'no-reason') throw invalidField('/reason', NO_REASON);
      if (problem === 'overpaid') throw invalidField('/value', overpaid(outstanding(before, total)), 409);
      if (problem === 'over-corrected') throw invalidField('/value', overCorrected(before), 409);
      const said = reason.trim() ? { reason: reason.trim() } : {};
      const author = { username: by.username, name: by.name };
      const entry = { method, value: amount, ...said, date: new Date().toISOString(), by: author };
      const payments = [...paymentsOf(order), entry];
      if (payments.length > ENTRY_LIMIT) throw new HttpError(409, FULL);
      const paid = before + amount;
      const data = { payments, paid, totalOnPaid: paidRatio(paid, total) };
      const deed = amount < 0 ? 'payment-corrected' : 'payment-added';
      return { data, deed, details: { method, value, ...said } };
    }),

  addEdit: (id: string, phone: string, by: Actor, once: RunOnce = runAlways): Promise<Order> =>
    changeOrder({ id, by, once }, (order) => {
      const added: RequiredEdit = {
        _id: newId(),
        phoneNo: phone,
        status: 'unready',
        addedAt: new Date().toISOString(),
      };
      const edits: RequiredEdit[] = [...editsOf(order), added];
      if (edits.length > ENTRY_LIMIT) throw new HttpError(409, FULL);
      return {
        data: { requiredEdits: edits, unreadyEdits: unready(edits) },
        deed: 'edit-added',
        details: { phone },
      };
    }),

  switchEdit: (id: string, index: string, status: RequiredEdit['status'], by: Actor): Promise<Order> =>
    changeOrder({ id, by }, (order) => {
      const edits = editsOf(order);
      const at = /^\d{1,4}$/.test(index) ? Number(index) : -1;
      const edit = edits[at];
      if (!edit) throw new HttpError(404, NO_EDIT);
      const changed = edits.with(at, { ...edit, status });
      return {
        data: { requiredEdits: changed, unreadyEdits: unready(changed) },
        deed: 'edit-switched',
        details: { index: at, phone: edit.phoneNo, status },
      };
    }),

  changeSubscription: (id: string, endDate: string, by: Actor): Promise<Order> =>
    changeOrder({ id, by }, () => ({
      data: { subEnd: new Date(endDate) },
      deed: 'subscription-changed',
      details: { endDate },
    })),

  assignMenu: (id: string, menuId: string, by: Actor): Promise<Order> =>
    changeOrder({ id, by }, async () => {
      const menu = await findMenu(menuId.trim());
      if (!menu) throw invalidField('/menuId', NO_MENU, 404);
      const { documentId } = menu;
      return { data: { menu: menu.id }, deed: 'menu-assigned', details: { menuId: documentId }, menu: documentId };
    }),
};
