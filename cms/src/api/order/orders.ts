/** Staff actions on orders. (docs/spec/domain.md#subscription-orders) */
import {
  canBePaidOn,
  DEFAULT_TIME_ZONE,
  menuAssignmentSchema,
  outstanding,
  paidRatio,
  paymentProblem,
  requiredEditUpdateSchema,
  toE164,
  todayIn,
  toThousandths,
  totalProblem,
  type Order,
  type OrderCreateInput,
  type PaymentCreateInput,
  type RequiredEdit,
  type TotalCorrectionInput,
} from '@qaima/schemas';
import { assertConfirmed } from '../../api-runtime/access';
import { runOnce } from '../../api-runtime/currentCall';
import { assertUnchanged, type Edit } from '../../api-runtime/editConflicts';
import type { Actor } from '../../http/sessions/store';
import { HttpError, invalidField } from '../../errors/httpError';
import { newId } from '../../database/ids';
import { inTransaction } from '../../database/transaction';
import { findByName, staffMemberNamed } from '../account/users';
import { findPlan, NO_PLAN } from '../plan/plans';
import { findMenu } from '../../menu-parts/menuAccess';
import { changeOrder } from './changeOrder';
import { entryChange, sumsOf } from './entryChange';
import { editsOf, findOrder, idOfOrder, paymentsOf, serializeOrder } from './findOrder';
import { insertOrder } from './insertOrder';
import { withOrderNumberLock } from './orderNumber';
import {
  belowPaidTotal,
  ENTRY_LIMIT,
  FULL,
  NO_EDIT,
  NO_MENU,
  NO_REASON,
  NO_STAFF_MEMBER,
  NO_TOTAL_REASON,
  NO_USER,
  otherPaid,
  otherTotal,
  overCorrected,
  overpaid,
  TAKES_NO_PAYMENT,
  WRONG_DAY,
} from './errorMessages';

const unready = (edits: readonly RequiredEdit[]) => edits.filter(({ status }) => status === 'unready').length;

