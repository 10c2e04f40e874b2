/**
 * Coupons of carts: finding them by their code, judging them, and counting their uses. A use is counted under the
 * coupon's row, in the transaction of the submission, so that none is oversold. (docs/spec/domain.md#sums)
 */
import {
  couponSchema,
  discountTimeProblem,
  normalizeCode,
  ruleProblem,
  type Coupon,
  type CouponProblem,
  type MenuWithDayparts,
  type SumContext,
  type SumLine,
} from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';

const TABLE = 'api::coupon.coupon';

/** A coupon with the code by which a guest entered it. */
export interface EnteredCoupon {
  readonly coupon: Coupon & { readonly _id: string };
  readonly code: string;
  /** Whether it is a code of one use. */
  readonly isIssued: boolean;
}

/** The active coupon of a code; null if there is none. */
export async function findCoupon(menuId: number, entered: string): Promise<EnteredCoupon | null> {
  const code = normalizeCode(entered);
  const sql = await connection();
  const issued = await sql('coupon_codes')
    .where({ menu_id: menuId, code })
    .first<{ readonly coupon_ref: string } | undefined>('coupon_ref');
  const named = issued ? { documentId: issued.coupon_ref } : { code };
  const row = await rows(TABLE).findOne({ where: { menu: menuId, ...named } });
  if (!row || row['active'] === false) return null;
  return { coupon: { ...serialize(couponSchema, row), _id: row.documentId }, code, isIssued: issued !== undefined };
}

interface UseRow {
  readonly id: number;
  readonly coupon_ref: string;
}

const counting = { given_back_at: null } as const;

/** Whether a code of one use is used. */
async function isSpent({ coupon, code, isIssued }: EnteredCoupon): Promise<boolean> {
  if (!isIssued) return false;
  const sql = await connection();
  return (
    (await sql('coupon_uses')
      .where({ coupon_ref: coupon._id, code, ...counting })
      .first<object | undefined>('id')) !== undefined
  );
}

/** A menu at the time of a request. */
interface ShownMenu extends Pick<MenuWithDayparts, 'dayparts'> {
  readonly menu: Omit<MenuWithDayparts, 'dayparts'>;
  readonly now: Date;
}

/** Why a cart's coupon does not apply, or null. Phones are judged at submission. */
export async function couponProblem(
  entered: EnteredCoupon,
  lines: readonly SumLine[],
  context: SumContext,
  { menu, dayparts, now }: ShownMenu,
): Promise<CouponProblem | null> {
  const { coupon } = entered;
  const time = discountTimeProblem(coupon, { ...menu, dayparts }, now);
  if (time) return time;
  if ((coupon.uses != null && coupon.used >= coupon.uses) || (await isSpent(entered))) return 'used-up';
  return ruleProblem(coupon, lines, context);
}

const ENDED: readonly string[] = ['rejected', 'missed', 'canceled'];

/** Whether an order of this guest was served, or may still be. */
async function hasOrdered(menuId: number, key: string): Promise<boolean> {
  const sql = await connection();
  const orders = sql('carts').where({ menu_id: menuId, guest_key: key, is_practice: false }).whereNotNull('placed_at');
  return (await orders.whereNotIn('state', ENDED).first<object | undefined>('id')) !== undefined;
}

/** An order that uses a coupon. */
interface UsingOrder {
  readonly menuId: number;
  readonly cartId: string;
  /** The key of the guest's phone; null without a phone. */
  readonly phoneKey: string | null;
  readonly now: Date;
}

/**
 * Counts a use, with the coupon's row locked until the transaction ends.
 * @returns why it can't be used, or null
 */
export async function takeUse(
  entered: EnteredCoupon,
  amount: number,
  { menuId, cartId, phoneKey, now }: UsingOrder,
): Promise<CouponProblem | null> {
  const { coupon, code } = entered;
  const sql = await connection();
  const taken = await sql('coupons')
    .where({ document_id: coupon._id })
    .andWhere((left) => void left.whereNull('uses').orWhereRaw('COALESCE(used, 0) < uses'))
    .update({ used: sql.raw('COALESCE(used, 0) + 1') });
  if (taken === 0 || (await isSpent(entered))) return 'used-up';
  if (coupon.usesPerPhone != null && phoneKey !== null) {
    const own = await sql('coupon_uses')
      .where({ coupon_ref: coupon._id, phone_key: phoneKey, ...counting })
      .limit(coupon.usesPerPhone)
      .select<UseRow[]>('id');
    if (own.length >= coupon.usesPerPhone) return 'used-by-you';
  }
  if (coupon.firstOrder && (phoneKey === null || (await hasOrdered(menuId, phoneKey)))) return 'not-for-this';
  await sql('coupon_uses').insert({
    document_id: newId(),
    menu_id: menuId,
    coupon_ref: coupon._id,
    code,
    cart_ref: cartId,
    phone_key: phoneKey,
    amount,
    at: now.getTime(),
  });
  return null;
}

/** The moves of an order from state to state, the last one at last. */
interface MovedOrder {
  readonly cartId: string;
  readonly moves: readonly { readonly from?: string | undefined; readonly to: string }[];
  readonly now: Date;
}

/** Gives the use of an order back that is not served, and takes it again if a missed order is accepted after all. */
export async function countCouponAgain({ cartId, moves, now }: MovedOrder): Promise<void> {
  const { from, to } = moves.at(-1) ?? {};
  const [wasEnded, isEnded] = [from !== undefined && ENDED.includes(from), to !== undefined && ENDED.includes(to)];
  if (from === undefined || wasEnded === isEnded) return;
  const sql = await connection();
  const use = await sql('coupon_uses').where({ cart_ref: cartId }).first<UseRow | undefined>('id', 'coupon_ref');
  if (!use) return;
  const changed = await sql('coupon_uses')
    .where({ id: use.id })
    .modify((query) => void (isEnded ? query.whereNull('given_back_at') : query.whereNotNull('given_back_at')))
    .update({ given_back_at: isEnded ? now.getTime() : null });
  if (changed > 0)
    await sql('coupons')
      .where({ document_id: use.coupon_ref })
      .update({ used: sql.raw(isEnded ? 'CASE WHEN used > 0 THEN used - 1 ELSE 0 END' : 'COALESCE(used, 0) + 1') });
}
