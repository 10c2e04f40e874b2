/** Renews a subscription for a year, in one step. (docs/spec/domain.md#renewals) */
import {
  coversPaidYear,
  isPaidTrial,
  isRenewedBy,
  orderEnd,
  providerDay,
  renewalOf,
  yearOfPaidDemo,
  type ExistingRenewal,
  type Order,
  type OrderRenewalInput,
  type RenewalProposal,
} from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { instantOf, textOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { recordAction, renewalNumbers, renewalStart } from '../../audit/auditLog';
import { refOf } from '../../menu-parts/menuAccess';
import { changeMenu } from '../../menu-parts/changeMenu';
import { writeInactiveFrom } from '../../menu-parts/writeInactiveFrom';
import { sumsOf } from './entryChange';
import {
  CANCELLED,
  coveredAlready,
  NO_MENU,
  NO_ORDER,
  NO_USER,
  OTHER_RENEWAL,
  paidTrialFirst,
  renewedAlready,
} from './errorMessages';
import { findOrder, idOfOrder, ORDERS, serializeOrder, termsOf, type OrderRow } from './findOrder';
import { insertOrder } from './insertOrder';
import { nextNumber, withOrderNumberLock } from './orderNumber';

const RELATIONS = { user: { select: ['username'] }, menu: true, plan: true } as const;

/** An order that is to be renewed, and the order that its renewal continues. */
interface Renewable {
  readonly order: OrderRow;
  readonly newest: OrderRow;
}

/**
 * Finds the order that a renewal continues: the newest one for the client and the menu of this order. Orders without a
 * menu can be different subscriptions, so of those it is this order, or the newest of its renewals. Ignores cancelled
 * orders.
 * @throws {HttpError} 404, or 409 if this order is cancelled
 */
async function findRenewable(documentId: string): Promise<Renewable> {
  const order = await rows(ORDERS).findOne({ where: { documentId }, populate: RELATIONS });
  if (!order) throw new HttpError(404, NO_ORDER);
  if (order['canceled']) throw new HttpError(409, CANCELLED);
  const { user, menu } = order;
  const chain = menu
    ? { user: user?.id ?? null, menu: menu.id }
    : { number: { $in: [Number(order['number']), ...(await renewalNumbers(documentId))] } };
  const [newest] = await rows(ORDERS).findMany({
    where: { ...chain, canceled: false },
    orderBy: [{ number: 'desc' }],
    limit: 1,
    populate: RELATIONS,
  });
  if (!newest || newest.documentId === documentId) return { order, newest: order };
  // The renewal can have been renewed too, or have got a menu.
  return { order, newest: menu ? newest : (await findRenewable(newest.documentId)).newest };
}

/** The terms of the newest order, as those of a renewal. */
async function newestTerms({ order, newest }: Renewable): Promise<ExistingRenewal> {
  const terms = termsOf(newest);
  const { number } = terms;
  const from = await renewalStart(number, order.documentId, newest.menu?.documentId);
  return { _id: newest.documentId, number, from, until: providerDay(orderEnd(terms)), totalAmount: terms.totalAmount };
}

async function existingRenewal(renewable: Renewable): Promise<ExistingRenewal | null> {
  return isRenewedBy(termsOf(renewable.order), termsOf(renewable.newest)) ? newestTerms(renewable) : null;
}

/** @throws {HttpError} 409 if another order already covers the year of this demo */
export async function refuseCoveredYear(documentId: string): Promise<void> {
  const renewable = await findRenewable(documentId);
  const { order, newest } = renewable;
  if (!coversPaidYear(termsOf(order), termsOf(newest), new Date())) return;
  throw invalidField('/isDemo', coveredAlready(await newestTerms(renewable)), 409);
}

/** @throws {HttpError} 409 if this order, or the one to continue, is a demo that is fully paid: its year comes first */
async function proposalOf(renewable: Renewable, now: Date): Promise<RenewalProposal> {
  const { order, newest } = renewable;
  const trial = [newest, order].find((one) => isPaidTrial({ ...sumsOf(one), isDemo: termsOf(one).isDemo }));
  if (trial && !coversPaidYear(termsOf(trial), termsOf(newest), now)) {
    throw new HttpError(409, paidTrialFirst(termsOf(trial).number, yearOfPaidDemo(termsOf(trial), now)));
  }
  const { number, ...terms } = termsOf(newest);
  return { ...renewalOf(terms, now), number, existing: await existingRenewal(renewable) };
}

/** Proposes the year that follows the newest order, and names the renewal that exists already. */
export async function proposeRenewal(idOrNumber: string): Promise<RenewalProposal> {
  return proposalOf(await findRenewable(await idOfOrder(idOrNumber)), new Date());
}

/** The plan of a renewal: that of the order before, if it is on sale, at its price now. */
function renewalPlan(newest: OrderRow) {
  const { plan = null } = serializeOrder(newest);
  if (!newest.plan || !plan || plan.priceNow === null) return null;
  return { id: newest.plan.id, name: plan.name, price: plan.priceNow };
}

/** Inserts the renewal in the current transaction. */
async function insertRenewal(documentId: string, renewal: OrderRenewalInput, by: Actor): Promise<string> {
  const { from, totalAmount: shown, agreedAmount: totalAmount = shown, discountReason, again } = renewal;
  // Locks the order numbers. So of two concurrent renewals, the second one sees the order of the first one.
  const number = await nextNumber();
  const renewable = await findRenewable(documentId);
  const { newest } = renewable;
  const proposed = await proposalOf(renewable, new Date());
  if (proposed.existing && !again) throw invalidField('/again', renewedAlready(proposed.existing), 409);
  const year = [proposed, proposed.fromFormerEnd].find((one) => one?.from === from);
  if (!year) throw invalidField('/from', OTHER_RENEWAL, 409);
  if (proposed.totalAmount !== shown) throw invalidField('/totalAmount', OTHER_RENEWAL, 409);
  const { user, menu } = newest;
  if (!user) throw new HttpError(409, NO_USER);
  const client = { id: user.id, username: textOf(user['username']) };
  const { status } = serializeOrder(newest);
  const made = await insertOrder(
    {
      client,
      totalAmount,
      subEnd: year.until,
      status,
      ...(menu && { menu }),
      plan: renewalPlan(newest),
      discountReason,
    },
    by,
  );
  const details = { startDate: from, endDate: year.until, totalAmount, renewal: number };
  await recordAction({ by, action: 'order-renewed', order: newest.documentId, menu: menu?.documentId, details });
  return made;
}

/**
 * Creates the order for the next year. Also opens its menu if `start` is set. Both happen in one transaction.
 * @throws {HttpError} 409 if the order has been renewed already and `again` is not set, or if the sent renewal differs
 * from the current proposal
 */
export async function renew(idOrNumber: string, renewal: OrderRenewalInput, by: Actor): Promise<Order> {
  const documentId = await idOfOrder(idOrNumber);
  return withOrderNumberLock(async () => {
    const { menu } = (await findRenewable(documentId)).newest;
    const insert = () => insertRenewal(documentId, renewal, by);
    if (!renewal.start)
      return inTransaction(() => runOnce(async () => serializeOrder(await findOrder(await insert()))));
    if (!menu || menu['trashedAt']) throw invalidField('/start', NO_MENU, 409);
    const ref = refOf(menu);
    return changeMenu(ref, async () => {
      const made = await insert();
      if (instantOf(menu['inactiveFrom'])) await writeInactiveFrom(ref, null, by);
      return serializeOrder(await findOrder(made));
    });
  });
}