export const orders = {
  async create({ user, plan: planId, ...terms }: OrderCreateInput, by: Actor): Promise<Order> {
    const client = await findByName(user);
    if (!client) throw invalidField('/user', NO_USER, 404);
    const plan = planId ? await findPlan(planId) : null;
    if (planId && !plan?.isOffered) throw invalidField('/plan', NO_PLAN, 404);
    return withOrderNumberLock(() =>
      inTransaction(() =>
        runOnce(async () => {
          const documentId = await insertOrder({ client, plan, ...terms }, by);
          return serializeOrder(await findOrder(documentId));
        }),
      ),
    );
  },

  async read(idOrNumber: string): Promise<Order> {
    return serializeOrder(await findOrder(await idOfOrder(idOrNumber)));
  },

  /**
   * Adds a payment or a counter-entry.
   * @throws {HttpError} 409 naming the outstanding or the paid amount, if the entry exceeds it; if `paidBefore` is no
   * longer what is paid; or for a payment of a cancelled order. 400 without a reason, or for a day that is too early
   * or to come. 404 if nobody of staff is called `taker`
   */
  async pay(id: string, input: PaymentCreateInput, by: Actor): Promise<Order> {
    const { method, value, reason = '', paidOn, reference, taker, paidBefore } = input;
    if (value < 0) assertConfirmed();
    if (paidOn && !canBePaidOn(paidOn, todayIn(DEFAULT_TIME_ZONE, new Date())))
      throw invalidField('/paidOn', WRONG_DAY);
    const takenBy = taker ? await staffMemberNamed(taker) : by;
    if (!takenBy) throw invalidField('/taker', NO_STAFF_MEMBER, 404);
    return changeOrder({ id, by }, (order) => {
      const sums = sumsOf(order);
      const { total, paid: before } = sums;
      const amount = toThousandths(value);
      const shown = paidBefore === undefined ? undefined : toThousandths(paidBefore);
      const problem = paymentProblem(amount, reason, sums, shown);
      if (problem === 'canceled') throw new HttpError(409, TAKES_NO_PAYMENT);
      if (problem === 'no-reason') throw invalidField('/reason', NO_REASON);
      if (problem === 'changed')
        throw invalidField('/paidBefore', otherPaid(shown ?? 0, before, paymentsOf(order).at(-1)), 409);
      if (problem === 'overpaid') throw invalidField('/value', overpaid(outstanding(before, total)), 409);
      if (problem === 'over-corrected') throw invalidField('/value', overCorrected(before), 409);
      return entryChange(order, { method, value: amount, reason, paidOn, reference, takenBy }, by);
    });
  },

  /**
   * Corrects the total.
   * @throws {HttpError} 409 if it is no longer the one that was shown, or would be below what was paid without
   * `belowPaid`; 400 without a reason
   */
  correctTotal: (id: string, input: TotalCorrectionInput, by: Actor): Promise<Order> =>
    changeOrder({ id, by }, (order) => {
      const { from, totalAmount, belowPaid } = input;
      const reason = input.reason.trim();
      const { total, paid } = sumsOf(order);
      const to = toThousandths(totalAmount);
      const problem = totalProblem({ from: toThousandths(from), to, reason, belowPaid }, total, paid);
      if (problem === 'no-reason') throw invalidField('/reason', NO_TOTAL_REASON);
      if (problem === 'changed') throw invalidField('/from', otherTotal(total), 409);
      if (problem === 'below-paid') throw invalidField('/totalAmount', belowPaidTotal(paid), 409);
      const data = { totalAmount: to, totalOnPaid: paidRatio(paid, to) };
      return { data, deed: 'total-corrected', details: { formerTotal: from, totalAmount, reason } };
    }),

  addEdit: (id: string, phone: string, by: Actor): Promise<Order> =>
    changeOrder({ id, by }, (order) => {
      // One form for all, whichever way it was typed, as the client's chat is opened by it.
      const phoneNo = toE164(phone) ?? phone;
      const added: RequiredEdit = {
        _id: newId(),
        phoneNo,
        status: 'unready',
        addedAt: new Date().toISOString(),
      };
      const edits: RequiredEdit[] = [...editsOf(order), added];
      if (edits.length > ENTRY_LIMIT) throw new HttpError(409, FULL);
      return {
        data: { requiredEdits: edits, unreadyEdits: unready(edits) },
        deed: 'edit-added',
        details: { phone: phoneNo },
      };
    }),

  switchEdit: (id: string, index: string, status: RequiredEdit['status'], { by, seen }: Edit): Promise<Order> =>
    changeOrder({ id, by }, (order) => {
      const edits = editsOf(order);
      const at = /^\d{1,4}$/.test(index) ? Number(index) : -1;
      const edit = edits[at];
      if (!edit) throw new HttpError(404, NO_EDIT);
      assertUnchanged({ schema: requiredEditUpdateSchema, stored: edit, after: { status }, seen });
      const changed = edits.with(at, { ...edit, status });
      return {
        data: { requiredEdits: changed, unreadyEdits: unready(changed) },
        deed: 'edit-switched',
        details: { index: at, phone: edit.phoneNo, status },
      };
    }),

  assignMenu: (id: string, menuId: string, { by, seen }: Edit): Promise<Order> =>
    changeOrder({ id, by }, async (order) => {
      const menu = await findMenu(menuId.trim());
      if (!menu) throw invalidField('/menuId', NO_MENU, 404);
      const { documentId } = menu;
      const stored = { menuId: order.menu?.documentId ?? null };
      assertUnchanged({ schema: menuAssignmentSchema, stored, after: { menuId: documentId }, seen });
      return { data: { menu: menu.id }, deed: 'menu-assigned', details: { menuId: documentId }, menu: documentId };
    }),
};
